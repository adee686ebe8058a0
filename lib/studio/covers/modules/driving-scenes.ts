/** Driving seen as scenes: the box in a lorry's cab, the takeover from above. */
import { carAbove, roadAbove, roadAhead } from '../parts/vehicle.ts';
import { steeringWheel } from '../parts/devices.ts';
import { DEEP } from '../palette.ts';
import { eventMark, scale } from '../plot.ts';
import { indices, random, range } from '../random.ts';
import { box, circle, fade, line, path, type Point, polyline, rect, sheet, text } from '../svg.ts';
import { leftAxis } from './axis.ts';

/** A lorry's cab: the recorder hangs on the connector under the instrument panel. */
export function boxInCab(): string {
  const g = DEEP;
  return sheet(
    g,
    roadAhead(g, box(150, 90, 1300, 330), { horizon: 0.5, radius: 40 }),
    rect(box(150, 90, 1300, 330), { stroke: g.ink, width: 8, radius: 40 }),
    path('M90 430q0 -34 40 -34H1470q40 0 40 34v120q0 40 -50 44H140q-50 -4 -50 -44z', {
      fill: '#284277',
      stroke: g.ink,
    }),
    rect(box(300, 424, 330, 120), { fill: g.ink, radius: 24 }),
    circle(390, 484, 42, { stroke: g.tickMajor, width: 5 }),
    circle(540, 484, 42, { stroke: g.tickMajor, width: 5 }),
    path('M390 484l-26 -22M540 484l22 -26', { stroke: g.skin, width: 6 }),
    ...indices(3).map((i) => rect(box(760 + i * 70, 452, 52, 64), { fill: g.panel, stroke: g.ink, radius: 10 })),
    rect(box(1040, 436, 380, 96), { fill: g.panel, stroke: g.ink, radius: 16 }),
    path('M150 594V836M700 594q16 110 -20 242', { stroke: g.axis, width: 5 }),
    steeringWheel(g, 465, 640, 190, 0),
    // connector, cable, recorder
    rect(box(838, 574, 92, 46), { fill: g.ink, radius: 8 }),
    path('M884 620v48q0 40 40 40h26', { stroke: g.ink, width: 10 }),
    rect(box(950, 636, 300, 152), { fill: g.panel, stroke: g.ink, width: 4, radius: 26 }),
    rect(box(950, 636, 22, 152), { fill: g.motion, radius: 8 }),
    circle(1012, 676, 13, { fill: g.muscle }),
    circle(1056, 676, 13, { fill: g.muscle }),
    circle(1100, 676, 13, { fill: g.rule }),
    text(1010, 752, 'CAN', { fill: g.ink, size: 44, weight: 700 }),
    path('M1168 676q20 -22 40 0M1178 690q10 -11 20 0', { stroke: g.brand, width: 6 }),
    circle(884, 597, 74, { stroke: g.brand, width: 4, dash: '4 12' }),
  );
}

/** From above and as a curve: twelve drivers leave the lane after the request. */
export function takeoverFromAbove(): string {
  const g = DEEP;
  const source = random(23);
  const x = scale(-4, 10, 220, 1480);
  const drivers = indices(12).map(() => ({
    start: 2.4 + 0.9 * source.next(),
    pace: 0.55 + 0.3 * source.next(),
    rest: 0.18 * source.normal(),
    phase: 6 * source.next(),
  }));
  const lateral = (d: (typeof drivers)[number], t: number) => {
    const u = (t - d.start - 1.6) / d.pace;
    return (
      0.12 * Math.sin(1.1 * t + d.phase) +
      (3.5 + d.rest) / (1 + Math.exp(-u)) +
      0.3 * Math.exp(-(((u - 2.4) / 1.1) ** 2)) -
      0.1 * Math.exp(-(((u + 2.6) / 0.8) ** 2))
    );
  };
  const road = box(0, 130, 1600, 240);
  const yRoad = (m: number) => road.y + 180 - (m / 3.5) * 120;
  const b = box(220, 470, 1260, 320);
  const y = scale(-1, 5, b.y + b.height, b.y);
  const times = range(-4, 10, 141);
  const mean = (t: number) => drivers.reduce((sum, d) => sum + lateral(d, t), 0) / drivers.length;
  const own = drivers[4]!;
  return sheet(
    g,
    roadAbove(g, road, 2),
    polyline(
      times.filter((t) => t < 8.6).map((t): Point => [x(t), yRoad(lateral(own, t))]),
      g.motion,
      4,
      { dash: '14 12' },
    ),
    carAbove(g, x(-2.6), yRoad(0), g.brand, 0.95),
    carAbove(g, x(6.4), yRoad(0), g.heart, 0.95),
    carAbove(g, x(8.7), yRoad(3.5), g.brand, 0.95),
    leftAxis(g, b, y, [0, 2, 4], '横向位置 m'),
    ...drivers.map((d) =>
      fade(
        0.5,
        polyline(
          times.map((t): Point => [x(t), y(lateral(d, t))]),
          g.motion,
          2,
        ),
      ),
    ),
    polyline(
      times.map((t): Point => [x(t), y(mean(t))]),
      g.ink,
      5,
    ),
    eventMark(x(0), 96, b.y + b.height, g, '', g.skin),
    line(x(0), 96, x(0), b.y + b.height, g.skin, 4),
    text(x(0) + 28, 108, '接管请求', { fill: g.skin, size: 34, weight: 700 }),
    ...range(0, 8, 5).map((t) =>
      text(x(t), b.y + b.height + 44, String(t), { fill: g.sub, size: 28, anchor: 'middle' }),
    ),
    text(x(10), b.y + b.height + 44, '10 s', { fill: g.sub, size: 28, anchor: 'end' }),
  );
}
