import { daylight } from '../kit/light.ts';
import { clay, colour, gloss, matte } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { roundedBox, slab, tube } from '../kit/solid.ts';
import { schoolDesk } from '../parts/classroom.ts';
import { handTo, holdPen, penTip } from '../parts/devices/tool-hand.ts';
import { fnirsBand, wristSensor } from '../parts/devices/wearables.ts';
import { plant, shellChair } from '../parts/furniture.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { sitting, type Pose } from '../parts/person/pose.ts';
import { daySky, domeCamera, room, windowFrame } from '../parts/room.ts';

type Variant = 'exercise' | 'blocks' | 'charger';

const PUPIL = 0.82;
/** Pencil tip on the exercise book of a school desk; the hand is a child's. */
const PENCIL = 0.05;
const WRITE: Pose = {
  hips: [0, 0.47, -0.36],
  lean: 0.24,
  headTurn: [0.35, 0, 0],
  left: { at: [0.15, 0.71, -0.04], fingers: [-0.6, -0.1, 1], back: [0, 1, 0.2], curl: 0.2 },
  right: handTo({ at: [0, 0, 0], turn: 0 }, 'right', { tip: [-0.02, 0.694, 0.0], towards: [0.45, -0.42, 0.8], back: [-0.3, 0.85, 0.5], offset: penTip(PENCIL).map((c) => c * PUPIL) as Vec3, curl: 0.6, thumb: 0.6 }), // prettier-ignore
  leftFoot: { at: [0.1, 0.075, 0.02] },
  rightFoot: { at: [-0.1, 0.075, -0.02] },
};
const KNEEL = (left: Vec3, right: Vec3): Pose => ({
  hips: [0, 0.2, -0.05],
  lean: 0.25,
  headTurn: [0.4, 0, 0],
  left: { at: left, fingers: [-0.2, -0.4, 1], back: [0.2, 1, 0], curl: 0.5 },
  right: { at: right, fingers: [0.2, -0.4, 1], back: [-0.2, 1, 0], curl: 0.5 },
  leftFoot: { at: [0.14, 0.07, -0.16], toes: [0.4, -0.9, -0.3], knee: [0.5, 0.1, 1] },
  rightFoot: { at: [-0.14, 0.07, -0.16], toes: [-0.4, -0.9, -0.3], knee: [-0.5, 0.1, 1] },
});

/** Children: pupils with forehead sensors, small children with blocks, wristbands in their charger. */
export default defineScene<Variant>({
  light: daylight([0, -0.1, 0], 1.05),
  build(root, v) {
    place(root, room({ w: 6, d: 1.9, h: 2.9, left: v === 'exercise', wallHex: '#f1efe4', floorHex: '#dccdb4' }));
    place(root, windowFrame(1.9, 1.25, daySky()), [-1.2, 1.75, -1.9]);
    place(root, domeCamera(), [2.3, 2.65, -1.6]);
    const child = (look: PersonLook, pose: Pose, at: Vec3, turn: number) =>
      place(root, person({ age: 'child', face: 'soft', trousersHex: '#1f3f8f', ...look }, pose), at, turn, look.size);
    if (v === 'exercise') {
      const pair: PersonLook[] = [{ hair: 'short', topHex: '#f4f7ff', size: PUPIL }, { hair: 'ponytail', hairHex: '#2a1e22', figure: 'woman', topHex: '#ffd166', size: PUPIL, skinHex: '#f6cfae' }]; // prettier-ignore
      pair.forEach((look, i) => {
        const x = i * 1.0 - 0.5;
        place(root, schoolDesk(), [x, 0, 0.1], 0.25);
        const seat = group(root, 'seat', [x, 0, 0.1], [0, 0.25, 0]);
        place(seat, shellChair({ hex: '#5b8cff' }), [0, 0, -0.42], 0, 0.86);
        const p = place(seat, person({ age: 'child', fine: true, face: 'soft', trousersHex: '#1f3f8f', ...look }, sitting(WRITE)), [0, 0, 0], 0, PUPIL); // prettier-ignore
        p.head.add(fnirsBand());
        const pencil = group(null, 'pencil');
        add(pencil, tube([[0, 0, PENCIL - 0.012], [0.004, 0.02, -0.1]], 0.0042, 4), clay(i ? '#ff6f86' : colour.brand)); // prettier-ignore
        add(pencil, tube([[0, 0, PENCIL], [0, 0.001, PENCIL - 0.012]], 0.0025, 4), clay('#2a2a33')); // prettier-ignore
        holdPen(p, 'right', pencil);
      });
    }
    if (v === 'blocks') {
      add(root, slab(2.6, 1.9, 0.03, 0.2), matte('#bfe3d3'), [0, 0, 0.1]);
      child(
        { hair: 'crop', topHex: '#ff8a5c', size: 0.62 },
        KNEEL([0.06, 0.3, 0.3], [-0.1, 0.26, 0.28]),
        [-0.62, 0.03, 0.05],
        0.85,
      );
      child({ hair: 'bob', figure: 'woman', topHex: '#8b7bd8', size: 0.6, skinHex: '#f8d3b5' }, KNEEL([0.1, 0.2, 0.3], [-0.08, 0.34, 0.27]), [0.68, 0.03, 0.0], -0.8); // prettier-ignore
      const hexes = ['#ff6f86', '#ffd166', '#5b8cff', '#2fbf8f', '#c58cf0'];
      const bricks: Vec3[] = [[-0.3, 0.07, 0.34], [-0.21, 0.07, 0.38], [-0.25, 0.15, 0.36], [-0.25, 0.23, 0.36], [0.36, 0.07, 0.3], [0.45, 0.07, 0.22], [0.4, 0.15, 0.26], [0.12, 0.07, 0.7], [-0.7, 0.07, 0.62], [0.75, 0.07, 0.62], [-0.05, 0.07, 0.55]]; // prettier-ignore
      bricks.forEach((at, i) =>
        add(root, roundedBox(0.085, 0.078, 0.085, 0.01), clay(hexes[i % 5]), at, [0, i * 0.5, 0]),
      );
      const box = group(root, 'toy-box', [0.05, 0.03, -0.25]);
      for (const s of [-1, 1]) {
        add(box, roundedBox(0.5, 0.24, 0.025, 0.01), clay('#e3c9a4'), [0, 0.12, s * 0.17]);
        add(box, roundedBox(0.025, 0.24, 0.36, 0.01), clay('#e3c9a4'), [s * 0.24, 0.12, 0]);
      }
      for (let i = 0; i < 7; i++) add(box, roundedBox(0.09, 0.09, 0.09, 0.012), clay(hexes[(i * 2) % 5]), [-0.16 + (i % 4) * 0.105, 0.14 + (i % 3) * 0.03, i < 4 ? -0.06 : 0.06], [i, i * 0.7, 0.4]); // prettier-ignore
      place(root, plant(), [-2.0, 0, -1.3], 0.4, 1.7);
    }
    if (v === 'charger') {
      add(root, roundedBox(2.2, 0.06, 0.9, 0.02), clay('#e3c9a4'), [0, 0.82, -0.1]);
      add(root, roundedBox(2.0, 0.8, 0.7, 0.02), clay('#f0dcc0'), [0, 0.4, -0.1]);
      const box = group(root, 'charger', [0, 0.85, -0.05], [0, 0.25, 0]);
      add(box, roundedBox(0.62, 0.1, 0.34, 0.025), clay('#27345f'), [0, 0.05, 0]);
      add(box, roundedBox(0.58, 0.02, 0.3, 0.01), matte('#39435f'), [0, 0.1, 0]);
      add(box, roundedBox(0.62, 0.34, 0.05, 0.025), gloss('#1b2650'), [0, 0.25, -0.2], [-0.3, 0, 0]);
      for (let i = 0; i < 10; i++) {
        const at: Vec3 = [-0.22 + (i % 5) * 0.11, 0.135, -0.07 + Math.floor(i / 5) * 0.14];
        place(box, wristSensor({ lightHex: i % 4 === 3 ? colour.skin : colour.muscle }), at, [0, 0, 0], 0.95);
        add(box, roundedBox(0.05, 0.004, 0.016, 0.0015), clay('#f4f7ff'), [at[0], 0.112, at[2] + 0.058]);
      }
      add(root, roundedBox(0.3, 0.03, 0.21, 0.008), clay(colour.brand), [0.68, 0.865, -0.05], [0, -0.3, 0]);
      place(root, plant(), [-0.85, 0.85, -0.35], 0.5, 0.7);
    }
  },
  shots: [
    { media: 'solution/classroom-lab-child-2.webp', variant: 'exercise', camera: { from: [0.95, 1.22, 1.25], at: [-0.02, 0.87, -0.1], lens: 38 } }, // prettier-ignore
    { media: 'solution/classroom-lab-child-3.webp', variant: 'blocks', camera: { from: [0.15, 1.3, 2.9], at: [0.0, 0.36, 0.05], lens: 44 } }, // prettier-ignore
    { media: 'solution/classroom-lab-child-4.webp', variant: 'charger', camera: { from: [-0.35, 1.45, 1.1], at: [0.02, 0.95, -0.1], lens: 48 } }, // prettier-ignore
  ],
});
