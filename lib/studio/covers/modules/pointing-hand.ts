/** A hand that touches: knobs, screens, keys. */
import { type Tube, tubes } from '../parts/body';
import type { Ground } from '../palette';
import { box, group, rect } from '../svg';

/** A right hand pointing up from below, the fingertip at (x, y). */
export function pointingHand(g: Ground, x: number, y: number, size: number, angle: number): string {
  const parts: Tube[] = [
    { points: [[0, 22], [4, 150]], width: 44 },
    { points: [[22, 190], [30, 260]], width: 120 },
    { points: [[34, 290], [40, 620]], width: 104 },
    { points: [[-34, 262], [-44, 196], [-24, 150]], width: 42 },
  ];
  const curled = [0, 1, 2].map((i) => rect(box(26 + i * 26, 132 + i * 14, 38, 96), { fill: g.panel, stroke: g.ink, width: 3 / size, radius: 19 }));
  return group(`translate(${x} ${y}) rotate(${angle}) scale(${size})`, tubes(parts, g.panel, g.ink, 3 / size), ...curled);
}
