import { daylight } from '../kit/light.ts';
import { clay, colour } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { roundedBox, slab } from '../kit/solid.ts';
import { matte } from '../kit/material.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { dummyHead, forceps, scalpel, suction } from '../parts/devices/surgical.ts';
import { handTo, holdPen, penTip } from '../parts/devices/tool-hand.ts';
import { surgicalCap } from '../parts/person/headwear.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { standing, type HandTarget, type Pose } from '../parts/person/pose.ts';
import { instrumentTrolley, operatingTable, theatreLamp } from '../parts/places.ts';
import { domeCamera, room } from '../parts/room.ts';
import { display } from '../parts/furniture.ts';
import { recording } from '../parts/screens.ts';

type Variant = 'handover' | 'operation' | 'call';

const GREEN: PersonLook = { dress: 'scrubs', topHex: '#2f9c95', trousersHex: '#2f9c95', hair: null };
const BLUE: PersonLook = { topHex: '#3f7fb8', trousersHex: '#3f7fb8' };
/** Where the instruments meet, on the opened drape. */
const FIELD: Vec3 = [-0.38, 1.104, -0.53];
const PLACE = { surgeon: { at: [-0.36, 0, -1.08] as Vec3, turn: 0 }, opposite: { at: [-0.62, 0, -0.02] as Vec3, turn: Math.PI - 0.15 }, foot: { at: [0.1, 0, -1.06] as Vec3, turn: -0.35 } }; // prettier-ignore

/** A hand that holds a pen-like instrument to a point near the field. */
const holding = (who: { at: Vec3; turn: number }, side: 'left' | 'right', l: number, d: Vec3, towards: Vec3): HandTarget =>
  handTo(who, side, { tip: [FIELD[0] + d[0], FIELD[1] + d[1], FIELD[2] + d[2]], towards, back: [towards[0] * 0.4, 1, towards[2] * 0.4], offset: penTip(l), curl: 0.55, thumb: 0.6, elbow: [side === 'left' ? 0.8 : -0.8, -0.5, -0.4] }); // prettier-ignore

/** Simulated operating theatre: table along x, staff on both sides, one nurse apart with the handover sheet. */
export default defineScene<Variant>({
  light: daylight([0, 0.2, 0], 1.4, 'left', { exposure: -0.12 }),
  build(root, v) {
    place(root, room({ w: 7, d: 2.5, h: 3, left: true, wallHex: '#d5e8ea', floorHex: '#b9d3d8' }));
    place(root, operatingTable(), [-0.5, 0, -0.55]);
    place(root, dummyHead(), [-1.27, 1.0, -0.55]);
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
    // the surgeon cuts and holds with forceps
    const { surgeon, opposite, foot } = PLACE;
    const work = { lean: 0.3, headTurn: [0.5, 0, 0] as Vec3 };
    const doctor = staff({ fine: true, figure: 'man', skinHex: '#eebb93' }, standing({ ...work, left: holding(surgeon, 'left', 0.085, [0.02, 0, 0], [-0.42, -0.5, 0.75]), right: holding(surgeon, 'right', 0.075, [-0.015, 0.002, 0.01], [0.42, -0.5, 0.75]) }), surgeon.at, surgeon.turn, v === 'operation'); // prettier-ignore
    holdPen(doctor, 'left', forceps());
    holdPen(doctor, 'right', scalpel());
    if (v === 'operation') {
      const first = staff({ fine: true, figure: 'woman', skinHex: '#f6cfae', ...BLUE }, standing({ ...work, right: holding(opposite, 'right', 0.12, [0.0, 0.0, 0.05], [-0.1, -0.5, -0.85]), left: handTo(opposite, 'left', { tip: [-0.8, 1.02, -0.36], towards: [0.15, -0.12, -1], back: [0, 1, -0.1], offset: [0, -0.015, 0.09], curl: 0.15 }) }), opposite.at, opposite.turn); // prettier-ignore
      holdPen(first, 'right', suction());
      const second = staff({ fine: true, figure: 'man', skinHex: '#c98e63' }, standing({ ...work, right: holding(foot, 'right', 0.085, [0.07, 0.0, -0.02], [-0.5, -0.5, 0.7]), left: handTo(foot, 'left', { tip: [0.02, 1.03, -0.68], towards: [-0.3, -0.1, 1], back: [0, 1, 0.1], offset: [0, -0.015, 0.09], curl: 0.15 }) }), foot.at, foot.turn); // prettier-ignore
      holdPen(second, 'right', forceps());
      return;
    }
    const call = v === 'call';
    const nurse = staff(
      { fine: true, figure: 'woman', skinHex: '#f6cfae', topHex: '#3f7fb8', trousersHex: '#3f7fb8' },
      standing({
        headTurn: [0.1, 0.12, 0.06],
left: { at: [0.142, 1.425, 0.075], fingers: [-0.12, 1, -0.12], back: [1, 0.12, 0.25], curl: 0.5, thumb: 0.5, elbow: [0.9, -0.6, 0.35] }, // prettier-ignore
        right: { at: [-0.16, 1.08, 0.34], fingers: [0.35, 0.2, 1], back: [-0.4, -0.8, 0.3], curl: 0.4 },
      }),
      call ? [1.15, 0, -1.5] : [0.85, 0, 0.2],
      call ? -0.75 : 0,
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
    { media: 'case/surgery-handover.webp', variant: 'handover', camera: { from: [0.75, 1.5, 2.35], at: [0.36, 1.22, -0.2], lens: 42 } }, // prettier-ignore
    { media: 'domain/healthcare.webp', variant: 'operation', camera: { from: [1.0, 1.62, 0.62], at: [-0.36, 1.24, -0.66], lens: 40 } }, // prettier-ignore
    { media: 'domain/healthcare-header.webp', variant: 'operation', camera: { from: [-2.35, 2.7, 0.95], at: [-0.35, 1.0, -0.6], lens: 36 } }, // prettier-ignore
    { media: 'domain/healthcare-solution-1.webp', variant: 'call', camera: { from: [-1.75, 1.5, 0.55], at: [0.05, 1.2, -1.1], lens: 36 } }, // prettier-ignore
  ],
});
