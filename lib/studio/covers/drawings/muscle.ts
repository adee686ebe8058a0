/** Muscle and movement: contraction, placement, inertial nodes, optical volume, pressure. */
import { stick } from '../parts/stick-figure.ts';
import { person, STANDING } from '../parts/body.ts';
import { DEEP, type Ground } from '../palette.ts';
import { place, scale } from '../plot.ts';
import { bell, indices, range } from '../random.ts';
import { box, fade, line, type Point, polyline, rect, sheet, text } from '../svg.ts';
import { emg, walker } from '../signals/motion.ts';

/** Three maximal contractions and one task, raw and enveloped; the highest 500 ms is 100 %. */
export function maximalContraction(): string {
  const g = DEEP;
  const plateau = (t: number, from: number, height: number) =>
    height * (1 / (1 + Math.exp(-(t - from) / 0.12))) * (1 / (1 + Math.exp((t - from - 3) / 0.15)));
  const force = (t: number) =>
    plateau(t, 1, 0.88) + plateau(t, 7, 1) + plateau(t, 13, 0.96) + plateau(t, 19, 0.26) + 0.012;
  const b = box(120, 150, 1360, 650);
  const values = emg(3400, (i) => force((i / 3400) * 24) * 0.34, 4);
  const envelope = range(0, 24, 500).map((t) => 0.5 * force(t) * (1 + 0.05 * Math.sin(9 * t)));
  const x = scale(0, 24, b.x, b.x + b.width);
  const top = b.y + b.height * (1 - (0.5 * 1.02 + 1) / 2.2 - 0.02);
  return sheet(
    g,
    line(b.x, top, b.x + b.width, top, g.ink, 2, { dash: '2 9' }),
    text(b.x + b.width, top - 24, '100% MVC', { fill: g.sub, size: 36, anchor: 'end' }),
    rect(box(x(8.2), 130, x(0.5) - x(0), 680), { fill: g.ink, opacity: 0.14 }),
    polyline(place(values, b, -1.1, 1.1), g.muscle, 2, { opacity: 0.6 }),
    polyline(place(envelope, b, -1.1, 1.1), g.ink, 4),
    text(x(20.5), 400, '24%', { fill: g.ink, size: 48, anchor: 'middle' }),
  );
}

/** Front and back of a body with the eight places of the table. */
export function eightPlaces(): string {
  const g = DEEP;
  const turn = (dots: readonly Point[], x: number) =>
    person(g, STANDING, [x, 836], 0.76) +
    dots
      .map(([dx, dy]) => {
        const [px, py] = [x + dx * 0.76, 836 + dy * 0.76];
        return rect(box(px - 15, py - 23, 30, 46), { fill: g.muscle, stroke: g.panel, width: 4, radius: 8 });
      })
      .join('');
  const bursts = indices(8).map((i) => {
    const values = emg(420, (k) => 0.55 * bell(k, 90 + i * 34, 46), 40 + i);
    return polyline(place(values, box(1000, 122 + i * 87, 480, 87), -1.6, 1.6), g.muscle, 2.5);
  });
  return sheet(
    g,
    turn(
      [
        [-104, -700],
        [-126, -590],
        [-48, -310],
        [-52, -150],
        [58, -150],
        [104, -700],
      ],
      330,
    ),
    turn(
      [
        [-46, -790],
        [-28, -560],
        [28, -560],
        [-46, -330],
        [46, -330],
        [-52, -170],
        [46, -790],
      ],
      730,
    ),
    ...bursts,
  );
}

/** Walking figures with the ground force under each step. */
export function gaitSequence(g: Ground, from: number, to: number, base: number, height: number, count: number): string {
  return (
    line(from - 40, base, to + 40, base, g.axis, 3) +
    indices(count)
      .map((i) => {
        const share = i / (count - 1);
        return fade(
          0.35 + 0.65 * share,
          stick(
            walker(0.02 + i * 0.105),
            [from + (to - from) * share, base - 3],
            height,
            g.ink,
            g.sub,
            g.motion,
            i === count - 1 ? 5 : 3,
          ),
        );
      })
      .join('')
  );
}
