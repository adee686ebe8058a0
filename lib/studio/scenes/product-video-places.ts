import { daylight } from '../kit/light.ts';
import { clay, colour, glow, gloss, matte } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { roundedBox, slab, tube } from '../kit/solid.ts';
import { lectern, pupils } from '../parts/classroom.ts';
import { boxCamera } from '../parts/devices/cameras.ts';
import { cameraViews, codingKeyboard, codingScreen } from '../parts/devices/coding.ts';
import { desk, display, monitor, officeChair } from '../parts/furniture.ts';
import { surgicalCap } from '../parts/person/headwear.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { sitting, standing, typing, type Pose } from '../parts/person/pose.ts';
import { instrumentTrolley, kitchenFront, operatingTable, theatreLamp } from '../parts/places.ts';
import { daySky, lamp, pane, room, windowFrame } from '../parts/room.ts';
import { recording } from '../parts/screens.ts';

const SCRUBS: PersonLook = { dress: 'scrubs', topHex: '#2f9c95', trousersHex: '#2f9c95', hair: null };
const OPERATING: Pose = standing({
  lean: 0.26,
  headTurn: [0.42, 0, 0],
  left: { at: [0.16, 1.12, 0.38], fingers: [-0.4, -0.4, 1], back: [0.5, 0.8, 0.2], curl: 0.55, thumb: 0.6 },
  right: { at: [-0.16, 1.12, 0.38], fingers: [0.4, -0.4, 1], back: [-0.5, 0.8, 0.2], curl: 0.55, thumb: 0.6 },
});

/** Eight-channel recording in large rooms and the observation room: theatre, classroom, kitchen behind a pane. */
export default defineScene<'theatre' | 'classroom' | 'kitchen'>({
  light: daylight([0, 0.2, 0], 1.4),
  build(root, v) {
    if (v === 'theatre') {
      place(root, room({ w: 7, d: 2.3, h: 3, left: true, wallHex: '#d5e8ea', floorHex: '#b9d3d8' }));
      place(root, operatingTable(), [-0.2, 0, -0.5]);
      place(root, theatreLamp(), [0.35, 2.1, -0.55], [0.12, 0, 0.1]);
      place(root, instrumentTrolley(), [1.5, 0, -0.9], 0.6);
      place(root, display(recording('vitals', ['heart', 'skin', 'heart']), { w: 1.0, h: 0.6, y: 1.75 }), [1.9, 0, -2.25]); // prettier-ignore
      // two cameras on drop poles beside the lamp
      for (const [x, z, turn, hex] of [
        [-0.62, -0.2, 0.55, colour.motion],
        [0.95, 0.05, -0.7, colour.gaze],
      ] as const) {
        add(
          root,
          tube(
            [
              [x, 2.05, z],
              [x, 3.4, z],
            ],
            0.018,
            4,
          ),
          clay('#f4f7ff'),
        );
        const camera = group(root, 'camera', [x, 2.05, z], [0, turn + Math.PI * (z > 0 ? 1 : 0), 0]);
        place(camera, boxCamera(hex), [0, 0, 0], [Math.PI - 0.62, 0, Math.PI * 0], 1.9);
      }
      const staff = (look: PersonLook, at: [number, number, number], turn: number, pose = OPERATING) => {
        const p = place(root, person({ ...SCRUBS, ...look }, pose), at, turn);
        p.head.add(surgicalCap({ hex: look.topHex ?? '#2f9c95' }));
      };
      staff({ figure: 'man', skinHex: '#eebb93' }, [0.1, 0, -1.08], 0);
      staff({ figure: 'woman', skinHex: '#f6cfae', topHex: '#3f7fb8', trousersHex: '#3f7fb8' }, [-0.68, 0, -1.08], 0.05); // prettier-ignore
      staff({ figure: 'man', skinHex: '#c98e63' }, [0.5, 0, 0.1], Math.PI + 0.15);
      staff({ figure: 'woman', skinHex: '#f3c7a6', topHex: '#3f7fb8', trousersHex: '#3f7fb8' }, [-1.55, 0, -0.5], Math.PI / 2, standing({ lean: 0.1, headTurn: [0.3, 0, 0], left: { at: [0.16, 1.05, 0.34], fingers: [-0.3, 0, 1], back: [0.4, 0.9, 0], curl: 0.5 }, right: { at: [-0.16, 1.05, 0.34], fingers: [0.3, 0, 1], back: [-0.4, 0.9, 0], curl: 0.5 } })); // prettier-ignore
      return;
    }
    if (v === 'classroom') {
      place(root, room({ w: 8.6, d: 4.2, h: 3.1, left: true, right: false, wallHex: '#eef1e9', floorHex: '#d9cfc0' }));
      // back wall of the room: a shelf bar with three cameras towards the board
      add(root, roundedBox(2.6, 0.05, 0.16, 0.02), clay('#f4f7ff'), [-0.1, 2.0, -4.1]);
      for (const [i, x] of [-0.85, 0, 0.85].entries()) place(root, boxCamera(i === 1 ? colour.motion : colour.gaze), [x - 0.1, 2.025, -4.08], [0.12, (i - 1) * 0.28, 0], 2.6); // prettier-ignore
      for (const s of [-1, 1]) place(root, windowFrame(1.3, 1.3, daySky()), [-4.29, 1.7, s * 1.3 - 1.6], [0, Math.PI / 2, 0]); // prettier-ignore
      place(root, pupils(6, 3, { raised: [2, 9] }), [0.2, 0, -0.6]);
      place(root, lectern(), [2.4, 0, 1.0], Math.PI);
      for (const x of [-2, 1.6]) place(root, lamp(1.5), [x, 3.0, -1.4]);
      return;
    }
    // observation room in front, kitchen behind a one-way pane
    place(root, room({ w: 6.4, d: 3.4, h: 2.9, left: true, wallHex: '#eef1f9', floorHex: '#d9cfc0' }));
    place(root, kitchenFront(3.0), [0.1, 0, -2.95]);
    const cook = person({ hair: 'bun', hairHex: '#2a1e22', figure: 'woman', topHex: '#ff5c7a', trousersHex: '#3b4669', skinHex: '#f3c7a6' }, standing({ lean: 0.12, headTurn: [0.3, 0, 0], left: { at: [0.2, 1.04, 0.34], fingers: [-0.3, 0, 1], back: [0.4, 0.9, 0], curl: 0.7 }, right: { at: [-0.18, 1.06, 0.36], fingers: [0.2, -0.1, 1], back: [-0.4, 0.9, 0], curl: 0.8 } })); // prettier-ignore
    place(root, cook, [0.25, 0, -2.15], Math.PI + 0.35);
    place(root, pane(3.2, 2.5, '#27345f'), [0.1, 0, -0.95]);
    for (const s of [-1, 1])
      add(root, roundedBox(2.6, 2.9, 0.12, 0.01), matte('#27345f'), [0.1 + s * 2.95, 1.45, -0.95]);
    add(root, roundedBox(3.4, 0.95, 0.1, 0.01), matte('#27345f'), [0.1, 0.475, -0.93]);
    place(root, desk({ w: 2.7, d: 0.72, hex: '#c9d6f0' }), [0, 0, -0.38]);
    place(root, monitor(cameraViews('observed'), { w: 0.6, h: 0.35 }), [-0.95, 0.735, -0.5], 0.3);
    place(root, monitor(codingScreen('observed-codes', 2), { w: 0.6, h: 0.35 }), [0.98, 0.735, -0.5], -0.3);
    add(root, slab(0.1, 0.1, 0.01, 0.01), gloss('#0f1830'), [0, 0.735, -0.5]);
    add(root, roundedBox(0.03, 0.004, 0.03, 0.0019), glow(colour.heart), [0, 0.747, -0.5]);
    for (const [x, look, turn] of [
      [-0.62, { hair: 'short', figure: 'man', topHex: '#1f5bff', trousersHex: '#1b2650', skinHex: '#e9b38b' }, 0.15],
      [
        0.68,
        {
          hair: 'ponytail',
          hairHex: '#3a2418',
          figure: 'woman',
          topHex: '#ffb020',
          trousersHex: '#1b2650',
          skinHex: '#f6cfae',
        },
        -0.15,
      ],
    ] as const) {
      // prettier-ignore
      place(root, codingKeyboard(), [x, 0.735, -0.2], 0, 1.1);
      const seat = group(root, 'seat', [x, 0, 0.34], [0, Math.PI + turn, 0]);
      place(seat, officeChair({ hex: '#3b4b7d', arms: false }));
      place(seat, person(look, x < 0 ? typing({ headTurn: [0.0, 0.3, 0] }) : sitting({ lean: 0.1, headTurn: [-0.05, 0.1, 0], left: { at: [0.16, 0.81, 0.33], fingers: [-0.15, -0.25, 1], back: [0.1, 1, 0.2], curl: 0.35 }, right: { at: [-0.2, 0.79, 0.3], fingers: [0.05, -0.2, 1], back: [-0.1, 1, 0.2], curl: 0.3 } }))); // prettier-ignore
    }
  },
  shots: [
    { media: 'product/hz-b8-1.webp', variant: 'theatre', light: daylight([0, 0.2, 0], 1.4, 'left', { exposure: 0 }), camera: { from: [0.15, 1.85, 3.5], at: [0.0, 1.5, -0.5], lens: 40 } }, // prettier-ignore
    { media: 'product/hz-b8-2.webp', variant: 'classroom', light: daylight([0, 0.1, -0.6], 1.7), camera: { from: [0.9, 1.85, 1.9], at: [-0.25, 1.55, -3.2], lens: 40 } }, // prettier-ignore
    { media: 'module/behavior-coding-header.webp', variant: 'kitchen', camera: { from: [-0.35, 1.85, 2.75], at: [0.08, 1.08, -0.9], lens: 40 } }, // prettier-ignore
  ],
});
