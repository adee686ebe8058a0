/** Behaviour coding: four views and a timeline, a pause, what follows what, tolerance. */
import { avatar } from '../parts/interface.ts';
import { person, profile, STANDING } from '../parts/body.ts';
import { DEEP, type Ground } from '../palette.ts';
import { scale } from '../plot.ts';
import { indices } from '../random.ts';
import { type Box, box, circle, clip, group, line, path, polygon, polyline, rect, sheet, text } from '../svg.ts';
import { pointingHand } from './pointing-hand.ts';

/** An oven's control panel with two knobs and a display inside the box. */
const ovenPanel = (g: Ground, x: number, y: number, size: number, shown = '180°') =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    rect(box(-420, -110, 840, 220), { fill: g.panel, stroke: g.ink, radius: 24 }),
    rect(box(-130, -60, 260, 120), { fill: g.ink, radius: 14 }),
    shown && text(0, 20, shown, { fill: g.skin, size: 60, weight: 700, anchor: 'middle' }),
    ...[-290, 290].map(
      (cx, i) =>
        circle(cx, 0, 76, { fill: '#c9d4ea', stroke: g.ink }) +
        circle(cx, 0, 50, { fill: g.panel, stroke: g.ink }) +
        group(`translate(${cx} 0) rotate(${i ? 40 : -50})`, line(0, -14, 0, -46, g.ink, 9)),
    ),
  );

/** A film frame of the kitchen: the finger waits beside the knob. */
export function pauseAtKnob(): string {
  const g = DEEP;
  const b = box(120, 90, 1360, 740);
  return sheet(
    g,
    clip(
      b,
      24,
      rect(b, { fill: '#203660' }),
      ...indices(7).map((i) => line(120 + i * 228, 90, 120 + i * 228, 250, '#284277', 3)),
      line(120, 250, 1480, 250, '#284277', 3),
      rect(box(250, 280, 1100, 700), { fill: '#284377', stroke: g.ink, radius: 26 }),
      ovenPanel(g, 800, 420, 1.2),
      rect(box(350, 600, 900, 400), { fill: '#305091', stroke: g.ink, radius: 20 }),
      rect(box(430, 570, 740, 34), { fill: g.panel, stroke: g.ink, radius: 17 }),
      pointingHand(g, 1226, 510, 1.5, -32),
    ),
    rect(b, { stroke: g.ink, width: 4, radius: 24 }),
    circle(1148, 420, 118, { stroke: '#e0762a', width: 6, dash: '6 14' }),
    circle(170, 140, 13, { fill: g.heart }),
    text(196, 151, '00:14:22.40', { fill: g.ink, mono: true }),
    rect(box(960, 118, 376, 92), { fill: '#e0762a', radius: 46 }),
    text(1148, 179, '停顿 2.4 s', { fill: '#0d1a44', size: 44, weight: 700, anchor: 'middle' }),
  );
}

/** Which behaviour follows which within five seconds: the thicker, the likelier. */
export function whatFollows(): string {
  const g = DEEP;
  const nodes = {
    触碰: [300, 465, 110],
    误触: [640, 230, 86],
    停顿: [640, 680, 100],
    返回: [1200, 650, 86],
    求助: [1290, 280, 72],
  } as const;
  const tones: Record<string, string> = { 触碰: g.gaze, 误触: g.heart, 停顿: g.skin, 返回: g.motion, 求助: g.brain };
  const arrow = (from: keyof typeof nodes, to: keyof typeof nodes, share: number, bow: number) => {
    const [x1, y1, r1] = nodes[from];
    const [x2, y2, r2] = nodes[to];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
    const middle = [(x1 + x2) / 2 - uy * bow, (y1 + y2) / 2 + ux * bow] as const;
    const cut = (x: number, y: number, r: number) => {
      const d = Math.hypot(middle[0] - x, middle[1] - y);
      return [
        x + ((middle[0] - x) / d) * r,
        y + ((middle[1] - y) / d) * r,
        (middle[0] - x) / d,
        (middle[1] - y) / d,
      ] as const;
    };
    const width = 3 + share * 0.36;
    const a = cut(x1, y1, r1 + 10);
    const tip = cut(x2, y2, r2 + 10);
    const head = 18 + width;
    const e = cut(x2, y2, r2 + 10 + head);
    const label = [middle[0] * 0.5 + (a[0] + e[0]) * 0.25, middle[1] * 0.5 + (a[1] + e[1]) * 0.25] as const;
    const strong = share > 40;
    const colour = strong ? g.skin : g.tickMajor;
    return (
      path(`M${a[0]} ${a[1]}Q${middle[0]} ${middle[1]} ${e[0]} ${e[1]}`, { stroke: colour, width }) +
      polygon(
        [
          [tip[0], tip[1]],
          [e[0] - tip[3] * head * 0.7, e[1] + tip[2] * head * 0.7],
          [e[0] + tip[3] * head * 0.7, e[1] - tip[2] * head * 0.7],
        ],
        { fill: colour },
      ) +
      rect(box(label[0] - 52, label[1] - 28, 104, 56), { fill: g.field, radius: 28 }) +
      text(label[0], label[1] + 14, `${share}%`, {
        fill: strong ? g.skin : g.sub,
        size: 44,
        weight: 700,
        anchor: 'middle',
      })
    );
  };
  return sheet(
    g,
    arrow('触碰', '误触', 18, -70),
    arrow('误触', '触碰', 31, -70),
    arrow('误触', '停顿', 24, -60),
    arrow('触碰', '停顿', 12, 70),
    arrow('停顿', '返回', 46, 100),
    arrow('停顿', '求助', 14, -60),
    arrow('返回', '求助', 11, 80),
    ...Object.entries(nodes).map(
      ([name, [x, y, r]]) =>
        circle(x, y, r, { fill: g.panel, stroke: tones[name], width: 6 }) +
        text(x, y + 14, name, { fill: g.ink, weight: 700, anchor: 'middle' }),
    ),
  );
}

/** Two coders' bars of the same film; starts more than 1 s apart are marked. */
export function tolerance(): string {
  const g = DEEP;
  const x = scale(0, 30, 230, 1480);
  const spans = [
    [1.2, 5.1, 1.5, 5.3],
    [7.4, 11.6, 9.1, 11.4],
    [14, 18.4, 13.7, 18.3],
    [20.2, 22.6, 20.5, 22.9],
    [24.4, 28.9, 25.9, 28.7],
  ] as const;
  const orange = '#ff9a3d';
  const bar = (from: number, to: number, y: number, fill: string) =>
    rect(box(x(from), y, x(to) - x(from), 120), { fill, radius: 12 });
  return sheet(
    g,
    ...spans.map(([a1, a2, b1, b2]) => {
      const far = Math.abs(a1 - b1) > 1;
      return (
        bar(a1, a2, 250, g.brand) +
        bar(b1, b2, 540, g.brand) +
        (far
          ? rect(box(x(Math.min(a1, b1)), 250, Math.abs(x(b1) - x(a1)), 120), { fill: orange, radius: 12 }) +
            polygon(
              [
                [x(a1), 378],
                [x(b1), 532],
                [x(b1) + 4, 532],
                [x(a1) + 4, 378],
              ],
              { fill: orange },
            ) +
            text((x(a1) + x(b1)) / 2 + 34, 446, `${Math.abs(b1 - a1).toFixed(1)} s`, {
              fill: orange,
              size: 44,
              weight: 700,
            })
          : line(x(a1) + 2, 378, x(b1) + 2, 532, g.tick, 3))
      );
    }),
    avatar(158, 310, '赵', '#8b5cf6'),
    avatar(158, 600, '孙', '#e0762a'),
    path(`M${x(14)} 200H${x(15)}M${x(14)} 186v28M${x(15)} 186v28`, { stroke: g.ink, width: 4 }),
    text(x(15) + 20, 211, '容差 1 s', { fill: g.ink }),
    line(x(0), 730, x(30), 730, g.axis, 2),
    ...[0, 10, 20, 30].map(
      (s) =>
        line(x(s), 730, x(s), 744, g.axis, 2) +
        text(x(s), 786, s === 30 ? '30 s' : String(s), { fill: g.sub, anchor: s === 30 ? 'end' : 'middle' }),
    ),
  );
}

/** Four cameras on one kitchen and the coded minute below; red bars are touches that went wrong. */
export function fourViews(): string {
  const g = DEEP;
  const paper = { ...DEEP, field: '#203660' };
  const view = (b: Box, ...parts: string[]) =>
    clip(b, 16, rect(b, { fill: paper.field }), ...parts) + rect(b, { stroke: g.axis, width: 3, radius: 16 });
  const [w, h] = [328, 300];
  const frames = indices(4).map((i) => box(120 + i * 344, 100, w, h));
  const [a, b, c, d] = frames as [Box, Box, Box, Box];
  const x = scale(0, 60, 250, 1480);
  const rows: [string, string, [number, number][]][] = [
    [
      '看',
      g.gaze,
      [
        [1, 9],
        [13, 22],
        [27, 31],
        [35, 47],
        [51, 58],
      ],
    ],
    [
      '操作',
      g.motion,
      [
        [8, 14],
        [21, 28],
        [30, 36],
        [46, 52],
      ],
    ],
    [
      '误触',
      '#ff4b5c',
      [
        [11, 12.2],
        [24, 25.2],
        [33, 34.2],
        [49, 50.2],
      ],
    ],
    ['求助', g.skin, [[37, 42]]],
  ];
  return sheet(
    g,
    view(
      a,
      rect(box(a.x, a.y + 210, w, 90), { fill: '#284277' }),
      person(paper, STANDING, [a.x + 164, a.y + 420], 0.42, '#203660'),
      rect(box(a.x, a.y + 232, w, 80), { fill: '#305091', stroke: paper.ink }),
    ),
    view(b, ovenPanel(paper, b.x + 150, b.y + 110, 0.42, ''), pointingHand(paper, b.x + 246, b.y + 150, 0.6, -24)),
    view(
      c,
      rect(box(c.x + 40, c.y + 30, 250, 60), { fill: '#305091', stroke: paper.ink, radius: 6 }),
      rect(box(c.x + 40, c.y + 90, 60, 170), { fill: '#305091', stroke: paper.ink, radius: 6 }),
      ...[0, 1, 2, 3].map((k) =>
        circle(c.x + 170 + (k % 2) * 40, c.y + 46 + Math.floor(k / 2) * 28, 10, { stroke: paper.ink }),
      ),
      polyline(
        [
          [c.x + 280, c.y + 270],
          [c.x + 230, c.y + 200],
          [c.x + 160, c.y + 210],
          [c.x + 180, c.y + 140],
        ],
        paper.motion,
        5,
      ),
      circle(c.x + 182, c.y + 132, 24, { fill: '#203660', stroke: paper.ink }),
      circle(c.x + 182, c.y + 132, 12, { fill: paper.ink }),
    ),
    view(d, profile(paper, d.x + 150, d.y + 150, 220, '#0d1a44', true)),
    ...rows.map(([name, colour, spans], r) => {
      const y = 470 + r * 88;
      return (
        text(120, y + 42, name, { fill: g.sub }) +
        rect(box(250, y, 1230, 58), { fill: g.panel, radius: 10 }) +
        spans.map(([from, to]) => rect(box(x(from), y, x(to) - x(from), 58), { fill: colour, radius: 8 })).join('')
      );
    }),
    line(x(24.6), 440, x(24.6), 820, g.ink, 4),
    circle(x(24.6), 436, 12, { fill: g.ink }),
  );
}
