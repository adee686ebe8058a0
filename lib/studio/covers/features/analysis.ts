/** Pictures of the feature "data analysis". */
import { code, frame, inside, pill, pointer } from '../parts/interface.ts';
import { DEEP } from '../palette.ts';
import { place, scale, trace } from '../plot.ts';
import { bell, indices, random, range } from '../random.ts';
import { box, circle, line, path, type Point, polygon, polyline, rect, sheet, text } from '../svg.ts';
import { pageLines } from '../drawings/page.ts';
import { hue, signal } from './lanes.ts';
import { background, eeg } from '../signals/brain.ts';

/** A number opened to its formula and to the seconds it came from. */
export function numberAndSource(): string {
  const g = DEEP;
  const values = signal(0, 12, 6, 700);
  const b = box(120, 570, 1360, 230);
  return sheet(
    g,
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
export function layers(): string {
  const g = DEEP;
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

/** Effect sizes with 95 % intervals; the zero line decides what can be said. */
export function forest(): string {
  const g = DEEP;
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
export function reportPage(): string {
  const g = DEEP;
  const source = random(19);
  const noise = background(300, 8);
  const fig = (x: number, y: number, w: number, h: number) => rect(box(x, y, w, h), { fill: g.field, radius: 8 });
  return sheet(
    g,
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
      rect(box(230 + k * 150, 740 - h * 170, 90, h * 170), { fill: [g.gaze, '#283f77', g.gaze][k], radius: 8 }),
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
    pill(850, 654, '首次注视  0.31 s', '#203360', '#a9c1ff'),
    pointer(346, 306),
  );
}
