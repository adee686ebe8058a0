/** Inertial motion capture worn on a person: the C17's straps over clothes, the C17 Pro's tight suit with flat nodes. */
import { Matrix4 } from 'three';
import { clay, colour, fabric } from '../../kit/material.ts';
import { add, group } from '../../kit/node.ts';
import { apply, box, cast, frame, gradient, halfSpace, inflate, mix, moved, shell, smoothCommon, smoothUnion, type Sdf, type Vec3 } from '../../kit/sdf.ts'; // prettier-ignore
import { surface } from '../../kit/surface.ts';
import { limbShape, type Limb } from '../person/body.ts';
import type { Person } from '../person/person.ts';
import { inertialNode, type InertialModel } from './nodes.ts';

const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Clothes as a plain shape, `grow` metres over the body. @param until how far down the arms it reaches (1: the wrist) */
function dressed(p: Person, grow: number, until = 0.97): Sdf {
  const { arms, legs, radii, torso } = p.body;
  const [upperArm, elbow, wrist, thigh, knee, ankle] = radii;
  return smoothUnion(
    0.036,
    inflate(torso, grow),
    ...arms.map((limb) => limbShape(limb, [upperArm, elbow, wrist + 0.004], until, grow)),
    ...legs.map((limb) => limbShape(limb, [thigh, knee, ankle + 0.004], 0.98, grow)),
  );
}

/** Put a node on a surface: shot from outside at `aim`, its long side along `along`. */
function stick(p: Person, shape: Sdf, aim: Vec3, from: Vec3, along: Vec3, model: InertialModel, hex: string, size = 1) {
  const l = Math.hypot(...from);
  const start: Vec3 = [aim[0] + (from[0] / l) * 0.35, aim[1] + (from[1] / l) * 0.35, aim[2] + (from[2] / l) * 0.35];
  const hit = cast(shape, start, minus(aim, start)) ?? aim;
  const n = gradient(shape, ...hit, 0.004);
  const node = group(p, 'node');
  // nodes lie on y = 0 with their face up: y outwards, z along the limb
  const z = [0, 1, 2].map((i) => along[i] - n[i] * (along[0] * n[0] + along[1] * n[1] + along[2] * n[2])) as Vec3;
  node.applyMatrix4(frame(hit, z, n));
  const part = inertialNode(model, hex);
  part.scale.setScalar(size);
  node.add(part);
}

/** Share t of a limb (0–1 upper, 1–2 lower half), the bone's direction there and its radius. */
const bone = (limb: Limb, t: number) => {
  const [a, b]: [Vec3, Vec3] = t <= 1 ? [limb.root, limb.middle] : [limb.middle, limb.end];
  return { at: mix(a, b, t <= 1 ? t : t - 1), along: minus(b, a) };
};

/** Elastic strap round a limb, `lift` metres over the shape, `w` wide. */
export function strap(p: Person, shape: Sdf, at: Vec3, along: Vec3, w: number, hex: string, lift = 0.004) {
  const l = Math.hypot(...along);
  const slice: Sdf = (x, y, z) => Math.abs(((x - at[0]) * along[0] + (y - at[1]) * along[1] + (z - at[2]) * along[2]) / l) - w / 2; // prettier-ignore
  const near: Sdf = (x, y, z) => Math.hypot(x - at[0], y - at[1], z - at[2]) - 0.15;
  add(p, surface(smoothCommon(0.002, shell(inflate(shape, lift), 0.0035), slice, near), 0.0042), fabric(hex));
}

const LIMBS = { arm: [0.58, 1.55], leg: [0.5, 1.42] };

/** Straps round chest and hips with braces over the shoulders, over clothes `grow` thick: node harness or safety harness. */
export function torsoStraps(p: Person, grow: number, hex: string): void {
  const { chest, pelvis, torso } = p.body;
  const body = inflate(torso, grow + 0.002);
  const hips = inflate(body, 0.006);
  const band = moved(box([0, 0.135, 0], [0.3, 0.018, 0.3]), chest);
  const belt = moved(box([0, 0.05, 0], [0.3, 0.018, 0.3]), pelvis);
  const braces = moved((x, y, z) => Math.max(Math.abs(Math.abs(x) - 0.088 + 0.05 * (y - 0.13)) - 0.015, 0.125 - y, y - 0.33, Math.abs(z) - 0.3), chest); // prettier-ignore
  for (const [shape, region] of [[inflate(body, 0.004), band], [inflate(hips, 0.008), belt], [inflate(body, 0.003), braces]]) add(p, surface(smoothCommon(0.002, shell(shape, 0.0035), region), 0.0042), fabric(hex)); // prettier-ignore
}

/**
 * Straps with square nodes over clothes (HZ-C17): chest, pelvis, upper and lower arms, thighs and shanks.
 * @param grow thickness of the clothes @param torso false for somebody in a harness @param ahead 1: limbs' nodes look
 * outwards and ahead, negative: outwards and back
 */
export function strappedNodes(
  p: Person,
  { grow = 0.006, hex = '#1b2447', torso = true, size = 1.35, ahead = 1 } = {},
): void {
  const { arms, legs, radii, chest, pelvis } = p.body;
  const lamp = colour.motion;
  const worn = (limb: Limb, r: [number, number, number], t: number, towards: Vec3) => {
    const shape = limbShape(limb, r, 0.99, grow);
    const { at, along } = bone(limb, t);
    strap(p, shape, at, along, 0.034, hex);
    stick(p, inflate(shape, 0.007), at, towards, along, 'c17', lamp, size);
  };
  arms.forEach((limb, i) => {
    const r: [number, number, number] = [radii[0], radii[1] + 0.002, radii[2] + 0.005];
    for (const t of LIMBS.arm) worn(limb, r, t, [i ? -1 : 1, 0.1, 0.55 * ahead]);
  });
  legs.forEach((limb, i) => {
    const r: [number, number, number] = [radii[3], radii[4] + 0.004, radii[5] + 0.006];
    for (const t of LIMBS.leg) worn(limb, r, t, [i ? -0.75 : 0.75, 0, 0.9 * ahead]);
  });
  if (!torso) return;
  torsoStraps(p, grow, hex);
  const front = (m: Matrix4, at: Vec3, z: number): [Vec3, Vec3] => {
    const a = apply(m, at);
    return [a, minus(apply(m, [at[0], at[1], at[2] + z]), a)];
  };
  const body = inflate(p.body.torso, grow + 0.009);
  const up: Vec3 = minus(apply(chest, [0, 1, 0]), apply(chest, [0, 0, 0]));
  stick(p, body, ...front(chest, [0, 0.135, 0], 1), up, 'c17', lamp, size * 1.1);
  stick(p, inflate(body, 0.01), ...front(pelvis, [0, 0.05, 0], -1), up, 'c17', lamp, size);
}

/** Tight suit of the HZ-C17 Pro over dark clothes: piping along the sides and flat nodes clipped at the joints. */
export function motionSuit(p: Person, { hex = '#171f3d', lineHex = colour.brand as string, size = 1.4 } = {}): void {
  const { arms, legs, chest, pelvis } = p.body;
  const suit = smoothCommon(0.006, dressed(p, 0.0125), moved(halfSpace([0, 1, 0], 0.318), chest));
  add(p, surface(suit, 0.0062), fabric(hex));
  const node = (aim: Vec3, from: Vec3, along: Vec3) => stick(p, suit, aim, from, along, 'c17-pro', colour.gaze, size);
  const side = (i: number) => (i ? -1 : 1);
  arms.forEach((limb, i) => {
    const s = side(i);
    for (const [t, from] of [[0.12, [s * 0.6, 0.55, 0.8]], [0.9, [s, 0, 0.75]], [1.78, [s * 0.8, 0.2, 0.5]]] as [number, Vec3][]) node(bone(limb, t).at, from, bone(limb, t).along); // prettier-ignore
  });
  legs.forEach((limb, i) => {
    const s = side(i);
    for (const [t, from] of [[0.5, [s, 0, 0.5]], [1.08, [s * 0.45, 0.1, 1]], [1.82, [s * 0.6, 0, 0.9]]] as [number, Vec3][]) node(bone(limb, t).at, from, bone(limb, t).along); // prettier-ignore
  });
  const up = minus(apply(chest, [0, 1, 0]), apply(chest, [0, 0, 0]));
  const ahead = (m: Matrix4, z: number) => minus(apply(m, [0, 0, z]), apply(m, [0, 0, 0]));
  node(apply(chest, [0, 0.17, 0]), ahead(chest, 1), up);
  node(apply(chest, [0, 0.245, 0]), ahead(chest, -1), up);
  node(apply(pelvis, [0, 0.06, 0]), ahead(pelvis, -1), up);
  // piping: where a thin blade along the limb's outer side meets the suit
  const piping = (limb: Limb, t0: number, t1: number, out: Vec3) => {
    const blades = [0, 1].map((k): Sdf => {
      const [a, b] = k ? [limb.middle, limb.end] : [limb.root, limb.middle];
      const along = minus(b, a);
      const l = Math.hypot(...along);
      const d = along.map((v) => v / l) as Vec3;
      const n: Vec3 = [d[1] * out[2] - d[2] * out[1], d[2] * out[0] - d[0] * out[2], d[0] * out[1] - d[1] * out[0]];
      const m = Math.hypot(...n);
      return (x, y, z) => {
        const q: Vec3 = [x - a[0], y - a[1], z - a[2]];
        const t = (q[0] * d[0] + q[1] * d[1] + q[2] * d[2]) / l;
        const off = (q[0] * n[0] + q[1] * n[1] + q[2] * n[2]) / m;
        const outside = q[0] * out[0] + q[1] * out[1] + q[2] * out[2];
        return Math.max(Math.abs(off) - 0.0075, (t - (k ? t1 - 1 : 1.02)) * l, ((k ? 0 : t0) - t) * l, 0.012 - outside);
      };
    });
    for (const blade of blades) add(p, surface(smoothCommon(0.001, shell(inflate(suit, 0.0005), 0.0028), blade), 0.0042), clay(lineHex)); // prettier-ignore
  };
  arms.forEach((limb, i) => piping(limb, 0.3, 1.9, [side(i), 0.05, 0.1]));
  legs.forEach((limb, i) => piping(limb, 0.1, 1.95, [side(i), 0, 0.05]));
}
