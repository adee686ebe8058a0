/** Driving: lateral position, takeover, a scene seen from above, the bus, sickness. */
import { steeringWheel } from '../parts/devices.ts';
import { carAbove, carBehind, roadAbove, roadAhead } from '../parts/vehicle.ts';
import { DEEP, type Ground } from '../palette.ts';
import { axes, eventMark, place, scale } from '../plot.ts';
import { indices, bell, range, smoothNoise } from '../random.ts';
import {
  area,
  type Box,
  box,
  circle,
  clip,
  curve,
  line,
  type Point,
  polygon,
  polyline,
  rect,
  sheet,
  text,
} from '../svg.ts';
import { skin } from '../signals/heart.ts';
import { emg } from '../signals/motion.ts';

/** The car's path in its lane with ±1 SD, the wheel and its angle below. */
export function lanePosition(): string {
  const g = DEEP;
  const lane = box(0, 150, 1600, 280);
  const sway = smoothNoise(400, 16, 3);
  const way = sway.map((v, i): Point => [(1600 * i) / 399, 290 + 34 * v + 46 * bell(i, 250, 20)]);
  const angle = sway.map(
    (_, i) =>
      (way[Math.min(399, i + 4)]![1] - way[Math.max(0, i - 4)]![1]) * 1.3 + 3 * Math.sin(i * 1.1) * Math.abs(sway[i]!),
  );
  const wheelAt = way[262]!;
  return sheet(
    g,
    roadAbove(g, lane, 1),
    rect(box(0, 290 - 46, 1600, 92), { fill: g.motion, opacity: 0.14 }),
    line(0, 290, 1600, 290, g.tick, 2, { dash: '44 56' }),
    polyline(way.slice(0, 262), g.motion, 4),
    polyline(way.slice(262), g.tick, 3, { dash: '3 12' }),
    carAbove(g, wheelAt[0], wheelAt[1], g.brand, 1.15, -4),
    steeringWheel(g, 290, 640, 130, -16),
    line(520, 640, 1480, 640, g.axis, 2),
    polyline(place(angle, box(520, 510, 960, 260), -46, 46), g.other, 3),
  );
}

/** Lateral path and speed seen above three lanes of one takeover: gaze, muscle, brake, skin, on one clock. */
export function takeover({ lanes = true } = {}): string {
  const g = DEEP;
  const x = scale(-2, 5, 120, 1480);
  const count = 900;
  const t = range(-2, 5, count);
  const jump = (time: number, s: number) => 1 / (1 + Math.exp(-(time - s) / 0.02));
  const drift = smoothNoise(count, 9, 6);
  const gaze = t.map(
    (time, i) =>
      0.2 +
      0.16 * jump(time, -1.3) -
      0.2 * jump(time, -0.6) +
      0.62 * jump(time, 0.86) -
      0.1 * jump(time, 1.9) +
      0.12 * jump(time, 3) +
      0.012 * drift[i]!,
  );
  const muscle = emg(count, (i) => 0.5 * (bell(t[i]!, 1.75, 0.34) + 0.35 * bell(t[i]!, 3, 0.6)), 12);
  const brake = t.map((time) => 0.9 * jump((time - 1.75) / 8, 0.02) * (1 - 0.6 * jump((time - 3.8) / 10, 0)));
  const sweat = t.map((time) => skin(time, [{ at: 0.1, amplitude: 0.9 }]));
  const row = (values: number[], top: number, low: number, high: number, colour: string, filled = false) => {
    const points = place(values, box(120, top, 1360, 110), low, high);
    return (filled ? area(points, top + 110, colour, 0.16) : '') + polyline(points, colour, 3.5);
  };
  const event = (time: number, label: string) => eventMark(x(time), 172, 812, g, label);
  return sheet(
    g,
    event(0, '接管请求'),
    event(0.86, '首次注视'),
    event(1.75, '踩下制动'),
    ...(lanes
      ? [
          row(gaze, 220, 0, 1, g.gaze),
          row(muscle, 370, -1.2, 1.2, g.muscle),
          row(brake, 520, 0, 1, g.other, true),
          row(sweat, 680, 0, 1, g.skin, true),
        ]
      : []),
  );
}

/** Road with the stopped car, the trigger and the secondary task: what every driver meets alike. */
export function repeatableScene(): string {
  const g = DEEP;
  const [task, own, stopped] = [140, 760, 1290];
  const arrow = (from: number, to: number, y: number, colour: string) =>
    line(from + 14, y, to - 14, y, colour, 5) +
    polygon(
      [
        [from + 8, y],
        [from + 30, y - 13],
        [from + 30, y + 13],
      ],
      { fill: colour },
    ) +
    polygon(
      [
        [to - 8, y],
        [to - 30, y - 13],
        [to - 30, y + 13],
      ],
      { fill: colour },
    );
  return sheet(
    g,
    roadAbove(g, box(0, 200, 1600, 360), 2),
    rect(box(task, 400, own - task, 138), { fill: g.skin, opacity: 0.22, radius: 16 }),
    ...indices(5).map((i) => rect(box(task + 60 + i * 92, 432, 60, 74), { fill: g.panel, stroke: g.skin, radius: 8 })),
    carAbove(g, own - 90, 290, g.panel, 1.55),
    carAbove(g, own, 468, g.brand, 1.55),
    carAbove(g, stopped, 468, g.heart, 1.55),
    polygon(
      [
        [stopped - 190, 500],
        [stopped - 140, 500],
        [stopped - 165, 456],
      ],
      { fill: g.skin, stroke: g.ink },
    ),
    ...[task, own, stopped - 116].map((x) => line(x, x === own ? 150 : 560, x, 730, g.ink, 2, { dash: '2 9' })),
    arrow(own, stopped - 116, 640, g.heart),
    text((own + stopped - 116) / 2, 710, '6 s', { fill: g.ink, size: 60, weight: 700, anchor: 'middle' }),
    arrow(task, own, 640, g.skin),
    text((task + own) / 2, 710, '20 s', { fill: g.ink, size: 60, weight: 700, anchor: 'middle' }),
    circle(own, 150, 14, { fill: g.heart }),
    text(own + 30, 162, 'TTL', { fill: g.ink, size: 38 }),
  );
}

/** Bends from above and the score of discomfort that rises in them, with the line at which to stop. */
export function sickness(): string {
  const g = DEEP;
  const bend = range(0, 1, 160).map((u): Point => [
    60 + 1500 * u,
    300 + 130 * Math.sin(u * 9.2) * Math.min(1, 2.4 * u) ** 1.4,
  ]);
  const b = box(120, 520, 1360, 280);
  const score = [0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7];
  const x = scale(0, 12, b.x, b.x + b.width);
  const y = scale(0, 8, b.y + b.height, b.y);
  return sheet(
    g,
    curve(bend, { stroke: g.axis, width: 128 }),
    curve(bend, { stroke: '#0f1d48', width: 120 }),
    curve(bend, { stroke: g.tickMajor, width: 3, dash: '30 34' }),
    carAbove(g, bend[124]![0], bend[124]![1], g.brand, 0.95, 40),
    axes(b, g),
    line(b.x, y(6), b.x + b.width, y(6), g.heart, 3, { dash: '3 11' }),
    area(
      score.map((s, i): Point => [x(i), y(s)]),
      b.y + b.height,
      g.skin,
      0.14,
    ),
    polyline(
      score.map((s, i): Point => [x(i), y(s)]),
      g.skin,
      4,
    ),
    ...score.map((s, i) => circle(x(i), y(s), s >= 6 ? 14 : 9, { fill: s >= 6 ? g.heart : g.skin })),
  );
}

/** The road from the driver's seat inside a box, with the lead car. */
export const followedCar = (g: Ground, b: Box, braking: boolean, width = 190) =>
  roadAhead(g, b, { horizon: 0.44 }) +
  clip(b, 20, carBehind(g, b.x + b.width * 0.505, b.y + b.height * 0.66, width, g.panel, braking));

/** Distributions of first glances for three cues, as ridges. */
export function ridges(g: Ground, b: Box, medians: readonly number[]): string {
  const x = scale(0.2, 2.4, b.x, b.x + b.width);
  return medians
    .map((median, i) => {
      const base = b.y + (b.height * (i + 1)) / medians.length;
      const points = range(0.2, 2.4, 120).map((t): Point => [
        x(t),
        base -
          (b.height / medians.length) *
            1.25 *
            (median < 1 ? 1 : 0.78) *
            Math.exp(-((Math.log(t / median) / 0.24) ** 2) / 2),
      ]);
      return (
        area(points, base, g.gaze, 0.24 + 0.22 * i) +
        polyline(points, g.gaze, 3) +
        line(b.x, base, b.x + b.width, base, g.axis, 2) +
        line(x(median), base, x(median), base - b.height / medians.length / 1.4, g.ink, 2, { dash: '2 8' })
      );
    })
    .join('');
}
