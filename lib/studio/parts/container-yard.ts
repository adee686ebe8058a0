/** A container yard seen from a crane's cabin: real stacks in rows, so that they shrink with distance; muted, as a background is. */
import type { Object3D } from 'three';
import { clay, matte, screen } from '../kit/material.ts';
import { add, group, once } from '../kit/node.ts';
import { curvedPanel, roundedBox, tube } from '../kit/solid.ts';
import { rect, svg } from './screens.ts';

const HEXES = ['#c9998c', '#8ea3cf', '#d6c39a', '#96b5aa', '#b4bbcc', '#bf8f95'];
const [LONG, HIGH, DEEP] = [6.1, 2.59, 2.44];
const FAR = 120;

/** Sky and sea all round; the sea begins where the ground ends. @param ground its height, m */
function horizon(parent: Object3D, ground: number): void {
  const top = 60;
  const sea = (960 * top) / (top - ground);
  const picture = svg(1600, 960, '#cfe0f8', `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#8fb8f5"/><stop offset=".8" stop-color="#d8e6f9"/></linearGradient></defs>${rect(0, 0, 1600, sea, 0, 'url(#s)')}${rect(0, sea - 6, 1600, 970 - sea, 0, '#a9c2de')}`); // prettier-ignore
  add(parent, curvedPanel(FAR, -Math.PI, Math.PI, ground, top), screen('yard-horizon', picture));
}

/** Quay crane in outline: two legs, beam and tie. */
function gantry(parent: Object3D, x: number, z: number, ground: number): void {
  const g = group(parent, 'gantry', [x, ground, z], [0, Math.atan2(x, z), 0]);
  const steel = clay('#a9b6cf');
  const bar = (a: [number, number, number], b: [number, number, number], r: number) => add(g, tube([a, b], r, 2), steel);
  for (const s of [-4, 4]) bar([s, 0, 0], [s, 30, 0], 0.6);
  bar([-16, 27, 0], [14, 27, 0], 0.7);
  bar([0, 36, 0], [-15, 27, 0], 0.25);
  bar([0, 36, 0], [13, 27, 0], 0.25);
  for (const s of [-4, 4]) bar([s, 30, 0], [0, 36, 0], 0.4);
}

/** @param ground height of the yard below the cabin, m */
export function containerYard(parent: Object3D, { ground = -21 } = {}): void {
  const g = group(parent, 'yard');
  horizon(g, ground);
  add(g, roundedBox(260, 0.2, 260, 0.01, 1), matte('#d6dce8'), [0, ground - 0.1, 0]);
  const box = once('yard-box', () => roundedBox(LONG, HIGH, DEEP, 0.05, 1));
  for (let row = -11; row <= 11; row++)
    for (let k = -8; k <= 8; k++) {
      const n = Math.abs((row * 7 + k * 13 + row * k * 3) % 11);
      const z = row * 2.9 + Math.floor(row / 4) * 5;
      // a truck lane runs below the cabin
      if (Math.abs(z - 1.5) < 2.4 || n === 0) continue;
      for (let i = 0; i < 1 + (n % 4); i++) add(g, box, clay(HEXES[(n + i * 5 + Math.abs(k)) % 6]), [k * 6.7 + (row % 2) * 0.1, ground + HIGH * (i + 0.5), z]); // prettier-ignore
    }
  for (const z of [-0.2, 3.2]) add(g, roundedBox(130, 0.02, 0.16, 0.004, 1), matte('#f2d98a'), [0, ground + 0.02, z]);
  for (const [x, z] of [[-62, -50], [-8, -84], [58, -58], [76, 26], [-74, 34], [20, 84], [-40, 74]]) gantry(g, x, z, ground); // prettier-ignore
}
