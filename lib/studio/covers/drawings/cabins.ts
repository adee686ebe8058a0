/** Driving cabins while they are built: frame, wooden mock-up, dashboard, pedal. */
import { person, SEATED } from '../parts/body.ts';
import { steeringWheel } from '../parts/devices.ts';
import { DEEP } from '../palette.ts';
import { axes, scale } from '../plot.ts';
import { indices, range, smoothNoise } from '../random.ts';
import { box, circle, fade, group, line, path, type Point, polygon, polyline, rect, sheet, text } from '../svg.ts';

/** Frame, seat, wheel and pedals of a cabin from the side; `wood` draws it as boards with a tall driver. */
export function cabin({ wood = false, shell = false } = {}): string {
  const g = DEEP;
  const bar = (d: string) =>
    path(d, { stroke: g.ink, width: wood ? 40 : 26 }) +
    path(d, { stroke: wood ? '#70592e' : g.panel, width: wood ? 34 : 20 });
  return sheet(
    g,
    line(120, 826, 1480, 826, g.axis, 3),
    ...(wood
      ? []
      : [
          path('M1290 780A520 520 0 0 0 1290 170', { stroke: g.ink, width: 14 }),
          path('M1290 780A520 520 0 0 0 1290 170', { stroke: g.gaze, width: 6 }),
        ]),
    bar('M300 800H1180'),
    bar(wood ? 'M420 800V640H760' : 'M420 800V660H760V800'),
    bar(wood ? 'M1000 800V500L900 470' : 'M1000 800V480M380 640L330 250H760L1000 480'),
    ...(shell
      ? [
          path('M250 790Q240 280 470 210H760Q900 230 1030 470L1190 520V790', {
            stroke: g.brand,
            width: 4,
            dash: '4 14',
          }),
        ]
      : []),
    path('M410 640q-8 -30 30 -40h250q40 4 40 44z', { fill: wood ? '#70592e' : '#283f77', stroke: g.ink }),
    path('M430 604q-50 -10 -70 -200q-4 -60 34 -64q34 -2 44 40l36 190z', {
      fill: wood ? '#70592e' : '#283f77',
      stroke: g.ink,
    }),
    group('translate(880 470) rotate(62)', rect(box(-120, -15, 240, 30), { fill: g.ink, radius: 15 })),
    line(880, 470, 1000, 540, g.ink, 14),
    path('M1010 790l70 -90', { stroke: g.ink, width: 26 }),
    path('M1010 790l70 -90', { stroke: g.heart, width: 18 }),
    ...(wood
      ? [
          person(
            g,
            {
              ...SEATED,
              head: [10, -440],
              neck: [0, -330],
              arms: [
                [
                  [6, -290],
                  [110, -170],
                  [320, -178],
                ],
              ],
              legs: [
                [
                  [0, 0],
                  [330, -110],
                  [440, 130],
                  [500, 110],
                ],
              ],
            },
            [500, 580],
            1,
            '#203360',
          ),
          circle(830, 470, 62, { stroke: g.heart, width: 5 }),
        ]
      : []),
  );
}

/** A pedal on a load cell, and force over travel: measured and built. */
export function pedalForce(): string {
  const g = DEEP;
  const b = box(760, 150, 720, 620);
  const x = scale(0, 100, b.x, b.x + b.width);
  const y = scale(0, 320, b.y + b.height, b.y);
  const force = (mm: number) => 22 + 0.5 * mm + 0.0026 * mm ** 2.5;
  const measured = range(0, 95, 60).map((mm): Point => [x(mm), y(force(mm))]);
  const noise = smoothNoise(60, 4, 3);
  return sheet(
    g,
    line(140, 800, 640, 800, g.axis, 3),
    path('M250 180L430 620', { stroke: g.ink, width: 34 }),
    path('M250 180L430 620', { stroke: g.panel, width: 27 }),
    circle(250, 180, 34, { fill: g.panel, stroke: g.ink }),
    circle(250, 180, 9, { fill: g.ink }),
    group(
      'translate(440 640) rotate(-24)',
      rect(box(-110, -26, 220, 52), { fill: g.ink, radius: 12 }),
      ...indices(6).map((i) => line(-84 + i * 34, -14, -84 + i * 34, 14, g.tick, 4)),
      rect(box(-70, -84, 140, 50), { fill: g.heart, stroke: g.ink, radius: 12 }),
    ),
    path('M330 470A330 330 0 0 0 560 430', { stroke: g.tickMajor, width: 3, dash: '3 11' }),
    fade(0.3, path('M250 180L600 530', { stroke: g.ink, width: 30 })),
    axes(b, g),
    polygon(
      [
        ...measured.map(([px, py]): Point => [px, py - 26]),
        ...measured.map(([px, py]): Point => [px, py + 26]).reverse(),
      ],
      { fill: g.heart, opacity: 0.14 },
    ),
    polyline(measured, g.ink, 3, { dash: '10 12' }),
    polyline(
      measured.map(([px, py], i): Point => [px, py + 8 * noise[i]!]),
      g.heart,
      5,
    ),
    text(b.x + 26, b.y + 34, 'N', { fill: g.sub }),
    text(b.x + b.width, b.y + b.height - 22, 'mm', { fill: g.sub, anchor: 'end' }),
  );
}

/** A cabin being put together, from the front: dashboard, wheel, screens, cables still open. */
export function openCabin(): string {
  const g = DEEP;
  const screen = (points: string, fill: string) => path(points, { fill, stroke: g.ink, width: 8 });
  return sheet(
    g,
    screen('M130 220L500 260V540L130 620Z', '#203360'),
    screen('M1470 220L1100 260V540L1470 620Z', '#203360'),
    screen('M520 260H1080V540H520Z', '#203560'),
    path('M760 380L620 540H980L840 380Z', { fill: '#284277' }),
    path('M130 430L500 390M1100 390L1470 430M520 380H1080', { stroke: g.tickMajor, width: 3 }),
    line(800, 400, 800, 536, '#0d1a44', 8, { dash: '22 22' }),
    path('M250 640H1350L1400 720V826H1310V740H290V826H200V720Z', { fill: g.panel, stroke: g.ink }),
    path('M360 640Q380 560 480 560H640Q720 560 740 640Z', { fill: g.ink }),
    ...[470, 620].map((x) => circle(x, 612, 34, { stroke: g.motion, width: 5, dash: '150 70' })),
    rect(box(820, 574, 230, 140), { fill: g.ink, radius: 16 }),
    rect(box(834, 588, 202, 112), { fill: g.brand, radius: 8 }),
    steeringWheel(g, 550, 700, 130, 0),
    path('M900 740C900 830 1010 800 1000 740M960 740C960 860 1120 820 1100 740M1040 740C1040 800 1180 830 1190 740', {
      stroke: g.skin,
      width: 6,
    }),
    path('M860 740C850 850 1240 850 1250 740', { stroke: g.heart, width: 6 }),
    ...[900, 960, 1000, 1040, 1100, 1190, 1250, 860].map((x) =>
      rect(box(x - 10, 728, 20, 24), { fill: g.ink, radius: 4 }),
    ),
  );
}
