import { daylight, productLight } from '../kit/light.ts';
import { clay, colour, fabric } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { roundedBox, slab, tube } from '../kit/solid.ts';
import { semiDryElectrode, tray, tweezers } from '../parts/devices/brain-tools.ts';
import { eegHeadband } from '../parts/devices/eeg-headband.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { girth, ribbon, stick } from '../parts/devices/fixing.ts';
import { ankleUnit, archElectrode, handElectrodes, wristStrap, wristUnit } from '../parts/devices/skin.ts';
import { desk, officeChair, plant } from '../parts/furniture.ts';
import { bareFoot, bareFootShape } from '../parts/person/bare-foot.ts';
import { closeHand } from '../parts/person/fine-hand.ts';
import { person } from '../parts/person/person.ts';
import { sitting } from '../parts/person/pose.ts';
import { daySky, room, windowFrame } from '../parts/room.ts';
import { sweep } from '../parts/stage.ts';

type Variant = 'reading' | 'wick' | 'both' | 'arch' | 'sun' | 'lenses';

const SKIN = '#e4ab82';

/** Bare foot with the ankle unit and two electrodes in the arch, leads between them. */
function wiredFoot(height: number, unit: boolean) {
  const foot = group(null, 'foot');
  const shape = bareFootShape(-1, { height });
  foot.add(bareFoot(-1, { height, skinHex: SKIN, cell: 0.0015 }));
  if (unit) {
    add(foot, ribbon(girth(shape, [0, 0.075, -0.012], 0.0014, 24, 0.12), 0.03, 0.0026, [0, 1, 0], true), fabric(colour.navy)); // prettier-ignore
    stick(foot, ankleUnit(), shape, [0.12, 0.075, 0.004], [-1, 0, 0], [0, 1, 0]).translateY(0.0022);
  }
  const spots: Vec3[] = [[0.12, -0.043, 0.02], [0.12, -0.045, 0.062]]; // prettier-ignore
  spots.forEach((from, i) => stick(foot, archElectrode(i ? colour.brand : colour.skin), shape, from, [-1, -0.16, 0], [0, 0.2, 1])); // prettier-ignore
  for (const [z, end, hex] of [[-0.002, 0.022, colour.skin], [0.009, 0.064, colour.brand]] as const) add(foot, tube([[0.043, 0.044, z], [0.048, 0.03, z + 0.004], [0.046, 0.0, (z + end) / 2], [0.042, -0.029, end - 0.004], [0.039, -0.046, end]], 0.0014), clay(hex)); // prettier-ignore
  return foot;
}

/** Small trials of the own laboratory, seen from near. */
export default defineScene<Variant>({
  light: productLight([0, 0.08, 0], 0.8),
  build(root, v) {
    if (v === 'reading' || v === 'sun') {
      place(root, room({ w: 5, d: 1.5, h: 2.9, wallHex: '#ece6da', floorHex: '#cfd6e2' }));
      place(root, windowFrame(2.0, 1.35, daySky()), [v === 'sun' ? 0.5 : -0.9, 1.65, -1.48]);
      const seat = group(root, 'seat', [0, 0, 0], [0, v === 'sun' ? -0.75 : 0.85, 0]);
      place(seat, officeChair({ hex: '#8fb0f5' }));
      place(seat, desk({ w: 1.3, d: 0.7 }), [0, 0, 0.66]);
      if (v === 'reading') {
        const p = place(seat, person({ hair: 'crop', figure: 'man', dress: 'hoodie', topHex: '#12a878', trousersHex: '#27345f', skinHex: '#d9a074' }, sitting({ lean: 0.14, headTurn: [0.42, 0, 0], left: { at: [0.16, 0.785, 0.42], fingers: [-0.5, 0.1, 1], back: [0.3, 1, 0], curl: 0.35 }, right: { at: [-0.13, 0.8, 0.44], fingers: [0.4, 0.2, 1], back: [-0.3, 1, -0.2], curl: 0.5 } }))); // prettier-ignore
        p.head.add(eegHeadband());
        for (const s of [-1, 1]) add(seat, slab(0.15, 0.22, 0.022, 0.004, 0.002), clay('#fbf7ec'), [s * 0.076, 0.738, 0.56], [0, 0, s * 0.07]); // prettier-ignore
        for (let i = 0; i < 9; i++) for (const s of [-1, 1]) add(seat, roundedBox(0.1 - (i % 4 ? 0 : 0.03), 0.001, 0.006, 0.0004), clay('#8d97b3'), [s * 0.076, 0.7645, 0.485 + i * 0.019], [0, 0, s * 0.07]); // prettier-ignore
        place(root, plant(), [1.5, 0, -1.0], 0, 1.3);
      } else {
        const p = place(seat, person({ hair: 'bob', figure: 'woman', topHex: '#ff8a5c', trousersHex: '#27345f', skinHex: '#f6cfae' }, sitting({ headTurn: [0.02, 0.25, 0] }))); // prettier-ignore
        p.head.add(eyeTrackingGlasses());
      }
      return;
    }
    sweep(root, '#dbe6fd');
    if (v === 'wick') {
      place(root, tray(0.3, 0.2, '#ffffff'));
      for (let i = 0; i < 7; i++) place(root, semiDryElectrode(i % 2 ? colour.brain : colour.motion), [-0.11 + (i % 4) * 0.042, 0.006, -0.05 + Math.floor(i / 4) * 0.05]); // prettier-ignore
      place(root, semiDryElectrode(colour.skin), [0.052, 0.022, -0.012], [0.25, 0, 0.2]);
      const tool = group(root, 'tool', [0.128, 0.112, 0.066]);
      tool.add(tweezers());
      tool.lookAt(0.053, 0.04, -0.012);
    }
    if (v === 'both') {
      add(root, slab(0.78, 0.46, 0.02, 0.06, 0.006), clay('#ffffff'));
      place(root, wiredFoot(0.34, true), [0.15, 0.105, -0.06], -1.15);
      const arm = group(root, 'arm', [-0.2, 0.055, -0.06], [0.04, 0.25, 0]);
      const hand = closeHand(-1, { curls: [0.13, 0.12, 0.2, 0.26], spread: 1.1, forearm: 0.5 }, SKIN, 0.0012);
      arm.add(hand, wristStrap(-0.05, 0.0345, 0.0255));
      place(arm, wristUnit(), [0, 0.0245, -0.05]);
      arm.add(handElectrodes(hand.hand, -1, [0, 0.0305, -0.05]));
    }
    if (v === 'arch') place(root, wiredFoot(0.3, false), [0.02, 0.085, 0], -1.5);
    if (v === 'lenses') {
      add(root, slab(0.5, 0.3, 0.02, 0.03, 0.006), clay('#d9b98c'));
      for (const [x, turn, lensHex] of [[-0.1, 0.35, '#dbe7ff'], [0.1, -0.25, '#101a3a']] as const) place(root, eyeTrackingGlasses({ model: 'g2', lensHex, cell: 0.0009 }), [x, 0.0486, -0.03], [0.045, turn, 0]); // prettier-ignore
    }
  },
  shots: [
    { media: 'own-lab/own-lab-gallery-4-middle.webp', variant: 'reading', light: daylight([0, 0.2, 0], 1), camera: { from: [1.5, 1.5, 1.75], at: [0.12, 0.98, 0.2], lens: 52 } },
    { media: 'own-lab/own-lab-gallery-4-right-middle.webp', variant: 'wick', camera: { from: [-0.1, 0.32, 0.48], at: [0.012, 0.03, -0.01], lens: 70, fstop: 14, focus: [0.02, 0.03, -0.02] } },
    { media: 'own-lab/own-lab-gallery-7-large.webp', variant: 'both', camera: { from: [0.05, 0.55, 0.95], at: [-0.01, 0.06, -0.02], lens: 66, fstop: 14, focus: [0, 0.08, 0] } },
    { media: 'own-lab/own-lab-gallery-7-middle.webp', variant: 'arch', camera: { from: [0.0, 0.12, 0.42], at: [-0.006, 0.036, 0.01], lens: 84, fstop: 16, focus: [0, 0.05, 0.05] } },
    { media: 'own-lab/own-lab-gallery-8-middle.webp', variant: 'sun', light: daylight([0, 0.2, 0], 1, 'right', { lights: [{ from: [2.2, 2.6, -0.9], at: [0, 1.1, 0], size: 0.35, power: 420, colour: [1, 0.9, 0.7] }, { from: [-2.2, 2.2, 2.2], at: [0, 1, 0], size: 2, power: 60, colour: [0.8, 0.88, 1] }] }), camera: { from: [-0.5, 1.32, 1.3], at: [-0.02, 1.2, 0.05], lens: 66 } },
    { media: 'own-lab/own-lab-gallery-8-right-middle.webp', variant: 'lenses', camera: { from: [0.03, 0.3, 0.56], at: [0, 0.035, 0], lens: 70, fstop: 14, focus: [0, 0.04, 0.06] } },
  ], // prettier-ignore
});
