/** Roads and cars, from above and from the driver's seat. */
import type { Ground } from '../palette.ts';
import { box, clip, curve, group, line, path, polygon, rect, type Box, type Point } from '../svg.ts';

/** A car from above, nose to the right, about 150 × 66 px at size 1. */
export const carAbove = (g: Ground, x: number, y: number, fill: string, size = 1, angle = 0) =>
  group(
    `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
    rect(box(-75, -33, 150, 66), { fill, stroke: g.ink, width: 3 / size, radius: 24 }),
    path('M18 -25Q36 0 18 25L-2 21Q8 0 -2 -21z', { fill: g.field, stroke: g.ink, width: 2 }),
    path('M-52 -22Q-62 0 -52 22L-40 19Q-46 0 -40 -19z', { fill: g.field, stroke: g.ink, width: 2 }),
  );

/** A straight road from above across the box, `lanes` lanes with broken lines between. */
export function roadAbove(g: Ground, b: Box, lanes: number): string {
  const lane = b.height / lanes;
  const fill = g.name === 'deep' ? '#0b1738' : '#e6ecf8';
  return (
    rect(b, { fill }) +
    [0, lanes].map((i) => line(b.x, b.y + i * lane, b.x + b.width, b.y + i * lane, g.axis, 3)).join('') +
    Array.from({ length: lanes - 1 }, (_, i) =>
      line(b.x, b.y + (i + 1) * lane, b.x + b.width, b.y + (i + 1) * lane, g.axis, 3, { dash: '44 56' }),
    ).join('')
  );
}

/** A car from behind, `width` px wide, wheels on y. */
export const carBehind = (g: Ground, x: number, y: number, width: number, fill: string, braking = false) =>
  group(
    `translate(${x} ${y}) scale(${width / 200})`,
    rect(box(-82, -30, 40, 30), { fill: g.ink, radius: 8 }),
    rect(box(42, -30, 40, 30), { fill: g.ink, radius: 8 }),
    path(
      'M-100 -26v-50q2 -20 20 -26l22 -44q8 -14 26 -14h64q18 0 26 14l22 44q18 6 20 26v50q0 10 -12 10h-176q-12 0 -12 -10z',
      {
        fill,
        stroke: g.ink,
        width: 600 / width > 5 ? 5 : 600 / width,
      },
    ),
    path('M-66 -104l16 -32q4 -8 14 -8h72q10 0 14 8l16 32z', { fill: g.field, opacity: 0.85 }),
    ...[-1, 1].map((side) => rect(box(side * 76 - 18, -78, 36, 18), { fill: braking ? g.heart : g.axis, radius: 6 })),
  );

/** A road in perspective inside the box: sky, ground, road to a vanishing point, lane marks. `bend` moves the far end. */
export function roadAhead(g: Ground, b: Box, { bend = 0, horizon = 0.42, radius = 20 } = {}): string {
  const deep = g.name === 'deep';
  const top = b.y + b.height * horizon;
  const bottom = b.y + b.height;
  const cx = b.x + b.width / 2;
  const edge = (lateral: number): Point[] =>
    Array.from({ length: 24 }, (_, i) => {
      const u = (i / 23) ** 1.7;
      const width = 8 + u * b.width * 0.62;
      return [cx + bend * (1 - u) ** 2.4 * b.width + lateral * width, top + u * (bottom - top)] as Point;
    });
  const marks = [0.1, 0.2, 0.34, 0.52, 0.76].map((from) => {
    const lane = edge(0);
    const [a, c] = [Math.round(from ** 0.6 * 23), Math.round((from * 1.24) ** 0.6 * 23)];
    const [p, q] = [lane[Math.min(22, a)]!, lane[Math.min(23, Math.max(a + 1, c))]!];
    const w = (y: number) => 1.2 + ((y - top) / (bottom - top)) * 9;
    return polygon(
      [
        [p[0] - w(p[1]), p[1]],
        [p[0] + w(p[1]), p[1]],
        [q[0] + w(q[1]), q[1]],
        [q[0] - w(q[1]), q[1]],
      ],
      { fill: deep ? '#cdd8f5' : '#ffffff' },
    );
  });
  const hills: Point[] = Array.from({ length: 13 }, (_, i) => [
    b.x + (b.width * i) / 12,
    top - b.height * (0.03 + 0.05 * Math.abs(Math.sin(i * 1.7 + 0.6))),
  ]);
  return clip(
    b,
    radius,
    rect(b, { fill: deep ? '#0d1a44' : '#e8effc' }),
    curve(hills, { stroke: deep ? '#33457f' : '#b9c8e6', width: 3 }),
    rect(box(b.x, top, b.width, bottom - top), { fill: deep ? '#0a1536' : '#dce6f7' }),
    line(b.x, top, b.x + b.width, top, g.axis, 2),
    polygon([...edge(-1), ...edge(1).reverse()], { fill: deep ? '#16265c' : '#b9c8e6' }),
    curve(edge(-0.94), { stroke: deep ? '#8ea3dd' : '#ffffff', width: 4 }),
    curve(edge(0.94), { stroke: deep ? '#8ea3dd' : '#ffffff', width: 4 }),
    ...marks,
  );
}
