import { colour } from '../kit/material.ts';
import { productDark } from '../kit/light.ts';
import { place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { chargingDock, muscleNode } from '../parts/devices/nodes.ts';
import { sweep } from '../parts/stage.ts';

const SIZES = { m4: { count: 4, columns: 4 }, m8: { count: 8, columns: 4 }, m16: { count: 16, columns: 6 } };

/** Surface EMG: nodes in their charging dock, some taken out. */
export default defineScene<keyof typeof SIZES>({
  light: productDark([0, 0.05, 0], 0.7),
  build(root, model = 'm8') {
    sweep(root, '#0d1a44');
    const { count, columns } = SIZES[model];
    place(
      root,
      chargingDock(() => muscleNode(), count, columns, [0, 2]),
      [0, 0, 0],
      -0.45,
    );
    place(root, muscleNode(true), [0.06, 0, 0.16], 0.3);
    place(root, muscleNode(true, colour.motion), [-0.1, 0, 0.19], -0.8);
  },
  shots: [
    { media: 'product/hz-m4.webp', variant: 'm4', camera: { from: [0.05, 0.42, 0.72], at: [0, 0.01, 0.05], lens: 70, fstop: 9, focus: [0, 0.02, 0.1] } },
    { media: 'product/hz-m8-1.webp', variant: 'm8', camera: { from: [-0.12, 0.46, 0.74], at: [0, 0.01, 0.05], lens: 70, fstop: 9, focus: [0, 0.02, 0.08] } },
    { media: 'product/hz-m16.webp', variant: 'm16', camera: { from: [0.1, 0.58, 0.86], at: [0, 0, 0.04], lens: 70, fstop: 9, focus: [0, 0.02, 0.08] } },
  ], // prettier-ignore
});
