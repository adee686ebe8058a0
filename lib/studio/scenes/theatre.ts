import { daylight } from '../kit/light.ts';
import { clay, colour } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { roundedBox, slab } from '../kit/solid.ts';
import { matte } from '../kit/material.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { surgicalCap } from '../parts/person/headwear.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { standing, type Pose } from '../parts/person/pose.ts';
import { instrumentTrolley, operatingTable, theatreLamp } from '../parts/places.ts';
import { domeCamera, room } from '../parts/room.ts';
import { display } from '../parts/furniture.ts';
import { recording } from '../parts/screens.ts';

type Variant = 'handover' | 'operation';

const GREEN: PersonLook = { dress: 'scrubs', topHex: '#2f9c95', trousersHex: '#2f9c95', hair: null };
const WORK: Pose = standing({
  lean: 0.28,
  headTurn: [0.45, 0, 0],
  left: { at: [0.16, 1.12, 0.38], fingers: [-0.4, -0.4, 1], back: [0.5, 0.8, 0.2], curl: 0.55, thumb: 0.6 },
  right: { at: [-0.16, 1.12, 0.38], fingers: [0.4, -0.4, 1], back: [-0.5, 0.8, 0.2], curl: 0.55, thumb: 0.6 },
});

/** Simulated operating theatre: table along x, staff on both sides, one nurse apart with the handover sheet. */
export default defineScene<Variant>({
  light: daylight([0, 0.2, 0], 1.4, 'left', { exposure: -0.12 }),
  build(root, v) {
    place(root, room({ w: 7, d: 2.5, h: 3, left: true, wallHex: '#d5e8ea', floorHex: '#b9d3d8' }));
    place(root, operatingTable(), [-0.5, 0, -0.55]);
    place(root, theatreLamp(), [-0.5, 2.15, -0.55], [0.12, 0, 0.1]);
    place(root, instrumentTrolley(), [1.05, 0, -1.35], 0.2);
    place(root, display(recording('vitals', ['heart', 'skin', 'heart', 'brain']), { w: 1.1, h: 0.65, y: 1.75 }), [-2.1, 0, -2.45]); // prettier-ignore
    for (const x of [-3, 2.6]) place(root, domeCamera(), [x, 2.75, -2.2]);
    const staff = (look: PersonLook, pose: Pose, at: [number, number, number], turn: number, glasses = false) => {
      const p = place(root, person({ ...GREEN, ...look }, pose), at, turn);
      p.head.add(surgicalCap({ hex: look.topHex ?? '#2f9c95' }));
      if (glasses) p.head.add(eyeTrackingGlasses());
      return p;
    };
    if (v === 'operation') {
      staff({ figure: 'man', skinHex: '#eebb93' }, WORK, [-0.35, 0, -1.12], 0, true);
      staff(
        { figure: 'woman', skinHex: '#f6cfae', topHex: '#3f7fb8', trousersHex: '#3f7fb8' },
        WORK,
        [-1.0, 0, -1.1],
        0.05,
      );
      staff({ figure: 'man', skinHex: '#c98e63' }, WORK, [0.85, 0, -0.05], Math.PI + 0.25);
      return;
    }
    staff({ figure: 'man', skinHex: '#eebb93' }, WORK, [-0.75, 0, -1.1], 0.05);
    staff({ figure: 'man', skinHex: '#d9a074', topHex: '#3f7fb8', trousersHex: '#3f7fb8' }, standing({ headTurn: [0.25, 0.2, 0], left: { at: [0.2, 1.02, 0.3], fingers: [-0.4, -0.1, 1], back: [0.3, 1, 0], curl: 0.5 } }), [1.95, 0, -1.5], -0.35); // prettier-ignore
    const nurse = staff(
      { figure: 'woman', skinHex: '#f6cfae', topHex: '#3f7fb8', trousersHex: '#3f7fb8' },
      standing({
        headTurn: [0.1, 0.25, -0.08],
        left: { at: [0.2, 1.45, 0.1], fingers: [-0.35, 0.9, -0.1], back: [0.9, 0.1, 0.4], curl: 0.75, thumb: 0.5, elbow: [1, -0.5, 0.2] }, // prettier-ignore
        right: { at: [-0.16, 1.08, 0.34], fingers: [0.35, 0.2, 1], back: [-0.4, -0.8, 0.3], curl: 0.4 },
      }),
      [0.85, 0, 0.2],
      0.0,
      true,
    );
    const phone = group(nurse, 'phone');
    phone.applyMatrix4(nurse.hand.left);
    add(phone, roundedBox(0.05, 0.02, 0.16, 0.009), clay('#16203f'), [0, -0.03, 0.075]);
    const sheet = group(nurse, 'sheet');
    sheet.applyMatrix4(nurse.hand.right);
    add(sheet, slab(0.2, 0.28, 0.008, 0.01, 0.003), clay(colour.brand), [0.04, -0.045, 0.14]);
    add(sheet, slab(0.18, 0.25, 0.003, 0.005, 0.001), matte('#ffffff'), [0.04, -0.0475, 0.14]);
  },
  shots: [
    { media: 'case/surgery-handover.webp', variant: 'handover', camera: { from: [0.35, 1.6, 4.3], at: [0.0, 1.12, -0.4], lens: 40 } }, // prettier-ignore
    { media: 'domain/healthcare.webp', variant: 'operation', camera: { from: [1.35, 1.75, 2.75], at: [-0.35, 1.2, -0.6], lens: 42 } }, // prettier-ignore
    { media: 'domain/healthcare-header.webp', variant: 'operation', camera: { from: [0.9, 3.0, 1.9], at: [-0.35, 0.95, -0.55], lens: 38 } }, // prettier-ignore
    { media: 'domain/healthcare-solution-1.webp', variant: 'handover', camera: { from: [-1.6, 1.6, 3.0], at: [0.3, 1.15, -0.2], lens: 44 } }, // prettier-ignore
  ],
});
