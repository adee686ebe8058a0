import { daylight } from '../kit/light.ts';
import { clay, colour, gloss, screen } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { roundedBox, tube } from '../kit/solid.ts';
import { boxCamera, domeCamera, fieldCamera } from '../parts/devices/cameras.ts';
import { codingKeyboard, codingScreen } from '../parts/devices/coding.ts';
import { desk, keyboard, monitor, mouse, mug, officeChair, plant, shellChair, tablet } from '../parts/furniture.ts';
import { lorryCab, LORRY_WHEEL, windscreenCamera } from '../parts/lorry-cab.ts';
import { person } from '../parts/person/person.ts';
import { driving, sitting, typing } from '../parts/person/pose.ts';
import { lamp, room } from '../parts/room.ts';
import { circle, form, page, rect, road, svg } from '../parts/screens.ts';
import { sweep } from '../parts/stage.ts';
import { onRim } from '../parts/steering.ts';

type Variant = 'lorry' | 'meeting' | 'keyboard' | 'test-room' | 'coder';

/** Fields beside a road. */
const fields = () => screen('fields', svg(1600, 800, '#79d2ad', '<defs><linearGradient id="f" x2="0" y2="1"><stop stop-color="#4d86f7"/><stop offset="1" stop-color="#dfeaff"/></linearGradient></defs><rect width="1600" height="400" fill="url(#f)"/><path d="M0 400V330Q400 240 800 350T1600 310V400Z" fill="#a9c2f0"/><path d="M0 560Q800 500 1600 580V800H0Z" fill="#62c29a"/>' + Array.from({ length: 12 }, (_, i) => rect(70 + i * 135, 400, 8, 40, 3, '#5c6fa8') + circle(74 + i * 135, 380, 34 + (i % 3) * 8, '#12b886')).join(''))); // prettier-ignore

/** The test room has a ceiling: lamps hang below it, the rest comes through the open side. */
const UNDER_CEILING = daylight([0, 0.1, 0], 1.1, 'left', {
  lights: [
    { from: [0.4, 2.0, -0.35], at: [0.2, 0.7, -0.1], size: 0.9, power: 52, colour: [1, 0.97, 0.92] },
    { from: [-2.4, 1.75, 2.6], at: [0, 1.2, -0.4], size: 2.2, power: 165, colour: [1, 0.96, 0.9] },
    { from: [1.8, 1.6, 2.8], at: [0, 1.3, -0.4], size: 2, power: 40, colour: [0.8, 0.88, 1] },
  ],
});

/** Recording behaviour: field cameras in a lorry and on a table, dome camera over a test desk, a coder at work. */
export default defineScene<Variant>({
  light: daylight([0, 0.1, 0], 1.1),
  build(root, v) {
    if (v === 'lorry') {
      sweep(root, '#b5d0fb', -6);
      const drive = { country: true, hazard: 'none', w: 2600, h: 980 } as const;
      const cab = group(root, 'cab', [0, 0.1, 0]);
      place(cab, lorryCab({ outside: road('lorry-road', drive), night: false, view: [12, 4.5], aside: fields(), hex: '#a9b6d6' }));
      place(cab, windscreenCamera(), [-0.24, 1.36, 1.018], [-0.3, 0, 0]);
      place(cab, person({ fine: true, hair: 'short', figure: 'man', weight: 0.5, dress: 'vest', topHex: '#9db7f5', accentHex: '#ffb020', trousersHex: '#27345f', skinHex: '#d9a074' }, driving(LORRY_WHEEL.at, LORRY_WHEEL.r, { headTurn: [0.04, -0.12, 0], lean: -0.1, left: onRim(LORRY_WHEEL, 'left', 0.3), right: onRim(LORRY_WHEEL, 'right', 0.4) }))); // prettier-ignore
      return;
    }
    place(root, room({ w: 5.6, d: 1.9, h: 2.9, left: true, right: v !== 'keyboard', wallHex: '#e4ecfb', floorHex: '#ccd8ef' })); // prettier-ignore
    if (v === 'meeting') {
      place(root, desk({ w: 1.6, d: 0.95, hex: '#f0dcc0', legHex: '#27345f' }), [0, 0, 0]);
      const clamp = group(root, 'clamp', [-0.6, 0.735, 0.12]);
      add(clamp, roundedBox(0.05, 0.09, 0.06, 0.012), clay('#16203f'), [0, -0.02, 0]);
      add(
        clamp,
        tube(
          [
            [0, 0.02, 0],
            [0, 0.16, 0],
            [0.04, 0.24, 0.02],
          ],
          0.012,
        ),
        clay(colour.slate),
      );
      place(clamp, fieldCamera(), [0.05, 0.24, 0.03], [0.1, 0.95, 0], 1.6);
      place(root, monitor(form('claim'), { w: 0.5, h: 0.3 }), [0.32, 0.735, -0.3], 0.0);
      place(root, keyboard(), [0.3, 0.735, 0.16], 0.05);
      place(root, mouse(), [0.58, 0.735, 0.14]);
      place(root, mug(), [0.85, 0.735, -0.15]);
      place(root, plant(), [2.2, 0, -1.4], 0.3, 1.5);
      const seat = group(root, 'seat', [0.34, 0, 0.62], [0, Math.PI, 0]);
      place(seat, shellChair({ hex: '#5b8cff' }), [0, 0, -0.04]);
      place(seat, person({ hair: 'bob', hairHex: '#3a2418', figure: 'woman', age: 'elder', dress: 'suit', topHex: '#8b7bd8', accentHex: '#f4f7ff', trousersHex: '#27345f', skinHex: '#f3c7a6', spectacles: true }, typing({ lean: 0.12, headTurn: [0.06, 0.0, 0] }))); // prettier-ignore
      return;
    }
    if (v === 'test-room') {
      place(root, desk({ w: 1.5, d: 0.75 }), [0, 0, -0.1]);
      place(root, monitor(page('shop', 'none')), [0.1, 0.735, -0.26], 0.1);
      place(root, keyboard(), [0.02, 0.735, 0.1]);
      place(root, mouse(), [0.32, 0.735, 0.1]);
      place(root, plant(), [-1.9, 0, -1.3], 0.3, 1.5);
      const seat = group(root, 'seat', [0.04, 0, 0.52], [0, Math.PI, 0]);
      place(seat, officeChair({ hex: '#ffd9a0', arms: false }));
      place(seat, person({ hair: 'parted', figure: 'man', dress: 'tee', topHex: '#12b886', trousersHex: '#3b4669', skinHex: '#e0a67e' }, typing({ headTurn: [0.04, -0.05, 0] }))); // prettier-ignore
      // ceiling with the camera in front of it, lens towards the desk
      add(root, roundedBox(5.6, 0.08, 2.3, 0.01), clay('#f7f9ff'), [0, 2.12, -0.75]);
      for (const x of [-0.5, 1.5]) place(root, domeCamera(), [x, 2.08, x < 0 ? 0.22 : -1.2], [Math.PI, 0, 0], 1.7);
      place(root, lamp(1.2), [0.5, 2.07, -0.6]);
      return;
    }
    place(root, desk({ w: 1.8, d: 0.8 }), [0, 0, 0]);
    place(root, monitor(codingScreen(v === 'coder' ? 'coder-screen' : 'coding-screen', v === 'coder' ? 2 : 4), { w: 0.72, h: 0.42 }), [0, 0.735, -0.14], v === 'coder' ? 0.12 : 0); // prettier-ignore
    if (v === 'keyboard') {
      place(root, codingKeyboard(), [-0.14, 0.735, 0.2], 0.14, 1.15);
      place(root, mouse(), [0.24, 0.735, 0.22]);
      place(root, mug({ hex: colour.brand }), [0.56, 0.735, 0.06]);
      place(root, boxCamera(colour.gaze), [-0.6, 0.735, 0.0], 0.5, 1.1);
      return;
    }
    place(root, codingKeyboard(), [-0.2, 0.735, 0.2], 0.1, 1.1);
    place(root, mouse(), [0.3, 0.735, 0.2]);
    place(root, tablet(page('scheme', 'none')), [-0.6, 0.735, 0.12], 0.3);
    add(root, roundedBox(0.1, 0.02, 0.1, 0.006), gloss('#0f1830'), [0.65, 0.745, -0.1]);
    const seat = group(root, 'seat', [0, 0, 0.66], [0, Math.PI, 0]);
    place(seat, officeChair({ hex: '#c3d1f6', arms: false }));
    place(seat, person({ hair: 'long', hairHex: '#2a1e22', figure: 'woman', topHex: '#ff8a5c', trousersHex: '#3b4669', skinHex: '#f3c7a6' }, sitting({ // prettier-ignore
      lean: 0.14,
      headTurn: [0.06, 0.08, 0],
      left: { at: [0.2, 0.815, 0.3], fingers: [0.0, -0.28, 1], back: [0.05, 1, 0.25], curl: 0.35, spread: 1.2 },
      right: { at: [-0.3, 0.77, 0.28], fingers: [0.02, -0.2, 1], back: [-0.1, 1, 0.2], curl: 0.3 },
    }))); // prettier-ignore
  },
  shots: [
    { media: 'product/hz-b2-go-1.webp', variant: 'lorry', camera: { from: [-1.12, 1.5, -0.28], at: [-0.12, 1.26, 0.62], lens: 26 } }, // prettier-ignore
    { media: 'product/hz-b2-go-2.webp', variant: 'meeting', camera: { from: [-1.15, 1.28, 1.28], at: [-0.04, 1.0, 0.24], lens: 38 } }, // prettier-ignore
    { media: 'product/hz-b4-1.webp', variant: 'keyboard', camera: { from: [-0.42, 1.32, 1.2], at: [-0.02, 0.945, 0.0], lens: 42 } }, // prettier-ignore
    { media: 'product/hz-b4-2.webp', variant: 'test-room', light: UNDER_CEILING, camera: { from: [-1.5, 1.42, 2.3], at: [0.0, 1.4, -0.05], lens: 38 } }, // prettier-ignore
    { media: 'module/behavior-coding-introduction.webp', variant: 'coder', camera: { from: [-1.2, 1.48, 0.95], at: [-0.02, 0.97, 0.22], lens: 40 } }, // prettier-ignore
  ],
});
