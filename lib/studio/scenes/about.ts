import { daylight } from '../kit/light.ts';
import { clay, colour, glass, matte } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { panel, roundedBox, tube } from '../kit/solid.ts';
import { screen } from '../kit/material.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { desk, monitor, stool } from '../parts/furniture.ts';
import { pod } from '../parts/laboratory.ts';
import { skyline, tree } from '../parts/outdoors.ts';
import { person, type PersonLook } from '../parts/person/person.ts';
import { standing, type Pose } from '../parts/person/pose.ts';
import { daySky, lamp, room, windowFrame } from '../parts/room.ts';
import { recording, svg, text } from '../parts/screens.ts';
import { carSeat, cabin, curvedScreens } from '../parts/vehicle.ts';
import { road } from '../parts/screens.ts';

type Variant = 'courtyard' | 'bench' | 'team';

const LOOKS: PersonLook[] = [
  { hair: 'short', figure: 'man', topHex: '#1f5bff' },
  { hair: 'bob', figure: 'woman', topHex: '#f4f7ff', skinHex: '#f6cfae' },
  { hair: 'parted', figure: 'man', dress: 'suit', topHex: '#27345f', accentHex: '#f4f7ff', skinHex: '#e9b38b' },
  { hair: 'ponytail', figure: 'woman', topHex: '#ff8a5c', hairHex: '#2a1e22' },
  { hair: 'crop', figure: 'man', dress: 'hoodie', topHex: '#12b886', skinHex: '#d9a074', weight: 0.5 },
  { hair: 'bun', figure: 'woman', dress: 'labcoat', topHex: '#f4f7ff', accentHex: '#8fb0ef', skinHex: '#f3c7a6' },
  { hair: 'receding', hairHex: '#a7adbd', age: 'elder', figure: 'man', topHex: '#5b6b8f', spectacles: true },
  { hair: 'long', figure: 'woman', topHex: '#8b7bd8', hairHex: '#3a2418', skinHex: '#f6cfae' },
];

/** Twenty-two colleagues, front row first: no two alike. */
const TEAM: PersonLook[] = [
  {
    hair: 'ponytail',
    figure: 'woman',
    dress: 'hoodie',
    topHex: '#ff8a5c',
    trousersHex: '#3b4669',
    hairHex: '#2a1e22',
    mouth: 'smile',
  },
  { hair: 'short', figure: 'man', topHex: '#1f5bff', trousersHex: '#8b7f6c', skinHex: '#e9b38b', weight: 0.2 },
  {
    hair: 'bun',
    figure: 'woman',
    dress: 'labcoat',
    topHex: '#f4f7ff',
    accentHex: '#8fb0ef',
    skinHex: '#f3c7a6',
    spectacles: true,
  },
  {
    hair: 'receding',
    hairHex: '#a7adbd',
    age: 'elder',
    figure: 'man',
    dress: 'suit',
    topHex: '#3a4468',
    accentHex: '#f4f7ff',
    mouth: 'smile',
  },
  { hair: 'long', figure: 'woman', topHex: '#8b7bd8', hairHex: '#3a2418', skinHex: '#f6cfae', trousersHex: '#22304f' },
  {
    hair: 'curly',
    figure: 'man',
    dress: 'tee',
    topHex: '#12b886',
    trousersHex: '#3b4669',
    skinHex: '#d9a074',
    weight: 0.5,
  },
  {
    hair: 'bob',
    figure: 'woman',
    dress: 'suit',
    topHex: '#27345f',
    accentHex: '#dbe6fd',
    skinHex: '#f6cfae',
    mouth: 'smile',
  },
  { hair: 'crop', figure: 'man', dress: 'hoodie', topHex: '#5b6b8f', skinHex: '#d9a074', mouth: 'smile' },
  {
    hair: 'long',
    figure: 'woman',
    dress: 'hoodie',
    topHex: '#f4f7ff',
    hairHex: '#1d1a26',
    skinHex: '#f3c7a6',
    spectacles: true,
  },
  {
    hair: 'parted',
    figure: 'man',
    dress: 'suit',
    topHex: '#27345f',
    accentHex: '#f4f7ff',
    skinHex: '#e9b38b',
    spectacles: true,
  },
  { hair: 'bob', hairHex: '#3a2418', figure: 'woman', dress: 'tee', topHex: '#ffb020', skinHex: '#eebb93' },
  {
    hair: 'short',
    figure: 'man',
    dress: 'labcoat',
    topHex: '#f4f7ff',
    accentHex: '#c3d1f6',
    skinHex: '#f1c3a0',
    mouth: 'smile',
  },
  { hair: 'curly', hairHex: '#2a1e22', figure: 'woman', topHex: '#d9637a', skinHex: '#e0a67e', mouth: 'smile' },
  { hair: 'crop', hairHex: '#8d93a6', age: 'elder', figure: 'man', topHex: '#2f8f7a', weight: 0.6 },
  { hair: 'ponytail', hairHex: '#4a2c1a', figure: 'woman', topHex: '#dbe6fd', skinHex: '#f6cfae' },
  { hair: 'parted', hairHex: '#2a1e22', figure: 'man', dress: 'tee', topHex: '#8fb0ef', skinHex: '#c98e63' },
  { hair: 'bun', hairHex: '#a7adbd', age: 'elder', figure: 'woman', topHex: '#6a5bbf', spectacles: true },
  {
    hair: 'short',
    hairHex: '#3a2418',
    figure: 'man',
    dress: 'hoodie',
    topHex: '#f4f7ff',
    skinHex: '#eebb93',
    weight: 0.3,
  },
  {
    hair: 'bob',
    figure: 'woman',
    dress: 'labcoat',
    topHex: '#f4f7ff',
    accentHex: '#ffd9a0',
    skinHex: '#e9b38b',
    mouth: 'smile',
  },
  { hair: 'crop', figure: 'man', topHex: '#1f5bff', skinHex: '#f1c3a0', spectacles: true },
  { hair: 'long', hairHex: '#2a1e22', figure: 'woman', topHex: '#18a9b5', skinHex: '#e0a67e' },
  {
    hair: 'receding',
    figure: 'man',
    dress: 'suit',
    topHex: '#4b587d',
    accentHex: '#dbe6fd',
    skinHex: '#e9b38b',
    mouth: 'smile',
  },
];

/** The maker itself: courtyard of the office, bench in the workshop, the team in its own laboratory. */
export default defineScene<Variant>({
  light: daylight([0, 0.2, 0], 1.6),
  build(root, v) {
    if (v === 'courtyard') {
      skyline(root, 26, { hills: false });
      add(root, roundedBox(60, 0.1, 40, 0.02), matte('#cfd3c8'), [0, -0.05, 0]);
      add(root, roundedBox(4.2, 0.02, 14, 0.008), matte('#e4e2da'), [0.6, 0.005, 2]);
      const house = group(root, 'house', [0.6, 0, -6]);
      add(house, roundedBox(13, 6.6, 4, 0.06), clay('#f4f4ef'), [0, 3.3, -2]);
      for (let f = 0; f < 2; f++)
        for (let i = 0; i < 7; i++)
          if (f || Math.abs(i - 3) > 0)
            place(house, windowFrame(1.15, 1.75, daySky(), '#3b4669'), [(i - 3) * 1.75, 1.65 + f * 3.1, 0.02]);
      add(house, roundedBox(1.7, 2.5, 0.06, 0.02), glass('#c9dcff'), [0, 1.25, 0.04]);
      add(house, roundedBox(3.2, 0.16, 1.5, 0.05), clay('#3b4669'), [0, 2.8, 0.7]);
      add(house, roundedBox(13.6, 0.28, 4.6, 0.06), clay('#3b4669'), [0, 6.75, -2]);
      for (const [x, z, h] of [
        [-4.4, -2.6, 4.2],
        [5.6, -2.2, 4.6],
        [-6.6, 1.2, 5],
      ])
        place(root, tree(h), [x, 0, z]);
      const stone = group(root, 'stone', [-1.9, 0, 0.4], [0, 0.35, 0]);
      add(stone, roundedBox(1.9, 0.95, 0.34, 0.09), clay('#a9adb3'), [0, 0.6, 0]);
      add(stone, roundedBox(2.3, 0.18, 0.6, 0.05), clay('#8f949c'), [0, 0.09, 0]);
      const words = svg(
        1400,
        620,
        '#a9adb3',
        text(700, 330, 190, '衡知人因', '#22304f', 'text-anchor="middle" font-weight="700"') +
          text(700, 480, 76, 'HENGZHI HUMAN FACTORS', '#22304f', 'text-anchor="middle"'),
      );
      add(stone, panel(1.6, 0.71, 0.02), screen('name-stone', words), [0, 0.6, 0.172]);
      const guest = person({ ...LOOKS[3] }, standing({ headTurn: [0, -0.4, 0] }));
      place(root, guest, [1.5, 0.02, -3.4], 0.2);
      return;
    }
    if (v === 'bench') {
      place(root, room({ w: 6.4, d: 1.9, h: 3, wallHex: '#e9eefb', floorHex: '#d5dbe6' }));
      place(root, windowFrame(1.9, 1.2, daySky()), [1.5, 1.8, -1.9]);
      place(root, lamp(1.8), [0, 2.35, -0.4]);
      place(root, desk({ w: 2.6, d: 0.8, top: 0.92, hex: '#e3c9a4' }), [0, 0, -0.2]);
      place(
        root,
        monitor(recording('bench', ['brain', 'heart', 'skin', 'motion']), { w: 0.62, h: 0.36 }),
        [-0.85, 0.92, -0.4],
        0.35,
      );
      for (let i = 0; i < 8; i++) {
        const x = -0.3 + i * 0.16;
        add(root, roundedBox(0.11, 0.035, 0.075, 0.012), clay('#f4f7ff'), [x, 0.94, -0.15]);
        place(
          root,
          pod([colour.muscle, colour.motion, colour.heart, colour.skin][i % 4], 0.036, 0.05),
          [x, 0.963, -0.15],
          [-Math.PI / 2, 0, 0],
        );
        add(
          root,
          tube(
            [
              [x, 0.945, -0.19],
              [x - 0.03, 0.935, -0.3],
              [0.3 + (i - 4) * 0.02, 0.935, -0.42],
            ],
            0.004,
          ),
          clay('#1f5bff'),
        );
      }
      add(root, roundedBox(0.36, 0.07, 0.2, 0.02), clay('#27345f'), [0.35, 0.955, -0.5]);
      place(root, stool({ height: 0.62 }), [1.5, 0, 0.35]);
      const work = (turn: number): Pose =>
        standing({
          lean: 0.3,
          headTurn: [0.5, turn, 0],
          left: { at: [0.12, 1.02, 0.4], fingers: [-0.35, -0.4, 1], back: [0.3, 1, 0.2], curl: 0.6, thumb: 0.7 },
          right: { at: [-0.12, 1.02, 0.4], fingers: [0.35, -0.4, 1], back: [-0.3, 1, 0.2], curl: 0.6, thumb: 0.7 },
        });
      place(
        root,
        person({ ...LOOKS[2], dress: 'shirt', topHex: '#3f5fae', spectacles: true }, work(-0.1)),
        [0.0, 0, -0.8],
        0.2,
      );
      place(root, person(LOOKS[3], work(0.2)), [0.85, 0, -0.78], -0.2);
      return;
    }
    place(root, room({ w: 9.6, d: 3.6, h: 5.2, left: true, wallHex: '#dfe7f8', floorHex: '#c9d6f0' }));
    const rig = group(root, 'simulator', [0.2, 0, -2.0], [0, -0.5, 0]);
    place(rig, curvedScreens(road('team-road', { hazard: 'none' }), { radius: 1.7 }), [0, 0, 0]);
    const cab = group(rig, 'cab', [0, 0.05, 0.35], [0, Math.PI, 0]);
    place(cab, carSeat());
    place(cab, cabin({ shell: 'none' }));
    const rows = [7, 8, 7];
    const stances: Pose[] = [
      {},
      {
        left: { at: [0.1, 0.9, 0.2], fingers: [-0.9, -0.3, 0.3], back: [0.3, 0.2, 1], curl: 0.4 },
        right: { at: [-0.1, 0.88, 0.21], fingers: [0.9, -0.3, 0.3], back: [-0.3, 0.2, 1], curl: 0.4 },
      },
      {
        twist: 0.12,
        left: { at: [0.27, 0.84, -0.02], fingers: [0, -1, 0.1], back: [1, 0, 0.2], curl: 0.5 },
        right: { at: [-0.24, 0.98, 0.14], fingers: [0.8, 0.1, 0.5], back: [-0.3, 0.3, 1], curl: 0.5 },
      },
      {
        left: { at: [0.05, 0.88, -0.2], fingers: [-1, -0.3, 0], back: [0, 0.2, -1], curl: 0.4 },
        right: { at: [-0.05, 0.9, -0.21], fingers: [1, -0.3, 0], back: [0, 0.2, -1], curl: 0.4 },
      },
    ];
    TEAM.forEach((look, n) => {
      const row = n < 7 ? 0 : n < 15 ? 1 : 2;
      const i = n - [0, 7, 15][row];
      const x = (i - (rows[row] - 1) / 2) * 0.66 + ((n * 37) % 5) * 0.012;
      const z = 1.0 - row * 0.62 + ((n * 53) % 7) * 0.012;
      const p = person(
        look,
        standing({
          headTurn: [0.02, x * -0.06 + (((n * 29) % 7) - 3) * 0.035, (((n * 17) % 5) - 2) * 0.02],
          ...stances[(n * 3 + row) % 4],
        }),
      );
      place(
        root,
        p,
        [x, row * 0.2, z],
        -x * 0.09,
        0.93 + ((n * 31) % 9) * 0.011 + (look.figure === 'man' ? 0.035 : -0.015),
      );
      if (n === 10) p.head.add(eyeTrackingGlasses());
      if (row && i === 0)
        add(root, roundedBox(rows[row] * 0.68, row * 0.2, 0.56, 0.01), clay('#b9c8e6'), [
          0,
          row * 0.1,
          1.0 - row * 0.62,
        ]);
    });
  },
  shots: [
    {
      media: 'about/about.webp',
      variant: 'courtyard',
      camera: { from: [-2.4, 1.7, 6.2], at: [-0.2, 1.6, -2], lens: 32 },
    },
    {
      media: 'about/about-introduction.webp',
      variant: 'bench',
      camera: { from: [-1.3, 1.75, 2.9], at: [0.15, 1.1, -0.2], lens: 40 },
    },
    {
      media: 'about/about-team.webp',
      size: [2400, 1500],
      variant: 'team',
      camera: { from: [0, 1.7, 6.4], at: [0.04, 1.1, 0], lens: 40 },
    },
  ],
});
