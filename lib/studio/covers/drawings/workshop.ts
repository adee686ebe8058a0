/** Custom development: boards, frames, prototypes, models, screens. */
import { monitor, steeringWheel } from '../parts/devices';
import { person, profile, SEATED } from '../parts/body';
import { DEEP, MIST, type Ground } from '../palette';
import { axes, mix, place, scale } from '../plot';
import { bell, indices, random, range, smoothNoise } from '../random';
import {
  area,
  box,
  circle,
  curve,
  fade,
  group,
  line,
  path,
  polygon,
  polyline,
  rect,
  sheet,
  text,
  type Box,
  type Point,
} from '../svg';
import { pageLines } from './page';
import { paper } from './study';

/** Three states by three: how often each was recognised as which. */
export function confusion({ at = 0.81 } = {}): string {
  const g = DEEP;
  const shares = [
    [0.84, 0.12, 0.04],
    [0.1, 0.78, 0.12],
    [0.03, 0.16, 0.81],
  ];
  return sheet(
    g,
    at,
    ...shares.flatMap((row, r) =>
      row.map((share, c) => {
        const b = box(640 + c * 224, 130 + r * 224, 212, 212);
        return (
          rect(b, { fill: mix(g.panel, g.brand, share * 1.1), radius: 16 }) +
          text(b.x + 106, b.y + 124, share.toFixed(2), {
            fill: share > 0.4 ? g.ink : g.sub,
            size: share > 0.4 ? 56 : 40,
            weight: share > 0.4 ? 700 : 400,
            anchor: 'middle',
          })
        );
      }),
    ),
    ...indices(3).map((r) => {
      const top = 130 + r * 224;
      const wave = range(0, 1, 200).map((t) => Math.sin(t * (26 + 26 * r)) * (1 - 0.28 * r) + 0.3 * Math.sin(t * 71));
      return polyline(place(wave, box(290, top + 66, 280, 80), -1.3, 1.3), [g.muscle, g.skin, g.heart][r]!, 4);
    }),
  );
}

/** Two raters follow one film of a face; only where they agree is there a label. */
export function twoRaters({ at = 0.52 } = {}): string {
  const g = MIST;
  const first = smoothNoise(300, 17, 5);
  const second = smoothNoise(300, 14, 8);
  const rating = (i: number, other: number) => 1.4 + 0.9 * first[i]! + other * second[i]!;
  const b = box(620, 180, 860, 330);
  const lines = [0.12, -0.3].map((o) => indices(300).map((i) => Math.round(Math.max(0, Math.min(3, rating(i, o))))));
  return sheet(
    g,
    at,
    rect(box(120, 150, 400, 520), { fill: '#e4ebf8', radius: 24 }),
    profile(g, 330, 400, 340),
    ...range(190, 470, 8).map((x) => rect(box(x - 12, 700, 26, 18), { fill: g.tick, radius: 4 })),
    rect(box(120, 690, 400, 40), { stroke: g.tick, width: 2, radius: 8 }),
    axes(b, g),
    polyline(place(lines[0]!, b, -0.3, 3.3), g.gaze, 4),
    polyline(place(lines[1]!, b, -0.3, 3.3), g.heart, 4),
    ...indices(300).map((i) =>
      lines[0]![i] === lines[1]![i] ? line(620 + i * 2.876, 600, 620 + i * 2.876, 660, g.muscle, 3.2) : '',
    ),
    line(620, 700, 1480, 700, g.tickMajor, 2),
  );
}

/** A model's one-page note and the little computer that runs it. */
export function delivered({ at = 0.97 } = {}): string {
  const g = MIST;
  return sheet(
    g,
    at,
    paper(g, box(260, 120, 500, 690)),
    rect(box(320, 220, 220, 24), { fill: g.ink, radius: 6 }),
    pageLines(box(320, 270, 380, 130), 4, g.rule, 3),
    ...indices(5).map((i) =>
      rect(box(320, 440 + i * 38, 360 * [0.86, 0.78, 0.83, 0.7, 0.91][i]!, 22), {
        fill: i === 3 ? g.skin : g.gaze,
        radius: 6,
      }),
    ),
    pageLines(box(320, 660, 380, 100), 3, g.rule, 5),
    path('M760 560C860 560 860 560 930 560', { stroke: g.ink, width: 4, dash: '3 12' }),
    path('M940 480l250 -100l250 100v170l-250 110l-250 -110z', { fill: g.panel, stroke: g.ink }),
    path('M940 480l250 104l250 -104M1190 584v176', { stroke: g.ink, width: 3 }),
    ...indices(6).map((i) => line(1050 + i * 30, 468 - 12 * (i - 2.5), 1150 + i * 30, 508 - 12 * (i - 2.5), g.tick, 6)),
    circle(990, 540, 10, { fill: g.muscle }),
    ...indices(3).map((i) => rect(box(1230 + i * 62, 630 - i * 26, 40, 26), { fill: g.ink, radius: 4 })),
  );
}

/** An electronic board with sensor, radio and battery contacts. */
export function board({ at = 0.2 } = {}): string {
  const g = DEEP;
  const chip = (x: number, y: number, w: number, h: number, pins: number) =>
    indices(pins)
      .map((i) => line(x + ((i + 0.5) * w) / pins, y - 16, x + ((i + 0.5) * w) / pins, y + h + 16, g.tickMajor, 5))
      .join('') +
    rect(box(x, y, w, h), { fill: '#030818', stroke: g.tickMajor, radius: 8 }) +
    circle(x + 20, y + 20, 6, { fill: g.tickMajor });
  return sheet(
    g,
    at,
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
export function exploded({ at = 0.32 } = {}): string {
  const g = MIST;
  const slab = (y: number, fill: string, extra = '', thick = 30) =>
    group(
      `translate(800 ${y})`,
      path(`M-300 0L0 -96L300 0L0 96Z`, { fill, stroke: g.ink }),
      path(`M-300 0v${thick}L0 ${96 + thick}L300 ${thick}V0L0 96Z`, { fill, stroke: g.ink }),
      extra,
    );
  return sheet(
    g,
    at,
    line(800, 120, 800, 800, g.tickMajor, 2, { dash: '2 9' }),
    slab(
      700,
      '#ffffff',
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
    slab(550, '#c7f0e0', ''),
    slab(
      400,
      '#dbe6ff',
      path('M-90 -6l70 -22l80 24l-70 24z', { fill: g.ink }) +
        path('M60 30l60 -20l46 14l-60 20z', { fill: g.ink }) +
        path('M-200 0l60 20M-180 -10l60 20', { stroke: g.brand, width: 4 }),
      14,
    ),
    slab(230, '#ffffff', circle(0, 0, 30, { stroke: g.ink }) + circle(0, 0, 9, { fill: g.muscle }), 44),
    path('M1200 210H1240M1200 744H1240M1220 210V744', { stroke: g.ink, width: 3 }),
    ...range(210, 744, 27).map((y, i) => line(1240, y, 1240 + (i % 5 ? 16 : 32), y, g.tickMajor, 2)),
    text(1290, 490, '18 mm', { fill: g.ink, size: 38 }),
  );
}

/** A safety helmet cut open: 9 mm between shell and lining, between the jaws of a caliper. */
export function helmetGap({ at = 0.09 } = {}): string {
  const g = MIST;
  return sheet(
    g,
    at,
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
    path('M880 266L1040 420', { stroke: g.brand, width: 4 }),
    text(1056, 470, '9 mm', { fill: g.ink, size: 56, weight: 700 }),
  );
}

/** Three prototypes for three head sizes, a day of wear for each. */
export function prototypes({ at = 0.45 } = {}): string {
  const g = MIST;
  return sheet(
    g,
    at,
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

/** Frame, seat, wheel and pedals of a cabin from the side; `wood` draws it as boards with a tall driver. */
export function cabin({ at = 0.6, wood = false, shell = false } = {}): string {
  const g = MIST;
  const bar = (d: string) =>
    path(d, { stroke: g.ink, width: wood ? 40 : 26 }) +
    path(d, { stroke: wood ? '#ffe2ad' : g.panel, width: wood ? 34 : 20 });
  return sheet(
    g,
    at,
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
    path('M410 640q-8 -30 30 -40h250q40 4 40 44z', { fill: wood ? '#ffe2ad' : '#c9d8fb', stroke: g.ink }),
    path('M430 604q-50 -10 -70 -200q-4 -60 34 -64q34 -2 44 40l36 190z', {
      fill: wood ? '#ffe2ad' : '#c9d8fb',
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
            '#dbe6ff',
          ),
          circle(830, 470, 62, { stroke: g.heart, width: 5 }),
        ]
      : []),
  );
}

/** A pedal on a load cell, and force over travel: measured and built. */
export function pedalForce({ at = 0.72 } = {}): string {
  const g = MIST;
  const b = box(760, 150, 720, 620);
  const x = scale(0, 100, b.x, b.x + b.width);
  const y = scale(0, 320, b.y + b.height, b.y);
  const force = (mm: number) => 22 + 0.5 * mm + 0.0026 * mm ** 2.5;
  const measured = range(0, 95, 60).map((mm): Point => [x(mm), y(force(mm))]);
  const noise = smoothNoise(60, 4, 3);
  return sheet(
    g,
    at,
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
    text(b.x + 26, b.y + 34, 'N', { fill: g.sub, size: 36 }),
    text(b.x + b.width, b.y + b.height - 22, 'mm', { fill: g.sub, size: 36, anchor: 'end' }),
  );
}

/** A steering wheel with the sensor of 12 mm under its leather, enlarged. */
export function wheelSensor({ at = 0.12 } = {}): string {
  const g = MIST;
  return sheet(
    g,
    at,
    steeringWheel(g, 480, 470, 300),
    path('M270 257A300 300 0 0 1 330 210M630 210A300 300 0 0 1 690 257', { stroke: g.skin, width: 46 }),
    circle(660, 232, 46, { stroke: g.brand, width: 4 }),
    path('M702 214L960 190M690 268L950 700', { stroke: g.brand, width: 2, dash: '2 9' }),
    circle(1160, 450, 280, { fill: g.panel, stroke: g.brand, width: 4 }),
    circle(1160, 450, 170, { fill: g.skin, stroke: g.ink }),
    circle(1160, 450, 124, { fill: '#ffe2ad', stroke: g.ink }),
    rect(box(1100, 400, 120, 100), { fill: g.ink, radius: 10 }),
    path('M1124 452h20l12 -24l18 46l12 -22h14', { stroke: g.muscle, width: 5 }),
    path('M990 670H1330M990 652v36M1330 652v36', { stroke: g.ink, width: 3 }),
    text(1160, 790, '12 mm', { fill: g.ink, size: 48, weight: 700, anchor: 'middle' }),
  );
}

/** A vest with electrodes and wires on a body form. */
export function vest({ at = 0.36 } = {}): string {
  const g = MIST;
  return sheet(
    g,
    at,
    path(
      'M720 130Q730 190 690 220L560 262Q500 290 496 380L486 700Q640 780 800 780T1114 700L1104 380Q1100 290 1040 262L910 220Q870 190 880 130',
      { fill: g.panel, stroke: g.ink },
    ),
    path(
      'M660 232Q690 420 620 470Q590 500 592 560L580 742Q690 790 800 790T1020 742L1008 560Q1010 500 980 470Q910 420 940 232L890 216Q860 380 800 380T710 216Z',
      { fill: '#c9d4ea', stroke: g.ink },
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

/** Four big numbers and one curve: a board for the person on duty. */
export function dutyBoard({ at = 0.84 } = {}): string {
  const g = DEEP;
  const noise = smoothNoise(200, 8, 14);
  const numbers = (
    [
      ['72', g.heart, 'bpm'],
      ['0.84', g.gaze, ''],
      ['3', g.skin, ''],
      ['96%', g.muscle, ''],
    ] as const
  ).map(([value, colour, unit], i) => {
    const x = 120 + i * 346;
    return (
      rect(box(x, 130, 322, 260), { fill: g.panel, radius: 22 }) +
      text(x + 34, 300, value, { fill: g.ink, size: 112, weight: 700 }) +
      (unit
        ? text(x + 34, 356, unit, { fill: g.sub, size: 32 })
        : rect(box(x + 34, 336, [0, 190, 96, 240][i]!, 14), { fill: colour, radius: 7 })) +
      circle(x + 280, 174, 12, { fill: colour })
    );
  });
  const b = box(160, 470, 1280, 310);
  const points = place(
    noise.map((v, i) => 1 + 0.35 * v + 1.6 * bell(i, 150, 16)),
    b,
    0,
    3.4,
  );
  return sheet(
    g,
    at,
    ...numbers,
    rect(box(120, 424, 1360, 400), { fill: g.panel, radius: 22 }),
    line(b.x, b.y + b.height * 0.36, b.x + b.width, b.y + b.height * 0.36, g.heart, 2, { dash: '3 11' }),
    area(points, b.y + b.height, g.gaze, 0.16),
    polyline(points, g.gaze, 4),
  );
}

/** Code at the left, the stimulus that it draws at the right. */
export function codeAndStimulus({ at = 0.42 } = {}): string {
  const g = MIST;
  const source = random(18);
  const colours = [g.brand, g.brain, g.sub, g.muscle, g.heart];
  const rows = indices(11).map((i) => {
    let x = 176 + [0, 1, 1, 2, 2, 2, 1, 1, 2, 1, 0][i]! * 44;
    return indices(2 + Math.floor(source.next() * 3))
      .map((k) => {
        const w = source.between(50, 150);
        const bar = line(x, 190 + i * 44, x + w, 190 + i * 44, colours[(i + k * 2) % 5]!, 14);
        x += w + 32;
        return x > 720 ? '' : bar;
      })
      .join('');
  });
  return sheet(
    g,
    at,
    monitor(g, 120, 120, 650, 560),
    ...rows,
    monitor(g, 830, 120, 650, 560, '#6b7796'),
    ...indices(5).map((i) => {
      const flip = i === 2 ? -1 : 1;
      const x = 940 + i * 108;
      return path(
        `M${x - 36 * flip} 400H${x + 36 * flip}M${x + 8 * flip} 366L${x + 38 * flip} 400L${x + 8 * flip} 434`,
        { stroke: '#ffffff', width: 13 },
      );
    }),
    rect(box(842, 132, 60, 60), { fill: '#ffffff' }),
    rect(box(846, 136, 52, 52), { fill: g.ink, radius: 10 }),
    circle(872, 162, 12, { fill: g.skin }),
  );
}

/** A table of trials with values in ms, three of them corrected by hand. */
export function trialTable({ at = 0.26 } = {}): string {
  const g = MIST;
  const rows = [
    ['1', '+', '500', 'F'],
    ['2', '←', '150', 'J'],
    ['3', '→', '150', 'F'],
    ['4', '+', '800', 'J'],
    ['5', '→', '150', 'J'],
    ['6', '←', '150', 'F'],
  ];
  const columns = [230, 480, 800, 1190];
  const fix: Record<string, string> = { '0:2': '650', '3:2': '650', '4:2': '200' };
  return sheet(
    g,
    at,
    rect(box(140, 110, 1320, 716), { fill: g.panel, stroke: g.tick, width: 2, radius: 18 }),
    ...rows.flatMap((row, r) => [
      line(180, 226 + r * 96 + 8, 1420, 226 + r * 96 + 8, r ? g.rule : g.ink, r ? 2 : 3),
      ...row.map((cell, c) => text(columns[c]!, 300 + r * 96, cell, { fill: c === 0 ? g.sub : g.ink, size: 44 })),
      ...row.map((_, c) =>
        fix[`${r}:${c}`]
          ? line(columns[c]! - 8, 286 + r * 96, columns[c]! + 84, 282 + r * 96, g.heart, 5) +
            text(columns[c]! + 112, 304 + r * 96, fix[`${r}:${c}`]!, { fill: g.heart, size: 48, weight: 700 })
          : '',
      ),
    ]),
    text(columns[2]!, 196, 'ms', { fill: g.sub, size: 38 }),
    ...[0, 1, 3].map((c) => line(columns[c]!, 184, columns[c]! + 90, 184, g.tickMajor, 12)),
  );
}

/** A corridor drawn in wire, seen through the two lenses of a headset. */
export function wireHall({ at = 0.88 } = {}): string {
  const g = DEEP;
  const eyeView = (cx: number, shift: number) => {
    const hall: Box = box(cx - 290, 180, 580, 560);
    const v: Point = [cx + shift, 430];
    const frames = [1, 0.62, 0.4, 0.26, 0.17].map((k) =>
      rect(box(v[0] - 420 * k, v[1] - 300 * k, 840 * k, 560 * k), {
        stroke: g.motion,
        width: 3,
        opacity: 0.35 + 0.6 * (1 - k),
      }),
    );
    const rays = [
      [-420, -300],
      [420, -300],
      [-420, 260],
      [420, 260],
    ].map(([x, y]) => line(v[0] + x! * 0.17, v[1] + y! * 0.17, v[0] + x!, v[1] + y!, g.motion, 3));
    const signs = [
      [-0.5, 0.62],
      [0.5, 0.4],
    ].map(([side, k]) =>
      rect(box(v[0] + side! * 2 * 420 * k! * 0.86 - 50 * k!, v[1] - 150 * k!, 100 * k!, 130 * k!), {
        fill: g.skin,
        opacity: 0.85,
      }),
    );
    return (
      `<clipPath id="lens${cx}"><rect x="${hall.x}" y="${hall.y}" width="${hall.width}" height="${hall.height}" rx="230"/></clipPath><g clip-path="url(#lens${cx})">${rect(hall, { fill: g.panel })}${rays.join('')}${frames.join('')}${signs.join('')}</g>` +
      rect(hall, { stroke: g.axis, width: 5, radius: 230 })
    );
  };
  return sheet(
    g,
    at,
    eyeView(465, 26),
    eyeView(1135, -26),
    curve(
      [
        [755, 500],
        [800, 470],
        [845, 500],
      ],
      { stroke: g.axis, width: 5 },
    ),
  );
}

/** The corner of a screen with the light sensor on it, and 300 delays: mean 36 ms, SD below 5 ms. */
export function screenDelay({ at = 0.36 } = {}): string {
  const g = DEEP;
  const source = random(27);
  const counts = new Map<number, number>();
  indices(300).forEach(() => {
    const bin = Math.round(36 + 4.2 * source.normal());
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  });
  const most = Math.max(...counts.values());
  return sheet(
    g,
    at,
    rect(box(120, 120, 900, 760), { fill: '#030818', stroke: g.axis, radius: 26 }),
    rect(box(0, 690, 1600, 310), { fill: g.field }),
    rect(box(150, 150, 840, 540), { fill: '#3a4670' }),
    rect(box(150, 150, 170, 170), { fill: '#ffffff' }),
    rect(box(176, 176, 118, 118), { fill: '#0b1533', radius: 22 }),
    circle(235, 235, 28, { fill: g.skin }),
    path('M235 176V60', { stroke: g.tickMajor, width: 10 }),
    ...[0, 1, 2].map((i) =>
      circle(430 + i * 190, 430, 58, { stroke: '#ffffff', width: 14, dash: i === 1 ? '292 72' : '328 36' }),
    ),
    line(1090, 690, 1480, 690, g.axis, 3),
    ...[...counts].map(([bin, count]) =>
      rect(box(1285 + (bin - 36) * 15 - 6, 690 - (count / most) * 500, 12, (count / most) * 500), {
        fill: bin === 36 ? g.skin : g.brand,
        radius: 3,
      }),
    ),
    line(150, 760, 1480, 760, g.rule, 2),
    polyline(
      [
        [150, 820],
        [500, 820],
        [500, 776],
        [700, 776],
        [700, 820],
        [1480, 820],
      ],
      g.tickMajor,
      3,
    ),
    polyline(
      range(0, 1, 200).map((t): Point => [
        150 + 1330 * t,
        820 -
          44 * (t > 0.31 && t < 0.455 ? 1 - Math.exp(-(t - 0.31) * 90) : t >= 0.455 ? Math.exp(-(t - 0.455) * 60) : 0),
      ]),
      g.skin,
      4,
    ),
  );
}

/** A cabin being put together, from the front: dashboard, wheel, screens, cables still open. */
export function openCabin({ at = 0.6 } = {}): string {
  const g = MIST;
  const screen = (points: string, fill: string) => path(points, { fill, stroke: g.ink, width: 8 });
  return sheet(
    g,
    at,
    screen('M130 220L500 260V540L130 620Z', '#dbe6ff'),
    screen('M1470 220L1100 260V540L1470 620Z', '#dbe6ff'),
    screen('M520 260H1080V540H520Z', '#eaf0fc'),
    path('M760 380L620 540H980L840 380Z', { fill: '#b9c8e6' }),
    path('M130 430L500 390M1100 390L1470 430M520 380H1080', { stroke: g.tickMajor, width: 3 }),
    line(800, 400, 800, 536, '#ffffff', 8, { dash: '22 22' }),
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
