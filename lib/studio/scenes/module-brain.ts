import type { Group } from 'three';
import { daylight } from '../kit/light.ts';
import { clay, colour, glass, glow, matte } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { roundedBox } from '../kit/solid.ts';
import { inScene } from '../parts/devices/brain-boxes.ts';
import { swab } from '../parts/devices/brain-tools.ts';
import { capPlace, eegCap } from '../parts/devices/eeg-cap.ts';
import { fibreTail, fnirsCap } from '../parts/devices/fnirs-cap.ts';
import { openHole } from '../parts/devices/open-hole.ts';
import { pinched, pinchTo } from '../parts/devices/pinch-hand.ts';
import { above, mounted, spot } from '../parts/devices/scalp.ts';
import { desk, keyboard, monitor, officeChair, plant, shellChair } from '../parts/furniture.ts';
import { sleevesClear } from '../parts/person/coat-front.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { sitting, standing, typing } from '../parts/person/pose.ts';
import { room } from '../parts/room.ts';
import { eegTraces } from '../parts/screens.ts';

const COAT: PersonLook = { dress: 'labcoat', topHex: '#f4f7ff', accentHex: '#e9effb', trousersHex: '#3b4669' };

/** Tools between thumb and forefinger. */
const SWAB = { r: 0.0018, reach: 0.07 };
const OPTODE = { r: 0.006, reach: 0.012 };

/** Seen from inside the booth: the subject in front, the researcher with the traces behind the window. */
function booth(root: Group) {
  place(root, room({ w: 8, d: 3.6, h: 2.9, wallHex: '#dfe7f5', floorHex: '#a9b6d4', right: false }));
  // wall of the booth with its window, panels below and beside
  const z = -0.95;
  const part = (w: number, h: number, x: number, y: number) => add(root, roundedBox(w, h, 0.12, 0.02), matte('#b7c2dd'), [x, y, z]); // prettier-ignore
  part(9, 0.98, 0, 0.49);
  part(9, 1.2, 0, 2.6);
  part(3, 3, -2.35, 1.5);
  part(3, 3, 2.75, 1.5);
  for (const y of [0.98, 2.0]) add(root, roundedBox(2.2, 0.05, 0.17, 0.02), clay('#f4f7ff'), [0.2, y, z]);
  for (const x of [-0.87, 1.27]) add(root, roundedBox(0.05, 1.06, 0.17, 0.02), clay('#f4f7ff'), [x, 1.49, z]);
  add(root, roundedBox(2.1, 1.0, 0.01, 0.004), glass('#e8f1ff'), [0.2, 1.49, z]);
  for (let i = 0; i < 6; i++) add(root, roundedBox(0.74, 0.8, 0.05, 0.035), matte(i % 2 ? '#c4cee4' : '#bac5df'), [-1.9 + i * 0.78, 0.5, z + 0.075]); // prettier-ignore
  for (const x of [-1.28, 1.68]) add(root, roundedBox(0.7, 1.04, 0.05, 0.035), matte('#c4cee4'), [x, 1.46, z + 0.075]);
  add(root, roundedBox(1.2, 0.012, 0.2, 0.005), glow('#fff6e6'), [0.2, 2.4, 0]);
  const rig = group(root, 'rig', [-0.42, 0, 0], [0, 0.85, 0]);
  place(rig, officeChair({ arms: false, hex: '#8b97b8' }));
  const p = place(rig, person({ hair: 'crop', figure: 'man', topHex: '#12a878', trousersHex: '#1b2650', skinHex: '#eebb93' }, sitting({ headTurn: [0.04, 0.05, 0] }))); // prettier-ignore
  p.head.add(eegCap({ channels: 64, capHex: '#2a3147', trimHex: colour.brand }));
  // outside, turned towards the screen that stands beside the window
  const out = group(root, 'outside', [0.75, 0.12, -1.75], [0, -1.95, 0]);
  place(out, desk({ w: 1.3, d: 0.7 }), [0, 0, 0.62]);
  place(out, monitor(eegTraces('booth-traces', 12), { w: 0.62, h: 0.4 }), [0.05, 0.735, 0.72], Math.PI - 0.55);
  place(out, keyboard(), [0, 0.735, 0.42], Math.PI);
  place(out, officeChair({ hex: '#5b8cff' }));
  place(out, person({ ...COAT, hair: 'bob', figure: 'woman', hairHex: '#2a1e22', skinHex: '#f3c7a6' }, typing({ headTurn: [0.05, 0.1, 0] }))); // prettier-ignore
}

/** Two people face to face across a small table, both capped. */
function pair(root: Group) {
  place(root, room({ w: 6, d: 1.7, h: 2.8, wallHex: '#e4ecfb', floorHex: '#d3def3', right: false }));
  place(root, desk({ w: 0.7, d: 0.9, hex: '#f4f7ff' }), [0, 0, 0]);
  const looks: PersonLook[] = [
    { hair: 'bun', figure: 'woman', topHex: '#ff8a5c', skinHex: '#f6cfae', hairHex: '#3a2418' },
    { hair: 'crop', figure: 'man', topHex: '#3f5fae', skinHex: '#d9a074', mouth: 'open' },
  ];
  looks.forEach((look, i) => {
    const s = i ? 1 : -1;
    const rig = group(root, 'rig', [s * 0.56, 0, -0.02], [0, -s * 1.42, 0]);
    place(rig, shellChair({ hex: '#5b8cff' }));
    const hand = (k: 1 | -1) => ({ at: [k * 0.13, 0.79, 0.32] as Vec3, fingers: [-k * 0.5, i && k > 0 ? 0.3 : -0.15, 1] as Vec3, back: [k * 0.1, 1, 0.1] as Vec3, curl: 0.25 }); // prettier-ignore
    const p = place(rig, person({ trousersHex: '#1b2650', ...look }, sitting({ lean: 0.12, headTurn: [0.04, s * 0.1, 0], left: hand(1), right: hand(-1) }))); // prettier-ignore
    p.head.add(fnirsCap({ channels: 24, capHex: '#20263a', trimHex: i ? colour.brand : '#8b5cf6' }));
    p.head.add(fibreTail());
  });
}

/** Swab in one hand parts the hair in an open hole, the other hand presses the next optode into its own. */
function pressing(root: Group) {
  place(root, room({ w: 5, d: 1.8, h: 2.8, wallHex: '#f1eadf', floorHex: '#e0d6c8' }));
  place(root, plant(), [-0.85, 0.5, -1.3], 0, 1.4);
  const rig = group(root, 'rig', [0, 0, 0], [0, -0.5, 0]);
  place(rig, shellChair({ hex: '#8fb0ef' }));
  const subject = place(rig, person({ hair: 'crop', hairHex: '#2a1e22', figure: 'man', face: 'soft', topHex: '#5b8cff', trousersHex: '#27345f', skinHex: '#eebb93' }, sitting({ hips: [0, 0.55, 0], headTurn: [0.1, 0, 0] }))); // prettier-ignore
  subject.head.add(fnirsCap({ channels: 48, capHex: '#2a3147', trimHex: '#8fb0ef' }));
  const hole = spot('FT7', 0.0125);
  mounted(subject.head, hole, 0.0024).add(openHole('#2a1e22', '#eebb93'));
  const stand = { at: [0.65, 0, -0.04] as Vec3, turn: -0.9 }; // half seated beside the chair, eye to eye
  const left = pinchTo(stand, 'left', SWAB, { tip: inScene(subject.head, above(hole, 0.009)), pointing: [-0.85, 0.19, -0.5], back: [-0.53, -0.22, 0.82], elbow: [0.27, -0.57, 0.77] }); // prettier-ignore
  const right = pinchTo(stand, 'right', OPTODE, { tip: inScene(subject.head, capPlace('C3', 0.0185)), pointing: [-0.98, 0.09, -0.17], back: [0.51, 0.86, -0.06], elbow: [0.35, -0.94, 0.01] }); // prettier-ignore
  const skinHex = '#f6cfae';
  const r = place(root, person({ ...COAT, hair: 'ponytail', figure: 'woman', skinHex, hairHex: '#3a2418', fine: true }, standing({ hips: [0, 0.75, 0], lean: 0.12, twist: -0.22, headTurn: [0.2, -0.3, 0], left, right })), stand.at, stand.turn); // prettier-ignore
  sleevesClear(r);
  pinched(r, 'left', skinHex, SWAB, swab(), 0.123);
  pinched(r, 'right', skinHex, OPTODE, group(null, 'nothing'), 0);
}

/** Wide pictures of the modules EEG and fNIRS. */
export default defineScene<'booth' | 'pair' | 'pressing'>({
  light: daylight([0, 0.2, 0], 1.1),
  build(root, v) {
    if (v === 'booth') booth(root);
    if (v === 'pair') pair(root);
    if (v === 'pressing') pressing(root);
  },
  shots: [
    { media: 'module/eeg-header.webp', variant: 'booth', camera: { from: [-0.16, 1.4, 1.85], at: [-0.06, 1.2, -0.3], lens: 42 } },
    { media: 'module/fnirs-header.webp', variant: 'pair', camera: { from: [0.12, 1.35, 1.75], at: [0, 1.05, 0], lens: 44 } },
    { media: 'module/fnirs-introduction.webp', variant: 'pressing', camera: { from: [-0.1, 1.3, 1.22], at: [0.23, 1.265, 0], lens: 47 } },
  ], // prettier-ignore
});
