/** Live streams: what is sharp, what is subscribed, what is played again. */
import { check, code, frame, inside } from '../parts/interface.ts';
import { DEEP } from '../palette.ts';
import { place, trace } from '../plot.ts';
import { indices, random } from '../random.ts';
import { box, circle, line, path, polyline, rect, sheet, text } from '../svg.ts';
import { pageLines } from '../drawings/page.ts';
import { lanes, signal } from './lanes.ts';

export function terminal(): string {
  const g = DEEP;
  const source = random(3);
  const rows = indices(10).map(
    (i) =>
      [
        [(42.318 + i * 0.004).toFixed(3), g.tick],
        ['  ', g.tick],
        [(0.412 + 0.003 * source.normal()).toFixed(3), g.gaze],
        ['  ', g.tick],
        [(0.587 + 0.003 * source.normal()).toFixed(3), g.motion],
        ['  ', g.tick],
        [(3.41 + 0.02 * source.normal()).toFixed(2), g.skin],
      ] as const,
  );
  return sheet(
    g,
    rect(box(120, 90, 760, 740), { fill: '#030818', stroke: g.rule, width: 2, radius: 22 }),
    code(
      164,
      174,
      [
        [
          ['t', g.sub],
          ['       x      y      mm', g.sub],
        ],
        ...rows,
      ],
      34,
      60,
    ),
    ...[0, 1, 2].map((k) => {
      const b = box(930, 90 + k * 254, 550, 232);
      const colour = [g.gaze, g.motion, g.skin][k]!;
      const points = place(
        signal([0, 0, 7][k]!, 7, 14 + k, 220),
        box(b.x + 30, b.y + 50, b.width - 60, b.height - 100),
        0,
        1,
      );
      return (
        rect(b, { fill: g.panel, radius: 22 }) +
        polyline(points, colour, 4) +
        circle(points.at(-1)![0], points.at(-1)![1], 10, { fill: colour })
      );
    }),
  );
}

/** Sharp only where the eye is: a window of clear text that follows the gaze. */
export function gazeWindow(): string {
  const g = DEEP;
  const page = (colour: string, weight: number) => pageLines(box(220, 150, 1160, 620), 10, colour, 6, weight);
  return sheet(
    g,
    rect(box(120, 90, 1360, 740), { fill: g.panel, stroke: g.tick, width: 2, radius: 22 }),
    page('#203560', 34),
    '<clipPath id="gaze"><circle cx="900" cy="450" r="190"/></clipPath><g clip-path="url(#gaze)">' +
      `${rect(box(700, 240, 420, 420), { fill: '#0d1a44' })}` +
      ['看到哪里', '哪里才清楚，', '四周都模糊']
        .map((row, k) => text(900, 388 + k * 82, row, { fill: g.ink, size: 54, weight: 700, anchor: 'middle' }))
        .join('') +
      '</g>',
    circle(900, 450, 190, { stroke: g.gaze, width: 5 }),
    polyline(
      [
        [360, 250],
        [520, 330],
        [640, 300],
        [760, 470],
      ],
      g.gaze,
      3,
      { dash: '3 11' },
    ),
    ...(
      [
        [360, 250],
        [520, 330],
        [640, 300],
      ] as const
    ).map(([x, y]) => circle(x, y, 13, { fill: g.gaze, opacity: 0.6 })),
    text(1120, 700, '18 ms', { fill: g.ink, size: 46, weight: 700 }),
  );
}

export function subscription(): string {
  const g = DEEP;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const rows = [
    ['左眼坐标', true],
    ['右眼坐标', false],
    ['瞳孔直径', true],
    ['R波时刻', false],
    ['原始脑电', false],
  ] as const;
  return sheet(
    g,
    frame(g, b, '订阅', '8个程序中的第2个'),
    ...rows.map(([name, on], r) => {
      const y = i.y + 40 + r * 84;
      return (
        check(g, i.x + 18, y, on) +
        text(i.x + 64, y + 12, name, { fill: on ? g.ink : g.sub, size: 34 }) +
        (on
          ? trace(signal(r === 0 ? 0 : 7, 6, 40 + r, 200), box(i.x + 420, y - 30, 800, 60), 0, 1, g.gaze, 4)
          : line(i.x + 420, y, i.x + 1220, y, g.rule, 4))
      );
    }),
    line(i.x, i.y + 450, i.x + i.width, i.y + 450, g.rule, 2),
    text(i.x, i.y + 530, '频率', { fill: g.ink, size: 34 }),
    ...['1,000 Hz', '500 Hz', '100 Hz'].map(
      (name, k) =>
        rect(
          box(i.x + 420 + k * 270, i.y + 484, 250, 70),
          k === 2 ? { fill: g.brand, radius: 35 } : { stroke: g.tick, radius: 35 },
        ) +
        text(i.x + 545 + k * 270, i.y + 531, name, {
          fill: k === 2 ? '#0d1a44' : g.ink,
          size: 32,
          anchor: 'middle',
          weight: k === 2 ? 700 : 400,
        }),
    ),
  );
}

/** An old recording played at its own speed in an empty laboratory at night. */
export function replay(): string {
  const g = DEEP;
  return sheet(
    g,
    rect(box(300, 110, 1000, 560), { fill: g.panel, stroke: g.axis, width: 4, radius: 22 }),
    rect(box(300, 110, 1000, 56), { fill: g.skin, radius: 22 }),
    rect(box(300, 140, 1000, 26), { fill: g.skin }),
    text(800, 150, '回放 · 不能存成采集', { fill: '#3a2600', size: 30, weight: 700, anchor: 'middle' }),
    lanes(g, box(350, 200, 900, 340), 5, 10, 30, 0.66),
    path('M360 590l34 22l-34 22z', { fill: g.ink }),
    line(430, 612, 1240, 612, g.axis, 8),
    line(430, 612, 960, 612, g.skin, 8),
    circle(960, 612, 17, { fill: g.ink }),
    path('M180 700H1420L1500 800H100Z', { fill: '#0a1536', stroke: g.axis, width: 3 }),
    path('M1400 190a64 64 0 1 0 70 84a52 52 0 1 1 -70 -84z', { fill: '#cdd8f5' }),
    ...(
      [
        [170, 180],
        [210, 330],
        [120, 440],
        [1440, 420],
        [1380, 520],
      ] as const
    ).map(([x, y]) => circle(x, y, 4, { fill: g.sub })),
  );
}
