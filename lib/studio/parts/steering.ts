/** Steering wheel that leans away from the driver, and hands that close round its rim. */
import type { Group } from 'three';
import { clay, colour } from '../kit/material.ts';
import { add, group, once } from '../kit/node.ts';
import { box, smoothUnion, torus, warped, type Vec3 } from '../kit/sdf.ts';
import { roundedBox } from '../kit/solid.ts';
import { surface } from '../kit/surface.ts';
import { handTo } from './devices/tool-hand.ts';
import type { HandShape } from './person/hand.ts';
import type { HandTarget } from './person/pose.ts';

export interface Wheel {
  /** Middle in the driver's coordinates. */
  at: Vec3;
  r: number;
  /** 0 upright, π/2 flat like a table. */
  tilt: number;
}

export function steeringWheel({ at, r, tilt }: Wheel, hex = '#141d40'): Group {
  const g = group(null, 'wheel', at, [tilt, 0, 0]);
  const ring = once(`rim${r}`, () => surface(warped(torus([0, 0, 0], r, 0.0165), (x, y, z) => [x, z, y]), 0.005, [[-0.27, -0.27, -0.04], [0.27, 0.27, 0.04]])); // prettier-ignore
  add(g, ring, clay(hex));
  const arm = (x: number) => box([x * r * 0.52, -0.004, 0.014], [r * 0.5, 0.017, 0.009], 0.0085);
  const spokes = smoothUnion(0.03, box([0, -0.01, 0.018], [0.062, 0.05, 0.022], 0.021), arm(1), arm(-1), box([0, -r * 0.52, 0.014], [0.02, r * 0.48, 0.009], 0.0085)); // prettier-ignore
  add(g, once(`spokes${r}`, () => surface(spokes, 0.005, [[-0.26, -0.26, -0.03], [0.26, 0.1, 0.06]])), clay(colour.slate)); // prettier-ignore
  add(g, roundedBox(0.03, 0.012, 0.004, 0.0019), clay(colour.steel), [0, -0.006, -0.0045]);
  return g;
}

/**
 * Fist round the rim.
 * @param angle from the driver's own side (0) towards twelve o'clock (π/2) @param roll 0: fingers straight ahead, 1: fingers towards the hub
 */
export function onRim({ at, r, tilt }: Wheel, side: 'left' | 'right', angle = 0, roll = 0.35, shape: HandShape = { curl: 0.95, thumb: 0.7 }): HandTarget { // prettier-ignore
  const s = side === 'left' ? 1 : -1;
  const out: Vec3 = [s * Math.cos(angle), Math.sin(angle) * Math.cos(tilt), Math.sin(angle) * Math.sin(tilt)];
  const ahead: Vec3 = [0, -Math.sin(tilt), Math.cos(tilt)];
  const turned = (a: number, b: number, lift = 0) => [0, 1, 2].map((i) => out[i] * a + ahead[i] * b + [0, 0.9, 0.4][i] * lift) as Vec3; // prettier-ignore
  return handTo({ at: [0, 0, 0], turn: 0 }, side, {
    tip: [at[0] + out[0] * r, at[1] + out[1] * r, at[2] + out[2] * r],
    // lifted towards the forearm's direction: a grip square to a flat rim would break the wrist
    towards: turned(-Math.sin(roll), Math.cos(roll), Math.sin(tilt)),
    back: turned(Math.cos(roll), Math.sin(roll)),
    offset: [0, -0.031, 0.092],
    ...shape,
  });
}
