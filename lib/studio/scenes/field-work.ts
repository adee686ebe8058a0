import { Vector3 } from 'three';
import { daylight } from '../kit/light.ts';
import { clay, colour, fabric, glass, matte } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { curvedPanel, roundedBox, tube } from '../kit/solid.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { hardHat } from '../parts/devices/wearables.ts';
import { eyeTrackingGlasses } from '../parts/devices/eye-tracking-glasses.ts';
import { containerYard } from '../parts/container-yard.ts';
import { hookOver } from '../parts/devices/carabiner.ts';
import { sensorHeadband } from '../parts/devices/sensor-headband.ts';
import { handTo } from '../parts/devices/tool-hand.ts';
import { pod } from '../parts/laboratory.ts';
import { harness } from '../parts/harness.ts';
import { onCloth, strapped } from '../parts/strap.ts';
import {
  container,
  craneCabin,
  latticeTower,
  pedestrianSignal,
  skyline,
  tram,
  tramStreet,
  tree,
} from '../parts/outdoors.ts';
import { person } from '../parts/person/person.ts';
import { sitting, standing, walking } from '../parts/person/pose.ts';
import { carSeat } from '../parts/vehicle.ts';
import { yardBelow, yardFar } from '../parts/views.ts';

type Variant = 'tower' | 'hook' | 'crane' | 'crane-front' | 'crane-empty' | 'yard' | 'crossing' | 'yard-group';

const SUN = daylight([0, 0.3, 0], 1.6, 'left', {
  exposure: 0.34,
  screen: 0.85,
  world: { low: [0.75, 0.78, 0.8], mid: [0.95, 0.98, 1], top: [0.55, 0.72, 1], strength: 0.55 },
});

const worker = {
  figure: 'man' as const,
  dress: 'vest' as const,
  topHex: '#3f5fae',
  trousersHex: '#27345f',
  shoeHex: '#3a2a22',
};

/** People at work outdoors, measured by worn sensors. */
export default defineScene<Variant>({
  light: SUN,
  build(root, v) {
    if (v === 'tower' || v === 'hook') {
      // the sky stands behind him as this camera sees him
      skyline(group(root, 'sky', [0, 0, 0], [0, v === 'hook' ? -0.7 : 0, 0]), 18, { low: -7, hills: v === 'tower' });
      place(root, latticeTower(2.4, 1.0, 9), [0.55, -4, -1.3], 0.5);
      // he climbs along a leg; level struts leave it at the height of his head, to the left and to the right
      const stand = { at: [0.134, 0.05, 0.024] as Vec3, turn: 2.75 };
      const [ahead, left]: Vec3[] = [
        [0.38, 0, -0.92],
        [-0.92, 0, -0.38],
      ];
      const strut = { left: [0.102, 1.625, -0.527] as Vec3, right: [0.422, 1.625, -0.359] as Vec3 };
      const eye = hookOver(root, strut.left, [-ahead[0], 0, -ahead[2]]);
      const spine: Vec3 = [strut.left[0] - ahead[0] * 0.05, 1.57, strut.left[2] - ahead[2] * 0.05];
      const hold = handTo(stand, 'left', {
        tip: spine,
        towards: ahead,
        back: [left[0], 0.15, left[2]],
        offset: [0.004, -0.03, 0.09],
        curl: 0.9,
        thumb: 0.6,
        elbow: [0.5, -1, -0.1],
      });
      const grip = handTo(stand, 'right', {
        tip: strut.right,
        towards: [0.48 * 0.75, 0.45, -0.878 * 0.75],
        back: [-0.3, 0.9, 0.5],
        offset: [0, -0.034, 0.09],
        curl: 0.85,
        thumb: 0.5,
        elbow: [-1, -0.6, -0.1],
      });
      const p = place(
        root,
        person(
          { ...worker, fine: true, mouth: 'calm', hair: 'crop', accentHex: '#ff9f3f', skinHex: '#d9a074' },
          standing({
            hips: [0, 0.9, -0.05],
            lean: 0.1,
            headTurn: [-0.3, 0.25, 0],
            left: hold,
            right: grip,
            leftFoot: { at: [0.13, 0.42, 0.24], toes: [0.1, 0.1, 1] },
            rightFoot: { at: [-0.13, 0.085, 0.2], toes: [-0.1, 0.1, 1] },
          }),
        ),
        stand.at,
        stand.turn,
      );
      p.head.add(hardHat({ hex: '#ffffff' }));
      harness(p, '#ff5c3f');
      for (const [i, leg] of p.body.legs.entries()) strapped(p, leg, 1.4, [i ? -1 : 1, 0, 0.3]);
      // the rope leaves the belt's ring at his left hip and ends in the hook's eye
      const end = p.worldToLocal(new Vector3(...eye));
      add(
        p,
        tube(
          [
            [0.165, 0.985, 0.03],
            [0.25, 0.99, 0.13],
            [0.27, 1.16, 0.24],
            [end.x + 0.03, end.y - 0.12, end.z - 0.03],
            end.toArray(),
          ],
          0.0095,
        ),
        fabric('#ffd166'),
      );
    }
    if (v === 'crane-empty') {
      place(root, craneCabin(yardBelow('yard-below')), [0, 0, 0], 0.0);
      add(root, curvedPanel(13, -1.2, 1.2, -7, 8), yardFar('yard-far'), [0, 0, 0], [0, Math.PI + 0.5, 0]);
      place(root, carSeat({ hex: '#3b4b7d' }), [0, 0.02, -0.05]);
      return;
    }
    if (v?.startsWith('crane')) {
      containerYard(root);
      place(root, craneCabin(glass('#dfeaff')));
      place(root, carSeat({ hex: '#3b4b7d' }), [0, 0.02, -0.05]);
      const grip = (side: 'left' | 'right') => {
        const s = side === 'left' ? 1 : -1;
        return handTo({ at: [0, 0, 0], turn: 0 }, side, {
          tip: [s * 0.42, 0.735, 0.28],
          towards: [-s * 0.12, -0.1, 1],
          back: [s, 0.35, 0.1],
          offset: [0.004, -0.03, 0.092],
          curl: 0.9,
          thumb: 0.6,
          elbow: [s * 0.7, -0.5, -0.6],
        });
      };
      const p = place(
        root,
        person(
          { ...worker, fine: true, mouth: 'calm', hair: 'crop', weight: 0.3, accentHex: '#ffb020', skinHex: '#e0a67e' },
          sitting({
            hips: [0, 0.44, -0.06],
            lean: 0.36,
            headTurn: [v === 'crane' ? 0.72 : 0.6, v === 'crane' ? 0 : 0.12, 0],
            left: grip('left'),
            right: grip('right'),
            leftFoot: { at: [0.16, 0.1, 0.42] },
            rightFoot: { at: [-0.16, 0.1, 0.4] },
          }),
        ),
      );
      const back = pod(colour.motion, 0.05, 0.06);
      back.applyMatrix4(p.body.chest);
      back.translateY(0.25).translateZ(-0.105).rotateY(Math.PI).rotateX(-0.2);
      p.add(back);
      p.head.add(sensorHeadband({ azimuth: v === 'crane' ? -150 : 0 }));
    }
    if (v === 'yard' || v === 'yard-group') {
      skyline(root, 22, { dawn: true, hills: false });
      add(root, roundedBox(80, 0.02, 60, 0.005), matte('#b9bfcd'), [0, -0.01, 0]);
      const hexes = ['#d9573f', '#2f6bdf', '#e0a63a', '#3d9a77', '#8b97b8'];
      for (let i = 0; i < 3; i++)
        for (let k = 0; k < (i === 1 ? 2 : 1 + (i % 3)); k++)
          place(
            root,
            container(hexes[(i * 2 + k) % 5]),
            [-5.2 + i * 5.6, k * 2.62, -4.2 - i * 1.5],
            i === 2 ? -0.5 : 0.02,
          );
      for (const z of [-1.2, 1.4]) add(root, roundedBox(60, 0.006, 0.12, 0.002), matte('#ffd23f'), [0, 0.003, z]);
      const crew =
        v === 'yard'
          ? [{ at: [0, 0, 0] as [number, number, number], turn: 0.55 }]
          : [
              { at: [-0.95, 0, -0.2] as [number, number, number], turn: 0.7 },
              { at: [0.0, 0, 0.25] as [number, number, number], turn: -0.2 },
              { at: [0.95, 0, -0.35] as [number, number, number], turn: -0.85 },
            ];
      crew.forEach(({ at, turn }, i) => {
        const p = place(
          root,
          person(
            {
              ...worker,
              hair: 'crop',
              figure: i === 2 ? 'woman' : 'man',
              weight: i * 0.4 - 0.1,
              skinHex: ['#d9a074', '#c98e63', '#eebb93'][i],
              accentHex: ['#c8f03c', '#ff9f3f', '#c8f03c'][i],
            },
            standing({
              headTurn: [0, v === 'yard' ? 0.3 : -turn * 0.6, 0],
              left: { at: [0.22, 1.05, 0.28], fingers: [-0.7, 0, 0.7], back: [0.6, 0.2, 0.7], curl: 0.4 },
            }),
          ),
          at,
          turn,
        );
        p.head.add(hardHat({ hex: ['#ffb020', '#1f5bff', '#ffffff'][i] }));
        for (const [k, arm] of p.body.arms.entries()) strapped(p, arm, 0.55, [k ? -1 : 1, 0, 0.2]);
        for (const [k, leg] of p.body.legs.entries()) strapped(p, leg, 0.55, [k ? -1 : 1, 0, 0.4]);
        const chest = pod(colour.motion, 0.055, 0.06);
        chest.applyMatrix4(p.body.chest);
        chest.translateY(0.17).translateZ(0.138).rotateX(-0.25);
        p.add(chest);
      });
    }
    if (v === 'crossing') {
      skyline(root, 22, { hills: false });
      place(root, tramStreet());
      place(root, tram(), [-3.4, 0, -1.4]);
      for (const [x, z, h] of [
        [-7, -9.5, 4.4],
        [-2.5, -10, 5],
        [2.5, -9.4, 4.2],
        [6.5, -9.8, 4.8],
      ])
        place(root, tree(h), [x, 0.06, z]);
      for (const [i, x] of [-9, -4.2, 0.8, 5.6].entries())
        add(
          root,
          roundedBox(4.2, 5 + ((i * 3) % 4), 2.4, 0.06),
          clay(['#dbe4f6', '#c9d6f0', '#e8e2d4', '#d3def3'][i]),
          [x, 2.5, -14],
        );
      place(root, pedestrianSignal(), [1.9, 0.06, -6.4], 0.1);
      const p = place(
        root,
        person(
          {
            hair: 'bob',
            figure: 'woman',
            dress: 'hoodie',
            topHex: '#8b7bd8',
            trousersHex: '#27345f',
            skinHex: '#f6cfae',
          },
          walking(0.9, { headTurn: [0, -0.85, 0] }),
        ),
        [0.35, 0.02, -1.0],
        0.2,
      );
      p.head.add(eyeTrackingGlasses());
      for (const [k, leg] of p.body.legs.entries()) strapped(p, leg, 0.55, [k ? -1 : 1, 0, 0.4]);
      onCloth(p, p.body.arms[0], 0.5, [1, 0, 0], pod(colour.motion));
      const back = pod(colour.motion, 0.055, 0.06);
      back.applyMatrix4(p.body.pelvis);
      back.translateY(0.1).translateZ(-0.142).rotateY(Math.PI);
      p.add(back);
    }
  },
  shots: [
    {
      media: 'case/ladder-heart.webp',
      variant: 'tower',
      camera: { from: [-2.0, 0.75, 3.6], at: [-0.05, 1.3, -0.3], lens: 40 },
    },
    {
      media: 'case/crane-neck.webp',
      variant: 'crane',
      camera: { from: [-2.2, 1.75, -0.75], at: [0.1, 0.88, 0.28], lens: 42 },
    },
    {
      media: 'case/tram-crossing.webp',
      variant: 'crossing',
      camera: { from: [3.0, 1.75, 3.6], at: [-0.5, 1.15, -0.9], lens: 36 },
    },
    {
      media: 'solution/work-lab-home.webp',
      variant: 'yard',
      camera: { from: [-0.8, 1.35, 3.4], at: [0.3, 1.15, 0], lens: 38 },
    },
    {
      media: 'domain/work-safety.webp',
      variant: 'crane-front',
      camera: { from: [0.85, 1.3, 2.05], at: [-0.02, 0.88, 0.05], lens: 36 },
    },
    {
      media: 'domain/work-safety-header.webp',
      variant: 'yard-group',
      camera: { from: [0.2, 1.45, 4.5], at: [0.1, 1.1, -0.3], lens: 36 },
    },
    {
      media: 'lab/haixi-ergonomics-lab.webp',
      variant: 'crane-empty',
      camera: { from: [-0.85, 1.7, -2.1], at: [0.05, 0.85, 0.5], lens: 30 },
    },
    {
      media: 'solution/work-lab-header.webp',
      variant: 'crane',
      camera: { from: [2.9, 1.7, 0.6], at: [0.0, 0.84, 0.25], lens: 42 },
    },
    {
      media: 'solution/work-lab-child-4.webp',
      variant: 'hook',
      camera: { from: [-2.3, 0.85, 0.95], at: [0.02, 1.36, -0.15], lens: 42 },
    },
    {
      media: 'domain/work-safety-solution-3.webp',
      variant: 'tower',
      camera: { from: [1.5, -1.3, 3.2], at: [-0.1, 1.5, -0.2], lens: 40 },
    },
    {
      media: 'domain/work-safety-solution-1.webp',
      variant: 'yard',
      camera: { from: [0.4, 1.5, 2.05], at: [0.05, 1.25, 0], lens: 50 },
    },
  ],
});
