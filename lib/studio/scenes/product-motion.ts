import { productDark, productLight } from '../kit/light.ts';
import { clay, colour } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { tube, turned } from '../kit/solid.ts';
import { tripod } from '../parts/devices/cameras.ts';
import { captureControlUnit, toolBox, ttlBox } from '../parts/devices/capture-boxes.ts';
import { calibrationFrame, calibrationWand, captureCamera } from '../parts/devices/capture-cameras.ts';
import { motionSuit } from '../parts/devices/motion-suit.ts';
import { chargingCase, inertialNode } from '../parts/devices/nodes.ts';
import { person } from '../parts/person/person.ts';
import { standing } from '../parts/person/pose.ts';
import { sweep } from '../parts/stage.ts';

type Variant = 'case' | 'ttl' | 'o8' | 'calibration' | 'lens' | 'control' | 'module';

/** Motion capture on the table: charging case, boxes, cameras, what calibrates a room. */
export default defineScene<Variant>({
  light: productLight([0, 0.08, 0], 1.15, { exposure: 0.12 }),
  build(root, v = 'case') {
    sweep(root, v === 'module' ? '#0f1c48' : v === 'calibration' ? '#c3cbdc' : '#dbe6fd');
    if (v === 'case') place(root, chargingCase(), [0, 0, 0], -0.3);
    if (v === 'ttl') {
      place(root, toolBox(), [0, 0, 0], -0.22);
      const tray = group(root, 'tray', [0, 0.148, 0], [0, -0.22, 0]);
      place(tray, ttlBox(), [-0.1, 0, 0.035], 0.12);
      place(tray, inertialNode('c17-pro', colour.gaze), [0.03, 0, 0.03], 0.3, 1.15);
      place(tray, inertialNode('c17-pro', colour.gaze), [0.1, 0, 0.038], -0.25, 1.15);
    }
    if (v === 'o8') {
      place(root, tripod(0.5), [0, 0, 0], 0.4);
      place(root, captureCamera('o8'), [0, 0.585, 0.03], [0.02, 0.42, 0]);
      add(root, tube([[-0.06, 0.56, -0.02], [-0.1, 0.5, -0.04], [-0.06, 0.4, -0.05], [-0.03, 0.25, -0.04], [-0.05, 0.01, -0.1]], 0.0035), clay('#27335c')); // prettier-ignore
    }
    if (v === 'calibration') {
      place(root, calibrationFrame(), [-0.3, 0, 0.12], 0.04);
      place(root, calibrationWand(0.42), [0.1, 0, -0.26], 0.5);
    }
    if (v === 'lens') place(root, captureCamera('o12'), [0, 0.085, 0], [0, 0.16, 0]);
    if (v === 'control') {
      place(root, captureControlUnit(), [0, 0, 0], 0.32);
    }
    if (v === 'module') {
      // seventeen nodes in two rows before the folded suit on its bust
      for (let i = 0; i < 17; i++) {
        const row = i < 9 ? 0 : 1;
        const x = row ? (i - 13) * 0.062 + 0.031 : (i - 4) * 0.062;
        place(root, inertialNode('c17-pro', colour.motion), [x * 1.05, 0, 0.3 - row * 0.085], 0, 1.1);
      }
      const p = person({ form: true, hair: null, figure: 'man', topHex: '#6f7fb0', trousersHex: '#6f7fb0', skinHex: '#c9d6f0' }, standing({ left: { at: [0.27, 0.98, 0.08], fingers: [-0.6, -0.8, 0.3], back: [0.5, 0, 1], curl: 0.5, elbow: [1, 0, -0.6] }, right: { at: [-0.27, 0.98, 0.08], fingers: [0.6, -0.8, 0.3], back: [-0.5, 0, 1], curl: 0.5, elbow: [-1, 0, -0.6] } })); // prettier-ignore
      motionSuit(p, { hex: '#6f7fb0', lineHex: colour.motion, size: 1.5 });
      // the floor hides what is below the hips: a bust
      place(root, p, [0, -0.5, -0.14], 0.3, 0.56);
      add(root, turned([[0, 0.03], [0.2, 0.03], [0.2, 0], [0, 0]], 0.008, 96), clay('#1a2a63'), [0, 0, -0.14]); // prettier-ignore
    }
  },
  shots: [
    { media: 'product/hz-o8.webp', variant: 'o8', light: productLight([0, 0.5, 0], 1.3, { exposure: 0.2 }), camera: { from: [0.1, 0.6, 1.25], at: [0, 0.49, 0], lens: 72, fstop: 9, focus: [0.02, 0.58, 0.08] } },
    { media: 'product/hz-c17-1.webp', variant: 'case', camera: { from: [0.06, 0.66, 1.0], at: [0, 0.085, -0.03], lens: 69, fstop: 9, focus: [0, 0.08, 0.05] } },
    { media: 'product/hz-o12-2.webp', variant: 'lens', camera: { from: [0.05, 0.14, 0.6], at: [0, 0.078, 0], lens: 70, fstop: 11, focus: [0, 0.09, 0.03] } },
    { media: 'product/hz-o8-2.webp', variant: 'calibration', camera: { from: [0.0, 1.15, 1.1], at: [-0.01, 0.0, -0.08], lens: 68, fstop: 11, focus: [0, 0.02, 0] } },
    { media: 'product/hz-o12-3.webp', variant: 'control', camera: { from: [0.08, 0.32, 0.85], at: [0.0, 0.05, 0.02], lens: 69, fstop: 9, focus: [0, 0.06, 0.03] } },
    { media: 'product/hz-c17-pro-3.webp', variant: 'ttl', camera: { from: [0.02, 0.66, 0.62], at: [-0.01, 0.13, 0.0], lens: 69, fstop: 9, focus: [-0.03, 0.15, 0.04] } },
    { media: 'module/motion-capture.webp', variant: 'module', light: productDark([0, 0.25, 0.05], 1.7, { exposure: 0.6 }), camera: { from: [0.0, 0.72, 2.0], at: [0, 0.185, 0.0], lens: 69, fstop: 11, focus: [0, 0.05, 0.3] } },
  ], // prettier-ignore
});
