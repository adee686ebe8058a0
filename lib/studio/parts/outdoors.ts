/** Outdoor places: ground and sky, street with rails and crossing, tram, lattice tower, containers, crane cabin. */
import { type Group, type Object3D } from 'three';
import { clay, colour, glow, gloss, matte, metal, screen } from '../kit/material.ts';
import { add, group, once } from '../kit/node.ts';
import { ellipsoid, smoothUnion, sphere, type Vec3 } from '../kit/sdf.ts';
import { curvedPanel, panel, roundedBox, slab, tube, turned } from '../kit/solid.ts';
import { surface } from '../kit/surface.ts';
import { svg } from './screens.ts';

/** Half ring of sky with hills behind a scene (radius m, y from 0). */
export function skyline(parent: Object3D, radius = 16, { dawn = false, hills = true, low = -0.5 } = {}) {
  const [top, horizon] = dawn ? ['#8fb2f2', '#ffe3c4'] : ['#5f95f2', '#eaf2ff'];
  const land = hills ? `<path d="M0 640L260 520L520 600L900 430L1300 590L1700 470L2100 600L2500 500L2900 610L3200 540V800H0Z" fill="#8fb0d8" opacity=".75"/><path d="M0 700L400 610L800 690L1300 600L1800 700L2400 620L3200 700V800H0Z" fill="#6f9fb0" opacity=".8"/>` : ''; // prettier-ignore
  const picture = screen(`sky${dawn}${hills}`, svg(3200, 800, '#fff', `<defs><linearGradient id="k" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${horizon}"/></linearGradient></defs><rect width="3200" height="800" fill="url(#k)"/>${land}`)); // prettier-ignore
  return add(parent, curvedPanel(radius, -1.5, 1.5, low, low < -1 ? 38 : 14), picture);
}

/** Round-headed tree of height h. */
export function tree(h = 4): Group {
  const g = group(null, 'tree');
  add(
    g,
    turned(
      [
        [0.11, 0],
        [0.08, h * 0.5],
        [0.05, h * 0.7],
      ],
      0.01,
      20,
    ),
    clay('#9a7654'),
  );
  const crown = once('tree-crown', () => surface(smoothUnion(0.2, sphere([0, 0, 0], 0.5), sphere([0.32, 0.2, 0.1], 0.38), sphere([-0.3, 0.15, -0.12], 0.4), sphere([0.02, 0.42, 0], 0.36), sphere([0.1, -0.1, 0.35], 0.32)), 0.05)); // prettier-ignore
  const m = add(g, crown, clay('#3fae86'), [0, h * 0.78, 0]);
  m.scale.setScalar(h * 0.3);
  return g;
}

/** Street along x: two tram tracks, kerb, pavement with guiding blocks and a zebra crossing along z at x = 0. */
export function tramStreet(): Group {
  const g = group(null, 'street');
  add(g, roundedBox(60, 0.02, 7, 0.005), matte('#8b97b8'), [0, -0.01, -3]);
  add(g, roundedBox(60, 0.14, 30, 0.02), matte('#d9d6cd'), [0, 0.0, 15.6]);
  add(g, roundedBox(60, 0.14, 8, 0.02), matte('#d9d6cd'), [0, 0.0, -10.6]);
  for (const z of [-1.4, -4.4]) for (const r of [-0.72, 0.72]) add(g, roundedBox(60, 0.03, 0.09, 0.01), metal('#aeb8cf'), [0, 0.005, z + r]); // prettier-ignore
  for (let i = 0; i < 9; i++)
    add(g, roundedBox(2.6, 0.006, 0.42, 0.002), matte('#ffffff'), [0, 0.003, 0.15 - i * 0.78]);
  add(g, slab(2.6, 0.45, 0.02, 0.01, 0.004), matte('#ffc94d'), [0, 0.07, 0.95]);
  for (let i = 0; i < 24; i++)
    add(g, roundedBox(0.035, 0.02, 0.3, 0.008), matte('#e6a92f'), [-1.2 + i * 0.105, 0.09, 0.95]);
  return g;
}

/** Tram front part, nose towards +x, on z = 0. */
export function tram(): Group {
  const g = group(null, 'tram');
  add(g, roundedBox(9, 2.6, 2.2, 0.28), clay(colour.brand), [-4.5, 1.75, 0]);
  add(g, roundedBox(9.02, 0.5, 2.22, 0.14), clay('#f4f7ff'), [-4.5, 0.75, 0]);
  for (let i = 0; i < 4; i++) add(g, roundedBox(1.7, 1.0, 2.24, 0.12), gloss('#16224a'), [-7.6 + i * 1.95, 2.05, 0]);
  add(g, roundedBox(0.5, 1.25, 1.9, 0.18), gloss('#16224a'), [-0.22, 2.05, 0]);
  for (const z of [-0.75, 0.75]) add(g, roundedBox(0.06, 0.12, 0.3, 0.03), glow('#fff4d6'), [0.0, 0.85, z]);
  add(g, roundedBox(0.04, 0.24, 1.2, 0.02), glow(colour.skin), [0.0, 2.88, 0]);
  return g;
}

/** Street lamp or signal with two lit fields. */
export function pedestrianSignal(red = false): Group {
  const g = group(null, 'signal');
  add(
    g,
    tube(
      [
        [0, 0, 0],
        [0, 2.5, 0],
      ],
      0.05,
      4,
    ),
    clay('#5b6b8f'),
  );
  add(g, roundedBox(0.26, 0.6, 0.2, 0.05), clay('#16203f'), [0, 2.5, 0.06]);
  for (const [y, on, hex] of [[2.63, red, '#ff4d5e'], [2.37, !red, '#2fd3a0']] as [number, boolean, string][]) add(g, turned([[0, 0.02], [0.085, 0.02], [0.095, 0], [0, 0]], 0.008, 32), on ? glow(hex) : gloss('#2a3762'), [0, y, 0.155], [Math.PI / 2, 0, 0]); // prettier-ignore
  return g;
}

/** Lattice tower: four legs that taper from `base` to `top` over h, with horizontal and diagonal members. */
export function latticeTower(base = 2.2, top = 0.9, h = 9): Group {
  const g = group(null, 'tower');
  const steel = clay('#b4c0d8');
  const half = (y: number) => (base + ((top - base) * y) / h) / 2;
  const bar = (a: Vec3, b: Vec3, r: number) => add(g, tube([a, b], r, 2), steel);
  const corner = (i: number, y: number): Vec3 => [
    (i === 0 || i === 3 ? 1 : -1) * half(y),
    y,
    (i < 2 ? 1 : -1) * half(y),
  ];
  for (let i = 0; i < 4; i++) bar(corner(i, 0), corner(i, h), 0.055);
  const levels = 8;
  for (let l = 0; l < levels; l++) {
    const [y0, y1] = [(l * h) / levels, ((l + 1) * h) / levels];
    for (let i = 0; i < 4; i++) {
      const j = (i + 1) % 4;
      bar(corner(i, y1), corner(j, y1), 0.028);
      bar(corner(i, y0), corner(j, y1), 0.024);
      bar(corner(j, y0), corner(i, y1), 0.024);
    }
  }
  for (let y = 0.4; y < h; y += 0.36) {
    const c = corner(0, y);
    add(g, roundedBox(0.24, 0.022, 0.022, 0.008), steel, [c[0] + 0.1, y, c[2]]);
  }
  for (const y of [h - 0.8, h - 2.6]) {
    for (const s of [-1, 1]) bar([0, y + 0.25, s * half(y)], [s * 0, y + 0.25, s * half(y)], 0.03);
    bar([-2.6, y + 0.5, 0], [2.6, y + 0.5, 0], 0.04);
    for (const s of [-1, 1]) {
      bar([s * half(y), y, 0], [s * 2.6, y + 0.5, 0], 0.03);
      add(g, turned([[0, 0], [0.07, 0], [0.07, -0.06], [0.03, -0.08], [0.07, -0.12], [0.07, -0.18], [0.03, -0.2], [0.07, -0.24], [0.07, -0.3], [0, -0.32]], 0.01, 24), clay('#7fb0a6'), [s * 2.55, y + 0.46, 0]); // prettier-ignore
    }
  }
  return g;
}

/** Shipping container 6.1 × 2.6 × 2.4 m, long side along x. */
export function container(hex = '#2f6bdf', length = 6.1): Group {
  const g = group(null, 'container');
  const body = clay(hex);
  add(g, roundedBox(length, 2.5, 2.36, 0.03), body, [0, 1.3, 0]);
  const ribs = Math.round(length / 0.28);
  for (let i = 0; i < ribs; i++) for (const s of [-1, 1]) add(g, once('rib', () => roundedBox(0.13, 2.2, 0.05, 0.02)), body, [-length / 2 + 0.2 + (i * (length - 0.4)) / (ribs - 1), 1.3, s * 1.185]); // prettier-ignore
  for (const y of [0.09, 2.52])
    for (const s of [-1, 1]) add(g, roundedBox(length + 0.02, 0.16, 0.1, 0.02), body, [0, y, s * 1.17]);
  for (const x of [-1, 1]) for (const z of [-1, 1]) add(g, roundedBox(0.14, 2.6, 0.14, 0.02), body, [(x * length) / 2 - x * 0.05, 1.3, z * 1.15]); // prettier-ignore
  for (const z of [-0.4, 0.4]) add(g, tube([[length / 2 + 0.05, 0.2, z], [length / 2 + 0.05, 2.4, z]], 0.025, 2), metal('#c8d2ea')); // prettier-ignore
  return g;
}

/** Glass cabin of a quay crane: floor pane, seat place at the origin, consoles at both sides. */
export function craneCabin(below: import('three').Material): Group {
  const g = group(null, 'crane-cabin');
  const frame = clay('#f0b93a');
  const bar = (a: Vec3, b: Vec3, r = 0.045) => add(g, tube([a, b], r, 2), frame);
  const [w, front, back, top] = [0.95, 1.35, -0.8, 2.05];
  for (const s of [-1, 1]) {
    bar([s * w, 0, back], [s * w, top, back]);
    bar([s * w, 0.05, front - 0.25], [s * w, top, front]);
    bar([s * w, top, back], [s * w, top, front]);
    bar([s * w, 0, back], [s * w, 0.05, front - 0.25]);
  }
  bar([-w, top, front], [w, top, front]);
  bar([-w, 0.05, front - 0.25], [w, 0.05, front - 0.25]);
  bar([-w, 0.5, front - 0.19], [w, 0.5, front - 0.19], 0.03);
  add(g, roundedBox(2 * w, 0.08, 1.0, 0.02), clay('#54669c'), [0, -0.03, -0.35]);
  add(g, roundedBox(2 * w, 0.08, front - back + 0.1, 0.03), frame, [0, top + 0.05, 0.28]);
  add(g, panel(2 * w - 0.1, 0.95, 0.02), below, [0, -0.02, 0.62], [-Math.PI / 2, 0, 0]);
  for (const s of [-1, 1]) {
    add(g, roundedBox(0.2, 0.16, 0.5, 0.04), clay('#27345f'), [s * 0.42, 0.5, 0.12]);
    add(g, roundedBox(0.16, 0.4, 0.3, 0.04), clay('#27345f'), [s * 0.44, 0.24, 0.05]);
    add(
      g,
      tube(
        [
          [s * 0.42, 0.57, 0.26],
          [s * 0.42, 0.72, 0.28],
        ],
        0.014,
        2,
      ),
      clay('#16203f'),
    );
    add(g, once('joystick', () => surface(ellipsoid([0, 0, 0], [0.026, 0.04, 0.026]), 0.006)), clay('#16203f'), [s * 0.42, 0.74, 0.28]); // prettier-ignore
    for (let i = 0; i < 4; i++) add(g, roundedBox(0.022, 0.012, 0.022, 0.005), glow([colour.muscle, colour.skin, colour.heart, colour.gaze][i]), [s * 0.42 + (i % 2 ? 0.03 : -0.03), 0.585, 0.0 + Math.floor(i / 2) * 0.06]); // prettier-ignore
  }
  return g;
}
