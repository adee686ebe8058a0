/** The five views of the platform that the interactive pictures show, and the frame they hang in. */
import type { Group } from 'three';
import { clay, colour, screen } from '../kit/material.ts';
import { add, group, hot, place } from '../kit/node.ts';
import { roundedBox, slab } from '../kit/solid.ts';
import { monitor } from './furniture.ts';
import { fourViews } from './result-screens.ts';
import { circle, page, recording, rect, svg, trace, type Signal } from './screens.ts';

const LANES: [Signal, string][] = [
  ['gaze', '#5b8cff'],
  ['heart', '#ff7a92'],
  ['motion', '#3ddbe6'],
];

/** Event marks through three lanes: one stands out as a full line with its flag. */
export function eventMarks(name: string) {
  const [w, h] = [1600, 930];
  const lanes = LANES.map(([kind, hex], i) => circle(80, 270 + i * 190, 16, hex) + trace(kind, 150, w - 60, 270 + i * 190, 56, 6, i * 3) + rect(150, 362 + i * 190, w - 210, 2, 1, '#ffffff', 0.08)); // prettier-ignore
  const marks = [300, 610, 880, 1290].map((x, i) => rect(x, 130, i === 2 ? 8 : 4, 640, 2, i === 2 ? '#ffffff' : '#ffc04d', i === 2 ? 1 : 0.7) + `<path d="M${x} 96h${i === 2 ? 150 : 96}l-22 26 22 26H${x}Z" fill="${i === 2 ? '#1f5bff' : '#ffc04d'}"/>`); // prettier-ignore
  const ticks = Array.from({ length: 55 }, (_, i) => rect(150 + i * 25.8, 830, 4, i % 5 ? 18 : 36, 1, '#8fb0ff', i % 5 ? 0.5 : 0.95)); // prettier-ignore
  return screen(name, svg(w, h, '#0a1638', lanes.join('') + marks.join('') + ticks.join('')));
}

/** Joints of a figure that reaches forward, in pixels. */
const JOINTS: Record<string, [number, number]> = { head: [610, 150], neck: [600, 260], chest: [590, 350], pelvis: [580, 500], elbow: [735, 400], hand: [880, 310], elbow2: [690, 420], hand2: [850, 420], knee: [690, 660], foot: [640, 830], knee2: [520, 665], foot2: [400, 800] }; // prettier-ignore
const BONES = ['head neck', 'neck chest', 'chest pelvis', 'neck elbow', 'elbow hand', 'neck elbow2', 'elbow2 hand2', 'pelvis knee', 'knee foot', 'pelvis knee2', 'knee2 foot2']; // prettier-ignore

/** Skeleton of a reaching figure beside the angles of three joints over time. */
export function skeleton(name: string) {
  const [w, h] = [1600, 930];
  const bones = BONES.map((pair) => { const [[x, y], [u, v]] = pair.split(' ').map((joint) => JOINTS[joint]); return `<path d="M${x} ${y}L${u} ${v}" stroke="${pair.includes('2') ? '#2a9fb0' : '#3ddbe6'}" stroke-width="20" stroke-linecap="round"/>`; }); // prettier-ignore
  const joints = Object.values(JOINTS).map(([x, y]) => circle(x, y, 17, '#ffffff'));
  const floor = Array.from({ length: 9 }, (_, i) => rect(220 + i * 90, 852, 4, i % 4 ? 18 : 34, 1, '#8fb0ff', 0.8)).join('') + rect(200, 846, 760, 4, 2, '#8fb0ff', 0.7); // prettier-ignore
  const angles = [['#3ddbe6', 0], ['#5b8cff', 2.1], ['#ffc04d', 4.4]].map(([hex, phase], i) => trace('motion', 1060, 1540, 220 + i * 240, 80, 7, phase as number, hex as string) + rect(1060, 330 + i * 240, 480, 2, 1, '#ffffff', 0.12)); // prettier-ignore
  return screen(name, svg(w, h, '#0a1638', floor + bones.join('') + joints.join('') + angles.join('')));
}

/** Ids of the panels' hot areas, in reading order. */
export const PANELS = ['physiology', 'motion-capture', 'behaviour', 'gaze', 'events'] as const;
export type Panel = (typeof PANELS)[number];

/** One panel's picture. */
export function panelPicture(panel: Panel, name: string) {
  if (panel === 'physiology') return recording(name, ['heart', 'skin', 'muscle', 'brain']);
  if (panel === 'motion-capture') return skeleton(name);
  if (panel === 'behaviour') return fourViews(name);
  return panel === 'gaze' ? page(name, 'gaze') : eventMarks(name);
}

/** Two rows of screens on a standing frame, each a hot area `panel-…`; looks along +z. */
export function panelWall(): Group {
  const g = group(null, 'panel-wall');
  const [w, h] = [0.86, 0.5];
  const at: [number, number][] = [[-0.45, 1.42], [0.45, 1.42], [-0.9, 0.88], [0, 0.88], [0.9, 0.88]]; // prettier-ignore
  PANELS.forEach((name, i) => {
    const [x, y] = at[i];
    place(hot(group(g, ''), `panel-${name}`), monitor(panelPicture(name, `wall-${name}`), { w, h, stand: false }), [x, y - h / 2, 0]); // prettier-ignore
  });
  for (const y of [0.88, 1.42])
    add(g, roundedBox(y > 1 ? 1.5 : 2.3, 0.06, 0.03, 0.012), clay(colour.cloud), [0, y, -0.06]);
  for (const x of [-0.62, 0.62]) {
    add(g, roundedBox(0.07, 1.6, 0.05, 0.02), clay(colour.cloud), [x, 0.82, -0.1]);
    add(g, slab(0.12, 0.62, 0.03, 0.05, 0.01), clay(colour.steel), [x, 0, -0.04]);
  }
  return g;
}
