/** What the software of eye tracker, video and headset shows. */
import { person, profile, SEATED, STANDING } from '../parts/body.ts';
import { DEEP } from '../palette.ts';
import { ramp } from '../plot.ts';
import { indices, random, smoothNoise } from '../random.ts';
import { box, type Box, circle, clip, ellipse, group, line, path, type Point, polyline, rect, text } from '../svg.ts';
import { ecg } from '../signals/heart.ts';
import { onMonitor, SCREEN } from './screen.ts';
import { pointingHand } from './pointing-hand.ts';

/** Five seconds of fixation at 1,000 Hz: slow drift, and short straight microsaccades back. */
export function microsaccades(): string {
  const g = DEEP;
  const source = random(77);
  const jitter = [smoothNoise(4000, 2, 5), smoothNoise(4000, 2, 6)] as const;
  const perDegree = 760;
  let [x, y] = [-0.16, 0.1];
  let k = 0;
  const drifts: Point[][] = [];
  const jumps: [Point, Point][] = [];
  const put = (): Point => [812 + x * perDegree + 3.2 * jitter[0][k]!, 448 + y * perDegree + 3.2 * jitter[1][k]!];
  for (let n = 0; n < 7; n += 1) {
    const [vx, vy] = [0.004 * source.normal(), 0.0034 * source.normal()];
    const part: Point[] = [];
    for (let i = 0; i < 150; i += 1) {
      x += vx * 0.34 + 0.0035 * source.normal();
      y += vy * 0.34 + 0.003 * source.normal();
      k += 1;
      part.push(put());
    }
    drifts.push(part);
    if (n === 6) break;
    const start = put();
    // back towards the target, a little too far, mostly sideways
    const length = source.between(0.2, 0.36);
    const angle = Math.atan2(-y * 0.4, -x + 0.02) + 0.25 * source.normal();
    x += length * Math.cos(angle);
    y += length * Math.sin(angle);
    jumps.push([start, put()]);
  }
  return onMonitor(
    ...indices(7).map((i) =>
      line(
        800 + (i - 3) * 0.2 * perDegree,
        SCREEN.y,
        800 + (i - 3) * 0.2 * perDegree,
        SCREEN.y + SCREEN.height,
        g.rule,
        2,
      ),
    ),
    ...indices(3).map((i) =>
      line(
        SCREEN.x,
        410 + (i - 1) * 0.2 * perDegree,
        SCREEN.x + SCREEN.width,
        410 + (i - 1) * 0.2 * perDegree,
        g.rule,
        2,
      ),
    ),
    path('M776 410h48M800 386v48', { stroke: g.ink, width: 6 }),
    ...drifts.map((part) => polyline(part, g.gaze, 3)),
    ...jumps.map(([a, b]) => line(...a, ...b, '#ff5c7a', 7)),
    path(`M1210 684h${0.2 * perDegree}M1210 670v28M${1210 + 0.2 * perDegree} 670v28`, { stroke: g.ink, width: 4 }),
    text(1210 + 0.1 * perDegree, 654, '0.2°', { fill: g.ink, size: 34, anchor: 'middle' }),
    line(220, 672, 280, 672, '#ff5c7a', 7),
    text(300, 684, '微扫视', { fill: g.ink, size: 34 }),
  );
}

/** Eight views of one simulated theatre; the one over the table is enlarged. */
export function eightViews(): string {
  const g = { ...DEEP, field: '#203660' };
  const [w, h] = [298, 148];
  const view = (b: Box, ...parts: string[]) => clip(b, 10, rect(b, { fill: g.field }), ...parts);
  const side = indices(3).map((i) => box(1106, 108 + i * 156, w, h));
  const low = indices(4).map((i) => box(196 + i * 303.5, 576, w, h - 12));
  const above = (x: number, y: number, angle: number, size: number, tone: string) =>
    group(
      `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
      ellipse(0, 0, 74, 40, { fill: tone, stroke: g.ink }),
      path('M-52 -10Q-44 -80 -6 -96M52 -10Q44 -80 6 -96', { stroke: g.ink, width: 20 }),
      path('M-52 -10Q-44 -80 -6 -96M52 -10Q44 -80 6 -96', { stroke: tone, width: 14 }),
      circle(0, 6, 30, { fill: g.ink }),
    );
  const table = (b: Box, size: number) => {
    const [cx, cy] = [b.x + b.width / 2, b.y + b.height / 2];
    return (
      rect(box(cx - 230 * size, cy - 62 * size, 460 * size, 124 * size), {
        fill: '#0d1a44',
        stroke: g.ink,
        radius: 30 * size,
      }) +
      ellipse(cx, cy, 60 * size, 34 * size, { fill: '#388a72', stroke: g.ink, width: 2 }) +
      above(cx - 110 * size, cy + 140 * size, 0, size, '#388a72') +
      above(cx + 110 * size, cy + 140 * size, 0, size, '#388a72') +
      above(cx - 40 * size, cy - 140 * size, 180, size, '#388a72') +
      above(cx + 300 * size, cy, -90, size, '#283f77')
    );
  };
  const large = box(196, 108, 902, 460);
  const trace = indices(140).map((i): Point => [
    side[1]!.x + 20 + i * 1.86,
    side[1]!.y + 92 - 58 * ecg(i * 0.021, [0.4, 1.25, 2.1, 2.9]),
  ]);
  return onMonitor(
    view(large, table(large, 1.02)),
    rect(large, { stroke: DEEP.brand, width: 7, radius: 10 }),
    view(side[0]!, profile(g, side[0]!.x + 150, side[0]!.y + 84, 130)),
    clip(side[1]!, 10, rect(side[1]!, { fill: '#0d1a44' }), polyline(trace, DEEP.muscle, 4)),
    view(
      side[2]!,
      rect(box(side[2]!.x, side[2]!.y + 108, w, 40), { fill: '#0d1a44', stroke: g.ink }),
      pointingHand(g, side[2]!.x + 150, side[2]!.y + 66, 0.34, 152),
    ),
    view(
      low[0]!,
      person(g, STANDING, [low[0]!.x + 100, low[0]!.y + 250], 0.26, '#388a72'),
      person(g, STANDING, [low[0]!.x + 200, low[0]!.y + 250], 0.26, '#388a72'),
    ),
    view(
      low[1]!,
      rect(box(low[1]!.x + 190, low[1]!.y + 20, 74, 120), { fill: '#284277', stroke: g.ink }),
      circle(low[1]!.x + 206, low[1]!.y + 86, 5, { fill: g.ink }),
      person(g, STANDING, [low[1]!.x + 100, low[1]!.y + 260], 0.27, '#283f77'),
    ),
    view(
      low[2]!,
      ...indices(3).map((i) =>
        line(low[2]!.x + 30, low[2]!.y + 46 + i * 36, low[2]!.x + 268, low[2]!.y + 46 + i * 36, '#305091', 4),
      ),
      ...indices(9).map((i) =>
        rect(box(low[2]!.x + 42 + i * 25, low[2]!.y + 18 + (i % 3) * 36, 16, 26), {
          fill: ['#388a72', '#283f77', '#8a6c38'][i % 3],
          stroke: g.ink,
          width: 2,
          radius: 3,
        }),
      ),
    ),
    view(
      low[3]!,
      person(g, SEATED, [low[3]!.x + 110, low[3]!.y + 130], 0.24, '#283f77'),
      rect(box(low[3]!.x + 168, low[3]!.y + 84, 110, 10), { fill: g.ink }),
      rect(box(low[3]!.x + 196, low[3]!.y + 34, 64, 44), { fill: '#0d1a44', radius: 4 }),
    ),
    circle(232, 144, 11, { fill: '#ff4b5c' }),
  );
}

/** The plan of a hall with one visitor's way: early blue, late yellow, discs where he stood. */
export function wayInHall(): string {
  const g = DEEP;
  const stops: Point[] = [
    [250, 640],
    [380, 560],
    [430, 330],
    [640, 220],
    [760, 330],
    [690, 520],
    [900, 620],
    [1010, 430],
    [930, 230],
    [1190, 210],
    [1240, 430],
    [1160, 610],
    [1340, 660],
  ];
  const noise = [smoothNoise(260, 4, 2), smoothNoise(260, 4, 3)] as const;
  const at2 = (u: number): Point => {
    const s = u * (stops.length - 1);
    const i = Math.min(stops.length - 2, Math.floor(s));
    const f = s - i;
    const [p0, p1, p2, p3] = [
      stops[Math.max(0, i - 1)]!,
      stops[i]!,
      stops[i + 1]!,
      stops[Math.min(stops.length - 1, i + 2)]!,
    ];
    const mixed = (c: 0 | 1) =>
      0.5 *
      (2 * p1[c] +
        (p2[c] - p0[c]) * f +
        (2 * p0[c] - 5 * p1[c] + 4 * p2[c] - p3[c]) * f * f +
        (3 * p1[c] - p0[c] - 3 * p2[c] + p3[c]) * f ** 3);
    return [mixed(0), mixed(1)];
  };
  const way = indices(260).map((i): Point => {
    const [x, y] = at2(i / 259);
    return [x + 4 * noise[0][i]!, y + 4 * noise[1][i]!];
  });
  const tone = (u: number) => ramp(['#5b8cff', '#3ddbe6', '#ffc04d'], u);
  const islands: [number, number, number, number][] = [
    [500, 420, 130, 110],
    [520, 292, 90, 60],
    [770, 430, 150, 100],
    [770, 170, 110, 90],
    [1040, 290, 110, 90],
    [1050, 500, 60, 120],
    [300, 190, 90, 190],
    [1310, 250, 44, 230],
  ];
  const stays: [number, number][] = [
    [2, 34],
    [4, 56],
    [7, 42],
    [9, 28],
    [10, 66],
  ];
  return onMonitor(
    path('M226 590V140H1374V600M226 690H1374', { stroke: g.tickMajor, width: 7 }),
    ...islands.map(([x, y, width, height]) =>
      rect(box(x, y, width, height), { fill: '#16265c', stroke: g.axis, radius: 8 }),
    ),
    ...stays.map(([i, r]) => circle(...stops[i]!, r, { fill: tone(i / 12), opacity: 0.32 })),
    ...indices(26).map((k) => polyline(way.slice(k * 10, k * 10 + 11), tone(k / 25), 6)),
    ...stays.map(([i]) => circle(...stops[i]!, 10, { fill: g.ink })),
    circle(...stops[0]!, 15, { fill: '#5b8cff', stroke: g.ink, width: 4 }),
    circle(...stops.at(-1)!, 15, { fill: '#ffc04d', stroke: g.ink, width: 4 }),
  );
}
