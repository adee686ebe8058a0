/** Remote eye tracker: a bar below the screen with two cameras behind dark glass and infra-red lamps at its ends. */
import type { Group } from 'three';
import { clay, colour, glow, gloss } from '../../kit/material.ts';
import { add, group } from '../../kit/node.ts';
import { box, smoothCut, type Sdf } from '../../kit/sdf.ts';
import { roundedBox, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';

/**
 * Bar 0.34 m wide standing on y = 0, looking along +z.
 * @param width of the bar (m)
 */
export function remoteEyeTracker(width = 0.34): Group {
  const g = group(null, 'remote-eye-tracker');
  const half = width / 2;
  // slightly bowed, so that its cameras aim at one head
  const bow =
    (f: Sdf): Sdf =>
    (x, y, z) =>
      f(x, y, z - x * x * 0.35);
  const body = bow(box([0, 0.021, 0], [half, 0.017, 0.016], 0.0115));
  const face = bow(box([0, 0.021, 0.016], [half - 0.008, 0.0125, 0.004], 0.003));
  const region: [[number, number, number], [number, number, number]] = [
    [-half - 0.01, -0.005, -0.03],
    [half + 0.01, 0.05, 0.05],
  ];
  add(g, surface(smoothCut(0.002, body, face), 0.0016, region), clay('#f4f7ff'));
  add(
    g,
    surface(bow(box([0, 0.021, 0.0135], [half - 0.0085, 0.012, 0.0016], 0.0015)), 0.0012, region),
    gloss('#0a1128'),
  );
  const at = (x: number): [number, number, number] => [x, 0.021, 0.0154 + x * x * 0.35];
  const lens = turned([[0, 0.002], [0.0062, 0.002], [0.0078, 0], [0.0078, -0.002], [0, -0.002]], 0.001, 48); // prettier-ignore
  const lamp = turned([[0, 0.001], [0.0016, 0.001], [0.0018, -0.001], [0, -0.001]], 0.0004, 20); // prettier-ignore
  for (const s of [-1, 1]) {
    add(g, lens, gloss('#1d2b5c'), at(s * half * 0.42), [Math.PI / 2, 0, 0]);
    for (let i = 0; i < 8; i++) {
      const [x, y, z] = at(s * (half * 0.82 + ((i % 4) - 1.5) * 0.0065));
      add(g, lamp, glow('#ff8fa3'), [x, y + (i < 4 ? 0.004 : -0.004), z], [Math.PI / 2, 0, 0]);
    }
  }
  add(g, roundedBox(0.012, 0.0025, 0.002, 0.001), glow(colour.muscle), [0, 0.021, 0.0162]);
  add(g, roundedBox(0.09, 0.008, 0.03, 0.003), clay(colour.steel), [0, 0.003, -0.004]);
  return g;
}
