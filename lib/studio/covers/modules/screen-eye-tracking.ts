/** Screen eye tracking: a phone page, one line of reading, areas of a page, search times, tiny saccades, pupil and light. */
import { scanPath } from '../drawings/eye.ts';
import { phone } from '../parts/devices.ts';
import { DEEP } from '../palette.ts';
import { scale } from '../plot.ts';
import { indices } from '../random.ts';
import { box, circle, line, path, type Point, rect, sheet, text } from '../svg.ts';

/** A phone page with its scan path, and one sign enlarged: the error is smaller than the sign. */
export function errorAndSign(): string {
  const g = DEEP;
  const p = box(210, 96, 372, 734);
  const row = (i: number, y: number, width: number) =>
    circle(p.x + 62, y, 18, { fill: g.rule }) +
    rect(box(p.x + 98, y - 11, width, 22), { fill: g.rule, radius: 11 }) +
    (i % 2 ? '' : path(`M${p.x + p.width - 58} ${y - 10}l10 10l-10 10`, { stroke: g.axis }));
  const mm = 400 / 7;
  const sign = box(900, 270, 400, 400);
  const target: Point = [sign.x + 86, sign.y + 210];
  const gaze: Point = [target[0] + 4.5 * mm, target[1]];
  const small = box(p.x + 44, p.y + 44, 44, 44);
  return sheet(
    g,
    phone(g, p.x, p.y, p.width, p.height, '#0d1a44').replace(`fill="${g.ink}"`, `fill="${g.axis}"`),
    text(small.x + 2, small.y + 37, '字体大小', { fill: g.sub, size: 40 }),
    rect(box(p.x + 40, p.y + 118, p.width - 80, 120), { fill: g.rule, radius: 20 }),
    ...indices(5).map((i) => row(i, p.y + 304 + i * 82, [150, 110, 170, 130, 95][i]!)),
    scanPath(
      g,
      [
        { x: p.x + 112, y: p.y + 182, ms: 1150 },
        { x: p.x + 250, y: p.y + 206, ms: 720 },
        { x: p.x + 196, y: p.y + 312, ms: 520 },
        { x: p.x + 130, y: p.y + 402, ms: 380 },
        { x: p.x + 226, y: p.y + 474, ms: 280 },
        { x: p.x + 156, y: p.y + 560, ms: 210 },
      ],
      { size: 1 },
    ),
    rect(small, { stroke: g.ink, width: 3 }),
    path(`M${small.x + 44} ${small.y}L${sign.x} ${sign.y}M${small.x + 44} ${small.y + 44}L${sign.x} ${sign.y + 400}`, {
      stroke: g.axis,
      width: 2,
      dash: '2 10',
    }),
    rect(sign, { fill: g.panel, stroke: g.axis, width: 3 }),
    text(sign.x + 200, sign.y + 352, '字', { fill: '#3c52a0', size: 400, anchor: 'middle' }),
    line(...target, ...gaze, g.gaze, 8),
    circle(...target, 34, { fill: g.panel, stroke: g.ink, width: 4 }),
    path(`M${target[0] - 20} ${target[1]}h40M${target[0]} ${target[1] - 20}v40`, { stroke: g.ink, width: 4 }),
    circle(...gaze, 26, { fill: g.gaze, stroke: g.ink, width: 4 }),
    text((target[0] + gaze[0]) / 2 + 6, target[1] - 34, '4.5 mm', {
      fill: g.ink,
      size: 46,
      weight: 700,
      anchor: 'middle',
    }),
    path(`M${sign.x} 726v-24M${sign.x} 714h400M${sign.x + 400} 726v-24`, { stroke: g.sub, width: 3 }),
    text(sign.x + 200, 774, '7 mm', { fill: g.sub, size: 40, anchor: 'middle' }),
  );
}

/** One line read once, with one look back; the rare word holds the first fixation longest. */
export function rareWord(): string {
  const g = DEEP;
  const words = ['他', '在', '河边', '捡到', '一枚', '古老', '的', '瓦当'];
  const size = 100;
  const line0 = words.join('').length;
  const left = 800 - (line0 * size) / 2;
  const middle = (i: number) => left + size * (words.slice(0, i).join('').length + words[i]!.length / 2);
  const looks = [
    { word: 2, ms: 232 },
    { word: 3, ms: 241 },
    { word: 4, ms: 224 },
    { word: 5, ms: 238 },
    { word: 7, ms: 271 },
  ];
  const y = 420;
  const radius = (ms: number) => 0.0012 * ms ** 2 + 4;
  const hop = (a: number, b: number, up: number) =>
    path(`M${a} ${y - up * 64}Q${(a + b) / 2} ${y - up * 190} ${b} ${y - up * 64}`, {
      stroke: up > 0 ? g.gaze : g.motion,
      width: 4,
      dash: up > 0 ? undefined : '3 11',
    });
  const xs = looks.map(({ word }) => middle(word));
  const foot = 770;
  const tall = scale(0, 300, 0, 210);
  return sheet(
    g,
    rect(box(left - 60, y - 90, line0 * size + 120, 180), { fill: g.panel, radius: 28 }),
    ...looks.map(({ ms }, i) =>
      circle(xs[i]!, y, radius(ms), { fill: ms > 260 ? g.heart : g.gaze, opacity: ms > 260 ? 0.34 : 0.22 }),
    ),
    text(left, y + 36, words.join(''), { fill: g.ink, size }),
    ...looks.map(({ ms }, i) => circle(xs[i]!, y, radius(ms), { stroke: ms > 260 ? g.heart : g.gaze, width: 4 })),
    ...xs.slice(1).map((b, i) => hop(xs[i]!, b, 1)),
    line(left, foot, left + line0 * size, foot, g.axis, 2),
    ...looks.map(
      ({ ms }, i) =>
        rect(box(xs[i]! - 34, foot - tall(ms), 68, tall(ms)), { fill: ms > 260 ? g.heart : g.gaze, radius: 10 }) +
        text(xs[i]!, foot - tall(ms) - 16, i === looks.length - 1 ? `${ms} ms` : String(ms), {
          fill: ms > 260 ? g.ink : g.sub,
          size: ms > 260 ? 38 : 30,
          weight: ms > 260 ? 700 : 400,
          anchor: 'middle',
        }),
    ),
  );
}
