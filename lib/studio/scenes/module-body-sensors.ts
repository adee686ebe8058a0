import { productDark } from '../kit/light.ts';
import { clay, colour, fabric, matte } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { box, type Sdf, type Vec3 } from '../kit/sdf.ts';
import { slab, tube } from '../kit/solid.ts';
import { surface } from '../kit/surface.ts';
import { chestEcg, earClip, earUnit, wristBand } from '../parts/devices/pulse.ts';
import { fingerElectrodeOpen, rolledBelt, wristUnit } from '../parts/devices/skin.ts';
import { sweep } from '../parts/stage.ts';

/** Sets of worn sensors of two modules on dark ground. */
export default defineScene<'pulse' | 'skin'>({
  light: productDark([0, 0.04, 0], 0.55),
  build(root, v) {
    sweep(root, '#0d1a44');
    const lead = (points: Vec3[], hex: string = colour.ink, r = 0.0013) => add(root, tube(points, r), clay(hex));
    if (v === 'pulse') {
      // cloth with folds that run out to its edges
      const cloth: Sdf = (x, y, z) => {
        const flat = Math.exp(-((x / 0.19) ** 4) - (z / 0.12) ** 4);
        const fold = (1 - flat) * (0.004 * Math.sin(x * 52 + z * 18) + 0.003 * Math.sin(z * 61 - x * 20));
        return box([0, 0.004, 0], [0.24, 0.003, 0.16], 0.003)(x, y - fold - (1 - flat) * 0.003, z) * 0.7;
      };
      add(root, surface(cloth, 0.0022, [[-0.26, -0.01, -0.18], [0.26, 0.03, 0.18]]), fabric('#8d97b3')); // prettier-ignore
      place(root, wristBand(), [-0.092, 0.047, -0.02], [-0.5, 0.5, 0]);
      place(root, earClip(0.32), [-0.002, 0.0135, 0.072], [-Math.PI / 2 + 0.15, 0, 0.35]);
      place(root, earUnit(), [-0.042, 0.0095, 0.054], 0.5);
      lead([[0.002, 0.013, 0.084], [0.006, 0.0115, 0.098], [-0.018, 0.011, 0.108], [-0.046, 0.011, 0.098], [-0.053, 0.0125, 0.074], [-0.05, 0.0135, 0.068]]); // prettier-ignore
      place(root, chestEcg([[-0.062, 0.0015, -0.07], [-0.004, 0.0015, -0.092], [0.056, 0.0015, -0.066]]), [0.082, 0.01, 0.045], -0.2); // prettier-ignore
      return;
    }
    add(root, slab(0.5, 0.34, 0.012, 0.04, 0.004), matte('#1a2a63'));
    place(root, wristUnit(), [-0.03, 0.012, 0.045], Math.PI + 0.5);
    place(root, rolledBelt(colour.brand, 2.6, colour.motion), [0.07, 0.012, -0.045], -0.35, 0.95);
    place(root, fingerElectrodeOpen('#f4f7ff'), [-0.135, 0.012, 0.02], 0.5);
    place(root, fingerElectrodeOpen(colour.skin), [-0.1, 0.012, -0.06], -0.2);
    lead([[-0.046, 0.018, 0.027], [-0.055, 0.015, 0.015], [-0.08, 0.0135, -0.02], [-0.105, 0.0135, -0.005], [-0.13, 0.0135, -0.03], [-0.144, 0.0165, 0.006]], '#c9d6f0'); // prettier-ignore
    lead([[-0.036, 0.018, 0.022], [-0.038, 0.015, 0.008], [-0.045, 0.0135, -0.04], [-0.065, 0.0135, -0.1], [-0.09, 0.0135, -0.1], [-0.097, 0.0165, -0.076]], colour.skin); // prettier-ignore
  },
  shots: [
    { media: 'module/wearable-physiology.webp', variant: 'pulse', camera: { from: [0.02, 0.36, 0.55], at: [0.014, 0.03, 0.004], lens: 70, fstop: 16 } },
    { media: 'module/skin-respiration.webp', variant: 'skin', camera: { from: [-0.01, 0.35, 0.55], at: [-0.032, 0.024, -0.014], lens: 70, fstop: 16 } },
  ], // prettier-ignore
});
