/** Bare legs and a bare back of a dressed person. */
import { Matrix4, Vector3 } from 'three';
import { skin } from '../../kit/material.ts';
import { add, once } from '../../kit/node.ts';
import { capsule, ellipsoid, halfSpace, inflate, mix, moved, roundCone, smoothCommon, smoothCut, smoothUnion, type Sdf, type Vec3 } from '../../kit/sdf.ts'; // prettier-ignore
import { surface } from '../../kit/surface.ts';
import { bareFoot, bareShank } from './bare-foot.ts';
import type { Body } from './body.ts';
import type { Person } from './person.ts';

/** Bare thigh of leg 0 (left) or 1, for sticking sensors to. */
export function bareThigh(body: Body, i: number): Sdf {
  const { root, middle } = body.legs[i];
  const [, , , thigh, knee] = body.radii;
  return smoothUnion(
    0.03,
    roundCone(mix(root, middle, 0.1), middle, thigh * 0.93, knee * 0.86),
    roundCone(mix(root, middle, 0.35), mix(root, middle, 0.8), thigh * 0.86, knee * 0.9),
  );
}

/** Direction of a shank in its foot's frame. */
const shankIn = (m: Matrix4, { middle, end }: Body['legs'][number]) =>
  new Vector3(middle[0] - end[0], middle[1] - end[1], middle[2] - end[2]).normalize().applyMatrix4(m.clone().setPosition(0, 0, 0).invert()).toArray() as Vec3; // prettier-ignore

/** Bare shank in the person's coordinates, for sticking sensors to. @param foot frame of the foot */
export const bareShankOf = (body: Body, i: number, foot: Matrix4, height = 0.42): Sdf => moved(bareShank(i ? -1 : 1, shankIn(foot, body.legs[i]), height), foot); // prettier-ignore

export function bareLeg(g: Person, i: number, foot: Matrix4, look: { skinHex: string; cover: number; feet: string }) {
  const { skinHex, cover, feet } = look;
  const key = JSON.stringify([g.body.legs[i], g.body.radii, foot.elements]);
  const short = cover < 0.9;
  const pitch = shankIn(foot, g.body.legs[i]);
  if (short) {
    const leg = cover < 0.55 ? smoothUnion(0.03, bareThigh(g.body, i), bareShankOf(g.body, i, foot)) : bareShankOf(g.body, i, foot, 0.24); // prettier-ignore
    add(g, once(`bare-leg${key}`, () => surface(leg, 0.0045)), skin(skinHex)); // prettier-ignore
  }
  if (feet !== 'bare') return;
  const part = bareFoot(i ? -1 : 1, { skinHex, pitch, height: 0.08, cell: 0.0028 });
  part.applyMatrix4(foot);
  g.add(part);
}

/** Bare torso with the groove of the spine and shoulder blades, for sticking sensors to. */
export function backShape(body: Body): Sdf {
  const chest = (f: Sdf) => moved(f, body.chest);
  const bulk = smoothUnion(
    0.05,
    inflate(body.torso, -0.003),
    chest(roundCone([-0.034, 0.0, -0.078], [-0.034, 0.22, -0.086], 0.012, 0.02)),
    chest(roundCone([0.034, 0.0, -0.078], [0.034, 0.22, -0.086], 0.012, 0.02)),
    chest(ellipsoid([-0.075, 0.17, -0.092], [0.045, 0.065, 0.02])),
    chest(ellipsoid([0.075, 0.17, -0.092], [0.045, 0.065, 0.02])),
  );
  return smoothCut(0.016, bulk, chest(capsule([0, -0.06, -0.116], [0, 0.24, -0.122], 0.008)));
}

/** @param until height above the waist where the top begins */
export function bareBack(g: Person, skinHex: string, until: number, key: string) {
  const below = moved(halfSpace([0, 1, 0], until + 0.025), g.body.chest);
  add(
    g,
    once(`back${key}`, () => surface(smoothCommon(0.01, backShape(g.body), below), 0.005)),
    skin(skinHex),
  );
}
