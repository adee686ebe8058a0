import { colour } from '../kit/material.ts';
import { productLight } from '../kit/light.ts';
import { place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { videoRecorder } from '../parts/devices/boxes.ts';
import { domeCamera, fieldCamera, tripod } from '../parts/devices/cameras.ts';
import { sweep } from '../parts/stage.ts';

/** Behaviour recording: recorders with dome cameras, the field set with two small ones. */
export default defineScene<'b4' | 'b2' | 'b8'>({
  light: productLight([0, 0.1, 0], 1.1),
  build(root, model = 'b4') {
    sweep(root, '#e3ebfb');
    if (model === 'b2') {
      place(root, tripod(0.26), [-0.16, 0, 0.02], 0.3);
      place(root, fieldCamera(), [-0.16, 0.26, 0.02], 0.3, 1.3);
      place(root, fieldCamera(colour.gaze), [0.16, 0, 0.12], -0.5, 1.3);
      place(root, tripod(0.16), [0.34, 0, -0.2], -0.3);
      return;
    }
    const isLarge = model === 'b8';
    place(root, videoRecorder(isLarge ? 8 : 4, isLarge ? 2 : 1), [0, 0, -0.12], -0.3);
    const domes = isLarge ? 5 : 3;
    for (let i = 0; i < domes; i++)
      place(root, domeCamera(), [(i - (domes - 1) / 2) * 0.17 + 0.02, 0, 0.18 + (i % 2) * 0.07], -0.2);
  },
  shots: [
    { media: 'product/hz-b4.webp', variant: 'b4', camera: { from: [0.15, 0.55, 1.35], at: [0, 0.03, 0.05], lens: 68, fstop: 9, focus: [0, 0.05, 0.18] } },
    { media: 'product/hz-b2-go.webp', variant: 'b2', camera: { from: [0.1, 0.42, 1.25], at: [0.02, 0.14, 0.02], lens: 68, fstop: 9, focus: [0.1, 0.1, 0.12] } },
    { media: 'product/hz-b8.webp', variant: 'b8', camera: { from: [-0.25, 0.62, 1.5], at: [0, 0.04, 0.03], lens: 64, fstop: 9, focus: [0, 0.05, 0.18] } },
  ], // prettier-ignore
});
