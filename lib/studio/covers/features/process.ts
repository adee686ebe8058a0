/** Pictures of the feature "experiment process": one study of 24 drivers in 22 working days. */
import { DEEP } from '../palette.ts';
import { scale } from '../plot.ts';
import { bell, indices, random, range } from '../random.ts';
import { area, box, circle, line, type Point, polyline, rect, sheet, text } from '../svg.ts';
import { pageLines } from '../drawings/page.ts';

/** Measured delay of 300 commands each: picture 21 ms, voice 86 ms. */
export function delays(): string {
  const g = DEEP;
  const b = box(120, 150, 1360, 620);
  const x = scale(0, 110, b.x, b.x + b.width);
  const source = random(40);
  const bars = (
    [
      [21, 4, g.skin],
      [86, 3, g.brain],
    ] as const
  ).flatMap(([mean, sd, colour]) => {
    const counts = new Map<number, number>();
    indices(300).forEach(() => {
      const bin = Math.round(mean + sd * source.normal());
      counts.set(bin, (counts.get(bin) ?? 0) + 1);
    });
    return [...counts].map(([bin, count]) =>
      rect(box(x(bin) - 5, b.y + b.height - count * 11, 10, count * 11), { fill: colour, radius: 3 }),
    );
  });
  return sheet(
    g,
    ...bars,
    line(b.x, b.y + b.height, b.x + b.width, b.y + b.height, g.axis, 3),
    ...range(0, 110, 12).map((t) => line(x(t), b.y + b.height, x(t), b.y + b.height + 16, g.axis, 2)),
    text(x(21), 220, '21 ms', { fill: g.skin, size: 56, weight: 700, anchor: 'middle' }),
    text(x(86), 220, '86 ms', { fill: g.brain, size: 56, weight: 700, anchor: 'middle' }),
    line(x(21) + 90, 480, x(86) - 90, 480, g.ink, 3),
    text((x(21) + x(86)) / 2, 460, '65 ms', { fill: g.ink, size: 44, anchor: 'middle' }),
  );
}

/** All 576 trials; the 31 excluded ones are hollow, most of them of two people. */
export function allTrials(): string {
  const g = DEEP;
  const out = new Set<number>();
  const source = random(12);
  while (out.size < 23) out.add((source.next() < 0.55 ? 6 : 17) * 24 + Math.floor(source.next() * 24));
  while (out.size < 31) out.add(Math.floor(source.next() * 576));
  return sheet(
    g,
    ...indices(576).map((k) => {
      const [person, trial] = [Math.floor(k / 24), k % 24];
      const b = box(120 + person * 57, 104 + trial * 30.4, 47, 22);
      return out.has(k)
        ? rect(b, { stroke: g.heart, width: 3, radius: 5 })
        : rect(b, { fill: trial % 2 ? '#304b91' : g.gaze, radius: 5 });
    }),
  );
}

/** One line per person: later with the picture, earlier with the voice. */
export function pairedLines(): string {
  const g = DEEP;
  const source = random(170);
  const y = scale(0.35, 1.55, 800, 130);
  const people = indices(24).map(() => {
    const base = 0.9 + 0.21 * source.normal();
    const gap = 0.16 + 0.24 * source.normal();
    return [Math.max(0.45, base - gap / 2), Math.max(0.45, base + gap / 2)] as const;
  });
  return sheet(
    g,
    ...people.map(
      ([voice, graphic]) =>
        line(470, y(voice), 1130, y(graphic), voice < graphic ? g.gaze : g.tick, 2.5, { opacity: 0.8 }) +
        circle(470, y(voice), 8, { fill: g.gaze }) +
        circle(1130, y(graphic), 8, { fill: g.skin }),
    ),
    line(470, y(0.82), 1130, y(0.98), g.ink, 7),
    ...(
      [
        [470, 0.82],
        [1130, 0.98],
      ] as const
    ).map(([x, m]) => circle(x, y(m), 20, { fill: g.ink })),
    text(420, y(0.82) + 14, '0.82 s', { fill: g.ink, size: 44, weight: 700, anchor: 'end' }),
    text(1180, y(0.98) + 14, '0.98 s', { fill: g.ink, size: 44, weight: 700 }),
    text(470, 120, '语音', { fill: g.gaze, size: 34, anchor: 'middle' }),
    text(1130, 120, '图形', { fill: g.skin, size: 34, anchor: 'middle' }),
  );
}

/** The difference with its interval, and the values that it rules out. */
export function difference(): string {
  const g = DEEP;
  const b = box(160, 150, 1280, 520);
  const x = scale(-0.1, 0.4, b.x, b.x + b.width);
  const points = range(-0.1, 0.4, 140).map((d): Point => [x(d), b.y + b.height * (1 - bell(d, 0.16, 0.049))]);
  const within = points.filter(([px]) => px >= x(0.06) && px <= x(0.26));
  return sheet(
    g,
    area(points, b.y + b.height, g.gaze, 0.14),
    area(within, b.y + b.height, g.gaze, 0.34),
    polyline(points, g.gaze, 4),
    line(b.x, b.y + b.height, b.x + b.width, b.y + b.height, g.ink, 3),
    line(x(0), b.y, x(0), b.y + b.height + 60, g.ink, 2, { dash: '2 10' }),
    text(x(0), b.y + b.height + 110, '0', { fill: g.sub, size: 38, anchor: 'middle' }),
    line(x(0.06), b.y + b.height + 60, x(0.26), b.y + b.height + 60, g.brand, 8),
    circle(x(0.16), b.y + b.height + 60, 20, { fill: g.brand }),
    text(x(0.16), b.y + b.height + 132, '0.16 s', { fill: g.ink, size: 52, weight: 700, anchor: 'middle' }),
    text(x(0.06) - 20, b.y + b.height + 74, '0.06', { fill: g.sub, size: 36, anchor: 'end' }),
    text(x(0.26) + 20, b.y + b.height + 74, '0.26', { fill: g.sub, size: 36 }),
  );
}

/** Twelve pages: conclusion 1, method 3, results 4, limits 1, appendix 3. */
export function twelvePages(): string {
  const g = DEEP;
  const kinds = [0, 1, 1, 1, 2, 2, 2, 2, 3, 4, 4, 4];
  const colour = [g.brand, g.gaze, g.brain, g.heart, g.axis];
  return sheet(
    g,
    ...kinds.map((kind, i) => {
      const b = box(120 + (i % 6) * 232, 100 + Math.floor(i / 6) * 376, 200, 346);
      return (
        rect(b, { fill: g.panel, stroke: kind === 0 ? g.brand : g.tick, width: kind === 0 ? 4 : 2, radius: 10 }) +
        rect(box(b.x + 24, b.y + 28, [120, 90, 100, 70, 80][kind]!, 14), { fill: colour[kind], radius: 4 }) +
        (kind === 2
          ? polyline(
              range(0, 1, 40).map((t): Point => [
                b.x + 24 + 152 * t,
                b.y + 150 - 60 * bell(t, 0.3 + 0.1 * (i - 4), 0.14),
              ]),
              colour[2]!,
              4,
            ) +
            line(b.x + 24, b.y + 156, b.x + 176, b.y + 156, g.tick, 2) +
            pageLines(box(b.x + 24, b.y + 186, 152, 130), 6, g.rule, i, 8)
          : pageLines(box(b.x + 24, b.y + 62, 152, kind === 0 ? 150 : 254), kind === 0 ? 6 : 11, g.rule, i + 3, 8)) +
        (kind === 0 ? rect(box(b.x + 24, b.y + 236, 152, 74), { fill: '#203360', radius: 8 }) : '') +
        text(b.x + 176, b.y + 332, String(i + 1), { fill: g.sub, size: 20, anchor: 'end' })
      );
    }),
  );
}
