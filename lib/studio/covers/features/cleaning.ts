/** Cleaning: quality of trials, artefacts, what was excluded and why. */
import { button, frame, inside, table, WINDOW } from '../parts/interface.ts';
import { DEEP } from '../palette.ts';
import { place, trace } from '../plot.ts';
import { bell } from '../random.ts';
import { box, circle, line, path, polyline, rect, sheet, text } from '../svg.ts';
import { topography } from '../drawings/brain.ts';
import { signal } from './lanes.ts';
import { eeg } from '../signals/brain.ts';

export function qualitySheet(): string {
  const g = DEEP;
  const i = inside(WINDOW);
  const bad = (words: string) => ({ words, fill: '#ff7a92', weight: 700 as const });
  const rows = [
    ['112', '语音', '97%', '0', ''],
    ['113', '图形', bad('71%'), '0', bad('有效样本低于80%')],
    ['114', '图形', '95%', '1', ''],
    ['115', '语音', '92%', bad('6'), bad('坏导多于4')],
    ['116', '语音', '98%', '0', ''],
    ['117', '图形', '94%', '0', ''],
    ['118', '图形', bad('64%'), '2', bad('有效样本低于80%')],
  ];
  return sheet(
    g,
    frame(g, WINDOW, '质量单', '545 / 576 可用'),
    table(
      g,
      i,
      [{ at: 0 }, { at: 170 }, { at: 530, anchor: 'end' }, { at: 740, anchor: 'end' }, { at: 860 }],
      ['试次', '条件', '有效样本', '坏导', '原因'],
      rows,
      88,
      [1, 3, 6],
    ),
  );
}

export function beforeAfter(): string {
  const g = DEEP;
  const clean = eeg(560, 90, 14, () => 0.9);
  const blink = (i: number) => [70, 240, 262, 470].reduce((sum, c) => sum + 130 * bell(i, c, 9), 0);
  const x = (i: number) => 120 + (1360 * i) / 559;
  return sheet(
    g,
    ...[70, 251, 470].map((c, k) =>
      rect(box(x(c) - (k === 1 ? 96 : 64), 120, k === 1 ? 192 : 128, 690), { fill: g.skin, opacity: 0.13, radius: 14 }),
    ),
    trace(
      clean.map((v, i) => v + blink(i)),
      box(120, 150, 1360, 300),
      -45,
      145,
      g.skin,
      3.5,
    ),
    line(120, 486, 1480, 486, g.rule, 2),
    trace(clean, box(120, 540, 1360, 230), -60, 60, g.brain, 3.5),
  );
}

/** Six components on the scalp; the one of the blink lies at the forehead and is taken out. */
export function components(): string {
  const g = DEEP;
  const maps: ((u: number, v: number) => number)[] = [
    (_, v) => 1.3 * bell(v, -1, 0.42),
    (u, v) => 0.9 * bell(Math.hypot(u, v - 0.62), 0, 0.4) - 0.3,
    (u, v) => 0.9 * bell(Math.hypot(u + 0.5, v), 0, 0.3) - 0.6 * bell(Math.hypot(u - 0.5, v), 0, 0.4),
    (u, v) => 1.1 * bell(Math.hypot(u - 0.9, v - 0.1), 0, 0.26),
    (u, v) => 0.8 * bell(Math.hypot(u, v + 0.28), 0, 0.32) - 0.2,
    (u, v) =>
      0.8 * bell(Math.hypot(u - 0.42, v - 0.5), 0, 0.3) + 0.5 * bell(Math.hypot(u + 0.42, v - 0.5), 0, 0.3) - 0.3,
  ];
  return sheet(
    g,
    ...maps.map((value, k) => {
      const [x, y] = [330 + (k % 3) * 470, 290 + Math.floor(k / 3) * 366];
      return (
        topography(g, x, y, 140, value) +
        (k === 0
          ? circle(x, y, 172, { stroke: g.heart, width: 5 }) +
            path(`M${x + 116} ${y + 116}l44 44M${x + 160} ${y + 116}l-44 44`, { stroke: g.heart, width: 7 })
          : '')
      );
    }),
  );
}

export function exclusion(): string {
  const g = DEEP;
  const i = inside(WINDOW);
  const values = signal(0, 6, 21, 400);
  const chart = box(i.x + 640, i.y + 90, i.width - 640, 370);
  const points = place(values, chart, -0.1, 1.1);
  return sheet(
    g,
    frame(g, WINDOW, '剔除记录', '31条'),
    ...['S07 · 113', 'S07 · 118', 'S12 · 041', 'S18 · 092', 'S18 · 101', 'S18 · 103'].map(
      (name, r) =>
        rect(box(i.x, i.y + r * 116, 570, 98), { fill: r === 3 ? '#203360' : g.field, radius: 14 }) +
        text(i.x + 28, i.y + 63 + r * 116, name, { fill: g.ink, weight: r === 3 ? 700 : 400 }) +
        text(i.x + 540, i.y + 63 + r * 116, ['71%', '64%', '79%', '58%', '66%', '73%'][r]!, {
          fill: '#ff7a92',
          anchor: 'end',
        }),
    ),
    text(chart.x, i.y + 44, '有效样本58%，低于80%', { fill: g.ink, weight: 700 }),
    rect(box(chart.x + chart.width * 0.3, chart.y, chart.width * 0.42, chart.height), {
      fill: g.heart,
      opacity: 0.14,
      radius: 10,
    }),
    line(chart.x, chart.y + chart.height, chart.x + chart.width, chart.y + chart.height, g.axis, 2),
    polyline(points.slice(0, 120), g.gaze, 4),
    polyline(points.slice(288), g.gaze, 4),
    text(chart.x, chart.y + chart.height + 66, '王老师 · 10月12日 · 按方案第4条', { fill: g.sub }),
    button(g, chart.x, chart.y + chart.height + 152, '恢复，写理由', false),
  );
}
