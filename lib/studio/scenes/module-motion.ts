import { daylight } from '../kit/light.ts';
import { clay, fabric, matte } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { roundedBox, slab } from '../kit/solid.ts';
import { tripod } from '../parts/devices/cameras.ts';
import { captureCamera, cameraRail } from '../parts/devices/capture-cameras.ts';
import { markerSet, marker, onLimb, startingBlocks, track, walkway } from '../parts/laboratory.ts';
import { ankleOrthosis } from '../parts/load.ts';
import { person } from '../parts/person/person.ts';
import { walking, type Pose } from '../parts/person/pose.ts';
import { BLOCKS, LINE, onMarks } from '../parts/person/running.ts';
import { sprinter } from '../parts/sprint.ts';
import { room } from '../parts/room.ts';

type Variant = 'blocks' | 'corridor' | 'therapist' | 'hospital' | 'carpet' | 'ankle';

/** Optical motion capture in use: track with a beam of cameras, gait corridor, hospital, two floors compared. */
export default defineScene<Variant>({
  light: daylight([0, 0.1, 0], 1.5),
  build(root, v = 'blocks') {
    const floor = v === 'blocks' ? '#c7d3ec' : '#ccd8f0';
    if (v === 'corridor') {
      place(
        root,
        room({ w: 5.2, d: 9, h: 3.5, left: true, right: true, wallHex: '#e3eaf9', floorHex: '#c6d3ee' }),
        [0.4, 0, 0],
      );
      place(root, walkway(10, 1.1), [0.35, 0, -3.2]);
      place(root, cameraRail('o12', 9.6, 8, 0.55, 0.1, 1.45), [-2.12, 2.82, -2.2], Math.PI / 2);
      place(root, cameraRail('o12', 9.6, 6, 0.62, 0.7, 1.35), [2.94, 2.82, -3.2], -Math.PI / 2);
      for (let i = 0; i < 2; i++)
        add(root, roundedBox(0.6, 0.02, 0.5, 0.006), clay('#5f72a8'), [0.35, 0.016, -1.2 - i * 0.62]);
      const walker = place(
        root,
        person(
          {
            hair: 'short',
            figure: 'woman',
            dress: 'tee',
            topHex: '#27335c',
            trousersHex: '#27335c',
            skinHex: '#f0c2a0',
          },
          walking(0.85),
        ),
        [0.35, 0.02, -2.6],
      );
      markerSet(walker);
      return;
    }
    place(
      root,
      room({ w: 9, d: 2.6, h: v === 'blocks' ? 4 : 3.4, left: true, right: true, wallHex: '#dfe7f8', floorHex: floor }),
    );
    const lane = group(root, 'lane', [0, 0, 0], [0, Math.PI / 2, 0]);
    if (v === 'blocks') {
      place(lane, track(3, 14), [0.4, 0, 0]);
      place(lane, startingBlocks(), [0, 0.015, BLOCKS.marks]);
      add(lane, slab(3.3, 0.05, 0.003, 0.001, 0.0008), matte('#ffffff'), [0.4, 0.0152, LINE.marks]);
      place(
        group(lane, 'runner', [0, 0.015, 0]),
        sprinter(
          { hair: 'crop', figure: 'man', fine: true, topHex: '#f4f7ff', trousersHex: '#1748c9', skinHex: '#b97f55' },
          onMarks({ headTurn: [0.12, 0, 0] }),
          { inside: true, front: true },
        ),
      );
      // the beam stands across the lane behind the blocks, its lenses on the runner
      place(root, cameraRail('o8', 5, 5, 0.42, 0.4, 1.9), [-1.5, 1.95, 0.1], Math.PI / 2);
      for (const z of [-2.36, 2.56]) add(root, roundedBox(0.09, 2.0, 0.09, 0.02), clay('#8d99b8'), [-1.54, 1.0, z]);
      return;
    }
    if (v === 'carpet' || v === 'ankle') {
      add(lane, slab(1.2, 3.4, 0.02, 0.02), fabric('#8b95ad'), [0, 0, 1.72]);
      add(lane, slab(1.2, 3.4, 0.016, 0.02), matte('#6f93e8'), [0, 0, -1.7]);
      for (let i = 0; i < 5; i++)
        add(lane, slab(1.2, 0.012, 0.0172, 0.001, 0.0005), matte('#5f83d8'), [0, 0, -0.4 - i * 0.6]);
      const walker = place(
        lane,
        person(
          {
            hair: 'short',
            figure: v === 'ankle' ? 'woman' : 'man',
            dress: 'tee',
            topHex: '#1b2447',
            trousersHex: '#1b2447',
            shoeHex: v === 'ankle' ? '#ff8a5c' : '#ffb020',
            skinHex: '#e0a67e',
          },
          walking(0.95, { headTurn: [0.08, 0, 0] }),
        ),
        [0, 0.02, 0.15],
      );
      markerSet(walker);
      if (v === 'carpet') {
        for (const x of [-2.6, -0.6, 1.4, 3.2]) {
          place(root, tripod(1.35), [x, 0, -1.9], x);
          place(root, captureCamera('o12'), [x, 1.435, -1.87], [0.1, -x * 0.12, 0], 1.4);
        }
        return;
      }
      for (const leg of walker.body.legs) {
        for (const [t, out, dir] of [
          [1.9, 0.068, [1, 0, 0.1]],
          [1.9, 0.068, [-1, 0, 0.15]],
          [1.62, 0.072, [-0.85, 0, 0.5]],
          [1.9, 0.07, [-0.3, 0, 1]],
          [1.72, 0.07, [0.8, 0, 0.6]],
          [1.5, 0.076, [0.9, 0, -0.2]],
        ] as [number, number, [number, number, number]][])
          onLimb(walker, leg, t, [leg.root[0] > 0 ? dir[0] : -dir[0], dir[1], dir[2]], out, marker(0.0135));
        place(walker, marker(0.0135), [
          leg.end[0] + (leg.root[0] > 0 ? 0.03 : -0.03),
          leg.end[1] - 0.008,
          leg.end[2] + 0.12,
        ]);
        place(walker, marker(0.0135), [leg.end[0], leg.end[1] - 0.03, leg.end[2] - 0.075]);
      }
      return;
    }
    place(lane, walkway(8, 1.15));
    const far = v === 'hospital';
    const patient = place(
      lane,
      person(
        far
          ? {
              hair: 'receding',
              hairHex: '#a7adbd',
              age: 'elder',
              figure: 'man',
              dress: 'tee',
              topHex: '#27335c',
              trousersHex: '#27335c',
              shoeHex: '#f4f7ff',
              skinHex: '#eab894',
            }
          : {
              hair: 'bob',
              hairHex: '#9aa0b0',
              age: 'elder',
              figure: 'woman',
              dress: 'tee',
              topHex: '#1b2447',
              trousersHex: '#1b2447',
              shoeHex: '#f4f7ff',
              skinHex: '#f0c2a0',
            },
        walking(far ? 0.6 : 0.7, { headTurn: [0.12, 0, 0] }),
      ),
      [0, 0.02, 0.1],
    );
    markerSet(patient);
    if (!far) ankleOrthosis(patient, 0);
    const help: Pose['left'] = { at: [0.36, 1.08, 0.26], fingers: [0.7, 0.1, 0.7], back: [0, 0.3, -1], curl: 0.25 };
    if (!far)
      place(
        lane,
        person(
          {
            hair: 'short',
            figure: 'man',
            dress: 'scrubs',
            topHex: '#18a7b8',
            trousersHex: '#18a7b8',
            skinHex: '#d9a074',
          },
          walking(0.55, { left: help, headTurn: [0.15, 0.55, 0] }),
        ),
        [-0.6, 0.02, -0.18],
        0.12,
      );
    place(root, cameraRail('o12', 8.6, 7, 0.6, 0.5, 1.4), [0, far ? 2.62 : 2.4, -2.53]);
    if (!far)
      for (const x of [-1.9, 1.7]) {
        place(root, tripod(0.6), [x, 0, -1.7]);
        place(root, captureCamera('o12'), [x, 0.685, -1.67], [-0.05, -x * 0.2, 0], 1.4);
      }
    if (far) {
      place(root, cameraRail('o12', 3.4, 3, 0.6, 0.5, 1.4), [-4.43, 2.62, -0.8], Math.PI / 2);
      add(root, roundedBox(1.3, 2.1, 0.06, 0.02), clay('#f4f7ff'), [2.6, 1.05, -2.57]);
      add(root, roundedBox(0.3, 0.5, 0.02, 0.01), clay('#9db7f5'), [2.85, 1.55, -2.535]);
      place(
        lane,
        person(
          {
            hair: 'ponytail',
            figure: 'woman',
            dress: 'labcoat',
            topHex: '#f4f7ff',
            accentHex: '#9db7f5',
            trousersHex: '#3b4669',
            skinHex: '#f3c7a6',
          },
          walking(0.5, { left: help, headTurn: [0.1, 0.5, 0] }),
        ),
        [-0.66, 0.02, -0.3],
        0.12,
      );
    }
    add(root, roundedBox(0.5, 0.02, 0.6, 0.006), clay('#5f72a8'), [0.9, 0.016, 0]);
  },
  shots: [
    {
      media: 'product/hz-o12.webp',
      variant: 'corridor',
      camera: { from: [-0.85, 2.62, 1.95], at: [-1.05, 2.05, -1.2], lens: 28 },
    },
    {
      media: 'product/hz-o8-1.webp',
      variant: 'blocks',
      camera: { from: [3.3, 1.0, 1.25], at: [-0.35, 0.84, -0.1], lens: 40 },
    },
    {
      media: 'product/hz-o12-1.webp',
      variant: 'therapist',
      camera: { from: [2.4, 1.4, 3.1], at: [-0.1, 0.88, -0.3], lens: 40 },
    },
    {
      media: 'module/motion-capture-header.webp',
      variant: 'hospital',
      camera: { from: [1.35, 1.05, 3.3], at: [-0.05, 0.95, -0.3], lens: 42 },
    },
    {
      media: 'own-lab/own-lab-gallery-3-large.webp',
      variant: 'carpet',
      camera: { from: [1.9, 1.25, 3.9], at: [0.0, 0.88, -0.2], lens: 42 },
    },
    {
      media: 'own-lab/own-lab-gallery-3-left-small.webp',
      variant: 'ankle',
      camera: { from: [0.78, 0.36, 1.15], at: [0.4, 0.15, 0], lens: 66, fstop: 8, focus: [0.42, 0.2, 0.1] },
    },
  ],
});
