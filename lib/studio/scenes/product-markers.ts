import { colour } from '../kit/material.ts';
import { productDark, productLight } from '../kit/light.ts';
import { place } from '../kit/node.ts';
import { defineScene, type Camera } from '../kit/scene.ts';
import { environmentLogger } from '../parts/devices/boxes.ts';
import { cableCoil, lightSensor, markerBox, markerCable } from '../parts/devices/marker-box.ts';
import { rolledMat } from '../parts/devices/pressure-mat.ts';
import { responseBox } from '../parts/laboratory.ts';
import { plinth, sweep } from '../parts/stage.ts';

const near = (from: Camera['from'], at: Camera['at']): Camera => ({ from, at, lens: 70, fstop: 9, focus: at });

/** Environment and markers on a table: the marker box, the environment logger, cables and keys, the family. */
export default defineScene<'t1' | 'env' | 'coils' | 'family'>({
  light: productLight([0, 0.1, 0], 0.7),
  build(root, device) {
    if (device === 'family') {
      sweep(root, '#10215a');
      place(root, plinth(0.06, 0.38, ['#22367a', '#16275f', '#1b2d6b']));
      place(root, markerBox(), [0.045, 0.06, 0.14], 0.12, 1.25);
      place(root, environmentLogger(), [0.2, 0.06, -0.04], -0.25, 1.3);
      place(root, rolledMat(0.3), [-0.16, 0.06, -0.02], -0.95, 1.3);
      return;
    }
    sweep(root, '#dbe6fd');
    if (device === 'coils') {
      place(root, responseBox(), [-0.165, 0, 0.0], 0.25, 0.62);
      for (let i = 0; i < 8; i++) place(root, cableCoil(i), [-0.06 + (i % 4) * 0.098 + Math.floor(i / 4) * 0.03, 0, (i < 4 ? -0.1 : 0.035) - (i % 4) * 0.008], 1.1 + ((i * 5) % 4) * 0.12); // prettier-ignore
      return;
    }
    place(root, plinth(0.1, device === 'env' ? 0.17 : 0.2, ['#ffffff', colour.brand, '#cddaf8']));
    if (device === 'env') {
      place(root, environmentLogger(), [0, 0.1, 0], -0.3, 1.3);
      return;
    }
    const box = place(root, markerBox(), [-0.03, 0.1, -0.02], -0.42, 1.25);
    box.add(markerCable(4, [[-0.045, 0.004, 0.13], [-0.1, -0.05, 0.17], [-0.2, -0.076, 0.16], [-0.42, -0.077, 0.1]], colour.muscle)); // prettier-ignore
    box.add(markerCable(6, [[0.012, 0.003, 0.135], [-0.02, -0.05, 0.2], [-0.14, -0.077, 0.24], [-0.36, -0.077, 0.3]], colour.heart)); // prettier-ignore
    place(box, lightSensor([[0.04, 0.006, -0.012], [0.044, 0.012, -0.035], [0.02, 0.023, -0.048], [-0.012, 0.0245, -0.045]]), [0.079, 0.0012, 0.053], 0.1); // prettier-ignore
  },
  shots: [
    { media: 'product/hz-t1.webp', variant: 't1', camera: near([0.1, 0.4, 0.8], [0.012, 0.122, 0.02]) },
    { media: 'product/hz-v-env.webp', variant: 'env', camera: near([0.1, 0.38, 0.92], [0, 0.172, 0]) },
    { media: 'product/hz-t1-2.webp', variant: 'coils', camera: near([0.05, 0.82, 0.74], [0.05, 0.0, -0.03]) },
    { media: 'module/environment-markers.webp', variant: 'family', light: productDark([0, 0.15, 0], 0.8), camera: near([0.02, 0.5, 1.2], [0.035, 0.125, 0.02]) }, // prettier-ignore
  ],
});
