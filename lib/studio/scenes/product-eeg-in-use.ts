import type { Group } from 'three';
import { daylight, nightlight } from '../kit/light.ts';
import { glow, matte } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { roundedBox } from '../kit/solid.ts';
import { board, schoolDesk } from '../parts/classroom.ts';
import { inScene } from '../parts/devices/brain-boxes.ts';
import { gelSyringe, headScanner } from '../parts/devices/brain-tools.ts';
import { capPlace, eegCap } from '../parts/devices/eeg-cap.ts';
import { eegHeadband } from '../parts/devices/eeg-headband.ts';
import { handTo, holdPen, penTip } from '../parts/devices/tool-hand.ts';
import { hardHat } from '../parts/devices/wearables.ts';
import { desk, monitor, officeChair, shellChair } from '../parts/furniture.ts';
import { responseBox } from '../parts/laboratory.ts';
import { container, skyline } from '../parts/outdoors.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { driving, sitting, standing } from '../parts/person/pose.ts';
import { daySky, room, windowFrame } from '../parts/room.ts';
import { cross, road } from '../parts/screens.ts';
import { cyclorama } from '../parts/stage.ts';
import { cabin, carSeat, curvedScreens, GRIP, platform, WHEEL } from '../parts/vehicle.ts';

type Variant = 'lesson' | 'helmet' | 'driver' | 'gel' | 'booth' | 'scan';

const COAT: PersonLook = { dress: 'labcoat', topHex: '#f4f7ff', accentHex: '#e9effb', trousersHex: '#3b4669' };

/** Four pupils seen from behind their shoulders; the lamps at the back of their heads are green. */
function lesson(root: Group) {
  place(root, room({ w: 7, d: 3.6, h: 3, left: true, right: false, wallHex: '#eef1e9', floorHex: '#d9cfc0' }));
  place(root, board(3.2, 1.25), [0.2, 1.55, -3.52]);
  for (let i = 0; i < 2; i++) place(root, windowFrame(1.3, 1.3, daySky()), [-3.42, 1.65, -1.6 + i * 2], [0, Math.PI / 2, 0]); // prettier-ignore
  const looks: [Vec3, PersonLook, number][] = [
    [
      [0.42, 0, 0.1],
      { hair: 'crop', figure: 'man', face: 'soft', topHex: '#f4f7ff', hairHex: '#5a4030', skinHex: '#eebb93' },
      0.2,
    ],
    [[-0.52, 0, -0.25], { hair: 'ponytail', figure: 'woman', topHex: '#f4f7ff', hairHex: '#5a3a28' }, -0.15],
    [[0.72, 0, -1.15], { hair: 'short', face: 'soft', figure: 'man', topHex: '#8fb0ef', hairHex: '#4a3328' }, 0.1],
    [[-0.35, 0, -1.5], { hair: 'bun', figure: 'woman', topHex: '#f4f7ff', hairHex: '#6b4630', skinHex: '#f6cfae' }, 0.05], // prettier-ignore
  ];
  for (const [at, look, turn] of looks) {
    const seat = group(root, 'seat', at, [0, Math.PI, 0]);
    place(seat, schoolDesk(), [0, 0.03, 0.36]);
    place(seat, shellChair({ hex: '#5b8cff' }), [0, 0, -0.05]);
    const pose = sitting({ hips: [0, 0.53, -0.03], lean: 0.1, headTurn: [0.04, turn, 0], left: { at: [0.14, 0.74, 0.26], fingers: [-0.6, -0.1, 1], back: [0, 1, 0.2], curl: 0.2 }, right: { at: [-0.13, 0.75, 0.28], fingers: [0.5, -0.25, 1], back: [0, 1, 0.3], curl: 0.7 } }); // prettier-ignore
    const p = place(seat, person({ size: 0.95, trousersHex: '#1f3f8f', ...look }, pose));
    p.head.add(eegHeadband());
  }
}

function yard(root: Group) {
  skyline(root, 22, { dawn: true, hills: false });
  add(root, roundedBox(80, 0.02, 60, 0.005), matte('#b9bfcd'), [0, -0.01, 0]);
  for (const [i, x] of [-6.4, 0.6, 7.6].entries()) place(root, container(['#d9573f', '#2f6bdf', '#3d9a77'][i]), [x, 0, -6 - i], 0.05); // prettier-ignore
  place(root, container('#e0a63a'), [0.2, 2.62, -6.6], 0.02);
  const look: PersonLook = { dress: 'vest', figure: 'man', hair: 'crop', topHex: '#3f5fae', trousersHex: '#27345f', skinHex: '#d9a074', accentHex: '#c8f03c' }; // prettier-ignore
  const p = place(root, person(look, standing({ headTurn: [0.12, -0.35, 0] })), [0, 0, 0], Math.PI - 0.35);
  p.head.add(eegHeadband());
  p.head.add(hardHat({ hex: '#ffb020' }));
  const other = place(root, person({ ...look, accentHex: '#ff9f3f', skinHex: '#c98e63' }, standing()), [-1.5, 0, -2.6], 0.5); // prettier-ignore
  other.head.add(hardHat({ hex: '#ffffff' }));
}

function driver(root: Group) {
  cyclorama(root, '#0c1a44');
  place(root, platform(2.6, 2.9), [0.1, 0, 0.1]);
  const cab = group(root, 'cab', [0, 0.17, 0.45], [0, Math.PI, 0]);
  place(cab, carSeat());
  place(cab, cabin({ shell: 'door' }));
  place(root, curvedScreens(road('road', { hazard: 'car' })), [0, 0, 0.1]);
  const look: PersonLook = { hair: 'crop', figure: 'man', topHex: '#f4f7ff', trousersHex: '#24357a', skinHex: '#eebb93' }; // prettier-ignore
  const d = place(cab, person(look, driving(WHEEL, GRIP, { lean: -0.06, headTurn: [0.1, -0.1, 0] })));
  d.head.add(eegCap({ channels: 32, capHex: '#2b55c9', trimHex: '#ffffff' }));
}

/** Chair with a capped person and a researcher behind or beside, in a light preparation room. */
function preparation(root: Group, v: 'gel' | 'scan') {
  place(root, room({ w: 6, d: 1.9, h: 2.8, wallHex: '#e6edf9', floorHex: '#d3def3' }));
  const gel = v === 'gel';
  const rig = group(root, 'rig', [0, 0, 0], [0, gel ? -2.2 : 0.6, 0]);
  place(rig, shellChair({ hex: '#8fb0ef' }));
  const look: PersonLook = gel ? { hair: 'under', figure: 'woman', topHex: '#f08a9b', trousersHex: '#27345f', skinHex: '#f6cfae' } : { hair: 'crop', figure: 'man', topHex: '#12a878', trousersHex: '#27345f', skinHex: '#e9b38b' }; // prettier-ignore
  const subject = place(rig, person(look, sitting({ hips: [0, 0.55, 0], headTurn: [gel ? 0.12 : 0, 0, 0] })));
  const late = ['O1', 'Oz', 'O2', 'PO3', 'P7', 'P3', 'CP5', 'PO4'];
  subject.head.add(gel ? eegCap({ channels: 32, capHex: '#23408f', trimHex: '#dfe8ff', cable: 'hub', waiting: (p) => late.includes(p) }) : eegCap({ channels: 64, capHex: '#262d42', trimHex: '#8b5cf6', cable: true })); // prettier-ignore
  if (gel) {
    // the hand nearer to the camera holds the syringe, so that nothing hides it
    const stand = { at: [0.74, 0, 0.16] as Vec3, turn: -1.75 };
    const left = handTo(stand, 'left', { tip: inScene(subject.head, capPlace('Oz')), towards: [-0.9, -0.32, -0.3], back: [-0.1, 0.75, 0.65], offset: penTip(0.112), curl: 0.55, thumb: 0.9, elbow: [0.5, -1, 0] }); // prettier-ignore
    const right = handTo(stand, 'right', { tip: inScene(subject.head, capPlace('C4')), towards: [-0.9, -0.3, 0.1], back: [-0.2, 1, -0.2], offset: [0, -0.014, 0.12], curl: 0.3, elbow: [-0.6, -0.8, 0] }); // prettier-ignore
    const r = place(root, person({ ...COAT, hair: 'parted', figure: 'man', skinHex: '#e9b38b', spectacles: true }, standing({ lean: 0.3, headTurn: [0.42, 0.05, 0], left, right })), stand.at, stand.turn); // prettier-ignore
    holdPen(r, 'left', gelSyringe());
    return;
  }
  const stand = { at: [0.8, 0, 0.22] as Vec3, turn: -1.85 };
  const head = inScene(subject.head, [0, 0.04, 0]);
  const way: Vec3 = [-0.9, -0.16, -0.1];
  const left = handTo(stand, 'left', { tip: head.map((c, i) => c - way[i] * 0.29) as Vec3, towards: way, back: [-0.12, 0.05, 0.99], offset: [0.11, -0.032, 0.106], curl: 0.92, thumb: 0.8, elbow: [0.4, -1, 0] }); // prettier-ignore
  const r = place(root, person({ ...COAT, hair: 'bun', figure: 'woman', skinHex: '#f3c7a6', hairHex: '#2a1e22' }, standing({ lean: 0.24, headTurn: [0.36, 0.0, 0], left })), stand.at, stand.turn); // prettier-ignore
  holdPen(r, 'left', headScanner(), [0.035, -0.032, 0.076], [0, 0, Math.PI / 2]);
}

function booth(root: Group) {
  place(root, room({ w: 4.2, d: 1.5, h: 2.8, left: true, right: false, wallHex: '#c9d2e6', floorHex: '#a9b6d4' }));
  for (let i = 0; i < 6; i++) for (let k = 0; k < 3; k++) add(root, roundedBox(0.68, 0.82, 0.05, 0.035), matte((i + k) % 2 ? '#bcc7e0' : '#b2bedb'), [-1.75 + i * 0.7, 0.55 + k * 0.86, -1.47]); // prettier-ignore
  add(root, roundedBox(1.2, 0.012, 0.2, 0.005), glow('#fff6e6'), [0.2, 2.6, -0.6]);
  const rig = group(root, 'rig', [0, 0, -0.25], [0, 0.62, 0]);
  place(rig, desk({ w: 1.2, d: 0.66 }), [0, 0, 0.64]);
  place(rig, monitor(cross('cross'), { w: 0.5, h: 0.3 }), [0.38, 0.735, 0.86], Math.PI + 0.3);
  place(rig, officeChair({ arms: false, hex: '#8b97b8' }));
  const hand = (s: 1 | -1) => ({ at: [s * 0.115, 0.805, 0.3] as Vec3, fingers: [-s * 0.25, -0.25, 1] as Vec3, back: [s * 0.12, 1, 0.25] as Vec3, curl: 0.3 }); // prettier-ignore
  const p = place(rig, person({ hair: 'under', figure: 'woman', topHex: '#ff8a5c', trousersHex: '#1b2650', skinHex: '#f3c7a6', hairHex: '#231a20' }, sitting({ lean: 0.1, headTurn: [0.06, 0.12, 0], left: hand(1), right: hand(-1) }))); // prettier-ignore
  p.head.add(eegCap({ channels: 64, capHex: '#262d42', trimHex: '#8b5cf6' }));
  place(rig, responseBox(), [0, 0.735, 0.45], Math.PI);
}

/** EEG headband and caps at work. */
export default defineScene<Variant>({
  light: daylight([0, 0.15, 0]),
  build(root, v) {
    if (v === 'lesson') lesson(root);
    if (v === 'helmet') yard(root);
    if (v === 'driver') driver(root);
    if (v === 'gel' || v === 'scan') preparation(root, v);
    if (v === 'booth') booth(root);
  },
  shots: [
    { media: 'product/hz-e8-1.webp', variant: 'lesson', light: daylight([0, 0.15, -0.3], 1.4), camera: { from: [1.0, 1.52, 1.55], at: [0.12, 1.02, -0.25], lens: 44 } },
    { media: 'product/hz-e8-3.webp', variant: 'helmet', light: daylight([0, 0.9, 0], 1.1, 'left', { exposure: 0.2 }), camera: { from: [0.2, 1.68, 1.1], at: [0.03, 1.54, 0], lens: 60 } },
    { media: 'product/hz-e32-1.webp', variant: 'driver', light: nightlight([0, 0.2, 0.2], 1, 'right'), camera: { from: [1.15, 1.5, 1.35], at: [-0.02, 1.08, 0.3], lens: 48 } },
    { media: 'product/hz-e32-2.webp', variant: 'gel', camera: { from: [0.25, 1.42, 1.25], at: [0.23, 1.26, 0], lens: 50 } },
    { media: 'product/hz-e64-1.webp', variant: 'booth', camera: { from: [-0.3, 1.35, 1.45], at: [0.06, 1.02, 0], lens: 46 } },
    { media: 'product/hz-e64-2.webp', variant: 'scan', camera: { from: [0.18, 1.4, 1.25], at: [0.24, 1.26, 0], lens: 48 } },
  ], // prettier-ignore
});
