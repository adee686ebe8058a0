import { nightlight } from '../kit/light.ts';
import { group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { person } from '../parts/person/person.ts';
import { driving } from '../parts/person/pose.ts';
import { page } from '../parts/screens.ts';
import { cyclorama } from '../parts/stage.ts';
import { cabin, carSeat, curvedScreens, GRIP, platform, WHEEL } from '../parts/vehicle.ts';
import { nightRoad } from '../parts/views.ts';

/** Driver with glasses in the cabin, night motorway on three screens; seen from the passenger's side. */
export default defineScene({
  light: nightlight([0, 0.1, 0.3], 1, 'right', { exposure: 0.65 }),
  build(root) {
    cyclorama(root, '#0c1a44');
    place(root, platform(2.6, 2.9), [0.1, 0, 0.1]);
    const cab = group(root, 'cab', [0, 0.17, 0.45], [0, Math.PI, 0]);
    place(cab, carSeat({ hex: '#3b4b7d', stripeHex: '#c9d6f0' }));
    place(cab, cabin({ middle: page('night-infotainment', 'none', true), shell: 'door' }));
    place(root, curvedScreens(nightRoad('night-motorway')), [0, 0, 0.1]);
    const d = place(cab, person({ hair: 'bun', hairHex: '#241a1e', figure: 'woman', topHex: '#ff8a5c', trousersHex: '#27345f', skinHex: '#f3c7a6', mouth: 'calm' }, driving(WHEEL, GRIP, { headTurn: [0.04, -0.45, 0] }))); // prettier-ignore
    d.head.add(eyeTrackingGlasses({ model: 'g2', cell: 0.0012 }));
  },
  shots: [
    { media: 'module/eye-tracking-glasses-header.webp', camera: { from: [1.62, 1.42, 0.42], at: [-0.08, 1.08, -0.16], lens: 29 } }, // prettier-ignore
  ],
});
