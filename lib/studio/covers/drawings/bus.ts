/** What the vehicle itself says: bus frames, bytes, speed. */
import { DEEP } from '../palette.ts';
import { axes, eventMark, scale } from '../plot.ts';
import { indices, random, range } from '../random.ts';
import { area, box, circle, path, type Point, polyline, rect, sheet, text } from '../svg.ts';

/** Two bus wires with one frame, and what its bytes turn out to be: speed over three emergency stops. */
export function busAndBrakes(): string {
  const g = DEEP;
  const source = random(14);
  const bits = indices(62).map(() => (source.next() < 0.5 ? 1 : 0));
  const wave = (sign: number): Point[] =>
    bits.flatMap((bit, i): Point[] => [
      [120 + i * 21.94, 240 - sign * 70 * bit],
      [120 + (i + 1) * 21.94, 240 - sign * 70 * bit],
    ]);
  const b = box(120, 420, 1360, 380);
  const x = scale(0, 60, b.x, b.x + b.width);
  const speed = (s: number) => {
    const u = s % 20;
    return u < 9 ? 42 * Math.min(1, u / 7) : u < 12 ? 42 : u < 13.6 ? 42 * (1 - (u - 12) / 1.6) : 0;
  };
  const points = range(0, 60, 601).map((s): Point => [x(s), b.y + b.height - speed(s) * 7.4]);
  return sheet(
    g,
    rect(box(120 + 18 * 21.94, 140, 16 * 21.94, 200), { fill: g.motion, opacity: 0.13, radius: 10 }),
    polyline(wave(1), g.motion, 3),
    polyline(wave(-1), g.other, 3),
    axes(b, g),
    area(points, b.y + b.height, g.motion, 0.12),
    polyline(points, g.motion, 4),
    ...[12, 32, 52].map((s) => eventMark(x(s), 400, b.y + b.height, g, '', g.heart)),
    ...[12, 32, 52].map((s) =>
      rect(box(x(s), b.y + b.height - 60, x(1.6) - x(0), 60), { fill: g.heart, opacity: 0.85 }),
    ),
  );
}

/** Bytes on the screen with those that answer to the actions marked. */
export function hexFrames(): string {
  const g = DEEP;
  const source = random(33);
  const byte = () =>
    Math.floor(source.next() * 256)
      .toString(16)
      .toUpperCase()
      .padStart(2, '0');
  const marks: Record<string, [string, string]> = {
    '2:2': ['13', g.motion],
    '2:3': ['88', g.motion],
    '4:0': ['F1', g.skin],
    '4:1': ['F0', g.skin],
    '6:5': ['C8', g.heart],
  };
  const cells = indices(8).flatMap((row) => [
    text(140, 196 + row * 82, ['0C1', '0C9', '1A0', '1A6', '25C', '2E4', '31B', '3D2'][row]!, {
      fill: g.tick,
      mono: true,
    }),
    ...indices(8).map((column) => {
      const mark = marks[`${row}:${column}`];
      const cx = 330 + column * 88;
      return (
        (mark ? rect(box(cx - 40, 152 + row * 82, 80, 62), { fill: mark[1], radius: 10 }) : '') +
        text(cx, 196 + row * 82, mark?.[0] ?? byte(), {
          fill: mark ? g.field : g.sub,
          anchor: 'middle',
          mono: true,
          weight: mark ? 700 : 400,
        })
      );
    }),
  ]);
  const out = (
    [
      [2, '50.00 km/h', g.motion],
      [4, '−360.0°', g.skin],
      [6, '100%', g.heart],
    ] as const
  ).map(
    ([row, label, colour]) =>
      path(`M1000 ${183 + row * 82}H1110`, { stroke: colour, width: 2, dash: '2 9' }) +
      circle(1110, 183 + row * 82, 8, { fill: colour }) +
      text(1140, 198 + row * 82, label, { fill: colour, size: 50, weight: 700 }),
  );
  return sheet(g, ...out, ...cells);
}
