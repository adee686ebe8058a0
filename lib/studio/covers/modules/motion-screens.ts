/** What the software of muscle sensors and the pressure mat shows. */
import { person, STANDING } from '../parts/body.ts';
import { DEEP } from '../palette.ts';
import { field, ramp } from '../plot.ts';
import { bell, indices, random } from '../random.ts';
import { box, circle, line, type Point, rect, text } from '../svg.ts';
import { onMonitor } from './screen.ts';

/** Front and back of a body with sixteen places, all of them receiving. */
export function sixteenPlaces(): string {
  const g = { ...DEEP, panel: '#16265c', ink: DEEP.tickMajor };
  const pairs = (places: readonly Point[]) =>
    places.flatMap(([x, y]): Point[] => [
      [-x, y],
      [x, y],
    ]);
  const front = pairs([
    [92, -736],
    [46, -372],
    [70, -270],
    [56, -150],
  ]);
  const back = pairs([
    [50, -780],
    [34, -600],
    [50, -455],
    [54, -160],
  ]);
  const size = 0.585;
  const body = (cx: number, places: readonly Point[], first: number) =>
    // trousers are drawn for paper; on the screen they are as dark as the shirt
    person(g, STANDING, [cx, 690], size, '#1d3070').replaceAll('#c9d4ea', '#1d3070') +
    places
      .map(([x, y], i) => {
        const [px, py] = [cx + x * size, 690 + y * size];
        return (
          circle(px, py, 21, { fill: DEEP.muscle, opacity: 0.25 }) +
          circle(px, py, 12, { fill: DEEP.muscle }) +
          text(cx + (i % 2 ? 122 : -122), py + 15, String(first + i), {
            fill: DEEP.ink,
            anchor: i % 2 ? 'start' : 'end',
          }) +
          line(px + (i % 2 ? 22 : -22), py, cx + (i % 2 ? 112 : -112), py, DEEP.axis, 2)
        );
      })
      .join('');
  return onMonitor(
    body(470, front, 1),
    body(880, back, 9),
    text(1250, 380, '16', { fill: DEEP.muscle, size: 130, weight: 700, anchor: 'middle' }),
    text(1250, 444, '个位置有信号', { fill: DEEP.sub, anchor: 'middle' }),
  );
}

const STOPS = ['#101f52', '#1f3fb0', '#18c7d4', '#2fd3a0', '#ffc04d', '#ff7a1f', '#ff4b3a'];

/** Seat (24 × 24) and back (16 × 28) as cells; two sitting bones in orange and red. */
export function seatAndBack(): string {
  const g = DEEP;
  const source = random(14);
  const seat = (u: number, v: number) =>
    [-1, 1].reduce(
      (sum, s) =>
        sum +
        (s < 0 ? 0.96 : 0.82) * bell(u, 0.5 + s * 0.16, 0.06) * bell(v, 0.36, 0.08) +
        0.36 * bell(u, 0.5 + s * 0.18, 0.12) * bell(v, 0.4, 0.16) +
        0.26 * bell(u, 0.5 + s * 0.2, 0.08) * bell(v, 0.78, 0.2),
      0,
    );
  const back = (u: number, v: number) =>
    [-1, 1].reduce((sum, s) => sum + 0.34 * bell(u, 0.5 + s * 0.22, 0.14) * bell(v, 0.26, 0.12), 0) +
    0.44 * bell(u, 0.5, 0.26) * bell(v, 0.76, 0.12);
  const cells = (
    x: number,
    y: number,
    columns: number,
    rows: number,
    size: number,
    value: (u: number, v: number) => number,
  ) =>
    indices(columns * rows)
      .map((i) => {
        const [c, r] = [i % columns, Math.floor(i / columns)];
        const kpa = Math.max(0, value((c + 0.5) / columns, (r + 0.5) / rows) + 0.012 * source.normal());
        return rect(box(x + c * size, y + r * size, size - 2, size - 2), { fill: ramp(STOPS, kpa / 1.3), radius: 2 });
      })
      .join('');
  return onMonitor(
    cells(260, 168, 16, 28, 18, back),
    cells(640, 168, 24, 24, 21, seat),
    text(404, 142, '靠背', { fill: g.sub, anchor: 'middle' }),
    text(892, 142, '坐垫', { fill: g.sub, anchor: 'middle' }),
    field(box(1220, 168, 30, 504), 2, 200, (_, v) => [ramp(STOPS, 1 - v), 1]),
    text(1272, 192, '20 kPa', { fill: g.sub }),
    text(1272, 672, '0', { fill: g.sub }),
  );
}
