/** Environment and events: one moment in six signals, jitter of an edge, light on a desk, centre of pressure. */
import { DEEP } from '../palette.ts';
import { field, place, ramp, scale } from '../plot.ts';
import { bell, indices, random, range, smoothNoise } from '../random.ts';
import { box, circle, line, path, type Point, polygon, polyline, rect, sheet, text } from '../svg.ts';
import { eeg, evoked } from '../signals/brain.ts';
import { emg } from '../signals/motion.ts';

/** Six kinds of input with the same event: one line passes through all marks. */
export function sixSignals(): string {
  const g = DEEP;
  const count = 900;
  const t = range(-1, 2, count);
  const x = scale(-1, 2, 330, 1480);
  const after = (s: number, from: number, to: number) => (s >= from && s < to ? 1 : 0);
  const noise = smoothNoise(count, 0.6, 9);
  const rows: [string, string, number[]][] = [
    ['光电头', g.skin, t.map((s, i) => 0.1 + 0.78 * after(s, 0, 0.5) + 0.012 * noise[i]!)],
    [
      '话筒',
      g.heart,
      t.map((s, i) => 0.5 + (0.03 + 0.36 * after(s, 0, 0.3) * Math.exp(-Math.max(0, s) * 4)) * noise[i]!),
    ],
    ['TTL', g.ink, t.map((s) => 0.12 + 0.76 * after(s, 0, 0.1))],
    [
      '脑电',
      g.brain,
      eeg(count, 300, 12, () => 0.35).map((v, i) => 0.5 + v / 150 + (t[i]! > 0 ? evoked(t[i]! * 1000, true) / 32 : 0)),
    ],
    [
      '肌电',
      g.muscle,
      emg(count, (i) => 0.02 + 0.17 * (t[i]! > 0.36 ? bell(t[i]!, 0.58, 0.14) : 0), 6).map((v) => 0.5 + v),
    ],
    ['按键', g.gaze, t.map((s) => 0.12 + 0.76 * after(s, 0.52, 0.66))],
  ];
  const height = 112;
  return sheet(
    g,
    ...rows.map(([name, colour, values], i) => {
      const top = 124 + i * (height + 8);
      return (
        text(120, top + height / 2 + 12, name, { fill: colour, size: 34 }) +
        line(330, top + height + 4, 1480, top + height + 4, g.rule, 2) +
        polyline(place(values, box(330, top + 8, 1150, height - 16), 0, 1), colour, 3)
      );
    }),
    line(x(0), 92, x(0), 838, g.brand, 4),
    ...rows.map((_, i) => circle(x(0), 124 + i * 120 + height / 2, 13, { fill: g.field, stroke: g.brand, width: 5 })),
    polygon(
      [
        [x(0) - 16, 78],
        [x(0) + 16, 78],
        [x(0), 104],
      ],
      { fill: g.brand },
    ),
  );
}

/** An oscilloscope's graticule: the reference edge and forty edges of the marked channel, SD 0.3 ms. */
export function edgeJitter(): string {
  const g = DEEP;
  const b = box(160, 110, 1280, 680);
  const source = random(41);
  const x = scale(-4, 6, b.x, b.x + b.width);
  const jitters = indices(40).map(() => 0.3 * source.normal());
  const square = (from: number, low: number, high: number): Point[] => [
    [b.x, low],
    [x(from) - 5, low],
    [x(from) + 5, high],
    [x(from + 3.6) - 5, high],
    [x(from + 3.6) + 5, low],
    [b.x + b.width, low],
  ];
  return sheet(
    g,
    rect(b, { fill: '#0a1738', radius: 14 }),
    ...indices(11).map((i) => line(b.x + i * 128, b.y, b.x + i * 128, b.y + b.height, g.rule, 2)),
    ...indices(9).map((i) => line(b.x, b.y + i * 85, b.x + b.width, b.y + i * 85, g.rule, 2)),
    polyline(square(0, 400, 200), g.skin, 6),
    ...jitters.map((j) => polyline(square(j, 740, 540), g.motion, 2, { opacity: 0.16 })),
    polyline(square(0, 740, 540), g.motion, 5),
    rect(box(x(-0.6), 470, x(0.6) - x(-0.6), 290), { fill: g.motion, opacity: 0.12, radius: 8 }),
    path(`M${x(-0.3)} 456v28M${x(0.3)} 456v28M${x(-0.3)} 470H${x(0.3)}`, { stroke: g.ink, width: 4 }),
    text(x(0.3) + 24, 486, 'SD 0.3 ms', { fill: g.ink, size: 44, weight: 700 }),
    text(b.x + 30, 180, '1 事件', { fill: g.skin, size: 32, weight: 700 }),
    text(b.x + 30, 520, '2 光电标记', { fill: g.motion, size: 32, weight: 700 }),
    text(b.x + b.width - 30, 766, '1 ms / 格', { fill: g.sub, size: 28, anchor: 'end' }),
  );
}

/** A measuring box on a desk at the window; the sun crosses it. */
export function deskLight(): string {
  const g = DEEP;
  return sheet(
    g,
    rect(box(130, 60, 520, 500), { fill: '#203b60', stroke: g.ink, width: 6 }),
    circle(270, 190, 62, { fill: g.skin, opacity: 0.9 }),
    path('M133 470q110 -70 220 -10q120 -110 294 -20v117H133z', { fill: '#284a77' }),
    line(390, 60, 390, 560, g.ink, 6),
    line(130, 310, 650, 310, g.ink, 6),
    rect(box(104, 560, 572, 26), { fill: g.panel, stroke: g.ink, radius: 6 }),
    polygon(
      [
        [652, 64],
        [1080, 690],
        [730, 690],
        [652, 560],
      ],
      { fill: g.skin, opacity: 0.18 },
    ),
    rect(box(60, 690, 1480, 40), { fill: '#284277', stroke: g.ink, radius: 10 }),
    path('M150 730V856M1450 730V856', { stroke: g.ink, width: 12 }),
    polygon(
      [
        [730, 690],
        [1080, 690],
        [1092, 704],
        [734, 704],
      ],
      { fill: g.skin, opacity: 0.7 },
    ),
    // the box: light dome, sound holes, display
    rect(box(1110, 520, 320, 170), { fill: g.panel, stroke: g.ink, width: 4, radius: 24 }),
    path('M1180 520a46 46 0 0 1 92 0z', { fill: '#0d1a44', stroke: g.ink, width: 4 }),
    ...indices(8).map((i) => circle(1312 + (i % 4) * 26, 550 + Math.floor(i / 4) * 24, 6, { fill: g.axis })),
    rect(box(1138, 600, 264, 66), { fill: '#03081c', stroke: g.axis, radius: 12 }),
    text(1270, 646, '620 lx', { fill: g.skin, size: 40, weight: 700, anchor: 'middle' }),
    circle(1152, 558, 8, { fill: g.muscle }),
  );
}

/** Pressure on the seat with the way its centre went in two hours. */
export function centreOfPressure(): string {
  const g = DEEP;
  const b = box(220, 110, 720, 720);
  const stops = ['#0a1638', '#12308c', '#1f6fd0', '#18c7d4', '#ffc04d', '#ff7a1f', '#ff4b3a'];
  const kpa = (u: number, v: number) => {
    const side = (s: number) =>
      0.62 * bell(u, 0.5 + s * 0.15, 0.062) * bell(v, 0.4, 0.085) +
      0.42 * bell(u, 0.5 + s * 0.17, 0.12) * bell(v, 0.42, 0.16) +
      0.3 * bell(u, 0.5 + s * (0.13 + 0.12 * (v - 0.4)), 0.08) * bell(v, 0.76, 0.17);
    return side(-1) + 0.9 * side(1);
  };
  const count = 240;
  const [dx, dy] = [smoothNoise(count, 7, 4), smoothNoise(count, 7, 15)];
  const shift = (i: number) => (i > 150 ? 1 : 0) - (i > 205 ? 0.6 : 0);
  const way = indices(count).map((i): Point => [
    b.x + b.width * (0.49 + 0.016 * dx[i]! * (1 + i / 160) + 0.05 * shift(i)),
    b.y + b.height * (0.53 + 0.02 * dy[i]! * (1 + i / 160) - 0.05 * shift(i)),
  ]);
  const speed = indices(24).map((k) => {
    const part = way.slice(k * 10, k * 10 + 11);
    return part.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - part[i]![0], y - part[i]![1]), 0);
  });
  const most = Math.max(...speed);
  const bars = box(1110, 300, 370, 420);
  return sheet(
    g,
    rect(box(200, 96, 760, 748), { fill: '#0a1638', stroke: g.axis, radius: 60 }),
    field(b, 150, 150, (u, v) => {
      const value = kpa(u, v) / 1.02;
      return [ramp(stops, value), value < 0.02 ? value * 50 : 1];
    }),
    polyline(way, g.ink, 4),
    circle(...way[0]!, 10, { fill: g.ink }),
    circle(...way.at(-1)!, 12, { fill: g.ink, stroke: g.field, width: 4 }),
    text(bars.x, 240, '重心移动', { fill: g.ink, size: 34, weight: 700 }),
    ...speed.map((v, i) => {
      const h = (v / most) * 300;
      return rect(box(bars.x + (i * bars.width) / 24, 700 - h, bars.width / 24 - 4, h), {
        fill: v > 0.72 * most ? g.skin : g.motion,
        radius: 3,
      });
    }),
    line(bars.x, 702, bars.x + bars.width, 702, g.axis, 3),
    text(bars.x, 752, '0', { fill: g.sub, size: 28 }),
    text(bars.x + bars.width, 752, '2 h', { fill: g.sub, size: 28, anchor: 'end' }),
  );
}
