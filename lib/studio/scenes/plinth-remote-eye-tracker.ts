import { colour } from '../kit/material.ts';
import { productLight } from '../kit/light.ts';
import { place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { remoteEyeTracker } from '../parts/devices/remote-eye-tracker.ts';
import { plinth, sweep } from '../parts/stage.ts';

/** Sample scene: one device on the plinth. */
export default defineScene({
  light: productLight(),
  build(root) {
    sweep(root, '#dbe6fd');
    place(root, plinth(0.15, 0.3, ['#ffffff', colour.brand, '#cddaf8']));
    place(root, remoteEyeTracker(), [0, 0.15, 0], -0.5, 1.25);
  },
  shots: [
    {
      media: 'product/plinth-sample.webp',
      camera: { from: [0.06, 0.5, 1.4], at: [0, 0.14, 0], lens: 70, fstop: 9, focus: [0, 0.19, 0.05] },
    },
  ],
});
