/** Setting up eye tracking: glasses, calibration targets, screen, phone. */
import { profile } from '../parts/body.ts';
import { glasses, phone } from '../parts/devices.ts';
import { DEEP } from '../palette.ts';

import { indices, random } from '../random.ts';
import { box, circle, group, line, path, type Point, polygon, rect, sheet, text } from '../svg.ts';
import { scanPath } from './eye.ts';
import { pageLines } from './page.ts';

/** One page, the same gaze, three borders of the area of interest. */
export function areasOfInterest(): string {
  const g = DEEP;
  const page = box(300, 100, 1000, 730);
  const source = random(15);
  const picture = box(370, 240, 380, 250);
  const points = indices(46).map((i) => {
    const [cx, cy, s] = i < 22 ? [560, 370, 105] : i < 34 ? [1020, 330, 90] : [660, 640, 110];
    return circle(cx + s * source.normal(), cy + s * 0.62 * source.normal(), source.between(8, 21), {
      fill: g.gaze,
      opacity: 0.4,
    });
  });
  const frame = (by: number, colour: string, dash?: string) =>
    rect(box(picture.x - by, picture.y - by, picture.width + 2 * by, picture.height + 2 * by), {
      stroke: colour,
      width: 4,
      radius: 8 + by / 2,
      dash,
    });
  return sheet(
    g,
    rect(page, { fill: g.panel, stroke: g.tickMajor, width: 2, radius: 16 }),
    line(370, 168, 880, 168, g.ink, 20),
    rect(picture, { fill: '#203360', radius: 8 }),
    path('M370 490l120 -130l80 70l70 -90l110 150z', { fill: '#283f77' }),
    pageLines(box(820, 230, 410, 270), 7, g.rule, 3, 14),
    pageLines(box(370, 560, 860, 220), 5, g.rule, 9, 14),
    ...points,
    frame(0, g.gaze),
    frame(30, g.skin, '16 12'),
    frame(60, g.heart, '4 12'),
  );
}

/** Four pairs of eye-tracking glasses, front view. */
export function fourGlasses(): string {
  const g = DEEP;
  return sheet(
    g,
    ...(
      [
        [450, 290, 0],
        [1150, 290, 1],
        [450, 640, 2],
        [1150, 640, 3],
      ] as const
    ).map(([x, y, style]) =>
      glasses(g, x, y, 560, { style, lens: ['#203460', '#0d1a44', '#203960', '#2f2060'][style] }),
    ),
  );
}

/** Five calibration targets in the field of view, gaze scattered on each, the limit of 1°; one target fails. */
export function fivePoints(): string {
  const g = DEEP;
  const source = random(11);
  const centres: Point[] = [
    [800, 465],
    [330, 255],
    [1270, 255],
    [330, 675],
    [1270, 675],
  ];
  return sheet(
    g,
    path(
      'M120 330q0 -220 230 -230h320q90 0 130 70q40 -70 130 -70h320q230 10 230 230v250q0 240 -250' +
        ' 250h-240q-140 0 -190 -130q-50 130 -190 130h-240q-250 -10 -250 -250z',
      { fill: g.panel, stroke: g.ink },
    ),
    ...centres.map(([x, y], k) => {
      const failed = k === 4;
      const off: Point = failed ? [84, 46] : [source.normal() * 9, source.normal() * 9];
      const colour = failed ? g.heart : g.gaze;
      return (
        circle(x, y, 118, { fill: colour, opacity: 0.1 }) +
        circle(x, y, 118, { stroke: colour, width: 3, dash: '4 12' }) +
        circle(x, y, 38, { fill: g.ink }) +
        circle(x, y, 11, { fill: g.panel }) +
        indices(15)
          .map(() =>
            circle(x + off[0] + 30 * source.normal(), y + off[1] + 24 * source.normal(), 10, {
              fill: colour,
              opacity: 0.8,
            }),
          )
          .join('')
      );
    }),
    text(940, 478, '1°', { fill: g.ink, size: 44, weight: 700 }),
  );
}

/** Screen, eye tracker and eye from the side: 60–65 cm, 10° tilt. */
export function screenDistance(): string {
  const g = DEEP;
  const eyeAt: Point = [1206, 372];
  return sheet(
    g,
    line(120, 826, 1480, 826, g.axis, 3),
    rect(box(250, 690, 700, 26), { fill: g.panel, stroke: g.ink, radius: 6 }),
    line(300, 716, 300, 826, g.ink, 3),
    line(900, 716, 900, 826, g.ink, 3),
    polygon([[452, 560], eyeAt, [380, 200]], { fill: g.gaze, opacity: 0.12 }),
    polygon(
      [
        [486, 642],
        [eyeAt[0], eyeAt[1] - 70],
        [eyeAt[0], eyeAt[1] + 70],
      ],
      { fill: g.heart, opacity: 0.12 },
    ),
    line(486, 642, eyeAt[0], eyeAt[1], g.heart, 3, { dash: '12 12' }),
    group(
      'translate(430 600) rotate(-10)',
      rect(box(-24, -420, 40, 440), { fill: g.ink, radius: 10 }),
      rect(box(10, -408, 8, 416), { fill: g.gaze }),
      rect(box(8, 14, 60, 34), { fill: g.panel, stroke: g.ink, radius: 10 }),
      circle(64, 30, 7, { fill: g.heart }),
    ),
    path('M410 590L380 688H470', { stroke: g.ink, width: 8 }),
    rect(box(350, 676, 150, 16), { fill: g.ink, radius: 8 }),
    profile(g, 1310, 405, 380, g.panel, true),
    path('M1120 826v-60q30 -70 130 -76h130q90 10 100 136', { fill: g.panel, stroke: g.ink }),
    circle(eyeAt[0] - 6, eyeAt[1] + 2, 9, { fill: g.ink }),
    path(`M452 150V120H${eyeAt[0]}V300`, { stroke: g.ink, width: 2, dash: '2 9' }),
    line(452, 120, eyeAt[0], 120, g.ink, 3),
    text(820, 100, '60–65 cm', { fill: g.ink, size: 36, anchor: 'middle' }),
    text(300, 420, '10°', { fill: g.sub, size: 34, anchor: 'end' }),
    path('M430 600V150', { stroke: g.tickMajor, width: 2, dash: '2 9' }),
  );
}

/** A phone on its stand with the eye tracker below; its screen is mirrored to the recording computer with the gaze. */
export function phoneStand(): string {
  const g = DEEP;
  const page = (x: number, y: number, k: number) =>
    group(
      `translate(${x} ${y}) scale(${k})`,
      pageLines(box(0, 0, 256, 120), 4, g.rule, 4, 14),
      ...[150, 240, 330].map((top) => rect(box(0, top, 256, 62), { stroke: g.tickMajor, width: 3, radius: 12 })),
      rect(box(0, 422, 256, 52), { fill: g.brand, radius: 26 }),
    );
  const seen = [
    [48, 40, 220],
    [198, 180, 420],
    [58, 274, 640],
    [168, 358, 300],
    [128, 448, 460],
  ] as const;
  return sheet(
    g,
    rect(box(220, 770, 560, 40), { fill: g.panel, stroke: g.ink, radius: 12 }),
    rect(box(470, 560, 60, 210), { fill: g.panel, stroke: g.ink }),
    phone(g, 326, 96, 348, 560),
    ...[296, 670].map((x) => rect(box(x, 380, 34, 100), { fill: g.panel, stroke: g.ink, radius: 8 })),
    page(372, 140, 1),
    rect(box(250, 676, 500, 58), { fill: g.ink, radius: 29 }),
    ...[300, 700].map((x) => circle(x, 705, 13, { fill: g.heart })),
    circle(500, 705, 17, { fill: g.gaze }),
    path('M704 430C800 430 800 640 910 640', { stroke: g.ink, width: 6 }),
    rect(box(900, 130, 540, 560), { fill: g.ink, radius: 20 }),
    rect(box(916, 146, 508, 528), { fill: g.panel, radius: 10 }),
    rect(box(1030, 168, 280, 484), { stroke: g.tickMajor, width: 2, radius: 30 }),
    page(1058, 196, 0.88),
    scanPath(
      g,
      seen.map(([x, y, ms]) => ({ x: 1058 + x * 0.88, y: 196 + y * 0.88, ms })),
      { size: 0.9 },
    ),
    path('M880 690H1460L1490 760H850Z', { fill: g.panel, stroke: g.ink }),
  );
}
