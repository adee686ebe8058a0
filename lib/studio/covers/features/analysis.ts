/** Pictures of the feature "data analysis". */
import { button, code, frame, inside, pill, pointer, table } from '../parts/interface';
import { topography } from '../drawings/brain';
import { DEEP, MIST } from '../palette';
import { place, scale, trace } from '../plot';
import { bell, indices, random, range, smoothNoise } from '../random';
import { background, bloodFlow, eeg } from '../signals/brain';
import { skin } from '../signals/heart';
import { box, circle, clip, line, path, polygon, polyline, rect, sheet, text, type Point } from '../svg';
import { pageLines } from '../drawings/page';
import { hue, signal } from './synchronize';

/** A number opened to its formula and to the seconds it came from. */
export function numberAndSource(at: number): string {
  const g = DEEP;
  const values = signal(0, 12, 6, 700);
  const b = box(120, 570, 1360, 230);
  return sheet(
    g,
    at,
    text(120, 260, '0.31', { fill: g.ink, size: 200, weight: 700 }),
    text(540, 260, 's', { fill: g.sub, size: 84 }),
    rect(box(760, 120, 720, 230), { fill: g.panel, radius: 22 }),
    code(
      800,
      200,
      [
        [
          ['t', g.gaze],
          [' = ', g.sub],
          ['onset', g.ink],
          ['(AOI)', g.sub],
        ],
        [
          ['  − ', g.sub],
          ['event', g.skin],
          ['(cue)', g.sub],
        ],
      ],
      42,
      78,
    ),
    path('M330 320V430H748V540', { stroke: g.brand, width: 3, dash: '3 10' }),
    rect(box(690, 540, 116, 290), { fill: g.brand, opacity: 0.24, radius: 12 }),
    trace(values, b, -0.1, 1.1, g.gaze, 4),
    line(690, 540, 690, 830, g.skin, 3),
    line(806, 540, 806, 830, g.ink, 3),
  );
}

/** Four layers, each reads only the one before; a branch with another filter runs beside. */
export function layers(at: number): string {
  const g = MIST;
  const names = ['清洗', '指标', '统计', '报告'];
  const colour = [g.skin, g.gaze, g.brain, g.muscle];
  const node = (x: number, y: number, i: number, quiet: boolean) => {
    const b = box(x, y, 270, 210);
    const art = [
      polyline(place(eeg(90, 90, 4), box(b.x + 36, b.y + 90, 198, 90), -40, 40), colour[0]!, 4),
      indices(3)
        .map((k) =>
          line(b.x + 36, b.y + 110 + k * 34, b.x + 130 + ((k * 67) % 100), b.y + 110 + k * 34, colour[1]!, 12),
        )
        .join(''),
      indices(3)
        .map(
          (k) =>
            line(b.x + 50 + k * 16, b.y + 110 + k * 34, b.x + 180 + k * 18, b.y + 110 + k * 34, colour[2]!, 4) +
            circle(b.x + 115 + k * 18, b.y + 110 + k * 34, 11, { fill: colour[2] }),
        )
        .join(''),
      rect(box(b.x + 88, b.y + 84, 92, 106), { stroke: colour[3], width: 4, radius: 8 }) +
        pageLines(box(b.x + 104, b.y + 98, 60, 78), 4, colour[3]!, 3, 7),
    ][i]!;
    return (
      rect(b, { fill: g.panel, stroke: quiet ? g.tick : g.ink, dash: quiet ? '10 10' : undefined, radius: 22 }) +
      text(b.x + 34, b.y + 56, names[i]!, { fill: g.ink, size: 34, weight: 700 }) +
      art
    );
  };
  const arrow = (x: number, y: number) =>
    line(x, y, x + 70, y, g.ink, 3) +
    polygon(
      [
        [x + 84, y],
        [x + 64, y - 11],
        [x + 64, y + 11],
      ],
      { fill: g.ink },
    );
  return sheet(
    g,
    at,
    ...indices(4).map((i) => node(120 + i * 363, 170, i, false)),
    ...indices(3).map((i) => arrow(394 + i * 363, 275)),
    path('M255 384V610H474', { stroke: g.brand, width: 4 }),
    polygon(
      [
        [482, 610],
        [460, 598],
        [460, 622],
      ],
      { fill: g.brand },
    ),
    text(276, 480, '0.1 → 0.5 Hz', { fill: g.brand, size: 32 }),
    ...indices(3).map((i) => node(483 + i * 363, 505, i + 1, true)),
    ...indices(2).map((i) => arrow(757 + i * 363, 610)),
  );
}

export function sameWindow(at: number): string {
  const g = DEEP;
  const kinds = [0, 2, 7];
  return sheet(
    g,
    at,
    rect(box(820, 110, 300, 710), { fill: g.brand, opacity: 0.2, radius: 14 }),
    ...kinds.map((kind, i) => {
      const b = box(260, 150 + i * 232, 1220, 160);
      return (
        text(120, b.y + 92, ['注视', '心率', '车速'][i]!, { fill: hue(g, kind), size: 36 }) +
        line(b.x, b.y + b.height + 34, b.x + b.width, b.y + b.height + 34, g.rule, 2) +
        trace(
          i === 1
            ? indices(300).map((k) => 0.4 + 0.3 * bell(k, 190, 40) + 0.03 * Math.sin(k / 3))
            : i === 2
              ? indices(300).map((k) => 0.75 - 0.5 * bell(k, 205, 36))
              : signal(0, 12, 8),
          b,
          0,
          1,
          hue(g, kind),
          4,
        )
      );
    }),
    ...[820, 1120].map((x) => line(x, 110, x, 820, g.brand, 3)),
  );
}

export function qualitySheet(at: number): string {
  const g = MIST;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const bad = (words: string) => ({ words, fill: '#c01f40', weight: 700 as const });
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
    at,
    frame(g, b, '质量单', '545 / 576 可用'),
    table(
      g,
      i,
      [{ at: 0 }, { at: 150 }, { at: 470, anchor: 'end' }, { at: 660, anchor: 'end' }, { at: 740 }],
      ['试次', '条件', '有效样本', '坏导', '原因'],
      rows,
      76,
      [1, 3, 6],
    ),
  );
}

export function beforeAfter(at: number): string {
  const g = DEEP;
  const clean = eeg(560, 90, 14, () => 0.9);
  const blink = (i: number) => [70, 240, 262, 470].reduce((sum, c) => sum + 130 * bell(i, c, 9), 0);
  const x = (i: number) => 120 + (1360 * i) / 559;
  return sheet(
    g,
    at,
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
export function components(at: number): string {
  const g = MIST;
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
    at,
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

export function exclusion(at: number): string {
  const g = MIST;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const values = signal(0, 6, 21, 400);
  const chart = box(i.x + 640, i.y + 100, i.width - 660, 330);
  const points = place(values, chart, -0.1, 1.1);
  return sheet(
    g,
    at,
    frame(g, b, '剔除记录', '31条'),
    ...['S07 · 113', 'S07 · 118', 'S12 · 041', 'S18 · 092', 'S18 · 101', 'S18 · 103'].map(
      (name, r) =>
        rect(box(i.x, i.y + r * 98, 570, 84), { fill: r === 3 ? '#dbe6ff' : g.field, radius: 14 }) +
        text(i.x + 28, i.y + 53 + r * 98, name, { fill: g.ink, size: 32, weight: r === 3 ? 700 : 400 }) +
        text(i.x + 540, i.y + 53 + r * 98, ['71%', '64%', '79%', '58%', '66%', '73%'][r]!, {
          fill: '#c01f40',
          size: 32,
          anchor: 'end',
        }),
    ),
    text(chart.x, i.y + 44, '有效样本58%，低于80%', { fill: g.ink, size: 34, weight: 700 }),
    rect(box(chart.x + chart.width * 0.3, chart.y, chart.width * 0.42, chart.height), {
      fill: g.heart,
      opacity: 0.14,
      radius: 10,
    }),
    line(chart.x, chart.y + chart.height, chart.x + chart.width, chart.y + chart.height, g.axis, 2),
    polyline(points.slice(0, 120), g.gaze, 4),
    polyline(points.slice(288), g.gaze, 4),
    text(chart.x, chart.y + chart.height + 60, '王老师 · 10月12日 · 按方案第4条', { fill: g.sub, size: 27 }),
    button(g, chart.x, chart.y + chart.height + 132, '恢复，写理由', false),
  );
}

export function measureList(at: number): string {
  const g = MIST;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const off = (words: string) => ({ words, fill: g.axis });
  const rows = [
    ['首次注视时间', 'ms', '30 Hz', '0.31 s'],
    ['注视次数', '次', '30 Hz', '14'],
    ['瞳孔直径', 'mm', '60 Hz', '3.42'],
    [off('扫视峰速度'), off('°/s'), off('250 Hz'), off('采样率不足')],
    [off('微扫视'), off('次/s'), off('500 Hz'), off('采样率不足')],
    ['兴趣区停留', 's', '30 Hz', '2.8'],
    ['眨眼次数', '次/min', '60 Hz', '17'],
  ];
  return sheet(
    g,
    at,
    frame(g, b, '眼动指标', 'HZ-G1 · 60 Hz'),
    table(
      g,
      i,
      [{ at: 0 }, { at: 460 }, { at: 820, anchor: 'end' }, { at: i.width, anchor: 'end' }],
      ['指标', '单位', '最低采样率', '结果'],
      rows,
      76,
    ),
  );
}

/** A bus in the street scene with its area that moves along; keyframes below. */
export function movingArea(at: number): string {
  const g = MIST;
  const b = box(120, 90, 1360, 560);
  const bus = (x: number, y: number, k: number, opacity: number) =>
    `<g opacity="${opacity}" transform="translate(${x} ${y}) scale(${k})">${rect(box(-190, -150, 380, 200), { fill: g.brand, stroke: g.ink, radius: 26 })}${indices(
      4,
    )
      .map((n) => rect(box(-164 + n * 84, -122, 70, 74), { fill: '#dbe6ff', stroke: g.ink, radius: 8 }))
      .join(
        '',
      )}${[-110, 110].map((cx) => circle(cx, 54, 36, { fill: g.ink }) + circle(cx, 54, 14, { fill: '#fff' })).join('')}</g>`;
  return sheet(
    g,
    at,
    clip(
      b,
      24,
      rect(b, { fill: '#e8effc' }),
      ...[
        [150, 250, 190],
        [360, 180, 150],
        [530, 270, 210],
        [1080, 200, 180],
        [1280, 130, 240],
      ].map(
        ([x, y, w]) =>
          rect(box(x!, y!, w!, 420), { fill: '#d5e0f3' }) +
          indices(6)
            .map((k) =>
              rect(box(x! + 24 + (k % 2) * (w! / 2), y! + 30 + Math.floor(k / 2) * 80, w! / 4, 40), {
                fill: '#f3f6fc',
              }),
            )
            .join(''),
      ),
      rect(box(120, 470, 1360, 200), { fill: '#c3d0ea' }),
      line(120, 560, 1480, 560, '#ffffff', 6, { dash: '50 50' }),
      bus(780, 450, 1.05, 1),
    ),
    rect(box(548, 270, 464, 290), { fill: g.skin, opacity: 0.18, radius: 16 }),
    rect(box(548, 270, 464, 290), { stroke: g.skin, width: 5, radius: 16 }),
    ...(
      [
        [548, 270],
        [1012, 270],
        [548, 560],
        [1012, 560],
      ] as const
    ).map(([x, y]) => rect(box(x - 12, y - 12, 24, 24), { fill: '#fff', stroke: g.skin, width: 4, radius: 5 })),
    line(120, 740, 1480, 740, g.axis, 4),
    ...indices(46).map((k) => circle(140 + k * 29, 740, 5, { fill: g.axis })),
    ...[3, 16, 27, 41].map((k) =>
      rect(box(140 + k * 29 - 15, 725, 30, 30), { fill: g.skin, stroke: g.ink, radius: 6 }),
    ),
    line(140 + 22 * 29, 690, 140 + 22 * 29, 790, g.ink, 4),
  );
}

/** Windows of three lengths around one event. */
export function windows(at: number): string {
  const g = DEEP;
  const x = scale(-2, 16, 120, 1480);
  const rows = [
    {
      from: 0,
      to: 0.5,
      colour: g.gaze,
      value: range(-2, 16, 500).map((t) => 0.15 + 0.75 / (1 + Math.exp(-(t - 0.28) * 26))),
    },
    {
      from: 1,
      to: 5,
      colour: g.skin,
      value: range(-2, 16, 500).map((t) => 0.1 + 0.8 * skin(t, [{ at: 0, amplitude: 1 }])),
    },
    { from: 5, to: 15, colour: g.heart, value: range(-2, 16, 500).map((t) => 0.1 + 0.85 * bloodFlow(t, 8)) },
  ];
  return sheet(
    g,
    at,
    ...rows.map(({ from, to, colour, value }, i) => {
      const b = box(120, 160 + i * 226, 1360, 170);
      return (
        rect(box(x(from), b.y - 18, x(to) - x(from), b.height + 36), { fill: colour, opacity: 0.24, radius: 10 }) +
        line(b.x, b.y + b.height + 18, b.x + b.width, b.y + b.height + 18, g.rule, 2) +
        trace(value, b, 0, 1.05, colour, 4) +
        text(Math.max(x(to), x(2.4)) + 22, b.y + 34, ['0–0.5 s', '1–5 s', '5–15 s'][i]!, {
          fill: colour,
          size: 36,
          anchor: i === 2 ? 'end' : 'start',
        })
      );
    }),
    line(x(0), 110, x(0), 820, g.ink, 3, { dash: '2 10' }),
    circle(x(0), 110, 12, { fill: g.ink }),
  );
}

/** Two minutes of rest, then the task, told as change from one's own rest. */
export function baseline(at: number): string {
  const g = DEEP;
  const noise = smoothNoise(600, 7, 15);
  const b = box(120, 400, 1360, 380);
  const rest = 0.3;
  const points = place(
    noise.map(
      (v, i) => rest + 0.035 * v + (i > 200 ? 0.38 * (1 - Math.exp(-(i - 200) / 40)) + 0.09 * Math.sin(i / 34) : 0),
    ),
    b,
    0,
    1,
  );
  const y = b.y + b.height * (1 - rest);
  return sheet(
    g,
    at,
    rect(box(120, 110, 453, 230), { fill: '#2b375f', radius: 18 }),
    path('M310 225h73M346 188v74', { stroke: '#ffffff', width: 9 }),
    rect(box(590, 110, 890, 230), { fill: g.panel, radius: 18 }),
    ...indices(5).map((k) => rect(box(640 + k * 164, 160, 140, 130), { fill: k === 3 ? g.brand : g.rule, radius: 14 })),
    rect(box(120, b.y, 453, b.height), { fill: g.ink, opacity: 0.07 }),
    line(120, y, 1480, y, g.ink, 3, { dash: '3 11' }),
    polygon([...points.slice(200), [1480, y], [points[200]![0], y]], { fill: g.heart, opacity: 0.18 }),
    polyline(points, g.heart, 4),
    text(140, b.y + b.height - 10, '2 min', { fill: g.sub, size: 34 }),
  );
}

/** Effect sizes with 95 % intervals; the zero line decides what can be said. */
export function forest(at: number): string {
  const g = MIST;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const rows = [
    ['首次注视', 0.67, 0.43],
    ['注视次数', 0.31, 0.41],
    ['车道标准差', -0.18, 0.4],
    ['心率', 0.13, 0.4],
    ['皮肤电', 0.52, 0.42],
    ['制动反应', 0.44, 0.41],
  ] as const;
  const x = scale(-1, 1.4, i.x + 420, i.x + i.width - 20);
  return sheet(
    g,
    at,
    frame(g, b, '效应量', '24人 · 95% CI'),
    line(x(0), i.y, x(0), i.y + i.height, g.ink, 2, { dash: '2 10' }),
    ...[-1, -0.5, 0.5, 1].map((v) => line(x(v), i.y, x(v), i.y + i.height - 30, g.rule, 2)),
    ...rows.map(([name, d, half], r) => {
      const y = i.y + 50 + r * 92;
      const clear = d - half > 0;
      return (
        text(i.x, y + 12, name, { fill: g.ink, size: 34, weight: clear ? 700 : 400 }) +
        text(i.x + 370, y + 12, d.toFixed(2).replace('-', '−'), {
          fill: clear ? g.ink : g.sub,
          size: 34,
          anchor: 'end',
        }) +
        line(x(d - half), y, x(d + half), y, clear ? g.brand : g.axis, 6) +
        rect(box(x(d) - 16, y - 16, 32, 32), { fill: clear ? g.brand : g.axis, radius: 5 })
      );
    }),
  );
}

/** A report under way: three figures on the page, one dot opened to its raw seconds. */
export function reportPage(at: number): string {
  const g = MIST;
  const source = random(19);
  const noise = background(300, 8);
  const fig = (x: number, y: number, w: number, h: number) => rect(box(x, y, w, h), { fill: g.field, radius: 8 });
  return sheet(
    g,
    at,
    rect(box(120, 80, 620, 750), { fill: g.panel, stroke: g.tick, width: 2, radius: 12 }),
    rect(box(170, 130, 260, 22), { fill: g.ink, radius: 5 }),
    fig(170, 186, 250, 210),
    ...indices(16).map(() => circle(200 + 190 * source.next(), 216 + 150 * source.next(), 7, { fill: g.gaze })),
    fig(440, 186, 250, 210),
    polyline(
      range(0, 1, 60).map((t): Point => [460 + 210 * t, 370 - 150 * bell(t, 0.5, 0.16)]),
      g.brain,
      4,
    ),
    pageLines(box(170, 420, 520, 110), 3, g.rule, 3, 11),
    fig(170, 552, 520, 200),
    ...[0.7, 0.5, 0.84].map((h, k) =>
      rect(box(230 + k * 150, 740 - h * 170, 90, h * 170), { fill: [g.gaze, '#b5cbff', g.gaze][k], radius: 8 }),
    ),
    circle(342, 300, 18, { stroke: g.heart, width: 5 }),
    path('M360 300C560 300 640 260 800 260', { stroke: g.heart, width: 3, dash: '3 10' }),
    rect(box(810, 150, 670, 560), { fill: g.panel, stroke: g.ink, radius: 22 }),
    text(850, 218, 'S14 · 第7次 · 12:31.4', { fill: g.ink, size: 32, weight: 700 }),
    rect(box(1080, 250, 120, 340), { fill: g.heart, opacity: 0.16, radius: 8 }),
    ...[0, 2, 7].map((kind, k) =>
      trace(
        kind === 7 ? noise.map((v) => 0.5 + v * 0.12) : signal(kind, 6, 5 + k, 300),
        box(850, 256 + k * 112, 590, 90),
        0,
        1,
        hue(g, kind),
        3.5,
      ),
    ),
    pill(850, 654, '首次注视  0.31 s', '#dbe6ff', '#1747d1'),
    pointer(346, 306),
  );
}
