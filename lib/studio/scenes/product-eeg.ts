import type { Object3D } from 'three';
import { productDark, productLight } from '../kit/light.ts';
import { clay, colour } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { tube, turned } from '../kit/solid.ts';
import { deskAmplifier, groundLead, inScene, palmAmplifier, plug } from '../parts/devices/brain-boxes.ts';
import { salineBottle, semiDryElectrode, tray } from '../parts/devices/brain-tools.ts';
import { capHubs, eegCap } from '../parts/devices/eeg-cap.ts';
import { eegHeadband } from '../parts/devices/eeg-headband.ts';
import { capStand, headForm } from '../parts/devices/head-form.ts';
import { sweep } from '../parts/stage.ts';

const LIFT = 0.004;
const WIRE = clay('#e9eef9');
const HUES = [colour.gaze, colour.brain, colour.motion, colour.skin];

/** Four bundles from a 64-channel cap to the sockets of its amplifier. */
function bundles(root: Object3D, cap: Object3D, amplifier: Object3D, drop: number) {
  capHubs(64, LIFT).forEach((hub, i) => {
    const x = -0.075 + i * 0.05;
    const p = place(amplifier, plug(0.03), [x, 0.027, 0.079]);
    const end = inScene(p, [0, 0, 0.036]);
    const start = inScene(cap, [hub[0], hub[1] - drop, hub[2] - 0.012]);
    if (drop) add(root, tubeDown(inScene(cap, hub), start), WIRE);
    groundLead(root, [start, inScene(cap, [0, 0, -1], true)], [end, inScene(p, [0, 0, 1], true)], 0.0036, WIRE);
    add(p, turned([[0.0037, 0], [0.0046, 0], [0.0046, 0.008], [0.0037, 0.008]], 0.0006, 24), clay(HUES[i]), [0, 0, 0.05], [Math.PI / 2, 0, 0]); // prettier-ignore
  });
}
const tubeDown = (a: Vec3, b: Vec3) => tube([a, [(a[0] + b[0]) / 2, (a[1] * 2 + b[1]) / 3, (a[2] + b[2]) / 2], b], 0.0036, 20); // prettier-ignore

/** EEG headband and caps on their forms, with their amplifiers. */
export default defineScene<'e8' | 'e32' | 'e64' | 'wicks' | 'module'>({
  light: productLight([0, 0.2, 0], 1.1),
  build(root, model) {
    sweep(root, model === 'module' ? '#0d1a44' : '#dbe6fd', -3);
    if (model === 'e8') {
      const form = place(root, headForm(), [0, 0, 0], 2.35);
      form.head.add(eegHeadband({ lift: LIFT }));
    }
    if (model === 'e32') {
      const stand = place(root, capStand(), [-0.07, 0, 0], -0.6);
      stand.head.add(eegCap({ channels: 32, lift: LIFT, cable: 'hub' }));
      const amplifier = place(root, palmAmplifier(), [0.15, 0, 0.07], 0.35);
      const hub = inScene(stand.head, capHubs(32, LIFT)[0]);
      const p = place(amplifier, plug(0.044), [0, 0.013, -0.056], Math.PI);
      add(root, tube([[hub[0], hub[1] + 0.03, hub[2]], hub, [hub[0] + 0.03, 0.12, hub[2] - 0.03], [hub[0] + 0.06, 0.02, hub[2] - 0.03], [0.09, 0.004, -0.08], [0.115, 0.008, -0.035], inScene(p, [0, 0, 0.036])], 0.0042, 80), WIRE); // prettier-ignore
    }
    if (model === 'e64') {
      // the cap lies on its rim, its back towards the camera
      const cap = group(root, 'cap', [-0.1, 0.005, -0.04]);
      cap.rotation.set(0.29, Math.PI + 0.75, 0, 'YXZ');
      cap.add(eegCap({ channels: 64, lift: LIFT, cable: 'hub', strap: false, capHex: '#2b3350', trimHex: '#8b5cf6' })); // prettier-ignore
      bundles(root, cap, place(root, deskAmplifier(), [0.2, 0, -0.03], -0.35), 0);
    }
    if (model === 'module') {
      const form = place(root, headForm({ hex: '#cfd8ea', footHex: '#1b2650' }), [-0.08, 0, 0], -0.75);
      form.head.add(eegCap({ channels: 64, lift: LIFT, cable: 'hub', capHex: '#3a4052', trimHex: colour.brand }));
      bundles(root, form.head, place(root, deskAmplifier(), [0.22, 0, -0.08], -1.1), 0.13);
    }
    if (model === 'wicks') {
      place(root, tray(0.3, 0.19));
      for (let i = 0; i < 8; i++) place(root, semiDryElectrode(i % 2 ? colour.brain : colour.motion), [-0.112 + (i % 4) * 0.046, 0.006, -0.03 + Math.floor(i / 4) * 0.058]); // prettier-ignore
      place(root, salineBottle(), [0.1, 0.006, -0.01]);
    }
  },
  shots: [
    { media: 'product/hz-e8.webp', variant: 'e8', camera: { from: [-0.1, 0.42, 1.0], at: [0, 0.185, 0], lens: 70, fstop: 9, focus: [0, 0.22, 0.09] } },
    { media: 'product/hz-e32.webp', variant: 'e32', camera: { from: [0.05, 0.44, 1.22], at: [0.03, 0.16, 0], lens: 70, fstop: 9, focus: [-0.05, 0.24, 0.08] } },
    { media: 'product/hz-e64.webp', variant: 'e64', camera: { from: [0.07, 0.64, 0.95], at: [0.045, 0.055, 0.03], lens: 70, fstop: 9, focus: [-0.06, 0.08, 0.06] } },
    { media: 'product/hz-e8-2.webp', variant: 'wicks', camera: { from: [0.1, 0.37, 0.66], at: [0.0, 0.055, 0], lens: 70, fstop: 9, focus: [0, 0.03, 0.02] } },
    { media: 'module/eeg.webp', variant: 'module', light: productDark([0, 0.25, 0], 1.1), camera: { from: [0.05, 0.42, 1.2], at: [0.05, 0.165, 0], lens: 68, fstop: 9, focus: [-0.06, 0.24, 0.08] } },
  ], // prettier-ignore
});
