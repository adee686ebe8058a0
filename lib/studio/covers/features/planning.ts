/** Plan, order, pilot and days of the example study. */
import { check, frame, inside, pill, tick, WINDOW } from '../parts/interface.ts';
import { DEEP } from '../palette.ts';
import { indices } from '../random.ts';
import { box, circle, fullSheet, group, line, path, rect, sheet, SMALLEST, text } from '../svg.ts';

const STEPS = [
  { name: '设计', days: 5, tint: '#283f77' },
  { name: '预实验', days: 1, tint: '#203560' },
  { name: '采集', days: 8, tint: '#1f5bff' },
  { name: '清洗', days: 4, tint: '#304b91' },
  { name: '分析', days: 3, tint: '#283f77' },
  { name: '报告', days: 1, tint: '#a9c1ff' },
];

/** Twenty-two working days; the first of each step says which. */
export function calendar(): string {
  const g = DEEP;
  const at = (i: number) => box(4 + (i % 6) * 266, 40 + Math.floor(i / 6) * 232, 250, 216);
  const days = STEPS.flatMap((step) => indices(step.days).map((day) => ({ ...step, isFirst: day === 0 })));
  return fullSheet(
    g,
    ...days.map(({ name, tint, isFirst }, i) => {
      const b = at(i);
      const fill = name === '报告' ? g.field : g.ink;
      return (
        rect(b, { fill: tint, radius: 22 }) +
        text(b.x + 28, b.y + 84, String(i + 1), { fill, size: 64, weight: 700 }) +
        (isFirst ? text(b.x + 28, b.y + 184, name, { fill, size: 46, weight: 700 }) : '')
      );
    }),
    ...[22, 23].map((i) => rect(at(i), { stroke: g.tick, width: 2, dash: '4 10', radius: 22 })),
  );
}

/** The 90 minutes of one driver, three drivers a day. */
export function oneVisit(): string {
  const g = DEEP;
  const parts = [
    [15, '说明', '#203560'],
    [12, '佩戴', '#283f77'],
    [8, '练习', '#203560'],
    [24, '驾驶', g.brand],
    [7, '休息', '#203560'],
    [24, '驾驶', g.brand],
  ] as const;
  const k = 1360 / 90;
  let from = 0;
  const bars = parts.map(([minutes, name, fill], i) => {
    const b = box(120 + from * k, 190, minutes * k - 6, 210);
    from += minutes;
    const white = fill === g.brand;
    return (
      rect(b, { fill, radius: 14 }) +
      text(b.x + b.width / 2, b.y + 100, name, {
        fill: white ? '#0d1a44' : g.ink,
        weight: white ? 700 : 400,
        anchor: 'middle',
      }) +
      text(b.x + b.width / 2, b.y + 152, String(minutes), {
        fill: white ? '#203360' : g.sub,
        anchor: 'middle',
      }) +
      (i === 3 || i === 5
        ? indices(12)
            .map((n) =>
              line(
                b.x + ((n + 0.5) * b.width) / 12,
                420,
                b.x + ((n + 0.5) * b.width) / 12,
                452,
                n % 2 ? g.skin : g.gaze,
                6,
              ),
            )
            .join('')
        : '')
    );
  });
  const day = indices(3).map(
    (n) =>
      rect(box(120 + n * 460, 580, 440, 96), { fill: n === 1 ? g.brand : '#283f77', radius: 14 }) +
      text(150 + n * 460, 642, ['9:00', '11:00', '14:00'][n]!, {
        fill: n === 1 ? '#0d1a44' : g.ink,
        weight: 700,
      }),
  );
  return sheet(
    g,
    group(
      'translate(0 50)',
      text(120, 156, '90 min', { fill: g.ink, size: 54, weight: 700 }),
      ...bars,
      path('M120 520L580 580H1020L1480 520Z', { fill: '#203660' }),
      ...day,
    ),
  );
}

export function designPlan(): string {
  const g = DEEP;
  const i = inside(WINDOW);
  const rows = [
    ['提示出现到首次注视后视镜', true],
    ['车道位置标准差', true],
    ['心率', true],
    ['方向盘熵', false],
    ['皮肤电反应次数', false],
    ['主观评分', false],
  ] as const;
  return sheet(
    g,
    frame(g, WINDOW, '方案', '第5天 · 已锁定'),
    ...['图形', '语音'].map(
      (name, k) =>
        rect(box(i.x + k * 352, i.y, 332, 130), { fill: g.brand, radius: 16 }) +
        text(i.x + 166 + k * 352, i.y + 84, name, { fill: '#0d1a44', size: 54, weight: 700, anchor: 'middle' }),
    ),
    ...['振动', '灯带'].map(
      (name, k) =>
        rect(box(i.x + 704 + k * 352, i.y, 332, 130), { stroke: g.tick, radius: 16 }) +
        text(i.x + 870 + k * 352, i.y + 84, name, { fill: g.tickMajor, size: 54, anchor: 'middle' }) +
        line(i.x + 740 + k * 352, i.y + 66, i.x + 1000 + k * 352, i.y + 66, g.heart, 4),
    ),
    ...rows.map(([name, kept], r) => {
      const y = i.y + 196 + r * 90;
      return (
        check(g, i.x + 22, y, kept) +
        text(i.x + 72, y + 14, name, { fill: kept ? g.ink : g.tickMajor, weight: r === 0 ? 700 : 400 }) +
        (kept ? '' : line(i.x + 72, y, i.x + 72 + name.length * SMALLEST, y, g.heart, 3)) +
        (r === 0 ? pill(i.x + 606, y, '主要指标', '#203360', '#a9c1ff') : '')
      );
    }),
  );
}

/** Twenty-four people by two blocks: half start with one cue, half with the other; six road sections rotate. */
export function orderMatrix(): string {
  const g = DEEP;
  return sheet(
    g,
    ...indices(24).flatMap((p) => {
      const x = 130 + p * 56.2;
      return indices(12).map((r) => {
        const first = r < 6;
        const graphic = first === (p % 2 === 0);
        const route = (r + p) % 6;
        return rect(box(x, 120 + r * 56 + (first ? 0 : 22), 48, 48), {
          fill: graphic ? g.skin : g.gaze,
          opacity: 0.35 + 0.13 * route,
          radius: 8,
        });
      });
    }),
  );
}

export function pilotNotes(): string {
  const g = DEEP;
  const i = inside(WINDOW);
  const rows = [
    ['9:20', '语音延迟86 ms，写回时间轴', g.gaze],
    ['13:40', '指导语：“准备变道”改成一句', g.skin],
    ['15:05', '换高一号的鼻托，脸颊不再发红', g.heart],
    ['17:30', '标记编号重复，7号改为17号', g.brain],
    ['18:10', '两人的数据按分析计划跑通', g.muscle],
  ] as const;
  return sheet(
    g,
    frame(g, WINDOW, '预实验', '第6天 · 2人'),
    line(i.x + 170, i.y + 20, i.x + 170, i.y + i.height - 20, g.tick, 3),
    ...rows.map(([time, words, colour], r) => {
      const y = i.y + 70 + r * 134;
      return (
        text(i.x, y + 14, time, { fill: g.sub }) +
        circle(i.x + 170, y, 16, { fill: colour }) +
        text(i.x + 224, y + 14, words, { fill: g.ink }) +
        tick(i.x + i.width - 30, y, g.muscle)
      );
    }),
  );
}

/** Eight days, three drivers each, all done up to the fifth day. */
export function dayPlan(): string {
  const g = DEEP;
  return sheet(
    g,
    ...indices(8).flatMap((d) => [
      text(198 + d * 170, 150, String(d + 7), { fill: g.sub, anchor: 'middle' }),
      ...indices(3).map((n) => {
        const k = d * 3 + n;
        const b = box(126 + d * 170, 190 + n * 212, 150, 190);
        const done = k < 14;
        return (
          rect(b, {
            fill: done ? '#203360' : k === 14 ? g.brand : g.panel,
            stroke: done || k === 14 ? undefined : g.tick,
            width: 2,
            radius: 18,
          }) +
          text(b.x + 24, b.y + 54, String(k + 1), {
            fill: k === 14 ? '#0d1a44' : done ? g.ink : g.tickMajor,
            weight: 700,
          }) +
          (done ? tick(b.x + b.width - 40, b.y + b.height - 40, g.muscle) : '')
        );
      }),
    ]),
  );
}
