/** Pictures of the feature "paradigms": the stimuli as they appear on the screen. */
import { hand } from '../parts/body.ts';
import { steeringWheel } from '../parts/devices.ts';
import { frame, inside, WINDOW } from '../parts/interface.ts';
import { DEEP, type Ground } from '../palette.ts';

import { indices, random, range } from '../random.ts';
import { type Box, box, circle, line, path, type Point, polyline, rect, sheet, text } from '../svg.ts';

/** A Landolt ring; `gap` in degrees, 180 = left. */
export const landolt = (x: number, y: number, r: number, gap: number, stroke: string) => {
  const width = r * 0.4;
  const half = 24;
  const p = (a: number) => `${x + r * Math.cos((a * Math.PI) / 180)} ${y + r * Math.sin((a * Math.PI) / 180)}`;
  return `<path d="M${p(gap + half)}A${r} ${r} 0 1 1 ${p(gap - half)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
};

/** One small picture per paradigm, in a box of 8:5. */
function stimulus(kind: number, b: Box, g: Ground): string {
  const { x, y, width: w, height: h } = b;
  const [cx, cy] = [x + w / 2, y + h / 2];
  const ink = g.ink;
  switch (kind) {
    case 0:
      return indices(10)
        .map((i) =>
          landolt(
            x + w * (0.16 + 0.17 * (i % 5)),
            y + h * (0.34 + 0.34 * Math.floor(i / 5)),
            h * 0.075,
            i === 7 ? 180 : [0, 90, 270][i % 3]!,
            i === 7 ? g.brand : ink,
          ),
        )
        .join('');
    case 1:
      return ['K', 'R', 'K']
        .map(
          (c, i) =>
            rect(box(x + w * (0.14 + 0.26 * i), y + h * 0.28, w * 0.2, h * 0.44), {
              stroke: g.axis,
              width: 3,
              radius: 10,
            }) +
            text(x + w * (0.24 + 0.26 * i), cy + h * 0.1, c, {
              fill: i === 1 ? g.axis : ink,
              size: h * 0.27,
              weight: 700,
              anchor: 'middle',
            }),
        )
        .join('');
    case 2:
      return text(cx, cy + h * 0.17, '红', { fill: g.gaze, size: h * 0.48, weight: 700, anchor: 'middle' });
    case 3:
      return (
        [0, 1]
          .map((i) => rect(box(x + w * (0.1 + 0.46 * i), y + h * 0.22, w * 0.34, h * 0.5), { fill: g.rule, radius: 8 }))
          .join('') + circle(x + w * 0.73, y + h * 0.84, h * 0.04, { fill: ink })
      );
    case 4:
      return text(cx, cy + h * 0.15, '7', { fill: ink, size: h * 0.44, weight: 700, anchor: 'middle' });
    case 5:
      return steeringWheel(g, cx, cy, h * 0.28, -12);
    default:
      return polyline(
        range(0, 1, 160).map((t): Point => [
          x + w * (0.1 + 0.8 * t),
          cy - h * 0.2 * Math.sin(t * 90 * (t > 0.6 && t < 0.78 ? 2 : 1)) * (Math.floor(t * 10.9) % 2 ? 1 : 0.06),
        ]),
        g.brain,
        3,
      );
  }
}

export function sevenTasks(): string {
  const g = DEEP;
  return sheet(
    g,
    ...indices(7).map((k) => {
      const top = k < 4;
      const b = box(120 + (top ? k : k - 4 + 0.5) * 346, top ? 180 : 480, 322, 240);
      return rect(b, { fill: g.panel, stroke: g.tick, width: 2, radius: 18 }) + stimulus(k, b, g);
    }),
  );
}

/** One trial on its timeline: fixation, picture, answer, pause, in ms. */
export function trialEditor(): string {
  const g = DEEP;
  const i = inside(WINDOW);
  const steps = [
    ['+', 500],
    ['刺激', 150],
    ['反应', 1500],
    ['间隔', 850],
  ] as const;
  const k = i.width / 3000;
  let from = 0;
  const at = (ms: number) => i.x + 170 + ms * 0.4;
  const bar = (y: number, start: number, length: number, fill: string) =>
    rect(box(at(start), y - 28, length * 0.4, 56), { fill, radius: 10 });
  return sheet(
    g,
    frame(g, WINDOW, '范式编辑器', 'Flanker · 160次'),
    ...steps.map(([name, ms], n) => {
      const c = box(i.x + from * k, i.y + 20, ms * k - 10, 230);
      from += ms;
      return (
        rect(c, { fill: n === 1 ? g.brand : g.field, radius: 14 }) +
        (n === 1
          ? ''
          : text(c.x + c.width / 2, c.y + 134, name, { fill: g.ink, size: n === 0 ? 64 : 44, anchor: 'middle' })) +
        text(c.x + c.width / 2, c.y + 284, String(ms), { fill: g.sub, anchor: 'middle' })
      );
    }),
    path(`M${i.x + 500 * k + 14} ${i.y + 136}h26M${i.x + 500 * k + 32} ${i.y + 124}l10 12l-10 12`, {
      stroke: '#0d1a44',
      width: 5,
    }),
    ...['屏幕', '光电', '标记'].map((label, r) => text(i.x, i.y + 434 + r * 96, label, { fill: g.sub })),
    bar(i.y + 420, 500, 150, g.brand),
    bar(i.y + 516, 521, 150, g.skin),
    bar(i.y + 612, 500, 30, g.ink),
    bar(i.y + 612, 1120, 30, g.heart),
    line(at(500), i.y + 368, at(500), i.y + 662, g.ink, 2, { dash: '2 9' }),
    text(at(690), i.y + 530, '21 ms', { fill: g.ink, weight: 700 }),
  );
}

/** A response box with four keys of four colours under two fingers of each hand. */
export function fourKeys(): string {
  const g = DEEP;
  const colours = [g.heart, g.gaze, g.muscle, g.skin];
  return sheet(
    g,
    rect(box(260, 150, 1080, 330), { fill: g.ink, radius: 40 }),
    ...colours.map((colour, i) =>
      rect(box(330 + i * 245, 215, 205, 200), { fill: colour, stroke: '#0d1a44', width: 4, radius: 30 }),
    ),
    path('M800 150V70', { stroke: g.ink, width: 12 }),
    hand(g, 1040, 610, 520),
    `<g transform="translate(1120 0) scale(-1 1)">${hand(g, 560, 610, 520)}</g>`,
    rect(box(0, 838, 1600, 162), { fill: g.field }),
  );
}

export function visualSearch(): string {
  const g = DEEP;
  const source = random(8);
  const items = indices(32).map(
    (i) =>
      [170 + (i % 8) * 180 + source.between(-40, 40), 180 + Math.floor(i / 8) * 176 + source.between(-34, 34)] as const,
  );
  return sheet(
    g,
    rect(box(80, 90, 1440, 750), { fill: '#203560', radius: 24 }),
    ...items.map(([x, y], i) =>
      landolt(x, y, 32, i === 21 ? 180 : [0, 90, 270][Math.floor(source.next() * 3)]!, g.ink),
    ),
    circle(items[21]![0], items[21]![1], 74, { stroke: g.brand, width: 4, dash: '3 12' }),
  );
}

/** Letters one after the other; the present one equals the one two before. */
export function nBack(): string {
  const g = DEEP;
  const letters = ['B', 'K', 'R', 'K'];
  return sheet(
    g,
    ...letters.map((letter, i) => {
      const k = i === 3 ? 1 : 0.78;
      const b = box(120 + i * 320, 470 - 190 * k, 300 * (i === 3 ? 1.34 : 0.95), 380 * k);
      return (
        rect(b, {
          fill: i === 3 ? g.panel : '#203460',
          stroke: i === 3 ? g.ink : g.tick,
          width: i === 3 ? 4 : 2,
          radius: 24,
        }) +
        text(b.x + b.width / 2, 470 + 66 * k + 6, letter, {
          fill: i === 3 ? g.ink : g.axis,
          size: 190 * k,
          weight: 700,
          anchor: 'middle',
        })
      );
    }),
    path('M1280 700C1240 800 640 800 590 660', { stroke: g.brand, width: 5 }),
    path('M578 690l10 -34l26 24', { stroke: g.brand, width: 5 }),
    text(930, 736, 'N = 2', { fill: g.brand, size: 64, weight: 700, anchor: 'middle' }),
  );
}

export function stroop(): string {
  const g = DEEP;
  return sheet(
    g,
    text(800, 610, '红', { fill: g.gaze, size: 460, weight: 700, anchor: 'middle' }),
    ...[g.heart, g.gaze, g.muscle, g.skin].map((colour, i) =>
      rect(box(510 + i * 150, 730, 120, 80), { fill: colour, radius: 16, opacity: i === 1 ? 1 : 0.55 }),
    ),
    rect(box(652, 722, 136, 96), { stroke: g.ink, width: 4, radius: 22 }),
  );
}
