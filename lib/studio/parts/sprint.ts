/** A measured sprinter: reflecting balls and muscle nodes that lie on skin and cloth as they are in the pose. */
import type { Vec3 } from '../kit/sdf.ts';
import { marker, pod } from './laboratory.ts';
import { person, type Person, type PersonLook } from './person/person.ts';
import { shortLegs } from './person/shorts.ts';
import type { Pose } from './person/pose.ts';
import { onCloth } from './strap.ts';

/** Reflecting balls on limbs, measured on the meshes. @param inside also on the inner and the front side of the legs, for views from the front */
export function markersOn(p: Person, { inside = false } = {}): void {
  const { arms, legs } = p.body;
  for (const [i, limb] of [...arms, ...legs].entries()) {
    const s = i % 2 ? -1 : 1;
    const leg = i > 1;
    for (const t of [0.16, 0.55, 1.02, 1.5, leg ? 1.86 : 1.92]) onCloth(p, limb, t, [s, 0.02, leg ? (inside ? 0.8 : 0.35) : 0.1], marker(0.0135), 0.004); // prettier-ignore
    if (inside && leg) for (const t of [1.05, 1.6]) onCloth(p, limb, t, [-s, 0.02, 0.5], marker(0.0135), 0.004);
  }
}

/** Muscle nodes on thigh and calf of both legs; `front` puts the upper one on the front of the thigh. */
function nodesOn(p: Person, front = false): void {
  for (const leg of p.body.legs) {
    const s = leg.root[0] > 0 ? 1 : -1;
    const places: [number, Vec3][] = [[0.4, front ? [s * 0.5, 0.2, 1] : [s, 0.1, -0.1]], [1.34, [s, 0, -0.35]]];
    for (const [t, towards] of places) onCloth(p, leg, t, towards, pod());
  }
}

export function sprinter(look: PersonLook, pose: Pose, options: { inside?: boolean; front?: boolean } = {}): Person {
  const worn = { dress: 'tee' as const, trousersHex: '#16224a', trousers: 0.34, shoeHex: '#ffb020', mouth: 'calm' as const, ...look }; // prettier-ignore
  const p = person(worn, pose);
  shortLegs(p, worn.trousers, worn.trousersHex);
  markersOn(p, options);
  nodesOn(p, options.front);
  return p;
}

