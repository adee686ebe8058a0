/** Wearable heart recording: R peaks and intervals, their spread under load, heart rate on a tower. */
import { DEEP } from '../palette.ts';
import { place, scale } from '../plot.ts';
import { random, range } from '../random.ts';
import { beats, ecg } from '../signals/heart.ts';
import { tubes } from '../parts/body.ts';
import { area, box, circle, group, line, path, type Point, polygon, polyline, rect, sheet, text } from '../svg.ts';

/** ECG with a mark on every R peak; below, each interval as a dot under its second beat. */
export function peaksAndIntervals(): string {
  const g = DEEP;
  const times = beats(12, { seed: 5, rsa: 0.07, slow: 0.02, mean: 0.84 });
  const top = box(120, 190, 1360, 290);
  const b = box(120, 570, 1360, 220);
  const x = scale(0, 11, top.x, top.x + top.width);
  const y = scale(0.72, 0.96, b.y + b.height, b.y);
  const shown = times.filter((t) => t < 10.9);
  const dots = shown.slice(1).map((t, i): Point => [x(t), y(t - shown[i]!)]);
  const wave = range(0, 11, 2200).map((t) => ecg(t, times));
  const k = 6;
  const gap = Math.round(1000 * (shown[k + 1]! - shown[k]!));
  return sheet(
    g,
    ...shown.slice(1).map((t, i) => line(x(t), top.y + 10, x(t), dots[i]![1], g.rule, 2, { dash: '3 9' })),
    rect(box(x(shown[k]!), 118, x(shown[k + 1]!) - x(shown[k]!), 672), { fill: g.heart, opacity: 0.13 }),
    polyline(place(wave, top, -0.36, 1.12), g.heart, 4),
    ...shown.map((t) =>
      polygon(
        [
          [x(t) - 15, 150],
          [x(t) + 15, 150],
          [x(t), 176],
        ],
        { fill: g.ink },
      ),
    ),
    path(`M${x(shown[k]!)} 512v-20M${x(shown[k]!)} 502H${x(shown[k + 1]!)}M${x(shown[k + 1]!)} 512v-20`, {
      stroke: g.ink,
    }),
    text((x(shown[k]!) + x(shown[k + 1]!)) / 2, 556, `${gap} ms`, {
      fill: g.ink,
      size: 40,
      weight: 700,
      anchor: 'middle',
    }),
    area(dots, b.y + b.height, g.heart, 0.14),
    polyline(dots, g.heart, 4),
    ...dots.map(([px, py], i) =>
      circle(px, py, i === k ? 17 : 11, { fill: i === k ? g.ink : g.field, stroke: g.heart, width: 5 }),
    ),
    line(b.x, b.y + b.height, b.x + b.width, b.y + b.height, g.axis, 2),
  );
}

/** Intervals of four minutes, at rest and under load, and each interval against the next one. */
export function calmAndLoad(): string {
  const g = DEEP;
  const rest = beats(120, { seed: 11, mean: 0.86, rsa: 0.042, slow: 0.022 });
  const load = beats(120, { seed: 12, mean: 0.76, rsa: 0.018, slow: 0.012, breath: 0.3 });
  const b = box(120, 130, 1360, 300);
  const y = scale(0.69, 0.96, b.y + b.height, b.y);
  const halves = [
    { times: rest, from: 0, colour: g.heart, cx: 345 },
    { times: load, from: 120, colour: g.skin, cx: 1025 },
  ].map((half) => {
    const times = half.times.filter((t) => t <= 119);
    return { ...half, times, gaps: times.slice(1).map((t, i) => t - times[i]!) };
  });
  const x = scale(0, 240, b.x, b.x + b.width);
  const rmssd = (gaps: number[]) =>
    Math.round(1000 * Math.sqrt(gaps.slice(1).reduce((sum, v, i) => sum + (v - gaps[i]!) ** 2, 0) / (gaps.length - 1)));
  return sheet(
    g,
    rect(box(x(120), b.y - 20, x(240) - x(120), b.height + 40), { fill: g.skin, opacity: 0.1 }),
    line(b.x, b.y + b.height + 20, b.x + b.width, b.y + b.height + 20, g.axis, 2),
    ...halves.map(({ times, gaps, from, colour, cx }) => {
      const middle = gaps.reduce((sum, v) => sum + v, 0) / gaps.length;
      const frame = box(cx - 145, 510, 290, 290);
      const p = scale(-0.12, 0.12, 0, 290);
      return (
        polyline(
          gaps.map((v, i): Point => [x(from + times[i + 1]!), y(v)]),
          colour,
          4,
        ) +
        rect(frame, { fill: g.panel, radius: 14 }) +
        line(frame.x, frame.y + 290, frame.x + 290, frame.y, g.axis, 2, { dash: '3 10' }) +
        gaps
          .slice(1)
          .map((v, i) =>
            circle(frame.x + p(gaps[i]! - middle), frame.y + 290 - p(v - middle), 6, { fill: colour, opacity: 0.75 }),
          )
          .join('') +
        text(cx + 180, 650, `${rmssd(gaps)} ms`, { fill: g.ink, size: 62, weight: 700 }) +
        text(cx + 180, 704, 'RMSSD', { fill: g.sub, size: 34 })
      );
    }),
    text(x(0), b.y + b.height + 62, '0', { fill: g.sub, size: 28 }),
    text(x(120), b.y + b.height + 62, '2', { fill: g.sub, size: 28, anchor: 'middle' }),
    text(x(240), b.y + b.height + 62, '4 min', { fill: g.sub, size: 28, anchor: 'end' }),
  );
}

/** Heart rate at the heights of the 42 m tower (m, beats per minute). */
const RATES = [
  [0, 92],
  [3, 104],
  [6, 112],
  [9, 119],
  [12, 126],
  [15, 133],
  [18, 134],
  [18, 142],
  [21, 136],
  [24, 131],
  [27, 129],
  [33, 131],
  [39, 133],
  [42, 133],
  [42, 133],
] as const;
/** When the climber is there, in min: 48 s at 18 m, one minute at the top. */
const MINUTES = [0, 0.45, 0.9, 1.35, 1.8, 2.3, 2.8, 3.6, 4.1, 4.6, 5.1, 6.1, 7.1, 7.6, 8.6];

/** A lattice tower with the climber where he changes the safety rope, and beside it height and heart rate. */
export function towerClimb(): string {
  const g = DEEP;
  const y = scale(0, 42, 780, 130);
  const cx = 330;
  const half = (m: number) => 116 - (116 - 24) * Math.min(1, m / 34);
  const bays = [0, 5, 10, 15, 20, 25, 30, 34, 38, 42];
  const lattice = bays.slice(0, -1).map((m, i) => {
    const n = bays[i + 1]!;
    return path(
      `M${cx - half(m)} ${y(m)}L${cx + half(n)} ${y(n)}M${cx + half(m)} ${y(m)}L${cx - half(n)} ${y(n)}M${cx - half(n)}` +
        ` ${y(n)}H${cx + half(n)}`,
      { stroke: g.axis, width: 3 },
    );
  });
  const arms = [30, 36].map((m) =>
    path(
      `M${cx - half(m)} ${y(m)}L${cx - 130} ${y(m + 1)}L${cx - half(m)} ${y(m + 2)}M${cx + half(m)} ${y(m)}` +
        `L${cx + 130} ${y(m + 1)}L${cx + half(m)} ${y(m + 2)}M${cx - 130} ${y(m + 1)}v26M${cx + 130} ${y(m + 1)}` +
        'v26',
      { stroke: g.ink },
    ),
  );
  const side = cx - half(18) - 16;
  const h = y(18);
  const man =
    tubes(
      [
        {
          points: [
            [side - 16, h + 6],
            [side + 4, h + 34],
            [side - 6, h + 64],
          ],
          width: 15,
        },
        {
          points: [
            [side - 14, h - 34],
            [side + 14, h - 56],
          ],
          width: 11,
        },
        {
          points: [
            [side - 16, h - 36],
            [side - 18, h + 4],
          ],
          width: 24,
        },
      ],
      g.heart,
      g.ink,
      3,
    ) +
    circle(side - 12, h - 66, 17, { fill: g.skin, stroke: g.ink }) +
    path(`M${side - 6} ${h - 4}L${cx - half(21)} ${y(21)}`, { stroke: g.ink });
  const b = box(640, 130, 840, 650);
  const x = scale(0, 8.6, b.x, b.x + b.width);
  const rate = scale(80, 150, 780, 130);
  const source = random(3);
  const climb = MINUTES.map((t, i): Point => [x(t), y(RATES[i]![0])]);
  const beatsPerMinute = range(0, 8.6, 173).map((t): Point => {
    const i = Math.min(
      RATES.length - 2,
      Math.max(
        0,
        MINUTES.findLastIndex((m) => m <= t),
      ),
    );
    const u = (t - MINUTES[i]!) / (MINUTES[i + 1]! - MINUTES[i]!);
    return [x(t), rate(RATES[i]![1] + (RATES[i + 1]![1] - RATES[i]![1]) * u + 0.5 * source.normal())];
  });
  return sheet(
    g,
    line(cx - 230, h, b.x + b.width, h, g.axis, 2, { dash: '3 10' }),
    ...lattice,
    path(
      `M${cx - half(0)} ${y(0)}L${cx - half(34)} ${y(34)}V${y(42)}M${cx + half(0)} ${y(0)}L${cx + half(34)} ${y(34)}V${y(42)}`,
      { stroke: g.ink, width: 5 },
    ),
    ...arms,
    group(`translate(${side} ${h}) scale(1.35) translate(${-side} ${-h})`, man),
    line(150, 780, 510, 780, g.ink, 4),
    rect(box(x(2.8), b.y, x(3.6) - x(2.8), b.height), { fill: g.heart, opacity: 0.14 }),
    area(climb, 780, g.other, 0.14),
    polyline(climb, g.other, 5),
    polyline(beatsPerMinute, g.heart, 6),
    circle(x(3.6), rate(142), 15, { fill: g.heart, stroke: g.field, width: 4 }),
    text(x(3.6) + 30, rate(142) + 4, '142 次/分', { fill: g.ink, size: 44, weight: 700 }),
    text(562, h - 18, '18 m', { fill: g.ink, size: 34, weight: 700, anchor: 'middle' }),
    text(562, y(42) + 34, '42 m', { fill: g.sub, size: 30, anchor: 'middle' }),
    line(b.x, 780, b.x + b.width, 780, g.axis, 2),
    text(b.x + b.width, 826, '8.6 min', { fill: g.sub, size: 28, anchor: 'end' }),
    text(x(1.2), rate(125), '心率', { fill: g.heart, size: 34, weight: 700, anchor: 'end' }),
    text(x(6.5), y(22), '高度', { fill: g.other, size: 34, weight: 700 }),
  );
}
