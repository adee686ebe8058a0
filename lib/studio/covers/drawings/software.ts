/** Custom software: code and stimulus, delays, tables of trials, boards, virtual halls. */
import { monitor } from '../parts/devices.ts';
import { DEEP } from '../palette.ts';
import { place } from '../plot.ts';
import { bell, indices, random, range, smoothNoise } from '../random.ts';
import { area, box, circle, line, path, type Point, polygon, polyline, rect, sheet, text } from '../svg.ts';

/** Four big numbers and one curve: a board for the person on duty. */
export function dutyBoard(): string {
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
        ? text(x + 34, 356, unit, { fill: g.sub })
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
    ...numbers,
    rect(box(120, 424, 1360, 400), { fill: g.panel, radius: 22 }),
    line(b.x, b.y + b.height * 0.36, b.x + b.width, b.y + b.height * 0.36, g.heart, 2, { dash: '3 11' }),
    area(points, b.y + b.height, g.gaze, 0.16),
    polyline(points, g.gaze, 4),
  );
}

/** Code at the left, the stimulus that it draws at the right. */
export function codeAndStimulus(): string {
  const g = DEEP;
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
    monitor(g, 120, 120, 650, 560),
    ...rows,
    monitor(g, 830, 120, 650, 560, '#6b7796'),
    ...indices(5).map((i) => {
      const flip = i === 2 ? -1 : 1;
      const x = 940 + i * 108;
      return path(
        `M${x - 36 * flip} 400H${x + 36 * flip}M${x + 8 * flip} 366L${x + 38 * flip} 400L${x + 8 * flip} 434`,
        { stroke: '#0d1a44', width: 13 },
      );
    }),
    rect(box(842, 132, 60, 60), { fill: '#0d1a44' }),
    rect(box(846, 136, 52, 52), { fill: g.ink, radius: 10 }),
    circle(872, 162, 12, { fill: g.skin }),
  );
}

/** A table of trials with values in ms, three of them corrected by hand. */
export function trialTable(): string {
  const g = DEEP;
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
    text(columns[2]!, 196, 'ms', { fill: g.sub }),
    ...[0, 1, 3].map((c) => line(columns[c]!, 184, columns[c]! + 90, 184, g.tickMajor, 12)),
  );
}

/** A hall from the drawing to the headset: the same signs and doors on the plan and in the view. */
export function wireHall(): string {
  const g = DEEP;
  const v: Point = [1060, 450];
  const corner = (sx: number, sy: number, k: number): Point => [v[0] + sx * 430 * k, v[1] + (sy < 0 ? -300 : 270) * k];
  const depth = [1, 0.7, 0.5, 0.36, 0.26, 0.19];
  const side = (sx: number, near: number, far: number, top: number, bottom: number, fill: string) => {
    const p = (k: number, h: number): Point => [v[0] + sx * 430 * k, v[1] + h * k];
    return polygon([p(near, top), p(far, top), p(far, bottom), p(near, bottom)], { fill });
  };
  const view = box(640, 130, 840, 680);
  const lens =
    'M720 130H1400Q1480 130 1480 220V640Q1480 810 1300 810Q1160 810 1110 730Q1060 670 1010 730Q960 810' +
    ' 820 810Q640 810 640 640V220Q640 130 720 130Z';
  return sheet(
    g,
    rect(box(120, 130, 300, 680), { stroke: g.tickMajor, width: 5 }),
    ...[230, 420, 620].map((y) => line(112, y, 112, y + 90, g.field, 12) + line(120, y, 120, y + 90, g.skin, 8)),
    ...[300, 520].map((y) => line(420, y, 420, y + 100, g.muscle, 8)),
    ...range(130, 810, 9)
      .slice(1, -1)
      .map((y) => line(120, y, 420, y, g.rule, 2)),
    polygon(
      [
        [270, 740],
        [130, 430],
        [410, 430],
      ],
      { fill: g.motion, opacity: 0.16 },
    ),
    circle(270, 740, 24, { fill: g.motion }),
    path('M270 716V650', { stroke: g.motion, width: 5 }),
    `<clipPath id="goggles"><path d="${lens}"/></clipPath><g clip-path="url(#goggles)">`,
    rect(view, { fill: g.panel }),
    side(-1, 0.92, 0.72, -150, 20, g.skin),
    side(-1, 0.6, 0.46, -150, 20, g.skin),
    side(-1, 0.37, 0.29, -150, 20, g.skin),
    side(1, 0.8, 0.56, -60, 270, g.muscle),
    side(1, 0.42, 0.31, -60, 270, g.muscle),
    ...depth.map((k) =>
      polyline(
        [corner(-1, -1, k), corner(1, -1, k), corner(1, 1, k), corner(-1, 1, k), corner(-1, -1, k)],
        g.motion,
        2.5,
        { opacity: 0.35 + 0.6 * (1 - k) },
      ),
    ),
    ...(
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const
    ).map(([sx, sy]) => line(...corner(sx, sy, 1.3), ...corner(sx, sy, 0.19), g.motion, 3)),
    '</g>',
    path(lens, { stroke: g.tickMajor, width: 6 }),
  );
}

/** The corner of a screen with the light sensor on it, and 300 delays: mean 36 ms, SD below 5 ms. */
export function screenDelay(): string {
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
    rect(box(120, 120, 900, 600), { fill: '#030818', stroke: g.axis, radius: 26 }),
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
