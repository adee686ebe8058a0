import { daylight, nightlight, productLight } from '../kit/light.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { curvedPanel } from '../kit/solid.ts';
import { curvedMonitor, deskWheel } from '../parts/devices/desk-wheel.ts';
import { cabinShell, motionPlatform } from '../parts/devices/motion-platform.ts';
import { desk, keyboard } from '../parts/furniture.ts';
import { page, recording, road } from '../parts/screens.ts';
import { cyclorama, sweep } from '../parts/stage.ts';
import { cabin, carSeat, curvedScreens, platform, smallCamera } from '../parts/vehicle.ts';

/** Driving simulators without people: on a desk, three screens round a seat, on six legs; the family from the side. */
export default defineScene<'v1' | 'v3' | 'v6' | 'side'>({
  light: daylight([0, 0.1, 0], 1.2),
  build(root, model = 'v3') {
    if (model === 'v1') {
      sweep(root, '#dbe6fd');
      place(root, desk({ w: 1.35, d: 0.72, top: 0.735 }), [0, 0, -0.36]);
      place(root, deskWheel(0.12), [-0.12, 0.735, 0]);
      place(root, curvedMonitor(road('country', { country: true, hazard: 'none', w: 2100, h: 900 })), [-0.02, 0.735, -0.48]); // prettier-ignore
      place(root, keyboard(), [0.36, 0.735, -0.16], -0.15, 0.8);
      return;
    }
    if (model === 'v6') {
      sweep(root, '#d3dff7', -5, 2.4);
      const { all, deck } = motionPlatform({ height: 1.3 });
      const riding = group(root, 'simulator', [0.2, 0, -0.4], [0, Math.PI + 1.1, 0]);
      riding.add(all);
      place(deck, cabinShell());
      place(deck, carSeat(), [0, 0.08, -0.1]);
      place(deck, cabin({ shell: 'none', middle: page('infotainment', 'none', true) }), [0, 0.08, -0.1], 0, 0.88);
      // projection wall in front of the cabin
      const wall = group(riding, 'screen', [0, 0, 0.2], [0, Math.PI, 0]);
      add(wall, curvedPanel(3.2, -1.1, 0.75, 0.5, 3.1), road('platform-road', { hazard: 'car', w: 4200, h: 1700 }));
      return;
    }
    if (model === 'v3') sweep(root, '#dbe6fd', -3.4, 1.8);
    else cyclorama(root, '#10215a');
    place(root, platform(2.6, 2.9), [0.1, 0, 0.1]);
    const cab = group(root, 'cab', [0, 0.17, 0.45], [0, Math.PI, 0]);
    place(cab, carSeat({ hex: model === 'side' ? '#dbe4f8' : '#26409c', stripeHex: model === 'side' ? '#5b8cff' : '#eef3ff' })); // prettier-ignore
    place(cab, cabin({ hex: '#f4f7ff', middle: page('infotainment', 'none', true), instruments: recording('dials', ['motion']), shell: 'none' })); // prettier-ignore
    place(cab, smallCamera(), [0.1, 0.79, 0.83], Math.PI);
    place(root, curvedScreens(road('evening', { dusk: true, hazard: 'car' })), [0, 0, 0.1]);
  },
  shots: [
    { media: 'product/hz-v1.webp', variant: 'v1', light: productLight([0, 0.85, -0.2], 2.2), camera: { from: [0.75, 1.42, 2.0], at: [-0.01, 0.87, -0.2], lens: 60, fstop: 9, focus: [-0.1, 0.9, 0] } }, // prettier-ignore
    {
      media: 'product/hz-v3.webp',
      variant: 'v3',
      camera: { from: [-2.2, 1.85, 4.3], at: [0.0, 0.82, -0.4], lens: 46 },
    },
    { media: 'product/hz-v6.webp', variant: 'v6', light: daylight([0, 0.6, 0.4], 2.2), camera: { from: [0.2, 2.1, 7.4], at: [-0.15, 1.45, 0], lens: 48 } }, // prettier-ignore
    { media: 'module/driving-simulation.webp', variant: 'side', light: nightlight([0, 0, 0.2], 1, 'right', { exposure: 0.5 }), camera: { from: [3.7, 1.35, 1.5], at: [0.05, 0.8, -0.42], lens: 42 } }, // prettier-ignore
  ],
});
