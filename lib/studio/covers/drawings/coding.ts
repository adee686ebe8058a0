/** Behaviour coding: lanes of coders, agreement, where a behaviour starts. */
import { hand } from '../parts/body.ts';
import { DEEP, type Ground } from '../palette.ts';
import { indices, random } from '../random.ts';
import { type Box, box, circle, clip, group, line, path, rect, sheet, text } from '../svg.ts';

export interface Span {
  from: number;
  to: number;
  kind: number;
}

/** A true sequence of behaviours over 0..1, kinds 0..4, with pauses between. */
export function behaviours(count: number, seed: number): Span[] {
  const source = random(seed);
  const cuts = [0, ...indices(count).map(() => source.next()), 1].sort((a, b) => a - b);
  return indices(count + 1)
    .map((i) => ({
      from: cuts[i]! + 0.004,
      to: cuts[i + 1]! - 0.012 * source.next(),
      kind: Math.floor(source.next() * 5),
    }))
    .filter(({ from, to }) => to - from > 0.014);
}

/** One coder's version: borders moved by `slip`, some spans taken for another kind. */
export function coded(truth: readonly Span[], slip: number, confusion: number, seed: number): Span[] {
  const source = random(seed);
  return truth
    .filter(() => source.next() > confusion / 2)
    .map(({ from, to, kind }) => ({
      from: Math.max(0, from + slip * source.normal()),
      to: Math.min(1, Math.max(from + 0.01, to + slip * source.normal())),
      kind: source.next() < confusion ? (kind + 1 + Math.floor(source.next() * 3)) % 5 : kind,
    }));
}

/** Spans as bars in one lane. */
export function lane(g: Ground, b: Box, spans: readonly Span[], opacity = 1): string {
  const colours = [g.gaze, g.motion, g.skin, g.brain, g.heart];
  return spans
    .map(({ from, to, kind }) =>
      rect(box(b.x + b.width * from, b.y, b.width * (to - from), b.height), {
        fill: colours[kind],
        radius: 6,
        opacity,
      }),
    )
    .join('');
}

/** Four coders twice: the same film before and after the scheme was mended. */
export function agreement(): string {
  const g = DEEP;
  const truth = behaviours(19, 7);
  const round = (top: number, slip: number, confusion: number, kappa: string) =>
    indices(4)
      .map((i) =>
        lane(g, box(300, top + i * 66, 1180, 44), coded(truth, slip, confusion, 11 + i + Math.round(slip * 1000))),
      )
      .join('') +
    text(120, top + 152, kappa, { fill: g.ink, size: 64, weight: 700 }) +
    text(120, top + 72, 'κ', { fill: g.sub, size: 44 });
  return sheet(
    g,
    round(140, 0.022, 0.34, '0.48'),
    line(120, 452, 1480, 452, g.rule, 2),
    round(516, 0.0025, 0.03, '0.83'),
  );
}

/** Frames of a film: a hand leaves the control; two seconds later the pause is certain and belongs to the first frame. */
export function onset(): string {
  const g = DEEP;
  const frames = [0, 14, 42, 74, 84, 82].map((lift, i) => {
    const b = box(110 + i * 233, 160, 214, 300);
    return (
      clip(
        b,
        16,
        rect(b, { fill: i < 1 || i > 4 ? '#203660' : '#0d1a44' }),
        rect(box(b.x + 50, b.y + 226, 114, 36), { fill: g.panel, stroke: g.ink, radius: 18 }),
        circle(b.x + 140, b.y + 244, 12, { fill: i === 0 ? g.brand : g.rule }),
        group(`translate(${b.x + 112} ${b.y + 118 - lift}) rotate(180)`, hand(g, 0, 0, 200, '#0d1a44')),
      ) + rect(b, { stroke: i === 1 ? g.brand : g.tickMajor, width: i === 1 ? 6 : 2, radius: 16 })
    );
  });
  return sheet(
    g,
    ...frames,
    line(450, 480, 450, 760, g.brand, 4),
    circle(450, 480, 12, { fill: g.brand }),
    rect(box(450, 580, 740, 64), { fill: g.brand, radius: 10 }),
    rect(box(120, 580, 318, 64), { fill: g.rule, radius: 10 }),
    rect(box(1202, 580, 278, 64), { fill: g.rule, radius: 10 }),
    path('M450 720H900M450 706v28M900 706v28', { stroke: g.ink, width: 3 }),
    text(675, 780, '2 s', { fill: g.ink, size: 40, weight: 700, anchor: 'middle' }),
    line(900, 560, 900, 700, g.ink, 2, { dash: '2 9' }),
  );
}

/** Two coders on one film; the disagreements ringed. */
export function twoCoders(g: Ground, b: Box, seed: number, rows = 2): string {
  const gap = b.height / (2 * rows);
  return indices(rows)
    .map((r) => {
      const part = behaviours(15, seed + r);
      return (
        lane(g, box(b.x, b.y + 2 * r * gap, b.width, gap * 0.72), coded(part, 0.002, 0, 1)) +
        lane(
          g,
          box(b.x, b.y + (2 * r + 1) * gap - gap * 0.16, b.width, gap * 0.72),
          coded(part, 0.004, 0.12, 5 + r),
          0.72,
        )
      );
    })
    .join('');
}
