import { productLight } from '../kit/light.ts';
import { place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { motionSuit, strappedNodes } from '../parts/devices/motion-suit.ts';
import { person } from '../parts/person/person.ts';
import { standing } from '../parts/person/pose.ts';
import { sweep } from '../parts/stage.ts';

/** Inertial motion capture as it is worn: straps with square nodes over clothes, and the tight suit with flat nodes. */
export default defineScene<'c17' | 'c17-pro'>({
  light: productLight([0, 1.2, 0.1], 3.4, { exposure: 0.3 }),
  build(root, v = 'c17') {
    sweep(root, '#dbe6fd', -2.6, 1.6);
    if (v === 'c17') {
      const p = place(root, person({ hair: 'short', figure: 'man', topHex: '#f4f7ff', trousersHex: '#9db2dd', skinHex: '#e7b48d' }, standing({ left: { at: [0.31, 0.9, 0.14], fingers: [0.1, -1, 0.25], back: [1, 0, 0.25], curl: 0.3 }, right: { at: [-0.27, 1.04, 0.3], fingers: [0.2, -0.1, 1], back: [-0.5, 0.8, 0.2], curl: 0.4 } })), [0, 0, 0], 0.42); // prettier-ignore
      strappedNodes(p);
    } else {
      const p = place(root, person({ hair: 'ponytail', figure: 'woman', topHex: '#171f3d', trousersHex: '#171f3d', shoeHex: '#f4f7ff', skinHex: '#f0c2a0' }, standing({ hips: [0, 0.86, -0.04], lean: 0.12, leftFoot: { at: [0.17, 0.085, 0.14] }, rightFoot: { at: [-0.16, 0.085, -0.1], toes: [-0.4, 0, 1] }, left: { at: [0.36, 1.06, 0.34], fingers: [0.1, 0.1, 1], back: [0.3, 1, 0], curl: 0.35 }, right: { at: [-0.36, 0.98, 0.18], fingers: [-0.2, -0.6, 0.8], back: [-1, 0.2, 0.2], curl: 0.35 } })), [0, 0, 0], -0.5); // prettier-ignore
      motionSuit(p);
    }
  },
  shots: [
    { media: 'product/hz-c17.webp', variant: 'c17', camera: { from: [0.1, 1.3, 4.2], at: [0.02, 1.2, 0], lens: 82, fstop: 9, focus: [0, 1.2, 0.15] } },
    { media: 'product/hz-c17-pro.webp', variant: 'c17-pro', camera: { from: [-0.1, 1.25, 4.2], at: [0, 1.02, 0], lens: 68, fstop: 9, focus: [0, 1.1, 0.15] } },
  ], // prettier-ignore
});
