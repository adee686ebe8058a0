import { daylight } from '../kit/light.ts';
import { colour, matte } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { roundedBox } from '../kit/solid.ts';
import { environmentLogger } from '../parts/devices/boxes.ts';
import { eegCap } from '../parts/devices/eeg-cap.ts';
import { flashPage, lightSensor, markerBox, markerCable } from '../parts/devices/marker-box.ts';
import { shieldedWindow } from '../parts/devices/marking-desk.ts';
import { remoteEyeTracker } from '../parts/devices/remote-eye-tracker.ts';
import { handTo } from '../parts/devices/tool-hand.ts';
import { amplifier, desk, keyboard, monitor, mug, officeChair } from '../parts/furniture.ts';
import { person } from '../parts/person/person.ts';
import { sitting, typing } from '../parts/person/pose.ts';
import { room } from '../parts/room.ts';
import { eegTraces, recording } from '../parts/screens.ts';

const SEAT: { at: Vec3; turn: number } = { at: [-0.05, 0, 0.68], turn: Math.PI };

/** The marker box at work: on a control desk before the shielded room, its sensor on a screen's corner. */
export default defineScene<'desk' | 'sensor' | 'corner'>({
  light: daylight([0, 0.2, 0], 1),
  build(root, v) {
    place(root, room({ w: 5, d: v === 'desk' ? 3 : 1.7, h: 2.9, left: true, wallHex: '#dfe8fa', floorHex: '#c3d1ec' }));
    if (v === 'desk') {
      place(root, desk({ w: 2.2, d: 0.85 }), [0, 0, 0]);
      const box = place(root, markerBox(8), [-0.06, 0.735, 0.2], -0.12, 1.35);
      box.add(
        markerCable(0, [
          [-0.1, 0.03, 0.12],
          [-0.2, 0.004, 0.09],
          [-0.3, 0.003, 0.0],
          [-0.36, 0.02, -0.1],
        ]),
      );
      box.add(markerCable(1, [[-0.03, 0.02, 0.14], [-0.16, 0.004, 0.15], [-0.42, 0.003, 0.1], [-0.7, 0.003, 0.12]], colour.skin)); // prettier-ignore
      box.add(markerCable(6, [[0.03, 0.004, 0.14], [0.14, 0.003, 0.12], [0.2, 0.003, 0.02], [0.3, 0.01, -0.06]], colour.muscle)); // prettier-ignore
      box.add(markerCable(3, [[0.06, 0.016, 0.13], [0.2, 0.003, 0.14], [0.4, 0.003, 0.06], [0.6, 0.003, 0.1]], colour.heart)); // prettier-ignore
      place(root, amplifier(), [-0.62, 0.735, 0.05], 0.35);
      place(root, monitor(recording('marker-desk', ['gaze', 'brain', 'heart', 'skin']), { w: 0.56, h: 0.33 }), [-0.42, 0.735, -0.24], 0.25); // prettier-ignore
      place(root, remoteEyeTracker(0.3), [0.42, 0.745, 0.06], -0.25);
      place(root, keyboard(), [0.5, 0.735, 0.26], -0.1);
      // wall of the shielded room with its window, a participant behind it
      place(root, shieldedWindow(1.3, 0.8), [0.45, 1.35, -0.75]);
      for (const [w, h, x, y] of [[6, 0.95, 0, 0.475], [6, 1.2, 0, 2.35], [2.4, 0.8, -1.4, 1.35], [2.4, 0.8, 2.3, 1.35]]) add(root, roundedBox(w, h, 0.1, 0.01), matte('#dfe8fa'), [x, y, -0.81]); // prettier-ignore
      const seated = person({ hair: 'under', figure: 'woman', topHex: '#12b886', skinHex: '#f3c7a6' }, sitting());
      seated.head.add(eegCap({ capHex: colour.brand, trimHex: '#ffffff' }));
      place(root, seated, [0.4, 0, -1.4], 0.2);
      return;
    }
    const picture = flashPage('flash', v === 'corner' ? 'top' : 'bottom');
    place(root, desk({ w: 1.7, d: 0.8 }), [0, 0, 0.2]);
    place(root, monitor(picture), [0, 0.735, 0]);
    if (v === 'corner') {
      const at = group(root, 'sensor', [-0.277, 1.204, 0.004], [Math.PI / 2, 0, 0]);
      place(at, lightSensor([[0.03, 0.006, -0.03], [0.0, 0.004, -0.06], [-0.05, 0.0, -0.05], [-0.09, -0.02, 0.06], [-0.1, -0.02, 0.3]]), [0, 0, 0], 0.5); // prettier-ignore
      return;
    }
    // the researcher faces the screen; its lower left corner is on her left
    const at = group(root, 'sensor', [-0.277, 0.902, 0.004], [Math.PI / 2, 0, 0]);
    place(at, lightSensor([[-0.005, 0.006, 0.03], [-0.03, 0.004, 0.06], [-0.08, -0.02, 0.12], [-0.12, -0.06, 0.15]]), [0, 0, 0], 0.4); // prettier-ignore
    const box = place(root, markerBox(), [-0.46, 0.735, 0.1], -0.9);
    box.add(
      markerCable(
        4,
        [
          [-0.03, 0.004, 0.12],
          [-0.02, 0.003, 0.2],
          [0.1, 0.003, 0.3],
        ],
        colour.muscle,
      ),
    );
    place(root, keyboard(), [0.02, 0.735, 0.33]);
    place(root, mug({ hex: colour.skin }), [0.6, 0.735, 0.12]);
    place(root, environmentLogger(), [0.48, 0.735, -0.06], -0.2);
    const seat = group(root, 'seat', SEAT.at, [0, SEAT.turn, 0]);
    place(seat, officeChair({ hex: '#c3d1f6', arms: false }));
    place(seat, person({ fine: true, hair: 'bun', hairHex: '#2a1e22', figure: 'woman', dress: 'labcoat', topHex: '#f4f7ff', accentHex: '#1f5bff', skinHex: '#f3c7a6' }, typing({ // prettier-ignore
      lean: 0.26,
      headTurn: [0.1, 0.35, 0],
      left: handTo(SEAT, 'left', { tip: [-0.279, 0.902, 0.017], towards: [-0.1, -0.18, -1], back: [-0.45, 0.9, -0.1], offset: [0.031, -0.006, 0.174], curl: 0.62, point: true, spread: 0.3 }), // prettier-ignore
      right: { at: [-0.1, 0.79, 0.26], fingers: [0.15, -0.25, 1], back: [-0.1, 1, 0.2], curl: 0.35, point: true },
    }))); // prettier-ignore
  },
  shots: [
    { media: 'module/environment-markers-header.webp', variant: 'desk', camera: { from: [-0.25, 1.22, 1.28], at: [-0.02, 0.885, 0.0], lens: 41 } }, // prettier-ignore
    { media: 'module/environment-markers-introduction.webp', variant: 'sensor', light: daylight([0, 0.2, -2.4]), camera: { from: [-1.28, 1.28, 0.5], at: [-0.1, 1.0, 0.3], lens: 37 } }, // prettier-ignore
    { media: 'product/hz-t1-1.webp', variant: 'corner', camera: { from: [-0.42, 1.24, 0.42], at: [-0.245, 1.18, 0], lens: 62 } }, // prettier-ignore
  ],
});
