/** Driving: spread in the lane, pedal travel of three cues, hands at the wheel, the cab, the takeover from above. */
import { steeringWheel } from '../parts/devices.ts';
import { carAbove } from '../parts/vehicle.ts';
import { DEEP } from '../palette.ts';
import { scale } from '../plot.ts';
import { bell, indices, range, smoothNoise } from '../random.ts';
import { box, circle, group, line, path, type Point, polyline, rect, sheet, text } from '../svg.ts';
import { bottomAxis, leftAxis } from './axis.ts';

/** One minute of straight road: the way in the lane and, right of it, its distribution with ±1 SD. */
export function laneSpread(): string {
  const g = DEEP;
  const b = box(0, 250, 960, 480);
  const y = scale(-1.75, 1.75, b.y + b.height, b.y);
  const noise = smoothNoise(600, 14, 31);
  const metres = noise.map((v) => 0.22 * v);
  const way = metres.map((m, i): Point => [(b.width * i) / 599, y(m)]);
  const bins = range(-0.8, 0.8, 33);
  const count = bins.map((m) => metres.filter((v) => Math.abs(v - m) < 0.05).length);
  return sheet(
    g,
    rect(box(0, b.y, 1600, b.height), { fill: '#0b1738' }),
    line(0, b.y, 1600, b.y, g.ink, 5),
    line(0, b.y + b.height, 1600, b.y + b.height, g.ink, 5, { dash: '60 70' }),
    carAbove(g, 960, way.at(-1)![1], '#1a2c68', (1.8 / 3.5) * (b.height / 66), -2),
    rect(box(0, y(0.22), 1480, y(-0.22) - y(0.22)), { fill: g.motion, opacity: 0.2 }),
    line(0, y(0), 1480, y(0), g.tick, 2, { dash: '2 9' }),
    polyline(way, g.motion, 4),
    circle(960, way.at(-1)![1], 13, { fill: g.ink }),
    ...bins.map((m, i) =>
      count[i]
        ? rect(box(1270, y(m) - 4, (count[i]! / Math.max(...count)) * 160, 8), { fill: g.motion, radius: 3 })
        : '',
    ),
    path(`M1466 ${y(0.22)}V${y(-0.22)}M1452 ${y(0.22)}h28M1452 ${y(-0.22)}h28`, { stroke: g.ink, width: 4 }),
    text(1270, 350, '±0.22 m', { fill: g.ink, size: 44, weight: 700 }),
    text(120, 206, '直路 60 s', { fill: g.sub, size: 32 }),
    text(1480, 206, '车道位置标准差', { fill: g.sub, size: 32, anchor: 'end' }),
  );
}

/** Mean pedal travel after three cues: the curves lie on each other. */
export function threePedals(): string {
  const g = DEEP;
  const b = box(220, 190, 1220, 540);
  const x = scale(0, 4, b.x, b.x + b.width);
  const y = scale(0, 100, b.y + b.height, b.y);
  const cues = [
    ['图标', g.gaze, 2.62],
    ['图标 + 语音', g.skin, 2.58],
    ['再加座椅振动', g.motion, 2.66],
  ] as const;
  return sheet(
    g,
    leftAxis(g, b, y, [0, 50, 100], '踏板行程 %'),
    line(b.x, y(5), b.x + b.width, y(5), g.ink, 2, { dash: '4 12' }),
    text(b.x + 24, y(5) - 20, '5% 为反应', { fill: g.sub, size: 30 }),
    ...cues.map(([, colour, centre], k) => {
      const wave = smoothNoise(161, 9, 70 + k);
      const points = range(0, 4, 161).map((t, i): Point => {
        const rise = 1 / (1 + Math.exp(-(t - centre) / 0.16));
        return [x(t), y(82 * rise * (1 - 0.12 * bell(t, 3.7, 0.4)) + 1.3 * wave[i]! * rise)];
      });
      return polyline(points, colour, 5, { opacity: 0.92 });
    }),
    ...cues.map(
      ([name, colour], i) =>
        line(b.x + 120, 270 + i * 58, b.x + 190, 270 + i * 58, colour, 6) +
        text(b.x + 214, 281 + i * 58, name, { fill: g.ink, size: 32 }),
    ),
    text(b.x + 120, 480, 'p = 0.44', { fill: g.ink, size: 52, weight: 700 }),
    text(b.x + 120, 530, 'F(2, 62) = 0.84', { fill: g.sub, size: 30 }),
    bottomAxis(g, b, x, [0, 1, 2, 3], ''),
    text(b.x + b.width, b.y + b.height + 48, '4 s', { fill: g.sub, size: 28, anchor: 'end' }),
  );
}

/** Both hands on a wheel turned by a few degrees, the takeover sign above. */
export function handsOnWheel(): string {
  const g = DEEP;
  const [cx, cy, r] = [800, 566, 232];
  const grip = (side: number) =>
    group(
      `translate(${cx + side * (r + 4)} ${cy - 40}) scale(${side} 1)`,
      path('M40 60Q200 130 680 230', { stroke: g.ink, width: 128 }),
      path('M40 60Q200 130 680 230', { stroke: '#283f77', width: 122 }),
      path('M-44 -66q-26 0 -26 28v92q0 52 52 66l70 20q46 -20 44 -74l-12 -80q-8 -52 -56 -52z', {
        fill: g.panel,
        stroke: g.ink,
      }),
      ...[-34, 0, 34, 68].map((dy, i) =>
        rect(box(-78 + (i === 3 ? 8 : 0), dy - 30, 92 - i * 4, 36), { fill: g.panel, stroke: g.ink, radius: 18 }),
      ),
      path('M34 -70q-16 -60 -64 -66q-26 4 -16 28q16 22 20 56', { fill: g.panel, stroke: g.ink }),
    );
  const tickAt = (degrees: number, from: number, to: number) => {
    const a = ((degrees - 90) * Math.PI) / 180;
    return path(
      `M${cx + from * Math.cos(a)} ${cy + from * Math.sin(a)}L${cx + to * Math.cos(a)} ${cy + to * Math.sin(a)}`,
      {
        stroke: degrees % 5 ? g.axis : g.ink,
        width: 3,
      },
    );
  };
  return sheet(
    g,
    rect(box(500, 70, 600, 176), { fill: g.ink, radius: 26 }),
    circle(800, 158, 54, { stroke: g.skin, width: 9 }),
    path('M748 164h104M800 164v48', { stroke: g.skin, width: 9 }),
    path('M716 124q-22 34 0 68M884 124q22 34 0 68', { stroke: g.skin, width: 10 }),
    text(640, 178, '72', { fill: '#0d1a44', size: 56, weight: 700, anchor: 'end' }),
    text(950, 170, '请接管', { fill: '#0d1a44', size: 36 }),
    steeringWheel(g, cx, cy, r, 2),
    ...indices(13).map((i) => tickAt(i * 2.5 - 15, r + 40, r + (i % 2 ? 50 : 58))),
    group(`rotate(2 ${cx} ${cy})`, grip(-1), grip(1)),
    text(cx + 100, cy - r - 22, '2°', { fill: g.ink, size: 40, weight: 700 }),
  );
}
