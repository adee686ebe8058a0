import { colour } from '../kit/material.ts';
import { productLight } from '../kit/light.ts';
import { place } from '../kit/node.ts';
import { defineScene, type Camera } from '../kit/scene.ts';
import { environmentLogger, vehicleLogger } from '../parts/devices/boxes.ts';
import { lightSensor, markerBox } from '../parts/devices/marker-box.ts';
import { plinth, sweep } from '../parts/stage.ts';

const near = (from: Camera['from'], at: Camera['at']): Camera => ({ from, at, lens: 70, fstop: 9, focus: at });

/** Environment and markers: the marker box, the environment logger, the vehicle-bus logger. */
export default defineScene<'t1' | 'env' | 'can'>({
  light: productLight([0, 0.14, 0], 0.8),
  build(root, device) {
    sweep(root, '#dbe6fd');
    place(root, plinth(0.1, 0.26, ['#ffffff', colour.brand, '#cddaf8']));
    if (device === 'env') place(root, environmentLogger(), [0, 0.1, 0], -0.5, 1.45);
    else if (device === 'can') place(root, vehicleLogger(), [0, 0.1, 0], -0.45, 1.15);
    else {
      place(root, markerBox(), [0, 0.1, -0.02], -0.42, 1.2);
      place(root, lightSensor(), [0.11, 0.1, 0.12], 0.5, 1.2);
    }
  },
  shots: [
    { media: 'product/hz-t1.webp', variant: 't1', camera: near([0.1, 0.56, 1.1], [0.01, 0.115, 0.02]) },
    { media: 'product/hz-v-env.webp', variant: 'env', camera: near([0.12, 0.42, 1.1], [0, 0.18, 0]) },
    { media: 'product/hz-can.webp', variant: 'can', camera: near([0.06, 0.58, 1.2], [0, 0.11, 0.03]) },
  ],
});
