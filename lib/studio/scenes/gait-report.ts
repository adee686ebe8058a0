import { daylight } from '../kit/light.ts';
import { clay, colour, matte } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { apply, type Vec3 } from '../kit/sdf.ts';
import { panel, roundedBox, slab } from '../kit/solid.ts';
import { FOREFINGER, handTo } from '../parts/devices/tool-hand.ts';
import { stool } from '../parts/furniture.ts';
import { person } from '../parts/person/person.ts';
import { sitting } from '../parts/person/pose.ts';
import { threeNumbers } from '../parts/result-screens.ts';
import { room } from '../parts/room.ts';
import { wheelchair } from '../parts/wheelchair.ts';

/** Where the page is held, and how it leans: its face looks up and back (+z) to the patient. */
const PAGE: Vec3 = [-0.1, 0.93, -0.52];

/** A doctor shows a patient in a wheelchair the page with three numbers; both seen over the patient's shoulder. */
export default defineScene({
  light: daylight([-0.1, 0.2, -0.4], 0.95, 'right'),
  build(root) {
    place(root, room({ w: 5, d: 1.9, h: 3, left: true, wallHex: '#dfe9ee', floorHex: '#c3d3d6' }));
    // couch and curtain of the preparation room behind them
    add(root, roundedBox(1.9, 0.14, 0.72, 0.05), clay('#5b8cff'), [0.9, 0.62, -1.5]);
    add(root, roundedBox(1.5, 0.5, 0.5, 0.04), clay('#f4f7ff'), [0.9, 0.3, -1.5]);
    for (let i = 0; i < 11; i++)
      add(root, roundedBox(0.13, 2.1, 0.07 + (i % 2) * 0.04, 0.034), matte('#9fd0cf'), [
        -1.75 + i * 0.115,
        1.15,
        -1.72,
      ]);
    add(root, roundedBox(3.4, 0.03, 0.03, 0.01), clay(colour.steel), [-0.9, 2.22, -1.72]);
    const page = group(root, 'page', PAGE, [-0.75, 0.12, 0]);
    add(page, roundedBox(0.235, 0.325, 0.006, 0.0028), clay('#27345f'), [0, 0, -0.004]);
    add(page, panel(0.21, 0.297, 0.002), threeNumbers('three-numbers'), [0, -0.006, 0.0005]);
    add(page, slab(0.08, 0.012, 0.02, 0.005, 0.004), clay('#b9c3da'), [0, 0.148, 0.002], [Math.PI / 2, 0, 0]);
    page.updateMatrixWorld(true);
    const on = (p: Vec3) => apply(page.matrixWorld, p);

    const chair = group(root, 'chair', [0, 0, 0], [0, Math.PI, 0]);
    place(chair, wheelchair());
    const own = { at: [0, 0, 0] as Vec3, turn: Math.PI };
    place(
      chair,
      person(
        {
          fine: true,
          hair: 'short',
          hairHex: '#9aa3b5',
          age: 'elder',
          figure: 'man',
          dress: 'tee',
          topHex: '#8fb0ff',
          trousersHex: '#1b2650',
          skinHex: '#eab894',
          weight: 0.2,
        },
        sitting({
          hips: [0, 0.59, -0.08],
          lean: 0.1,
          headTurn: [0.42, 0.06, 0],
          right: handTo(own, 'right', {
            tip: on([0.12, -0.07, -0.006]),
            towards: [-0.55, 0.1, -0.8],
            back: [0.6, -0.4, 0.5],
            offset: [0, -0.012, 0.12],
            curl: 0.25,
            thumb: 0.4,
            elbow: [-0.8, -0.8, -0.3],
          }),
          leftFoot: { at: [0.13, 0.19, 0.46] },
          rightFoot: { at: [-0.13, 0.19, 0.46] },
        }),
      ),
    );

    const stand = { at: [-0.6, 0, -0.95] as Vec3, turn: 0.85 };
    place(root, stool({ height: 0.46 }), stand.at);
    place(
      root,
      person(
        {
          fine: true,
          hair: 'bob',
          figure: 'woman',
          dress: 'labcoat',
          topHex: '#ffffff',
          trousersHex: '#27345f',
          skinHex: '#f3c7a6',
        },
        sitting({
          hips: [0, 0.56, -0.04],
          lean: 0.14,
          headTurn: [0.35, 0, 0],
          right: handTo(stand, 'right', {
            tip: on([-0.088, 0.045, 0.012]),
            towards: [0.78, -0.35, 0.5],
            back: [-0.2, 0.8, 0.55],
            offset: FOREFINGER,
            curl: 0.7,
            point: true,
            elbow: [-0.8, -0.6, -0.2],
          }),
          left: handTo(stand, 'left', {
            tip: on([0.112, 0.1, -0.034]),
            towards: [0.1, 0.15, 1],
            back: [0.3, -0.85, -0.4],
            offset: [0, -0.012, 0.12],
            curl: 0.2,
            thumb: 0.4,
            elbow: [0.8, -0.8, -0.2],
          }),
        }),
      ),
      stand.at,
      stand.turn,
    );
  },
  shots: [
    {
      media: 'lab/qilin-gait-lab-4.webp',
      camera: { from: [1.06, 1.62, 0.62], at: [-0.14, 1.04, -0.42], lens: 46 },
    },
  ],
});
