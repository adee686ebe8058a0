/** fNIRS: a task block and its window, opposite and equal changes, two people at a time. */
import { scalp } from '../parts/body.ts';
import { DEEP, type Ground } from '../palette.ts';
import { scale } from '../plot.ts';
import { bell, indices, random, range, smoothNoise } from '../random.ts';
import { bloodFlow } from '../signals/brain.ts';
import { type Box, box, circle, group, line, path, type Point, polyline, rect, sheet, text } from '../svg.ts';

/** Eight repeats of a 25 s task and their mean: what lies in 5–20 s, less the 5 s before. */
export function taskWindow(): string {
  const g = DEEP;
  const b = box(200, 160, 1280, 590);
  const x = scale(-10, 45, b.x, b.x + b.width);
  const y = scale(-0.17, 0.42, b.y + b.height, b.y);
  const times = range(-10, 45, 276);
  const source = random(44);
  const repeats = indices(8).map((k) => {
    const noise = smoothNoise(276, 14, 70 + k);
    const gain = 0.3 * (1 + 0.2 * source.normal());
    return times.map((t, i) => gain * bloodFlow(t, 25) + 0.035 * noise[i]!);
  });
  const mean = times.map((_, i) => repeats.reduce((sum, row) => sum + row[i]!, 0) / 8);
  const deoxy = smoothNoise(276, 10, 5).map((v, i) => -0.1 * bloodFlow(times[i]! - 1, 25) + 0.005 * v);
  const points = (values: number[]) => values.map((v, i): Point => [x(times[i]!), y(v)]);
  const inside = mean.filter((_, i) => times[i]! >= 5 && times[i]! <= 20);
  const level = inside.reduce((sum, v) => sum + v, 0) / inside.length;
  return sheet(
    g,
    rect(box(x(0), b.y, x(25) - x(0), b.height), { fill: g.other, opacity: 0.2 }),
    rect(box(x(5), b.y, x(20) - x(5), b.height), { fill: g.heart, opacity: 0.14 }),
    line(b.x, y(0), b.x + b.width, y(0), g.axis, 2),
    ...repeats.map((row) => polyline(points(row), g.heart, 2, { opacity: 0.32 })),
    polyline(points(deoxy), g.gaze, 6),
    polyline(points(mean), g.heart, 7),
    path(`M${x(-5)} ${y(0)}H${x(0)}`, { stroke: g.ink, width: 8 }),
    path(`M${x(5)} ${y(level)}H${x(20)}`, { stroke: g.ink, width: 8 }),
    path(`M${x(-2.5)} ${y(0)}V${y(level) + 6}m-12 16l12 -16l12 16`, { stroke: g.ink, width: 4 }),
    path(`M${x(-2.5) + 20} ${y(level)}H${x(5) - 14}`, { stroke: g.ink, width: 2, dash: '2 9' }),
    text(x(-2.5) - 24, y(level / 2) + 14, `+${level.toFixed(1)} µmol/L`, {
      fill: g.ink,
      weight: 700,
      anchor: 'end',
    }),
    text(x(33), y(0.27), '含氧', { fill: g.heart, weight: 700 }),
    text(x(33), y(-0.11), '脱氧', { fill: g.gaze, weight: 700 }),
    ...[0, 5, 20, 25, 40].map(
      (s) =>
        line(x(s), b.y + b.height, x(s), b.y + b.height + 10, g.tick, 2) +
        text(x(s), b.y + b.height + 54, s === 40 ? '40 s' : String(s), { fill: g.sub, anchor: 'middle' }),
    ),
  );
}

/** The same task in two channels: opposite changes are activation, equal ones ask for a look at the optode. */
export function oppositeChanges(): string {
  const g = DEEP;
  // a 20 s task of a young adult: the response is quicker than the model's and peaks at 10 s
  const flow = (t: number) => bloodFlow(1.2 * t, 24);
  const cell = (b: Box, good: boolean) => {
    const inner = box(b.x + 50, b.y + 130, b.width - 100, b.height - 210);
    const x = scale(-5, 36, inner.x, inner.x + inner.width);
    const y = scale(-0.62, 1.2, inner.y + inner.height, inner.y);
    const times = range(-5, 36, 220);
    const [n1, n2] = [smoothNoise(220, 4, good ? 2 : 12), smoothNoise(220, 4, good ? 3 : 13)];
    const oxy = times.map((t, i): Point => [x(t), y(flow(t) + 0.012 * n1[i]!)]);
    const deoxy = times.map((t, i): Point => [
      x(t),
      y((good ? -0.4 : 0.62) * flow(t - (good ? 0.3 : 1)) + 0.012 * n2[i]!),
    ]);
    const tone = good ? g.muscle : g.skin;
    const [cx, cy] = [b.x + 82, b.y + 74];
    return (
      rect(b, { fill: g.panel, stroke: g.tick, width: 2, radius: 28 }) +
      rect(box(x(0), inner.y, x(20) - x(0), inner.height), { fill: g.rule, opacity: 0.8 }) +
      polygonBetween(oxy, deoxy, good ? g.brand : g.skin) +
      line(inner.x, y(0), inner.x + inner.width, y(0), g.axis, 2) +
      polyline(deoxy, g.gaze, 6) +
      polyline(oxy, g.heart, 6) +
      (good
        ? path(`M${x(10)} ${y(flow(10)) + 12}V${y(-0.4 * flow(9.7)) - 12}`, { stroke: g.ink, width: 4 }) +
          text(x(10), b.y + b.height - 34, '10 s', { fill: g.ink, weight: 700, anchor: 'middle' })
        : text(x(10), b.y + b.height - 34, '查光极', { fill: g.ink, weight: 700, anchor: 'middle' })) +
      circle(cx, cy, 32, { fill: tone }) +
      (good
        ? path(`M${cx - 15} ${cy + 1}l11 12l20 -24`, { stroke: '#0d1a44', width: 7 })
        : path(`M${cx} ${cy - 17}v20M${cx} ${cy + 15}v1`, { stroke: '#0d1a44', width: 8 })) +
      text(b.x + 136, b.y + 88, good ? '一升一降' : '同升同降', { fill: g.ink, weight: 700 })
    );
  };
  return sheet(g, cell(box(120, 130, 790, 680), true), cell(box(960, 130, 520, 680), false));
}

/** The area between two lines. */
const polygonBetween = (a: readonly Point[], b: readonly Point[], fill: string) =>
  path(`M${[...a, ...[...b].reverse()].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`, {
    fill,
    opacity: 0.12,
  });

/** Two caps from above, prefrontal channels joined by their coherence; below, this pair against shuffled pairs. */
export function twoBrains(): string {
  const g: Ground = DEEP;
  const r = 178;
  const centres = [
    [340, 300, 90],
    [1260, 300, -90],
  ] as const;
  const angles = range(-66, 66, 5);
  const optode = (k: number, i: number, far = 0.8): Point => {
    const a = (angles[i]! * Math.PI) / 180;
    return [centres[k]![0] + (k ? -1 : 1) * far * r * Math.cos(a), centres[k]![1] + far * r * Math.sin(a)];
  };
  const links = [
    [0, 1, 0.25],
    [1, 1, 0.6],
    [2, 2, 1],
    [3, 2, 0.45],
    [3, 4, 0.75],
    [1, 3, 0.2],
  ] as const;
  const b = box(420, 546, 760, 210);
  const x = scale(0.1, 0.5, b.x, b.x + b.width);
  const bins = indices(26).map((i) => {
    const value = 0.12 + 0.01 * i;
    const height = b.height * bell(value, 0.25, 0.05) * (1 + 0.08 * Math.sin(5 * i));
    return rect(box(x(value - 0.005) + 2, b.y + b.height - height, x(0.01) - x(0) - 4, height), {
      fill: value > 0.3325 ? g.tickMajor : g.axis,
      radius: 4,
    });
  });
  return sheet(
    g,
    ...centres.map(([cx, cy, turn]) => group(`rotate(${turn} ${cx} ${cy})`, scalp(g, cx, cy, r))),
    ...links.map(([i, j, strength]) =>
      line(...optode(0, i), ...optode(1, j), g.brain, 2 + 16 * strength, { opacity: 0.35 + 0.6 * strength }),
    ),
    ...indices(2).flatMap((k) =>
      indices(5).flatMap((i) => [
        circle(...optode(k, i), 19, { fill: g.heart, stroke: g.panel, width: 5 }),
        circle(...optode(k, i, 0.46), 13, { fill: g.gaze, stroke: g.panel, width: 4 }),
      ]),
    ),
    ...bins,
    line(b.x, b.y + b.height, b.x + b.width, b.y + b.height, g.axis, 2),
    line(x(0.3325), b.y - 10, x(0.3325), b.y + b.height, g.sub, 3, { dash: '3 9' }),
    text(x(0.3325) + 18, b.y + 22, '95%', { fill: g.sub }),
    circle(x(0.42), b.y + b.height, 20, { fill: g.brain, stroke: g.ink, width: 4 }),
    text(x(0.42), b.y + b.height - 40, '0.42', { fill: g.ink, size: 44, weight: 700, anchor: 'middle' }),
    text(x(0.25), b.y + b.height + 56, '打乱配对', { fill: g.sub, anchor: 'middle' }),
    text(x(0.42), b.y + b.height + 56, '同组', { fill: g.ink, anchor: 'middle' }),
    text(800, 120, '0.03 Hz', { fill: g.sub, anchor: 'middle' }),
  );
}
