/** Surface EMG: a quiet muscle and a busy one, onset, normalised amplitude, fatigue. */
import { DEEP } from '../palette.ts';
import { eventMark, mix, place, scale } from '../plot.ts';
import { bell, indices, range, smoothNoise } from '../random.ts';
import { area, box, circle, line, path, type Point, polyline, rect, sheet, text } from '../svg.ts';
import { emg } from '../signals/motion.ts';
import { bottomAxis, leftAxis } from './axis.ts';

const logistic = (t: number, centre: number, width: number) => 1 / (1 + Math.exp(-(t - centre) / width));

/** Trapezius stays quiet; tibialis anterior bursts 1.7 s after the cue, the pedal follows half a second later. */
export function quietAndBurst(): string {
  const g = DEEP;
  const b = box(120, 190, 1360, 590);
  const x = scale(-0.5, 4, b.x, b.x + b.width);
  const count = 2400;
  const t = range(-0.5, 4, count);
  const foot = (s: number) => logistic(s, 1.74, 0.03) * (0.1 + 0.3 * bell(s, 2.25, 0.34)) * logistic(-s, -3.1, 0.12);
  const pedal = t.map((s) => logistic(s, 2.62, 0.09) * (1 - 0.35 * logistic(s, 3.4, 0.2)));
  const row = (top: number, height: number, values: number[], width: number) =>
    polyline(place(values, box(b.x, top, b.width, height), -1, 1), g.muscle, width);
  const force = place(pedal, box(b.x, 670, b.width, 90), 0, 1);
  return sheet(
    g,
    line(b.x, 270, b.x + b.width, 270, g.rule, 2),
    row(
      210,
      120,
      emg(count, () => 0.05, 3),
      2,
    ),
    row(
      360,
      290,
      emg(count, (i) => 0.02 + foot(t[i]!), 8),
      2,
    ),
    area(force, 760, g.other, 0.2),
    polyline(force, g.other, 4),
    eventMark(x(0), 150, 760, g, '接管请求'),
    line(x(1.7), 380, x(1.7), 760, g.ink, 3),
    text(x(1.7) - 20, 420, '1.7 s', { fill: g.ink, size: 44, weight: 700, anchor: 'end' }),
    text(b.x + b.width, 210, '斜方肌', { fill: g.sub, size: 30, anchor: 'end' }),
    text(b.x + b.width, 400, '胫骨前肌', { fill: g.muscle, size: 30, anchor: 'end' }),
    text(b.x + b.width, 660, '制动踏板', { fill: g.other, size: 30, anchor: 'end' }),
    line(b.x, 760, b.x + b.width, 760, g.axis, 2),
    ...range(0, 4, 5).map((s) =>
      text(x(s), 812, s === 4 ? '4 s' : String(s), { fill: g.sub, size: 28, anchor: 'middle' }),
    ),
  );
}

/** Baseline, threshold of mean + 3 SD, and the moment the envelope stays above it for 25 ms. */
export function onset(): string {
  const g = DEEP;
  const b = box(120, 130, 1360, 620);
  const x = scale(-640, 360, b.x, b.x + b.width);
  const y = scale(0, 285, b.y + b.height, b.y);
  const recorded = range(-640, 440, 1081);
  const strength = (ms: number) => 17 + 190 * logistic(ms, 118, 40) * (ms > 0 ? 1 - Math.exp(-ms / 60) : 0);
  const rectified = emg(1081, (i) => strength(recorded[i]!), 21).map(Math.abs);
  const half = 18;
  const moving = (values: number[]) =>
    values.map((_, i) => {
      const part = values.slice(Math.max(0, i - half), i + half + 1);
      return part.reduce((sum, v) => sum + v, 0) / part.length;
    });
  const smooth = moving(moving(rectified));
  const rest = smooth.filter((_, i) => recorded[i]! < -60);
  const mean = rest.reduce((sum, v) => sum + v, 0) / rest.length;
  const sd = Math.sqrt(rest.reduce((sum, v) => sum + (v - mean) ** 2, 0) / rest.length);
  const level = mean + 3 * sd;
  const first = smooth.findIndex((_, i) => smooth.slice(i, i + 25).every((v) => v > level));
  // the axis starts at the onset found, as in the analysis
  const drawn = (values: number[], weight: number) =>
    values.flatMap((v, i): Point[] => (Math.abs(i - first + 140) <= 500 ? [[x(i - first), y(v * weight)]] : []));
  return sheet(
    g,
    rect(box(x(-600), b.y + 400, x(-100) - x(-600), b.height - 400), { fill: g.muscle, opacity: 0.1, radius: 10 }),
    text(x(-350), b.y + 380, '静息基线 500 ms', { fill: g.sub, size: 30, anchor: 'middle' }),
    polyline(drawn(rectified, 0.38), g.muscle, 2, { opacity: 0.42 }),
    line(b.x, y(level), b.x + b.width, y(level), g.skin, 3, { dash: '4 12' }),
    text(x(-350), y(level) - 22, '均值 + 3 SD', { fill: g.skin, size: 30, anchor: 'middle' }),
    polyline(drawn(smooth, 1), g.ink, 5),
    rect(box(x(0), b.y, x(25) - x(0), b.height), { fill: g.ink, opacity: 0.2 }),
    line(x(0), b.y - 10, x(0), b.y + b.height, g.ink, 4),
    text(x(0) - 24, b.y + 30, '起始时刻', { fill: g.ink, size: 40, weight: 700, anchor: 'end' }),
    text(x(25) + 22, b.y + 30, '持续 25 ms', { fill: g.sub, size: 30 }),
    circle(x(0), y(smooth[first]!), 12, { fill: g.skin }),
    bottomAxis(g, b, x, [-600, -400, -200, 0, 200], ''),
    text(b.x + b.width, b.y + b.height + 48, 'ms', { fill: g.sub, size: 28, anchor: 'end' }),
  );
}

/** With and without the exoskeleton: three parts of the trunk, bars with the spread of 20 workers. */
export function sameBars(): string {
  const g = DEEP;
  const b = box(220, 210, 1220, 520);
  const y = scale(0, 41, b.y + b.height, b.y);
  const groups = [
    ['竖脊肌腰段', 31.4, 29.6, 8],
    ['竖脊肌胸段', 22.1, 21.5, 6],
    ['斜方肌', 14.8, 15.3, 5],
  ] as const;
  const bar = (cx: number, value: number, sd: number, fill: string) =>
    rect(box(cx - 62, y(value), 124, y(0) - y(value)), { fill, radius: 8 }) +
    path(`M${cx} ${y(value + sd)}V${y(value - sd)}M${cx - 18} ${y(value + sd)}h36M${cx - 18} ${y(value - sd)}h36`, {
      stroke: g.ink,
      width: 3,
    });
  return sheet(
    g,
    leftAxis(g, b, y, [0, 10, 20, 30, 40], '% MVC'),
    ...groups.map(([name, without, worn, sd], i) => {
      const cx = b.x + (b.width * (i + 0.5)) / 3;
      return (
        bar(cx - 72, without, sd, '#305091') +
        bar(cx + 72, worn, sd - 0.6, g.muscle) +
        text(cx, b.y + b.height + 56, name, { fill: g.ink, size: 34, anchor: 'middle' })
      );
    }),
    line(b.x, y(0), b.x + b.width, y(0), g.axis, 3),
    rect(box(960, 128, 36, 36), { fill: '#305091', radius: 8 }),
    text(1012, 157, '未戴外骨骼', { fill: g.ink, size: 30 }),
    rect(box(1232, 128, 36, 36), { fill: g.muscle, radius: 8 }),
    text(1284, 157, '戴外骨骼', { fill: g.ink, size: 30 }),
  );
}

/** Power spectra of one held posture, minute by minute; the median frequency falls by 13 %. */
export function sinkingMedian(): string {
  const g = DEEP;
  const b = box(200, 150, 1280, 600);
  const x = scale(0, 200, b.x, b.x + b.width);
  const power = (f: number, k: number) => (f <= 0 ? 0 : (f / k / 44) ** 2.4 * Math.exp(-2.4 * (f / k / 44 - 1)));
  const median = (k: number) => {
    const values = range(0, 400, 4001).map((f) => power(f, k));
    const total = values.reduce((sum, v) => sum + v, 0);
    let sum = 0;
    return values.findIndex((v) => (sum += v) > total / 2) / 10;
  };
  const rows = indices(11);
  const k = (i: number) => 1.14 * (1 - 0.013 * i);
  const base = (i: number) => b.y + 150 + (i * (b.height - 150)) / 10;
  const ripple = rows.map((i) => smoothNoise(161, 2, 60 + i));
  const colour = (i: number) => mix(g.skin, g.muscle, 1 - i / 10);
  const marks = rows.map((i): Point => [
    x(median(k(i))),
    base(i) - 150 * (0.82 + 0.03 * i) * power(median(k(i)), k(i)),
  ]);
  return sheet(
    g,
    ...rows.map((i) => {
      const points = range(0, 200, 161).map((f, n): Point => [
        x(f),
        base(i) - 150 * (0.82 + 0.03 * i) * power(f, k(i)) * (1 + 0.035 * ripple[i]![n]!),
      ]);
      return (
        area(points, base(i), g.field, 0.9) + area(points, base(i), colour(i), 0.16) + polyline(points, colour(i), 3)
      );
    }),
    polyline(marks, g.ink, 4),
    ...[0, 10].map((i) => circle(marks[i]![0], marks[i]![1], 11, { fill: g.ink })),
    text(marks[0]![0] + 30, marks[0]![1] - 14, `${Math.round(median(k(0)))} Hz`, {
      fill: g.ink,
      size: 44,
      weight: 700,
    }),
    text(marks[10]![0] + 30, marks[10]![1] + 74, `${Math.round(median(k(10)))} Hz`, {
      fill: g.ink,
      size: 44,
      weight: 700,
    }),
    ...[0, 5, 10].map((i) => text(b.x - 24, base(i) + 6, `${i} min`, { fill: g.sub, size: 28, anchor: 'end' })),
    bottomAxis(g, b, x, [0, 50, 100, 150], ''),
    text(x(200), b.y + b.height + 48, '200 Hz', { fill: g.sub, size: 28, anchor: 'end' }),
  );
}
