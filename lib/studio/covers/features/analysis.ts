/** Pictures of the feature "data analysis". */
import { code, frame, inside, pill, pointer } from '../parts/interface.ts';
import { DEEP } from '../palette.ts';
import { place, scale, trace } from '../plot.ts';
import { bell, indices, random, range } from '../random.ts';
import { box, circle, fullSheet, line, path, type Point, polygon, polyline, rect, sheet, text } from '../svg.ts';
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
  const WIDTH = 340;
  const STEP = 418;
  const node = (i: number, y: number, isBranch: boolean) => {
    const b = box(3 + i * STEP, y, WIDTH, 300);
    const art = [
      polyline(place(eeg(90, 90, 4), box(b.x + 36, b.y + 128, 268, 130), -40, 40), colour[0]!, 5),
      indices(3)
        .map((k) =>
          line(b.x + 40, b.y + 150 + k * 50, b.x + 150 + ((k * 97) % 150), b.y + 150 + k * 50, colour[1]!, 16),
        )
        .join(''),
      indices(3)
        .map((k) => {
          const from = b.x + 50 + k * 22;
          return (
            line(from, b.y + 150 + k * 50, from + 170, b.y + 150 + k * 50, colour[2]!, 5) +
            circle(from + 84 + k * 8, b.y + 150 + k * 50, 15, { fill: colour[2] })
          );
        })
        .join(''),
      rect(box(b.x + 112, b.y + 112, 116, 152), { stroke: colour[3], width: 5, radius: 10 }) +
        pageLines(box(b.x + 134, b.y + 134, 74, 110), 4, colour[3]!, 3, 9),
    ][i]!;
    return (
      rect(b, { fill: g.panel, stroke: isBranch ? g.tick : g.ink, dash: isBranch ? '12 12' : undefined, radius: 26 }) +
      text(b.x + 36, b.y + 80, names[i]!, { fill: g.ink, size: 54, weight: 700 }) +
      art
    );
  };
  const arrow = (i: number, y: number, fill = g.ink) =>
    line(3 + i * STEP + WIDTH + 6, y, (i + 1) * STEP - 14, y, fill, 4) + head((i + 1) * STEP - 2, y, fill);
  const head = (x: number, y: number, fill: string) =>
    polygon(
      [
        [x, y],
        [x - 24, y - 13],
        [x - 24, y + 13],
      ],
      { fill },
    );
  return fullSheet(
    g,
    ...indices(4).map((i) => node(i, 110, false)),
    ...indices(3).map((i) => arrow(i, 260)),
    path(`M${3 + WIDTH / 2} 414V740H${STEP - 14}`, { stroke: g.brand, width: 5 }) + head(STEP - 2, 740, g.brand),
    text(3 + WIDTH / 2 + 30, 520, '0.1 → 0.5 Hz', { fill: g.brand, size: 48 }),
    ...indices(3).map((i) => node(i + 1, 590, true)),
    ...indices(2).map((i) => arrow(i + 1, 740)),
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
