/** Eye-tracking glasses: durations of fixations, speed of saccades, the eye in infra-red. */
import { DEEP } from '../palette.ts';
import { axes, mix, scale } from '../plot.ts';
import { indices, random, range } from '../random.ts';
import { saccadeVelocity } from '../signals/motion.ts';
import { area, box, circle, clip, ellipse, line, path, type Point, polyline, rect, sheet, text } from '../svg.ts';
import { bottomAxis } from './axis.ts';

/** Durations of fixations: skewed to the right, median and quartiles marked. */
export function durations(): string {
  const g = DEEP;
  const b = box(120, 170, 1360, 570);
  const x = scale(0, 1000, b.x, b.x + b.width);
  const [median, spread] = [280, 0.48];
  const density = (ms: number) =>
    (Math.exp(-(Math.log(ms / median) ** 2) / (2 * spread ** 2)) / ms) * (1 + 0.06 * Math.sin(ms / 21));
  const bins = indices(25).map((i) => ({ ms: i * 40, value: density(i * 40 + 20) }));
  const top = Math.max(...bins.map(({ value }) => value));
  const [lower, upper] = [median * Math.exp(-0.674 * spread), median * Math.exp(0.674 * spread)];
  return sheet(
    g,
    rect(box(x(lower), 128, x(upper) - x(lower), b.y + b.height - 128), { fill: g.gaze, opacity: 0.12 }),
    ...bins.map(({ ms, value }) => {
      const height = ((b.height - 40) * value) / top;
      const inside = ms + 20 > lower && ms + 20 < upper;
      return rect(box(x(ms) + 4, b.y + b.height - height, x(40) - x(0) - 8, height), {
        fill: inside ? g.gaze : mix(g.gaze, g.field, 0.55),
        radius: 5,
      });
    }),
    line(x(median), 128, x(median), b.y + b.height, g.ink, 4),
    text(x(upper) + 28, 190, '中位数 280 ms', { fill: g.ink, size: 40, weight: 700 }),
    text(x(upper) + 28, 244, `四分位 ${Math.round(lower / 10) * 10}–${Math.round(upper / 10) * 10} ms`, {
      fill: g.sub,
      size: 32,
    }),
    bottomAxis(g, b, x, [0, 200, 400, 600, 800], 'ms'),
  );
}

/** Angular speed of six saccades at 200 Hz, and the flatter peaks that 60 Hz leaves of them. */
export function saccadePeaks(): string {
  const g = DEEP;
  const b = box(190, 170, 1290, 590);
  const x = scale(0, 1700, b.x, b.x + b.width);
  const y = scale(0, 400, b.y + b.height, b.y);
  const saccades = [
    [110, 3.2],
    [390, 6.5],
    [660, 10],
    [985, 2.2],
    [1220, 7.6],
    [1530, 4.4],
  ] as const;
  // 0.933 brings the model's 10° to the 350°/s of the text
  const speed = (t: number) => 0.933 * saccades.reduce((sum, [from, size]) => sum + saccadeVelocity(t - from, size), 0);
  const noise = random(17);
  const fast = range(0, 1700, 341).map((t): Point => [x(t), y(speed(t) + Math.abs(7 * noise.normal()))]);
  // at 60 Hz a speed needs three samples: the mean over 42 ms
  const slow = range(6, 1690, 102).map((t): Point => {
    const window = range(t - 21, t + 21, 22);
    return [x(t), y(window.reduce((sum, s) => sum + speed(s), 0) / window.length + 6)];
  });
  return sheet(
    g,
    ...[100, 200, 300, 400].map(
      (v) =>
        line(b.x, y(v), b.x + b.width, y(v), g.rule, 2) +
        text(b.x - 20, y(v) + 10, String(v), { fill: g.sub, size: 28, anchor: 'end' }),
    ),
    text(b.x - 70, 126, '°/s', { fill: g.sub, size: 30 }),
    area(fast, y(0), g.gaze, 0.2),
    polyline(slow, g.skin, 3, { dash: '8 9' }),
    polyline(fast, g.gaze, 4),
    ...slow.map(([px, py]) => circle(px, py, 6, { fill: g.field, stroke: g.skin, width: 3 })),
    circle(x(680), y(352), 12, { fill: g.ink }),
    text(x(680) + 36, y(352) + 4, '10°　350°/s', { fill: g.ink, size: 40, weight: 700 }),
    axes(b, g),
    text(b.x + b.width - 170, 122, '200 Hz', { fill: g.gaze, size: 32, anchor: 'end' }),
    text(b.x + b.width, 122, '60 Hz', { fill: g.skin, size: 32, anchor: 'end' }),
    line(x(1500), y(0) + 34, x(1700), y(0) + 34, g.tickMajor, 4),
    text(x(1500) - 18, y(0) + 44, '200 ms', { fill: g.sub, size: 28, anchor: 'end' }),
  );
}

/** An eye in infra-red: pupil with its fitted outline, reflections of the lights; beside it the diameter after an event. */
export function infraredEye(): string {
  const g = DEEP;
  const b = box(120, 130, 780, 680);
  const [cx, cy] = [510, 470];
  const lid = (lift: number) => `M160 ${cy + 40}Q330 ${cy - 176 - lift} ${cx + 20} ${cy - 176 - lift}T872 ${cy + 70}`;
  const lower = `Q700 ${cy + 250} ${cx} ${cy + 236}T160 ${cy + 40}Z`;
  const trace = box(980, 200, 500, 480);
  const x = scale(-0.5, 4, trace.x, trace.x + trace.width);
  const y = scale(-0.08, 0.4, trace.y + trace.height, trace.y);
  const grow = (t: number) =>
    t < 0.3 ? 0 : 0.31 * (1 - Math.exp(-((t - 0.3) ** 2) / 0.42)) * Math.exp(-Math.max(0, t - 1.6) / 3.2);
  const wave = range(-0.5, 4, 160).map((t): Point => [
    x(t),
    y(grow(t) + 0.007 * Math.sin(9 * t) + 0.004 * Math.sin(23 * t)),
  ]);
  const source = random(9);
  const fibres = indices(64).map((i) => {
    const a = (2 * Math.PI * i) / 64 + source.between(-0.02, 0.02);
    const [r1, r2] = [source.between(112, 126), source.between(168, 196)];
    return line(
      cx + r1 * Math.cos(a),
      cy + r1 * Math.sin(a),
      cx + r2 * Math.cos(a),
      cy + r2 * Math.sin(a),
      '#b9c4dd',
      3,
      {
        opacity: 0.5,
      },
    );
  });
  const eyeShape = `${lid(0)}${lower}`;
  return sheet(
    g,
    clip(
      b,
      24,
      rect(b, { fill: '#58668a' }),
      path(lid(66), { stroke: '#414e70', width: 12 }),
      `<clipPath id="lids"><path d="${eyeShape}"/></clipPath><g clip-path="url(#lids)">`,
      path(eyeShape, { fill: '#aab5cf' }),
      circle(cx, cy, 206, { fill: '#7986a8', stroke: '#4a5678', width: 8 }),
      ...fibres,
      '</g>',
      path(eyeShape, { stroke: '#414e70', width: 6 }),
      path(lid(0), { stroke: '#1a2340', width: 16 }),
    ),
    ellipse(cx, cy, 104, 100, { fill: '#050a1c', stroke: '#ffffff', width: 6 }),
    path(`M${cx - 16} ${cy}h32M${cx} ${cy - 16}v32`, { stroke: '#ffffff', width: 3 }),
    ...indices(6).map((i) => {
      const a = (Math.PI * (i + 0.5)) / 3;
      return circle(cx + 138 * Math.cos(a), cy + 12 + 128 * Math.sin(a), 10, { fill: '#ffffff' });
    }),
    rect(box(x(-0.5), trace.y, x(0) - x(-0.5), trace.height), { fill: g.other, opacity: 0.22 }),
    rect(box(x(1), trace.y, x(3) - x(1), trace.height), { fill: g.gaze, opacity: 0.2 }),
    line(x(-0.5), y(0), x(4), y(0), g.axis, 2),
    line(x(0), trace.y - 20, x(0), trace.y + trace.height, g.ink, 2, { dash: '2 9' }),
    polyline(wave, g.gaze, 6),
    text(x(2), trace.y - 22, '+0.3 mm', { fill: g.ink, size: 40, weight: 700, anchor: 'middle' }),
    ...[0, 1, 3].map((s) =>
      text(x(s), trace.y + trace.height + 46, s === 3 ? '3 s' : String(s), { fill: g.sub, size: 28, anchor: 'middle' }),
    ),
  );
}
