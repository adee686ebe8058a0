/** Breathing seen by two belts. */
import { person, STANDING } from '../parts/body.ts';
import { DEEP } from '../palette.ts';
import { scale } from '../plot.ts';
import { indices, random, range } from '../random.ts';
import { breath } from '../signals/heart.ts';
import { area, box, circle, line, path, type Point, polyline, rect, sheet, text } from '../svg.ts';

/** Chest and belly of one breather: fourteen breaths a minute, the belly moves more. */
export function chestAndBelly(): string {
  const g = DEEP;
  const [px, foot, size] = [300, 822, 0.78];
  const belt = (height: number, half: number, colour: string) => {
    const y = foot + height * size;
    return (
      rect(box(px - half * size, y - 15, 2 * half * size, 30), { fill: colour, stroke: g.ink, radius: 8 }) +
      rect(box(px - 24, y - 22, 48, 44), { fill: g.panel, stroke: g.ink, radius: 9 }) +
      circle(px, y, 7, { fill: colour })
    );
  };
  const b = box(620, 130, 860, 660);
  const x = scale(0, 26, b.x, b.x + b.width);
  const source = random(6);
  const depth = indices(12).map(() => 1 + 0.1 * source.normal());
  const rate = 14 / 60;
  const wave = (t: number, lag: number) => depth[Math.floor((t - lag) * rate + 2)]! * breath(t - lag, rate);
  const row = (base: number, gain: number, lag: number, colour: string) => {
    const points = range(0, 26, 420).map((t): Point => [x(t), base - gain * wave(t, lag)]);
    return area(points, base + 14, colour, 0.16) + polyline(points, colour, 6);
  };
  const peaks = indices(6).map((k) => (k + 0.4) / rate);
  const [first, second] = [peaks[2]!, peaks[3]!];
  return sheet(
    g,
    person(g, STANDING, [px, foot], size, '#203560'),
    belt(-700, 90, g.motion),
    belt(-560, 86, g.brand),
    path(
      `M${px + 84} ${foot - 700 * size}C470 ${foot - 700 * size} 500 330 596 330M${px + 80} ${foot - 560 * size}` +
        `C470 ${foot - 560 * size} 500 690 596 690`,
      {
        stroke: g.axis,
        width: 3,
        dash: '3 11',
      },
    ),
    row(340, 130, 0, g.motion),
    row(730, 270, 0.12, g.brand),
    ...peaks
      .filter((t) => t < 26)
      .map((t) => circle(x(t), 340 - 130 * wave(t, 0), 11, { fill: g.panel, stroke: g.ink, width: 4 })),
    path(`M${x(first)} 168v-24M${x(first)} 156H${x(second)}M${x(second)} 168v-24`, { stroke: g.ink }),
    text((x(first) + x(second)) / 2, 126, '14 次/分', { fill: g.ink, size: 40, weight: 700, anchor: 'middle' }),
    line(b.x, 744, b.x + b.width, 744, g.axis, 2),
    line(b.x, 354, b.x + b.width, 354, g.axis, 2),
    text(b.x + b.width, 400, '胸', { fill: g.sub, size: 34, anchor: 'end' }),
    text(b.x + b.width, 790, '腹', { fill: g.sub, size: 34, anchor: 'end' }),
  );
}
