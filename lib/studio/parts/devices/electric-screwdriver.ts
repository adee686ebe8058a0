import { clay, gloss, metal } from '../../kit/material.ts';
import { add, group } from '../../kit/node.ts';
import { tube, turned } from '../../kit/solid.ts';

/** Electric screwdriver in hand coordinates of a right hand, its axis across the palm, bit on the little finger's side. */
export function electricScrewdriver() {
  const g = group(null, 'screwdriver', [-0.012, -0.032, 0.088], [0, 0, Math.PI / 2]);
  add(g, turned([[0, -0.075], [0.019, -0.075], [0.0185, 0.05], [0.022, 0.065], [0.022, 0.085], [0.012, 0.1], [0.006, 0.104], [0, 0.104]], 0.006, 40), clay('#1f5bff')); // prettier-ignore
  add(
    g,
    turned(
      [
        [0.0188, -0.05],
        [0.0202, -0.05],
        [0.0202, 0.04],
        [0.0188, 0.04],
      ],
      0.0006,
      40,
    ),
    gloss('#111a35'),
  );
  add(
    g,
    turned(
      [
        [0, 0.1],
        [0.0032, 0.1],
        [0.0032, 0.165],
        [0.0015, 0.172],
        [0, 0.172],
      ],
      0.001,
      20,
    ),
    metal('#c3cad8'),
  );
  add(
    g,
    tube(
      [
        [0, -0.074, 0],
        [0, -0.11, 0.004],
        [0.02, -0.19, 0.03],
        [0.03, -0.32, 0.1],
      ],
      0.0045,
    ),
    clay('#111a35'),
  );
  return g;
}
