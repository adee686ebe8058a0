import { productDark, productLight } from '../kit/light.ts';
import { colour } from '../kit/material.ts';
import { place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { videoRecorder } from '../parts/devices/boxes.ts';
import { boxCamera, domeCamera } from '../parts/devices/cameras.ts';
import { cameraViews, codingKeyboard, codingScreen, fieldCase, videoRack } from '../parts/devices/coding.ts';
import { desk, monitor } from '../parts/furniture.ts';
import { plinth, sweep } from '../parts/stage.ts';

/** Behaviour recording: the fixed set of four, the field case with two, the rack with eight, the family. */
export default defineScene<'b4' | 'b2' | 'b8' | 'family'>({
  light: productLight([0, 0.1, 0], 1.1),
  build(root, model = 'b4') {
    sweep(root, model === 'family' ? '#10215a' : '#e3ebfb');
    if (model === 'b2') {
      place(root, plinth(0.05, 0.3, ['#ffffff', '#ffffff', '#cddaf8']));
      place(root, fieldCase(cameraViews('field-views', 2, 2)), [0, 0.05, 0.02], -0.35);
      return;
    }
    if (model === 'b8') {
      place(root, videoRack(cameraViews('rack-views', 8, 4)), [-0.02, 0, -0.3], 0.22);
      for (let i = 0; i < 8; i++) place(root, boxCamera(i % 4 ? colour.gaze : colour.motion), [-0.48 + (i % 4) * 0.27 + (i < 4 ? 0.12 : 0), 0, i < 4 ? 0.24 : 0.5], 0.25 - (i % 4) * 0.1, 1.5); // prettier-ignore
      return;
    }
    if (model === 'family') {
      place(root, plinth(0.05, 0.42, ['#22367a', '#16275f', '#1b2d6b']));
      place(root, videoRecorder(4, 1, '#141a2e'), [-0.05, 0.05, -0.08], 0.28, 0.9);
      place(root, domeCamera(), [0.19, 0.05, 0.13], -0.2, 1.5);
      return;
    }
    place(root, desk({ w: 1.5, d: 0.8, top: 0.1, hex: '#ffffff', legHex: '#ffffff' }), [0, -0.09, 0]);
    place(root, monitor(codingScreen('b4-screen'), { w: 0.5, h: 0.29 }), [-0.12, 0.01, -0.14], 0.18);
    place(root, videoRecorder(4, 0.6), [0.38, 0.01, -0.18], -0.35, 0.62);
    place(root, codingKeyboard(), [-0.2, 0.01, 0.13], 0.12);
    for (let i = 0; i < 4; i++) place(root, domeCamera(), [0.14 + (i % 2) * 0.17 + (i < 2 ? 0.1 : 0), 0.01, i < 2 ? 0.02 : 0.19], -0.3, 1.1); // prettier-ignore
  },
  shots: [
    { media: 'product/hz-b4.webp', variant: 'b4', camera: { from: [0.12, 0.7, 1.95], at: [0.06, 0.19, 0], lens: 68, fstop: 9, focus: [0.05, 0.1, 0.05] } }, // prettier-ignore
    { media: 'product/hz-b2-go.webp', variant: 'b2', light: productLight([0, 0.15, 0], 0.8), camera: { from: [0.05, 0.74, 1.18], at: [0, 0.19, -0.03], lens: 68, fstop: 9, focus: [0, 0.15, 0] } }, // prettier-ignore
    { media: 'product/hz-b8.webp', variant: 'b8', light: productLight([0, 0.45, 0], 2), camera: { from: [-0.3, 1.25, 3.75], at: [-0.02, 0.435, 0], lens: 68, fstop: 9, focus: [0, 0.4, 0.1] } }, // prettier-ignore
    { media: 'module/behavior-coding.webp', variant: 'family', light: productDark([0, 0.15, 0], 0.9), camera: { from: [0.05, 0.44, 1.2], at: [0.03, 0.1, 0], lens: 70, fstop: 9, focus: [0.02, 0.1, 0.1] } }, // prettier-ignore
  ],
});
