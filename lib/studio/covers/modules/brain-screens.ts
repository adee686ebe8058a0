/** What the EEG and fNIRS software shows: 32 traces, map and source, channels before and after, eight curves. */
import { DEEP } from '../palette.ts';
import { field, mix, place, ramp, scale } from '../plot.ts';
import { bell, indices, random, range, smoothNoise } from '../random.ts';
import { box, circle, line, path, type Point, polyline, rect, text } from '../svg.ts';
import { scalp } from '../parts/body.ts';
import { bloodFlow, eeg, evoked, SITES } from '../signals/brain.ts';
import { onMonitor, onTablet, SCREEN, TABLET } from './screen.ts';

/** Thirty-two channels from front to back; each blink lifts the front most. */
export function thirtyTwo(): string {
  const g = DEEP;
  const count = 96;
  const blinks = [0.8, 2.4];
  const t = range(0, 3.2, count);
  const spread = (i: number) => Math.exp(-i / 9);
  const gap = (SCREEN.height - 150) / 32;
  return onMonitor(
    ...blinks.map((s) =>
      rect(box(330 + (1060 * (s - 0.2)) / 3.2, SCREEN.y, 160, SCREEN.height), { fill: g.skin, opacity: 0.13 }),
    ),
    ...indices(32).map((i) => {
      const values = eeg(count, 30, 300 + i, () => 0.15 + (0.9 * i) / 31).map(
        (v, k) =>
          v * 0.6 + 150 * spread(i) * blinks.reduce((sum, s) => sum + bell(t[k]!, s, t[k]! < s ? 0.07 : 0.1), 0),
      );
      const top = SCREEN.y + 130 + i * gap;
      return polyline(place(values, box(330, top, 1060, gap), -22, 22), g.brain, 2);
    }),
    ...(['额', '中央', '顶', '枕'] as const).map((name, i) =>
      text(212, SCREEN.y + 146 + i * 148, name, { fill: g.sub, size: 34 }),
    ),
  );
}

/** Side view of the left hemisphere, about 440 × 330 px, front to the left. */
const cortex = (x: number, y: number, source: string) =>
  `<g transform="translate(${x} ${y}) scale(1.12)">` +
  path(
    'M-210 40Q-226 -60 -150 -118Q-70 -176 40 -164Q150 -150 196 -70Q226 -6 200 52Q182 96 130 98Q112 140 52' +
      ' 140Q14 140 -8 120Q-90 138 -132 96Q-196 92 -210 40z',
    {
      fill: '#16265c',
      stroke: DEEP.tickMajor,
      width: 4,
    },
  ) +
  path(
    'M-176 60Q-100 20 -20 24Q60 18 112 -20M-20 24Q-60 70 -130 84M-10 -160Q-34 -90 -4 -30M46 -158Q18 -96' +
      ' 52 -34M-150 -100Q-110 -60 -130 -6M-86 -140Q-60 -90 -84 -30M104 -140Q90 -90 140 -60M188 -70Q150 -30' +
      ' 176 20M-60 110Q20 90 80 60Q120 40 150 52',
    {
      stroke: '#3a4d94',
      width: 4,
    },
  ) +
  '</g>' +
  source;

/** Map at the peak, all channels over each other, and the source on the cortex. */
export function mapAndSource(): string {
  const g = DEEP;
  const value = (x: number, y: number) => bell(x, 0.04, 0.42) * bell(y, 0.34, 0.4) - 0.42 * bell(y, -0.85, 0.4);
  const [cx, cy, r] = [470, 292, 160];
  const stops = ['#2450c8', '#16265c', '#4a2f8f', '#c64f9a', '#ffb04d'];
  const b = box(212, 500, 1176, 200);
  const t = range(-100, 800, 240);
  const gain = indices(64).map((i) => {
    const names = Object.values(SITES);
    const [x, y] = names[i % names.length]!;
    return value(x, y) + 0.08 * Math.sin(i * 7.3);
  });
  return onMonitor(
    scalp({ ...g, panel: '#0d1a44', ink: g.tickMajor }, cx, cy, r, '#0d1a44'),
    field(box(cx - r, cy - r, 2 * r, 2 * r), 140, 140, (u, v) => {
      const [x, y] = [2 * u - 1, 2 * v - 1];
      return [ramp(stops, (value(x, y) + 0.45) / 1.45), Math.hypot(x, y) < 0.985 ? 1 : 0];
    }),
    ...Object.values(SITES).map(([x, y]) =>
      circle(cx + x * r * 1.08, cy + y * r * 1.08, 5, { fill: g.ink, opacity: 0.85 }),
    ),
    cortex(
      1090,
      300,
      field(box(1060, 150, 260, 215), 120, 100, (u, v) => {
        const heat = bell(u, 0.56, 0.17) * bell(v, 0.42, 0.19);
        return [ramp(['#c64f9a', '#ff8a4d', '#ffd27a'], heat), heat > 0.18 ? Math.min(1, (heat - 0.18) * 3) : 0];
      }),
    ),
    text(b.x + (b.width * 440) / 900 + 20, 488, '340 ms', { fill: g.skin, size: 36, weight: 700 }),
    ...gain.map((k, i) => {
      const noise = smoothNoise(240, 3, 500 + i);
      const values = t.map((ms, n) => (ms > 0 ? k * evoked(ms, true) : 0) + 0.28 * noise[n]!);
      return i % 2 ? '' : polyline(place(values, b, -4, 10), g.brain, 2, { opacity: 0.34 });
    }),
    polyline(
      place(
        t.map((ms) => (ms > 0 ? evoked(ms, true) * 0.95 : 0)),
        b,
        -4,
        10,
      ),
      g.ink,
      4,
    ),
    line(b.x + (b.width * 440) / 900, 462, b.x + (b.width * 440) / 900, 700, g.skin, 3),
  );
}

/** A forehead and both sides of the motor strip as channels; 17 light up before, 9 after the scalp's blood is taken out. */
export function channelsBeforeAfter(): string {
  const g = DEEP;
  const grid = (columns: number, rows: number, x: number, y: number, gap: number) =>
    indices(rows).flatMap((r) =>
      indices(columns).flatMap((c) => [
        ...(c < columns - 1 ? [[x + (c + 0.5) * gap, y + r * gap] as Point] : []),
        ...(r < rows - 1 ? [[x + c * gap, y + (r + 0.5) * gap] as Point] : []),
      ]),
    );
  const gap = 0.24;
  const long = [
    ...grid(6, 3, -0.6, -0.8, gap).slice(0, 26),
    ...grid(3, 2, -0.78, 0.08, gap),
    ...grid(3, 2, 0.3, 0.08, gap),
  ];
  const short: Point[] = [
    [-0.66, -0.62],
    [0.66, -0.62],
    [-0.3, -0.92],
    [0.3, -0.92],
    [-0.86, 0.2],
    [0.86, 0.2],
    [-0.5, 0.46],
    [0.5, 0.46],
  ];
  const source = random(9);
  const rank = long
    .map(([x, y], i) => ({ i, score: bell(x, -0.42, 0.3) * bell(y, -0.56, 0.3) + 0.16 * source.next() }))
    .sort((a, b) => b.score - a.score)
    .map(({ i }) => i);
  const after = rank.slice(0, 9);
  // the scalp's share lies over the whole forehead
  const before = [
    ...after,
    ...rank
      .slice(9)
      .filter((i) => long[i]![1] < -0.2)
      .filter((_, k) => k % 2 === 0)
      .slice(0, 8),
  ];
  const head = (cx: number, lit: readonly number[], words: string, colour: string) => {
    const [cy, r] = [444, 262];
    return (
      scalp({ ...g, ink: g.tickMajor }, cx, cy, r, '#0d1a44') +
      long
        .map(([x, y], i) => {
          const on = lit.indexOf(i);
          return circle(cx + x * r, cy + y * r, on < 0 ? 12 : 19, {
            fill: on < 0 ? '#2a3b78' : mix(colour, '#ffd27a', Math.max(0, 0.7 - on * 0.09)),
          });
        })
        .join('') +
      short.map(([x, y]) => circle(cx + x * r, cy + y * r, 9, { stroke: g.motion, width: 3 })).join('') +
      text(cx, 668, words, { fill: g.ink, size: 48, weight: 700, anchor: 'middle' })
    );
  };
  return onMonitor(
    line(800, 92, 800, 728, g.rule, 2),
    head(490, before, '原始 17', g.heart),
    head(1110, after, '校正后 9', g.heart),
  );
}

/** Eight channels of oxygenated blood on a tablet; the task is grey. */
export function eightCurves(): string {
  const g = DEEP;
  const x = scale(0, 180, TABLET.x + 130, TABLET.x + TABLET.width - 40);
  const tasks = [30, 90, 150];
  const row = (TABLET.height - 90) / 8;
  return onTablet(
    ...tasks.map((s) =>
      rect(box(x(s), TABLET.y + 34, x(Math.min(180, s + 30)) - x(s), TABLET.height - 100), {
        fill: '#203760',
        radius: 8,
      }),
    ),
    ...indices(8).map((i) => {
      const size = 0.5 + 0.5 * bell(i, 3.4, 2.2);
      const [slow, fast] = [smoothNoise(361, 14, 40 + i), smoothNoise(361, 1.2, 90 + i)];
      const values = range(0, 180, 361).map(
        (s, k) =>
          size * tasks.reduce((sum, from) => sum + bloodFlow(s - from, 30), 0) + 0.1 * slow[k]! + 0.035 * fast[k]!,
      );
      const b = box(x(0), TABLET.y + 34 + i * row, x(180) - x(0), row * 0.92);
      return (
        polyline(place(values, b, -0.35, 1.08), g.heart, 3) +
        text(TABLET.x + 44, TABLET.y + 34 + (i + 0.5) * row + 18, String(i + 1), { fill: g.sub, size: 30 })
      );
    }),
    ...[0, 60, 120].map((s) =>
      text(x(s), TABLET.y + TABLET.height - 22, String(s), { fill: g.sub, size: 26, anchor: 'middle' }),
    ),
    text(x(180), TABLET.y + TABLET.height - 22, '180 s', { fill: g.sub, size: 26, anchor: 'end' }),
  );
}
