import { Group } from 'three';
import { daylight } from '../kit/light.ts';
import { clay } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { roundedBox, slab } from '../kit/solid.ts';
import { inScene } from '../parts/devices/brain-boxes.ts';
import { gelSyringe } from '../parts/devices/brain-tools.ts';
import { capPlace, eegCap } from '../parts/devices/eeg-cap.ts';
import { spot } from '../parts/devices/scalp.ts';
import { eegFnirsCap } from '../parts/devices/fnirs-cap.ts';
import { pinched, pinchTo } from '../parts/devices/pinch-hand.ts';
import { handTo } from '../parts/devices/tool-hand.ts';
import { amplifier, desk, keyboard, monitor, shellChair, stool } from '../parts/furniture.ts';
import { sleevesClear } from '../parts/person/coat-front.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { sitting, standing } from '../parts/person/pose.ts';
import { daySky, room, windowFrame } from '../parts/room.ts';
import { eegTraces } from '../parts/screens.ts';
import type { Vec3 } from '../kit/sdf.ts';

type Variant = 'gel' | 'header' | 'classmate' | 'temples' | 'forehead';

const COAT: PersonLook = { dress: 'labcoat', topHex: '#f4f7ff', accentHex: '#8fb0ef', trousersHex: '#3b4669', fine: true }; // prettier-ignore
/** Syringe held like a pen; its needle ends 8.5 cm before the forefinger. */
const SYRINGE = { r: 0.009, reach: 0.085 };
/** Barrel of an optode between thumb and forefinger. */
const OPTODE = { r: 0.006, reach: 0.006 };
/** Flat hand, the pads of the fingers on the cap. */
const PADS: Vec3 = [0, -0.016, 0.125];

/** The way out of the head at a place of the cap. */
const normal = (head: Group, name: string) => inScene(head, spot(name, 0.0125).normal, true);

const optodeTop = (head: Group, name: string) => inScene(head, capPlace(name, 0.0185));

function bench(root: Group, at: Vec3) {
  const d = group(root, 'desk', at);
  place(d, desk({ w: 1.5, d: 0.7 }));
  place(d, monitor(eegTraces('preparation', 12), { w: 0.7, h: 0.42 }), [0.05, 0.735, -0.1], 0.15);
  place(d, keyboard(), [0, 0.735, 0.18]);
  place(d, amplifier(), [0.52, 0.735, 0.1], 0.3);
}

function cabinet(root: Group, at: Vec3) {
  const g = group(root, 'cabinet', at);
  add(g, roundedBox(0.46, 0.8, 0.34, 0.03), clay('#dbe4f6'), [0, 0.4, 0]);
  add(g, slab(0.5, 0.36, 0.03, 0.05), clay('#ffffff'), [0, 0.8, 0]);
  for (let i = 0; i < 3; i++) add(g, roundedBox(0.07, 0.16, 0.07, 0.025), clay(['#8fb0ef', '#f4f7ff', '#12b886'][i]), [-0.13 + i * 0.11, 0.9, 0]); // prettier-ignore
}

/** Gel into one electrode after the other, the other hand steadies the cap. */
function gel(root: Group, header: boolean) {
  place(root, room({ w: 6.4, d: 1.9, h: 2.8, left: true, wallHex: '#e6edf9', floorHex: '#d3def3' }));
  bench(root, [-1.3, 0, -1.3]);
  cabinet(root, [0.95, 0, -1.45]);
  place(root, windowFrame(1.3, 1.1, daySky()), [1.25, 1.75, -1.88]);
  const rig = group(root, 'rig', [0, 0, 0], [0, 0.45, 0]);
  place(rig, stool({ height: 0.46 }));
  const subject = place(rig, person(header ? { hair: 'crop', figure: 'man', topHex: '#3f5fae', skinHex: '#d9a074' } : { hair: 'under', figure: 'woman', topHex: '#f08a9b', skinHex: '#f6cfae', trousersHex: '#27345f' }, sitting({ hips: [0, 0.53, 0], headTurn: [0.06, 0, 0] }))); // prettier-ignore
  subject.head.add(eegCap({ channels: 64, capHex: '#18275f' }));
  const stand = { at: [-0.45, 0, -0.33] as Vec3, turn: 1.23 };
  const left = pinchTo(stand, 'left', SYRINGE, { tip: inScene(subject.head, capPlace('C2')), pointing: [0.95, -0.25, 0.2], back: [0.81, 0.57, 0.17], elbow: [0.67, -0.24, -0.7] }); // prettier-ignore
  const right = handTo(stand, 'right', { tip: inScene(subject.head, capPlace('TP8')), towards: [0.26, 0.49, 0.83], back: normal(subject.head, 'TP8'), offset: PADS, curl: 0.3, elbow: [0.34, -0.4, -0.85] }); // prettier-ignore
  const skinHex = header ? '#f6cfae' : '#e9b38b';
  const look: PersonLook = header ? { hair: 'bun', figure: 'woman', hairHex: '#3a2418' } : { hair: 'parted', figure: 'man', spectacles: true }; // prettier-ignore
  const r = place(root, person({ ...COAT, ...look, skinHex }, standing({ lean: 0.38, twist: 0.28, headTurn: [0.3, -0.1, 0], right, left })), stand.at, stand.turn); // prettier-ignore
  sleevesClear(r);
  pinched(r, 'left', skinHex, SYRINGE, gelSyringe(), 0.112);
}

/** A student fills the electrodes of a fellow student from behind. */
function classmate(root: Group) {
  place(root, room({ w: 6, d: 1.9, h: 2.8, wallHex: '#eef1e9', floorHex: '#d9cfc0' }));
  bench(root, [-0.95, 0, -1.35]);
  const rig = group(root, 'rig', [0, 0, 0], [0, -0.35, 0]);
  place(rig, stool({ height: 0.4 }));
  const subject = place(rig, person({ hair: 'crop', figure: 'man', topHex: '#12b886', trousersHex: '#27345f', skinHex: '#eebb93' }, sitting({ hips: [0, 0.47, 0], headTurn: [0.1, 0, 0] }))); // prettier-ignore
  subject.head.add(eegCap({ channels: 32, capHex: '#23408f', trimHex: '#dfe8ff' }));
  const stand = { at: [0.5, 0, -0.33] as Vec3, turn: -1.52 };
  const skinHex = '#f3c7a6';
  const right = pinchTo(stand, 'right', SYRINGE, { tip: inScene(subject.head, capPlace('CP3')), pointing: [-0.98, -0.1, 0.19], back: [-0.92, 0.35, 0.2], elbow: [-0.63, -0.31, -0.71] }); // prettier-ignore
  const left = handTo(stand, 'left', { tip: inScene(subject.head, capPlace('CP2')), towards: [-0.69, 0.13, 0.71], back: normal(subject.head, 'CP2'), offset: PADS, curl: 0.3, elbow: [-0.76, -0.63, -0.18] }); // prettier-ignore
  const s = place(root, person({ hair: 'ponytail', figure: 'woman', dress: 'hoodie', topHex: '#ffb020', trousersHex: '#27345f', skinHex, hairHex: '#2a1e22', fine: true }, standing({ lean: 0.13, twist: 0.3, headTurn: [0.42, 0.1, 0], right, left })), stand.at, stand.turn); // prettier-ignore
  pinched(s, 'right', skinHex, SYRINGE, gelSyringe(), 0.112);
}

/** Electrodes and optodes in one cap: the researcher behind turns one at the temple, the other hand holds the rim. */
function temples(root: Group) {
  place(root, room({ w: 6, d: 1.9, h: 2.8, wallHex: '#e6edf9', floorHex: '#d3def3' }));
  bench(root, [-1.0, 0, -1.35]);
  const rig = group(root, 'rig', [0, 0, 0], [0, -0.4, 0]);
  place(rig, stool({ height: 0.43 }));
  const subject = place(rig, person({ hair: 'under', figure: 'woman', topHex: '#8b7bd8', trousersHex: '#27345f', skinHex: '#f6cfae' }, sitting({ hips: [0, 0.5, 0], headTurn: [0.04, 0, 0] }))); // prettier-ignore
  subject.head.add(eegFnirsCap());
  const stand = { at: [-0.02, 0, -0.38] as Vec3, turn: -0.22 };
  const right = pinchTo(stand, 'right', OPTODE, { tip: optodeTop(subject.head, 'AF8'), pointing: [0.97, -0.18, 0.18], back: [-0.78, -0.18, 0.6], elbow: [-0.95, -0.04, -0.31] }); // prettier-ignore
  const left = handTo(stand, 'left', { tip: inScene(subject.head, capPlace('FT7')), towards: [-0.66, 0.21, 0.72], back: normal(subject.head, 'FT7'), offset: PADS, curl: 0.3, elbow: [0.19, -0.18, -0.96] }); // prettier-ignore
  const skinHex = '#e9b993';
  const r = place(root, person({ ...COAT, hair: 'crop', age: 'elder', hairHex: '#8d93a5', figure: 'man', skinHex }, standing({ lean: 0.31, twist: 0.03, headTurn: [0.34, -0.05, 0], right, left })), stand.at, stand.turn); // prettier-ignore
  sleevesClear(r);
  pinched(r, 'right', skinHex, OPTODE, new Group(), 0);
}

/** The same cap from the side: thumb and forefinger on an optode of the forehead, the other hand holds the cap. */
function forehead(root: Group) {
  place(root, room({ w: 6, d: 1.9, h: 2.8, wallHex: '#e6edf9', floorHex: '#d3def3' }));
  cabinet(root, [-0.75, 0, -1.4]);
  const rig = group(root, 'rig', [0, 0, 0], [0, 0.3, 0]);
  place(rig, stool({ height: 0.43 }));
  const subject = place(rig, person({ hair: 'crop', figure: 'man', topHex: '#5b8cff', trousersHex: '#27345f', skinHex: '#eebb93' }, sitting({ hips: [0, 0.5, 0], headTurn: [0.04, 0, 0] }))); // prettier-ignore
  subject.head.add(eegFnirsCap());
  const stand = { at: [0.62, 0, -0.09] as Vec3, turn: -0.74 };
  const left = pinchTo(stand, 'left', OPTODE, { tip: optodeTop(subject.head, 'AF7'), pointing: [-0.82, 0.23, -0.52], back: [-0.77, -0.47, -0.44], elbow: [0.16, -0.38, 0.91] }); // prettier-ignore
  const right = handTo(stand, 'right', { tip: inScene(subject.head, capPlace('CP3')), towards: [-0.83, 0.54, -0.17], back: normal(subject.head, 'CP3'), offset: PADS, curl: 0.3, elbow: [0.71, -0.03, -0.7] }); // prettier-ignore
  const skinHex = '#f3c7a6';
  const r = place(root, person({ ...COAT, hair: 'ponytail', figure: 'woman', hairHex: '#2a1e22', skinHex }, standing({ lean: 0.33, twist: 0.13, headTurn: [0.3, -0.2, 0], right, left })), stand.at, stand.turn); // prettier-ignore
  sleevesClear(r);
  pinched(r, 'left', skinHex, OPTODE, new Group(), 0);
}

/** Caps being prepared in the room beside the booth. */
export default defineScene<Variant>({
  light: daylight([0, 0.1, 0], 1.1),
  build(root, v) {
    if (v === 'gel' || v === 'header') gel(root, v === 'header');
    if (v === 'classmate') classmate(root);
    if (v === 'temples') temples(root);
    if (v === 'forehead') forehead(root);
  },
  shots: [
    { media: 'solution/cognition-lab-home.webp', variant: 'gel', camera: { from: [0.35, 1.4, 1.85], at: [-0.05, 1.24, 0], lens: 46 } },
    { media: 'domain/cognitive-neuroscience-header.webp', variant: 'header', camera: { from: [0.95, 1.45, 1.3], at: [-0.14, 1.27, -0.1], lens: 46 } },
    { media: 'lab/linjiang-cognition-lab.webp', variant: 'classmate', camera: { from: [-0.2, 1.35, 1.5], at: [0.08, 1.28, -0.1], lens: 45 } },
    { media: 'lab/minghu-brain-lab.webp', variant: 'temples', camera: { from: [-0.4, 1.38, 1.6], at: [0.04, 1.31, 0], lens: 46 } },
    { media: 'case/eeg-fnirs-load.webp', variant: 'forehead', camera: { from: [-0.15, 1.38, 1.72], at: [0.17, 1.29, 0], lens: 47 } },
  ], // prettier-ignore
});
