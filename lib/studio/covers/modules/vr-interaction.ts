/** Virtual reality: ways through buildings, gaze on exhibits, a reaching hand. */
import { DEEP, type Ground } from '../palette.ts';
import { field, ramp } from '../plot.ts';
import { bell, indices, random, range, smoothNoise } from '../random.ts';
import { box, circle, curve, group, line, path, type Point, polygon, polyline, rect, sheet, text } from '../svg.ts';
import { hand, TIPS } from '../parts/body.ts';

/** A way through places, shaken by `sway` px so that it looks walked. */
function walk(places: readonly Point[], sway: number, seed: number): Point[] {
  const steps = places.slice(1).flatMap((to, i) => {
    const from = places[i]!;
    const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 26));
    return indices(count).map((k): Point => [
      from[0] + ((to[0] - from[0]) * k) / count,
      from[1] + ((to[1] - from[1]) * k) / count,
    ]);
  });
  const [dx, dy] = [smoothNoise(steps.length, 3, seed), smoothNoise(steps.length, 3, seed + 99)];
  return steps.map(([x, y], i) => [x + sway * dx[i]!, y + sway * dy[i]!]);
}

const walls = (parts: readonly (readonly [x: number, y: number, width: number, height: number])[], g: Ground) =>
  parts
    .map(([x, y, width, height]) => rect(box(x, y, width, height), { fill: g.panel, stroke: g.axis, radius: 6 }))
    .join('');

/** Ten ways over the plan of a hall; at the second crossing they turn back. */
export function crossingPlan(): string {
  const g = DEEP;
  const [x1, x2, x3] = [420, 860, 1230];
  const [y1, y2] = [300, 620];
  const rooms = [
    [120, 120, 240, 130],
    [480, 120, 320, 130],
    [920, 120, 250, 130],
    [1290, 120, 190, 130],
    [120, 350, 240, 220],
    [480, 350, 320, 220],
    [920, 350, 250, 220],
    [1290, 350, 190, 220],
    [120, 670, 240, 140],
    [480, 670, 320, 140],
    [920, 670, 250, 140],
    [1290, 670, 190, 140],
  ] as const;
  const end: Point = [1490, y1];
  const ways: Point[][] = [
    [[110, y2], [x1, y2], [x2, y2], [x2, y1], [x3, y1], end],
    [[110, y2], [x2, y2], [x2, 430], [x2, y2], [x2 + 170, y2], [x2, y2], [x2, y1], end],
    [[110, y2], [x1, y2], [x2 + 120, y2], [x2 - 90, y2], [x2 + 40, y2], [x2, y1], end],
    [[110, y2], [x1, y2], [x1, y1], [x2, y1], end],
    [[110, y2], [x2, y2], [x2, 800], [x2, y2], [x2, 480], [x2, y2], [x3, y2], [x3, y1], end],
    [[110, y2], [x2 - 140, y2], [x2 + 60, y2], [x2, 700], [x2, y2], [x2, y1], end],
    [[110, y2], [x2, y2], [x2 + 200, y2], [x2 - 60, y2], [x2, y1], end],
  ];
  return sheet(
    g,
    walls(rooms, g),
    circle(x2, y2, 150, { fill: g.skin, opacity: 0.14 }),
    ...ways.map((way, i) =>
      curve(
        walk(
          way.map(([x, y]): Point => [x + (i - 3) * 9, y + (((i * 3) % 7) - 3) * 10]),
          7,
          20 + i,
        ),
        { stroke: i === 4 ? g.ink : g.motion, width: i === 4 ? 4 : 3, opacity: i === 4 ? 1 : 0.7 },
      ),
    ),
    circle(x2, y2, 150, { stroke: g.skin, width: 5 }),
    circle(110, y2, 15, { fill: g.motion }),
    path(`M${end[0] - 6} ${y1 - 22}l34 22l-34 22z`, { fill: g.ink }),
  );
}

/** One way that loops twice at a fork, beside the shortest one with its 3 m corridor. */
export function twoLoops(): string {
  const g = DEEP;
  const shortest: Point[] = [
    [170, 700],
    [700, 700],
    [700, 290],
    [1430, 290],
  ];
  const open = [
    [110, 630, 1010, 140],
    [630, 220, 140, 550],
    [630, 220, 860, 140],
    [980, 220, 140, 550],
  ] as const;
  const before = walk(
    [
      [170, 700],
      [640, 704],
      [690, 690],
    ],
    5,
    3,
  );
  const lap = (k: number): Point[] => [
    [712 + k, 716 - k],
    [1050 + k, 712 - k],
    [1046 - k, 288 + k],
    [708 - k, 284 + k],
  ];
  const turns = walk([[690, 690], ...lap(-16).slice(1), ...lap(14), [716, 330]], 6, 8);
  const after = walk(
    [
      [716, 330],
      [780, 292],
      [1430, 290],
    ],
    5,
    5,
  );
  return sheet(
    g,
    rect(box(60, 120, 1480, 700), { fill: '#203860', radius: 20 }),
    ...open.map(([x, y, width, height]) => rect(box(x, y, width, height), { fill: g.panel })),
    polyline(shortest, g.motion, 84, { opacity: 0.2 }),
    polyline(shortest, g.motion, 5, { dash: '4 14' }),
    polyline(before, g.ink, 6),
    curve(
      turns.filter((_, i) => i % 3 === 0),
      { stroke: g.heart, width: 7 },
    ),
    polyline(after, g.ink, 6),
    circle(170, 700, 18, { fill: g.ink }),
    path('M1420 258l48 32l-48 32z', { fill: g.ink }),
    path('M1190 700h105M1190 688v24M1295 688v24', { stroke: g.ink, width: 4 }),
    text(1242, 674, '3 m', { fill: g.ink, size: 34, anchor: 'middle' }),
  );
}

const HEAT = ['#1f3fb0', '#18c7d4', '#ffc04d', '#ff7a1f', '#ff3b30'];

/** Three exhibits in a virtual room with the time the gaze stayed on each. */
export function warmExhibits(): string {
  const g = DEEP;
  const heat = (
    x: number,
    y: number,
    width: number,
    height: number,
    spots: readonly (readonly [number, number, number, number])[],
  ) =>
    field(box(x, y, width, height), 120, Math.round((120 * height) / width), (u, v) => {
      const value = spots.reduce(
        (sum, [cu, cv, w, h]) => sum + h * bell(u, cu, w) * bell(v, cv, (w * width) / height),
        0,
      );
      return [ramp(HEAT, value), Math.min(0.9, Math.max(0, (value - 0.08) * 2.4))];
    });
  const stand = (x: number, width: number, y: number) =>
    polygon(
      [
        [x, y],
        [x + width, y],
        [x + width + 22, 770],
        [x - 22, 770],
      ],
      { fill: '#101f52', stroke: g.axis },
    );
  const seconds = (x: number, y: number, words: string) =>
    text(x, y, words, { fill: g.ink, size: 40, weight: 700, anchor: 'middle' });
  return sheet(
    g,
    path('M0 640L280 560H1320L1600 640V1000H0z', { fill: '#0b1738' }),
    path('M280 0V560H1320V0M280 560L0 640M1320 560L1600 640', { stroke: g.axis, width: 3 }),
    // vase
    stand(300, 180, 560),
    path('M360 270h60q-4 40 20 70q60 60 40 130q-14 60 -56 90h-68q-42 -30 -56 -90q-20 -70 40 -130q24 -30 20 -70z', {
      fill: '#1a2c68',
      stroke: g.ink,
    }),
    heat(270, 250, 240, 330, [
      [0.48, 0.48, 0.16, 1.1],
      [0.5, 0.16, 0.07, 0.5],
    ]),
    // painting
    rect(box(610, 190, 380, 270), { fill: '#1a2c68', stroke: g.ink, width: 8, radius: 4 }),
    path('M618 400l90 -90l70 60l90 -110l114 140v54H618z', { fill: '#26408c' }),
    circle(700, 262, 26, { fill: '#3a59b8' }),
    heat(560, 150, 480, 350, [
      [0.62, 0.5, 0.09, 0.95],
      [0.3, 0.34, 0.06, 0.62],
      [0.5, 0.68, 0.05, 0.34],
    ]),
    // model of a ship
    stand(1110, 220, 560),
    path('M1110 500h220l-40 56h-140z', { fill: '#1a2c68', stroke: g.ink }),
    path('M1215 496V330M1204 346l-76 130h76zM1228 366l80 110h-80z', { fill: '#26408c', stroke: g.ink }),
    heat(1070, 300, 300, 290, [
      [0.42, 0.5, 0.07, 0.42],
      [0.72, 0.74, 0.06, 0.3],
    ]),
    seconds(390, 690, '6.2 s'),
    seconds(800, 530, '4.8 s'),
    seconds(1220, 690, '1.9 s'),
  );
}

/** A gloved hand reaching for a virtual knob: straight line, real path, dwelling in the last stretch. */
export function curvedReach(): string {
  const g = DEEP;
  const [from, to]: [Point, Point] = [
    [560, 566],
    [1180, 296],
  ];
  const source = random(5);
  const way = range(0, 1, 60).map((u): Point => {
    // most samples fall into the end: the hand slows down
    const s = 1 - (1 - u) ** 2.3;
    const bow = 205 * Math.sin(Math.PI * s ** 0.9) + (s > 0.84 ? 20 * Math.sin((s - 0.84) * 90) : 0);
    return [
      from[0] + (to[0] - from[0]) * s - 0.447 * bow + source.normal(),
      from[1] + (to[1] - from[1]) * s - 0.894 * bow + source.normal(),
    ];
  });
  const length = way.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - way[i]![0], y - way[i]![1]), 0);
  const share = Math.hypot(to[0] - from[0], to[1] - from[1]) / length;
  const knob = (r: number, opacity: number) =>
    circle(to[0] + 130, to[1] + 6, r, { stroke: g.brand, width: 4, opacity });
  return sheet(
    g,
    ...indices(9).map((i) => line(1150 + i * 40, 96, 1150 + i * 40, 526, g.rule, 2)),
    ...indices(11).map((i) => line(1150, 96 + i * 43, 1470, 96 + i * 43, g.rule, 2)),
    knob(126, 0.35),
    circle(to[0] + 130, to[1] + 6, 96, { fill: g.brand, opacity: 0.16 }),
    knob(96, 1),
    line(to[0] + 130, to[1] + 6, to[0] + 130, to[1] - 78, g.brand, 10),
    ...range(-130, 130, 11).map((d) => {
      const a = ((d - 90) * Math.PI) / 180;
      return line(
        to[0] + 130 + 138 * Math.cos(a),
        to[1] + 6 + 138 * Math.sin(a),
        to[0] + 130 + 154 * Math.cos(a),
        to[1] + 6 + 154 * Math.sin(a),
        g.axis,
        4,
      );
    }),
    line(...from, ...to, g.axis, 4, { dash: '4 16' }),
    curve(way, { stroke: g.motion, width: 5 }),
    ...way.filter((_, i) => i % 2 === 0).map(([x, y]) => circle(x, y, 8, { fill: g.motion })),
    group(
      'translate(344 632) rotate(68)',
      hand(g, 0, 0, 480, '#5b6b8f', 1.4),
      ...TIPS.map(([x, y]) => circle(x * 480, y * 480 + 14, 11, { fill: g.motion })),
      ...[
        [-0.15, 0.02],
        [-0.03, 0],
        [0.085, 0.015],
        [0.185, 0.07],
      ].map(([x, y], i) => line(x! * 480, y! * 480, TIPS[i + 1]![0] * 480, TIPS[i + 1]![1] * 480 + 14, '#283d77', 4)),
      rect(box(-54, 178, 120, 60), { fill: g.ink, radius: 12 }),
    ),
    text(420, 206, share.toFixed(2), { fill: g.ink, size: 76, weight: 700, anchor: 'middle' }),
    text(420, 262, '直线 ÷ 实际路径', { fill: g.sub, size: 30, anchor: 'middle' }),
  );
}
