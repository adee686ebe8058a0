import { daylight } from '../kit/light.ts';
import { clay, colour } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { roundedBox, tube } from '../kit/solid.ts';
import { desk, monitor, officeChair } from '../parts/furniture.ts';
import { ankleOrthosis, carton, hipExoskeleton, pallet } from '../parts/load.ts';
import { markerSet, pod, rails, startingBlocks, track, walkway, wallCamera } from '../parts/laboratory.ts';
import { onCloth } from '../parts/strap.ts';
import { person } from '../parts/person/person.ts';
import { standing, walking, type Pose } from '../parts/person/pose.ts';
import { room } from '../parts/room.ts';
import { recording } from '../parts/screens.ts';

type Variant = 'gait' | 'empty' | 'sprint' | 'blocks' | 'lifting';

const CROUCH: Pose = {
  hips: [0, 0.47, -0.17],
  lean: 1.42,
  headTurn: [0.75, 0, 0],
  left: {
    at: [0.24, 0.14, 0.32],
    fingers: [-0.7, -0.6, 0.5],
    back: [0.5, 0.6, 0.4],
    curl: 0.3,
    elbow: [0.5, 0.1, -0.2],
  },
  right: { at: [-0.24, 0.14, 0.32], fingers: [0.7, -0.6, 0.5], back: [-0.5, 0.6, 0.4], curl: 0.3, elbow: [-0.5, 0.1, -0.2] }, // prettier-ignore
  leftFoot: { at: [0.11, 0.17, -0.0], toes: [0, -0.8, 0.7], knee: [0.1, 0, 1] },
  rightFoot: { at: [-0.11, 0.17, -0.52], toes: [0, -0.85, 0.6], knee: [-0.1, -0.3, 1] },
};
const PUSH: Pose = {
  hips: [0, 0.88, 0.1],
  lean: 0.95,
  headTurn: [-0.1, 0, 0],
  left: { at: [0.28, 0.95, -0.25], fingers: [0, -0.6, -0.4], back: [1, 0, 0], curl: 0.8, elbow: [0.3, 0.6, -1] },
  right: { at: [-0.2, 1.12, 0.82], fingers: [0.1, 0.6, 0.8], back: [-1, 0, 0], curl: 0.8, elbow: [-0.4, -0.8, 0.2] },
  leftFoot: { at: [0.1, 0.42, 0.28], toes: [0, -0.35, 1], knee: [0.1, 0.3, 1] },
  rightFoot: { at: [-0.1, 0.18, -0.66], toes: [0, -0.85, 0.6], knee: [-0.1, -0.2, 1] },
};
const LIFT: Pose = {
  hips: [0, 0.68, -0.2],
  lean: 0.95,
  headTurn: [0.3, 0.35, 0],
  left: { at: [0.19, 0.47, 0.42], fingers: [-0.3, -0.75, 0.6], back: [1, 0.1, 0.1], curl: 0.7, thumb: 0.4 },
  right: { at: [-0.19, 0.47, 0.42], fingers: [0.3, -0.75, 0.6], back: [-1, 0.1, 0.1], curl: 0.7, thumb: 0.4 },
  leftFoot: { at: [0.17, 0.085, 0.04], toes: [0.25, 0, 1], knee: [0.5, 0.2, 1] },
  rightFoot: { at: [-0.17, 0.085, 0.0], toes: [-0.25, 0, 1], knee: [-0.5, 0.2, 1] },
};

/** Movement laboratory: capture cameras round a room; subjects move to the right (+x). */
export default defineScene<Variant>({
  light: daylight([0, 0.1, 0], 1.5),
  build(root, v) {
    place(root, room({ w: 9, d: 2.8, h: 4.6, left: true, wallHex: '#dfe7f8', floorHex: v === 'sprint' || v === 'blocks' ? '#c7d3ec' : '#ccd8f0' })); // prettier-ignore
    const rail = v === 'gait' || v === 'empty' ? 2.72 : 2.95;
    add(
      root,
      tube(
        [
          [-4.3, rail + 0.05, -2.7],
          [4.3, rail + 0.05, -2.7],
        ],
        0.025,
        4,
      ),
      clay(colour.steel),
    );
    for (let i = 0; i < 6; i++) place(root, wallCamera(), [-3.6 + i * 1.44, rail, -2.75], (2.5 - i) * -0.12);
    for (const s of [-1, 1]) for (const z of [-1.5, 0.2]) place(root, wallCamera(), [s * 4.45, rail, z], -s * 1.3);
    const lane = group(root, 'lane', [0, 0, 0], [0, Math.PI / 2, 0]);
    if (v === 'gait' || v === 'empty') place(lane, walkway(7, 1.1));
    if (v === 'empty') {
      place(lane, rails(3, 1.1), [0, 0.02, 0]);
      place(root, desk({ w: 1.4 }), [-3.2, 0, -2.1]);
      place(root, monitor(recording('gait-recording', ['muscle', 'motion', 'muscle', 'motion'])), [-3.2, 0.735, -2.2]);
      place(root, officeChair(), [-3.1, 0, -1.35], 2.6);
    }
    if (v === 'gait') {
      const patient = place(lane, person({ hair: 'receding', hairHex: '#a7adbd', age: 'elder', figure: 'man', dress: 'tee', topHex: '#f4f7ff', trousersHex: '#27345f', weight: 0.4 }, walking(0.75)), [0, 0.02, 0.1]); // prettier-ignore
      markerSet(patient);
      ankleOrthosis(patient, 0);
      const therapist = person({ hair: 'ponytail', figure: 'woman', dress: 'scrubs', topHex: '#18a7b8', trousersHex: '#18a7b8', skinHex: '#f3c7a6' }, walking(0.6, { left: { at: [0.32, 1.02, 0.34], fingers: [0.5, 0.1, 1], back: [0, 0.3, -1], curl: 0.25 }, headTurn: [0.12, 0.5, 0] })); // prettier-ignore
      place(lane, therapist, [-0.62, 0.02, -0.25], 0.18);
    }
    if (v === 'sprint' || v === 'blocks') {
      place(lane, track(3, 12), [0.55, 0, 0]);
      place(lane, startingBlocks(), [0, 0.015, -0.1]);
      const look = v === 'sprint' ? { hair: 'crop' as const, face: 'broad' as const, topHex: colour.brand, trousersHex: '#16224a', skinHex: '#c98e63' } : { hair: 'bun' as const, figure: 'woman' as const, topHex: '#ff5c7a', trousersHex: '#16224a', skinHex: '#eab48c' }; // prettier-ignore
      const runner = place(lane, person({ ...look, dress: 'tee', shoeHex: '#ffb020' }, v === 'sprint' ? PUSH : CROUCH), [0, 0.015, v === 'sprint' ? 0.2 : 0.12]); // prettier-ignore
      markerSet(runner);
      for (const leg of runner.body.legs) for (const t of [0.45, 1.35]) onCloth(runner, leg, t, [leg.root[0] > 0 ? 1 : -1, 0.1, 0], pod()); // prettier-ignore
    }
    if (v === 'lifting') {
      const worker = place(lane, person({ hair: 'short', figure: 'man', dress: 'shirt', topHex: '#3f5fae', trousersHex: '#27345f', shoeHex: '#3a2a22', weight: 0.5 }, LIFT), [0.2, 0, -0.2], -0.35); // prettier-ignore
      hipExoskeleton(worker);
      for (const s of [-1, 1]) {
        const back = pod(colour.muscle, 0.04, 0.055);
        const m = worker.body.chest;
        back.applyMatrix4(m);
        back
          .translateX(s * 0.05)
          .translateY(0.06)
          .translateZ(-0.122)
          .rotateY(Math.PI);
        worker.add(back);
      }
      place(worker, carton(0.38, 0.26, 0.3), [0, 0.24, 0.5]);
      place(lane, pallet(), [1.1, 0, 1.2], 0.2);
      place(lane, carton(0.38, 0.26, 0.3), [1.0, 0.14, 1.05], 0.1);
      place(lane, carton(0.38, 0.26, 0.3), [1.25, 0.14, 1.4], -0.1);
      place(lane, carton(0.38, 0.26, 0.3), [1.08, 0.4, 1.12], 0.25);
      add(root, roundedBox(1.6, 0.02, 2.2, 0.009), clay('#b9c8e6'), [0.1, 0.0, -0.2]);
    }
  },
  shots: [
    {
      media: 'case/afo-gait.webp',
      variant: 'gait',
      camera: { from: [1.5, 1.4, 4.9], at: [0.1, 1.05, -0.3], lens: 42 },
    },
    { media: 'solution/movement-lab.webp', variant: 'empty', camera: { from: [-2.2, 1.9, 5.6], at: [-0.35, 1.2, -0.8], lens: 30 } }, // prettier-ignore
    {
      media: 'case/sprint-start.webp',
      variant: 'sprint',
      camera: { from: [2.7, 1.15, 4.2], at: [0.15, 0.9, 0], lens: 40 },
    },
    { media: 'domain/sports.webp', variant: 'blocks', camera: { from: [2.2, 0.9, 3.3], at: [0.1, 0.62, 0], lens: 42 } },
    { media: 'case/exoskeleton-null.webp', variant: 'lifting', camera: { from: [1.3, 1.35, 4.2], at: [0.35, 0.75, -0.3], lens: 44 } }, // prettier-ignore
    { media: 'solution/movement-lab-home.webp', variant: 'gait', camera: { from: [3.6, 1.6, 2.6], at: [0, 0.98, -0.2], lens: 46 } }, // prettier-ignore
    {
      media: 'lab/qilin-gait-lab.webp',
      variant: 'gait',
      camera: { from: [4.6, 1.5, 1.2], at: [0.2, 1.1, -0.25], lens: 46 },
    },
    { media: 'lab/zhuhe-motion-lab.webp', variant: 'blocks', camera: { from: [-2.3, 1.35, 4.6], at: [0.5, 1.0, -0.5], lens: 34 } }, // prettier-ignore
    { media: 'solution/movement-lab-header.webp', variant: 'blocks', camera: { from: [1.5, 0.75, 2.5], at: [0.05, 0.5, 0], lens: 46 } }, // prettier-ignore
    { media: 'solution/movement-lab-child-1.webp', variant: 'gait', camera: { from: [1.7, 0.5, 1.9], at: [0.3, 0.38, -0.05], lens: 58 } }, // prettier-ignore
    { media: 'solution/movement-lab-child-2.webp', variant: 'sprint', camera: { from: [3.2, 1.0, 2.4], at: [0.2, 0.85, -0.1], lens: 46 } }, // prettier-ignore
    { media: 'domain/sports-header.webp', variant: 'sprint', camera: { from: [-1.9, 1.9, 6.2], at: [0.6, 1.3, -0.6], lens: 34 } }, // prettier-ignore
    { media: 'domain/sports-solution-1.webp', variant: 'sprint', camera: { from: [1.1, 0.6, 2.3], at: [-0.1, 0.55, 0], lens: 50 } }, // prettier-ignore
    { media: 'domain/sports-solution-2.webp', variant: 'gait', camera: { from: [2.9, 1.3, 3.6], at: [0.0, 0.95, -0.2], lens: 46 } }, // prettier-ignore
    { media: 'solution/work-lab-child-3.webp', variant: 'lifting', camera: { from: [-2.2, 1.3, 2.7], at: [0.1, 0.75, -0.1], lens: 46 } }, // prettier-ignore
    { media: 'domain/work-safety-solution-2.webp', variant: 'lifting', camera: { from: [2.5, 1.1, 2.2], at: [0.25, 0.75, -0.1], lens: 44 } }, // prettier-ignore
  ],
});
