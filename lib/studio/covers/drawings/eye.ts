/** Eye: saccades, pupil, gaze on pages and scenes, calibration, devices that look at eyes. */
import { DEEP, type Ground } from '../palette.ts';
import { axes, guides, mix, scale } from '../plot.ts';
import { bell, indices, random, range, smoothNoise } from '../random.ts';
import { area, box, circle, clip, line, type Point, polygon, polyline, rect, sheet, fullSheet, text } from '../svg.ts';
import { peakVelocity, saccadeVelocity } from '../signals/motion.ts';

export interface Fixation {
  x: number;
  y: number;
  /** duration in ms: the disc's area */
  ms: number;
}

/** A scan path: discs by duration, saccades between, numbers in the order of looking. */
export function scanPath(g: Ground, fixations: readonly Fixation[], { numbers = true, size = 1 } = {}): string {
  return (
    polyline(
      fixations.map(({ x, y }): Point => [x, y]),
      g.gaze,
      3,
    ) +
    fixations
      .map(({ x, y, ms }, i) => {
        const r = Math.sqrt(ms) * 1.9 * size;
        return (
          circle(x, y, r, { fill: g.gaze, opacity: 0.26 }) +
          circle(x, y, r, { stroke: g.gaze, width: 3 }) +
          (numbers
            ? circle(x, y, 17, { fill: g.gaze }) +
              text(x, y + 8, String(i + 1), {
                size: 22,
                weight: 700,
                fill: g.field,
                anchor: 'middle',
              })
            : circle(x, y, 7, { fill: g.gaze }))
        );
      })
      .join('')
  );
}

/** Velocity of one 8° saccade at 1,000 and 200 Hz, and the main sequence of 160 saccades. */
export function mainSequence(): string {
  const g = DEEP;
  const left = box(120, 150, 640, 640);
  const right = box(860, 150, 620, 640);
  const x = scale(-8, 52, left.x, left.x + left.width);
  const y = scale(0, 380, left.y + left.height, left.y);
  const profilePoints = (from: number, step: number) =>
    range(from, 50, Math.floor((50 - from) / step) + 1).map((t): Point => [x(t), y(saccadeVelocity(t, 8))]);
  const fast = profilePoints(-8, 1);
  const slow = profilePoints(-6.5, 5);
  const sx = scale(Math.log(0.3), Math.log(20), right.x, right.x + right.width);
  const sy = scale(Math.log(14), Math.log(640), right.y + right.height, right.y);
  const source = random(5);
  const cloud = indices(190).map(() => {
    const a = Math.exp(source.between(Math.log(0.32), Math.log(19)));
    const v = peakVelocity(a) * Math.exp(0.13 * source.normal());
    return circle(sx(Math.log(a)), sy(Math.log(v)), 7, { fill: a < 1 ? g.motion : g.gaze, opacity: 0.8 });
  });
  return sheet(
    g,
    axes(left, g),
    area(fast, left.y + left.height, g.gaze, 0.14),
    polyline(slow, g.tickMajor, 2, { dash: '8 10' }),
    polyline(fast, g.gaze, 3),
    ...fast.map(([px, py]) => circle(px, py, 4.5, { fill: g.gaze })),
    ...slow.map(([px, py]) => circle(px, py, 12, { fill: g.field, stroke: g.ink })),
    text(left.x + 30, left.y + 36, '1,000 Hz', { fill: g.gaze, size: 32 }),
    text(left.x + 30, left.y + 84, '200 Hz', { fill: g.ink, size: 32 }),
    axes(right, g),
    ...[0.5, 1, 2, 5, 10].map((a) =>
      line(sx(Math.log(a)), right.y + right.height, sx(Math.log(a)), right.y + right.height + 12, g.axis, 2),
    ),
    ...cloud,
    polyline(
      range(0.3, 20, 60).map((a): Point => [sx(Math.log(a)), sy(Math.log(peakVelocity(a)))]),
      g.ink,
      3,
    ),
    text(right.x + right.width, right.y + right.height - 20, '°', { fill: g.sub, size: 34, anchor: 'end' }),
    text(right.x + 20, right.y + 34, '°/s', { fill: g.sub, size: 32 }),
  );
}

/** Pupil over 40 s: brightness steps below, blink gaps, and what load adds. */
export function pupilClinic(): string {
  const g = DEEP;
  const b = box(120, 120, 1360, 440);
  const x = scale(0, 40, b.x, b.x + b.width);
  const y = scale(2.95, 5.0, b.y + b.height, b.y);
  const steps = [0.2, 0.75, 0.45, 0.9, 0.3];
  const light = (t: number) => steps[Math.min(4, Math.floor(t / 8))]!;
  const lit = (t: number) => {
    const k = Math.min(4, Math.floor(t / 8));
    const before = steps[Math.max(0, k - 1)]!;
    return before + (steps[k]! - before) * (k === 0 ? 1 : 1 - Math.exp(-Math.max(0, t - 8 * k - 0.25) / 0.55));
  };
  const hippus = smoothNoise(1000, 14, 8);
  const value = (t: number, i: number) => 4.9 - 1.75 * lit(t) + 0.62 * bell(t, 29.5, 1.5) + 0.06 * hippus[i]!;
  const blinks = [3.1, 10.6, 14.2, 21.5, 26.2, 34.8, 37.4];
  const inBlink = (t: number) => blinks.some((s) => t > s && t < s + 0.42);
  const times = range(0, 40, 1000);
  const parts: Point[][] = [[]];
  times.forEach((t, i) => {
    if (inBlink(t)) {
      if (parts.at(-1)!.length) parts.push([]);
    } else parts.at(-1)!.push([x(t), y(value(t, i))]);
  });
  const bridges = parts.slice(1).map((p, i) => polyline([parts[i]!.at(-1)!, p[0]!], g.skin, 5, { dash: '3 10' }));
  const stair = steps.flatMap((s, k): Point[] => [
    [x(8 * k), 800 - 130 * s],
    [x(8 * k + 8), 800 - 130 * s],
  ]);
  return sheet(
    g,
    ...blinks.map((s) => rect(box(x(s), b.y, x(0.42) - x(0), b.height), { fill: g.skin, opacity: 0.3 })),
    guides(b, [0, 0.5, 1], g),
    ...bridges,
    ...parts.filter((p) => p.length > 1).map((p) => polyline(p, g.gaze, 6)),
    area(stair, 800, g.ink, 0.12),
    polyline(stair, g.sub, 3),
    ...[0, 1, 2, 3, 4].map((k) =>
      circle(x(8 * k + 4), 632, 14 + 28 * (1 - light(8 * k + 4)) + (k === 3 ? 8 : 0), { fill: g.ink, opacity: 0.9 }),
    ),
  );
}

/** Corridor of a car park seen through the scene camera, gaze path on it. */
export function carParkGaze(): string {
  const g = DEEP;
  const b = box(120, 100, 1360, 730);
  const v: Point = [830, 410];
  const ray = (x: number, y: number, t: number): Point => [v[0] + (x - v[0]) * t, v[1] + (y - v[1]) * t];
  const columns = [1, 0.62, 0.4, 0.27].flatMap((t, i) =>
    [-1, 1].map((side) => {
      const [x1, top] = ray(v[0] + side * 900, -120, t * 0.72);
      const [, bottom] = ray(v[0], 980, t * 0.72);
      return (
        rect(box(x1 - 40 * t, top, 80 * t, bottom - top), { fill: g.panel, stroke: g.ink, width: i < 2 ? 3 : 2 }) +
        rect(box(x1 - 40 * t, bottom - 150 * t, 80 * t, 60 * t), { fill: g.skin, opacity: 0.85 })
      );
    }),
  );
  const slots = [0.22, 0.32, 0.46, 0.68, 1].flatMap((t) =>
    [-1, 1].map((side) => line(...ray(v[0] + side * 360, 960, t), ...ray(v[0] + side * 1000, 960, t), g.axis, 3)),
  );
  return fullSheet(
    g,
    clip(
      b,
      24,
      rect(b, { fill: '#203660' }),
      polygon([ray(-900, 960, 0.05), ray(2600, 960, 0.05), [2600, 960], [-900, 960]], { fill: '#284577' }),
      ...[0.16, 0.3, 0.6].map((t) => line(...ray(v[0] - 160, -60, t), ...ray(v[0] + 160, -60, t), g.panel, 16 * t + 6)),
      ...slots,
      ...columns.reverse(),
      rect(box(v[0] - 46, v[1] - 66, 92, 118), { fill: g.muscle, opacity: 0.85, radius: 4 }),
    ),
    rect(b, { stroke: g.axis, width: 2, radius: 24 }),
    scanPath(g, [
      { x: 420, y: 600, ms: 260 },
      { x: 640, y: 470, ms: 420 },
      { x: 830, y: 405, ms: 1300 },
      { x: 1110, y: 530, ms: 560 },
      { x: 960, y: 690, ms: 320 },
    ]),
  );
}

/** Pupils at nine levels of brightness in one row: the brighter the field, the smaller the pupil. */
export const ninePupils = (g: Ground, y: number): string =>
  indices(9)
    .map((i) => {
      const x = 188 + i * 153;
      const level = i / 8;
      const pupil = 18 + 34 * (1 - level) ** 1.2;
      return (
        circle(x, y, 68, { fill: g.panel, stroke: g.gaze }) +
        indices(28)
          .map((k) => {
            const a = (k * Math.PI) / 14;
            return line(
              x + (pupil + 5) * Math.cos(a),
              y + (pupil + 5) * Math.sin(a),
              x + 60 * Math.cos(a),
              y + 60 * Math.sin(a),
              g.gaze,
              2,
              { opacity: 0.5 },
            );
          })
          .join('') +
        circle(x, y, pupil, { fill: '#030818' }) +
        circle(x - pupil * 0.3, y - pupil * 0.36, 7, { fill: '#ffffff' }) +
        rect(box(x - 66, y + 120, 132, 40), { fill: mix('#1b2a58', '#ffffff', level), radius: 8 })
      );
    })
    .join('');
