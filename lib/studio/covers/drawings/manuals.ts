/** Wearing and connecting, as a manual or a trainer shows it. */
import { hand, profile } from '../parts/body.ts';
import { glasses, markerBox } from '../parts/devices.ts';
import { type Ground, DEEP } from '../palette.ts';
import { place } from '../plot.ts';
import { bell, indices, range } from '../random.ts';
import { box, circle, clip, group, line, path, polyline, rect, sheet, text } from '../svg.ts';
import { eeg } from '../signals/brain.ts';
import { beats, ecg } from '../signals/heart.ts';

/** Glasses with the parts a manual names, and the sync cable. */
export function namedParts(): string {
  const g = DEEP;
  const callout = (x1: number, y1: number, x2: number, y2: number, label: string) =>
    circle(x1, y1, 9, { fill: g.brand }) +
    line(x1, y1, x2, y2, g.brand, 2) +
    circle(x2, y2, 40, { fill: g.panel, stroke: g.brand }) +
    text(x2, y2 + 15, label, { fill: g.brand, size: 42, weight: 700, anchor: 'middle' });
  return sheet(
    g,
    glasses(g, 800, 430, 980, { lens: '#203460' }),
    path('M1280 310C1420 420 1420 640 1240 700S980 800 900 800', { stroke: g.ink, width: 12 }),
    path('M1280 310C1420 420 1420 640 1240 700S980 800 900 800', { stroke: g.panel, width: 6 }),
    rect(box(800, 776, 110, 48), { fill: g.ink, radius: 10 }),
    callout(800, 285, 800, 150, '1'),
    callout(430, 318, 300, 180, '2'),
    callout(760, 470, 640, 740, '3'),
    callout(1060, 430, 1330, 180, '4'),
    callout(1330, 610, 1440, 740, '5'),
  );
}

/** Steps with a sensor: clean, place, connect, check. */
export function steps(): string {
  const g = DEEP;
  const tile = (i: number, art: string) => {
    const b = box(120 + (i % 2) * 690, 100 + Math.floor(i / 2) * 372, 670, 352);
    return (
      rect(b, { fill: g.panel, stroke: g.rule, width: 2, radius: 22 }) +
      text(b.x + 34, b.y + 76, String(i + 1), { fill: g.brand, size: 56, weight: 700 }) +
      group(`translate(${b.x + 360} ${b.y + 176})`, art)
    );
  };
  const times = beats(4, { seed: 2, mean: 0.9 });
  const arm = group('translate(-110 10) rotate(-90)', hand(g, 0, 0, 260, g.panel, 1.28));
  return sheet(
    g,
    tile(
      0,
      arm +
        rect(box(-60, -120, 130, 84), { fill: '#203360', stroke: g.ink, radius: 16 }) +
        path('M-80 -10q70 40 150 0', { stroke: g.gaze, width: 5, dash: '3 12' }),
    ),
    tile(
      1,
      arm +
        circle(-60, 10, 36, { fill: g.muscle, stroke: g.ink }) +
        circle(60, 14, 36, { fill: g.muscle, stroke: g.ink }) +
        path('M-60 -70v40M60 -70v40', { stroke: g.brand, width: 5 }),
    ),
    tile(2, markerBox(g, 0, -50, 260, 4) + path('M-250 80C-160 120 -60 100 32 12', { stroke: g.muscle, width: 8 })),
    tile(
      3,
      polyline(
        place(
          range(0.2, 4, 500).map((t) => ecg(t, times)),
          box(-260, -90, 520, 180),
          -0.4,
          1.2,
        ),
        g.heart,
        4,
      ) +
        circle(220, -110, 34, { fill: g.muscle }) +
        path('M204 -110l12 12l22 -26', { stroke: '#0d1a44', width: 6 }),
    ),
  );
}

/** A cap on a profile head: clip of the crown, electrodes, chin strap. */
export const capped = (g: Ground, x: number, y: number, height: number, flip = false) =>
  profile(g, x, y, height, g.panel, flip) +
  group(
    `translate(${x} ${y}) scale(${flip ? -height : height} ${height})`,
    path(
      'M0.355 -0.2C0.31 -0.44 0.14 -0.525 -0.02 -0.525C-0.3 -0.53 -0.47 -0.3 -0.45 -0.06C-0.44 0.06 -0.4' +
        ' 0.14 -0.36 0.2Q-0.16 0.02 -0.02 -0.02Q0.16 -0.08 0.355 -0.2Z',
      { fill: g.brand, stroke: g.ink, width: 3 / height },
    ),
    path('M-0.06 -0.01Q0.02 0.3 0.24 0.45', { stroke: g.brand, width: 0.03 }),
    ...[
      [0.25, -0.25],
      [0.12, -0.4],
      [-0.08, -0.44],
      [-0.27, -0.34],
      [-0.38, -0.14],
      [-0.34, 0.05],
      [0.08, -0.2],
      [-0.1, -0.26],
      [-0.22, -0.12],
      [-0.09, -0.08],
    ].map(([px, py]) => circle(px!, py!, 0.035, { fill: '#0d1a44', stroke: g.ink, width: 3 / height })),
  );

/** Two learners face each other, each with a cap; their alpha appears between them. */
export function learningPair(): string {
  const g = DEEP;
  return sheet(
    g,
    capped(g, 400, 400, 470),
    capped(g, 1200, 400, 470, true),
    ...[0, 1].map((k) =>
      polyline(
        place(
          eeg(260, 160, 9 + k * 7, (i) => 0.2 + 2 * bell(i, 130, 44)),
          box(640, 300 + k * 170, 320, 130),
          -44,
          44,
        ),
        g.brain,
        4,
      ),
    ),
  );
}

/** A nose pad moved down a step on the bridge of the glasses, by a hand. */
export function noseFit(): string {
  const g = DEEP;
  return sheet(
    g,
    clip(box(0, 0, 1600, 836), 0, profile(g, 560, 470, 620)),
    path('M770 404l-34 176h-118q-40 0 -46 -60l-10 -90z', { fill: '#203460', stroke: g.ink, width: 6 }),
    path('M776 396L300 430q-40 6 -58 60', { stroke: g.ink, width: 16 }),
    rect(box(758, 372, 66, 46), { fill: g.ink, radius: 12 }),
    circle(812, 395, 12, { fill: g.gaze }),
    circle(760, 470, 26, { fill: g.skin, stroke: g.ink }),
    circle(1180, 420, 270, { fill: g.panel, stroke: g.brand, width: 4 }),
    path('M786 462L930 330M780 490L960 570', { stroke: g.brand, width: 2, dash: '2 9' }),
    path('M1090 250Q1080 420 1140 500Q1170 540 1150 620', { stroke: g.ink, width: 3 }),
    ...indices(3).map((i) =>
      path(`M${1150 + i * 6} ${340 + i * 90}q60 -26 84 14q10 44 -36 62q-54 6 -60 -36z`, {
        fill: i === 1 ? g.skin : g.panel,
        stroke: i === 1 ? g.ink : g.tickMajor,
        width: 3,
      }),
    ),
    path('M1310 360V510M1292 486l18 26l18 -26', { stroke: g.brand, width: 6 }),
  );
}
