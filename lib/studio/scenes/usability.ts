import { daylight } from '../kit/light.ts';
import { clay, colour, gloss } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { panel, roundedBox, slab, tube } from '../kit/solid.ts';
import { remoteEyeTracker } from '../parts/devices/remote-eye-tracker.ts';
import { desk, keyboard, monitor, mouse, mug, officeChair, plant } from '../parts/furniture.ts';
import { person } from '../parts/person/person.ts';
import { typing } from '../parts/person/pose.ts';
import { mirrorRooms } from '../parts/usability-rooms.ts';
import { domeCamera, pane, room } from '../parts/room.ts';
import { page, recording } from '../parts/screens.ts';

type Variant = 'two-rooms' | 'phone' | 'education' | 'bench' | 'mirror' | 'watch';

/** Test room (left) and observation room (right), parted by a one-way mirror. */
export default defineScene<Variant>({
  light: daylight([0, 0.1, 0], 1.25),
  build(root, v) {
    if (v === 'bench' || v === 'mirror' || v === 'watch') return mirrorRooms(root, v);
    place(root, room({ w: 7.4, d: 2.3, h: 2.9, left: true, wallHex: '#e9eefb', floorHex: '#ccd8ef' }));
    const single = v === 'phone';
    if (!single) {
      const mirror = place(root, pane(2.6, 2.0), [0.25, 0, -0.95], Math.PI / 2);
      mirror.name = 'mirror';
      add(root, roundedBox(0.14, 0.9, 4.0, 0.02), clay('#dbe4f6'), [0.25, 0.45, -0.4]);
    }
    const test = group(root, 'test', single ? [-0.3, 0, -0.4] : [-1.75, 0, -0.75], [0, single ? 2.15 : 1.85, 0]);
    place(test, desk({ w: 1.4, d: 0.75 }), [0, 0, 0.66]);
    place(test, officeChair({ hex: '#c3d1f6' }), [0, 0, 0]);
    if (v === 'phone' || v === 'two-rooms') {
      // phone on a stand with the tracker below it
      const stand = group(test, 'stand', [0, 0.735, 0.66], [0, Math.PI + 0.15, 0]);
      add(stand, slab(0.22, 0.2, 0.015, 0.03), clay(colour.slate));
      add(
        stand,
        tube(
          [
            [0, 0.01, -0.05],
            [0, 0.2, -0.05],
          ],
          0.014,
          3,
        ),
        clay(colour.slate),
      );
      const phone = group(stand, 'phone', [0, 0.24, 0], [-0.35, 0, 0]);
      add(phone, roundedBox(0.1, 0.2, 0.014, 0.0065), gloss('#0f1830'));
      add(phone, panel(0.09, 0.19, 0.01), page('phone', 'gaze'), [0, 0, 0.0078]);
      place(stand, remoteEyeTracker(0.24), [0, 0.07, 0.05]);
    } else {
      place(test, monitor(page('test-page', 'none')), [0, 0.735, 0.86], Math.PI + 0.1);
      place(test, remoteEyeTracker(0.32), [0, 0.745, 0.76], Math.PI + 0.1);
      place(test, keyboard(), [0, 0.735, 0.46], Math.PI);
      place(test, mouse(), [-0.26, 0.735, 0.44]);
    }
    place(test, mug({ hex: colour.skin }), [0.5, 0.735, 0.7]);
    place(
      test,
      person(
        {
          hair: 'bun',
          hairHex: '#2a1e22',
          figure: 'woman',
          topHex: '#12b886',
          trousersHex: '#3b4669',
          skinHex: '#f6cfae',
        },
        typing({
          lean: 0.14,
          headTurn: [0.25, 0, 0],
          right: { at: [-0.08, 0.92, 0.42], fingers: [0.1, 0.2, 1], back: [0, 1, 0], curl: 0.7, point: true },
        }),
      ),
    );
    if (!single) {
      const watch = group(root, 'watch', [1.35, 0, -0.6], [0, -1.35, 0]);
      place(watch, desk({ w: 1.5, d: 0.7 }), [0, 0, 0.62]);
      for (const s of [-1, 1])
        place(
          watch,
          monitor(s > 0 ? page('watch-page', 'heat') : recording('watch', ['gaze', 'skin', 'heart']), {
            w: 0.5,
            h: 0.3,
          }),
          [s * 0.32, 0.735, 0.72],
          Math.PI - s * 0.25,
        );
      place(watch, keyboard(), [0, 0.735, 0.42], Math.PI);
      place(watch, officeChair({ hex: '#3b4b7d' }));
      place(
        watch,
        person(
          {
            hair: 'short',
            figure: 'man',
            topHex: '#1f5bff',
            trousersHex: '#1b2650',
            skinHex: '#e9b38b',
            spectacles: true,
          },
          typing(),
        ),
      );
    }
    place(root, plant(), [-3.2, 0, -1.8], 0.3, 1.5);
    for (const x of [-2.9, 3.1]) place(root, domeCamera(), [x, 2.7, -2.1]);
  },
  shots: [
    {
      media: 'solution/usability-lab.webp',
      variant: 'bench',
      camera: { from: [-0.62, 1.14, 0.92], at: [0.03, 0.93, -0.3], lens: 40 },
    },
    {
      media: 'solution/usability-lab-home.webp',
      variant: 'watch',
      camera: { from: [-0.75, 1.5, 2.9], at: [0.28, 1.07, -0.3], lens: 36 },
    },
    {
      media: 'solution/usability-lab-child-1.webp',
      variant: 'phone',
      camera: { from: [-1.15, 1.55, 1.7], at: [0.05, 0.95, -0.5], lens: 48 },
    },
    {
      media: 'lab/xingtu-ux-lab.webp',
      variant: 'phone',
      camera: { from: [1.5, 1.45, 2.2], at: [-0.05, 0.95, -0.45], lens: 44 },
    },
    {
      media: 'solution/usability-lab-header.webp',
      variant: 'mirror',
      camera: { from: [-0.1, 1.2, 1.42], at: [-0.08, 1.04, -0.3], lens: 33 },
    },
    {
      media: 'domain/hci-header.webp',
      variant: 'two-rooms',
      camera: { from: [2.9, 1.65, 2.4], at: [0.4, 1.0, -0.6], lens: 40 },
    },
  ],
});
