import { daylight } from '../kit/light.ts';
import { clay, colour, glow, matte } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { roundedBox, slab, tube } from '../kit/solid.ts';
import { tripod } from '../parts/devices/cameras.ts';
import { vrHeadset, wristSensor } from '../parts/devices/wearables.ts';
import { desk, display, monitor } from '../parts/furniture.ts';
import { wallCamera } from '../parts/laboratory.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { standing, walking, type Pose } from '../parts/person/pose.ts';
import { room } from '../parts/room.ts';
import { junction } from '../parts/views.ts';

interface Variant {
  who: PersonLook;
  pose: Pose;
  turn: number;
  /** Virtual hall mirrored on the wall. */
  wallView?: boolean;
  /** Strip of light on the floor and a helper. */
  guide?: boolean;
  wallHex?: string;
  /** Three more in the other corners. */
  group?: boolean;
  /** Room of a laboratory: taped crosses on the floor, tracking cameras on tripods, a table with the other headset. */
  equipped?: boolean;
}

const FEEL: Pose['left'] = {
  at: [0.22, 1.12, 0.4],
  fingers: [0.1, 0.5, 1],
  back: [0.3, 0.6, -0.6],
  curl: 0.15,
  spread: 1.5,
};

/** Empty room with tracking cameras; somebody in a wireless headset finds the way. */
export default defineScene<Variant>({
  light: daylight([0, 0.1, 0], 1.35),
  build(root, v) {
    if (!v) return;
    place(root, room({ w: 7, d: 2.6, h: 3.1, left: true, wallHex: v.wallHex ?? '#dfe6f7', floorHex: '#c9d6f0' }));
    add(root, slab(4.6, 3.6, 0.012, 0.2), matte('#d9e4fb'), [0, 0, -0.4]);
    for (const x of [-3.3, 3.3]) place(root, wallCamera(), [x, 2.75, -2.4], x > 0 ? -0.75 : 0.75);
    if (v.wallView) place(root, display(junction('hall'), { w: 2.5, h: 1.45, y: 1.65 }), [1.15, 0, -2.55]);
    const p = place(root, person(v.who, v.pose), [-0.25, 0.012, 0], v.turn);
    p.head.add(vrHeadset());
    const sensor = wristSensor();
    sensor.applyMatrix4(p.wrist.right);
    p.add(sensor);
    if (v.group) {
      const others: [PersonLook, Pose, [number, number, number], number][] = [
        [
          { hair: 'long', figure: 'woman', topHex: '#ff5c7a', trousersHex: '#27345f', skinHex: '#f3c7a6' },
          walking(0.7, { left: FEEL }),
          [1.7, 0.012, 0.35],
          -1.2,
        ],
        [
          { hair: 'short', figure: 'man', topHex: '#f4f7ff', trousersHex: '#3b4669' },
          standing({ headTurn: [0.1, -0.6, 0] }),
          [1.35, 0.012, -1.6],
          -0.3,
        ],
        [
          { hair: 'bob', figure: 'woman', topHex: '#ffd166', trousersHex: '#27345f', skinHex: '#f6cfae' },
          standing({
            headTurn: [-0.3, 0.3, 0],
            right: { at: [-0.25, 1.2, 0.35], fingers: [0, 0.6, 1], back: [-0.3, 0.5, -0.8], curl: 0.2 },
          }),
          [-1.75, 0.012, -1.4],
          0.9,
        ],
      ];
      for (const [look, pose, at, turn] of others) place(root, person(look, pose), at, turn).head.add(vrHeadset());
    }
    if (v.equipped) {
      for (let i = 0; i < 15; i++)
        for (const turn of [0, Math.PI / 2])
          add(
            root,
            slab(0.2, 0.028, 0.003, 0.01, 0.001),
            matte('#7f9be0'),
            [-1.9 + (i % 5) * 0.95, 0.012, -1.7 + Math.floor(i / 5) * 0.95],
            [0, turn, 0],
          );
      for (const [x, z, h] of [
        [1.02, 0.75, 1.28],
        [-1.75, -1.6, 1.75],
      ]) {
        place(root, tripod(h), [x, 0, z], 0.4);
        place(root, wallCamera(), [x, h + 0.06, z], x > 0 ? -2.1 : 0.9, 1.05);
      }
      place(root, desk({ w: 1.3, d: 0.6 }), [1.25, 0, -1.75]);
      place(
        root,
        monitor(junction('space', { warm: false, paths: true }), { w: 0.7, h: 0.42 }),
        [1.2, 0.735, -1.85],
        -0.15,
      );
      place(root, vrHeadset(), [1.68, 0.83, -1.6], -0.5);
    }
    if (v.guide) {
      const line = group(root, 'guide', [0.2, 0.014, 0.2], [0, Math.PI / 2 - 0.25, 0]);
      for (let i = 0; i < 9; i++)
        add(line, roundedBox(0.1, 0.012, 0.34, 0.005), glow(colour.muscle), [0, 0, -1.9 + i * 0.5]);
      const helper = person(
        { hair: 'short', figure: 'man', topHex: '#f4f7ff', trousersHex: '#27345f' },
        standing({ left: { at: [0.3, 1.05, 0.38], fingers: [0.3, 0, 1], back: [0, 1, 0], curl: 0.3 } }),
      );
      place(root, helper, [-1.35, 0.012, -0.75], 1.15);
    }
    add(
      root,
      tube(
        [
          [3.1, 2.6, -2.4],
          [3.1, 0.02, -2.4],
        ],
        0.02,
        4,
      ),
      clay(colour.steel),
    );
  },
  shots: [
    {
      media: 'case/vr-emergency.webp',
      variant: {
        who: { hair: 'bob', figure: 'woman', topHex: '#ff8a5c', trousersHex: '#27345f', skinHex: '#f6cfae' },
        pose: walking(0.8, {
          lean: 0.75,
          hips: [0, 0.84, -0.1],
          headTurn: [0.25, 0, 0],
          left: FEEL,
          right: { at: [-0.2, 0.95, 0.45], fingers: [0, 0.2, 1], back: [-0.4, 0.8, 0] },
        }),
        turn: 1.25,
        guide: true,
      },
      camera: { from: [0.9, 1.55, 5.0], at: [-0.1, 0.95, -0.2], lens: 42 },
    },
    {
      media: 'case/museum-wayfinding.webp',
      variant: {
        who: {
          hair: 'receding',
          hairHex: '#a7adbd',
          age: 'elder',
          figure: 'man',
          dress: 'suit',
          topHex: '#5b6b8f',
          accentHex: '#e9eefb',
          trousersHex: '#2c3553',
        },
        pose: standing({
          headTurn: [0, 0.5, 0],
          twist: 0.2,
          left: { at: [0.3, 1.0, 0.32], fingers: [0.2, 0, 1], back: [0, 1, 0], curl: 0.3 },
        }),
        turn: 0.35,
        wallView: true,
      },
      camera: { from: [0.4, 1.5, 4.7], at: [0.4, 1.12, -0.5], lens: 38 },
    },
    {
      media: 'solution/vr-lab-home.webp',
      variant: {
        who: {
          hair: 'crop',
          figure: 'man',
          dress: 'hoodie',
          topHex: '#1f5bff',
          trousersHex: '#1b2650',
          skinHex: '#e9b38b',
        },
        pose: walking(0.75, {
          headTurn: [-0.1, 0.25, 0],
          left: {
            at: [0.2, 1.32, 0.46],
            fingers: [0.05, 0.6, 1],
            back: [0.4, 0.5, -0.7],
            curl: 0.12,
            spread: 1.5,
            elbow: [1, -0.7, 0],
          },
          right: {
            at: [-0.18, 1.16, 0.42],
            fingers: [-0.05, 0.5, 1],
            back: [-0.4, 0.5, -0.7],
            curl: 0.2,
            spread: 1.4,
            elbow: [-1, -0.7, 0],
          },
        }),
        turn: 2.15,
      },
      camera: { from: [-1.3, 1.7, 3.5], at: [0.0, 1.0, -0.2], lens: 45 },
    },
    {
      media: 'domain/architecture.webp',
      variant: {
        who: { hair: 'ponytail', figure: 'woman', topHex: '#12b886', trousersHex: '#3b4669', skinHex: '#f3c7a6' },
        pose: walking(1),
        turn: 1.1,
        wallView: true,
        wallHex: '#e9eefb',
      },
      camera: { from: [1.6, 1.5, 4.4], at: [0.2, 1.15, -0.4], lens: 40 },
    },
    {
      media: 'lab/nanhu-space-lab.webp',
      variant: {
        who: { hair: 'short', figure: 'man', topHex: '#ffd166', trousersHex: '#27345f', skinHex: '#d9a074' },
        pose: walking(0.9, { left: FEEL }),
        turn: -0.55,
        wallHex: '#c3d1ee',
        equipped: true,
      },
      camera: { from: [-0.35, 1.3, 3.05], at: [0.12, 0.91, -0.3], lens: 32 },
    },
    {
      media: 'solution/vr-lab-header.webp',
      size: [2400, 1500],
      variant: {
        who: { hair: 'crop', figure: 'man', topHex: '#12b886', trousersHex: '#1b2650', skinHex: '#d9a074' },
        pose: walking(0.6, { left: FEEL }),
        turn: 0.7,
        group: true,
      },
      camera: { from: [0.1, 2.3, 5.6], at: [0, 0.85, -0.4], lens: 36 },
    },
  ],
});
