/** Heart and breath: tachogram, ECG, sampling, a clean and a raw trace. */
import { DEEP as g } from '../palette.ts';
import { guides, scale, trace } from '../plot.ts';
import { indices, random, range, smoothNoise } from '../random.ts';
import { area, box, circle, line, type Point, polyline, rect, sheet, text } from '../svg.ts';
import { beats, ecg } from '../signals/heart.ts';

/** Beat-to-beat intervals over five minutes with breathing, and windows of 1, 2 and 5 min on them. */
export function tachogram({ seed = 3 } = {}): string {
  const b = box(120, 150, 1360, 330);
  const times = beats(300, { seed, rsa: 0.045, slow: 0.035 });
  const x = scale(0, 300, b.x, b.x + b.width);
  const y = scale(0.7, 1.02, b.y + b.height, b.y);
  const points = times.slice(1).map((t, i): Point => [x(Math.min(300, t)), y(t - times[i]!)]);
  const windows = (
    [
      [0, 60, '1 min'],
      [0, 120, '2 min'],
      [0, 300, '5 min'],
    ] as const
  ).map(([from, to, label], i) => {
    const top = 540 + i * 46;
    return (
      line(x(from), top, x(to), top, i === 2 ? g.heart : g.tickMajor, 3) +
      [from, to].map((t) => line(x(t), top - 11, x(t), top + 11, i === 2 ? g.heart : g.tickMajor, 3)).join('') +
      text(x(to) + (i === 2 ? -16 : 18), i === 2 ? top - 16 : top + 10, label, {
        fill: g.sub,
        anchor: i === 2 ? 'end' : 'start',
      })
    );
  });
  const strip = box(120, 705, 1360, 110);
  const short = beats(9, { seed });
  return sheet(
    g,
    rect(box(x(0), b.y, x(60) - x(0), b.height), { fill: g.heart, opacity: 0.1 }),
    guides(b, [0, 0.5, 1], g),
    area(points, b.y + b.height, g.heart, 0.1),
    polyline(points, g.heart, 3),
    ...windows,
    trace(
      range(0, 9, 1800).map((t) => ecg(t, short)),
      strip,
      -0.35,
      1.15,
      g.heart,
      3,
    ),
  );
}

/** One R peak sampled at 1,000 and at 125 Hz: every dot is one sample. */
export function sampledPeak(): string {
  const b = box(120, 130, 1360, 420);
  const low = box(120, 600, 1360, 220);
  const x = scale(-0.06, 0.06, b.x, b.x + b.width);
  const y = scale(-0.4, 1.2, b.y + b.height, b.y);
  const value = (t: number) => ecg(t, [0]);
  const fast = range(-0.06, 0.06, 121).map((t): Point => [x(t), y(value(t))]);
  const slow = range(-0.0597, 0.0603, 16).map((t): Point => [x(t), y(value(t))]);
  const best = slow.reduce((a, c) => (c[1] < a[1] ? c : a));
  const times = beats(11, { seed: 8 });
  return sheet(
    g,
    guides(b, [0.25], g),
    line(x(0), b.y - 20, x(0), b.y + b.height, g.heart, 2, { dash: '2 9' }),
    line(best[0], b.y - 20, best[0], b.y + b.height, g.ink, 2, { dash: '2 9' }),
    rect(box(Math.min(x(0), best[0]), b.y, Math.abs(best[0] - x(0)), b.height), { fill: g.heart, opacity: 0.16 }),
    polyline(slow, g.tickMajor, 2, { dash: '10 10' }),
    polyline(fast, g.heart, 3),
    ...fast.filter((_, i) => i % 2 === 0).map(([px, py]) => circle(px, py, 4.5, { fill: g.heart })),
    ...slow.map(([px, py]) => circle(px, py, 12, { fill: g.field, stroke: g.ink })),
    text(b.x, b.y + 40, '1,000 Hz', { fill: g.heart }),
    text(b.x, b.y + 92, '125 Hz', { fill: g.ink }),
    trace(
      range(0, 11, 2600).map((t) => ecg(t, times)),
      low,
      -0.4,
      1.15,
      g.heart,
      3,
    ),
  );
}

/** The same ECG twice: with mains hum and electrode movement, and cleaned. */
export function cleaned(): string {
  const times = beats(7, { seed: 12, mean: 0.78 });
  const wander = smoothNoise(2400, 190, 4);
  const muscle = smoothNoise(2400, 2, 5);
  const raw = range(0, 7, 2400).map(
    (t, i) =>
      ecg(t, times) +
      0.2 * wander[i]! +
      0.09 * Math.sin(2 * Math.PI * 50 * t) +
      (t > 3.4 && t < 5 ? 0.2 : 0.05) * muscle[i]!,
  );
  const top = box(120, 140, 1360, 310);
  const bottom = box(120, 520, 1360, 290);
  const x = scale(0, 7, 120, 1480);
  return sheet(
    g,
    rect(box(x(3.4), 120, x(5) - x(3.4), 690), { fill: g.skin, opacity: 0.1 }),
    line(120, 482, 1480, 482, g.rule, 2),
    trace(raw, top, -0.8, 1.5, g.tickMajor, 2),
    trace(
      range(0, 7, 2400).map((t) => ecg(t, times)),
      bottom,
      -0.4,
      1.2,
      g.heart,
      4,
    ),
    ...times.filter((t) => t < 6.9).map((t) => line(x(t), 806, x(t), 824, g.heart, 3)),
  );
}

/** Nested windows on one recording: the longer, the steadier the value. */
export function windowFan(): string {
  const source = random(21);
  const b = box(800, 260, 680, 520);
  const minutes = [1, 2, 5, 10, 30, 60];
  const rows = minutes.flatMap((m, i) => {
    const y = b.y + (b.height * i) / 5;
    const spread = 190 / Math.sqrt(m);
    return [
      line(b.x, y, b.x + b.width, y, g.rule, 2),
      line(b.x + 330 - spread, y, b.x + 330 + spread, y, g.heart, 5),
      ...indices(7).map(() =>
        circle(b.x + 330 + spread * 0.62 * source.normal(), y, 9, { fill: g.heart, opacity: 0.7 }),
      ),
      text(b.x + b.width, y - 14, `${m} min`, { fill: g.sub, anchor: 'end' }),
    ];
  });
  return line(b.x + 330, b.y - 40, b.x + 330, b.y + b.height + 30, g.ink, 2, { dash: '2 9' }) + rows.join('');
}
