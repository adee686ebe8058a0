/** Pictures of the feature "experiment process": one study of 24 drivers in 22 working days. */
import { check, frame, inside, pill, tick } from '../parts/interface';
import { roadAhead } from '../parts/vehicle';
import { DEEP, MIST, type Ground } from '../palette';
import { scale } from '../plot';
import { bell, indices, random, range } from '../random';
import {
  area,
  box,
  circle,
  clip,
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
import { scanPath } from '../drawings/eye';
import { pageLines } from '../drawings/page';
import { lanes } from './synchronize';

const DAYS = [5, 1, 8, 4, 3, 1];
const TINTS = ['#c9d8fb', '#e3e9f5', '#1f5bff', '#7ea2ff', '#b5cbff', '#0b1533'];

/** The driver's view with both mirrors and the cluster as areas of interest. */
function cockpit(g: Ground, b: Box, areas = false): string {
  const { x, y, width: w, height: h } = b;
  const regions: [string, Point[], string][] = [
    [
      '路面',
      [
        [x + 0.2 * w, y + 0.12 * h],
        [x + 0.8 * w, y + 0.12 * h],
        [x + 0.8 * w, y + 0.64 * h],
        [x + 0.2 * w, y + 0.64 * h],
      ],
      g.gaze,
    ],
    [
      '左后视镜',
      [
        [x + 0.02 * w, y + 0.36 * h],
        [x + 0.17 * w, y + 0.38 * h],
        [x + 0.17 * w, y + 0.6 * h],
        [x + 0.03 * w, y + 0.64 * h],
      ],
      g.skin,
    ],
    [
      '右后视镜',
      [
        [x + 0.98 * w, y + 0.36 * h],
        [x + 0.83 * w, y + 0.38 * h],
        [x + 0.83 * w, y + 0.6 * h],
        [x + 0.97 * w, y + 0.64 * h],
      ],
      g.motion,
    ],
    [
      '仪表',
      [
        [x + 0.24 * w, y + 0.74 * h],
        [x + 0.46 * w, y + 0.74 * h],
        [x + 0.46 * w, y + 0.93 * h],
        [x + 0.24 * w, y + 0.93 * h],
      ],
      g.brain,
    ],
    [
      '中控',
      [
        [x + 0.53 * w, y + 0.72 * h],
        [x + 0.74 * w, y + 0.72 * h],
        [x + 0.74 * w, y + 0.96 * h],
        [x + 0.53 * w, y + 0.96 * h],
      ],
      g.muscle,
    ],
  ];
  const dark = g.name === 'deep' ? '#050b26' : '#c9d6ef';
  return (
    clip(
      b,
      24,
      roadAhead(g, box(x, y, w, h * 0.74), { horizon: 0.5, radius: 0 }),
      path(`M${x} ${y + 0.7 * h}Q${x + 0.5 * w} ${y + 0.6 * h} ${x + w} ${y + 0.7 * h}V${y + h}H${x}Z`, { fill: dark }),
      path(`M${x} ${y}L${x + 0.12 * w} ${y}L${x + 0.2 * w} ${y + 0.67 * h}L${x + 0.16 * w} ${y + 0.68 * h}Z`, {
        fill: dark,
      }),
      path(`M${x + w} ${y}L${x + 0.88 * w} ${y}L${x + 0.8 * w} ${y + 0.67 * h}L${x + 0.84 * w} ${y + 0.68 * h}Z`, {
        fill: dark,
      }),
      ...regions.slice(1).map(([, points]) => polygon(points, { fill: g.panel, stroke: g.axis, width: 3 })),
      polygon(
        [
          [x + 0.05 * w, y + 0.6 * h],
          [x + 0.09 * w, y + 0.44 * h],
          [x + 0.11 * w, y + 0.44 * h],
          [x + 0.15 * w, y + 0.58 * h],
        ],
        { fill: g.rule },
      ),
      polygon(
        [
          [x + 0.95 * w, y + 0.6 * h],
          [x + 0.91 * w, y + 0.44 * h],
          [x + 0.89 * w, y + 0.44 * h],
          [x + 0.85 * w, y + 0.58 * h],
        ],
        { fill: g.rule },
      ),
      circle(x + 0.3 * w, y + 0.835 * h, 0.06 * h, { stroke: g.tickMajor, width: 4, dash: '70 24' }),
      circle(x + 0.4 * w, y + 0.835 * h, 0.06 * h, { stroke: g.tickMajor, width: 4, dash: '70 24' }),
    ) +
    (areas
      ? regions
          .map(
            ([name, points, colour]) =>
              polygon(points, { fill: colour, opacity: 0.16 }) +
              polygon(points, { stroke: colour, width: 4 }) +
              text(
                points[0]![0] + (points[1]![0] > points[0]![0] ? 14 : -14),
                Math.min(...points.map(([, py]) => py)) - 14,
                name,
                { fill: g.ink, size: 26, anchor: points[1]![0] > points[0]![0] ? 'start' : 'end' },
              ),
          )
          .join('')
      : '')
  );
}

export function laneCue(at: number): string {
  const g = DEEP;
  const b = box(120, 110, 1360, 710);
  return sheet(
    g,
    at,
    cockpit(g, b),
    path('M560 300h-70v-44l-76 76l76 76v-44h70z', { fill: g.skin }),
    scanPath(g, [
      { x: 800, y: 430, ms: 420 },
      { x: 620, y: 400, ms: 220 },
      { x: 256, y: 466, ms: 1400 },
    ]),
  );
}

export function calendar(at: number): string {
  const g = MIST;
  const days = DAYS.flatMap((length, step) => indices(length).map(() => step));
  return sheet(
    g,
    at,
    ...days.map((step, i) => {
      const b = box(120 + (i % 6) * 228, 110 + Math.floor(i / 6) * 178, 214, 162);
      const light = step === 2 || step === 5;
      return (
        rect(b, { fill: TINTS[step], radius: 18 }) +
        text(b.x + 26, b.y + 66, String(i + 1), { fill: light ? '#ffffff' : g.ink, size: 46, weight: 700 })
      );
    }),
    ...[22, 23].map((i) =>
      rect(box(120 + (i % 6) * 228, 110 + 3 * 178, 214, 162), { stroke: g.tick, width: 2, dash: '4 10', radius: 18 }),
    ),
  );
}

/** The 90 minutes of one driver, three drivers a day. */
export function oneVisit(at: number): string {
  const g = MIST;
  const parts = [
    [15, '说明', '#dfe7f7'],
    [12, '佩戴', '#b5cbff'],
    [8, '练习', '#dfe7f7'],
    [24, '驾驶', g.brand],
    [7, '休息', '#dfe7f7'],
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
        fill: white ? '#fff' : g.ink,
        size: minutes < 9 ? 28 : 34,
        weight: white ? 700 : 400,
        anchor: 'middle',
      }) +
      text(b.x + b.width / 2, b.y + 152, String(minutes), {
        fill: white ? '#dbe6ff' : g.sub,
        size: 32,
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
      rect(box(120 + n * 460, 580, 440, 96), { fill: n === 1 ? g.brand : '#c9d8fb', radius: 14 }) +
      text(150 + n * 460, 642, ['9:00', '11:00', '14:00'][n]!, {
        fill: n === 1 ? '#fff' : g.ink,
        size: 36,
        weight: 700,
      }),
  );
  return sheet(
    g,
    at,
    ...bars,
    path('M120 520L580 580H1020L1480 520Z', { fill: '#e4ebf8' }),
    ...day,
    text(120, 776, '90 min', { fill: g.ink, size: 36, weight: 700 }),
  );
}

export function designPlan(at: number): string {
  const g = MIST;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
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
    at,
    frame(g, b, '方案', '第5天 · 已锁定'),
    ...['图形', '语音'].map(
      (name, k) =>
        rect(box(i.x + k * 300, i.y, 276, 120), { fill: g.brand, radius: 16 }) +
        text(i.x + 138 + k * 300, i.y + 74, name, { fill: '#fff', size: 40, weight: 700, anchor: 'middle' }),
    ),
    ...['振动', '灯带'].map(
      (name, k) =>
        rect(box(i.x + 640 + k * 300, i.y, 276, 120), { stroke: g.tick, radius: 16 }) +
        text(i.x + 778 + k * 300, i.y + 74, name, { fill: g.axis, size: 40, anchor: 'middle' }) +
        line(i.x + 670 + k * 300, i.y + 60, i.x + 886 + k * 300, i.y + 60, g.heart, 4),
    ),
    ...rows.map(([name, kept], r) => {
      const y = i.y + 190 + r * 74;
      return (
        check(g, i.x + 18, y, kept) +
        text(i.x + 60, y + 11, name, { fill: kept ? g.ink : g.axis, size: 32, weight: r === 0 ? 700 : 400 }) +
        (kept ? '' : line(i.x + 60, y, i.x + 60 + name.length * 32, y, g.heart, 3)) +
        (r === 0 ? pill(i.x + 500, y, '主要指标', '#dbe6ff', '#1747d1') : '')
      );
    }),
  );
}

/** Twenty-four people by two blocks: half start with one cue, half with the other; six road sections rotate. */
export function orderMatrix(at: number): string {
  const g = MIST;
  return sheet(
    g,
    at,
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

/** Measured delay of 300 commands each: picture 21 ms, voice 86 ms. */
export function delays(at: number): string {
  const g = DEEP;
  const b = box(120, 150, 1360, 620);
  const x = scale(0, 110, b.x, b.x + b.width);
  const source = random(40);
  const bars = (
    [
      [21, 4, g.skin],
      [86, 3, g.brain],
    ] as const
  ).flatMap(([mean, sd, colour]) => {
    const counts = new Map<number, number>();
    indices(300).forEach(() => {
      const bin = Math.round(mean + sd * source.normal());
      counts.set(bin, (counts.get(bin) ?? 0) + 1);
    });
    return [...counts].map(([bin, count]) =>
      rect(box(x(bin) - 5, b.y + b.height - count * 11, 10, count * 11), { fill: colour, radius: 3 }),
    );
  });
  return sheet(
    g,
    at,
    ...bars,
    line(b.x, b.y + b.height, b.x + b.width, b.y + b.height, g.axis, 3),
    ...range(0, 110, 12).map((t) => line(x(t), b.y + b.height, x(t), b.y + b.height + 16, g.axis, 2)),
    text(x(21), 220, '21 ms', { fill: g.skin, size: 56, weight: 700, anchor: 'middle' }),
    text(x(86), 220, '86 ms', { fill: g.brain, size: 56, weight: 700, anchor: 'middle' }),
    line(x(21) + 90, 480, x(86) - 90, 480, g.ink, 3),
    text((x(21) + x(86)) / 2, 460, '65 ms', { fill: g.ink, size: 44, anchor: 'middle' }),
  );
}

export function pilotNotes(at: number): string {
  const g = MIST;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const rows = [
    ['9:20', '语音延迟86 ms，写回时间轴', g.gaze],
    ['13:40', '指导语：“准备变道”改成一句', g.skin],
    ['15:05', '鼻托下调一档，压痕减轻', g.heart],
    ['17:30', '标记编号重复，7号改为17号', g.brain],
    ['18:10', '两人的数据按分析计划跑通', g.muscle],
  ] as const;
  return sheet(
    g,
    at,
    frame(g, b, '预实验', '第6天 · 2人'),
    line(i.x + 150, i.y + 20, i.x + 150, i.y + i.height - 20, g.tick, 3),
    ...rows.map(([time, words, colour], r) => {
      const y = i.y + 62 + r * 116;
      return (
        text(i.x, y + 12, time, { fill: g.sub, size: 32 }) +
        circle(i.x + 150, y, 15, { fill: colour }) +
        text(i.x + 200, y + 12, words, { fill: g.ink, size: 36 }) +
        tick(i.x + i.width - 30, y, g.muscle)
      );
    }),
  );
}

export function collecting(at: number): string {
  const g = DEEP;
  return sheet(
    g,
    at,
    cockpit(g, box(120, 110, 800, 460)),
    scanPath(
      g,
      [
        { x: 500, y: 310, ms: 300 },
        { x: 560, y: 330, ms: 640 },
        { x: 330, y: 330, ms: 260 },
      ],
      { numbers: false },
    ),
    rect(box(950, 110, 530, 460), { fill: g.panel, radius: 22 }),
    text(990, 190, '第14名', { fill: g.ink, size: 44, weight: 700 }),
    text(990, 246, '语音 · 第7次', { fill: g.sub, size: 32 }),
    ...(
      [
        ['有效样本', '96%', g.gaze],
        ['R波', '99%', g.heart],
        ['漂移', '0.6°', g.skin],
      ] as const
    ).map(
      ([name, value, colour], k) =>
        circle(1004, 330 + k * 84, 11, { fill: colour }) +
        text(1034, 342 + k * 84, name, { fill: g.sub, size: 32 }) +
        text(1440, 342 + k * 84, value, { fill: g.ink, size: 38, weight: 700, anchor: 'end' }),
    ),
    lanes(g, box(120, 606, 1360, 230), 3, 16, 9, 0.72),
    line(250 + 1230 * 0.72, 600, 250 + 1230 * 0.72, 836, g.ink, 3),
  );
}

/** Eight days, three drivers each, all done up to the fifth day. */
export function dayPlan(at: number): string {
  const g = MIST;
  return sheet(
    g,
    at,
    ...indices(8).flatMap((d) => [
      text(198 + d * 170, 150, String(d + 7), { fill: g.sub, size: 38, anchor: 'middle' }),
      ...indices(3).map((n) => {
        const k = d * 3 + n;
        const b = box(126 + d * 170, 190 + n * 212, 150, 190);
        const done = k < 14;
        return (
          rect(b, {
            fill: done ? '#dbe6ff' : k === 14 ? g.brand : g.panel,
            stroke: done || k === 14 ? undefined : g.tick,
            width: 2,
            radius: 18,
          }) +
          text(b.x + 24, b.y + 54, String(k + 1), {
            fill: k === 14 ? '#fff' : done ? g.ink : g.axis,
            size: 34,
            weight: 700,
          }) +
          (done ? tick(b.x + b.width - 40, b.y + b.height - 40, g.muscle) : '')
        );
      }),
    ]),
  );
}

export const mirrorGlance = (at: number) => {
  const g = DEEP;
  return sheet(
    g,
    at,
    cockpit(g, box(120, 130, 1360, 690), true),
    scanPath(g, [
      { x: 760, y: 400, ms: 380 },
      { x: 250, y: 482, ms: 900 },
    ]),
  );
};

/** All 576 trials; the 31 excluded ones are hollow, most of them of two people. */
export function allTrials(at: number): string {
  const g = MIST;
  const out = new Set<number>();
  const source = random(12);
  while (out.size < 23) out.add((source.next() < 0.55 ? 6 : 17) * 24 + Math.floor(source.next() * 24));
  while (out.size < 31) out.add(Math.floor(source.next() * 576));
  return sheet(
    g,
    at,
    ...indices(576).map((k) => {
      const [person, trial] = [Math.floor(k / 24), k % 24];
      const b = box(120 + person * 57, 104 + trial * 30.4, 47, 22);
      return out.has(k)
        ? rect(b, { stroke: g.heart, width: 3, radius: 5 })
        : rect(b, { fill: trial % 2 ? '#7ea2ff' : g.gaze, radius: 5 });
    }),
  );
}

/** One line per person: later with the picture, earlier with the voice. */
export function pairedLines(at: number): string {
  const g = DEEP;
  const source = random(170);
  const y = scale(0.35, 1.55, 800, 130);
  const people = indices(24).map(() => {
    const base = 0.9 + 0.21 * source.normal();
    const gap = 0.16 + 0.24 * source.normal();
    return [Math.max(0.45, base - gap / 2), Math.max(0.45, base + gap / 2)] as const;
  });
  return sheet(
    g,
    at,
    ...people.map(
      ([voice, graphic]) =>
        line(470, y(voice), 1130, y(graphic), voice < graphic ? g.gaze : g.tick, 2.5, { opacity: 0.8 }) +
        circle(470, y(voice), 8, { fill: g.gaze }) +
        circle(1130, y(graphic), 8, { fill: g.skin }),
    ),
    line(470, y(0.82), 1130, y(0.98), g.ink, 7),
    ...(
      [
        [470, 0.82],
        [1130, 0.98],
      ] as const
    ).map(([x, m]) => circle(x, y(m), 20, { fill: g.ink })),
    text(420, y(0.82) + 14, '0.82 s', { fill: g.ink, size: 44, weight: 700, anchor: 'end' }),
    text(1180, y(0.98) + 14, '0.98 s', { fill: g.ink, size: 44, weight: 700 }),
    text(470, 120, '语音', { fill: g.gaze, size: 34, anchor: 'middle' }),
    text(1130, 120, '图形', { fill: g.skin, size: 34, anchor: 'middle' }),
  );
}

/** The difference with its interval, and the values that it rules out. */
export function difference(at: number): string {
  const g = MIST;
  const b = box(160, 150, 1280, 520);
  const x = scale(-0.1, 0.4, b.x, b.x + b.width);
  const points = range(-0.1, 0.4, 140).map((d): Point => [x(d), b.y + b.height * (1 - bell(d, 0.16, 0.049))]);
  const within = points.filter(([px]) => px >= x(0.06) && px <= x(0.26));
  return sheet(
    g,
    at,
    area(points, b.y + b.height, g.gaze, 0.14),
    area(within, b.y + b.height, g.gaze, 0.34),
    polyline(points, g.gaze, 4),
    line(b.x, b.y + b.height, b.x + b.width, b.y + b.height, g.ink, 3),
    line(x(0), b.y, x(0), b.y + b.height + 60, g.ink, 2, { dash: '2 10' }),
    text(x(0), b.y + b.height + 110, '0', { fill: g.sub, size: 38, anchor: 'middle' }),
    line(x(0.06), b.y + b.height + 60, x(0.26), b.y + b.height + 60, g.brand, 8),
    circle(x(0.16), b.y + b.height + 60, 20, { fill: g.brand }),
    text(x(0.16), b.y + b.height + 132, '0.16 s', { fill: g.ink, size: 52, weight: 700, anchor: 'middle' }),
    text(x(0.06) - 20, b.y + b.height + 74, '0.06', { fill: g.sub, size: 36, anchor: 'end' }),
    text(x(0.26) + 20, b.y + b.height + 74, '0.26', { fill: g.sub, size: 36 }),
  );
}

/** Twelve pages: conclusion 1, method 3, results 4, limits 1, appendix 3. */
export function twelvePages(at: number): string {
  const g = MIST;
  const kinds = [0, 1, 1, 1, 2, 2, 2, 2, 3, 4, 4, 4];
  const colour = [g.brand, g.gaze, g.brain, g.heart, g.axis];
  return sheet(
    g,
    at,
    ...kinds.map((kind, i) => {
      const b = box(120 + (i % 6) * 232, 100 + Math.floor(i / 6) * 376, 200, 346);
      return (
        rect(b, { fill: g.panel, stroke: kind === 0 ? g.brand : g.tick, width: kind === 0 ? 4 : 2, radius: 10 }) +
        rect(box(b.x + 24, b.y + 28, [120, 90, 100, 70, 80][kind]!, 14), { fill: colour[kind], radius: 4 }) +
        (kind === 2
          ? polyline(
              range(0, 1, 40).map((t): Point => [
                b.x + 24 + 152 * t,
                b.y + 150 - 60 * bell(t, 0.3 + 0.1 * (i - 4), 0.14),
              ]),
              colour[2]!,
              4,
            ) +
            line(b.x + 24, b.y + 156, b.x + 176, b.y + 156, g.tick, 2) +
            pageLines(box(b.x + 24, b.y + 186, 152, 130), 6, g.rule, i, 8)
          : pageLines(box(b.x + 24, b.y + 62, 152, kind === 0 ? 150 : 254), kind === 0 ? 6 : 11, g.rule, i + 3, 8)) +
        (kind === 0 ? rect(box(b.x + 24, b.y + 236, 152, 74), { fill: '#dbe6ff', radius: 8 }) : '') +
        text(b.x + 176, b.y + 332, String(i + 1), { fill: g.sub, size: 20, anchor: 'end' })
      );
    }),
  );
}

export function conclusionPage(at: number): string {
  const g = MIST;
  const b = box(300, 80, 1000, 750);
  return sheet(
    g,
    at,
    rect(b, { fill: g.panel, stroke: g.tick, width: 2, radius: 12 }),
    text(380, 170, '结论', { fill: g.brand, size: 34, weight: 700 }),
    text(380, 258, '保留语音，图形作补充', { fill: g.ink, size: 60, weight: 700 }),
    rect(box(380, 312, 840, 62), { fill: '#fff0d0', radius: 8 }),
    text(398, 355, '语音早0.16 s，95% CI 0.06到0.26', { fill: g.ink, size: 36 }),
    pageLines(box(380, 410, 840, 120), 3, g.rule, 2, 13),
    ...['能用在哪里', '不能用在哪里'].map(
      (words, k) =>
        text(380 + k * 430, 606, words, { fill: g.ink, size: 32, weight: 700 }) +
        pageLines(box(380 + k * 430, 632, 380, 120), 3, g.rule, 5 + k, 13),
    ),
  );
}
