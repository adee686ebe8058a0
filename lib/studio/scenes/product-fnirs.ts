import type { Group } from 'three';
import { productDark, productLight } from '../kit/light.ts';
import { clay, colour, fabric } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { ellipsoid, shell, smoothCommon, torus, type Vec3 } from '../kit/sdf.ts';
import { roundedBox, tube } from '../kit/solid.ts';
import { surface } from '../kit/surface.ts';
import { bandUnit, chargingCase, fnirsUnit, groundLead, inScene } from '../parts/devices/brain-boxes.ts';
import { rule } from '../parts/devices/brain-tools.ts';
import { fibreHub, fnirsCap, optode } from '../parts/devices/fnirs-cap.ts';
import { flatFnirsBand, fnirsHeadband } from '../parts/devices/fnirs-band.ts';
import { headForm } from '../parts/devices/head-form.ts';
import { sweep } from '../parts/stage.ts';

const LIFT = 0.004;

/** Three bundles of fibres from the back of the head down to the front of the main unit. */
function fibres(root: Group, head: Group, unit: Group) {
  const h = fibreHub(LIFT);
  for (const x of [-0.011, 0, 0.011]) {
    const start = inScene(head, [x, h[1] - 0.02, h[2] - 0.002]);
    const low = inScene(head, [x * 1.6, h[1] - 0.14, h[2] - 0.014]);
    add(root, tube([start, inScene(head, [x, h[1] - 0.08, h[2] - 0.012]), low], 0.0042, 30), clay('#434c69'));
    groundLead(root, [low, inScene(head, [0, 0, -1], true)], [inScene(unit, [x * 5, 0.03, 0.078]), inScene(unit, [0, 0, 1], true)], 0.0042, clay('#434c69')); // prettier-ignore
  }
}

/** Cloth close up: a long channel's detector 3 cm away, a short one beside the source. */
function closeUp(root: Group) {
  const dome = ellipsoid([0, -0.25, 0], [0.3, 0.25, 0.3]);
  const weave = (x: number, y: number, z: number) =>
    dome(x, y, z) + 0.00016 * (Math.sin(x * 2400) * Math.sin(z * 2400));
  add(root, surface(smoothCommon(0.001, weave, (_x, y) => -0.03 - y), 0.0016, [[-0.14, -0.05, -0.14], [0.14, 0.02, 0.14]]), fabric('#262c40')); // prettier-ignore
  const at = (x: number, z: number): Vec3 => [x, 0.25 * Math.sqrt(1 - (x * x + z * z) / 0.09) - 0.25 + 0.0012, z];
  const stand = (part: Group, x: number, z: number) => place(root, part, at(x, z), [z / 0.3, 0, -x / 0.3]);
  stand(optode('source'), -0.013, 0);
  stand(optode('short'), -0.005, 0).scale.setScalar(1.05);
  stand(optode('detector'), 0.017, 0);
  stand(optode('detector'), -0.028, -0.026);
  stand(optode('source'), 0.002, -0.052);
  stand(optode('detector'), -0.043, 0.002);
  for (const [x, z] of [
    [-0.013, 0],
    [0.017, 0],
    [-0.028, -0.026],
    [0.002, -0.052],
    [-0.043, 0.002],
    [-0.005, 0],
  ]) {
    const r = x === -0.005 ? 0.0052 : 0.0124;
    const ring = group(root, 'eyelet', at(x, z), [z / 0.3, 0, -x / 0.3]);
    add(ring, surface(shell(torus([0, 0, 0], r, 0.0007), 0.0007), 0.0006, [[-0.02, -0.01, -0.02], [0.02, 0.01, 0.02]]), clay('#3d4663')); // prettier-ignore
    if (x !== -0.005) add(root, tube([[x, at(x, z)[1] + 0.015, z], [x + 0.002, 0.026, z - 0.006], [x + 0.02, 0.034, z - 0.04], [x + 0.06, 0.03, z - 0.12]], 0.0022, 40), clay('#565f7d')); // prettier-ignore
    else add(root, tube([[x, at(x, z)[1] + 0.009, z], [x + 0.002, 0.014, z - 0.006], [x + 0.02, 0.012, z - 0.03], [x + 0.05, 0.004, z - 0.11]], 0.0013, 40), clay(colour.motion)); // prettier-ignore
  }
  place(root, rule(0.05), [-0.013, 0.0012, 0.0195], [0.06, 0, 0]);
}

/** fNIRS headband and caps, their main units and what belongs to them. */
export default defineScene<'n8' | 'n24' | 'n48' | 'short' | 'back' | 'module'>({
  light: productLight([0, 0.2, 0], 1.1),
  build(root, model) {
    sweep(root, model === 'module' ? '#0d1a44' : model === 'short' ? '#c6d3ee' : '#dbe6fd', -3);
    if (model === 'n8') {
      place(root, flatFnirsBand(), [0, 0, 0.02], 0.12);
      place(root, bandUnit(), [0.1, 0, -0.125], -0.3);
    }
    if (model === 'n24') {
      const form = place(root, headForm({ hex: '#e8edf8' }), [-0.1, 0, 0], -0.3);
      form.head.add(fnirsCap({ channels: 24, lift: LIFT, numbered: true }));
      const unit = place(root, fnirsUnit(), [0.19, 0, -0.05], -0.9);
      fibres(root, form.head, unit);
    }
    if (model === 'n48') {
      const form = place(root, headForm({ hex: '#e8edf8' }), [0, 0, 0], 2.82);
      form.head.rotation.x = 0.12;
      form.head.add(fnirsCap({ channels: 48, lift: LIFT, capHex: '#1f2b57', trimHex: colour.brand }));
      const h = fibreHub(LIFT);
      for (const x of [-0.011, 0, 0.011]) add(form.head, tube([[x, h[1] - 0.018, h[2] - 0.002], [x, h[1] - 0.08, h[2] - 0.022], [x * 1.5, h[1] - 0.16, h[2] - 0.02], [x * 2.5, -0.182, h[2] - 0.07], [x * 6, -0.195, h[2] - 0.3]], 0.0042, 60), clay('#565f7d')); // prettier-ignore
    }
    if (model === 'short') closeUp(root);
    if (model === 'back') {
      place(root, fnirsUnit({ back: true }), [-0.07, 0, -0.05], 0.35);
      place(root, chargingCase(4), [0.1, 0, 0.06], -0.12);
      place(root, chargingCase(2), [0.24, 0, 0.035], -0.12);
      add(root, tube([[-0.121, 0.034, 0.068], [-0.11, 0.03, 0.1], [-0.08, 0.006, 0.16], [0.0, 0.0035, 0.21], [0.14, 0.0035, 0.19], [0.5, 0.0035, 0.26]], 0.003, 60), clay('#1b2650')); // prettier-ignore
      add(root, roundedBox(0.012, 0.012, 0.03, 0.005), clay('#1b2650'), [-0.122, 0.034, 0.052], [0, 0.35, 0]);
    }
    if (model === 'module') {
      const form = place(root, headForm({ hex: '#cfd8ea', footHex: '#1b2650' }), [-0.07, 0, 0], 0.42);
      form.head.add(fnirsHeadband({ lift: LIFT, unit: false }));
      place(root, bandUnit(), [0.13, 0, -0.01], -0.45);
    }
  },
  shots: [
    { media: 'product/hz-n8.webp', variant: 'n8', camera: { from: [0.05, 0.44, 0.66], at: [0.0, 0.0, -0.02], lens: 68, fstop: 9, focus: [0, 0.02, 0.03] } },
    { media: 'product/hz-n24.webp', variant: 'n24', camera: { from: [0.05, 0.42, 1.2], at: [0.03, 0.16, 0], lens: 70, fstop: 9, focus: [-0.08, 0.25, 0.09] } },
    { media: 'product/hz-n48.webp', variant: 'n48', camera: { from: [0.0, 0.66, 0.84], at: [0.0, 0.215, 0], lens: 70, fstop: 9, focus: [0, 0.26, 0.09] } },
    { media: 'module/fnirs.webp', variant: 'module', light: productDark([0, 0.25, 0], 1.1), camera: { from: [0.02, 0.4, 1.12], at: [0.02, 0.155, 0], lens: 70, fstop: 9, focus: [-0.04, 0.23, 0.09] } },
    { media: 'product/hz-n48-2.webp', variant: 'short', light: productLight([0, 0, 0], 0.35), camera: { from: [0.02, 0.125, 0.17], at: [-0.006, 0.004, -0.003], lens: 70, fstop: 11, focus: [-0.008, 0.012, 0.0] } },
    { media: 'product/hz-n24-3.webp', variant: 'back', camera: { from: [0.07, 0.38, 0.9], at: [0.075, 0.02, 0.02], lens: 68, fstop: 9, focus: [0.02, 0.03, 0.06] } },
  ], // prettier-ignore
});
