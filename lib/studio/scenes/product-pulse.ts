import { Matrix4, Vector3 } from 'three';
import { productLight } from '../kit/light.ts';
import { clay, colour, matte } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { apply, smoothUnion } from '../kit/sdf.ts';
import { roundedBox, slab, tube } from '../kit/solid.ts';
import { surface } from '../kit/surface.ts';
import { stick } from '../parts/devices/fixing.ts';
import { chestEcg, earClip, earUnit, ecgElectrode, ecgUnit, wristBand, wristBandOpen, wristDock } from '../parts/devices/pulse.ts'; // prettier-ignore
import { EAR, earOnHead, LOBE } from '../parts/person/fine-ear.ts';
import { headSurface } from '../parts/person/head.ts';
import { plinth, sweep } from '../parts/stage.ts';

type Variant = 'band' | 'back' | 'dock' | 'ear' | 'clip' | 'ecg' | 'ecg-side';

/** Pulse and heart: wrist band, ear clip, chest ECG. */
export default defineScene<Variant>({
  light: productLight([0, 0.05, 0], 0.5),
  build(root, v) {
    if (v === 'band') {
      sweep(root, '#cfdcf8');
      add(root, slab(0.42, 0.3, 0.012, 0.03, 0.004), clay('#22326e'), [0, 0.0, 0]);
      add(root, roundedBox(0.05, 0.036, 0.03, 0.008), clay('#f4f7ff'), [-0.01, 0.03, -0.034], [0, -0.5, 0]);
      place(root, wristBand(), [0, 0.0445, 0], [-0.42, -0.6, 0]);
      return;
    }
    sweep(root, v === 'ear' ? '#cfdcf8' : '#dbe6fd');
    if (v === 'back') {
      add(root, slab(0.34, 0.16, 0.012, 0.03, 0.004), clay('#ffffff'));
      place(root, wristBandOpen(), [-0.008, 0.012, 0], 0.28);
    }
    if (v === 'dock') place(root, wristDock(6), [0, 0, 0], -0.3);
    if (v === 'ear') {
      const skull = headSurface({ form: true });
      const form = group(root, 'form', [0, 0.25, 0], [0, -1.97, 0]);
      add(form, surface(smoothUnion(0.003, skull, earOnHead()), 0.0013, [[-0.13, -0.25, -0.15], [0.13, 0.15, 0.14]]), clay('#f3f5fb')); // prettier-ignore
      const clip = group(form, 'ear');
      clip.applyMatrix4(EAR.clone().multiply(new Matrix4().makeTranslation(LOBE[0], LOBE[1] - 0.0145, LOBE[2])));
      clip.add(earClip(0.26));
      stick(form, earUnit(), skull, [0.2, -0.004, -0.066], [-1, 0, 0.12], [0, 1, -0.2]);
      const grip = apply(EAR, [LOBE[0] + 0.002, LOBE[1] - 0.029, LOBE[2]]);
      add(form, tube([grip, [grip[0] - 0.002, grip[1] - 0.012, grip[2] - 0.006], [0.078, -0.085, -0.035], [0.07, -0.068, -0.06], [0.0775, -0.032, -0.061], [0.0805, -0.018, -0.059]], 0.0012), clay(colour.ink)); // prettier-ignore
    }
    if (v === 'clip') {
      place(root, plinth(0.03, 0.075));
      const clip = earClip(0.6);
      const [X, Y] = [new Vector3(0.96, 0, -0.28), new Vector3(0.17, 0.62, 0.766).normalize()];
      const Z = X.clone().cross(Y).normalize();
      clip.applyMatrix4(new Matrix4().makeBasis(Y.clone().cross(Z), Y, Z).setPosition(-0.014, 0.0425, 0.014));
      root.add(clip);
      add(root, roundedBox(0.018, 0.014, 0.014, 0.003), clay('#f4f7ff'), [-0.016, 0.037, 0.002], [0, 0.3, 0]);
      place(root, earUnit(), [0.03, 0.03, -0.022], -0.5);
      add(root, tube([[-0.018, 0.035, 0.006], [-0.03, 0.0318, 0.004], [-0.045, 0.0312, -0.006], [-0.034, 0.0312, -0.03], [0.0, 0.0312, -0.036], [0.02, 0.0312, -0.016], [0.024, 0.034, -0.009]], 0.0011), clay(colour.ink)); // prettier-ignore
    }
    if (v === 'ecg') {
      place(root, plinth(0.03, 0.15, ['#ffffff', '#e7eefc', '#cddaf8']));
      place(root, chestEcg(), [0.004, 0.03, 0.034], 0.22);
      place(root, ecgElectrode(null), [0.095, 0.03, 0.06]);
    }
    if (v === 'ecg-side') {
      add(root, slab(0.2, 0.13, 0.01, 0.02, 0.004), clay(colour.brand));
      place(root, ecgUnit(), [0, 0.01, 0], 0.42);
      add(root, roundedBox(0.5, 0.0004, 0.5, 0.0001), matte('#dbe6fd'), [0, -0.002, 0]);
    }
  },
  shots: [
    { media: 'product/hz-w1.webp', variant: 'band', light: productLight([0, 0.05, 0], 0.45, { glow: 3.5 }), camera: { from: [0.05, 0.1, 0.335], at: [0.002, 0.044, 0], lens: 70, fstop: 22 } },
    { media: 'product/hz-w2.webp', variant: 'ear', light: productLight([0, 0.23, 0.06], 0.6), camera: { from: [0.0, 0.24, 0.435], at: [0.004, 0.217, 0.065], lens: 70, fstop: 22, focus: [0, 0.22, 0.08] } },
    { media: 'product/hz-w3.webp', variant: 'ecg', camera: { from: [0.05, 0.36, 0.42], at: [0.002, 0.025, -0.01], lens: 70, fstop: 16 } },
    { media: 'product/hz-w1-1.webp', variant: 'back', camera: { from: [-0.07, 0.27, 0.36], at: [0.008, 0.012, 0.002], lens: 70, fstop: 16 } },
    { media: 'product/hz-w1-3.webp', variant: 'dock', camera: { from: [0.16, 0.36, 0.74], at: [0, 0.052, 0], lens: 70, fstop: 16 } },
    { media: 'product/hz-w2-2.webp', variant: 'clip', camera: { from: [0.0, 0.15, 0.17], at: [0.003, 0.036, 0], lens: 70, fstop: 26 } },
    { media: 'product/hz-w3-2.webp', variant: 'ecg-side', camera: { from: [0.02, 0.06, 0.185], at: [0.001, 0.0155, 0], lens: 70, fstop: 26 } },
  ], // prettier-ignore
});
