/** Brain: raw channels, evoked potentials, blood flow, maps of the scalp, optodes. */
import { scalp } from '../parts/body.ts';
import { DEEP, type Ground } from '../palette.ts';
import { field, place, ramp, scale, trace } from '../plot.ts';
import { bell, indices, random, range, smoothNoise } from '../random.ts';
import { area, type Box, box, circle, line, path, polyline, rect, sheet, text } from '../svg.ts';
import { eeg, evoked, SITES } from '../signals/brain.ts';

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
export function artefacts(): string {
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
  return sheet(g, ...marked, channels(b, Array<string>(8).fill(g.brain), 8, 30, add));
}

/** Standard and target responses to tones with the P300, the tone sequence beneath. */
export function oddball({ tones = true, seed = 2 } = {}): string {
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

export const COOL_WARM = ['#5b8cff', '#2f4da6', '#14235a', '#8c3555', '#ff5c7a'];

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
      .map(([sx, sy]) => circle(x + sx * r * 1.14, y + sy * r * 1.14, Math.max(2.5, r / 55), { fill: '#a9b7db' }))
      .join('')
  );
}

/** The cap from above, every electrode filled by its impedance; the last ones are still high. */
export function impedanceMap(): string {
  const g = DEEP;
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
