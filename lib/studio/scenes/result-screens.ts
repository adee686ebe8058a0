import type { Material } from 'three';
import { daylight } from '../kit/light.ts';
import { clay } from '../kit/material.ts';
import { add, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { roundedBox, tube } from '../kit/solid.ts';
import { laptop } from '../parts/devices/laptop.ts';
import { desk, keyboard, monitor, mouse, mug, plant } from '../parts/furniture.ts';
import { compared, envelopes, fourViews, instrumentScan, posture, shelfGaze } from '../parts/result-screens.ts';
import { daySky, room, windowFrame } from '../parts/room.ts';
import { averages, pinyin, seatHeat } from '../parts/screens.ts';

interface Variant {
  picture: () => Material;
  wallHex: string;
  window?: boolean;
  /** On a laptop on the teacher's desk, beside exercise books. */
  laptop?: boolean;
}

/** Desk with one large screen that shows a result; the same desk by day, another wall and another angle each time. */
export default defineScene<Variant>({
  light: daylight([0, 0.1, 0], 0.95),
  build(root, v) {
    if (!v) return;
    place(root, room({ w: 5, d: 1.2, wallHex: v.wallHex, floorHex: '#c9d3e8' }));
    if (v.window) place(root, windowFrame(1.5, 1.2, daySky()), [-1.35, 1.75, -1.2]);
    place(root, desk({ w: 1.8, d: 0.8, hex: v.laptop ? '#e3c9a4' : undefined }), [0, 0, -0.4]);
    if (v.laptop) {
      place(root, laptop(v.picture()), [0, 0.735, -0.36], 0.12, 1.5);
      for (const [i, hex] of ['#ff8a5c', '#f4f7ff', '#12b886', '#8fb0ff', '#f4f7ff'].entries()) add(root, roundedBox(0.19, 0.012, 0.26, 0.003), clay(hex), [0.5 + (i % 2) * 0.01, 0.742 + i * 0.0125, -0.36], [0, 0.2 - (i % 3) * 0.12, 0]); // prettier-ignore
      add(root, tube([[0.42, 0.812, -0.3], [0.55, 0.812, -0.4]], 0.005, 4), clay('#ff5c7a'));
      return;
    }
    place(root, monitor(v.picture(), { w: 0.98, h: 0.57 }), [0, 0.735, -0.52]);
    place(root, keyboard(), [-0.02, 0.735, -0.14]);
    place(root, mouse(), [0.3, 0.735, -0.14]);
    place(root, mug(), [-0.62, 0.735, -0.28], 2.2);
    place(root, plant(), [0.72, 0.735, -0.55], 0.4, 0.72);
  },
  shots: [
    { media: 'solution/classroom-lab-child-1.webp', variant: { picture: () => seatHeat('seats'), wallHex: '#eef1e9', window: true }, camera: { from: [-0.45, 1.3, 1.15], at: [0.0, 1.08, -0.5], lens: 42 } }, // prettier-ignore
    { media: 'solution/cognition-lab-child-1.webp', variant: { picture: () => averages('erp'), wallHex: '#c9d2e6' }, camera: { from: [0.5, 1.25, 1.1], at: [0.02, 1.08, -0.5], lens: 42 } }, // prettier-ignore
    { media: 'solution/driving-lab-child-4.webp', variant: { picture: () => fourViews('views'), wallHex: '#b9c5e2' }, camera: { from: [-0.35, 1.35, 1.0], at: [0.0, 1.08, -0.5], lens: 42 } }, // prettier-ignore
    { media: 'solution/movement-lab-child-3.webp', variant: { picture: () => envelopes('emg'), wallHex: '#dfe7f8' }, camera: { from: [0.3, 1.2, 1.15], at: [-0.02, 1.06, -0.5], lens: 42 } }, // prettier-ignore
    { media: 'solution/work-lab-child-1.webp', variant: { picture: () => posture('neck'), wallHex: '#ece6da', window: true }, camera: { from: [-0.55, 1.25, 1.0], at: [0.0, 1.07, -0.5], lens: 42 } }, // prettier-ignore
    { media: 'domain/aviation-solution-1.webp', variant: { picture: () => instrumentScan('scan'), wallHex: '#aebbdc' }, camera: { from: [0.4, 1.35, 1.05], at: [0.0, 1.08, -0.5], lens: 42 } }, // prettier-ignore
    { media: 'domain/consumer-solution-1.webp', variant: { picture: () => shelfGaze('shelf-gaze'), wallHex: '#f4efe4', window: true }, camera: { from: [-0.25, 1.2, 1.2], at: [0.0, 1.06, -0.5], lens: 42 } }, // prettier-ignore
    { media: 'domain/education-solution-1.webp', variant: { picture: () => pinyin('pinyin-desk'), wallHex: '#e7efe2' }, camera: { from: [0.55, 1.35, 1.0], at: [0.0, 1.08, -0.5], lens: 42 } }, // prettier-ignore
    { media: 'domain/education-solution-2.webp', variant: { picture: () => seatHeat('seats-2', { round: true }), wallHex: '#2f6b5f', laptop: true }, camera: { from: [0.5, 1.24, 0.62], at: [0.08, 0.87, -0.4], lens: 36 } }, // prettier-ignore
    { media: 'domain/hci-solution-1.webp', variant: { picture: () => compared('compared'), wallHex: '#e9eefb', window: true }, camera: { from: [-0.4, 1.25, 1.1], at: [0.0, 1.07, -0.5], lens: 42 } }, // prettier-ignore
  ],
});
