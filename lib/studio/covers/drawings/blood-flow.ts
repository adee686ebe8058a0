/** Blood flow of the brain: the pair of curves, the way of the light, the forehead. */
import { type Ground, DEEP } from '../palette.ts';
import { axes, guides, place, ramp, scale, trace } from '../plot.ts';
import { bell, indices, range, smoothNoise } from '../random.ts';
import {
  area,
  type Box,
  box,
  circle,
  curve,
  ellipse,
  line,
  path,
  type Point,
  rect,
  sheet,
  fullSheet,
  text,
} from '../svg.ts';
import { bloodFlow } from '../signals/brain.ts';

/** Oxygenated and deoxygenated blood over a task block, in µmol/L. */
export function bloodPair(b: Box, g: Ground, { blocks = 1, seed = 4 } = {}): string {
  const seconds = 20 + blocks * 45;
  const t = range(-8, seconds - 8, 500);
  const at = (time: number) => indices(blocks).reduce((sum, k) => sum + bloodFlow(time - k * 45, 25), 0);
  const heart = smoothNoise(500, 2.2, seed);
  const oxy = t.map((time, i) => at(time) + 0.035 * heart[i]!);
  const deoxy = t.map((time, i) => -0.34 * at(time - 1) + 0.015 * heart[i]!);
  const x = scale(-8, seconds - 8, b.x, b.x + b.width);
  return (
    indices(blocks)
      .map((k) => rect(box(x(k * 45), b.y, x(25) - x(0), b.height), { fill: g.brand, opacity: 0.1 }))
      .join('') +
    guides(b, [0.38 / 1.55], g) +
    area(place(oxy, b, -0.45, 1.15), b.y + b.height * (1 - 0.45 / 1.6), g.heart, 0.12) +
    trace(oxy, b, -0.45, 1.15, g.heart, 4) +
    trace(deoxy, b, -0.45, 1.15, g.gaze, 4)
  );
}

/** Light from a source to detectors 8 and 30 mm away: banana paths through scalp, skull and cortex. */
export function lightPath(): string {
  const g = DEEP;
  const layer = (depth: number, amplitude = 0): Point[] =>
    range(-40, 1640, 60).map((x) => [
      x,
      330 + depth + 0.00016 * (x - 800) ** 2 + amplitude * Math.sin(x / 46) * Math.abs(Math.sin(x / 190 + 1)),
    ]);
  const layers = (
    [
      [0, 0, '#0d1a44'],
      [90, 0, '#203660'],
      [190, 0, '#284377'],
      [250, 26, '#382877'],
    ] as const
  ).map(([depth, wave, fill]) => {
    const top = layer(depth, wave);
    return path(`M${top.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}L1640 1010L-40 1010Z`, {
      fill,
      stroke: g.ink,
    });
  });
  const banana = (from: number, to: number, depth: number, width: number, colour: string) => {
    const top = (x: number) => 330 + 0.00016 * (x - 800) ** 2;
    const arc = (d: number) =>
      `M${from} ${top(from)}C${from + (to - from) * 0.08} ${top(from) + d} ${to - (to - from) * 0.08} ${top(to) + d} ${to} ${top(to)}`;
    return [0.55, 1, 1.45]
      .map((k, i) =>
        path(arc(depth * k), { stroke: colour, width: i === 1 ? width : 3, opacity: i === 1 ? 0.85 : 0.5 }),
      )
      .join('');
  };
  const optode = (x: number, fill: string) => {
    const y = 330 + 0.00016 * (x - 800) ** 2;
    return (
      rect(box(x - 34, y - 150, 68, 150), { fill, stroke: g.ink, radius: 14 }) + line(x, y - 150, x, y - 216, g.ink, 8)
    );
  };
  return fullSheet(
    g,
    ...layers,
    banana(470, 1170, 400, 12, g.heart),
    banana(470, 657, 90, 9, g.skin),
    optode(470, g.heart),
    optode(657, g.panel),
    optode(1170, g.panel),
    path('M470 138v-20h700v20', { stroke: g.ink, width: 2 }),
    text(920, 100, '30 mm', { fill: g.ink, size: 36, anchor: 'middle' }),
    text(563, 178, '8 mm', { fill: g.ink, size: 32, anchor: 'middle' }),
    rect(box(0, 858, 1600, 142), { fill: g.field }),
  );
}

/** A forehead from the front with 24 channels, the active ones filled, above the averaged response. */
export function prefrontal(): string {
  const g = DEEP;
  const b = box(830, 190, 650, 560);
  const activity = (u: number, v: number) =>
    0.95 * bell(Math.hypot(u + 0.42, (v - 0.1) * 1.2), 0, 0.3) + 0.4 * bell(Math.hypot(u - 0.5, v), 0, 0.25);
  const grid = indices(4).flatMap((row) =>
    indices(8).map((column): [number, number, boolean] => [column, row, (column + row) % 2 === 0]),
  );
  const spot = (column: number, row: number): Point => {
    const u = (column - 3.5) / 3.5;
    return [440 + u * 240, 330 + row * 62 + u * u * 30];
  };
  const links = grid.flatMap(([c, r]) =>
    [
      [c + 1, r],
      [c, r + 1],
    ]
      .filter(([c2, r2]) => c2! < 8 && r2! < 4)
      .map(([c2, r2]) => {
        const [p, q] = [spot(c, r), spot(c2!, r2!)];
        const u = ((p[0] + q[0]) / 2 - 440) / 260;
        const v = ((p[1] + q[1]) / 2 - 420) / 130;
        const a = activity(u, v);
        return line(
          p[0],
          p[1],
          q[0],
          q[1],
          a > 0.15 ? ramp(['#203860', '#702e39', '#ff3f63'], a) : g.rule,
          a > 0.15 ? 11 : 5,
        );
      }),
  );
  return sheet(
    g,
    ...[-1, 1].map((side) => ellipse(440 + side * 296, 540, 30, 66, { fill: g.panel, stroke: g.ink })),
    curve(
      [
        [440, 96],
        [600, 130],
        [706, 260],
        [732, 430],
        [712, 590],
        [652, 730],
        [548, 822],
        [440, 850],
        [332, 822],
        [228, 730],
        [168, 590],
        [148, 430],
        [174, 260],
        [280, 130],
      ],
      { fill: g.panel, stroke: g.ink },
      true,
    ),
    path('M268 610q52 -30 104 0M508 610q52 -30 104 0M432 620q-24 90 22 94M384 770q56 26 112 0', { stroke: g.ink }),
    ...links,
    ...grid.map(([c, r, source]) =>
      circle(...spot(c, r), 15, { fill: source ? g.heart : g.gaze, stroke: g.panel, width: 4 }),
    ),
    axes(b, g),
    bloodPair(b, g),
  );
}
