/** A dressed person in a pose. */
import type { Group, Matrix4 } from 'three';
import { fabric, skin } from '../../kit/material.ts';
import { add, group, once, place } from '../../kit/node.ts';
import { apply, ellipsoid, frame, halfSpace, inflate, mix, moved, roundCone, smoothCommon, smoothCut, smoothUnion, torus, warped, type Sdf, type Vec3 } from '../../kit/sdf.ts'; // prettier-ignore
import { surface } from '../../kit/surface.ts';
import { alongLimb, bodyOf, limbShape, type Body, type Build, type Limb } from './body.ts';
import { bareBack, bareLeg } from './bare.ts';
import { dressExtras } from './dress.ts';
import { closeHand } from './fine-hand.ts';
import { handShape } from './hand.ts';
import { head, type HeadLook } from './head.ts';
import { type Pose, standing } from './pose.ts';
import { shoe } from './shoe.ts';

export type Dress = 'shirt' | 'tee' | 'hoodie' | 'labcoat' | 'suit' | 'vest' | 'overall' | 'scrubs';

export interface PersonLook extends HeadLook, Build {
  dress?: Dress;
  topHex?: string;
  trousersHex?: string;
  shoeHex?: string;
  /** Colour of coat front, vest bands and other accents. */
  accentHex?: string;
  /** Body height as a share of an adult's 1.71 m; children 0.6–0.8. Poses stay in metres. */
  size?: number;
  /** For close views: hands with joints and nails. */
  fine?: boolean;
  /** Colour of gloves. */
  gloveHex?: string;
  feet?: 'shoe' | 'bare';
  /** Share of the legs that the trousers cover; shorts 0.36. */
  trousers?: number;
  /** Collar undone. */
  open?: boolean;
  /** The top is rolled up to this height of the chest (m above the waist); bare skin below. */
  rolled?: number;
}

export interface Person extends Group {
  /** Head group: hang caps, glasses and headsets here, in head coordinates. */
  head: Group;
  /** Frames on the body (person's coordinates, z along the forearm towards the hand, y outwards from its back). */
  wrist: { left: Matrix4; right: Matrix4 };
  hand: { left: Matrix4; right: Matrix4 };
  body: Body;
}

/** Cloth never lies flat: shallow waves with no direction of their own. */
const draped = (f: Sdf, depth: number): Sdf => (x, y, z) =>
  f(x, y, z) + depth * Math.sin(x * 24 + Math.sin(y * 21 + z * 13) * 1.6) * Math.sin(y * 30 + x * 11 + Math.sin(z * 19) * 1.3) * Math.sin(z * 25 + y * 9); // prettier-ignore

const shorten = (pose: Pose, size: number): Pose => {
  const v = (p: Vec3): Vec3 => [p[0] / size, p[1] / size, p[2] / size];
  const scaled = <T extends { at: Vec3 } | undefined>(t: T) => (t ? { ...t, at: v(t.at) } : t);
  return { ...pose, hips: v(pose.hips ?? [0, 0.92 * size, 0]), left: scaled(pose.left), right: scaled(pose.right), leftFoot: scaled(pose.leftFoot), rightFoot: scaled(pose.rightFoot) }; // prettier-ignore
};

const SLEEVE: Record<Dress, number> = { shirt: 0.93, tee: 0.34, hoodie: 0.95, labcoat: 0.95, suit: 0.95, vest: 0.93, overall: 0.95, scrubs: 0.38 }; // prettier-ignore

/** Ring round a limb's end, as a cuff. */
const cuff = (limb: Limb, share: number, r: number, tube: number): Sdf =>
  moved(warped(torus([0, 0, 0], r, tube), (x, y, z) => [x, z, y]), alongLimb(limb, share, [0.01, 1, 0.3])); // prettier-ignore

/** @param pose metres in the person's own coordinates (+z forward, soles on y = 0) */
export function person(look: PersonLook = {}, pose: Pose = standing()): Person {
  const { fine = false, feet = 'shoe', trousers: cover = 0.985, rolled, dress = 'shirt', topHex = '#1f5bff', trousersHex = '#1a2547', shoeHex = '#ffffff', skinHex = '#f1c3a0', size = 1 } = look; // prettier-ignore
  const key = JSON.stringify([look.figure, look.weight, dress, size, pose, ...(cover < 0.98 || rolled !== undefined ? [cover, rolled ?? 0] : [])]); // prettier-ignore
  const p = shorten(pose, size);
  const body = bodyOf(p, look);
  const g = group(null, 'person') as Person;
  g.scale.setScalar(size);
  g.body = body;
  const [upperArm, elbow, wrist, thigh, knee, ankle] = body.radii;
  const sleeve = SLEEVE[dress];
  const long = sleeve > 0.5;
  const loose = dress === 'hoodie' || dress === 'labcoat' || dress === 'overall' ? 0.008 : dress === 'suit' ? 0.005 : 0;

  const up: Vec3 = [
    body.neckTop[0] - body.neckBase[0],
    body.neckTop[1] - body.neckBase[1],
    body.neckTop[2] - body.neckBase[2],
  ];
  // the collar follows the neck, not the chest: it stays round it when the person leans
  const neck = frame(mix(body.neckBase, body.neckTop, 0.36), up, [0, 0, 1]);

  const top = () => {
    const arms = body.arms.flatMap((limb) => {
      const parts = [limbShape(limb, [upperArm, elbow + 0.003, wrist + 0.006], sleeve, 0.003 + loose)];
      if (long) parts.push(cuff(limb, sleeve * 2 - 1, wrist + 0.004 + loose, 0.0085));
      return parts;
    });
    const skirt = moved(ellipsoid([0, 0.025, -0.008], [0.158 + (look.weight ?? 0) * 0.02, 0.09, 0.127]), body.pelvis);
    const shape = smoothUnion(0.034, inflate(body.torso, loose), skirt, ...arms);
    const opening = moved(roundCone([0, 0, -0.012], [0, 0, 0.14], 0.05, 0.085), neck);
    const hem = moved(halfSpace([0, -1, -0.08], dress === 'overall' ? 0.05 : 0.012), body.pelvis);
    const lower = rolled === undefined ? hem : moved(halfSpace([0, -1, 0], -rolled), body.chest);
    return draped(smoothCommon(0.01, smoothCut(0.012, shape, opening), lower), 0.0022);
  };
  const topShape = top();
  add(
    g,
    once(`top${key}`, () => surface(topShape, 0.009)),
    fabric(topHex),
  );

  if (!look.open) {
    const ring = moved(warped(torus([0, 0, 0], 0.054, 0.014), (x, y, z) => [x, z, y]), neck); // prettier-ignore
    add(
      g,
      once(`collar${key}`, () => surface(ring, 0.0045)),
      fabric(topHex),
    );
  }

  const trousers = () => {
    const legs = body.legs.map((limb) =>
      limbShape(limb, [thigh, knee + 0.004, ankle + 0.006], cover, 0.003 + (cover < 0.9 ? 0.006 : 0)),
    );
    const hips = moved(ellipsoid([0, -0.012, -0.01], [0.142 + (look.weight ?? 0) * 0.02, 0.095, 0.113]), body.pelvis);
    const waist = moved(halfSpace([0, 1, 0], 0.06), body.pelvis);
    const cuffs = cover < 0.9 ? [] : body.legs.map((limb) => cuff(limb, 0.97, ankle + 0.002, 0.009));
    return draped(smoothUnion(0.02, smoothCommon(0.01, smoothUnion(0.05, hips, ...legs), waist), ...cuffs), 0.0022);
  };
  add(
    g,
    once(`trousers${key}`, () => surface(trousers(), 0.0095)),
    fabric(dress === 'overall' ? topHex : trousersHex),
  );

  const skins: Sdf[] = [
    roundCone(
      body.neckBase,
      body.neckTop,
      look.figure === 'woman' ? 0.05 : 0.055,
      look.figure === 'woman' ? 0.045 : 0.051,
    ),
  ];
  for (const limb of body.arms) skins.push(long ? roundCone(mix(limb.middle, limb.end, 0.75), limb.end, wrist, wrist * (fine ? 0.62 : 0.8)) : limbShape(limb, [upperArm - 0.006, elbow - 0.004, wrist * (fine ? 0.64 : 0.82)])); // prettier-ignore
  add(
    g,
    once(`skin${fine}${key}`, () => surface(smoothUnion(0.01, ...skins), 0.0075)),
    skin(skinHex),
  );

  if (rolled !== undefined) bareBack(g, skinHex, rolled, key);
  const hands = (['left', 'right'] as const).map((side, i) => {
    const limb = body.arms[i];
    const target = p[side];
    const along: Vec3 = [limb.end[0] - limb.middle[0], limb.end[1] - limb.middle[1], limb.end[2] - limb.middle[2]];
    const m = frame(limb.end, target?.fingers ?? along, target?.back ?? [i ? -1 : 1, 0.2, 0]);
    const { curl, spread, thumb, point } = target ?? {};
    // seen along the fingers with the back up, a left hand's thumb is on the right (−x)
    const shape = () => once(`hand${i}${[curl, spread, thumb, point]}`, () => surface(handShape(i ? 1 : -1, { curl, spread, thumb, point }), 0.005)); // prettier-ignore
    const part = fine ? closeHand(i ? 1 : -1, { curl, spread, thumb, point }, skinHex, 0.002) : null;
    if (part) {
      part.applyMatrix4(m);
      g.add(part);
    } else add(g, shape(), look.gloveHex ? fabric(look.gloveHex) : skin(skinHex)).applyMatrix4(m);
    return m;
  });
  (['leftFoot', 'rightFoot'] as const).forEach((side, i) => {
    const toes = p[side]?.toes ?? [i ? -0.16 : 0.16, 0, 1];
    if (feet === 'bare' || cover < 0.9)
      bareLeg(g, i, frame(body.legs[i].end, toes as Vec3, [0, 1, 0]), { skinHex, cover, feet });
    if (feet === 'bare') return;
    const part = shoe(i ? -1 : 1, shoeHex, shoeHex === '#ffffff' ? '#dfe7f7' : '#e8eefb');
    part.applyMatrix4(frame(body.legs[i].end, toes as Vec3, [0, 1, 0]));
    g.add(part);
  });

  const look_ = { ...look, skinHex, face: look.face ?? (look.figure === 'woman' ? 'soft' : 'broad') } as HeadLook;
  const ratio = look.age === 'child' ? 1.02 / size ** 0.55 : 1.08;
  g.head = place(g, head(look_), body.headAt, pose.headTurn ?? [0, 0, 0], ratio);
  const outer = (limb: Limb) => alongLimb(limb, long ? 0.9 : 0.84, apply(body.chest, [0, 1, 0]));
  g.wrist = { left: outer(body.arms[0]), right: outer(body.arms[1]) };
  g.hand = { left: hands[0], right: hands[1] };
  dressExtras(g, look, topShape, key);
  return g;
}
