/** Bare foot and lower leg in ankle coordinates (as `shoe.ts`): toes along +z, sole 8.5 cm below. */
import { type Group, Matrix4, Vector3 } from 'three';
import { fabric, skin } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { capsule, ellipsoid, halfSpace, inflate, moved, roundCone, smoothCommon, smoothCut, smoothUnion, sphere, union, type Sdf, type Vec3 } from '../../kit/sdf.ts'; // prettier-ignore
import { surface } from '../../kit/surface.ts';
import { lighter } from './tint.ts';

/** Toes from the big one: root, tip, radii. */
const TOES: [Vec3, Vec3, number, number][] = [
  [[0.029, -0.066, 0.132], [0.026, -0.0715, 0.179], 0.0165, 0.0125],
  [[0.0095, -0.064, 0.138], [0.0065, -0.0745, 0.178], 0.0102, 0.0085],
  [[-0.006, -0.065, 0.132], [-0.0085, -0.075, 0.17], 0.0098, 0.0082],
  [[-0.02, -0.067, 0.123], [-0.0225, -0.0755, 0.158], 0.0096, 0.008],
  [[-0.0325, -0.069, 0.11], [-0.0355, -0.076, 0.143], 0.0094, 0.0078],
];

export interface BareLegLook {
  skinHex?: string;
  /** Height of leg above the ankle (m). */
  height?: number;
  /** How far the shank leans forward over the foot (rad), or its direction. */
  pitch?: number | Vec3;
  /** A thin sock up to this height above the ankle. */
  sock?: string;
  cell?: number;
}

/** Shank with calf, shin and knee, ankle at the origin. */
function shank(m: number, height: number): Sdf {
  const h = Math.min(height, 0.4);
  const parts = [
    roundCone([0, 0, -0.004], [0, 0.11, -0.008], 0.0345, 0.036),
    roundCone([0, 0.1, -0.008], [0, Math.max(h, 0.13), -0.016], 0.036, 0.05),
    roundCone([m * -0.004, 0.03, 0.008], [m * -0.004, Math.max(h, 0.1), 0.016], 0.025, 0.036),
    roundCone([0, -0.035, -0.04], [0, 0.12, -0.03], 0.0115, 0.02),
  ];
  if (h > 0.2) parts.push(ellipsoid([m * 0.014, 0.275, -0.038], [0.036, 0.1, 0.037]), ellipsoid([m * -0.016, 0.29, -0.036], [0.034, 0.09, 0.035])); // prettier-ignore
  if (height > 0.38) parts.push(sphere([0, 0.415, 0.004], 0.052), ellipsoid([0, 0.415, 0.044], [0.026, 0.03, 0.016]));
  return smoothUnion(0.03, ...parts);
}

/** Turns the shank (y up, shin +z) into its direction. */
const leaning = (pitch: number | Vec3) => {
  const y = new Vector3(...(typeof pitch === 'number' ? [0, Math.cos(pitch), Math.sin(pitch)] : pitch)).normalize();
  const x = y
    .clone()
    .cross(new Vector3(0, 0, 1))
    .normalize();
  return new Matrix4().makeBasis(x, y, x.clone().cross(y));
};

/** Shank alone, as seen above a shoe. */
export const bareShank = (side: 1 | -1, pitch: number | Vec3, height: number): Sdf => moved(shank(-side, height), leaning(pitch)); // prettier-ignore

/** @param side +1 left; the inner side of a left foot is −x */
export function bareFootShape(side: 1 | -1, { height = 0.3, pitch = 0 }: BareLegLook = {}, sock = false): Sdf {
  const m = -side;
  const s = (p: Vec3): Vec3 => [p[0] * m, p[1], p[2]];
  const body = smoothUnion(
    0.024,
    ellipsoid([0, -0.053, -0.022], [0.0305, 0.035, 0.033]),
    roundCone(s([0.002, -0.018, 0.0]), s([0.01, -0.055, 0.112]), 0.0375, 0.0235),
    roundCone(s([-0.012, -0.056, -0.01]), s([-0.026, -0.068, 0.105]), 0.026, 0.0165),
    ellipsoid(s([0.026, -0.064, 0.122]), [0.0215, 0.0205, 0.026]),
    ellipsoid(s([-0.004, -0.066, 0.115]), [0.034, 0.017, 0.026]),
  );
  const arched = smoothCut(0.022, body, ellipsoid(s([0.04, -0.094, 0.05]), [0.026, 0.02, 0.05]));
  const malleoli = [sphere(s([0.0275, 0.004, 0.0]), 0.012), sphere(s([-0.0275, -0.006, -0.008]), 0.012)];
  const leg = bareShank(side, pitch, height);
  const toes = TOES.map(([a, b, r, q], i) => {
    const up: Vec3 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + (i ? 0.0045 : 0.001), (a[2] + b[2]) / 2];
    return smoothUnion(0.004, roundCone(s(a), s(up), r, (r + q) * 0.47), roundCone(s(up), s(b), (r + q) * 0.47, q));
  });
  const tendon = capsule(s([0.004, 0.016, 0.034]), s([0.026, -0.046, 0.125]), 0.003);
  const foot = smoothUnion(0.014, smoothUnion(0.012, arched, ...malleoli), tendon, leg);
  const whole = sock ? inflate(smoothUnion(0.02, foot, ...toes), 0.0016) : smoothUnion(0.008, foot, union(...toes));
  return smoothCommon(0.005, whole, halfSpace([0, -1, 0], sock ? 0.0865 : 0.085));
}

/** Foot with toenails and as much of the leg as `height` says; or in a thin sock. */
export function bareFoot(side: 1 | -1, look: BareLegLook = {}): Group {
  const { skinHex = '#f1c3a0', height = 0.3, pitch = 0, sock, cell = 0.0018 } = look;
  const g = group(null, 'foot');
  const box: [Vec3, Vec3] = [[-0.35, -0.1, -0.4], [0.35, height + 0.12, 0.45]]; // prettier-ignore
  const key = JSON.stringify([side, height, pitch, cell]);
  if (sock) {
    const cloth = bareFootShape(side, { height, pitch }, true);
    const cut = moved(halfSpace([0, 1, 0], 0.115), leaning(pitch));
    const leg = smoothCommon(0.002, bareFootShape(side, { height, pitch }), moved(halfSpace([0, -1, 0], -0.1), leaning(pitch))); // prettier-ignore
    add(g, once(`sock${key}`, () => surface(smoothCommon(0.002, cloth, cut), cell, box)), fabric(sock)); // prettier-ignore
    add(g, once(`sock-leg${key}`, () => surface(leg, cell, box)), skin(skinHex)); // prettier-ignore
    return g;
  }
  add(g, once(`bare-foot${key}`, () => surface(bareFootShape(side, { height, pitch }), cell, box)), skin(skinHex)); // prettier-ignore
  TOES.forEach(([a, b, , q], i) => {
    const x = -side * b[0];
    const z = b[2] + q * 0.1;
    const toe = roundCone([-side * a[0], a[1], a[2]], [x, b[1], b[2]], q * 1.3, q);
    const plate = ellipsoid([x, b[1] + q * 0.86, z], [q * 0.62, q * 0.42, q * 0.72]);
    const f = smoothCommon(0.0006, inflate(toe, 0.0003), plate);
    add(g, once(`toenail${side}${i}`, () => surface(f, 0.0007, [[x - 0.014, b[1] - 0.014, z - 0.018], [x + 0.014, b[1] + 0.022, z + 0.014]])), skin(lighter(skinHex, 0.45))); // prettier-ignore
  });
  return g;
}
