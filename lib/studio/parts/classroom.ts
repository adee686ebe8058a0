/** Classroom: pupils' desks, blackboard, lectern. */
import type { Group } from 'three';
import { clay, colour, fabric, matte } from '../kit/material.ts';
import { add, copy, group, once, place } from '../kit/node.ts';
import { panel, roundedBox, slab, tube } from '../kit/solid.ts';
import { shellChair } from './furniture.ts';
import { person, type Person, type PersonLook } from './person/person.ts';
import { sitting, type Pose } from './person/pose.ts';
import { blackboard } from './screens.ts';

/** Single school desk with a book; pupil sits at z = −0.35 and looks along +z. @param size of the pupil */
export function schoolDesk(): Group {
  const g = group(null, 'school-desk');
  add(g, slab(0.66, 0.46, 0.025, 0.04, 0.008), clay('#f0dcc0'), [0, 0.66, 0]);
  for (const x of [-1, 1]) for (const z of [-1, 1]) add(g, tube([[x * 0.28, 0.66, z * 0.17], [x * 0.3, 0, z * 0.2]], 0.014, 4), clay(colour.steel)); // prettier-ignore
  add(g, roundedBox(0.26, 0.008, 0.18, 0.003), matte('#ffffff'), [0, 0.689, -0.04]);
  add(g, roundedBox(0.13, 0.012, 0.18, 0.003), matte('#8fb0ef'), [-0.2, 0.691, 0.08], [0, 0.2, 0]);
  return g;
}

const LOOKS: PersonLook[] = [
  { hair: 'short', face: 'soft', topHex: '#f4f7ff' },
  { hair: 'ponytail', hairHex: '#2a1e22', figure: 'woman', topHex: '#f4f7ff' },
  { hair: 'bob', figure: 'woman', topHex: '#f4f7ff', hairHex: '#1d171c' },
  { hair: 'crop', topHex: '#f4f7ff', skinHex: '#e9b38b' },
];

const WRITE: Pose = {
  hips: [0, 0.47, -0.36],
  lean: 0.16,
  left: { at: [0.14, 0.71, -0.06], fingers: [-0.6, -0.1, 1], back: [0, 1, 0.2], curl: 0.2 },
  right: { at: [-0.14, 0.72, -0.05], fingers: [0.5, -0.25, 1], back: [0, 1, 0.3], curl: 0.7 },
  leftFoot: { at: [0.1, 0.075, 0.02] },
  rightFoot: { at: [-0.1, 0.075, -0.02] },
};
const HAND_UP: Pose = { ...WRITE, right: { at: [-0.2, 1.32, -0.28], fingers: [0, 1, 0.1], back: [0, 0.1, -1], curl: 0.1, elbow: [-1, -0.2, 0.3] } }; // prettier-ignore

/** One of four pupils at a desk. */
export function pupil(i: number, raised = false): Person {
  const look: PersonLook = { age: 'child', size: 0.82, trousersHex: '#1f3f8f', ...LOOKS[i % LOOKS.length] };
  return once(`pupil${i % LOOKS.length}${raised}`, () => person(look, sitting(raised ? HAND_UP : WRITE)));
}

/** Rows of desks with pupils who look along +z. @param empty seats by number */
export function pupils(columns: number, rows: number, { raised = [] as number[], empty = [] as number[] } = {}): Group {
  const g = group(null, 'pupils');
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const i = r * columns + c;
      const at: [number, number, number] = [(c - (columns - 1) / 2) * 1.05, 0, -r * 1.15];
      place(g, copy(once('school-desk', schoolDesk)), at);
      place(g, copy(once('school-chair', () => shellChair({ hex: '#5b8cff' }))), [at[0], 0, at[2] - 0.42], 0, 0.86);
      if (!empty.includes(i)) place(g, copy(pupil(i * 3 + r, raised.includes(i))), at, 0, 0.82);
    }
  return g;
}

/** Blackboard w × h, middle at the origin, looking +z. */
export function board(w = 3.6, h = 1.35): Group {
  const g = group(null, 'blackboard');
  add(g, roundedBox(w + 0.12, h + 0.12, 0.05, 0.02), clay('#d9b48a'), [0, 0, -0.03]);
  add(g, panel(w, h, 0.01), blackboard('blackboard'));
  add(g, roundedBox(w, 0.03, 0.09, 0.01), clay('#d9b48a'), [0, -h / 2 - 0.06, 0.03]);
  return g;
}

/** Lectern, top at 1.0 m. */
export function lectern(): Group {
  const g = group(null, 'lectern');
  add(g, roundedBox(1.1, 0.92, 0.5, 0.03), clay('#e3c9a4'), [0, 0.46, 0]);
  add(g, roundedBox(1.2, 0.05, 0.6, 0.02), clay('#f0dcc0'), [0, 0.95, 0]);
  add(g, roundedBox(0.34, 0.03, 0.24, 0.01), fabric(colour.brand), [-0.25, 0.99, 0.02], [0, 0.2, 0]);
  return g;
}
