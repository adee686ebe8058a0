import { daylight, nightlight, productLight } from '../kit/light.ts';
import { clay, colour } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { roundedBox } from '../kit/solid.ts';
import { cameraViews } from '../parts/devices/coding.ts';
import { curvedMonitor, DESK_GRIP, DESK_WHEEL_Y, deskPedals, deskWheel } from '../parts/devices/desk-wheel.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { headset } from '../parts/devices/wearables.ts';
import { desk, keyboard, monitor, mouse, mug, officeChair, plant } from '../parts/furniture.ts';
import { pod } from '../parts/laboratory.ts';
import { onCloth } from '../parts/strap.ts';
import { person } from '../parts/person/person.ts';
import { driving, sitting, typing } from '../parts/person/pose.ts';
import { room } from '../parts/room.ts';
import { page, recording, road } from '../parts/screens.ts';
import { cyclorama, sweep } from '../parts/stage.ts';
import { cabin, carSeat, curvedScreens, GRIP, platform, WHEEL } from '../parts/vehicle.ts';

type Variant = 'students' | 'pedals' | 'leg' | 'side' | 'console' | 'header';

/** Driving simulators in use: two students at the desk set, drivers in the three-screen cabin, the control desk. */
export default defineScene<Variant>({
  light: daylight([0, 0.1, 0], 1.1),
  build(root, v) {
    if (v === 'pedals') {
      sweep(root, '#c9d6f0');
      place(root, desk({ w: 1.35, d: 0.72, top: 0.735 }), [0, 0, -0.36]);
      place(root, deskPedals(), [0, 0, -0.12]);
      return;
    }
    if (v === 'students') {
      place(root, room({ w: 5, d: 1.5, h: 2.8, left: true, wallHex: '#e4ecfb', floorHex: '#ccd8ef' }));
      place(root, desk({ w: 2.0, d: 0.75 }), [0.1, 0, -0.36]);
      place(root, deskWheel(0.25), [-0.28, 0.735, 0]);
      place(root, curvedMonitor(road('country-drive', { country: true, hazard: 'car', w: 2100, h: 900 })), [-0.28, 0.735, -0.45]); // prettier-ignore
      place(root, monitor(page('scene-editor', 'none', true), { w: 0.5, h: 0.3 }), [0.62, 0.735, -0.42], -0.3);
      place(root, deskPedals(), [-0.28, 0, -0.1]);
      place(root, keyboard(), [0.6, 0.735, -0.14], -0.2, 0.85);
      place(root, plant(), [-1.9, 0, -1.0], 0.4, 1.4);
      const driver = group(root, 'driver', [-0.28, 0, 0.5], [0, Math.PI, 0]);
      place(driver, officeChair({ hex: '#c3d1f6', arms: false }));
      const [y, z] = [0.735 + DESK_WHEEL_Y, 0.455];
      const hand = (s: 1 | -1) => ({ at: [s * DESK_GRIP * 1.15, y - 0.01, z - 0.085] as [number, number, number], fingers: [-s * 0.2, 0.72, 0.66] as [number, number, number], back: [s * 0.88, 0.25, -0.45] as [number, number, number], curl: 0.95, thumb: 0.6 }); // prettier-ignore
      place(driver, person({ hair: 'crop', figure: 'man', dress: 'hoodie', topHex: '#1f5bff', trousersHex: '#27345f', skinHex: '#e9b38b' }, sitting({ lean: 0.02, left: hand(1), right: hand(-1), rightFoot: { at: [-0.09, 0.13, 0.6], toes: [0, 0.5, 1] }, leftFoot: { at: [0.12, 0.09, 0.5] } }))); // prettier-ignore
      const mate = group(root, 'mate', [0.5, 0, 0.42], [0, Math.PI - 0.1, 0]);
      place(mate, officeChair({ hex: '#ffd9a0', arms: false }));
      place(mate, person({ hair: 'ponytail', hairHex: '#2a1e22', figure: 'woman', topHex: '#ffb020', trousersHex: '#3b4669', skinHex: '#f6cfae' }, typing({ lean: 0.16, headTurn: [0.05, 0.0, 0] }))); // prettier-ignore
      return;
    }
    if (v === 'console') {
      cyclorama(root, '#0d1b46', 6);
      place(root, desk({ w: 1.9, d: 0.8, hex: '#c9d6f0' }), [0, 0, 0]);
      place(root, monitor(cameraViews('console-views'), { w: 0.72, h: 0.42 }), [-0.28, 0.735, -0.12], 0.12);
      place(root, monitor(recording('console-signals', ['gaze', 'muscle', 'skin', 'motion']), { w: 0.56, h: 0.33 }), [0.5, 0.735, -0.1], -0.35); // prettier-ignore
      place(root, keyboard(), [-0.1, 0.735, 0.2]);
      place(root, mouse(), [0.24, 0.735, 0.2]);
      place(root, mug({ hex: colour.skin }), [-0.75, 0.735, 0.05]);
      const seat = group(root, 'seat', [-0.02, 0, 0.66], [0, Math.PI, 0]);
      place(seat, officeChair({ hex: '#3b4b7d', arms: false }));
      const p = place(seat, person({ hair: 'bob', hairHex: '#2a1e22', figure: 'woman', topHex: '#f4f7ff', trousersHex: '#27345f', skinHex: '#f3c7a6' }, typing({ headTurn: [0.02, 0.25, 0] }))); // prettier-ignore
      p.head.add(headset());
      return;
    }
    const isDay = v !== 'header';
    if (isDay) sweep(root, '#dbe6fd', -3.4, 1.8);
    else cyclorama(root, '#0c1a44');
    place(root, platform(2.6, 2.9), [0.1, 0, 0.1]);
    const cab = group(root, 'cab', [0, 0.17, 0.45], [0, Math.PI, 0]);
    place(cab, carSeat());
    place(cab, cabin({ hex: '#f4f7ff', middle: page('infotainment', 'none', true), instruments: recording('dials', ['motion']), shell: 'none' })); // prettier-ignore
    place(root, curvedScreens(road('evening-drive', { dusk: true, hazard: v === 'header' ? 'walker' : 'car' })), [0, 0, 0.1]); // prettier-ignore
    if (v === 'side') {
      // a second display that fits the same holder lies ready on the dashboard
      add(cab, roundedBox(0.3, 0.02, 0.2, 0.009), clay('#0f1838'), [-0.85, 0.8, 0.76], [0, 0.3, 0]);
      add(cab, roundedBox(0.27, 0.004, 0.17, 0.0019), clay(colour.brand), [-0.85, 0.811, 0.76], [0, 0.3, 0]);
      return;
    }
    const look = v === 'header' ? { hair: 'short' as const, figure: 'man' as const, topHex: '#8fb0ef', trousersHex: '#27345f', skinHex: '#e0a67e' } : { hair: 'bun' as const, hairHex: '#2a1e22', figure: 'woman' as const, topHex: '#12b886', trousersHex: '#8fa3d3', skinHex: '#f3c7a6' }; // prettier-ignore
    const p = place(cab, person(look, driving(WHEEL, GRIP, { headTurn: [0.06, v === 'header' ? 0.12 : 0, 0] })));
    p.head.add(eyeTrackingGlasses());
    if (v === 'leg') {
      onCloth(p, p.body.legs[1], 1.38, [-0.7, 0.6, 0.25], pod(colour.muscle, 0.058, 0.078));
      onCloth(p, p.body.legs[1], 0.62, [-0.6, 0.9, 0.1], pod(colour.muscle, 0.058, 0.078));
    }
  },
  shots: [
    { media: 'product/hz-v1-1.webp', variant: 'students', camera: { from: [-1.75, 1.5, 1.15], at: [-0.02, 0.93, 0.02], lens: 40 } }, // prettier-ignore
    { media: 'product/hz-v1-2.webp', variant: 'pedals', light: productLight([0, 0.2, 0.2], 1.7), camera: { from: [0.42, 0.47, 0.72], at: [0.0, 0.09, -0.13], lens: 58 } }, // prettier-ignore
    { media: 'product/hz-v3-1.webp', variant: 'leg', light: daylight([0, 0.1, 0], 1.1, 'right'), camera: { from: [1.6, 1.5, 0.3], at: [0.03, 0.86, 0.12], lens: 40 } }, // prettier-ignore
    { media: 'product/hz-v3-2.webp', variant: 'side', camera: { from: [-1.2, 1.12, 0.6], at: [0.14, 0.7, -0.42], lens: 40 } }, // prettier-ignore
    { media: 'product/hz-v3-3.webp', variant: 'console', light: nightlight([0, 0.2, 0.2], 1, 'left', { exposure: 0.45 }), camera: { from: [-1.15, 1.35, 1.35], at: [-0.02, 1.0, 0.15], lens: 42 } }, // prettier-ignore
    { media: 'module/driving-simulation-header.webp', variant: 'header', light: nightlight([0, 0, 0.2], 1, 'left', { exposure: 0.4 }), camera: { from: [-1.15, 1.6, 2.2], at: [0.05, 0.98, -0.5], lens: 36 } }, // prettier-ignore
  ],
});
