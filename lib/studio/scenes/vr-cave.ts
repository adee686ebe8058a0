import { nightlight } from '../kit/light.ts';
import { group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { vrCave } from '../parts/devices/vr-cave.ts';
import { caveWand, shutterGlasses } from '../parts/devices/vr-cave-worn.ts';
import { person } from '../parts/person/person.ts';
import { standing } from '../parts/person/pose.ts';
import { room } from '../parts/room.ts';
import { earClip } from '../parts/worn-sensors.ts';

/** The cave stands on a low platform. */
const STEP = 0.055;

/** Somebody stands in a projected library hall and points up at its gallery. */
export default defineScene({
  light: nightlight([0, 0.2, 0.5], 1.1, 'left', { exposure: 0.4, screen: 0.85 }),
  build(root) {
    place(root, room({ w: 12, d: 3.2, h: 4.6, right: false, wallHex: '#1a2650', floorHex: '#1c2750' }));
    place(root, vrCave([0.3, 1.6, 1.9], [0.4, 0.35]), [0, STEP, 0]);
    const visitor = place(root, person({ fine: true, figure: 'woman', hair: 'bun', hairHex: '#8d93a5', age: 'elder', dress: 'shirt', topHex: '#ff8a5c', trousersHex: '#33416f', shoeHex: '#f4f7ff', skinHex: '#f0c3a0' }, standing({ lean: -0.05, headTurn: [-0.3, -0.25, 0], right: { at: [-0.33, 1.5, 0.38], fingers: [-0.4, 0.34, 0.85], back: [0.1, 0.9, -0.35], curl: 0.85, thumb: 0.7, point: true, elbow: [-1, -0.6, 0] }, left: { at: [0.2, 1.06, 0.24], fingers: [-0.1, 0.15, 1], back: [1, 0.1, 0.1], curl: 0.9, thumb: 0.7, elbow: [0.6, -1, -0.4] }, leftFoot: { at: [0.12, 0.085, 0.1], toes: [0.25, 0, 1] }, rightFoot: { at: [-0.1, 0.085, -0.06], toes: [-0.2, 0, 1] } })), [0.4, STEP, 0.35], -1.35); // prettier-ignore
    visitor.head.add(shutterGlasses(), earClip(1));
    const hand = group(visitor, 'wand');
    hand.applyMatrix4(visitor.hand.left);
    hand.add(caveWand(-1));
  },
  shots: [
    {
      media: 'domain/architecture-solution-3.webp',
      camera: { from: [0.78, 1.66, 4.8], at: [0.03, 1.26, 0], lens: 31 },
    },
  ],
});
