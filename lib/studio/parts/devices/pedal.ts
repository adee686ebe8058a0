/** A single foot pedal on its arm: plate facing upwards and the driver (−z), hinge in front of it. */
import type { Group } from 'three';
import { clay, colour, gloss, metal } from '../../kit/material.ts';
import { add, group } from '../../kit/node.ts';
import { roundedBox, tube } from '../../kit/solid.ts';

/** @param w width @param h height of the plate (m); its foot stands on y = 0 */
export function pedal(w = 0.075, h = 0.15, tilt = 1.03): Group {
  const g = group(null, 'pedal');
  const plate = group(g, 'plate', [0, 0.055 + h * 0.35, 0], [tilt, 0, 0]);
  add(plate, roundedBox(w, h, 0.014, 0.006), metal('#aeb8cc'));
  const n = Math.round(h / 0.021);
  for (let i = 0; i < n; i++) add(plate, roundedBox(w - 0.014, 0.009, 0.005, 0.002), gloss('#10172e'), [0, (i - (n - 1) / 2) * 0.02, -0.0078]); // prettier-ignore
  add(g, tube([[0, 0.055 + h * 0.35, 0.01], [0, 0.12 + h * 0.4, 0.07], [0, 0.2 + h * 0.5, 0.13], [0, 0.34, 0.16]], 0.0085, 14), clay(colour.slate)); // prettier-ignore
  return g;
}
