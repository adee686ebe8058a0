import type { Material } from 'three';
import { daylight, nightlight } from '../kit/light.ts';
import { clay, colour, gloss } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { panel, roundedBox } from '../kit/solid.ts';
import { desk, keyboard, mouse, mug, officeChair } from '../parts/furniture.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { typing, type Pose } from '../parts/person/pose.ts';
import { windowFrame } from '../parts/room.ts';
import { eegTraces, flightDisplay, page, recording, road, runway, seatHeat } from '../parts/screens.ts';
import { cyclorama } from '../parts/stage.ts';
import { junction } from '../parts/views.ts';

interface Variant {
  /** Pictures of the wall of screens, four in a row. */
  pictures: () => Material[];
  crew: [PersonLook, Pose][];
  /** View through the window beside the screens. */
  beyond?: () => Material;
  bright?: boolean;
}

const RUNWAY = () => runway('runway-watch');
const FLIGHT = () => [
  flightDisplay('watch-1'),
  RUNWAY(),
  recording('watch-2', ['gaze', 'heart']),
  flightDisplay('watch-3'),
  RUNWAY(),
  eegTraces('watch-4', 8),
  page('watch-5', 'gaze', true),
  recording('watch-6', ['skin', 'motion']),
];
const DRIVING = () => [
  road('watch-road', { w: 1600 }),
  recording('watch-7', ['gaze', 'heart', 'skin']),
  page('watch-8', 'gaze', true),
  road('watch-night', { w: 1600, night: true, hazard: 'none' }),
  eegTraces('watch-9', 8),
  recording('watch-10', ['motion', 'muscle']),
  road('watch-walker', { w: 1600, hazard: 'walker' }),
  page('watch-11', 'heat'),
];
const SPACE = () => [junction('space-1', { paths: true }), junction('space-2', { warm: false, paths: true })];
const CLASS = () => [seatHeat('class-heat'), recording('class-1', ['gaze', 'heart', 'brain'])];

const man = (topHex: string, more: PersonLook = {}): PersonLook => ({
  hair: 'short',
  figure: 'man',
  topHex,
  trousersHex: '#1b2650',
  ...more,
});
const woman = (topHex: string, more: PersonLook = {}): PersonLook => ({
  hair: 'bob',
  figure: 'woman',
  topHex,
  trousersHex: '#1b2650',
  skinHex: '#f6cfae',
  ...more,
});

/** Researchers before a wall of screens, seen from behind and aside; they look along −z. */
export default defineScene<Variant>({
  light: nightlight([0, 0.2, 0], 1.1, 'left', { exposure: 0.35 }),
  build(root, v) {
    if (!v) return;
    cyclorama(root, v.bright ? '#c9d6f0' : '#0d1b46', 7);
    const pictures = v.pictures();
    const columns = Math.min(4, pictures.length);
    const [w, h] = pictures.length > 4 ? [0.68, 0.4] : [1.15, 0.68];
    const wall = group(root, 'wall', [0, 1.45, -1.15]);
    add(
      wall,
      roundedBox(columns * (w + 0.05) + 0.1, Math.ceil(pictures.length / 4) * (h + 0.05) + 0.1, 0.05, 0.02),
      clay(v.bright ? '#f4f7ff' : '#1b2650'),
      [0, 0.05, -0.04],
    );
    pictures.forEach((picture, i) => {
      const at: [number, number, number] = [
        (i % 4) * (w + 0.05) - ((columns - 1) * (w + 0.05)) / 2,
        (pictures.length > 4 ? 0.275 : 0.05) - Math.floor(i / 4) * (h + 0.05),
        0,
      ];
      add(wall, roundedBox(w + 0.02, h + 0.02, 0.02, 0.008), gloss('#0a1128'), at);
      add(wall, panel(w, h, 0.008), picture, [at[0], at[1], 0.0115]);
    });
    for (const s of [-1, 1]) add(root, roundedBox(0.08, 1.6, 0.06, 0.02), clay(colour.slate), [s * 1.0, 0.8, -1.22]);
    if (v.beyond) place(root, windowFrame(1.5, 1.05, v.beyond(), '#27345f', 0), [2.5, 1.5, -0.95], -0.45);
    place(root, desk({ w: 2.8, d: 0.7, hex: v.bright ? '#ffffff' : '#c9d6f0' }), [0, 0, -0.62]);
    v.crew.forEach(([look, pose], i) => {
      const x = (i - (v.crew.length - 1) / 2) * 1.15;
      const seat = group(root, 'seat', [x, 0, 0.05], [0, Math.PI + (i ? -0.12 : 0.12), 0]);
      place(seat, officeChair({ hex: v.bright ? '#c3d1f6' : '#3b4b7d', arms: false }));
      place(seat, person(look, typing(pose)));
      place(root, keyboard(), [x, 0.735, -0.42]);
      place(root, mouse(), [x + 0.3, 0.735, -0.4]);
    });
    place(root, mug({ hex: colour.skin }), [-1.15, 0.735, -0.6], 0.5);
  },
  shots: [
    {
      media: 'solution/flight-lab-header.webp',
      variant: {
        pictures: FLIGHT,
        crew: [[man('#f4f7ff', { dress: 'suit', topHex: '#27458f' }), { headTurn: [-0.15, 0.2, 0] }]],
        beyond: RUNWAY,
      },
      camera: { from: [-1.6, 1.75, 2.7], at: [0.25, 1.2, -0.8], lens: 36 },
    },
    {
      media: 'lab/beichen-cockpit-lab-2.webp',
      variant: { pictures: FLIGHT, crew: [[woman('#8fb0ef', { hair: 'ponytail' }), { headTurn: [-0.15, -0.2, 0] }]] },
      camera: { from: [1.9, 1.6, 1.7], at: [-0.1, 1.25, -0.8], lens: 38 },
    },
    {
      media: 'lab/dongyu-driving-lab-2.webp',
      variant: {
        pictures: DRIVING,
        crew: [
          [man('#12b886'), { headTurn: [-0.12, -0.3, 0] }],
          [woman('#ff8a5c'), { headTurn: [-0.1, 0.45, 0] }],
        ],
      },
      camera: { from: [0.2, 1.75, 2.9], at: [0, 1.2, -0.8], lens: 36 },
    },
    {
      media: 'lab/nanhu-space-lab-2.webp',
      variant: {
        bright: true,
        pictures: SPACE,
        crew: [
          [woman('#1f5bff', { hair: 'bun' }), { headTurn: [-0.1, 0, 0] }],
          [man('#ffd166', { hair: 'crop' }), { headTurn: [-0.1, 0.5, 0] }],
        ],
      },
      camera: { from: [-0.9, 1.65, 2.4], at: [0.1, 1.2, -0.8], lens: 38 },
      light: daylight([0, 0.1, -0.3], 1.2),
    },
    {
      media: 'solution/classroom-lab-header.webp',
      variant: {
        bright: true,
        pictures: CLASS,
        crew: [[woman('#8b7bd8', { hair: 'long', hairHex: '#2a1e22' }), { headTurn: [-0.1, -0.2, 0] }]],
      },
      camera: { from: [1.5, 1.55, 2.0], at: [0, 1.2, -0.8], lens: 40 },
      light: daylight([0, 0.1, -0.3], 1.2, 'right'),
    },
  ],
});
