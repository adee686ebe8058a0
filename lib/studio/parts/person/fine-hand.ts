/** Hand for close-ups, in the same wrist coordinates as `hand.ts`: finger joints, thumb ball, knuckles, nails, forearm. */
import { type Group, Matrix4 } from 'three';
import { skin } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { capsule, ellipsoid, frame, inflate, mix, moved, roundCone, smoothCommon, smoothCut, smoothUnion, sphere, union, type Sdf, type Vec3 } from '../../kit/sdf.ts'; // prettier-ignore
import { surface } from '../../kit/surface.ts';
import type { HandShape } from './hand.ts';
import { lighter } from './tint.ts';

export interface FineHandShape extends HandShape {
  /** Curl of each finger from the forefinger on, in place of `curl`. */
  curls?: [number, number, number, number];
  /** Joints of a right hand's thumb from its base on, in place of `thumb`; its nail then looks away from the fingers. */
  thumbJoints?: Vec3[];
  /** Length of forearm that belongs to the shape (m); 0 when the hand hangs on a person. */
  forearm?: number;
}

export interface FineHand {
  shape: Sdf;
  /** Per finger (thumb last): frame in the middle of each phalanx, z along it, y outwards; and its radius there. */
  segments: { at: Matrix4; r: number }[][];
}

const KNUCKLES: Vec3[] = [[0.0275, 0.001, 0.087], [0.0075, 0.003, 0.091], [-0.0125, 0.001, 0.086], [-0.0305, -0.004, 0.076]]; // prettier-ignore
const BASES: Vec3[] = [
  [0.014, 0, 0.008],
  [0.004, 0.001, 0.006],
  [-0.007, 0, 0.006],
  [-0.016, -0.003, 0.008],
];
const LENGTHS = [[0.043, 0.026, 0.018], [0.047, 0.03, 0.019], [0.044, 0.028, 0.019], [0.034, 0.021, 0.017]]; // prettier-ignore
const RADII = [0.0096, 0.0099, 0.0094, 0.0083];

/** @param side +1: thumb towards +x (a right hand with its back up, seen along +z) */
export function fineHand(side: 1 | -1, look: FineHandShape = {}): FineHand {
  const { curl = 0.3, spread = 1, thumb = 0, point = false, curls, forearm = 0, thumbJoints } = look;
  const s = (p: Vec3): Vec3 => [p[0] * side, p[1], p[2]];
  const segments: FineHand['segments'] = [];
  const chain = (joints: Vec3[], radii: number[], back: Vec3, creased: boolean): Sdf => {
    const bones = joints.slice(1).map((p, i) => roundCone(joints[i], p, radii[i], radii[i + 1]));
    const frames = joints.slice(1).map((p, i) => {
      const a = joints[i];
      return frame(mix(a, p, 0.5), [p[0] - a[0], p[1] - a[1], p[2] - a[2]], back);
    });
    segments.push(frames.map((at, i) => ({ at, r: (radii[i] + radii[i + 1]) / 2 })));
    const joint = ellipsoid([0, 0, 0], [radii[1] * 1.05, radii[1] * 1.08, radii[1] * 1.1]);
    const shape = smoothUnion(0.003, ...bones, moved(joint, new Matrix4().makeTranslation(...joints[1])));
    if (!creased) return shape;
    const lines = [1, 2].flatMap((k) =>
      [-0.0016, 0.0016].slice(k - 1).map((d) => {
        const m = frames[k - 1].clone().setPosition(...joints[k]);
        return moved(capsule([-0.0045, radii[k] * 1.1, d], [0.0045, radii[k] * 1.1, d], 0.0009), m);
      }),
    );
    return smoothCut(0.0014, shape, ...lines);
  };
  const fingers = KNUCKLES.map((k, i) => {
    const c = curls ? curls[i] : point && i === 0 ? 0.05 : curl;
    const fan = side * (1.35 - i) * 0.075 * spread;
    const [a, b, d] = [c * 0.75, c * 1.95, c * 2.75];
    const step = (p: Vec3, l: number, angle: number): Vec3 => [p[0] + Math.sin(fan) * Math.cos(angle) * l, p[1] - Math.sin(angle) * l, p[2] + Math.cos(angle) * Math.cos(fan) * l]; // prettier-ignore
    const knuckle = s(k);
    const middle = step(knuckle, LENGTHS[i][0], a);
    const end = step(middle, LENGTHS[i][1], b);
    const r = RADII[i];
    return chain([knuckle, middle, end, step(end, LENGTHS[i][2], d)], [r * 1.1, r * 0.97, r * 0.87, r * 0.75], [0, Math.cos(a), Math.sin(a) + 0.01], c < 0.45); // prettier-ignore
  });
  const open: Vec3[] = [[0.019, -0.007, 0.016], [0.045, -0.014, 0.052], [0.06, -0.016, 0.081], [0.0645, -0.015, 0.103]]; // prettier-ignore
  const shut: Vec3[] = [
    [0.019, -0.009, 0.018],
    [0.036, -0.032, 0.048],
    [0.028, -0.047, 0.075],
    [0.01, -0.05, 0.091],
  ];
  const joints = open.map((p, i) => s(thumbJoints?.[i] ?? mix(p, shut[i], thumb)));
  const nailSide: Vec3 = thumbJoints ? [side * 0.8, -0.5, 0] : [side * (0.75 - thumb * 0.5), 0.7, -0.1];
  const thumbShape = chain(joints, [0.0165, 0.0122, 0.0104, 0.0082], nailSide, true);
  const palm = smoothUnion(
    0.011,
    ...KNUCKLES.map((k, i) => roundCone(s(BASES[i]), s([k[0], k[1] - 0.001, k[2]]), 0.0145, 0.0112)),
    roundCone(s([0.018, -0.011, 0.018]), s([0.034, -0.014, 0.052]), 0.0155, 0.0125),
    ellipsoid(s([-0.022, -0.01, 0.036]), [0.013, 0.012, 0.034]),
    ellipsoid(s([0.002, -0.004, 0.05]), [0.03, 0.0125, 0.036]),
  );
  const knuckles = KNUCKLES.map((k) => sphere(s([k[0], k[1] + 0.0035, k[2] - 0.001]), 0.0092));
  const tendons = KNUCKLES.slice(0, 3).map((k, i) => capsule(s([BASES[i][0], 0.012, 0.03]), s([k[0], k[1] + 0.0092, k[2] - 0.012]), 0.0022)); // prettier-ignore
  const hand = smoothUnion(0.009, smoothUnion(0.005, palm, ...knuckles, ...tendons), union(...fingers), thumbShape);
  const l = forearm || 0.03;
  const wide = forearm ? 0.038 : 0.023;
  const arm = smoothUnion(
    0.024,
    roundCone(s([0.0105, 0, 0.012]), s([0.015, 0, -l]), 0.0182, wide),
    roundCone(s([-0.0105, 0, 0.012]), s([-0.015, 0, -l]), 0.0178, wide),
    ...(forearm ? [ellipsoid(s([0.01, -0.004, -0.17]), [0.04, 0.037, 0.085])] : []),
  );
  const ulna = sphere(s([-0.0195, 0.0105, -0.014]), 0.0095);
  return { shape: smoothUnion(0.016, hand, smoothUnion(0.008, arm, ulna)), segments };
}

/** Plate on the last phalanx of a finger. */
function nail({ at, r }: { at: Matrix4; r: number }, half: number): { f: Sdf; c: Vec3 } {
  const finger = roundCone([0, 0, -half], [0, 0, half], r * 1.06, r * 0.92);
  const plate = ellipsoid([0, r * 1.05, half * 0.75], [r * 0.7, r * 0.55, 0.0068]);
  const c = new Matrix4().multiplyMatrices(at, new Matrix4().makeTranslation(0, r, half * 0.7)).elements;
  return { f: moved(smoothCommon(0.0006, inflate(finger, 0.0004), plate), at), c: [c[12], c[13], c[14]] };
}

/** Hand with nails, and the frames of its fingers for what is worn on them. */
export function closeHand(side: 1 | -1, look: FineHandShape = {}, skinHex = '#f1c3a0', cell = 0.0014) {
  const g = group(null, 'hand') as Group & { hand: FineHand };
  const key = JSON.stringify([side, look, cell]);
  g.hand = once(`fine-hand${key}`, () => fineHand(side, look));
  const { shape, segments } = g.hand;
  const box: [Vec3, Vec3] = [[-0.12, -0.14, -(look.forearm ?? 0.03) - 0.08], [0.12, 0.08, 0.24]]; // prettier-ignore
  add(g, once(`fine-hand-mesh${key}`, () => surface(shape, cell, box)), skin(skinHex)); // prettier-ignore
  segments.forEach((finger, i) => {
    const half = (i === 4 ? 0.022 : LENGTHS[i][2]) / 2;
    const { f, c } = nail(finger[finger.length - 1], half);
    const d = 0.012;
    const plate = once(`nail${i}${key}`, () => surface(f, 0.0007, [[c[0] - d, c[1] - d, c[2] - d], [c[0] + d, c[1] + d, c[2] + d]])); // prettier-ignore
    add(g, plate, skin(lighter(skinHex, 0.4)));
  });
  return g;
}
