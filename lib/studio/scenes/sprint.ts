import { daylight } from '../kit/light.ts';
import { colour, matte } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { slab } from '../kit/solid.ts';
import { tripod } from '../parts/devices/cameras.ts';
import { captureCamera, cameraRail } from '../parts/devices/capture-cameras.ts';
import { startingBlocks, track } from '../parts/laboratory.ts';
import type { PersonLook } from '../parts/person/person.ts';
import { BLOCKS, drive, LINE, mirroredPose, onMarks, set, stride } from '../parts/person/running.ts';
import { room } from '../parts/room.ts';
import { sprinter } from '../parts/sprint.ts';

type Variant = 'marks' | 'stride' | 'set' | 'away' | 'drive' | 'push' | 'hall';

const WOMAN: PersonLook = { figure: 'woman', hair: 'bun', topHex: '#ff5c7a', skinHex: '#eab48c', fine: true };
const RUNNER: PersonLook = {
  figure: 'woman',
  hair: 'ponytail',
  topHex: '#18a7b8',
  trousersHex: '#27345f',
  skinHex: '#e3ab83',
  fine: true,
};
const TALL: PersonLook = {
  figure: 'man',
  hair: 'crop',
  face: 'broad',
  topHex: colour.brand,
  skinHex: '#c98e63',
  fine: true,
};
const LEAN: PersonLook = {
  figure: 'man',
  hair: 'crop',
  topHex: '#f4f7ff',
  trousersHex: '#1748c9',
  skinHex: '#b97f55',
  fine: true,
};
const YOUNG: PersonLook = {
  figure: 'man',
  hair: 'short',
  topHex: '#ffd166',
  trousersHex: '#1b2447',
  skinHex: '#e6b18a',
  fine: true,
};

/** Indoor track with capture cameras: one sprinter per moment of the start. Runs to the right (+x), `away` to the left. */
export default defineScene<Variant>({
  light: daylight([0, 0.1, 0], 1.5),
  build(root, v) {
    place(root, room({ w: 16, d: 2.6, h: 4.4, left: v !== 'set', wallHex: '#dfe7f8', floorHex: '#c7d3ec' }), [
      v === 'set' ? 0.5 : 0,
      0,
      0,
    ]);
    const high = v === 'hall' ? 2.5 : v === 'set' ? 2.3 : v === 'marks' ? 2.8 : 2.05;
    place(root, cameraRail('o8', 13, 11, 0.55, 0.5, v === 'hall' ? 1.9 : 1.5), [v === 'set' ? 2 : 0, high, -2.52]);
    if (v === 'set') place(root, cameraRail('o8', 6, 6, 0.5, 0.6, 2), [8.4, 2.3, 0], -Math.PI / 2);
    if (v === 'hall') {
      place(root, tripod(1.3), [-2.0, 0, 1.95], 0.4);
      place(root, captureCamera('o8'), [-2.0, 1.385, 1.95], [0.02, 2.1, 0], 1.5);
    }
    const lane = group(root, 'lane', [0, 0, 0], [0, v === 'away' ? -Math.PI / 2 : Math.PI / 2, 0]);
    place(lane, track(3, 22), [v === 'away' ? -0.55 : 0.55, 0, 0]);
    const ground = group(lane, 'ground', [0, 0.015, 0]);
    const line = (z: number) => add(ground, slab(3.3, 0.05, 0.003, 0.001, 0.0008), matte('#ffffff'), [0.55, 0.0002, z]);
    if (v === 'marks' || v === 'set') {
      place(ground, startingBlocks(), [0, 0, BLOCKS[v]]);
      line(LINE[v]);
      ground.add(v === 'marks' ? sprinter(WOMAN, onMarks()) : sprinter(TALL, set()));
    }
    if (v === 'drive' || v === 'push' || v === 'away') {
      const blocks = place(ground, startingBlocks(), [0, 0, BLOCKS.drive]);
      if (v !== 'drive') blocks.scale.x = -1;
      line(LINE.drive);
      ground.add(
        v === 'drive' ? sprinter(TALL, drive()) : sprinter(v === 'away' ? YOUNG : LEAN, mirroredPose(drive())),
      );
    }
    if (v === 'stride') ground.add(sprinter(RUNNER, stride(), { inside: true, front: true }));
    if (v === 'hall') place(ground, sprinter(YOUNG, mirroredPose(stride())), [0, 0, 0.4]);
  },
  shots: [
    {
      media: 'domain/sports.webp',
      variant: 'stride',
      camera: { from: [3.7, 0.8, 2.15], at: [0.1, 0.83, -0.35], lens: 48 },
    },
    {
      media: 'domain/sports-header.webp',
      variant: 'hall',
      camera: { from: [-3.0, 1.4, 4.2], at: [0.55, 1.12, -0.6], lens: 34 },
    },
    {
      media: 'domain/sports-solution-1.webp',
      variant: 'drive',
      camera: { from: [0.6, 0.6, 2.3], at: [-0.12, 0.5, 0], lens: 50 },
    },
    {
      media: 'case/sprint-start.webp',
      variant: 'away',
      camera: { from: [-2.9, 0.95, 2.3], at: [-0.05, 0.95, -0.1], lens: 44 },
    },
    {
      media: 'lab/zhuhe-motion-lab.webp',
      variant: 'set',
      camera: { from: [-1.95, 1.1, 2.35], at: [0.75, 0.68, -0.35], lens: 36 },
    },
    {
      media: 'solution/movement-lab-header.webp',
      variant: 'marks',
      camera: { from: [1.55, 0.7, 2.15], at: [0.02, 0.45, 0], lens: 46 },
    },
    {
      media: 'solution/movement-lab-child-2.webp',
      variant: 'push',
      camera: { from: [1.3, 0.95, 3.1], at: [0.1, 0.82, -0.1], lens: 46 },
    },
  ],
});
