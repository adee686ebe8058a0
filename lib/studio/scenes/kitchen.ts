import { daylight } from '../kit/light.ts';
import { place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { plant } from '../parts/furniture.ts';
import { person } from '../parts/person/person.ts';
import { standing } from '../parts/person/pose.ts';
import { kitchenFront } from '../parts/places.ts';
import { daySky, domeCamera, room, windowFrame } from '../parts/room.ts';

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
        { hair: 'short', figure: 'man', topHex: '#e86f4a', trousersHex: '#27345f', skinHex: '#eebb93' },
        standing({
          lean: 0.42,
          hips: [0, 0.86, -0.12],
          headTurn: [0.55, 0.1, 0],
          right: { at: [-0.1, 0.87, 0.44], fingers: [0.1, -0.25, 1], back: [-0.5, 0.8, 0.2], curl: 0.5, thumb: 0.7 },
          left: { at: [0.3, 0.84, 0.12], fingers: [0, -0.7, 0.7], back: [1, 0.2, 0], curl: 0.3 },
        }),
      ),
      [0.12, 0, -0.3],
      Math.PI + 0.42,
    );
    p.head.add(eyeTrackingGlasses());
  },
  shots: [
    { media: 'case/oven-knob.webp', camera: { from: [-1.75, 1.55, 2.5], at: [-0.15, 0.92, -0.75], lens: 42 } },
    {
      media: 'solution/usability-lab-child-3.webp',
      camera: { from: [-1.2, 1.25, 0.55], at: [-0.2, 0.92, -0.85], lens: 46 },
    },
  ],
});
