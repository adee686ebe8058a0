/** Carrying cases with a foam insert, and what lies in them. */
import type { Group } from 'three';
import { clay, colour, fabric, metal } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { box, smoothCut, type Sdf, type Vec3 } from '../../kit/sdf.ts';
import { roundedBox, slab, tube, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';

/** Pocket in the foam: middle x and z, size along x and z, depth (m). */
export type Pocket = [number, number, number, number, number];

/**
 * Open clamshell standing on y = 0, lid hinged at the back.
 * @param soft zipped fabric pouch instead of a hard shell with latches
 */
export function openCase({
  w = 0.26,
  d = 0.18,
  h = 0.05,
  pockets = [] as Pocket[],
  hex = '#1b2440',
  foamHex = '#3a4668',
  lidAngle = 1.85,
  soft = false,
} = {}): Group {
  const g = group(null, 'case');
  const skin = soft ? fabric(hex) : clay(hex);
  const wall = soft ? 0.006 : 0.0045;
  const r = soft ? 0.022 : 0.016;
  const key = JSON.stringify(['case', w, d, h, pockets, soft]);
  const region: [Vec3, Vec3] = [[-w / 2 - 0.02, -0.02, -d / 2 - 0.02], [w / 2 + 0.02, h + 0.03, d / 2 + 0.02]]; // prettier-ignore
  const tray = (height: number): Sdf =>
    smoothCut(0.002, box([0, height / 2, 0], [w / 2, height / 2, d / 2], Math.min(r, height * 0.45)), box([0, height + 0.02, 0], [w / 2 - wall, height - 0.006 + 0.02, d / 2 - wall], r * 0.8)); // prettier-ignore
  add(
    g,
    once(`${key}tray`, () => surface(tray(h), 0.0018, region)),
    skin,
  );
  const foam = smoothCut(0.003, box([0, h / 2 - 0.001, 0], [w / 2 - wall, h / 2 - 0.0045, d / 2 - wall], r * 0.8), ...pockets.map(([x, z, a, b, deep]) => box([x, h, z], [a / 2, deep, b / 2], Math.min(0.012, a / 2.1, b / 2.1)))); // prettier-ignore
  add(
    g,
    once(`${key}foam`, () => surface(foam, 0.0018, region)),
    fabric(foamHex),
  );
  const hinge = group(g, 'lid', [0, h, -d / 2], [-lidAngle, 0, 0]);
  const lidHeight = h * 0.55;
  // the lid is a tray upside down: its opening faces the base when shut
  const lid = group(hinge, 'lid-shape', [0, lidHeight, d / 2], [Math.PI, 0, 0]);
  add(
    lid,
    once(`${key}lid`, () => surface(tray(lidHeight), 0.0018, region)),
    skin,
  );
  add(lid, slab(w - 2 * wall, d - 2 * wall, 0.006, r * 0.8, 0.002), fabric(foamHex), [0, lidHeight * 0.4, 0]);
  if (soft) {
    for (const [y, parent] of [[h, g], [lidHeight, lid]] as const) add(parent, tube(rounded(w / 2 - 0.0015, d / 2 - 0.0015, r, y - 0.004), 0.0026, 160, true), clay(colour.brand)); // prettier-ignore
    return g;
  }
  for (const s of [-1, 1]) add(g, roundedBox(0.026, 0.02, 0.006, 0.002), metal('#b9c1d2'), [s * w * 0.3, h * 0.72, d / 2 + 0.001]); // prettier-ignore
  add(g, tube([[-0.035, h * 0.5, d / 2], [-0.032, h * 0.45, d / 2 + 0.016], [0.032, h * 0.45, d / 2 + 0.016], [0.035, h * 0.5, d / 2]], 0.0042), clay('#0d1326')); // prettier-ignore
  return g;
}

/** Outline of a rounded rectangle at height y. */
const rounded = (a: number, b: number, r: number, y: number): Vec3[] =>
  [[1, 1, 0], [-1, 1, 1], [-1, -1, 2], [1, -1, 3]].flatMap(([sx, sz, q]) => [0, 0.5, 1].map((t): Vec3 => [sx * (a - r) + Math.cos((q + t) * Math.PI / 2) * r, y, sz * (b - r) + Math.sin((q + t) * Math.PI / 2) * r])); // prettier-ignore

/** Cable wound up flat, lying on y = 0. */
export function cableCoil(radius = 0.024, turns = 4, r = 0.0016, hex = '#0f1830'): Group {
  const g = group(null, 'cable-coil');
  const points = Array.from({ length: turns * 16 + 1 }, (_, i): Vec3 => {
    const a = (i / 16) * Math.PI * 2;
    const q = radius - (i % 32 < 16 ? 0.0012 : -0.0012) - (i / (turns * 16)) * 0.003;
    return [Math.cos(a) * q, r + (i / (turns * 16)) * r * 3, Math.sin(a) * q * 0.86];
  });
  add(g, tube(points, r, points.length * 4), clay(hex));
  add(g, roundedBox(0.01, r * 5, 0.006, 0.002), clay(colour.brand), [radius - 0.001, r * 2.4, 0]);
  return g;
}

/** Card with the calibration target, lying on y = 0. */
export function calibrationCard(w = 0.075): Group {
  const g = group(null, 'calibration-card');
  add(g, slab(w, w, 0.0016, 0.006, 0.0005), clay('#ffffff'));
  for (const [r, hex] of [[0.4, colour.ink], [0.29, '#ffffff'], [0.18, colour.ink], [0.07, '#ffffff']] as const) add(g, turned([[0, 0.0002], [w * r, 0.0002], [w * r, 0], [0, 0]], 0.00005, 64), clay(hex), [0, 0.0015 + (0.4 - r) * 0.001, 0]); // prettier-ignore
  return g;
}
