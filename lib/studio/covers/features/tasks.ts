/** Tasks of the paradigm library that run over time or on two channels. */
import { steeringWheel } from '../parts/devices.ts';
import { DEEP } from '../palette.ts';
import { scale } from '../plot.ts';
import { indices, range } from '../random.ts';
import { area, box, circle, line, path, type Point, polyline, rect, sheet, text } from '../svg.ts';

/** Two pictures, one threatening, and the dot on the right. */
export function dotProbe(): string {
  const g = DEEP;
  return sheet(
    g,
    rect(box(160, 190, 560, 500), { fill: '#1b2a5c', radius: 20 }),
    path('M160 690L330 470L440 580L560 430L720 620V690Z', { fill: '#2d4287' }),
    circle(570, 310, 56, { fill: '#43599f' }),
    rect(box(880, 190, 560, 500), { fill: '#3a1832', radius: 20 }),
    path('M900 640Q1000 300 1120 420T1240 330Q1330 250 1400 330', { stroke: g.heart, width: 42 }),
    path('M1400 330l44 -24M1400 330l46 10', { stroke: g.heart, width: 8 }),
    circle(1376, 316, 9, { fill: '#07112e' }),
    path('M770 440h60M800 410v60', { stroke: g.sub, width: 8 }),
    circle(1160, 772, 22, { fill: g.ink }),
    path('M800 440Q960 560 1150 752', { stroke: g.gaze, width: 4, dash: '3 12' }),
  );
}

/** A digit, and misses that grow over thirty minutes. */
export function vigilance(): string {
  const g = DEEP;
  const x = scale(0, 30, 760, 1480);
  const misses = [0.02, 0.03, 0.07, 0.12, 0.17, 0.24];
  const spread = [46, 52, 66, 79, 92, 108];
  return sheet(
    g,
    text(400, 600, '7', { fill: g.ink, size: 420, weight: 700, anchor: 'middle' }),
    ...misses.map((m, i) =>
      rect(box(x(i * 5) + 8, 470 - m * 1200, x(5) - x(0) - 16, m * 1200), { fill: g.heart, radius: 8 }),
    ),
    line(760, 470, 1480, 470, g.axis, 3),
    area(
      spread.map((s, i): Point => [x(i * 5 + 2.5), 790 - s * 2]),
      790,
      g.gaze,
      0.16,
    ),
    polyline(
      spread.map((s, i): Point => [x(i * 5 + 2.5), 790 - s * 2]),
      g.gaze,
      5,
    ),
    ...spread.map((s, i) => circle(x(i * 5 + 2.5), 790 - s * 2, 11, { fill: g.gaze })),
    line(760, 790, 1480, 790, g.axis, 3),
    text(1480, 836, '30 min', { fill: g.sub, anchor: 'end' }),
  );
}

/** A wheel with the key under the thumb and two tones, high and low. */
export function dualTask(): string {
  const g = DEEP;
  const tone = (from: number, cycles: number, y: number, colour: string) =>
    polyline(
      range(0, 1, 200).map((t): Point => [
        from + 260 * t,
        y - 74 * Math.sin(t * cycles * 2 * Math.PI) * Math.min(1, t * 9, (1 - t) * 9),
      ]),
      colour,
      4,
    );
  return sheet(
    g,
    steeringWheel(g, 450, 470, 290, -8),
    rect(box(215, 400, 62, 62), { fill: g.skin, stroke: g.ink, radius: 18 }),
    rect(box(622, 344, 62, 62), { fill: g.skin, stroke: g.ink, radius: 18 }),
    circle(246, 431, 62, { stroke: g.heart, width: 6, dash: '3 12' }),
    line(860, 300, 1480, 300, g.rule, 2),
    line(860, 640, 1480, 640, g.rule, 2),
    tone(880, 7, 300, g.brain),
    tone(1200, 14, 300, g.brain),
    ...indices(20).map((i) =>
      rect(
        box(
          860 + i * 31,
          640 - 60 - [0, 8, 14, 60, 48, 20, 6, 0, 10, 18, 80, 70, 30, 12, 4, 0, 8, 66, 40, 12][i]!,
          22,
          60 + [0, 8, 14, 60, 48, 20, 6, 0, 10, 18, 80, 70, 30, 12, 4, 0, 8, 66, 40, 12][i]!,
        ),
        { fill: i === 3 || i === 10 || i === 17 ? g.heart : '#283f77', radius: 5 },
      ),
    ),
  );
}

/** Two loudspeakers; eight low tones and two high ones. */
export function tones(): string {
  const g = DEEP;
  const speaker = (x: number) =>
    rect(box(x, 220, 200, 420), { fill: g.panel, stroke: g.tickMajor, radius: 24 }) +
    circle(x + 100, 510, 76, { stroke: g.tickMajor, width: 6 }) +
    circle(x + 100, 510, 28, { fill: g.tickMajor }) +
    circle(x + 100, 320, 38, { stroke: g.tickMajor, width: 6 }) +
    circle(x + 100, 320, 13, { fill: g.tickMajor });
  const beeps = indices(10).map((i) => {
    const odd = i === 4 || i === 8;
    return polyline(
      range(0, 1, 160).map((t): Point => [
        390 + i * 84 + 60 * t,
        430 - (odd ? 130 : 90) * Math.sin(t * (odd ? 8 : 4) * 2 * Math.PI) * Math.min(1, t * 6, (1 - t) * 6),
      ]),
      odd ? g.skin : g.brain,
      4,
    );
  });
  return sheet(
    g,
    speaker(120),
    speaker(1280),
    ...beeps,
    text(756, 690, '2,000 Hz', { fill: g.skin, anchor: 'middle' }),
    text(470, 690, '1,000 Hz', { fill: g.brain, anchor: 'middle' }),
    line(360, 760, 1240, 760, g.axis, 3),
    ...indices(10).map((i) => line(420 + i * 84, 760, 420 + i * 84, 776, g.axis, 3)),
  );
}
