/** Pictures of the feature "synchronised cloud". */
import { MODULE_ICONS } from '../../vector/icons/modules.ts';
import { frame, inside, rowAt, table } from '../parts/interface.ts';
import { DEEP } from '../palette.ts';
import { scale } from '../plot.ts';
import { indices, range, smoothNoise } from '../random.ts';
import { box, circle, fullSheet, group, line, path, type Point, polyline, sheet, text } from '../svg.ts';
import { hue, signal } from './lanes.ts';

/** The kinds of devices in the order of the home page's dial, clockwise. */
const HOURS = [
  'eye-tracking-glasses',
  'screen-eye-tracking',
  'eeg',
  'fnirs',
  'wearable-physiology',
  'skin-respiration',
  'emg',
  'motion-capture',
  'behavior-coding',
  'driving-simulation',
  'vr-interaction',
  'environment-markers',
];

/** Twelve devices round one clock: six signals within a ring of ticks, every hand on the same mark. */
export function twelveDevices(): string {
  const g = DEEP;
  const [cx, cy, r] = [800, 500, 316];
  const spoke = (a: number, from: number, to: number): [number, number, number, number] => [
    cx + from * Math.cos(a),
    cy + from * Math.sin(a),
    cx + to * Math.cos(a),
    cy + to * Math.sin(a),
  ];
  return fullSheet(
    g,
    ...indices(240).map((i) =>
      line(
        ...spoke((i * Math.PI) / 120, r, r + (i % 20 === 0 ? 34 : i % 10 === 0 ? 22 : 12)),
        i % 20 === 0 ? g.tickMajor : g.tick,
        2,
      ),
    ),
    ...indices(6).map((k) => {
      const values = signal(k, 7, 4 + k, 240);
      const ring = values.map((v, i): Point => {
        const a = (i / 240) * 2 * Math.PI - Math.PI / 2;
        const radius = 286 - k * 31 + (v - 0.5) * 24 * Math.min(1, i / 14, (239 - i) / 14);
        return [cx + radius * Math.cos(a), cy + radius * Math.sin(a)];
      });
      return polyline(ring, hue(g, k), 3);
    }),
    ...HOURS.map((name, i) => {
      const a = (i * Math.PI) / 6 - Math.PI / 2 + Math.PI / 12;
      const [x, y] = [cx + 560 * Math.cos(a), cy + 430 * Math.sin(a)];
      const strokes = MODULE_ICONS[`module-${name}`]!;
      return (
        line(...spoke(a, r + 40, r + 56), g.tickMajor, 3) +
        circle(x, y, 58, { fill: g.panel, stroke: g.axis, width: 2 }) +
        group(`translate(${x - 36} ${y - 36}) scale(3)`, ...strokes.map((d) => path(d, { stroke: g.ink, width: 1.5 })))
      );
    }),
    line(cx, cy - 96, cx, cy - r - 44, g.ink, 4),
    circle(cx, cy, 96, { fill: g.field, stroke: g.ink, width: 3 }),
    text(cx, cy + 10, '0.4', { fill: g.ink, size: 76, weight: 700, anchor: 'middle' }),
    text(cx, cy + 58, 'ms', { fill: g.sub, size: 40, anchor: 'middle' }),
  );
}

export function driftReport(): string {
  const g = DEEP;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const x = scale(0, 60, i.x + 70, i.x + i.width);
  const y = scale(-4, 9, i.y + i.height - 30, i.y);
  return sheet(
    g,
    frame(g, b, '时间漂移', '6台设备 · 60 min'),
    ...[-4, 0, 4, 8].map(
      (v) =>
        line(x(0), y(v), x(60), y(v), v ? g.rule : g.axis, 2) +
        text(x(0) - 18, y(v) + 9, String(v).replace('-', '−'), { fill: g.sub, size: 26, anchor: 'end' }),
    ),
    ...[7.9, 6.2, 4.4, 3.1, -1.7, -3].map((end, k) => {
      const wobble = smoothNoise(61, 8, k + 2);
      return (
        polyline(
          range(0, 60, 61).map((m, n): Point => [x(m), y((end * m) / 60 + 0.1 * wobble[n]! * Math.min(1, m / 8))]),
          hue(g, k),
          4,
        ) + circle(x(60), y(end), 9, { fill: hue(g, k) })
      );
    }),
  );
}

export function networkTime(): string {
  const g = DEEP;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const rows = [
    ['HZ-G2 眼镜', '+2.31', '1.8'],
    ['HZ-W3 胸部心电', '−0.87', '2.4'],
    ['HZ-B4 录像', '+5.06', '0.6'],
    ['HZ-C17 动作捕捉', '+3.42', '3.1'],
    ['HZ-D2 皮肤电', '−1.15', '2.2'],
    ['HZ-S2 屏幕眼动', '+0.19', '0.5'],
    ['HZ-ENV 环境', '−4.60', '3.7'],
  ];
  const x = scale(-6, 6, i.x + 700, i.x + i.width - 30);
  return sheet(
    g,
    frame(g, b, '网络校时', '每10 s更新'),
    table(
      g,
      i,
      [{ at: 0 }, { at: 470, anchor: 'end' }, { at: 640, anchor: 'end' }],
      ['设备', '偏差 ms', '往返 ms'],
      rows,
      76,
    ),
    line(x(0), i.y + 60, x(0), i.y + 590, g.axis, 2),
    ...rows.map(([, offset], r) => {
      const value = Number(offset!.replace('−', '-'));
      return (
        line(x(0), rowAt(i, r, 76), x(value), rowAt(i, r, 76), hue(g, r % 6), 5) +
        circle(x(value), rowAt(i, r, 76), 13, { fill: hue(g, r % 6) })
      );
    }),
  );
}
