/** Control room behind the driving cabin: wall with a one-way mirror, a door with two numbers on it, a desk. */
import type { Group } from 'three';
import { clay, colour, matte, metal } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { curvePoints, roundedBox, tube } from '../kit/solid.ts';
import { desk, keyboard, monitor, mouse, officeChair } from './furniture.ts';
import { person } from './person/person.ts';
import { typing } from './person/pose.ts';
import { eegTraces, recording } from './screens.ts';
import { openWall } from './usability-rooms.ts';

/** Strokes of a broad pen, in units of the height of a figure: x from 0, y from 0 (below) to 1. */
const STROKES: Record<string, { w: number; lines: [number, number][][] }> = {
  '2': {
    w: 0.6,
    lines: [
      [
        [0.04, 0.78],
        [0.22, 0.98],
        [0.5, 0.88],
        [0.44, 0.56],
        [0.2, 0.24],
        [0.02, 0.02],
      ],
      [
        [0.02, 0.02],
        [0.3, 0.05],
        [0.56, 0.02],
      ],
    ],
  },
  '3': {
    w: 0.6,
    lines: [
      [
        [0.06, 0.86],
        [0.28, 0.99],
        [0.5, 0.84],
        [0.4, 0.6],
        [0.22, 0.53],
      ],
      [
        [0.22, 0.53],
        [0.48, 0.46],
        [0.54, 0.2],
        [0.3, 0.0],
        [0.04, 0.12],
      ],
    ],
  },
  '6': {
    w: 0.6,
    lines: [
      [
        [0.46, 0.98],
        [0.2, 0.74],
        [0.06, 0.36],
        [0.16, 0.04],
        [0.42, 0.04],
        [0.52, 0.26],
        [0.36, 0.46],
        [0.1, 0.32],
      ],
    ],
  },
  m: {
    w: 0.74,
    lines: [
      [
        [0.06, 0.5],
        [0.08, 0.02],
      ],
      [
        [0.08, 0.34],
        [0.22, 0.52],
        [0.34, 0.4],
        [0.34, 0.02],
      ],
      [
        [0.34, 0.36],
        [0.48, 0.52],
        [0.62, 0.38],
        [0.62, 0.02],
      ],
    ],
  },
  s: {
    w: 0.46,
    lines: [
      [
        [0.4, 0.46],
        [0.2, 0.52],
        [0.08, 0.38],
        [0.24, 0.26],
        [0.4, 0.14],
        [0.22, 0.0],
        [0.04, 0.06],
      ],
    ],
  },
  ' ': { w: 0.3, lines: [] },
};

/** Words painted by hand on z = 0, from x = 0 to the right. @param h height of a figure */
function painted(words: string, h: number, hex: string): Group {
  const g = group(null, 'painted');
  let x = 0;
  for (const sign of words) {
    const { w, lines } = STROKES[sign];
    for (const line of lines) {
      const points = line.map(([a, b]): Vec3 => [(x + a) * h, b * h, 0]);
      add(g, tube(points.length > 2 ? curvePoints(points, 28) : points, h * 0.052, 40), clay(hex)).scale.z = 0.25;
    }
    x += w + 0.1;
  }
  return g;
}

/** Door leaf with frame and handle, its face at z = 0 looking +z. */
function door(w = 0.92, h = 2.08): Group {
  const g = group(null, 'door');
  add(g, roundedBox(w, h, 0.05, 0.008), clay('#e6ecf8'), [0, h / 2, -0.02]);
  for (const s of [-1, 1])
    add(g, roundedBox(0.07, h + 0.07, 0.12, 0.012), clay(colour.slate), [s * (w / 2 + 0.035), (h + 0.07) / 2, 0]);
  add(g, roundedBox(w + 0.14, 0.07, 0.12, 0.012), clay(colour.slate), [0, h + 0.035, 0]);
  add(g, roundedBox(0.04, 0.15, 0.012, 0.005), metal('#c8d2ea'), [w / 2 - 0.08, 1.02, 0.01]);
  add(
    g,
    tube(
      [
        [w / 2 - 0.08, 1.05, 0.01],
        [w / 2 - 0.08, 1.05, 0.055],
        [w / 2 - 0.2, 1.05, 0.055],
      ],
      0.0095,
      18,
    ),
    metal('#c8d2ea'),
  );
  return g;
}

/** @param z of the wall; the room lies before it, towards +z */
export function drivingControl(root: Group, z: number): void {
  openWall(root, z, [-0.84, 1.2], [0.98, 1.86], '#4a5a92');
  const leaf = place(root, door(), [-1.55, 0, z + 0.07]);
  place(leaf, painted('36 ms', 0.15, colour.brand), [-0.3, 1.62, 0.008], [0, 0, 0.03]);
  place(leaf, painted('22 ms', 0.15, colour.brand), [-0.29, 1.36, 0.008], [0, 0, 0.015]);
  add(root, roundedBox(12, 0.02, 6, 0.005), matte('#2b3a70'), [0, 0.005, z + 3]);
  place(root, desk({ w: 2.2, d: 0.68, hex: '#c9d6f0' }), [0.55, 0, z + 0.48]);
  for (const s of [-1, 1])
    place(
      root,
      monitor(s < 0 ? recording('control-lanes', ['gaze', 'muscle', 'motion']) : eegTraces('control-four', 8), {
        w: 0.52,
        h: 0.3,
      }),
      [0.42 + s * 0.3, 0.735, z + 0.34],
      -s * 0.24,
    );
  place(root, keyboard(), [0.4, 0.735, z + 0.66]);
  place(root, mouse(), [0.68, 0.735, z + 0.66]);
  const seat = group(root, 'seat', [0.42, 0, z + 1.12], [0, Math.PI + 0.12, 0]);
  place(seat, officeChair({ hex: '#3b4b7d', arms: false }));
  place(
    seat,
    person(
      { hair: 'ponytail', figure: 'woman', topHex: '#ff8a5c', trousersHex: '#1b2650', skinHex: '#f6cfae' },
      typing({ headTurn: [-0.08, 0.2, 0] }),
    ),
  );
}
