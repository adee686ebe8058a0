/** Small trials of the own laboratory: clock, step length, sickness sheet, sweat of finger and foot. */
import { stick } from '../parts/stick-figure.ts';
import { DEEP } from '../palette.ts';
import { place, scale } from '../plot.ts';
import { indices, random, range, smoothNoise } from '../random.ts';
import { area, box, circle, group, line, path, type Point, polyline, rect, sheet, text } from '../svg.ts';
import { skin } from '../signals/heart.ts';
import { walker } from '../signals/motion.ts';
import { pageLines } from '../drawings/page.ts';

/** An oscilloscope; two pulses of two devices all but cover each other. */
export function twoPulses(): string {
  const g = DEEP;
  const d = DEEP;
  const b = box(230, 170, 800, 560);
  const x = scale(-4, 4, b.x, b.x + b.width);
  const pulse = (from: number, low: number) =>
    range(-4, 4, 400).map((t): Point => {
      const edge = (s: number) => 1 / (1 + Math.exp(-(t - s) / 0.035));
      return [
        x(t),
        low -
          330 *
            (edge(from) - edge(from + 2)) *
            (1 + 0.05 * Math.exp(-Math.max(0, t - from) * 4) * Math.sin(22 * (t - from))),
      ];
    });
  const knob = (cx: number, cy: number, r: number, turn: number) =>
    circle(cx, cy, r, { fill: g.panel, stroke: g.ink }) +
    group(`translate(${cx} ${cy}) rotate(${turn})`, line(0, -r * 0.3, 0, -r * 0.78, g.ink, 6));
  return sheet(
    g,
    rect(box(150, 100, 1300, 700), { fill: '#284277', stroke: g.ink, width: 4, radius: 40 }),
    rect(box(250, 796, 130, 30), { fill: g.ink, radius: 8 }),
    rect(box(1220, 796, 130, 30), { fill: g.ink, radius: 8 }),
    rect(box(b.x - 20, b.y - 20, b.width + 40, b.height + 40), { fill: g.ink, radius: 22 }),
    rect(b, { fill: d.field, radius: 8 }),
    ...indices(7).map((i) => line(b.x + (i + 1) * 100, b.y, b.x + (i + 1) * 100, b.y + b.height, d.rule, 2)),
    ...indices(6).map((i) => line(b.x, b.y + (i + 1) * 80, b.x + b.width, b.y + (i + 1) * 80, d.rule, 2)),
    polyline(pulse(-1, 610), d.skin, 5),
    polyline(pulse(-0.89, 622), d.motion, 5),
    text(b.x + 24, b.y + 50, 'Δt 0.11 ms', { fill: d.ink, weight: 700 }),
    text(b.x + b.width - 24, b.y + b.height - 22, '1 ms / 格', { fill: d.sub, anchor: 'end' }),
    knob(1160, 230, 56, -30),
    knob(1330, 230, 56, 60),
    knob(1160, 400, 42, 10),
    knob(1330, 400, 42, -70),
    ...indices(4).map((i) =>
      rect(box(1112 + i * 70, 496, 52, 32), {
        fill: i === 0 ? d.skin : i === 1 ? d.motion : g.panel,
        stroke: g.ink,
        radius: 8,
      }),
    ),
    ...[1160, 1330].map(
      (cx, i) =>
        circle(cx, 650, 46, { fill: g.panel, stroke: g.ink }) +
        circle(cx, 650, 26, { fill: g.ink }) +
        circle(cx, 650, 9, { fill: i ? d.motion : d.skin }),
    ),
  );
}

/** A walking skeleton and the step length on two floors, sixty steps each. */
export function stepLength(): string {
  const g = DEEP;
  const b = box(700, 200, 780, 500);
  const y = scale(62, 75, b.y + b.height, b.y);
  const steps = (mean: number, seed: number) => {
    const noise = smoothNoise(60, 0.9, seed);
    const middle = noise.reduce((sum, v) => sum + v, 0) / 60;
    return noise.map((v) => mean + 1.9 * (v - middle));
  };
  const line2 = (values: number[], colour: string) =>
    polyline(
      values.map((v, i): Point => [b.x + (b.width * i) / 59, y(v)]),
      colour,
      4,
    );
  return sheet(
    g,
    line(120, 806, 620, 806, g.axis, 4),
    stick(walker(0.03), [360, 800], 640, g.ink, g.sub, g.motion, 7),
    ...[64, 68, 72].map(
      (cm) =>
        line(b.x, y(cm), b.x + b.width, y(cm), g.rule, 2) +
        text(b.x - 20, y(cm) + 15, String(cm), { fill: g.sub, anchor: 'end' }),
    ),
    text(b.x - 20, b.y - 36, '步长 cm', { fill: g.sub }),
    line2(steps(67.8, 14), g.skin),
    line2(steps(68.6, 33), g.motion),
    line(b.x, y(67.8), b.x + b.width, y(67.8), g.skin, 3, { dash: '3 12' }),
    line(b.x, y(68.6), b.x + b.width, y(68.6), g.motion, 3, { dash: '3 12' }),
    text(b.x + b.width / 2, y(62.5), '平均差 0.8 cm', { fill: g.ink, weight: 700, anchor: 'middle' }),
    line(b.x + b.width - 330, 170, b.x + b.width - 280, 170, g.skin, 6),
    text(b.x + b.width - 264, 181, '地毯', { fill: g.ink }),
    line(b.x + b.width - 150, 170, b.x + b.width - 100, 170, g.motion, 6),
    text(b.x + b.width - 84, 181, '地胶', { fill: g.ink }),
    line(b.x, b.y + b.height, b.x + b.width, b.y + b.height, g.axis, 2),
    text(b.x, b.y + b.height + 54, '1', { fill: g.sub }),
    text(b.x + b.width, b.y + b.height + 54, '60步', { fill: g.sub, anchor: 'end' }),
  );
}

/** The sheet of the sickness questionnaire: symptoms, four grades, pencil ticks, the pencil. */
export function sicknessSheet(): string {
  const g = DEEP;
  const source = random(21);
  const items = ['全身不适', '疲劳', '头痛', '眼睛疲劳', '恶心', '出汗', '头晕', '眩晕'];
  const ticks = [1, 1, 0, 2, 1, 0, 2, 1];
  const columns = [850, 950, 1050, 1150];
  return sheet(
    g,
    group(
      'rotate(-2 800 470)',
      rect(box(370, 54, 890, 760), { fill: '#284277', radius: 10, opacity: 0.5 }),
      rect(box(356, 40, 890, 760), { fill: '#0d1a44', stroke: g.ink, radius: 10 }),
      text(420, 118, '晕动症状量表', { fill: g.ink, size: 44, weight: 700 }),
      pageLines(box(420, 140, 330, 40), 1, g.rule, 4, 10),
      ...['无', '轻', '中', '重'].map((words, i) => text(columns[i]!, 190, words, { fill: g.sub, anchor: 'middle' })),
      ...items.map((name, r) => {
        const y = 256 + r * 66;
        return (
          text(420, y + 11, name, { fill: g.ink }) +
          line(420, y + 34, 1190, y + 34, g.rule, 2) +
          columns.map((x) => rect(box(x - 17, y - 17, 34, 34), { stroke: g.tick, width: 3, radius: 6 })).join('') +
          path(
            `M${columns[ticks[r]!]! - 20} ${y - 2}l${14 + 4 * source.next()} ${16 + 4 * source.next()}l${24 + 8 * source.next()}` +
              ` ${-36 - 8 * source.next()}`,
            { stroke: g.ink, width: 6 },
          )
        );
      }),
    ),
    group(
      'translate(1170 660) rotate(-38)',
      path('M0 0l46 -20v40z', { fill: '#70532e', stroke: g.ink }),
      path('M0 0l16 -7v14z', { fill: g.ink }),
      rect(box(46, -20, 300, 40), { fill: g.skin, stroke: g.ink }),
      rect(box(346, -20, 28, 40), { fill: '#284277', stroke: g.ink }),
      path('M374 -20h24q16 0 16 20t-16 20h-24z', { fill: g.heart, stroke: g.ink }),
      line(46, 0, 346, 0, g.ink, 2),
    ),
  );
}

/** Skin conductance of finger and foot at once: the same responses, seven tenths as high. */
export function fingerAndFoot(): string {
  const g = DEEP;
  const responses = [
    [4, 0.6],
    [13, 1],
    [21, 0.45],
    [33, 0.9],
    [38, 0.55],
    [50, 0.75],
  ] as const;
  const t = range(0, 60, 900);
  const [slow, fast] = [smoothNoise(900, 90, 8), smoothNoise(900, 1.5, 9)];
  const level = (share: number, lag: number, tilt: number) =>
    t.map(
      (s, i) =>
        0.12 +
        share *
          skin(
            s,
            responses.map(([when, amplitude]) => ({ at: when + lag, amplitude })),
          ) +
        tilt * slow[i]! +
        0.005 * fast[i]!,
    );
  const row = (values: number[], top: number, name: string) => {
    const points = place(values, box(250, top, 1230, 270), 0, 1.5);
    return (
      area(points, top + 290, g.skin, 0.12) +
      polyline(points, g.skin, 4) +
      text(120, top + 190, name, { fill: g.ink, weight: 700 })
    );
  };
  const x = scale(0, 60, 250, 1480);
  return sheet(
    g,
    ...responses.map(([when]) => line(x(when + 1.8), 130, x(when + 1.8), 780, g.axis, 2, { dash: '2 9' })),
    row(level(1, 0, 0.02), 120, '手指'),
    row(level(0.7, 0.35, 0.025), 470, '足底'),
    line(250, 760, 1480, 760, g.axis, 2),
    path('M284 150v180M272 150h24M272 330h24', { stroke: g.sub, width: 3 }),
    text(308, 182, '1 µS', { fill: g.sub }),
    text(250, 812, '0', { fill: g.sub }),
    text(1480, 812, '60 s', { fill: g.sub, anchor: 'end' }),
  );
}
