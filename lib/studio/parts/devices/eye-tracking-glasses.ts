/** Eye-tracking glasses in head coordinates: lens centres at (±0.0345, −0.003), front at z ≈ 0.113. */
import type { Group } from 'three';
import { clay, colour, glass, glow, gloss } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { box, extruded, path, roundedRect, smoothUnion, warped, type Sdf, type Vec3 } from '../../kit/sdf.ts';
import { curvePoints, fromArrays, roundedBox, tube, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';

const FRONT = 0.113;
const BEND = 3;

/** Lens outline: flat distance around one or both lenses. */
const lensOutline = (x: number, y: number) => {
  const u = Math.abs(x) - 0.0345;
  return roundedRect(u - y * 0.08, y + 0.003 + u * 0.06, 0.0275, 0.0215, 0.0165);
};

const edge = (s: number, a: number, inset = 0) => {
  let r = 0.02;
  for (let k = 0; k < 40; k++) r -= lensOutline(s * 0.0345 + Math.cos(a) * r, -0.003 + Math.sin(a) * r) + inset;
  return r;
};

/** @param cell mesh fineness: 0.0018 worn by a person in a room, 0.0008 for a product picture */
export function eyeTrackingGlasses({
  frameHex = '#101a3a',
  lensHex = '#dbe7ff',
  cable = false,
  cell = 0.0018,
} = {}): Group {
  const g = group(null, 'eye-tracking-glasses');
  const bent = (f: Sdf): Sdf => warped(f, (x, y, z) => [x, y, z - FRONT + BEND * x * x]);
  const rim = extruded((x, y) => { const d = lensOutline(x, y); return Math.max(d - 0.0038, -(d + 0.0004)); }, 0.004, 0.0018); // prettier-ignore
  const bridge = extruded((x, y) => roundedRect(x, y - 0.008 + x * x * 8, 0.016, 0.0042, 0.004), 0.0044, 0.002);
  const brow = extruded((x, y) => roundedRect(Math.abs(x) - 0.036, y - 0.019, 0.0325, 0.0036, 0.0035), 0.005, 0.0024);
  const hinge: Sdf = (x, y, z) => box([0.0675, 0.012, -0.004], [0.0055, 0.0075, 0.01], 0.004)(Math.abs(x), y, z);
  const front = once(`glasses${cell}`, () => surface(bent(smoothUnion(0.005, rim, bridge, brow, hinge)), cell, [[-0.085, -0.036, FRONT - 0.045], [0.085, 0.036, FRONT + 0.012]])); // prettier-ignore
  add(g, front, gloss(frameHex));
  const zAt = (x: number) => FRONT - BEND * x * x;
  for (const s of [-1, 1]) {
    const positions: number[] = [];
    const index: number[] = [];
    const [rings, spokes] = [6, 48];
    for (let r = 0; r <= rings; r++)
      for (let a = 0; a < spokes; a++) {
        const t = (a / spokes) * Math.PI * 2;
        const u = Math.max(r / rings, 0.004) * (edge(s, t) + 0.0004);
        const x = s * 0.0345 + Math.cos(t) * u;
        positions.push(x, -0.003 + Math.sin(t) * u, zAt(x) + 0.0006);
      }
    for (let r = 0; r < rings; r++)
      for (let a = 0; a < spokes; a++) {
        const [p, q] = [r * spokes + a, r * spokes + ((a + 1) % spokes)];
        index.push(p, p + spokes, q, q, p + spokes, q + spokes);
      }
    add(
      g,
      once(`lens${s}`, () => fromArrays(positions, index)),
      glass(lensHex),
    );
    for (const a of [-2.2, -1.57, -0.9, 0.35, 2.8]) {
      const r = edge(s, a, 0.0012);
      const x = s * (0.0345 + Math.cos(a) * r);
      add(g, roundedBox(0.0024, 0.0024, 0.002, 0.001, 2), glow('#7fa8ff'), [
        x,
        -0.003 + Math.sin(a) * r,
        zAt(x) - 0.0046,
      ]);
    }
    add(g, roundedBox(0.009, 0.0055, 0.007, 0.0022, 3), gloss('#1a2442'), [s * 0.03, -0.0245, zAt(0.03) - 0.004], [-0.5, 0, 0]); // prettier-ignore
    const arm = (): Sdf => {
      const points: Vec3[] = [[s * 0.0705, 0.0125, zAt(0.0675) - 0.006], [s * 0.0775, 0.0125, zAt(0.0675) - 0.022], [s * 0.0835, 0.011, 0.03], [s * 0.0875, 0.008, -0.012], [s * 0.086, -0.006, -0.036], [s * 0.081, -0.026, -0.052]]; // prettier-ignore
      return path(curvePoints(points, 30), 0.0036, 0.003);
    };
    add(g, once(`glasses-arm${s}${cell}`, () => surface(arm(), cell * 1.1, [[Math.min(0, s * 0.1), -0.05, -0.08], [Math.max(0, s * 0.1), 0.03, FRONT]])), gloss(frameHex)); // prettier-ignore
    add(
      g,
      roundedBox(0.0028, 0.0055, 0.02, 0.0013, 3),
      clay(colour.brand),
      [s * 0.0868, 0.0107, 0.036],
      [0, s * -0.055, 0],
    );
  }
  const camera = group(g, 'scene-camera', [0, 0.0095, FRONT + 0.004], [Math.PI / 2, 0, 0]);
  add(camera, turned([[0, 0.004], [0.0048, 0.004], [0.0054, 0], [0.0054, -0.006], [0, -0.006]], 0.0012, 32), clay('#e9effc')); // prettier-ignore
  add(
    camera,
    turned(
      [
        [0, 0.0048],
        [0.0034, 0.0046],
        [0.0034, 0.002],
        [0, 0.002],
      ],
      0.0008,
      24,
    ),
    gloss('#05070f'),
  );
  if (cable) add(g, tube([[-0.08, -0.027, -0.052], [-0.075, -0.06, -0.07], [-0.05, -0.1, -0.085], [-0.03, -0.2, -0.1]], 0.0018), clay('#0f1830')); // prettier-ignore
  return g;
}
