import { productDark, productLight } from '../kit/light.ts';
import { clay, colour, fabric, skin } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { slab, tube } from '../kit/solid.ts';
import { bareShank } from '../parts/person/bare-foot.ts';
import { surface } from '../kit/surface.ts';
import { stick } from '../parts/devices/fixing.ts';
import { muscleReceiver, muscleSensor, muscleSensorBack } from '../parts/devices/muscle.ts';
import { chargingCase, foamCase, receiverBack } from '../parts/devices/muscle-cases.ts';
import { pedal } from '../parts/devices/pedal.ts';
import { shoe } from '../parts/person/shoe.ts';
import { frame, halfSpace, inflate, smoothCommon, type Vec3 } from '../kit/sdf.ts';
import { plinth, sweep } from '../parts/stage.ts';

type Variant = 'm4' | 'back' | 'pedal' | 'foam' | 'socket' | 'm16' | 'case16';

/** Wireless muscle sensors: three models, their cases and receivers. */
export default defineScene<Variant>({
  light: productLight([0, 0.05, 0], 0.5),
  build(root, v) {
    sweep(root, v === 'case16' ? '#0d1a44' : '#dbe6fd');
    if (v === 'm4') {
      place(root, chargingCase('m4', 4, 4, [], colour.navy), [0, 0, 0], -0.38);
    }
    if (v === 'back') {
      place(root, plinth(0.03, 0.085));
      place(root, muscleSensorBack(), [-0.018, 0.03, 0.008], 0.35);
      const film = group(root, 'film', [0.034, 0.03, -0.006], [0, -0.3, 0]);
      add(film, slab(0.03, 0.044, 0.0008, 0.014, 0.0002), clay('#ffffff'));
      add(film, slab(0.026, 0.038, 0.0012, 0.0129, 0.0003), clay('#bcd0ff'), [0, 0.0004, 0]);
      for (const z of [-0.01, 0.01]) add(film, slab(0.015, 0.0052, 0.0014, 0.002, 0.0003), clay('#f4f7ff'), [0, 0.0005, z]); // prettier-ignore
      add(film, slab(0.012, 0.006, 0.0006, 0.002, 0.0002), clay(colour.skin), [0, 0.0002, -0.0235]);
    }
    if (v === 'pedal') {
      add(root, slab(0.7, 0.8, 0.02, 0.05), clay('#c7d3ec'), [0, 0, 0]);
      const box = group(root, 'pedals', [-0.08, 0.02, 0], [0, 1.12, 0]);
      place(box, pedal(0.075, 0.15), [0, -0.0275, 0.165]);
      place(box, pedal(0.11, 0.075), [0.16, 0.04, 0.13]);
      const foot = group(box, 'foot');
      const m = frame([0, 0.1, 0.01], [-0.02, 0.6, 1], [0, 1, 0]);
      foot.applyMatrix4(m);
      foot.add(shoe(-1, '#f4f7ff', colour.brand, 0.0024));
      const lean: Vec3 = [0, 0.985, 0.02];
      const leg = bareShank(-1, lean, 0.42);
      add(foot, surface(leg, 0.0026, [[-0.3, 0.085, -0.5], [0.3, 0.47, 0.3]]), skin('#e3ab83')); // prettier-ignore
      const sock = smoothCommon(0.003, inflate(leg, 0.0035), halfSpace(lean, 0.1));
      add(foot, surface(sock, 0.0024, [[-0.1, 0.03, -0.12], [0.1, 0.14, 0.12]]), fabric('#f4f7ff')); // prettier-ignore
      for (let n = 0; n < 4; n++) {
        const [y, z] = [0.0055 - n * 0.0035, 0.04 + n * 0.02];
        add(foot, tube([[-0.026, y - 0.012, z - 0.004], [-0.012, y - 0.001, z], [0.012, y - 0.001, z], [0.026, y - 0.012, z - 0.004]], 0.0029), clay(colour.brand)); // prettier-ignore
      }
      stick(foot, muscleSensor('m8'), leg, [-0.16, 0.24, 0.2], [0.75, 0, -1], lean);
    }
    if (v === 'foam') place(root, foamCase(), [0, 0, 0], -0.3);
    if (v === 'socket') {
      add(root, slab(0.26, 0.18, 0.01, 0.02, 0.004), clay('#ffffff'));
      place(root, receiverBack(), [0, 0.01, -0.01], -0.4);
      add(root, tube([[-0.027, 0.021, 0.053], [-0.045, 0.0215, 0.093], [-0.068, 0.016, 0.118], [-0.12, 0.0135, 0.115], [-0.2, 0.003, 0.09]], 0.0026), clay('#8b93a8')); // prettier-ignore
    }
    if (v === 'm16') {
      add(root, slab(0.44, 0.3, 0.012, 0.04, 0.004), clay('#ffffff'));
      const table = group(root, 'table', [0, 0.012, 0], [0, -0.22, 0]);
      for (let i = 0; i < 16; i++)
        place(table, muscleSensor('m16'), [-0.164 + (i % 8) * 0.032, 0, i < 8 ? -0.012 : 0.045]);
      place(table, muscleReceiver(2, 16), [0.142, 0, -0.03], -0.25);
    }
    if (v === 'case16') {
      place(root, chargingCase('m16', 16, 8, [2], '#eef2fb'), [0, 0, 0], -0.4);
      place(root, muscleSensor('m16'), [0.065, 0, 0.11], 0.7);
    }
  },
  shots: [
    { media: 'product/hz-m4.webp', variant: 'm4', camera: { from: [0.05, 0.3, 0.43], at: [0, 0.036, -0.014], lens: 70, fstop: 16, focus: [0, 0.03, 0.01] } },
    { media: 'product/hz-m8.webp', variant: 'pedal', light: productLight([0, 0.2, 0], 1.1), camera: { from: [0.3, 0.4, 1.1], at: [0.0, 0.21, 0], lens: 64, fstop: 16 } },
    { media: 'product/hz-m16.webp', variant: 'm16', camera: { from: [-0.06, 0.49, 0.68], at: [0.012, 0.042, -0.008], lens: 70, fstop: 16 } },
    { media: 'module/emg.webp', variant: 'case16', light: productDark([0, 0.05, 0], 0.6), camera: { from: [0.1, 0.42, 0.66], at: [0, 0.035, -0.005], lens: 70, fstop: 14, focus: [0, 0.03, 0.03] } },
    { media: 'product/hz-m4-2.webp', variant: 'back', camera: { from: [-0.01, 0.19, 0.2], at: [0.004, 0.033, 0], lens: 70, fstop: 26 } },
    { media: 'product/hz-m8-1.webp', variant: 'foam', camera: { from: [0.06, 0.62, 0.72], at: [0.01, 0.05, -0.03], lens: 62, fstop: 14 } },
    { media: 'product/hz-m8-3.webp', variant: 'socket', camera: { from: [-0.03, 0.11, 0.34], at: [-0.008, 0.03, 0.01], lens: 70, fstop: 22, focus: [-0.01, 0.02, 0.04] } },
  ], // prettier-ignore
});
