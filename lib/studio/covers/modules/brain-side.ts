/** The front of the brain under optodes: one channel and its curves, and the map before and after short channels. */
import { DEEP, type Ground } from '../palette.ts';
import { scale } from '../plot.ts';
import { indices, range, smoothNoise } from '../random.ts';
import { bloodFlow } from '../signals/brain.ts';
import { box, circle, curve, group, line, path, type Point, polyline, rect, sheet, text } from '../svg.ts';

const CEREBRUM: Point[] = [
  [0.3, -0.2],
  [0.255, -0.32],
  [0.14, -0.415],
  [-0.02, -0.452],
  [-0.18, -0.43],
  [-0.31, -0.335],
  [-0.388, -0.19],
  [-0.4, -0.06],
  [-0.352, 0.02],
  [-0.25, 0.035],
  [-0.12, 0.052],
  [0.02, 0.085],
  [0.13, 0.082],
  [0.188, 0.03],
  [0.172, -0.035],
  [0.215, -0.05],
  [0.28, -0.1],
];

/** Sylvian and central sulcus first, then the smaller ones. */
const SULCI = [
  'M0.178 -0.036C0.1 -0.03 0.02 -0.08 -0.16 -0.15q-0.03 -0.012 -0.03 -0.05',
  'M-0.055 -0.45C-0.06 -0.37 -0.01 -0.33 -0.012 -0.27S0.03 -0.17 0.028 -0.1',
  'M0.03 -0.445C0.04 -0.38 0.075 -0.34 0.07 -0.28S0.1 -0.18 0.1 -0.12',
  'M-0.13 -0.44C-0.13 -0.37 -0.085 -0.32 -0.09 -0.26S-0.07 -0.18 -0.075 -0.14',
  'M0.115 -0.36C0.16 -0.345 0.19 -0.33 0.25 -0.265',
  'M0.13 -0.245C0.17 -0.25 0.21 -0.22 0.285 -0.175',
  'M0.13 -0.12C0.17 -0.14 0.2 -0.12 0.25 -0.085',
  'M-0.13 -0.3C-0.2 -0.3 -0.24 -0.26 -0.32 -0.29',
  'M-0.2 -0.2C-0.25 -0.2 -0.29 -0.15 -0.375 -0.17',
  'M-0.3 -0.1C-0.33 -0.09 -0.36 -0.07 -0.39 -0.085',
  'M0.165 0.02C0.08 0.03 0.0 -0.005 -0.1 -0.03S-0.24 -0.075 -0.27 -0.09',
  'M0.1 0.065C0.02 0.055 -0.06 0.025 -0.14 0.01S-0.26 -0.01 -0.3 -0.02',
];

/** A brain from its right side, facing right; `size` px is the height of its head. */
function brain(g: Ground, x: number, y: number, size: number): string {
  const width = 3 / size;
  return group(
    `translate(${x} ${y}) scale(${size})`,
    path('M-0.1 0.04C-0.08 0.1 -0.09 0.16 -0.075 0.225h0.085C0.005 0.16 0.02 0.11 0.03 0.07Z', {
      fill: '#e7edf9',
      stroke: g.ink,
      width,
    }),
    path('M-0.345 0.03C-0.37 0.12 -0.29 0.17 -0.2 0.16S-0.08 0.11 -0.09 0.045Z', {
      fill: '#e7edf9',
      stroke: g.ink,
      width,
    }),
    path('M-0.335 0.075q0.12 0.03 0.24 -0.005M-0.315 0.115q0.1 0.02 0.2 -0.015', { stroke: g.axis, width }),
    curve(CEREBRUM, { fill: g.panel, stroke: g.ink, width: 4 / size }, true),
    ...SULCI.map((d, i) => path(d, { stroke: i < 2 ? g.ink : g.axis, width: i < 2 ? 4 / size : 3.5 / size })),
  );
}

/** Channels over the prefrontal cortex, red where blood rises and blue where it falls; the reddest one's curves. */
export function prefrontalChannels(): string {
  const g = DEEP;
  const [bx, by, size] = [500, 540, 980];
  // rows from top to bottom; sources and detectors alternate
  const optodes: Point[][] = [
    [
      [0.075, -0.385],
      [0.15, -0.36],
      [0.215, -0.315],
    ],
    [
      [0.1, -0.305],
      [0.175, -0.28],
      [0.245, -0.24],
    ],
    [
      [0.115, -0.225],
      [0.19, -0.205],
      [0.262, -0.165],
    ],
    [
      [0.12, -0.148],
      [0.19, -0.13],
      [0.25, -0.095],
    ],
  ];
  const spot = ([u, v]: Point): Point => [bx + u * size, by + v * size];
  const tint: Record<string, string> = { up: '#ff3f63', rise: '#702e3b', down: '#5b8cff', calm: '#284377' };
  const links = (
    [
      [0, 0, 0, 1, 'calm'],
      [0, 1, 0, 2, 'calm'],
      [1, 0, 1, 1, 'rise'],
      [1, 1, 1, 2, 'up'],
      [2, 0, 2, 1, 'rise'],
      [2, 1, 2, 2, 'up'],
      [3, 0, 3, 1, 'down'],
      [3, 1, 3, 2, 'calm'],
      [0, 0, 1, 0, 'down'],
      [0, 1, 1, 1, 'rise'],
      [0, 2, 1, 2, 'rise'],
      [1, 0, 2, 0, 'calm'],
      [1, 1, 2, 1, 'up'],
      [1, 2, 2, 2, 'up'],
      [2, 0, 3, 0, 'down'],
      [2, 1, 3, 1, 'rise'],
      [2, 2, 3, 2, 'calm'],
    ] as const
  ).map(([r1, c1, r2, c2, kind]) =>
    line(...spot(optodes[r1]![c1]!), ...spot(optodes[r2]![c2]!), tint[kind]!, kind === 'calm' ? 8 : 18),
  );
  const b = box(1010, 210, 470, 480);
  const x = scale(-6, 40, b.x, b.x + b.width);
  const y = scale(-0.5, 1.15, b.y + b.height, b.y);
  const wave = (gain: number, lag: number, seed: number) => {
    const noise = smoothNoise(230, 3, seed);
    return range(-6, 40, 230).map((t, i): Point => [x(t), y(gain * bloodFlow(t - lag, 20) + 0.02 * noise[i]!)]);
  };
  const from = spot([0.232, -0.205]);
  return sheet(
    g,
    brain(g, bx, by, size),
    ...links,
    ...optodes.flatMap((row, r) =>
      row.map((place, c) =>
        circle(...spot(place), 17, { fill: (r + c) % 2 ? g.panel : g.ink, stroke: g.ink, width: 4 }),
      ),
    ),
    path(`M${from[0] + 60} ${from[1]}C${from[0] + 140} ${from[1]} ${b.x - 100} ${y(0)} ${b.x - 16} ${y(0)}`, {
      stroke: g.axis,
      width: 3,
      dash: '3 11',
    }),
    rect(box(x(0), b.y, x(20) - x(0), b.height), { fill: g.brand, opacity: 0.1 }),
    line(b.x, y(0), b.x + b.width, y(0), g.axis, 2),
    polyline(wave(-0.36, 1, 21), g.gaze, 6),
    polyline(wave(1, 0, 20), g.heart, 6),
    text(x(0), b.y + b.height + 46, '0', { fill: g.sub, size: 30, anchor: 'middle' }),
    text(x(20), b.y + b.height + 46, '20 s', { fill: g.sub, size: 30, anchor: 'middle' }),
  );
}

/** Forty long channels over the forehead: seventeen significant ones, nine once the scalp is regressed out. */
export function shortChannels(): string {
  const g = DEEP;
  // seen from the front: the person's left is on the right
  const map = (cx: number, marked: ReadonlySet<string>, count: number) =>
    path(`M${cx - 316} 640C${cx - 356} 300 ${cx - 220} 104 ${cx} 104S${cx + 356} 300 ${cx + 316} 640`, {
      fill: g.panel,
      stroke: g.tick,
    }) +
    path(`M${cx - 222} 640q84 -50 160 -6M${cx + 222} 640q-84 -50 -160 -6`, { stroke: g.tick, width: 5 }) +
    indices(40)
      .map((i) => {
        const [row, column] = [Math.floor(i / 10), i % 10];
        const u = (column - 4.5) / 4.5;
        const place: Point = [cx + u * 262, 236 + row * 88 + u * u * 56 - row * 6 * u * u];
        const on = marked.has(`${row}${column}`);
        return circle(...place, on ? 27 : 16, { fill: on ? g.heart : g.axis });
      })
      .join('') +
    text(cx, 796, String(count), { fill: count > 10 ? g.sub : g.ink, size: 88, weight: 700, anchor: 'middle' });
  const lateral = ['19', '18', '17', '29', '28', '27', '39', '38', '10'];
  const polar = ['14', '15', '23', '24', '25', '26', '34', '35'];
  return sheet(
    g,
    map(450, new Set([...lateral, ...polar]), lateral.length + polar.length),
    map(1150, new Set(lateral), lateral.length),
    path('M758 766h84m-26 -26l26 26l-26 26', { stroke: g.tickMajor, width: 6 }),
  );
}
