/** Measures: list, moving areas, windows, baseline. */
import { frame, inside, table } from '../parts/interface.ts';
import { DEEP } from '../palette.ts';
import { place, scale, trace } from '../plot.ts';
import { indices, range, smoothNoise } from '../random.ts';
import { box, circle, clip, line, path, polygon, polyline, rect, sheet, text } from '../svg.ts';
import { bloodFlow } from '../signals/brain.ts';
import { skin } from '../signals/heart.ts';

export function measureList(): string {
  const g = DEEP;
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
export function movingArea(): string {
  const g = DEEP;
  const b = box(120, 90, 1360, 560);
  const bus = (x: number, y: number, k: number, opacity: number) =>
    `<g opacity="${opacity}" transform="translate(${x} ${y}) scale(${k})">` +
    rect(box(-190, -150, 380, 200), { fill: g.brand, stroke: g.ink, radius: 26 }) +
    indices(4)
      .map((n) => rect(box(-164 + n * 84, -122, 70, 74), { fill: '#203360', stroke: g.ink, radius: 8 }))
      .join('') +
    [-110, 110].map((cx) => circle(cx, 54, 36, { fill: g.ink }) + circle(cx, 54, 14, { fill: '#0d1a44' })).join('') +
    '</g>';
  return sheet(
    g,
    clip(
      b,
      24,
      rect(b, { fill: '#203660' }),
      ...[
        [150, 250, 190],
        [360, 180, 150],
        [530, 270, 210],
        [1080, 200, 180],
        [1280, 130, 240],
      ].map(
        ([x, y, w]) =>
          rect(box(x!, y!, w!, 420), { fill: '#284577' }) +
          indices(6)
            .map((k) =>
              rect(box(x! + 24 + (k % 2) * (w! / 2), y! + 30 + Math.floor(k / 2) * 80, w! / 4, 40), {
                fill: '#203560',
              }),
            )
            .join(''),
      ),
      rect(box(120, 470, 1360, 200), { fill: '#284277' }),
      line(120, 560, 1480, 560, '#0d1a44', 6, { dash: '50 50' }),
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
    ).map(([x, y]) => rect(box(x - 12, y - 12, 24, 24), { fill: '#0d1a44', stroke: g.skin, width: 4, radius: 5 })),
    line(120, 740, 1480, 740, g.axis, 4),
    ...indices(46).map((k) => circle(140 + k * 29, 740, 5, { fill: g.axis })),
    ...[3, 16, 27, 41].map((k) =>
      rect(box(140 + k * 29 - 15, 725, 30, 30), { fill: g.skin, stroke: g.ink, radius: 6 }),
    ),
    line(140 + 22 * 29, 690, 140 + 22 * 29, 790, g.ink, 4),
  );
}

/** Windows of three lengths around one event. */
export function windows(): string {
  const g = DEEP;
  const x = scale(-2, 21, 120, 1480);
  const rows = [
    {
      from: 0,
      to: 0.5,
      colour: g.gaze,
      value: range(-2, 21, 500).map((t) => 0.15 + 0.75 / (1 + Math.exp(-(t - 0.28) * 26))),
    },
    {
      from: 1,
      to: 4,
      colour: g.skin,
      value: range(-2, 21, 500).map((t) => 0.1 + 0.8 * skin(t, [{ at: 0, amplitude: 1 }])),
    },
    { from: 5, to: 20, colour: g.heart, value: range(-2, 21, 500).map((t) => 0.1 + 0.85 * bloodFlow(t, 10)) },
  ];
  return sheet(
    g,
    ...rows.map(({ from, to, colour, value }, i) => {
      const b = box(120, 160 + i * 226, 1360, 170);
      return (
        rect(box(x(from), b.y - 18, x(to) - x(from), b.height + 36), { fill: colour, opacity: 0.24, radius: 10 }) +
        line(b.x, b.y + b.height + 18, b.x + b.width, b.y + b.height + 18, g.rule, 2) +
        trace(value, b, 0, 1.05, colour, 4) +
        text(Math.max(x(to), x(2.4)) + 22, b.y + (i === 0 ? 116 : 34), ['0–0.5 s', '1–4 s', '5–20 s'][i]!, {
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
export function baseline(): string {
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
