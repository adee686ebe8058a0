/** Planning and writing: paper, power, schedules, folders, tables of trials. */
import { DEEP, MIST, type Ground } from '../palette';
import { axes, place, scale } from '../plot';
import { bell, indices, random, range, smoothNoise } from '../random';
import {
  area,
  box,
  circle,
  group,
  line,
  path,
  polygon,
  polyline,
  rect,
  sheet,
  text,
  type Box,
  type Point,
} from '../svg';
import { pageLines } from './page';

/** Power of a two-sided paired t-test at alpha 0.05, normal approximation with the t quantile. */
function power(n: number, effect: number): number {
  const critical = 1.96 + 2.4 / Math.max(1, n - 1);
  const z = effect * Math.sqrt(n) - critical;
  return 1 / (1 + Math.exp(-1.702 * z));
}

/** A sheet of paper with a folded corner. */
export const paper = (g: Ground, b: Box, angle = 0) =>
  group(
    `rotate(${angle} ${b.x + b.width / 2} ${b.y + b.height / 2})`,
    path(`M${b.x} ${b.y}h${b.width - 70}l70 70v${b.height - 70}h${-b.width}z`, { fill: g.panel, stroke: g.ink }),
    path(`M${b.x + b.width - 70} ${b.y}v70h70`, { fill: g.field, stroke: g.ink }),
  );

/** Sample size against power for three smallest differences that matter. */
export function sampleSize({ at = 0.48 } = {}): string {
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
    at,
    axes(b, g),
    line(b.x, y(0.8), b.x + b.width, y(0.8), g.skin, 3, { dash: '3 11' }),
    text(b.x + 24, y(0.8) - 20, '0.80', { fill: g.skin, size: 36 }),
    ...curves,
    ...marks,
  );
}

/** A plan locked before the data: hypotheses above, marks of a reader, a seal, an empty data axis. */
export function preregistration({ at = 0.08 } = {}): string {
  const g = MIST;
  const b = box(250, 110, 560, 720);
  return sheet(
    g,
    at,
    paper(g, b, -2),
    group(
      'rotate(-2 530 470)',
      rect(box(310, 190, 300, 26), { fill: g.ink, radius: 6 }),
      pageLines(box(310, 250, 440, 170), 5, g.rule, 3),
      rect(box(310, 452, 200, 22), { fill: g.ink, radius: 6 }),
      pageLines(box(310, 494, 440, 110), 3, g.rule, 8),
      path('M310 530q30 -12 60 0t60 0t60 0t60 0', { stroke: g.heart, width: 4 }),
      path('M650 250q80 -14 96 22t-96 26q-70 -2 -60 -26q14 -26 90 -22', { stroke: g.heart, width: 4 }),
      rect(box(310, 650, 40, 40), { stroke: g.ink, radius: 8 }),
      path('M318 670l10 10l16 -22', { stroke: g.brand, width: 5 }),
      rect(box(310, 716, 40, 40), { stroke: g.ink, radius: 8 }),
      path('M318 736l10 10l16 -22', { stroke: g.brand, width: 5 }),
      pageLines(box(374, 644, 376, 54), 1, g.rule, 2),
      pageLines(box(374, 710, 376, 54), 1, g.rule, 2),
    ),
    path('M880 470H1480', { stroke: g.ink, width: 3 }),
    ...indices(25).map((i) => line(880 + i * 25, 470, 880 + i * 25, 470 + (i % 5 ? 12 : 24), g.axis, 2)),
    circle(960, 470, 76, { fill: g.brand }),
    path('M928 464h64v50h-64zM940 464v-18a20 20 0 0 1 40 0v18', { stroke: '#ffffff', width: 6 }),
    line(1140, 300, 1140, 640, g.ink, 2, { dash: '2 9' }),
    ...indices(6).map((i) => circle(1200 + i * 50, 470, 13, { fill: g.panel, stroke: g.tickMajor })),
  );
}

/** Six groups of four round their tables, a tutor at each; five days as bars beneath. */
export function summerSchool({ at = 0.9 } = {}): string {
  const g = MIST;
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
    at,
    ...tables,
    ...days.map(
      ([from, length], i) =>
        rect(box(120 + (from / 39.5) * 1360, 700, (length / 39.5) * 1360 - 12, 84), {
          fill: i === 2 ? g.brand : '#c9d8fb',
          radius: 12,
        }) +
        text(120 + (from / 39.5) * 1360 + 26, 756, String(i + 1), {
          fill: i === 2 ? '#fff' : g.ink,
          size: 40,
          weight: 700,
        }),
    ),
  );
}

/** Folders by subject, block and signal, and three places to keep them. */
export function folders({ at = 0.94 } = {}): string {
  const g = MIST;
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
    path(`M1398 ${y + 75}l9 9l16 -19`, { stroke: '#fff', width: 5 });
  return sheet(
    g,
    at,
    folder(130, 150, g.brand, 1.5),
    path('M190 270V720M190 330H290M190 560H290', { stroke: g.axis, width: 3 }),
    folder(296, 290, '#b5cbff', 1.1),
    folder(296, 520, '#b5cbff', 1.1),
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
export function conditions({ at = 0.14 } = {}): string {
  const g = MIST;
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
        kept ? '#ffffff' : g.tick,
        4,
      ) +
      (kept ? '' : line(b.x + 24, b.y + b.height - 24, b.x + b.width - 24, b.y + 24, g.heart, 4))
    );
  });
  return sheet(g, at, ...cells);
}

/** A report opened: figure on the left page, table on the right. */
export function openReport({ at = 0.98 } = {}): string {
  const g = MIST;
  const source = random(9);
  const figure = box(280, 260, 420, 300);
  const x = scale(0, 1, figure.x, figure.x + figure.width);
  const means = [0.72, 0.5];
  const lines = indices(24).map(() => {
    const a = means[0]! + 0.13 * source.normal();
    return line(
      x(0.25),
      figure.y + figure.height * (1 - a),
      x(0.75),
      figure.y + figure.height * (1 - a + 0.2 + 0.09 * source.normal()),
      g.gaze,
      2,
      { opacity: 0.4 },
    );
  });
  return sheet(
    g,
    at,
    path(
      'M800 190C700 130 400 130 190 160V800C400 770 700 770 800 830C900 770 1200 770 1410 800V160C1200 130 900 130 800 190Z',
      { fill: g.panel, stroke: g.ink },
    ),
    line(800, 190, 800, 830, g.ink, 3),
    axes(figure, g),
    ...lines,
    line(x(0.25), figure.y + figure.height * 0.28, x(0.75), figure.y + figure.height * 0.5, g.ink, 6),
    circle(x(0.25), figure.y + figure.height * 0.28, 14, { fill: g.ink }),
    circle(x(0.75), figure.y + figure.height * 0.5, 14, { fill: g.ink }),
    pageLines(box(270, 610, 440, 120), 4, g.rule, 4, 10),
    rect(box(880, 240, 250, 22), { fill: g.ink, radius: 6 }),
    ...indices(8).map(
      (r) =>
        line(880, 310 + r * 56, 1330, 310 + r * 56, r === 0 || r === 7 ? g.ink : g.rule, r === 0 || r === 7 ? 3 : 2) +
        (r < 7
          ? [880, 1040, 1160, 1270]
              .map((cx, c) =>
                line(cx, 338 + r * 56, cx + (c ? 44 : 110), 338 + r * 56, r === 2 ? g.brand : g.tickMajor, 10),
              )
              .join('')
          : ''),
    ),
  );
}

/** Curves of a normal and a shifted distribution with the overlap shaded. */
export const overlap = (g: Ground, b: Box, shift: number): string => {
  const curveAt = (m: number) =>
    range(-3.5, 4.5, 120).map((z): Point => [b.x + ((z + 3.5) / 8) * b.width, b.y + b.height * (1 - bell(z, m, 1))]);
  return (
    area(curveAt(0), b.y + b.height, g.sub, 0.16) +
    area(curveAt(shift), b.y + b.height, g.brand, 0.22) +
    polyline(curveAt(0), g.sub, 3) +
    polyline(curveAt(shift), g.brand, 4) +
    line(b.x, b.y + b.height, b.x + b.width, b.y + b.height, g.axis, 3)
  );
};
