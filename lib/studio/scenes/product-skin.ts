import { productLight } from '../kit/light.ts';
import { clay, colour, fabric } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { box, ellipsoid, smoothUnion, type Vec3 } from '../kit/sdf.ts';
import { slab, tube } from '../kit/solid.ts';
import { surface } from '../kit/surface.ts';
import { girth, ribbon, stick } from '../parts/devices/fixing.ts';
import { ankleUnit, archElectrode, fingerElectrodeOpen, handElectrodes, rolledBelt, waistUnit, wristStrap, wristUnit } from '../parts/devices/skin.ts'; // prettier-ignore
import { bareFoot, bareFootShape } from '../parts/person/bare-foot.ts';
import { closeHand } from '../parts/person/fine-hand.ts';
import { plinth, sweep } from '../parts/stage.ts';

type Variant = 'hand' | 'open' | 'waist' | 'sockets' | 'foot';

const SKIN = '#eebb96';

/** Skin conductance and respiration: finger, waist and foot. */
export default defineScene<Variant>({
  light: productLight([0, 0.05, 0], 0.55),
  build(root, v) {
    sweep(root, '#dbe6fd');
    if (v === 'hand') {
      const cushion = smoothUnion(0.02, box([0, 0.016, 0], [0.13, 0.016, 0.17], 0.0155), ellipsoid([0, 0.018, 0], [0.115, 0.021, 0.155])); // prettier-ignore
      const desk = group(root, 'desk', [0, 0, 0], [0, -0.5, 0]);
      add(desk, surface(cushion, 0.004), fabric('#c9d6f5'));
      const arm = group(desk, 'arm', [0, 0.058, -0.045], [0.03, 0.12, 0]);
      const hand = closeHand(-1, { curls: [0.13, 0.12, 0.2, 0.26], spread: 1.1, forearm: 0.3 }, SKIN, 0.0012);
      arm.add(hand);
      arm.add(wristStrap(-0.05, 0.037, 0.0275));
      place(arm, wristUnit(), [0, 0.0265, -0.05]);
      arm.add(handElectrodes(hand.hand, -1, [0, 0.0325, -0.05]));
    }
    if (v === 'open') {
      place(root, plinth(0.03, 0.1, ['#ffffff', '#e7eefc', '#cddaf8']));
      place(root, fingerElectrodeOpen(colour.brand, [[-0.004, 0.003, -0.05], [-0.03, 0.003, -0.062], [-0.075, -0.006, -0.06], [-0.14, -0.0148, -0.08]]), [0.002, 0.03, 0.03], 0.25); // prettier-ignore
      place(root, fingerElectrodeOpen(colour.navy, [[0.006, 0.003, -0.04], [-0.02, 0.003, -0.05], [-0.07, -0.012, -0.052], [-0.14, -0.0148, -0.058]]), [0.008, 0.03, -0.022], -0.12); // prettier-ignore
    }
    if (v === 'waist') {
      add(root, slab(0.56, 0.4, 0.012, 0.05, 0.004), clay('#ffffff'), [0, 0, -0.02]);
      place(root, waistUnit(), [0, 0.012, 0.055], 0.1);
      place(root, rolledBelt(colour.navy, 2.4, colour.motion), [-0.115, 0.012, -0.1], 0.3);
      place(root, rolledBelt(colour.brand, 2.4, colour.muscle), [0.105, 0.012, -0.11], -0.3);
      place(root, fingerElectrodeOpen(colour.brand), [-0.128, 0.012, 0.078], 0.7);
      place(root, fingerElectrodeOpen(colour.navy), [0.138, 0.012, 0.063], -0.6);
      const lead = (points: number[][], hex: string) => add(root, tube(points.map(([x, z, y = 0.0145]): Vec3 => [x, y, z]), 0.0017), clay(hex)); // prettier-ignore
      lead([[-0.031, 0.024, 0.0216], [-0.034, 0.0, 0.016], [-0.07, -0.005], [-0.115, 0.015], [-0.128, 0.045], [-0.136, 0.065, 0.017]], colour.skin); // prettier-ignore
      lead([[-0.018, 0.025, 0.0216], [-0.017, 0.0, 0.016], [-0.03, -0.03], [-0.06, -0.042], [-0.085, -0.036, 0.02], [-0.098, -0.034, 0.028]], colour.brand); // prettier-ignore
      lead([[-0.0055, 0.026, 0.0216], [-0.002, 0.0, 0.016], [0.02, -0.03], [0.05, -0.048], [0.074, -0.046, 0.02], [0.086, -0.043, 0.028]], colour.motion); // prettier-ignore
      lead([[0.0075, 0.0275, 0.0216], [0.012, 0.005, 0.016], [0.05, -0.008], [0.1, 0.005], [0.128, 0.03], [0.133, 0.049, 0.017]], colour.muscle); // prettier-ignore
    }
    if (v === 'sockets') {
      add(root, slab(0.2, 0.14, 0.01, 0.02, 0.004), clay(colour.brand));
      place(root, waistUnit(), [0, 0.01, 0], Math.PI - 0.38);
    }
    if (v === 'foot') {
      add(root, slab(0.44, 0.34, 0.02, 0.06, 0.006), clay('#ffffff'));
      const foot = group(root, 'foot', [0.02, 0.105, -0.02], [0, -1.2, 0]);
      const shape = bareFootShape(-1, { height: 0.36 });
      foot.add(bareFoot(-1, { height: 0.36, skinHex: SKIN, cell: 0.0015 }));
      add(foot, ribbon(girth(shape, [0, 0.075, -0.012], 0.0014, 24, 0.12), 0.03, 0.0026, [0, 1, 0], true), fabric(colour.navy)); // prettier-ignore
      stick(foot, ankleUnit(), shape, [0.12, 0.075, 0.004], [-1, 0, 0], [0, 1, 0]).translateY(0.0022);
      const points: Vec3[] = [
        [0.12, -0.043, 0.02],
        [0.12, -0.045, 0.062],
      ];
      points.forEach((from, i) => stick(foot, archElectrode(i ? colour.brand : colour.skin), shape, from, [-1, -0.16, 0], [0, 0.2, 1])); // prettier-ignore
      add(foot, tube([[0.043, 0.044, -0.002], [0.047, 0.03, 0.002], [0.046, 0.002, 0.014], [0.043, -0.03, 0.022], [0.041, -0.047, 0.022]], 0.0014), clay(colour.skin)); // prettier-ignore
      add(foot, tube([[0.043, 0.044, 0.009], [0.048, 0.03, 0.018], [0.045, 0.0, 0.038], [0.041, -0.028, 0.056], [0.037, -0.046, 0.064]], 0.0014), clay(colour.brand)); // prettier-ignore
    }
  },
  shots: [
    { media: 'product/hz-d1.webp', variant: 'hand', camera: { from: [-0.08, 0.39, 0.54], at: [-0.012, 0.04, 0.008], lens: 70, fstop: 16, focus: [0, 0.07, 0.02] } },
    { media: 'product/hz-d2.webp', variant: 'waist', camera: { from: [0.04, 0.5, 0.66], at: [0, 0.012, -0.022], lens: 70, fstop: 14, focus: [0, 0.03, 0.02] } },
    { media: 'product/hz-d3.webp', variant: 'foot', light: productLight([0, 0.1, 0.1], 0.75, { exposure: 0.45 }), camera: { from: [0.1, 0.27, 0.7], at: [0.0, 0.105, 0], lens: 70, fstop: 16, focus: [0, 0.1, 0.05] } },
    { media: 'product/hz-d1-1.webp', variant: 'open', camera: { from: [0.03, 0.24, 0.25], at: [0.004, 0.032, -0.004], lens: 70, fstop: 22 } },
    { media: 'product/hz-d2-2.webp', variant: 'sockets', camera: { from: [0.02, 0.1, 0.27], at: [0, 0.019, 0], lens: 70, fstop: 26, focus: [0, 0.02, 0.03] } },
  ], // prettier-ignore
});
