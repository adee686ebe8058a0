/** Usability laboratory close up: a wall with a one-way mirror, the test bench on one side, observers on the other. */
import type { Group } from 'three';
import { clay, colour, fabric, gloss, matte } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { panel, roundedBox, slab, tube } from '../kit/solid.ts';
import { remoteEyeTracker } from './devices/remote-eye-tracker.ts';
import { FOREFINGER, handTo } from './devices/tool-hand.ts';
import { desk, keyboard, monitor, mouse, officeChair, plant } from './furniture.ts';
import { person } from './person/person.ts';
import { typing } from './person/pose.ts';
import { domeCamera, room } from './room.ts';
import { page, recording } from './screens.ts';

/** Wall along x at z with a framed opening from x0 to x1, sill and head at y0 and y1. */
export function openWall(root: Group, z: number, [x0, x1]: [number, number], [y0, y1]: [number, number], hex: string) {
  const bar = (a: Vec3, w: number, h: number, d = 0.12, frame = false) =>
    add(root, roundedBox(w, h, d, 0.01), frame ? clay(colour.slate) : matte(hex), a);
  const [w, x] = [x1 - x0, (x0 + x1) / 2];
  bar([0, y0 / 2, z], 9, y0);
  bar([0, (y1 + 3) / 2, z], 9, 3 - y1);
  bar([(x0 - 4.5) / 2, (y0 + y1) / 2, z], x0 + 4.5, y1 - y0);
  bar([(x1 + 4.5) / 2, (y0 + y1) / 2, z], 4.5 - x1, y1 - y0);
  for (const y of [y0, y1]) bar([x, y, z], w + 0.06, 0.05, 0.17, true);
  for (const s of [x0, x1]) bar([s, (y0 + y1) / 2, z], 0.05, y1 - y0, 0.17, true);
}

/** Phone on a stand, its camera on an arm above it, the tracker below; looks along +z. */
function phoneStand(): Group {
  const g = group(null, 'phone-stand');
  add(g, slab(0.24, 0.2, 0.015, 0.03), clay(colour.slate));
  add(
    g,
    tube(
      [
        [0, 0.01, -0.05],
        [0, 0.2, -0.05],
      ],
      0.014,
      3,
    ),
    clay(colour.slate),
  );
  const phone = group(g, 'phone', [0, 0.24, 0], [-0.35, 0, 0]);
  add(phone, roundedBox(0.1, 0.2, 0.014, 0.0065), gloss('#0f1830'));
  add(phone, panel(0.09, 0.19, 0.01), page('phone-use', 'none'), [0, 0, 0.0078]);
  place(g, remoteEyeTracker(0.24), [0, 0.07, 0.05]);
  add(
    g,
    tube(
      [
        [0.11, 0.01, -0.06],
        [0.12, 0.4, -0.08],
        [0.06, 0.5, 0.02],
        [0, 0.5, 0.08],
      ],
      0.008,
      24,
    ),
    clay('#f4f7ff'),
  );
  add(g, roundedBox(0.05, 0.035, 0.05, 0.012), gloss('#101a38'), [0, 0.49, 0.09], [0.3, 0, 0]);
  return g;
}

/** Room behind the mirror: closed above and dark, so that its people are only just seen. */
function darkRoom(root: Group, z: number) {
  add(root, roundedBox(9, 3, 0.1, 0.01), matte('#3a4774'), [0, 1.5, z - 2.0]);
  add(root, roundedBox(9, 0.1, 2.0, 0.01), matte('#2b3660'), [0, 2.6, z - 1.0]);
  for (const s of [-1, 1]) add(root, roundedBox(0.1, 3, 2.0, 0.01), matte('#33406d'), [s * 2.6, 1.5, z - 1]);
  add(root, roundedBox(9, 0.02, 2.0, 0.005), matte('#2b3660'), [0, 0.01, z - 1]);
}

const OBSERVER = {
  hair: 'short' as const,
  figure: 'man' as const,
  topHex: '#1f5bff',
  trousersHex: '#1b2650',
  skinHex: '#e9b38b',
  spectacles: true,
};

function testSide(root: Group, seated: boolean) {
  place(root, room({ w: 9, d: 3.6, h: 3, wallHex: '#e9eefb', floorHex: '#ccd8ef' }));
  openWall(root, -1.45, [-1.75, 0.85], [1.0, 1.95], '#e4eaf8');
  darkRoom(root, -1.5);
  for (const [x, look, turn] of [
    [-0.95, { ...OBSERVER }, 0.25],
    [0.2, { ...OBSERVER, hair: 'bob' as const, figure: 'woman' as const, topHex: '#c58cf0', spectacles: false }, -0.2],
  ] as const) {
    const seat = group(root, 'observer', [seated ? x * 0.5 + 0.12 : x - 0.22, 0, -2.4], [0, turn, 0]);
    place(seat, person(look, typing({ hips: [0, 0.62, -0.05], headTurn: [0.05, 0, 0] })));
    place(
      seat,
      monitor(recording('mirror-side', ['gaze', 'skin']), { w: 0.42, h: 0.24 }),
      [0.28, 0.7, 0.55],
      Math.PI - 0.3,
    );
  }
  place(root, domeCamera(), [1.4, 2.5, -1.2]);
  if (!seated) {
    place(root, desk({ w: 1.7, d: 0.8 }), [0.1, 0, -0.3]);
    place(root, monitor(page('bench-page', 'none'), { w: 0.6, h: 0.35 }), [0.12, 0.735, -0.42], -0.2);
    place(root, remoteEyeTracker(0.36), [0.02, 0.745, -0.27], -0.25);
    place(root, keyboard(), [0.0, 0.735, -0.04], -0.12);
    place(root, mouse(), [0.32, 0.735, -0.02]);
    place(root, plant(), [0.72, 0.735, -0.45], 0.4, 0.62);
    return;
  }
  // the participant sits in profile; screen and tracker stand large in the foreground
  const rig = group(root, 'rig', [0.42, 0, -0.2], [0, -1.3, 0]);
  place(rig, desk({ w: 1.5, d: 0.78 }), [0, 0, 0.66]);
  place(rig, officeChair({ hex: '#c3d1f6', arms: false }));
  place(rig, monitor(page('mirror-page', 'gaze'), { w: 0.56, h: 0.33 }), [0.04, 0.735, 0.86], Math.PI - 0.8);
  place(rig, remoteEyeTracker(0.34), [0.13, 0.742, 0.74], Math.PI - 0.85);
  place(rig, keyboard(), [0.02, 0.735, 0.47], Math.PI);
  place(rig, mouse(), [-0.24, 0.735, 0.43], 0.15);
  place(
    rig,
    person(
      {
        hair: 'receding',
        hairHex: '#a7adbd',
        age: 'elder',
        figure: 'man',
        topHex: '#5b6b8f',
        trousersHex: '#27345f',
        skinHex: '#f0c4a2',
      },
      typing({ headTurn: [0.1, 0.05, 0] }),
    ),
  );
}

function watchSide(root: Group) {
  place(root, room({ w: 9, d: 2.7, h: 3, wallHex: '#eef2fc', floorHex: '#d5def1' }));
  openWall(root, 0, [-1.5, 1.55], [0.98, 1.98], '#55648f');
  // participant with phone, seen through the glass
  const at: Vec3 = [-0.62, 0, -1.5];
  const turn = 1.05;
  const test = group(root, 'test', at, [0, turn, 0]);
  place(test, desk({ w: 1.3, d: 0.7 }), [0, 0.14, 0.62]);
  place(test, officeChair({ hex: '#c3d1f6' }), [0, 0.14, 0]);
  place(test, phoneStand(), [0.02, 0.875, 0.56], Math.PI + 0.2);
  const right = handTo({ at: [0, 0, 0], turn: 0 }, 'right', {
    tip: [-0.005, 0.97, 0.515],
    towards: [0.2, 0.1, 1],
    back: [-0.3, 1, 0],
    offset: FOREFINGER,
    curl: 0.7,
    point: true,
  });
  place(
    test,
    person(
      {
        hair: 'bun',
        hairHex: '#2a1e22',
        figure: 'woman',
        topHex: '#12b886',
        trousersHex: '#3b4669',
        skinHex: '#f6cfae',
      },
      typing({ lean: 0.16, headTurn: [0.28, 0, 0], right }),
    ),
    [0, 0.14, 0],
  );
  place(root, plant(), [1.5, 0, -2.1], 0.4, 1.9);
  // the observer's desk stands along the glass
  place(root, desk({ w: 2.2, d: 0.72, hex: '#dfe6f6' }), [0.6, 0, 0.52]);
  for (const s of [-1, 1])
    place(
      root,
      monitor(s < 0 ? page('watch-phone', 'heat') : recording('watch-traces', ['gaze', 'skin', 'heart']), {
        w: 0.5,
        h: 0.3,
      }),
      [0.62 + s * 0.3, 0.735, 0.38],
      -s * 0.28,
    );
  place(root, keyboard(), [0.6, 0.735, 0.72]);
  const seat = group(root, 'observer', [0.68, 0, 1.22], [0, Math.PI + 0.22, 0]);
  place(seat, officeChair({ hex: '#3b4b7d', arms: false }));
  place(seat, person(OBSERVER, typing({ headTurn: [-0.02, -0.25, 0] })));
  add(root, roundedBox(0.14, 0.012, 0.2, 0.005), fabric('#8fb0ef'), [0.0, 0.742, 0.66], [0, 0.3, 0]);
}

/** @param v empty bench before the mirror, the same with a participant, or the observers' side */
export function mirrorRooms(root: Group, v: 'bench' | 'mirror' | 'watch'): void {
  if (v === 'watch') watchSide(root);
  else testSide(root, v === 'mirror');
}
