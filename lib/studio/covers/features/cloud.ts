/** Upload, second copy, live view and retention. */
import { button, frame, inside, progress, tick } from '../parts/interface.ts';
import { DEEP } from '../palette.ts';
import { place, scale } from '../plot.ts';
import { indices, random, range } from '../random.ts';
import { box, circle, line, path, polyline, rect, sheet, text } from '../svg.ts';
import { hue, NAMES, signal } from './lanes.ts';

/** Two disks take the same stream at once. */
export function twoDisks(): string {
  const g = DEEP;
  const disk = (y: number) =>
    rect(box(980, y, 500, 250), { fill: g.panel, stroke: g.tickMajor, radius: 30 }) +
    circle(1130, y + 125, 86, { stroke: g.axis, width: 3 }) +
    circle(1130, y + 125, 60, { stroke: g.axis, width: 3 }) +
    circle(1130, y + 125, 16, { fill: g.tickMajor }) +
    circle(1420, y + 60, 13, { fill: g.muscle }) +
    line(1290, y + 190, 1430, y + 190, g.axis, 8);
  const stream = (y: number) =>
    indices(11).map((k) =>
      rect(box(500 + k * 42, y - 19, 30, 38), { fill: hue(g, k % 6), radius: 6, opacity: 0.4 + 0.055 * k }),
    );
  return sheet(
    g,
    rect(box(120, 330, 280, 280), { fill: g.panel, stroke: g.tickMajor, radius: 30 }),
    ...indices(5).map((k) =>
      polyline(place(signal(k, 5, k + 3, 120), box(150, 356 + k * 48, 220, 38), 0, 1), hue(g, k), 3),
    ),
    path('M400 470C450 470 440 275 490 275M400 470C450 470 440 665 490 665', { stroke: g.tick, width: 4 }),
    ...stream(275),
    ...stream(665),
    disk(150),
    disk(540),
  );
}

export function transferOrder(): string {
  const g = DEEP;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const rows = [
    ['标记', '2 MB', 1],
    ['心电与皮肤电', '84 MB', 1],
    ['脑电', '318 MB', 1],
    ['注视与动作', '196 MB', 1],
    ['预览录像', '1.2 GB', 0.46],
    ['原片录像', '18 GB', 0],
  ] as const;
  return sheet(
    g,
    frame(g, b, '传输顺序', '先小后大'),
    ...rows.map(([name, size, share], r) => {
      const y = i.y + 44 + r * 98;
      return (
        text(i.x, y + 10, name, { fill: share ? g.ink : g.sub, size: 32 }) +
        text(i.x + 520, y + 10, size, { fill: g.sub, size: 30, anchor: 'end' }) +
        progress(g, box(i.x + 580, y - 9, 560, 18), share || 0.001, share === 1 ? g.muscle : g.brand) +
        (share === 1
          ? tick(i.x + i.width - 30, y, g.muscle)
          : text(i.x + i.width, y + 10, share ? '46%' : '排队', { fill: g.sub, size: 28, anchor: 'end' })) +
        line(i.x, y + 49, i.x + i.width, y + 49, g.rule, 2)
      );
    }),
  );
}

export function monitoring(): string {
  const g = DEEP;
  const values = ['96%', '4.1 kΩ', '99%', '6.4 µS', '—', '120 Hz', '15/min', '62 km/h'];
  return sheet(
    g,
    ...indices(8).map((k) => {
      const b = box(120 + (k % 4) * 346, 110 + Math.floor(k / 4) * 362, 322, 338);
      const lost = k === 4;
      const points = place(signal(k, 6, 30 + k, 220), box(b.x + 28, b.y + 200, b.width - 56, 100), 0, 1);
      return (
        rect(b, {
          fill: lost ? '#4a1226' : g.panel,
          stroke: lost ? g.heart : g.rule,
          width: lost ? 4 : 2,
          radius: 22,
        }) +
        text(b.x + 28, b.y + 58, NAMES[k]!, { fill: lost ? g.heart : hue(g, k), size: 30 }) +
        text(b.x + 28, b.y + 138, lost ? '3 s' : values[k]!, { fill: g.ink, size: 56, weight: 700 }) +
        polyline(lost ? points.slice(0, 120) : points, lost ? g.heart : hue(g, k), 3) +
        (lost
          ? line(b.x + 28 + 0.55 * (b.width - 56), b.y + 250, b.x + b.width - 28, b.y + 250, g.heart, 3, {
              dash: '3 11',
            })
          : '')
      );
    }),
  );
}

/** Deleting needs two people; the dialog over the list of projects with their years. */
export function retention(): string {
  const g = DEEP;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const x = scale(2021, 2032, i.x + 300, i.x + i.width);
  const source = random(5);
  return sheet(
    g,
    frame(g, b, '留存与删除'),
    ...range(2022, 2031, 4).map(
      (year) =>
        text(x(year), i.y + 18, String(year), { fill: g.sub, size: 26, anchor: 'middle' }) +
        line(x(year), i.y + 40, x(year), i.y + i.height, g.rule, 2),
    ),
    ...['提示方式', '夜班疲劳', '课堂观察', '座椅比较', '寻路', '表单'].map((name, r) => {
      const y = i.y + 90 + r * 88;
      const start = 2021.4 + r * 1.1 + source.next() * 0.5;
      return (
        text(i.x, y + 10, name, { fill: g.ink, size: 30 }) +
        rect(box(x(start), y - 20, x(start + 5) - x(start), 40), {
          fill: r === 0 ? g.heart : g.gaze,
          opacity: r === 0 ? 0.9 : 0.35,
          radius: 10,
        })
      );
    }),
    rect(box(700, 400, 740, 380), { fill: g.panel, stroke: g.ink, radius: 26 }),
    text(744, 474, '删除“提示方式”？', { fill: g.ink, size: 38, weight: 700 }),
    text(744, 528, '需要两人确认，备份14天内清除', { fill: g.sub, size: 28 }),
    tick(764, 596, g.muscle),
    text(800, 606, '负责人', { fill: g.ink, size: 30 }),
    circle(994, 596, 16, { stroke: g.axis, width: 3 }),
    text(1026, 606, '数据管理员', { fill: g.sub, size: 30 }),
    button(g, 744, 704, '取消', false),
    button(g, 900, 704, '等待第二人'),
  );
}
