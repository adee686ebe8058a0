import { daylight } from '../kit/light.ts';
import { place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { handTo } from '../parts/devices/tool-hand.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { plant } from '../parts/furniture.ts';
import { person } from '../parts/person/person.ts';
import { standing } from '../parts/person/pose.ts';
import { kitchenFront } from '../parts/places.ts';
import { daySky, domeCamera, room, windowFrame } from '../parts/room.ts';

const AT: { at: Vec3; turn: number } = { at: [0.24, 0, -0.4], turn: Math.PI + 0.32 };
/** Front of the oven's right knob. */
const KNOB: Vec3 = [0.04, 0.79, -0.93];

/** Kitchen for appliance tests: front along the back wall, the oven in its middle. */
export default defineScene({
  light: daylight([0, 0.1, -0.2], 1.2),
  build(root) {
    place(root, room({ w: 5.6, d: 1.6, h: 2.9, wallHex: '#f4efe4', floorHex: '#dccbb2' }));
    place(root, kitchenFront(3.6), [-0.4, 0, -1.25]);
    place(root, windowFrame(1.0, 1.0, daySky()), [2.0, 1.75, -1.6]);
    place(root, plant({ hex: '#4fae6a' }), [-1.5, 0.92, -1.3], 0.5, 0.75);
    place(root, domeCamera(), [-2.3, 2.7, -1.3]);
    const p = place(
      root,
      person(
        { fine: true, hair: 'short', figure: 'man', dress: 'tee', topHex: '#e86f4a', trousersHex: '#27345f', skinHex: '#eebb93' },
        standing({
          lean: 0.5,
          hips: [0, 0.86, -0.12],
          headTurn: [0.5, 0.12, 0],
          left: handTo(AT, 'left', { tip: KNOB, towards: [-0.3, -0.2, -1], back: [-0.5, 0.85, -0.1], offset: [0.024, -0.036, 0.146], curl: 0.42, thumb: 0.55, elbow: [0.9, -0.6, -0.3] }), // prettier-ignore
          right: handTo(AT, 'right', { tip: [0.42, 0.912, -0.97], towards: [-0.2, -0.05, -1], back: [0, 1, -0.05], offset: [0, -0.014, 0.1], curl: 0.12, elbow: [-1, -0.3, -0.3] }), // prettier-ignore
        }),
      ),
      AT.at,
      AT.turn,
    );
    p.head.add(eyeTrackingGlasses());
  },
  shots: [
    { media: 'case/oven-knob.webp', camera: { from: [-1.45, 1.35, 1.45], at: [0.0, 0.98, -0.75], lens: 42 } },
    {
      media: 'solution/usability-lab-child-3.webp',
      camera: { from: [-0.75, 1.16, 0.25], at: [-0.13, 0.86, -0.9], lens: 44 },
    },
  ],
});
