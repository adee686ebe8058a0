/** Skin conductance: three sites, where electrodes go, a form with responses. */
import { hand, TIPS } from '../parts/body.ts';
import { DEEP, type Ground } from '../palette.ts';
import { place, scale } from '../plot.ts';
import { range, smoothNoise } from '../random.ts';
import {
  area,
  box,
  circle,
  curve,
  ellipse,
  group,
  line,
  path,
  type Point,
  polyline,
  rect,
  sheet,
  text,
} from '../svg.ts';
import { skin } from '../signals/heart.ts';

const SOLE: Point[] = [
  [-0.17, -0.2],
  [-0.13, -0.31],
  [0.02, -0.33],
  [0.15, -0.25],
  [0.19, -0.12],
  [0.15, 0.06],
  [0.13, 0.24],
  [0.13, 0.38],
  [0.06, 0.48],
  [-0.05, 0.48],
  [-0.12, 0.39],
  [-0.1, 0.25],
  [-0.05, 0.1],
  [-0.11, -0.06],
];

const TOES = [
  [-0.12, -0.4, 0.066, 0.088],
  [-0.015, -0.435, 0.042, 0.058],
  [0.065, -0.405, 0.038, 0.052],
  [0.132, -0.355, 0.034, 0.046],
  [0.188, -0.29, 0.031, 0.041],
] as const;

/** A sole seen from below, toes up, the arch on the left; `height` px. */
const sole = (g: Ground, x: number, y: number, height: number) =>
  group(
    `translate(${x} ${y}) scale(${height})`,
    curve(SOLE, { fill: g.panel, stroke: g.ink, width: 3 / height }, true),
    ...TOES.map(([tx, ty, rx, ry]) => ellipse(tx, ty, rx, ry, { fill: g.panel, stroke: g.ink, width: 3 / height })),
  );

const electrode = (g: Ground, x: number, y: number, r = 24) =>
  circle(x, y, r, { fill: g.skin, stroke: g.ink }) + circle(x, y, r * 0.34, { fill: g.ink });

/** The same tones at finger, palm and sole of one person. */
export function threeSites(): string {
  const g = DEEP;
  const tones = [
    { at: 6, amplitude: 1 },
    { at: 19, amplitude: 0.72 },
    { at: 33, amplitude: 0.55 },
  ];
  const x = scale(0, 46, 420, 1480);
  const lanes = ([1, 0.82, 0.62] as const).map((gain, i) => {
    const top = 150 + i * 228;
    const noise = smoothNoise(700, 8, 20 + i);
    const values = range(0, 46, 700).map(
      (t, k) => gain * skin(t, tones) + 0.01 * noise[k]! + 0.06 * Math.sin(t / 11 + i),
    );
    const points = place(values, box(420, top, 1060, 190), -0.15, 1.1);
    return (
      area(points, top + 190, g.skin, 0.12) +
      line(420, top + 190, 1480, top + 190, g.rule, 2) +
      polyline(points, g.skin, 4)
    );
  });
  return sheet(
    g,
    ...tones.map(
      ({ at: t }) =>
        line(x(t), 110, x(t), 800, g.ink, 2, { dash: '2 9', opacity: 0.7 }) + circle(x(t), 110, 9, { fill: g.ink }),
    ),
    ...lanes,
    hand(g, 250, 250, 190),
    electrode(g, 250 - 0.2 * 190, 250 - 0.34 * 190, 13),
    electrode(g, 250 - 0.03 * 190, 250 - 0.42 * 190, 13),
    hand(g, 250, 480, 190),
    electrode(g, 228, 522, 15),
    electrode(g, 280, 520, 15),
    sole(g, 250, 712, 200),
    electrode(g, 240, 706, 13),
    electrode(g, 242, 750, 13),
  );
}

/** Hand, sole and wrist with electrodes; bars give the size of the response. */
export function electrodeSites(): string {
  const g = DEEP;
  const [x, y, h] = [440, 405, 560];
  const tip = (i: number): Point => [x + TIPS[i]![0] * h, y + TIPS[i]![1] * h + 14];
  const bars = (
    [
      ['1', 1, g.skin],
      ['0.7', 0.7, g.skin],
      ['0.2', 0.2, g.axis],
    ] as const
  ).map(([label, value, colour], i) => {
    const cx = 1190 + i * 116;
    return (
      rect(box(cx - 34, 800 - 560 * value, 68, 560 * value), { fill: colour, radius: 10 }) +
      text(cx, 780 - 560 * value, label, { fill: g.ink, size: 34, anchor: 'middle' })
    );
  });
  const wires = [1, 2].map((i) => {
    const [tx, ty] = tip(i);
    return path(`M${tx} ${ty}C${tx + (i === 1 ? -150 : 40)} ${ty + 260} ${x - 90} ${y + 120} ${x - 30 + i * 22} 850`, {
      stroke: g.skin,
      width: 4,
    });
  });
  return sheet(
    g,
    hand(g, x, y, h),
    ...wires,
    electrode(g, ...tip(1), 30),
    electrode(g, ...tip(2), 30),
    path(`M${x - 74} ${y + 300}h148`, { stroke: g.axis, width: 22 }),
    sole(g, 930, 470, 560),
    electrode(g, 906, 456, 26),
    electrode(g, 912, 560, 26),
    line(1130, 800, 1480, 800, g.axis, 3),
    ...bars,
  );
}

/** Skin conductance of one person over a form, a rise at the eighth field. */
export const formResponse = (g: Ground, b: { x: number; y: number; width: number; height: number }): string => {
  const events = [
    { at: 7, amplitude: 0.25 },
    { at: 15, amplitude: 0.2 },
    { at: 26, amplitude: 0.95 },
    { at: 33, amplitude: 0.6 },
    { at: 44, amplitude: 0.22 },
  ];
  const noise = smoothNoise(700, 6, 3);
  const points = place(
    range(0, 54, 700).map((t, i) => skin(t, events) + 0.008 * noise[i]! + 0.003 * t),
    box(b.x, b.y, b.width, b.height),
    -0.08,
    1.3,
  );
  return (
    area(points, b.y + b.height, g.skin, 0.14) +
    polyline(points, g.skin, 4) +
    events
      .map(({ at }) =>
        line(b.x + (b.width * at) / 54, b.y + b.height, b.x + (b.width * at) / 54, b.y + b.height + 18, g.skin, 4),
      )
      .join('')
  );
};
