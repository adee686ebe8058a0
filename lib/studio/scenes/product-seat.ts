import { productLight } from '../kit/light.ts';
import { clay, colour, fabric } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { tube } from '../kit/solid.ts';
import { fastener, matUnit, pressureMat } from '../parts/devices/pressure-mat.ts';
import { chairBack, chairSeat, officeChair } from '../parts/furniture.ts';
import { sweep } from '../parts/stage.ts';
import { cabin, carCushion, carSeat } from '../parts/vehicle.ts';

/** Pressure mats on an office chair and on a driver's seat. */
export default defineScene<'office' | 'car'>({
  light: productLight([0, 0.6, 0], 2.2),
  build(root, where) {
    sweep(root, '#dbe6fd');
    if (where === 'office') {
      const chair = group(root, 'seat', [0, 0, 0], [0, -0.55, 0]);
      place(chair, officeChair({ hex: '#aebfe8', arms: false }));
      chair.add(pressureMat({ on: chairSeat, at: [0, 0.5, 0.005], half: [0.195, 0.195], facing: 'up', key: 'office' }));
      chair.add(pressureMat({ on: chairBack, at: [0, 0.88, -0.225], half: [0.17, 0.21], facing: 'front', key: 'office-back' })); // prettier-ignore
      place(chair, matUnit(), [0.252, 0.455, 0.05], Math.PI / 2, 1.1);
      add(
        chair,
        tube(
          [
            [0.19, 0.515, 0.02],
            [0.245, 0.515, 0.03],
            [0.27, 0.5, 0.05],
          ],
          0.005,
        ),
        clay(colour.ink),
      );
      add(chair, tube([[0.17, 0.8, -0.19], [0.25, 0.72, -0.2], [0.28, 0.55, -0.08], [0.272, 0.5, 0.045]], 0.005), clay(colour.ink)); // prettier-ignore
      return;
    }
    place(root, carSeat({ hex: '#7f95d8', stripeHex: '#eef3ff' }));
    place(root, cabin({ shell: 'none' }));
    root.add(pressureMat({ on: carCushion, at: [0, 0.36, 0.03], half: [0.165, 0.19], facing: 'up', key: 'car' }, 12));
    for (const x of [-1, 1])
      for (const z of [-1, 1]) add(root, fastener(), fabric(colour.skin), [x * 0.135, 0.376, 0.03 + z * 0.18], [0, x * z * 0.7, 0]); // prettier-ignore
    place(root, matUnit(), [0.275, 0.3, 0.12], [0, Math.PI / 2, 0]);
    add(
      root,
      tube(
        [
          [0.16, 0.375, 0.08],
          [0.24, 0.395, 0.1],
          [0.3, 0.36, 0.12],
        ],
        0.005,
      ),
      clay(colour.ink),
    );
  },
  shots: [
    { media: 'product/hz-seat.webp', variant: 'office', camera: { from: [0.3, 1.5, 2.75], at: [0.02, 0.735, 0], lens: 68, fstop: 9, focus: [0, 0.6, 0.1] } }, // prettier-ignore
    { media: 'product/hz-seat-2.webp', variant: 'car', camera: { from: [1.35, 1.15, 0.42], at: [0.02, 0.44, 0.1], lens: 50 } }, // prettier-ignore
  ],
});
