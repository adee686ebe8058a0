import { daylight } from '../kit/light.ts';
import { clay, colour, gloss, glow, matte, screen } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { panel, roundedBox, tube, turned } from '../kit/solid.ts';
import { plant } from '../parts/furniture.ts';
import { person } from '../parts/person/person.ts';
import { standing, walking } from '../parts/person/pose.ts';
import { lamp } from '../parts/room.ts';
import { circle, rect, svg, text } from '../parts/screens.ts';

interface Variant {
  warm?: boolean;
  paths?: boolean;
  people?: boolean;
  /** Cabin of an airliner with a floor light instead of the hall. */
  cabin?: boolean;
}

const sign = () => screen('sign', svg(1400, 260, '#0f2a66', text(700, 165, 110, '展厅二　出口', '#ffffff', 'text-anchor="middle"') + '<path d="M70 130l70-60v38h90v44h-90v38z" fill="#ffd98a"/><path d="M1330 130l-70-60v38h-90v44h90v38z" fill="#ffd98a"/>')); // prettier-ignore
const art = (i: number) => screen(`art${i}`, svg(600, 800, ['#f6efe0', '#dfe9fb', '#f9e3d8', '#e2f2ea'][i % 4], circle(300, 330, 170, ['#ff8a5c', '#1f5bff', '#8b5cf6', '#12b886'][i % 4]) + rect(120, 420 + (i % 2) * 60, 360, 240, 30, ['#1b2650', '#ffb020', '#18c7d4', '#ff5c7a'][i % 4], 0.9))); // prettier-ignore

const WALKED: Vec3[][] = [
  [
    [0.2, 0.02, 4],
    [0.1, 0.02, 1.5],
    [0.3, 0.02, 0.2],
    [0.9, 0.02, -0.6],
    [1.9, 0.02, -2],
    [2.2, 0.02, -5],
  ],
  [[-0.3, 0.02, 4], [-0.2, 0.02, 1.4], [-0.5, 0.02, 0.1], [0.2, 0.02, -0.2], [-0.1, 0.02, 0.5], [-0.9, 0.02, -0.7], [-2.0, 0.02, -2.1], [-2.2, 0.02, -5]], // prettier-ignore
  [[0.0, 0.02, 4], [0.25, 0.02, 1.2], [0.6, 0.02, 0.3], [0.0, 0.02, -0.3], [-0.6, 0.02, 0.3], [0.1, 0.02, 0.8], [0.8, 0.02, -0.4], [2.0, 0.02, -2.2], [2.3, 0.02, -5]], // prettier-ignore
  [
    [-0.1, 0.02, 4],
    [-0.4, 0.02, 1],
    [-1.0, 0.02, -0.7],
    [-1.9, 0.02, -2],
    [-2.1, 0.02, -5],
  ],
];

/** Virtual places that exist in the headset only: a hall that forks round a core with a hanging sign; an aircraft cabin. */
export default defineScene<Variant>({
  light: daylight([0, 0.3, 0], 1.7, 'left', { exposure: 0.75 }),
  build(root, v = {}) {
    if (v.cabin) {
      add(root, roundedBox(3.2, 0.06, 16, 0.02), matte('#5b6b8f'), [0, -0.03, -4]);
      for (const s of [-1, 1]) {
        add(root, roundedBox(0.1, 1.5, 16, 0.04), clay('#e9eefb'), [s * 1.62, 0.75, -4]);
        add(root, roundedBox(0.8, 0.5, 16, 0.2), clay('#f4f7ff'), [s * 1.35, 2.05, -4]);
        for (let i = 0; i < 10; i++)
          add(root, roundedBox(0.04, 0.42, 0.28, 0.1), gloss('#0b1533'), [s * 1.56, 1.15, 1 - i * 0.85]);
        for (let i = 0; i < 9; i++) {
          for (const k of [0, 1]) {
            const seat = group(root, 'seat', [s * (0.62 + k * 0.52), 0, 0.6 - i * 0.85]);
            add(seat, roundedBox(0.46, 0.14, 0.46, 0.05), clay('#27458f'), [0, 0.42, 0]);
            add(seat, roundedBox(0.46, 0.8, 0.13, 0.06), clay('#27458f'), [0, 0.82, 0.24], [0.12, 0, 0]);
            add(seat, roundedBox(0.38, 0.2, 0.1, 0.04), clay('#dbe6fb'), [0, 1.12, 0.28], [0.12, 0, 0]);
          }
          add(root, roundedBox(0.05, 0.012, 0.62, 0.005), glow(colour.muscle), [s * 0.3, 0.006, 0.6 - i * 0.85]);
        }
      }
      add(root, roundedBox(3.2, 0.08, 16, 0.03), clay('#f4f7ff'), [0, 2.32, -4]);
      for (let i = 0; i < 5; i++)
        add(root, roundedBox(0.5, 0.02, 1.1, 0.01), glow('#8fb0ef'), [0, 2.27, 0.4 - i * 1.7]);
      add(root, roundedBox(3.2, 2.4, 0.1, 0.02), clay('#dbe4f6'), [0, 1.2, -7.6]);
      const exit = group(root, 'exit', [-0.9, 1.98, -5.4]);
      add(exit, roundedBox(0.62, 0.24, 0.05, 0.02), clay('#0f5a44'));
      add(exit, panel(0.56, 0.19, 0.01), screen('exit', svg(560, 190, '#12b886', text(280, 130, 100, '出口', '#fff', 'text-anchor="middle"'))), [0, 0, 0.027]); // prettier-ignore
      place(root, person({ hair: 'bun', figure: 'woman', dress: 'suit', topHex: '#27345f', accentHex: '#ff5c7a', trousersHex: '#27345f' }, standing({ right: { at: [-0.42, 1.25, 0.15], fingers: [-0.9, 0.1, 0.2], back: [0, 0.9, -0.3], curl: 0.1 } })), [0.05, 0, -4.6], 0.1); // prettier-ignore
      return;
    }
    const warm = v.warm !== false;
    const [wall, core, floor] = warm ? ['#f5ead8', '#e8d3b2', '#dcc3a0'] : ['#e6eefc', '#c9d8f4', '#b4c5e6'];
    add(root, roundedBox(40, 0.1, 40, 0.01), matte(floor), [0, -0.05, -6]);
    for (const s of [-1, 1]) {
      add(root, roundedBox(0.2, 4.2, 18, 0.03), matte(wall), [s * 3.6, 2.1, -3]);
      for (let i = 0; i < 3; i++) {
        const frame = group(root, 'art', [s * 3.46, 1.75, 1.6 - i * 2.4], [0, -s * (Math.PI / 2), 0]);
        add(frame, roundedBox(1.05, 1.35, 0.06, 0.02), clay('#3b4669'));
        add(frame, panel(0.9, 1.2, 0.01), art(i + (s > 0 ? 0 : 2)), [0, 0, 0.032]);
      }
    }
    // rounded core that parts the two ways
    add(root, turned([[0, 0], [1.25, 0], [1.25, 4.2], [0, 4.2]], 0.02, 96), matte(core), [0, 0, -3.1]); // prettier-ignore
    add(root, roundedBox(2.5, 4.2, 8, 0.05), matte(core), [0, 2.1, -7.2]);
    add(root, roundedBox(8, 4.2, 0.2, 0.03), matte(warm ? '#fff6e4' : '#f2f7ff'), [0, 2.1, -11]);
    for (let i = 0; i < 4; i++)
      for (const x of [-2.4, 0, 2.4]) if (x || i < 2) place(root, lamp(1.6), [x, 4.0, 2.2 - i * 2.3]);
    const hanging = group(root, 'sign', [0, 2.75, -1.15]);
    add(hanging, roundedBox(2.3, 0.46, 0.08, 0.03), clay('#0b2050'));
    add(hanging, panel(2.2, 0.41, 0.02), sign(), [0, 0, 0.042]);
    for (const x of [-0.9, 0.9])
      add(
        hanging,
        tube(
          [
            [x, 0.2, 0],
            [x, 1.5, 0],
          ],
          0.012,
          2,
        ),
        clay('#5b6b8f'),
      );
    for (const s of [-1, 1]) {
      add(root, roundedBox(1.3, 0.1, 0.42, 0.04), clay('#3b4669'), [s * 2.75, 0.45, 0.7], [0, s * 0.2, 0]);
      for (const e of [-0.5, 0.5])
        add(root, roundedBox(0.08, 0.42, 0.36, 0.02), clay('#3b4669'), [s * 2.75 + e, 0.21, 0.7]);
    }
    place(root, plant(), [-3.0, 0, -1.0], 0.5, 2);
    if (v.paths)
      WALKED.forEach((points, i) =>
        add(root, tube(points, 0.028, 90), glow(['#1f5bff', '#ff5c7a', '#8b5cf6', '#18a7b8'][i])),
      );
    if (v.people) {
      place(root, person({ hair: 'short', figure: 'man', topHex: '#1f5bff', trousersHex: '#27345f' }, standing({ headTurn: [-0.3, 0.2, 0] })), [0.35, 0, 0.4], Math.PI - 0.1); // prettier-ignore
      place(root, person({ hair: 'long', figure: 'woman', topHex: '#ff8a5c', trousersHex: '#3b4669', skinHex: '#f6cfae' }, walking(0.9)), [-1.9, 0, -1.4], 0.2); // prettier-ignore
      place(root, person({ hair: 'bun', hairHex: '#a7adbd', age: 'elder', figure: 'woman', topHex: '#8b7bd8', trousersHex: '#3b4669' }, standing({ headTurn: [0, 0.5, 0] })), [2.3, 0, 0.1], 1.4); // prettier-ignore
    }
  },
  shots: [
    { media: 'solution/vr-lab.webp', camera: { from: [0.1, 1.62, 5.2], at: [0, 1.75, -2], lens: 30 } },
    { media: 'domain/architecture-header.webp', variant: { people: true, warm: false }, camera: { from: [-1.5, 1.7, 5.8], at: [0.15, 1.6, -1.5], lens: 32 } }, // prettier-ignore
    { media: 'domain/architecture-solution-1.webp', variant: { paths: true, warm: false }, camera: { from: [0.6, 3.3, 5.2], at: [0, 0.6, -1.2], lens: 32 } }, // prettier-ignore
    { media: 'solution/vr-lab-child-1.webp', variant: { paths: true }, camera: { from: [-0.5, 3.7, 3.9], at: [0, 0.2, -0.6], lens: 34 } }, // prettier-ignore
    {
      media: 'solution/vr-lab-child-2.webp',
      variant: { cabin: true },
      camera: { from: [0.08, 1.55, 2.6], at: [-0.1, 1.05, -3], lens: 30 },
    }, // prettier-ignore,
    { media: 'solution/vr-lab-child-3.webp', variant: { people: true }, camera: { from: [2.4, 1.6, 4.6], at: [-0.3, 1.5, -1.5], lens: 30 } }, // prettier-ignore
  ],
});
