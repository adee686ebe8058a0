import { productLight } from '../kit/light.ts';
import { clay, colour } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene, type Camera } from '../kit/scene.ts';
import { slab } from '../kit/solid.ts';
import { calibrationCard, cableCoil, openCase } from '../parts/devices/device-case.ts';
import { eegCap } from '../parts/devices/eeg-cap.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { correctionLens, nosePadPair } from '../parts/devices/glasses-fittings.ts';
import { glassesRecorder, recorderSize, ttlPlug, usbPlug } from '../parts/devices/glasses-recorder.ts';
import { head } from '../parts/person/head.ts';
import { plinth, sweep } from '../parts/stage.ts';

const near = (from: Camera['from'], at: Camera['at'], fstop: number, lens = 70): Camera => ({ from, at, lens, fstop, focus: at }); // prettier-ignore

type Variant = 'case' | 'inside' | 'lenses' | 'head-form' | 'socket';

/** What comes with the glasses, and close views. */
export default defineScene<Variant>({
  light: productLight([0, 0.06, 0], 0.62),
  build(root, v) {
    sweep(root, v === 'socket' ? '#cfdcfa' : '#dfe8fb');
    if (v === 'case') {
      const h = 0.062;
      const turned = group(root, 'turned', [0, 0, 0], [0, -0.35, 0]);
      place(turned, openCase({ foamHex: '#a9bbe6', lidAngle: 2.1, w: 0.27, d: 0.19, h, pockets: [[0, -0.036, 0.17, 0.07, 0.05], [-0.066, 0.048, 0.104, 0.07, 0.019], [0.026, 0.048, 0.056, 0.062, 0.02], [0.091, 0.048, 0.056, 0.062, 0.02]] })); // prettier-ignore
      place(turned, eyeTrackingGlasses({ model: 'g1', cell: 0.0009, fold: 1 }), [0, h - 0.001 - 0.113, -0.038], [-Math.PI / 2, 0, 0]); // prettier-ignore
      place(turned, glassesRecorder('g1'), [-0.066, h - 0.019, 0.048], Math.PI / 2);
      for (const x of [0.026, 0.091]) place(turned, cableCoil(0.024, 5, 0.0017, x > 0.05 ? '#3b465f' : '#0f1830'), [x, h - 0.02, 0.048]); // prettier-ignore
      place(turned, calibrationCard(), [0.19, 0, 0.12], 0.4);
    }
    if (v === 'inside') {
      place(root, eyeTrackingGlasses({ model: 'g1', cell: 0.0006 }), [0, 0.0297, 0.1], [-0.024, Math.PI - 0.32, 0]);
    }
    if (v === 'lenses') {
      add(root, slab(0.3, 0.075, 0.026, 0.012, 0.004), clay(colour.brand), [0, 0, -0.045]);
      add(root, slab(0.24, 0.06, 0.006, 0.01, 0.002), clay('#ffffff'), [0, 0, 0.05]);
      ['#cfe0ff', '#c4d8ff', '#b6ceff', '#a8c4ff'].forEach((hex, i) => place(root, correctionLens(hex), [-0.099 + i * 0.066, 0.026, -0.045], -0.28)); // prettier-ignore
      [0.82, 1.02, 1.26].forEach((size, i) => place(root, nosePadPair(size * 1.25), [-0.07 + i * 0.07, 0.006, 0.05], -0.2)); // prettier-ignore
    }
    if (v === 'head-form') {
      place(root, plinth(0.06, 0.22, ['#ffffff', colour.brand, '#cddaf8']));
      const form = place(root, head({ form: true, skinHex: '#eef2fa' }), [0, 0.27, 0], -0.75);
      form.add(eegCap({ channels: 32, lift: 0.004, cable: true }));
      form.add(eyeTrackingGlasses({ model: 'g3', cell: 0.0009 }));
    }
    if (v === 'socket') {
      const [, t, d] = recorderSize('g3');
      const recorder = place(root, glassesRecorder('g3'), [0, 0, 0], -0.5);
      ttlPlug(recorder, [-0.022, t / 2, d / 2 + 0.004], [[-0.024, 0.006, d / 2 + 0.085], [-0.05, 0.003, d / 2 + 0.12], [-0.12, 0.003, d / 2 + 0.11], [-0.2, 0.003, d / 2 + 0.02]]); // prettier-ignore
      usbPlug(recorder, [0.024, t / 2, d / 2 + 0.002], [[0.026, 0.003, d / 2 + 0.06], [0.06, 0.003, d / 2 + 0.085], [0.13, 0.003, d / 2 + 0.05]]); // prettier-ignore
    }
  },
  shots: [
    { media: 'product/hz-g1-1.webp', variant: 'case', light: productLight([0, 0.06, 0], 0.8), camera: near([0.06, 0.64, 0.88], [0.025, 0.085, -0.04], 12) }, // prettier-ignore
    { media: 'product/hz-g1-3.webp', variant: 'inside', camera: near([0.01, 0.11, 0.26], [0.012, 0.03, 0.0], 26) },
    { media: 'product/hz-g2-2.webp', variant: 'lenses', camera: near([0.05, 0.2, 0.56], [0, 0.024, 0.0], 20) },
    { media: 'product/hz-g3-pro-2.webp', variant: 'head-form', light: productLight([0, 0.25, 0], 0.85), camera: near([0.05, 0.4, 1.02], [0.01, 0.278, 0], 10) }, // prettier-ignore
    {
      media: 'product/hz-g3-pro-3.webp',
      variant: 'socket',
      camera: near([-0.06, 0.13, 0.33], [-0.015, 0.014, 0.06], 20),
    },
  ],
});
