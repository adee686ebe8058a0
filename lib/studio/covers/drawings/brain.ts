/** Brain: raw channels, evoked potentials, blood flow, maps of the scalp, optodes. */
import { DEEP, MIST, type Ground } from '../palette';
import { axes, field, guides, place, ramp, scale, trace } from '../plot';
import { bell, indices, random, range, smoothNoise } from '../random';
import { bloodFlow, eeg, evoked, SITES } from '../signals/brain';
import { area, box, circle, curve, line, path, polyline, rect, ruler, sheet, text, type Box, type Point } from '../svg';
import { scalp } from '../parts/body';

/** Points per second of a drawn channel: enough for 10 Hz waves, no more than the picture can show. */
const RATE = 56;

/** Channels of raw EEG; `artefact(channel, t)` adds µV at t s of `seconds`. */
export function channels(
  b: Box,
  colours: readonly string[],
  seconds: number,
  seed: number,
  artefact: (channel: number, t: number) => number = () => 0,
  alpha: (t: number) => number = () => 0.8,
): string {
  const gap = b.height / colours.length;
  return colours
    .map((colour, k) => {
      const count = Math.round(seconds * RATE);
      const values = eeg(count, RATE, seed + 7 * k, (i) => alpha(i / RATE) * (0.5 + k / colours.length)).map(
        (v, i) => v + artefact(k, i / RATE),
      );
      return trace(values, box(b.x, b.y + k * gap, b.width, gap), -56, 56, colour, 2.5);
    })
    .join('');
}

/** Eight channels with the five artefacts of a teaching set: blink, muscle, loose electrode, mains, sweat. */
export function artefacts({ at = 0.18 } = {}): string {
  const g = DEEP;
  const b = box(120, 130, 1360, 690);
  const buzz = smoothNoise(1200, 0.6, 91);
  const add = (k: number, t: number) =>
    (k < 2 ? (150 - 60 * k) * bell(t, 1.25, 0.09) : 0) +
    (k === 4 || k === 5 ? 26 * buzz[Math.round(t * RATE)]! * bell(t, 3.1, 0.3) : 0) +
    (k === 3 && t > 4.45 ? 120 * Math.exp(-(t - 4.45) / 0.16) - 34 * Math.exp(-(t - 4.45) / 0.7) : 0) +
    (k === 6 && t > 5.6 && t < 7.2 ? 26 * Math.sin(2 * Math.PI * 26.3 * t) : 0) +
    (k === 7 ? 30 * Math.sin(t * 0.9) : 0);
  const x = scale(0, 8, b.x, b.x + b.width);
  const marked = [
    { from: 1, to: 1.5, first: 0, last: 2, colour: g.skin },
    { from: 2.4, to: 3.8, first: 4, last: 6, colour: g.muscle },
    { from: 4.35, to: 5.1, first: 3, last: 4, colour: g.heart },
    { from: 5.6, to: 7.2, first: 6, last: 7, colour: g.motion },
  ].map(({ from, to, first, last, colour }) =>
    rect(box(x(from), b.y + (b.height * first) / 8 - 4, x(to) - x(from), (b.height * (last - first)) / 8 + 8), {
      fill: colour,
      opacity: 0.18,
      radius: 14,
    }),
  );
  return sheet(g, at, ...marked, channels(b, Array<string>(8).fill(g.brain), 8, 30, add));
}

/** Standard and target responses to tones with the P300, the tone sequence beneath. */
export function oddball({ at = 0.55, tones = true, seed = 2 } = {}): string {
  const g = DEEP;
  const b = tones ? box(120, 130, 1360, 520) : box(120, 140, 1360, 660);
  const x = scale(-100, 800, b.x, b.x + b.width);
  const wave = (target: boolean, s: number) => {
    const noise = smoothNoise(451, 9, s);
    return range(-100, 800, 451).map((t, i) => evoked(t, target) + 0.35 * noise[i]!);
  };
  const target = place(wave(true, seed), b, -6, 12);
  const zero = b.y + b.height * (12 / 18);
  const source = random(seed + 30);
  const sequence = indices(34).map((i) => {
    const odd = source.next() < 0.2 && i > 1;
    const cx = 140 + i * 40;
    return odd ? line(cx, 700, cx, 800, g.brain, 8) : line(cx, 740, cx, 800, g.tick, 8);
  });
  return sheet(
    g,
    at,
    rect(box(x(300), b.y, x(420) - x(300), b.height), { fill: g.brain, opacity: 0.14 }),
    line(b.x, zero, b.x + b.width, zero, g.axis, 2),
    line(x(0), b.y, x(0), b.y + b.height, g.axis, 2),
    ...range(0, 800, 9).map((t) => line(x(t), zero - 8, x(t), zero + 8, g.axis, 2)),
    area(target, zero, g.brain, 0.12),
    trace(wave(false, seed + 1), b, -6, 12, g.tickMajor, 3),
    polyline(target, g.brain, 5),
    circle(x(345), b.y + b.height * (1 - 16.7 / 18), 11, { fill: g.ink }),
    text(x(345), b.y + 4, 'P300', { fill: g.ink, size: 34, anchor: 'middle' }),
    ...(tones ? sequence : []),
  );
}

/** Oxygenated and deoxygenated blood over a task block, in µmol/L. */
export function bloodPair(b: Box, g: Ground, { blocks = 1, seed = 4 } = {}): string {
  const seconds = 20 + blocks * 45;
  const t = range(-8, seconds - 8, 500);
  const at = (time: number) => indices(blocks).reduce((sum, k) => sum + bloodFlow(time - k * 45, 25), 0);
  const heart = smoothNoise(500, 2.2, seed);
  const oxy = t.map((time, i) => at(time) + 0.035 * heart[i]!);
  const deoxy = t.map((time, i) => -0.34 * at(time - 1) + 0.015 * heart[i]!);
  const x = scale(-8, seconds - 8, b.x, b.x + b.width);
  return (
    indices(blocks)
      .map((k) => rect(box(x(k * 45), b.y, x(25) - x(0), b.height), { fill: g.brand, opacity: 0.1 }))
      .join('') +
    guides(b, [0.38 / 1.55], g) +
    area(place(oxy, b, -0.45, 1.15), b.y + b.height * (1 - 0.45 / 1.6), g.heart, 0.12) +
    trace(oxy, b, -0.45, 1.15, g.heart, 4) +
    trace(deoxy, b, -0.45, 1.15, g.gaze, 4)
  );
}

export const COOL_WARM = ['#1f5bff', '#7ea2ff', '#eef2fb', '#ff9db0', '#ff3f63'];

/** A topography: values of the sites interpolated over the scalp in bands, electrodes as dots. */
export function topography(
  g: Ground,
  x: number,
  y: number,
  r: number,
  value: (u: number, v: number) => number,
  stops: readonly string[] = COOL_WARM,
  bands = 12,
): string {
  const pixels = Math.round(r * 1.2);
  return (
    scalp(g, x, y, r) +
    field(box(x - r, y - r, 2 * r, 2 * r), pixels, pixels, (u, v) => {
      const [px, py] = [2 * u - 1, 2 * v - 1];
      const level = 0.5 + value(px, py) / 2;
      const step = level * bands;
      const soft = (Math.floor(step) + Math.min(1, Math.max(0, (step % 1) * 6 - 2.5))) / bands;
      return [ramp(stops, soft), Math.min(1, Math.max(0, (1 - Math.hypot(px, py)) * r * 0.6))] as const;
    }) +
    circle(x, y, r, { stroke: g.ink }) +
    Object.values(SITES)
      .map(([sx, sy]) => circle(x + sx * r * 1.14, y + sy * r * 1.14, Math.max(2.5, r / 55), { fill: '#0b1533' }))
      .join('')
  );
}

/** The cap from above, every electrode filled by its impedance; the last ones are still high. */
export function impedanceMap({ at = 0.7 } = {}): string {
  const g = MIST;
  const source = random(6);
  const [cx, cy, r] = [520, 480, 330];
  const names = [
    'Fp1',
    'Fp2',
    'F7'.replace('7', '5'),
    'F3',
    'Fz',
    'F4',
    'F6',
    'FC5',
    'FC1',
    'FC2',
    'FC6',
    'C5',
    'C3',
    'Cz',
    'C4',
    'C6',
    'CP5',
    'CP1',
    'CP2',
    'CP6',
    'P5',
    'P3',
    'Pz',
    'P4',
    'P6',
    'PO3',
    'PO4',
    'O1',
    'O2',
    'AF3',
    'AF4',
    'CPz',
  ];
  const placed = names.flatMap((name) => (SITES[name] ? [{ name, at: SITES[name] }] : []));
  const kilo = placed.map(({ at: [, sy] }) =>
    sy > 0.45 ? source.between(9, 20) : sy > 0.25 ? source.between(4, 9) : source.between(1.5, 4.6),
  );
  const colour = (k: number) => (k <= 5 ? g.muscle : k <= 10 ? g.skin : g.heart);
  const bars = [...kilo]
    .sort((a, c) => c - a)
    .map((k, i) => {
      const y = 150 + i * (650 / kilo.length);
      return line(1000, y, 1000 + k * 23, y, colour(k), 9);
    });
  return sheet(
    g,
    at,
    scalp(g, cx, cy, r),
    path(`M${cx - r} ${cy}H${cx + r}M${cx} ${cy - r}V${cy + r}`, { stroke: g.tick, width: 2, dash: '2 10' }),
    circle(cx, cy, r * 0.8, { stroke: g.tick, width: 2, dash: '2 10' }),
    ...placed.map(({ at: [sx, sy] }, i) =>
      circle(cx + sx * r * 1.16, cy + sy * r * 1.16, 25, { fill: colour(kilo[i]!), stroke: g.panel, width: 5 }),
    ),
    line(1000 + 5 * 23, 120, 1000 + 5 * 23, 820, g.ink, 2, { dash: '2 9' }),
    text(1000 + 5 * 23 + 14, 816, '5 kΩ', { fill: g.ink, size: 32 }),
    ...bars,
  );
}

/** Light from a source to detectors 8 and 30 mm away: banana paths through scalp, skull and cortex. */
export function lightPath({ at = 0.33 } = {}): string {
  const g = MIST;
  const layer = (depth: number, amplitude = 0): Point[] =>
    range(-40, 1640, 60).map((x) => [
      x,
      330 + depth + 0.00016 * (x - 800) ** 2 + amplitude * Math.sin(x / 46) * Math.abs(Math.sin(x / 190 + 1)),
    ]);
  const layers = (
    [
      [0, 0, '#ffffff'],
      [90, 0, '#e4ebf8'],
      [190, 0, '#d3def3'],
      [250, 26, '#c9bdf5'],
    ] as const
  ).map(([depth, wave, fill]) => {
    const top = layer(depth, wave);
    return path(`M${top.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}L1640 860L-40 860Z`, {
      fill,
      stroke: g.ink,
    });
  });
  const banana = (from: number, to: number, depth: number, width: number, colour: string) => {
    const top = (x: number) => 330 + 0.00016 * (x - 800) ** 2;
    const arc = (d: number) =>
      `M${from} ${top(from)}C${from + (to - from) * 0.08} ${top(from) + d} ${to - (to - from) * 0.08} ${top(to) + d} ${to} ${top(to)}`;
    return [0.55, 1, 1.45]
      .map((k, i) =>
        path(arc(depth * k), { stroke: colour, width: i === 1 ? width : 3, opacity: i === 1 ? 0.85 : 0.5 }),
      )
      .join('');
  };
  const optode = (x: number, fill: string) => {
    const y = 330 + 0.00016 * (x - 800) ** 2;
    return (
      rect(box(x - 34, y - 150, 68, 150), { fill, stroke: g.ink, radius: 14 }) + line(x, y - 150, x, y - 216, g.ink, 8)
    );
  };
  return sheet(
    g,
    null,
    ...layers,
    banana(470, 1170, 400, 12, g.heart),
    banana(470, 657, 90, 9, g.skin),
    optode(470, g.heart),
    optode(657, g.panel),
    optode(1170, g.panel),
    path('M470 138v-20h700v20', { stroke: g.ink, width: 2 }),
    text(920, 100, '30 mm', { fill: g.ink, size: 36, anchor: 'middle' }),
    text(563, 178, '8 mm', { fill: g.ink, size: 32, anchor: 'middle' }),
    rect(box(0, 858, 1600, 142), { fill: g.field }),
    ruler(g, at),
  );
}

/** A forehead from the front with 24 channels, the active ones filled, above the averaged response. */
export function prefrontal({ at = 0.45 } = {}): string {
  const g = MIST;
  const b = box(830, 190, 650, 560);
  const activity = (u: number, v: number) =>
    0.95 * bell(Math.hypot(u + 0.42, (v - 0.1) * 1.2), 0, 0.3) + 0.4 * bell(Math.hypot(u - 0.5, v), 0, 0.25);
  const grid = indices(4).flatMap((row) =>
    indices(8).map((column): [number, number, boolean] => [column, row, (column + row) % 2 === 0]),
  );
  const spot = (column: number, row: number): Point => {
    const u = (column - 3.5) / 3.5;
    return [440 + u * 240, 330 + row * 62 + u * u * 30];
  };
  const links = grid.flatMap(([c, r]) =>
    [
      [c + 1, r],
      [c, r + 1],
    ]
      .filter(([c2, r2]) => c2! < 8 && r2! < 4)
      .map(([c2, r2]) => {
        const [p, q] = [spot(c, r), spot(c2!, r2!)];
        const u = ((p[0] + q[0]) / 2 - 440) / 260;
        const v = ((p[1] + q[1]) / 2 - 420) / 130;
        const a = activity(u, v);
        return line(
          p[0],
          p[1],
          q[0],
          q[1],
          a > 0.15 ? ramp(['#dbe4f3', '#ffb3c0', '#ff3f63'], a) : g.rule,
          a > 0.15 ? 11 : 5,
        );
      }),
  );
  return sheet(
    g,
    at,
    curve(
      [
        [440, 130],
        [640, 180],
        [745, 330],
        [752, 500],
        [716, 640],
        [640, 780],
        [440, 850],
        [240, 780],
        [164, 640],
        [128, 500],
        [135, 330],
        [240, 180],
      ],
      { fill: g.panel, stroke: g.ink },
      true,
    ),
    path('M262 640q62 -26 124 0M494 640q62 -26 124 0M420 690q-14 60 20 66', { stroke: g.ink }),
    ...links,
    ...grid.map(([c, r, source]) =>
      circle(...spot(c, r), 15, { fill: source ? g.heart : g.gaze, stroke: g.panel, width: 4 }),
    ),
    axes(b, g),
    bloodPair(b, g),
  );
}
