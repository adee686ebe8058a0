import { colour } from '../kit/material.ts';
import { productDark, productLight } from '../kit/light.ts';
import { place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { calibrationWand, captureCamera, tripod } from '../parts/devices/cameras.ts';
import { chargingDock, inertialNode } from '../parts/devices/nodes.ts';
import { sweep } from '../parts/stage.ts';

/** Motion capture: inertial nodes with straps, optical cameras on tripods with their wand. */
export default defineScene<'c17' | 'c17-pro' | 'o8' | 'o12'>({
  light: productLight(),
  build(root, model = 'c17') {
    if (model === 'c17' || model === 'c17-pro') {
      sweep(root, '#dbe6fd');
      const hex = model === 'c17' ? colour.motion : colour.gaze;
      place(root, chargingDock(() => inertialNode(false, hex), 18, 6, model === 'c17' ? [3, 8, 17] : [1, 9, 17]), [0, 0, -0.04], -0.4); // prettier-ignore
      place(root, inertialNode(true, hex), [0.1, 0, 0.18], 0.35);
      place(root, inertialNode(true, hex), [-0.12, 0, 0.2], -0.5);
      if (model === 'c17-pro') place(root, inertialNode(true, hex), [-0.02, 0, 0.29], 0.1);
      return;
    }
    sweep(root, '#0d1a44', -3.2);
    const lamps = model === 'o8' ? 16 : 24;
    const hex = model === 'o8' ? colour.gaze : colour.motion;
    const places: [number, number, number, number][] =
      model === 'o8'
        ? [[0.02, 0.3, 0.28, 0.15], [-0.42, 0.36, -0.25, 0.5], [0.42, 0.34, -0.2, -0.45]]
        : [[0.1, 0.3, 0.3, -0.1], [-0.34, 0.34, 0.05, 0.4], [0.52, 0.38, -0.2, -0.5], [-0.7, 0.42, -0.6, 0.6], [0.05, 0.44, -0.7, 0]]; // prettier-ignore
    for (const [x, height, z, turn] of places) {
      place(root, tripod(height), [x, 0, z], turn);
      place(root, captureCamera(lamps, hex), [x, height + 0.055, z], [-0.06, turn, 0]);
    }
    place(root, calibrationWand(0.36), [-0.12, 0, 0.5], 0.4);
  },
  shots: [
    { media: 'product/hz-c17.webp', variant: 'c17', camera: { from: [0.12, 0.62, 0.92], at: [0, 0, 0.06], lens: 70, fstop: 9, focus: [0, 0.02, 0.1] } },
    { media: 'product/hz-c17-pro.webp', variant: 'c17-pro', camera: { from: [-0.2, 0.66, 0.95], at: [0, 0, 0.08], lens: 70, fstop: 9, focus: [0, 0.02, 0.12] } },
    { media: 'product/hz-o8.webp', variant: 'o8', light: productDark([0, 0.3, 0], 1.2), camera: { from: [0.15, 0.52, 2.1], at: [0, 0.24, 0], lens: 60, fstop: 9, focus: [0.02, 0.35, 0.3] } },
    { media: 'product/hz-o12.webp', variant: 'o12', light: productDark([0, 0.3, 0], 1.4), camera: { from: [-0.2, 0.6, 2.3], at: [0, 0.25, 0], lens: 56, fstop: 9, focus: [0.1, 0.35, 0.3] } },
  ], // prettier-ignore
});
