/** Close-up hand and the data glove HZ-Glove. Wrist coordinates as in `person/hand.ts`: fingers +z, back +y, thumb at side · x. */
import { type Group, SphereGeometry } from 'three';
import { clay, colour, fabric, glow, metal, skin } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { box, cast, ellipsoid, gradient, halfSpace, inflate, mix, path, roundCone, smoothCommon, smoothCut, smoothUnion, type Sdf, type Vec3 } from '../../kit/sdf.ts'; // prettier-ignore
import { roundedBox, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';
import { reach } from '../person/pose.ts';

/** Bend of knuckle, middle and end joint (rad), and how far the finger leans to the little finger's side. */
type Finger = [number, number, number, number?];
export interface CloseHand {
  fingers: [Finger, Finger, Finger, Finger];
  /** Where the thumb's tip is; left out, it lies beside the palm. */
  thumb?: Vec3;
}

/** Joints of fingers 0–3 (forefinger to little finger) and 4 (thumb). */
export type Joints = [Vec3, Vec3, Vec3, Vec3][];

const LENGTHS = [[0.044, 0.027, 0.02], [0.048, 0.031, 0.021], [0.044, 0.029, 0.021], [0.035, 0.022, 0.019]]; // prettier-ignore
const RADII = [0.0095, 0.0098, 0.0093, 0.0083, 0.0112];
export const FLAT: CloseHand = { fingers: [[0.12, 0.14, 0.08, -0.14], [0.1, 0.12, 0.08, -0.02], [0.14, 0.16, 0.08, 0.1], [0.2, 0.18, 0.1, 0.24]] }; // prettier-ignore
/** Forefinger and thumb hold something small between their tips. */
export const PINCH: CloseHand = { fingers: [[0.78, 0.78, 0.3, 0.04], [0.62, 0.55, 0.3, 0.02], [0.48, 0.5, 0.28, 0.02], [0.4, 0.45, 0.25, 0.08]], thumb: [0.02, -0.071, 0.114] }; // prettier-ignore

export function jointsOf(side: 1 | -1, { fingers, thumb = [0.074, -0.022, 0.098] }: CloseHand): Joints {
  const all: Joints = fingers.map(([a, b, c, lean = 0], i) => {
    const points: Vec3[] = [[side * (1.5 - i) * 0.0208, [0.001, 0.003, 0.0015, -0.003][i], [0.089, 0.093, 0.088, 0.079][i]]]; // prettier-ignore
    let angle = 0;
    [a, b, c].forEach((bend, k) => {
      angle += bend;
      const p = points[k];
      const l = LENGTHS[i][k];
      points.push([
        p[0] - side * Math.sin(lean) * Math.cos(angle) * l,
        p[1] - Math.sin(angle) * l,
        p[2] + Math.cos(lean) * Math.cos(angle) * l,
      ]);
    });
    return points as [Vec3, Vec3, Vec3, Vec3];
  });
  const root: Vec3 = [side * 0.022, -0.01, 0.016];
  const tip: Vec3 = [side * thumb[0], thumb[1], thumb[2]];
  const base: Vec3 = mix(
    root,
    [root[0] + side * 0.036, root[1] - 0.018 + (tip[1] + 0.022) * 0.25, root[2] + 0.036],
    0.92,
  );
  const [middle, end] = reach(base, tip, 0.036, 0.03, [side, 0.2, -0.2]);
  all.push([root, base, middle, end]);
  return all;
}

const palm = (side: 1 | -1, j: Joints): Sdf => {
  const heel: Vec3[] = [0.014, 0.006, -0.005, -0.014].map((x) => [side * x, 0, 0.008]);
  const rays = heel.map((h, i) => roundCone(h, [j[i][0][0], j[i][0][1] - 0.002, j[i][0][2] - 0.004], 0.0145, 0.0118));
  const ball = roundCone(j[4][0], mix(j[4][0], j[4][1], 0.85), 0.017, 0.0148);
  const edge = ellipsoid([side * -0.026, -0.007, 0.04], [0.013, 0.0125, 0.034]);
  return smoothUnion(0.014, ...rays, ball, edge, roundCone([0, -0.001, -0.07], [0, 0, 0.002], 0.0285, 0.0265));
};

/** As many segments as there are joints to end them. */
const finger = (p: Vec3[], r: number): Sdf => {
  const thick = [
    [1.16, 1.02],
    [1.05, 0.95],
    [0.97, 0.8],
  ];
  return smoothUnion(0.003, ...p.slice(1).map((q, i) => roundCone(p[i], q, r * thick[i][0], r * thick[i][1])));
};

const bare = (side: 1 | -1, j: Joints) => smoothUnion(0.009, palm(side, j), ...j.map((p, i) => finger(p, RADII[i])));

const CELL = 0.0016;
const region = (long = 0.1): [Vec3, Vec3] => [[-0.13, -0.14, -long], [0.13, 0.06, 0.22]]; // prettier-ignore

/** Hand with forearm stump and nails. */
export function closeHand(side: 1 | -1, pose: CloseHand, skinHex = '#eab894'): Group {
  const g = group(null, 'close-hand');
  const j = jointsOf(side, pose);
  const shape = bare(side, j);
  add(g, surface(shape, CELL, region(0.12)), skin(skinHex));
  for (const [i, p] of j.entries()) {
    const along: Vec3 = [p[3][0] - p[2][0], p[3][1] - p[2][1], p[3][2] - p[2][2]];
    const l = Math.hypot(...along);
    // nails look away from the palm; the thumb's to its outer side
    const up: Vec3 = i < 4 ? [0, along[2] / l, -along[1] / l] : [side * 0.75, 0.6, -0.25];
    const at = mix(p[2], p[3], 0.86);
    const hit = cast(
      shape,
      [at[0] + up[0] * 0.03, at[1] + up[1] * 0.03, at[2] + up[2] * 0.03],
      [-up[0], -up[1], -up[2]],
    );
    if (!hit) continue;
    const nail = group(g, 'nail', hit);
    nail.up.set(...up);
    nail.lookAt(hit[0] + along[0], hit[1] + along[1], hit[2] + along[2]);
    const plate = add(
      nail,
      once('nail', () => new SphereGeometry(1, 20, 14)),
      clay('#f6d5c3'),
    );
    plate.scale.set(RADII[i] * 0.58, 0.0014, RADII[i] * 0.78);
  }
  return g;
}

export interface GloveOptions {
  /** Cloth, and the lining turned outwards with its bend strips. */
  hex?: string;
  lining?: boolean;
  /** Empty glove: hollow at wrist and fingertips. */
  empty?: boolean;
}

/** Data glove over the hand of the same pose: open fingertips, strips along the fingers, round unit on the back. */
export function dataGlove(
  side: 1 | -1,
  pose: CloseHand,
  { hex = '#8d99b8', lining = false, empty = false }: GloveOptions = {},
): Group {
  const g = group(null, 'data-glove');
  const j = jointsOf(side, pose);
  const covered = j.map((p) => [p[0], p[1], mix(p[1], p[2], 0.72)]);
  const fingers = covered.map((p, i) => inflate(finger(p, RADII[i] * 1.02), 0.0024));
  // square ends instead of round ones
  const ends = covered.map((p): Sdf => {
    const d: Vec3 = [p[2][0] - p[1][0], p[2][1] - p[1][1], p[2][2] - p[1][2]];
    const l = Math.hypot(...d);
    const sphere: Sdf = (x, y, z) => Math.hypot(x - p[2][0], y - p[2][1], z - p[2][2]) - 0.016;
    const beyond = halfSpace([-d[0], -d[1], -d[2]], -(p[2][0] * d[0] + p[2][1] * d[1] + p[2][2] * d[2]) / l);
    return (x, y, z) => Math.max(sphere(x, y, z), beyond(x, y, z));
  });
  const body = smoothUnion(0.008, inflate(palm(side, j), 0.0024), ...fingers);
  const wrist = halfSpace([0, 0, -1], empty ? 0.052 : 0.046);
  const cloth = smoothCommon(0.0015, smoothCut(0.001, body, ...ends), wrist);
  const hollow = smoothUnion(
    0.006,
    inflate(palm(side, j), -0.0004),
    ...j.map((p, i) => inflate(finger(p, RADII[i]), 0.0003)),
  );
  add(
    g,
    surface(empty ? smoothCut(0.0008, cloth, hollow) : cloth, empty ? 0.0013 : CELL, region()),
    fabric(lining ? '#e8ecf6' : hex),
  );
  const skin_ = (lift: number) => inflate(body, lift);
  /** A line of points pressed onto the glove from above. */
  const onBack = (points: Vec3[], lift: number) =>
    points.map((p): Vec3 => cast(skin_(lift), [p[0], p[1] + 0.05, p[2]], [0, -1, 0]) ?? p);
  const strips = covered.slice(0, 4).map((p, i) => {
    const line = onBack([...[0.1, 0.35, 0.6, 0.85].map((t) => mix([side * (1.5 - i) * 0.008, 0, 0.05], p[0], t)), p[0], ...[0.3, 0.6, 0.9].map((t) => mix(p[0], p[1], t)), mix(p[1], p[2], 0.4), mix(p[1], p[2], 0.85)], 0.0002); // prettier-ignore
    return surface(smoothCommon(0.0008, path(line, lining ? 0.0042 : 0.0032), skin_(0.0011)), 0.0013, region());
  });
  for (const strip of strips) add(g, strip, lining ? metal('#cfd6e6') : clay('#2b365e'));
  const t = [j[4][0], j[4][1], mix(j[4][1], j[4][2], 0.8)].map((p): Vec3 => [p[0], p[1] + 0.004, p[2]]);
  add(g, surface(smoothCommon(0.0008, path(onBack([mix(t[0], t[1], 0.2), t[1], t[2]], 0.0002), lining ? 0.004 : 0.0032), skin_(0.0011)), 0.0013, region()), lining ? metal('#cfd6e6') : clay('#2b365e')); // prettier-ignore
  // hems
  const band: Sdf = smoothCommon(
    0.001,
    inflate(body, 0.0016),
    box([0, 0, empty ? -0.042 : -0.036], [0.1, 0.1, 0.0095], 0.002),
  );
  add(
    g,
    surface(smoothCut(0.0005, band, inflate(body, -0.0006)), 0.0012, region()),
    fabric(lining ? '#cdd6ea' : '#2b365e'),
  );
  if (lining) return g;
  const at: Vec3 = [0, 0, 0.046];
  const hit = cast(body, [at[0], 0.08, at[2]], [0, -1, 0]) ?? [0, 0.02, 0.046];
  const n = gradient(body, ...hit);
  const unit = group(g, 'unit', [hit[0], hit[1] - 0.0015, hit[2]], [n[2] * 0.5, 0, -n[0]]);
  add(unit, turned([[0, 0.0105], [0.0185, 0.0105], [0.0205, 0], [0, 0]], 0.003, 56), clay('#f4f7ff')); // prettier-ignore
  add(unit, turned([[0.0105, 0.0112], [0.013, 0.0112], [0.013, 0.0095], [0.0105, 0.0095]], 0.0003, 48), glow(colour.motion)); // prettier-ignore
  add(unit, roundedBox(0.004, 0.0012, 0.004, 0.0005), clay(colour.brand), [0, 0.0106, 0]);
  return g;
}

/** Bolt M6 × 30 along y, head up, middle of the shank at the origin. */
export function bolt(): Group {
  const g = group(null, 'bolt');
  add(g, turned([[0, 0.006], [0.0058, 0.006], [0.0058, 0], [0, 0]], 0.0008, 6), metal('#b4bccf'), [0, 0.015, 0]); // prettier-ignore
  const thread: [number, number][] = [[0, -0.017]];
  for (let i = 0; i < 18; i++) thread.push([i % 2 ? 0.0026 : 0.0031, -0.0165 + i * 0.0017]);
  thread.push([0.003, 0.015], [0, 0.015]);
  add(g, turned(thread, 0.0002, 32), metal('#c3cadb'));
  return g;
}
