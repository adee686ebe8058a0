/** Behaviour coding: coding keyboard, screens with camera views and timeline, rack and field case. */
import type { Group, Material } from 'three';
import { clay, colour, fabric, glow, gloss, metal, screen } from '../../kit/material.ts';
import { add, group, once, place } from '../../kit/node.ts';
import { box, smoothCut, type Sdf } from '../../kit/sdf.ts';
import { panel, roundedBox, slab, tube } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';
import { circle, rect, svg, text } from '../screens.ts';
import { fieldCamera } from './cameras.ts';

const CODES = [colour.gaze, colour.heart, colour.skin, colour.muscle, colour.motion, colour.brain];

/** Coding keyboard: three rows of large keys in the codes' colours and a jog wheel on the right; lies on y = 0. */
export function codingKeyboard(): Group {
  const g = group(null, 'coding-keyboard');
  add(g, slab(0.27, 0.15, 0.02, 0.016, 0.006), clay(colour.navy));
  const key = once('coding-key', () => slab(0.031, 0.031, 0.013, 0.006, 0.0035));
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 5; c++) {
      const i = (c + r * 2) % 6;
      add(g, key, clay(r === 2 && c > 2 ? '#f4f7ff' : CODES[i]), [-0.108 + c * 0.037, 0.019, -0.042 + r * 0.037]);
    }
  const wheel = group(g, 'jog', [0.092, 0.019, -0.012]);
  add(
    wheel,
    once('jog', () => slab(0.07, 0.07, 0.014, 0.0349, 0.005)),
    clay('#e9effb'),
  );
  add(wheel, once('jog-dip', () => slab(0.018, 0.018, 0.003, 0.0089, 0.0012)), clay(colour.steel), [0.016, 0.0128, -0.012]); // prettier-ignore
  add(g, roundedBox(0.05, 0.003, 0.006, 0.0014), glow(colour.muscle), [0.092, 0.02, 0.052]);
  return g;
}

/** A person at a task, as a camera sees it: table, trunk, head, one arm. */
const view = (x: number, y: number, w: number, h: number, i: number) => {
  const hex = ['#a9bfe8', '#8fa6d6', '#c3d1ec', '#7f93c6', '#b8c8ea', '#93a9da', '#9fb3e0', '#86a0d8'][i % 8];
  const top = ['#1f5bff', '#12b886', '#ff8a5c', '#8b5cf6'][i % 4];
  const m = 0.3 + ((i * 37) % 40) / 100;
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 400 230" preserveAspectRatio="xMidYMid slice">${rect(0, 0, 400, 230, 0, hex)}${rect(0, 150, 400, 80, 0, '#eef3fc')}${rect(400 * m - 46, 88, 92, 96, 30, top)}${circle(400 * m, 62, 30, '#f1c3a0')}<path d="M${400 * m - 31} 58a31 31 0 0 1 62 0q-30-18-62 0z" fill="#231c24"/><path d="M${400 * m + 36} 120Q${400 * m + 84} 150 ${400 * m + 110} 172" stroke="${top}" stroke-width="26" fill="none" stroke-linecap="round"/>${circle(400 * m + 116, 176, 13, '#f1c3a0')}${rect(400 * m + 92, 186, 96, 14, 5, '#27345f')}${rect(16, 14, 70, 16, 8, '#0b1533', 0.5)}</svg>`;
};

/** Several camera views in a grid. @param count 4 or 8 */
export function cameraViews(name: string, count = 4, columns = 2): Material {
  const [w, h] = [1600, 930];
  const rows = count / columns;
  const tiles = Array.from({ length: count }, (_, i) => view(14 + ((i % columns) * (w - 14)) / columns, 14 + (Math.floor(i / columns) * (h - 14)) / rows, (w - 14) / columns - 14, (h - 14) / rows - 14, i)); // prettier-ignore
  return screen(name, svg(w, h, '#060b1f', tiles.join('')));
}

/** Bars of coded behaviour, one lane per code. */
const lanes = (y: number, count: number, h: number) =>
  Array.from({ length: count }, (_, r) => {
    let bars = rect(40, y + r * h + h * 0.2, 120, h * 0.42, 8, CODES[r % 6], 0.35);
    for (let x = 190 + ((r * 71) % 90), k = 0; x < 1520; k++) {
      const long = 40 + ((k * 97 + r * 53) % 150);
      bars += rect(x, y + r * h + h * 0.12, Math.min(long, 1560 - x), h * 0.66, 8, CODES[r % 6]);
      x += long + 30 + ((k * 61 + r * 29) % 120);
    }
    return bars;
  }).join('');

/** Four views above a timeline of coded behaviour. @param count of views in one row */
export function codingScreen(name: string, count = 4): Material {
  const w = 1600;
  const tiles = count === 4 ? [0, 1, 2, 3].map((i) => view(30 + i * 388, 30, 376, 340, i)) : [0, 1].map((i) => view(30 + i * 776, 30, 764, 430, i)); // prettier-ignore
  const y = count === 4 ? 410 : 490;
  return screen(name, svg(w, 930, '#0a1638', tiles.join('') + lanes(y, 5, (900 - y) / 5) + rect(884, y - 20, 5, 920 - y, 2, '#fff') + circle(886, y - 18, 13, '#fff'))); // prettier-ignore
}

/** Nineteen-inch rack: server, switch and drives below a flat display; stands on y = 0, 0.62 m wide, 1.05 m high. */
export function videoRack(picture: Material): Group {
  const g = group(null, 'video-rack');
  const [w, h, d] = [0.6, 1.0, 0.55];
  for (const x of [-1, 1]) {
    add(g, roundedBox(0.022, h, d, 0.008), clay('#f4f7ff'), [x * (w / 2), h / 2 + 0.05, 0]);
    for (const z of [-1, 1]) add(g, roundedBox(0.05, 0.05, 0.05, 0.022), clay(colour.ink), [x * (w / 2 - 0.03), 0.025, z * (d / 2 - 0.05)]); // prettier-ignore
    add(g, roundedBox(0.03, h - 0.03, 0.02, 0.004), metal('#aeb8cf'), [x * (w / 2 - 0.03), h / 2 + 0.05, d / 2 - 0.05]);
  }
  for (const y of [0.055, h + 0.045]) add(g, roundedBox(w, 0.026, d, 0.01), clay('#f4f7ff'), [0, y, 0]);
  add(g, roundedBox(w - 0.04, h, 0.02, 0.005), clay('#16203f'), [0, h / 2 + 0.05, -d / 2 + 0.03]);
  const unit = (y: number, tall: number, hex: string) => {
    const u = group(g, 'unit', [0, y, d / 2 - 0.042]);
    add(u, roundedBox(w - 0.05, tall - 0.006, 0.4, 0.004), clay('#1d2747'), [0, 0, -0.2]);
    add(u, roundedBox(w - 0.04, tall - 0.005, 0.008, 0.003), clay(hex));
    for (const x of [-1, 1]) add(u, roundedBox(0.012, tall * 0.6, 0.02, 0.005), metal('#c8d2ea'), [x * (w / 2 - 0.045), 0, 0.012]); // prettier-ignore
    return u;
  };
  const shown = unit(0.84, 0.31, '#141b33');
  add(shown, panel(0.47, 0.273, 0.005), picture, [0, 0, 0.0052]);
  const server = unit(0.6, 0.15, colour.navy);
  for (let i = 0; i < 8; i++) {
    add(server, roundedBox(0.05, 0.112, 0.006, 0.0025), gloss('#0b1533'), [-0.205 + i * 0.0575, -0.004, 0.005]);
    add(server, roundedBox(0.03, 0.004, 0.004, 0.0015), glow(i === 5 ? colour.skin : colour.muscle), [-0.205 + i * 0.0575, 0.04, 0.009]); // prettier-ignore
  }
  const patch = unit(0.485, 0.06, '#e9effb');
  for (let i = 0; i < 16; i++) add(patch, roundedBox(0.016, 0.014, 0.004, 0.0015), gloss('#0b1533'), [-0.22 + i * 0.0215, 0, 0.0045]); // prettier-ignore
  for (let i = 0; i < 8; i++) {
    const x = -0.22 + i * 0.043;
    add(patch, tube([[x, 0, 0.01], [x, -0.012, 0.045], [x + 0.012, -0.09, 0.042], [0.24 - i * 0.006, -0.17, 0.03 - i * 0.003], [0.25, -0.4, 0.0]], 0.0034), clay(CODES[i % 6])); // prettier-ignore
  }
  const store = unit(0.3, 0.18, '#f4f7ff');
  for (let i = 0; i < 12; i++) {
    add(store, roundedBox(0.076, 0.046, 0.008, 0.003), clay(colour.slate), [-0.205 + (i % 6) * 0.082, 0.038 - Math.floor(i / 6) * 0.062, 0.004]); // prettier-ignore
    add(store, roundedBox(0.006, 0.006, 0.004, 0.0018), glow(colour.gaze), [-0.18 + (i % 6) * 0.082, 0.05 - Math.floor(i / 6) * 0.062, 0.009]); // prettier-ignore
  }
  return g;
}

/** Opened field case 0.34 m wide: two cameras, clamp and cables in foam, the lid a screen. Stands on y = 0, hinge at −z. */
export function fieldCase(picture: Material): Group {
  const g = group(null, 'field-case');
  const [w, d] = [0.36, 0.26];
  const wall: Sdf = smoothCut(0.006, box([0, 0.045, 0], [w / 2, 0.045, d / 2], 0.022), box([0, 0.08, 0], [w / 2 - 0.012, 0.07, d / 2 - 0.012], 0.014)); // prettier-ignore
  add(
    g,
    once('case-wall', () => surface(wall, 0.004)),
    clay(colour.navy),
  );
  const hole = (x: number, z: number, a: number, b: number) => box([x, 0.085, z], [a, 0.035, b], 0.012);
  const foam: Sdf = smoothCut(0.004, box([0, 0.045, 0], [w / 2 - 0.014, 0.036, d / 2 - 0.014], 0.008), hole(-0.09, -0.045, 0.062, 0.052), hole(0.055, -0.045, 0.062, 0.052), hole(-0.09, 0.065, 0.062, 0.036), hole(0.075, 0.065, 0.085, 0.036), hole(0.145, -0.045, 0.014, 0.052)); // prettier-ignore
  add(
    g,
    once('case-foam', () => surface(foam, 0.0035)),
    fabric('#39456b'),
  );
  for (const [i, x] of [-0.09, 0.055].entries()) place(g, fieldCamera(i ? colour.gaze : colour.motion), [x, 0.06, -0.012], [-Math.PI / 2 + 0.3, 0, 0], 1.25); // prettier-ignore
  // clamp and rolled cable
  add(g, tube([[-0.135, 0.072, 0.05], [-0.13, 0.075, 0.085], [-0.07, 0.075, 0.088], [-0.05, 0.074, 0.06]], 0.009), clay('#f4f7ff')); // prettier-ignore
  add(g, roundedBox(0.03, 0.016, 0.02, 0.006), clay(colour.brand), [-0.093, 0.078, 0.062]);
  for (let i = 0; i < 3; i++) add(g, tube(Array.from({ length: 16 }, (_, k) => [0.075 + Math.cos((k / 16) * 6.283) * (0.066 - i * 0.007), 0.066 + i * 0.005, 0.065 + Math.sin((k / 16) * 6.283) * (0.025 - i * 0.004)] as [number, number, number]), 0.0035, 90, true), clay(colour.ink)); // prettier-ignore
  const lid = group(g, 'lid', [0, 0.088, -d / 2 + 0.004], [-0.28, 0, 0]);
  add(lid, roundedBox(w, d, 0.05, 0.022), clay(colour.navy), [0, d / 2, -0.02]);
  add(lid, roundedBox(w - 0.03, d - 0.03, 0.008, 0.004), gloss('#0a1128'), [0, d / 2, 0.004]);
  add(lid, panel(w - 0.052, d - 0.058, 0.004), picture, [0, d / 2 + 0.004, 0.0084]);
  for (const x of [-1, 1]) add(g, roundedBox(0.04, 0.022, 0.022, 0.007), clay(colour.steel), [x * 0.1, 0.088, -d / 2 - 0.002]); // prettier-ignore
  for (const x of [-1, 1]) add(g, roundedBox(0.034, 0.03, 0.01, 0.004), clay(colour.steel), [x * 0.1, 0.07, d / 2 + 0.002]); // prettier-ignore
  add(g, tube([[-0.05, 0.045, d / 2], [-0.045, 0.045, d / 2 + 0.026], [0.045, 0.045, d / 2 + 0.026], [0.05, 0.045, d / 2]], 0.008), clay(colour.brand)); // prettier-ignore
  return g;
}
