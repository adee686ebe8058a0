/** Planning and writing: paper, power, schedules, folders, tables of trials. */
import { DEEP } from '../palette.ts';
import { axes, place, scale } from '../plot.ts';
import { bell, indices, range, smoothNoise } from '../random.ts';
import { box, circle, group, line, path, type Point, polygon, polyline, rect, sheet, text } from '../svg.ts';

/** Power of a two-sided paired t-test at alpha 0.05, normal approximation with the t quantile. */
function power(n: number, effect: number): number {
  const critical = 1.96 + 2.4 / Math.max(1, n - 1);
  const z = effect * Math.sqrt(n) - critical;
  return 1 / (1 + Math.exp(-1.702 * z));
}

/** Sample size against power for three smallest differences that matter. */
export function sampleSize(): string {
  const g = DEEP;
  const b = box(120, 140, 1360, 650);
  const x = scale(4, 44, b.x, b.x + b.width);
  const y = scale(0, 1, b.y + b.height, b.y);
  const curves = (
    [
      [0.9, g.motion],
      [0.6, g.gaze],
      [0.4, g.brain],
    ] as const
  ).map(([effect, colour]) =>
    polyline(
      range(4, 44, 90).map((n): Point => [x(n), y(power(n, effect))]),
      colour,
      effect === 0.6 ? 6 : 3,
    ),
  );
  const marks = [12, 24, 32].map((n) => {
    const p = power(n, 0.6);
    return (
      line(x(n), y(p), x(n), b.y + b.height, n === 24 ? g.ink : g.tick, 2, { dash: '2 9' }) +
      circle(x(n), y(p), n === 24 ? 17 : 11, { fill: n === 24 ? g.ink : g.field, stroke: n === 24 ? g.ink : g.gaze }) +
      text(x(n) + 18, b.y + b.height - 22, String(n), {
        fill: n === 24 ? g.ink : g.sub,
        size: 40,
        weight: n === 24 ? 700 : 400,
      })
    );
  });
  return sheet(
    g,
    axes(b, g),
    line(b.x, y(0.8), b.x + b.width, y(0.8), g.skin, 3, { dash: '3 11' }),
    text(b.x + 24, y(0.8) - 20, '0.80', { fill: g.skin, size: 36 }),
    ...curves,
    ...marks,
  );
}

/** Six groups of four round their tables, a tutor at each; five days as bars beneath. */
export function summerSchool(): string {
  const g = DEEP;
  const colours = [g.gaze, g.brain, g.heart, g.skin, g.muscle, g.motion];
  const tables = colours.map((colour, i) => {
    const cx = 250 + (i % 3) * 550;
    const cy = 226 + Math.floor(i / 3) * 272;
    return (
      circle(cx, cy, 62, { fill: g.panel, stroke: g.ink }) +
      indices(4)
        .map((k) => {
          const a = (k * Math.PI) / 2 + Math.PI / 4 + i * 0.2;
          return circle(cx + 90 * Math.cos(a), cy + 90 * Math.sin(a), 27, { fill: colour, stroke: g.ink });
        })
        .join('') +
      circle(cx + 140 * Math.cos(i * 0.2), cy + 140 * Math.sin(i * 0.2), 22, { fill: g.panel, stroke: g.ink }) +
      [
        [-30, -20],
        [12, -26],
        [-12, 18],
      ]
        .map(([dx, dy]) => rect(box(cx + dx!, cy + dy!, 28, 20), { fill: colour, opacity: 0.4, radius: 3 }))
        .join('')
    );
  });
  const days = [
    [0, 8],
    [8, 8],
    [16, 9.5],
    [25.5, 8],
    [33.5, 6],
  ] as const;
  return sheet(
    g,
    ...tables,
    ...days.map(
      ([from, length], i) =>
        rect(box(120 + (from / 39.5) * 1360, 700, (length / 39.5) * 1360 - 12, 84), {
          fill: i === 2 ? g.brand : '#283f77',
          radius: 12,
        }) +
        text(120 + (from / 39.5) * 1360 + 26, 756, String(i + 1), {
          fill: i === 2 ? '#0d1a44' : g.ink,
          size: 40,
          weight: 700,
        }),
    ),
  );
}

/** Folders by subject, block and signal, and three places to keep them. */
export function folders(): string {
  const g = DEEP;
  const folder = (x: number, y: number, colour: string, size = 1) =>
    group(
      `translate(${x} ${y}) scale(${size})`,
      path('M0 8q0 -8 8 -8h30l12 12h50q8 0 8 8v48q0 8 -8 8h-92q-8 0 -8 -8z', {
        fill: colour,
        stroke: g.ink,
        width: 3 / size,
      }),
    );
  const file = (x: number, y: number, colour: string, label: string) =>
    path(`M${x} ${y}h34l16 16v40h-50z`, { fill: g.panel, stroke: g.ink }) +
    line(x + 12, y + 34, x + 38, y + 34, colour, 6) +
    text(x + 70, y + 42, label, { fill: g.sub, size: 32 });
  const disk = (y: number, ok: boolean) =>
    rect(box(1180, y, 300, 150), { fill: g.panel, stroke: g.ink, radius: 20 }) +
    circle(1262, y + 75, 46, { stroke: g.tickMajor, width: 3 }) +
    circle(1262, y + 75, 12, { fill: g.ink }) +
    circle(1410, y + 75, 27, { fill: ok ? g.muscle : g.skin }) +
    path(`M1398 ${y + 75}l9 9l16 -19`, { stroke: '#0d1a44', width: 5 });
  return sheet(
    g,
    folder(130, 150, g.brand, 1.5),
    path('M190 270V720M190 330H290M190 560H290', { stroke: g.axis, width: 3 }),
    folder(296, 290, '#283f77', 1.1),
    folder(296, 520, '#283f77', 1.1),
    path('M346 376V690M346 400H450M346 476H450M346 610H450M346 690H450', { stroke: g.axis, width: 3 }),
    file(456, 372, g.gaze, 'gaze.csv'),
    file(456, 448, g.brain, 'eeg.edf'),
    file(456, 582, g.motion, 'motion.c3d'),
    file(456, 662, g.skin, 'readme'),
    ...[205, 465, 725].map(
      (y) =>
        path(`M760 465C960 465 980 ${y} 1170 ${y}`, { stroke: g.brand, width: 4, dash: '3 12' }) +
        polygon(
          [
            [1176, y],
            [1152, y - 12],
            [1152, y + 12],
          ],
          { fill: g.brand },
        ),
    ),
    circle(760, 465, 14, { fill: g.brand }),
    disk(130, true),
    disk(390, true),
    disk(650, true),
  );
}

/** A table with cells, some struck out: conditions that a plan does not need. */
export function conditions(): string {
  const g = DEEP;
  const keep = new Set(['1:0', '1:2']);
  const cells = indices(12).map((i) => {
    const [r, c] = [Math.floor(i / 4), i % 4];
    const b = box(200 + c * 310, 150 + r * 220, 270, 180);
    const kept = keep.has(`${r}:${c}`);
    const noise = smoothNoise(60, 5, i + 2);
    return (
      rect(b, { fill: kept ? g.brand : g.panel, stroke: kept ? g.brand : g.tick, width: 2, radius: 18 }) +
      polyline(
        place(
          noise.map((v, k) => 0.3 * v + 2 * bell(k, 24 + (c - 1) * 5, 6)),
          box(b.x + 30, b.y + 40, 210, 100),
          -1,
          3,
        ),
        kept ? '#0d1a44' : g.tick,
        4,
      ) +
      (kept ? '' : line(b.x + 24, b.y + b.height - 24, b.x + b.width - 24, b.y + 24, g.heart, 4))
    );
  });
  return sheet(g, ...cells);
}
