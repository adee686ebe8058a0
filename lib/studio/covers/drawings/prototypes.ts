/** Custom hardware: board, layers, fit on the head, sensors in wheel and vest. */
import { profile } from '../parts/body.ts';
import { steeringWheel } from '../parts/devices.ts';
import { DEEP } from '../palette.ts';
import { indices, range } from '../random.ts';
import { box, circle, group, line, path, rect, sheet, text } from '../svg.ts';

/** An electronic board with sensor, radio and battery contacts. */
export function board(): string {
  const g = DEEP;
  const chip = (x: number, y: number, w: number, h: number, pins: number) =>
    indices(pins)
      .map((i) => line(x + ((i + 0.5) * w) / pins, y - 16, x + ((i + 0.5) * w) / pins, y + h + 16, g.tickMajor, 5))
      .join('') +
    rect(box(x, y, w, h), { fill: '#030818', stroke: g.tickMajor, radius: 8 }) +
    circle(x + 20, y + 20, 6, { fill: g.tickMajor });
  return sheet(
    g,
    rect(box(220, 150, 1160, 640), { fill: g.panel, stroke: g.axis, radius: 70 }),
    ...[
      [300, 230],
      [1300, 230],
      [300, 710],
      [1300, 710],
    ].map(([x, y]) => circle(x!, y!, 28, { fill: g.field, stroke: g.skin, width: 8 })),
    path('M470 330H330M470 370H360V470H330M470 410H400V560H330', { stroke: g.heart, width: 4 }),
    path('M730 350H860M730 390H860M730 430H820V520H860', { stroke: g.gaze, width: 4 }),
    path('M1100 400H1180V330H1250M1100 440H1250M1100 480H1180V560H1250', { stroke: g.motion, width: 4 }),
    path('M600 470V620H700M660 470V580H700', { stroke: g.muscle, width: 4 }),
    ...[330, 470, 560].map((y) => circle(330, y, 20, { fill: g.skin })),
    chip(470, 300, 260, 170, 9),
    chip(860, 340, 240, 200, 8),
    rect(box(700, 590, 420, 130), { fill: '#122452', stroke: g.tickMajor, radius: 20 }),
    path('M780 655h34l18 -40l28 80l22 -54l14 14h140', { stroke: g.heart, width: 5 }),
    path('M1240 600h60v-40h-60v-40h60v-40h-60v-40h60v-40h-60', { stroke: g.motion, width: 5 }),
    ...indices(5).map((i) => rect(box(460 + i * 42, 540, 26, 44), { fill: i % 2 ? g.tick : g.sub, radius: 4 })),
  );
}

/** A chest recorder taken apart along one axis, a caliper under it. */
export function exploded(): string {
  const g = DEEP;
  const slab = (y: number, fill: string, extra = '', thick = 30) =>
    group(
      `translate(800 ${y})`,
      path(`M-300 0L0 -96L300 0L0 96Z`, { fill, stroke: g.ink }),
      path(`M-300 0v${thick}L0 ${96 + thick}L300 ${thick}V0L0 96Z`, { fill, stroke: g.ink }),
      extra,
    );
  return sheet(
    g,
    line(800, 120, 800, 800, g.tickMajor, 2, { dash: '2 9' }),
    slab(
      700,
      '#0d1a44',
      [
        [-150, 0],
        [0, 46],
        [150, 0],
        [0, -46],
      ]
        .map(([x, y]) => circle(x!, y!, 26, { fill: g.skin, stroke: g.ink }))
        .join(''),
      18,
    ),
    slab(550, '#2e7056', ''),
    slab(
      400,
      '#203360',
      path('M-90 -6l70 -22l80 24l-70 24z', { fill: g.ink }) +
        path('M60 30l60 -20l46 14l-60 20z', { fill: g.ink }) +
        path('M-200 0l60 20M-180 -10l60 20', { stroke: g.brand, width: 4 }),
      14,
    ),
    slab(230, '#0d1a44', circle(0, 0, 30, { stroke: g.ink }) + circle(0, 0, 9, { fill: g.muscle }), 44),
    path('M1200 210H1240M1200 744H1240M1220 210V744', { stroke: g.ink, width: 3 }),
    ...range(210, 744, 27).map((y, i) => line(1240, y, 1240 + (i % 5 ? 16 : 32), y, g.tickMajor, 2)),
    text(1290, 490, '18 mm', { fill: g.ink }),
  );
}

/** A safety helmet cut open: 9 mm between shell and lining, between the jaws of a caliper. */
export function helmetGap(): string {
  const g = DEEP;
  return sheet(
    g,
    path('M300 700C280 300 560 140 800 140S1320 300 1300 700Z', { fill: g.skin, stroke: g.ink }),
    path('M350 700C340 350 580 200 800 200S1260 350 1250 700Z', { fill: g.field, stroke: g.ink }),
    path('M376 700C366 374 594 226 800 226S1234 374 1224 700Z', { fill: g.panel, stroke: g.ink }),
    path('M180 700q30 -36 120 -36v36zM1300 664q110 0 150 36h-150z', { fill: g.skin, stroke: g.ink }),
    path('M470 700C480 470 610 330 800 330S1120 470 1130 700', { stroke: g.tick, width: 20, dash: '36 26' }),
    group(
      'translate(800 213) rotate(0)',
      circle(0, 0, 96, { fill: g.panel, stroke: g.brand, width: 5 }),
      path('M-80 -26H80', { stroke: g.skin, width: 24 }),
      path('M-70 34H70', { stroke: g.rule, width: 20 }),
      path('M0 -10V22M-12 -10H12M-12 22H12', { stroke: g.ink, width: 3 }),
    ),
    line(800, 312, 800, 470, g.brand, 4),
    text(800, 580, '9 mm', { fill: g.ink, size: 96, weight: 700, anchor: 'middle' }),
  );
}

/** Three prototypes for three head sizes, a day of wear for each. */
export function prototypes(): string {
  const g = DEEP;
  return sheet(
    g,
    ...indices(3).map((i) => {
      const x = 340 + i * 460;
      const size = 300 + i * 44;
      const top = 400 - size * 0.12;
      return (
        profile(g, x, 400, size) +
        path(`M${x - size * 0.45} ${top}Q${x} ${top - size * 0.2} ${x + size * 0.37} ${top}`, {
          stroke: g.ink,
          width: 40,
        }) +
        path(`M${x - size * 0.45} ${top}Q${x} ${top - size * 0.2} ${x + size * 0.37} ${top}`, {
          stroke: [g.gaze, g.muscle, g.skin][i],
          width: 33,
        }) +
        circle(x + size * 0.3, top - 14, 13, { fill: g.ink }) +
        rect(box(x - 150, 726, 300, 30), { fill: g.rule, radius: 15 }) +
        rect(box(x - 150, 726, 300 * [0.94, 0.72, 0.86][i]!, 30), { fill: [g.gaze, g.muscle, g.skin][i], radius: 15 }) +
        range(x - 150, x + 150, 9)
          .map((t) => line(t, 768, t, 782, g.tickMajor, 2))
          .join('')
      );
    }),
  );
}

/** A steering wheel with the sensor of 12 mm under its leather, enlarged. */
export function wheelSensor(): string {
  const g = DEEP;
  return sheet(
    g,
    steeringWheel(g, 480, 470, 300),
    path('M270 257A300 300 0 0 1 330 210M630 210A300 300 0 0 1 690 257', { stroke: g.skin, width: 46 }),
    circle(660, 232, 46, { stroke: g.brand, width: 4 }),
    path('M702 214L960 190M690 268L950 700', { stroke: g.brand, width: 2, dash: '2 9' }),
    circle(1160, 450, 280, { fill: g.panel, stroke: g.brand, width: 4 }),
    circle(1160, 450, 170, { fill: g.skin, stroke: g.ink }),
    circle(1160, 450, 124, { fill: '#70592e', stroke: g.ink }),
    rect(box(1100, 400, 120, 100), { fill: g.ink, radius: 10 }),
    path('M1124 452h20l12 -24l18 46l12 -22h14', { stroke: g.muscle, width: 5 }),
    path('M990 670H1330M990 652v36M1330 652v36', { stroke: g.ink, width: 3 }),
    text(1160, 790, '12 mm', { fill: g.ink, size: 48, weight: 700, anchor: 'middle' }),
  );
}

/** A vest with electrodes and wires on a body form. */
export function vest(): string {
  const g = DEEP;
  return sheet(
    g,
    path(
      'M720 130Q730 190 690 220L560 262Q500 290 496 380L486 700Q640 780 800 780T1114 700L1104 380Q1100 290' +
        ' 1040 262L910 220Q870 190 880 130',
      { fill: g.panel, stroke: g.ink },
    ),
    path(
      'M660 232Q690 420 620 470Q590 500 592 560L580 742Q690 790 800 790T1020 742L1008 560Q1010 500 980 470' +
        'Q910 420 940 232L890 216Q860 380 800 380T710 216Z',
      { fill: '#284277', stroke: g.ink },
    ),
    path(
      'M700 520C700 600 760 640 800 690M900 500C900 600 840 640 800 690M800 690V760M640 640C700 690 760 690 800 690',
      { stroke: g.heart, width: 5 },
    ),
    ...[
      [700, 500],
      [900, 480],
      [640, 640],
    ].map(([x, y]) => circle(x!, y!, 36, { fill: g.panel, stroke: g.ink }) + circle(x!, y!, 14, { fill: g.heart })),
    path('M600 590Q700 620 800 616T1000 590', { stroke: g.motion, width: 14 }),
    rect(box(750, 662, 100, 72), { fill: g.ink, radius: 16 }),
    circle(776, 698, 8, { fill: g.muscle }),
    path('M780 380V620M820 380V620', { stroke: g.tickMajor, width: 2, dash: '8 8' }),
  );
}
