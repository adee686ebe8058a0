/** Skin conductance and breath: five tones, level without its drift, responses over the threshold. */
import { DEEP } from '../palette.ts';
import { place, scale } from '../plot.ts';
import { random, range, smoothNoise } from '../random.ts';
import { skin } from '../signals/heart.ts';
import { area, box, circle, line, path, type Point, polyline, rect, sheet, text } from '../svg.ts';
import { leftAxis } from './axis.ts';

/** Five tones, five responses that grow smaller; each counts in the window from 1 to 4 s after its tone. */
export function fiveTones(): string {
  const g = DEEP;
  const b = box(210, 190, 1270, 560);
  const tones = [5, 16, 28.5, 39, 51];
  const sizes = [0.62, 0.47, 0.38, 0.31, 0.26];
  const responses = tones.map((t, i) => ({ at: t, amplitude: sizes[i]! }));
  const x = scale(0, 62, b.x, b.x + b.width);
  const y = scale(3.9, 4.8, b.y + b.height, b.y);
  const noise = smoothNoise(620, 12, 15);
  const level = (t: number) => 4.08 - 0.0014 * t + skin(t, responses);
  const points = range(0, 62, 620).map((t, i): Point => [x(t), y(level(t) + 0.005 * noise[i]!)]);
  return sheet(
    g,
    leftAxis(g, b, y, [4, 4.2, 4.4, 4.6], ''),
    text(120, 150, 'µS', { fill: g.sub }),
    ...tones.map(
      (t) =>
        rect(box(x(t + 1), b.y, x(3) - x(0), b.height), { fill: g.skin, opacity: 0.16 }) +
        line(x(t), 150, x(t), b.y + b.height, g.ink, 3, { dash: '2 9' }) +
        path(`M${x(t) - 16} 120h9l12 -12v44l-12 -12h-9zM${x(t) + 13} 116q10 14 0 28`, { fill: g.ink, stroke: g.ink }),
    ),
    area(points, b.y + b.height, g.skin, 0.1),
    polyline(points, g.skin, 7),
    ...responses.map(({ at: t }) => {
      const best = range(t + 1.8, t + 6, 120).reduce((a, c) => (level(c) > level(a) ? c : a));
      return circle(x(best), y(level(best)), 11, { fill: g.field, stroke: g.ink, width: 4 });
    }),
    line(b.x, b.y + b.height, b.x + b.width, b.y + b.height, g.axis, 2),
    text(x(tones[0]! + 2.5), b.y + b.height + 50, '1–4 s', { fill: g.ink, weight: 700, anchor: 'middle' }),
  );
}

/** The level sinks by itself: a line between the two minutes of rest before and after; above it, the task. */
export function levelWithoutDrift(): string {
  const g = DEEP;
  const b = box(210, 140, 1270, 420);
  const x = scale(0, 14, b.x, b.x + b.width);
  const y = scale(4.6, 6.5, b.y + b.height, b.y);
  const noise = smoothNoise(700, 16, 8);
  const source = random(19);
  const responses = range(2.2, 11.6, 24).map((t) => ({
    at: 60 * t + 12 * source.normal(),
    amplitude: source.between(0.05, 0.22),
  }));
  const drift = (t: number) => 6.1 - 0.085 * t;
  const step = (t: number) => 0.36 / (1 + Math.exp(-(t - 2.4) / 0.22)) / (1 + Math.exp((t - 12) / 0.16));
  const values = range(0, 14, 700).map(
    (t, i) => drift(t) + step(t) + 0.5 * skin(60 * t, responses) + 0.012 * noise[i]!,
  );
  const points = values.map((v, i): Point => [x((14 * i) / 699), y(v)]);
  const low = box(210, 620, 1270, 170);
  const dy = scale(-0.1, 0.72, low.y + low.height, low.y);
  const above = values.map((v, i): Point => [x((14 * i) / 699), dy(v - drift((14 * i) / 699))]);
  const between = points.filter((_, i) => i > 99 && i < 600);
  return sheet(
    g,
    ...[0, 12].map((m) =>
      rect(box(x(m), b.y - 20, x(2) - x(0), low.y + low.height - b.y + 20), { fill: g.other, opacity: 0.13 }),
    ),
    leftAxis(g, b, y, [5, 5.5, 6], ''),
    text(120, 132, 'µS', { fill: g.sub }),
    path(
      `M${between.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}L${x(12)} ${y(drift(12))}L${x(2)} ${y(drift(2))}Z`,
      { fill: g.skin, opacity: 0.3 },
    ),
    line(x(0), y(drift(0)), x(14), y(drift(14)), g.ink, 4, { dash: '14 12' }),
    polyline(points, '#ffc04d', 5),
    area(above, dy(0), g.skin, 0.3),
    polyline(above, '#ffc04d', 4),
    line(x(0), dy(0), x(14), dy(0), g.ink, 3, { dash: '14 12' }),
    text(190, dy(0) + 10, '0', { fill: g.sub, anchor: 'end' }),
    text(x(7), dy(0) - 20, '+0.4 µS', { fill: g.ink, size: 44, weight: 700, anchor: 'middle' }),
    text(x(1), b.y + b.height + 34, '2 min', { fill: g.sub, anchor: 'middle' }),
    text(x(13), b.y + b.height + 34, '2 min', { fill: g.sub, anchor: 'middle' }),
  );
}

/** Twenty seconds out of a minute, enlarged: two responses pass 0.05 µS, a third does not. */
export function overThreshold(): string {
  const g = DEEP;
  const responses = [
    { at: 4, amplitude: 0.09 },
    { at: 15, amplitude: 0.06 },
    { at: 26.2, amplitude: 0.21 },
    { at: 32.6, amplitude: 0.026 },
    { at: 37.4, amplitude: 0.13 },
    { at: 52, amplitude: 0.08 },
  ];
  const level = (t: number) => 2.4 + skin(t, responses) + 0.014 * Math.sin(t / 9);
  const noise = smoothNoise(900, 10, 27);
  const strip = box(120, 120, 1360, 120);
  const sx = scale(0, 60, strip.x, strip.x + strip.width);
  const small = range(0, 60, 900).map((t, i) => level(t) + 0.002 * noise[i]!);
  const b = box(120, 330, 1360, 450);
  const [from, to] = [25.5, 45.5];
  const x = scale(from, to, b.x, b.x + b.width);
  const y = scale(2.38, 2.66, b.y + b.height, b.y);
  const fine = smoothNoise(500, 10, 28);
  const points = range(from, to, 500).map((t, i): Point => [x(t), y(level(t) + 0.0012 * fine[i]!)]);
  const extreme = (t0: number, t1: number, sign: number) =>
    range(t0, t1, 200).reduce((a, c) => (sign * level(c) > sign * level(a) ? c : a));
  const threshold = (onset: number, peak: number, over: boolean) => {
    const [px, py, top] = [x(peak), y(level(onset)), y(level(peak))];
    const colour = over ? g.ink : g.tickMajor;
    return (
      line(x(onset), py, px + 40, py, colour, 2, { dash: '2 9' }) +
      line(x(onset) - 10, y(level(onset) + 0.05), px + 150, y(level(onset) + 0.05), g.muscle, 3, { dash: '10 9' }) +
      circle(px, top, 19, over ? { fill: g.ink } : { fill: g.field, stroke: colour, width: 4, dash: '5 6' })
    );
  };
  const peaks = [
    [extreme(26.4, 28.2, -1), extreme(28, 31, 1), true],
    [extreme(33.4, 34.6, -1), extreme(34.6, 36.6, 1), false],
    [extreme(38.2, 39.4, -1), extreme(39.4, 42, 1), true],
  ] as const;
  return sheet(
    g,
    polyline(place(small, strip, 2.38, 2.66), g.skin, 3),
    rect(box(sx(from), 100, sx(to) - sx(from), 160), { fill: g.ink, opacity: 0.07, radius: 12 }),
    rect(box(sx(from), 100, sx(to) - sx(from), 160), { stroke: g.tickMajor, width: 2, radius: 12 }),
    path(`M${sx(from)} 262L${b.x} ${b.y - 20}M${sx(to)} 262L${b.x + b.width} ${b.y - 20}`, {
      stroke: g.axis,
      width: 2,
    }),
    area(points, b.y + b.height, g.skin, 0.12),
    polyline(points, g.skin, 7),
    ...peaks.map(([onset, peak, over]) => threshold(onset, peak, over)),
    text(x(peaks[0][1]) + 164, y(level(peaks[0][0]) + 0.05) + 12, '0.05 µS', { fill: g.muscle, weight: 700 }),
    line(b.x, b.y + b.height, b.x + b.width, b.y + b.height, g.axis, 2),
    text(b.x + b.width, b.y + b.height + 44, '20 s', { fill: g.sub, anchor: 'end' }),
  );
}
