import type { Object3D } from 'three';
import { daylight } from '../kit/light.ts';
import { clay, colour } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { roundedBox, tube } from '../kit/solid.ts';
import { cameraRail } from '../parts/devices/capture-cameras.ts';
import { handTo } from '../parts/devices/tool-hand.ts';
import { desk, monitor, officeChair } from '../parts/furniture.ts';
import { ankleOrthosis, carton, hipExoskeleton, pallet } from '../parts/load.ts';
import { markerSet, pod, rails, walkway, wallCamera } from '../parts/laboratory.ts';
import { lifting } from '../parts/person/lifting.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { walking } from '../parts/person/pose.ts';
import { room } from '../parts/room.ts';
import { recording } from '../parts/screens.ts';
import { markersOn } from '../parts/sprint.ts';

type Variant = 'gait' | 'assisted' | 'home' | 'leftward' | 'empty' | 'lifting';

const LIFT = lifting({
  at: [0.19, 0.47, 0.42],
  knee: 0.5,
  hips: [0, 0.68, -0.2],
  lean: 0.95,
  headTurn: [0.3, 0.35, 0],
});

function wallCameras(root: Object3D, rail: number) {
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
}

/** Patient and therapist of each picture. */
const CASTS = {
  assisted: [
    {
      hair: 'short',
      hairHex: '#9aa3b5',
      age: 'elder',
      figure: 'man',
      topHex: '#8fb0ff',
      trousersHex: '#1b2650',
      trousers: 0.4,
      skinHex: '#eab894',
      weight: 0.2,
    },
    { hair: 'ponytail', figure: 'woman', skinHex: '#f3c7a6' },
  ],
  home: [
    {
      hair: 'bun',
      hairHex: '#3a2418',
      figure: 'woman',
      topHex: '#ff9f6b',
      trousersHex: '#3b4669',
      trousers: 0.4,
      skinHex: '#f3c7a6',
    },
    { hair: 'parted', figure: 'man', skinHex: '#e0a67e' },
  ],
  leftward: [
    { hair: 'bob', figure: 'woman', topHex: '#ffd166', trousersHex: '#27345f', skinHex: '#f0c2a0' },
    { hair: 'crop', figure: 'man', skinHex: '#d9a074' },
  ],
} satisfies Record<string, [PersonLook, PersonLook]>;

/**
 * A patient with reflecting balls walks; the therapist follows half a step behind on the patient's left (1) or right,
 * a hand under the elbow.
 */
function assisted(lane: Object3D, s: 1 | -1, cast: keyof typeof CASTS) {
  const orthosis = cast === 'leftward';
  const [look, helper] = CASTS[cast];
  const patient = place(
    lane,
    person({ fine: true, dress: 'tee', mouth: 'calm', ...look }, walking(0.75, { headTurn: [0.1, 0, 0] })),
    [0, 0.02, 0.15],
  );
  markersOn(patient, { inside: !orthosis });
  if (orthosis) ankleOrthosis(patient, 0);
  const [x, y, z] = patient.body.arms[s > 0 ? 0 : 1].middle;
  const stand = { at: [s * 0.6, 0.02, -0.22] as Vec3, turn: s * -0.15 };
  const side = s > 0 ? 'right' : 'left';
  const help = handTo(stand, side, {
    tip: [x + s * 0.052, y + 0.025, z + 0.12],
    towards: [s * -0.25, 0.05, 1],
    back: [s, 0.3, 0.25],
    offset: [0, -0.018, 0.07],
    curl: 0.35,
    thumb: 0.1,
    elbow: [s * -0.5, -1, -0.3],
  });
  place(
    lane,
    person(
      { fine: true, dress: 'scrubs', topHex: '#18a7b8', trousersHex: '#18a7b8', mouth: 'calm', ...helper },
      walking(0.6, { [side]: help, headTurn: [0.2, s * -0.3, 0] }),
    ),
    stand.at,
    stand.turn,
  );
}

/** Movement laboratory: capture cameras round a room; subjects move to the right (+x). */
export default defineScene<Variant>({
  light: daylight([0, 0.1, 0], 1.5),
  build(root, v) {
    place(root, room({ w: 9, d: 2.8, h: 4.6, left: true, wallHex: '#dfe7f8', floorHex: '#ccd8f0' }));
    if (v === 'assisted' || v === 'home' || v === 'leftward' || v === 'empty') {
      place(root, cameraRail('o12', 8.8, 8, 0.5, 0.6, 1.9), [0, v === 'empty' ? 2.55 : 2.3, -2.72]);
      if (v === 'assisted' || v === 'home')
        place(root, cameraRail('o12', 5, 5, 0.5, 0.5, 1.9), [-4.42, 2.2, -0.2], Math.PI / 2);
      place(root, cameraRail('o12', 5.6, 5, 0.5, 0.5, 1.9), [4.42, v === 'empty' ? 2.55 : 2.3, 0], -Math.PI / 2);
    } else wallCameras(root, v === 'gait' ? 2.72 : 2.95);
    const lane = group(root, 'lane', [0, 0, 0], [0, v === 'leftward' ? -Math.PI / 2 : Math.PI / 2, 0]);
    if (v !== 'lifting') place(lane, walkway(7, 1.1));
    if (v === 'assisted' || v === 'home' || v === 'leftward') assisted(lane, v === 'leftward' ? -1 : 1, v);
    if (v === 'empty') {
      place(lane, rails(3, 1.1), [0, 0.02, 0]);
      place(root, desk({ w: 1.4 }), [-3.2, 0, -2.1]);
      place(root, monitor(recording('gait-recording', ['muscle', 'motion', 'muscle', 'motion'])), [-3.2, 0.735, -2.2]);
      place(root, officeChair(), [-3.1, 0, -1.35], 2.6);
    }
    if (v === 'gait') {
      const patient = place(
        lane,
        person(
          {
            hair: 'receding',
            hairHex: '#a7adbd',
            age: 'elder',
            figure: 'man',
            dress: 'tee',
            topHex: '#f4f7ff',
            trousersHex: '#27345f',
            weight: 0.4,
          },
          walking(0.75),
        ),
        [0, 0.02, 0.1],
      );
      markerSet(patient);
      ankleOrthosis(patient, 0);
      const therapist = person(
        {
          hair: 'ponytail',
          figure: 'woman',
          dress: 'scrubs',
          topHex: '#18a7b8',
          trousersHex: '#18a7b8',
          skinHex: '#f3c7a6',
        },
        walking(0.6, {
          left: { at: [0.32, 1.02, 0.34], fingers: [0.5, 0.1, 1], back: [0, 0.3, -1], curl: 0.25 },
          headTurn: [0.12, 0.5, 0],
        }),
      );
      place(lane, therapist, [-0.62, 0.02, -0.25], 0.18);
    }
    if (v === 'lifting') {
      const worker = place(
        lane,
        person(
          {
            hair: 'short',
            figure: 'man',
            dress: 'shirt',
            topHex: '#3f5fae',
            trousersHex: '#27345f',
            shoeHex: '#3a2a22',
            weight: 0.5,
          },
          LIFT,
        ),
        [0.2, 0, -0.2],
        -0.35,
      );
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
    {
      media: 'solution/movement-lab.webp',
      variant: 'empty',
      camera: { from: [-2.1, 1.5, 3.6], at: [0.5, 1.32, -0.9], lens: 28 },
    },
    {
      media: 'case/exoskeleton-null.webp',
      variant: 'lifting',
      camera: { from: [1.3, 1.35, 4.2], at: [0.35, 0.75, -0.3], lens: 44 },
    },
    {
      media: 'solution/movement-lab-home.webp',
      variant: 'home',
      camera: { from: [4.0, 2.4, 2.0], at: [0.1, 0.85, -0.3], lens: 45 },
    },
    {
      media: 'lab/qilin-gait-lab.webp',
      variant: 'assisted',
      camera: { from: [3.15, 1.2, 0.75], at: [0, 0.83, -0.27], lens: 38 },
    },
    {
      media: 'solution/movement-lab-child-1.webp',
      variant: 'gait',
      camera: { from: [1.7, 0.5, 1.9], at: [0.3, 0.38, -0.05], lens: 58 },
    },
    {
      media: 'domain/sports-solution-2.webp',
      variant: 'leftward',
      camera: { from: [-2.25, 1.0, 2.05], at: [0.02, 0.86, -0.15], lens: 38 },
    },
    {
      media: 'solution/work-lab-child-3.webp',
      variant: 'lifting',
      camera: { from: [-2.2, 1.3, 2.7], at: [0.1, 0.75, -0.1], lens: 46 },
    },
    {
      media: 'domain/work-safety-solution-2.webp',
      variant: 'lifting',
      camera: { from: [2.5, 1.1, 2.2], at: [0.25, 0.75, -0.1], lens: 44 },
    },
  ],
});
