/** Custom development: boards, frames, prototypes, models, screens. */
import { profile } from '../parts/body.ts';
import { DEEP } from '../palette.ts';
import { axes, mix, place } from '../plot.ts';
import { indices, range, smoothNoise } from '../random.ts';
import { box, circle, line, path, polyline, rect, sheet, text } from '../svg.ts';
import { pageLines } from './page.ts';
import { paper } from './paper.ts';

/** Three states by three: how often each was recognised as which. */
export function confusion(): string {
  const g = DEEP;
  const shares = [
    [0.84, 0.12, 0.04],
    [0.1, 0.78, 0.12],
    [0.03, 0.16, 0.81],
  ];
  return sheet(
    g,
    ...shares.flatMap((row, r) =>
      row.map((share, c) => {
        const b = box(640 + c * 224, 130 + r * 224, 212, 212);
        return (
          rect(b, { fill: mix(g.panel, g.brand, share * 1.1), radius: 16 }) +
          text(b.x + 106, b.y + 124, share.toFixed(2), {
            fill: share > 0.4 ? g.ink : g.sub,
            size: share > 0.4 ? 64 : 54,
            weight: share > 0.4 ? 700 : 400,
            anchor: 'middle',
          })
        );
      }),
    ),
    ...indices(3).map((r) => {
      const top = 130 + r * 224;
      const wave = range(0, 1, 200).map((t) => Math.sin(t * (26 + 26 * r)) * (1 - 0.28 * r) + 0.3 * Math.sin(t * 71));
      return polyline(place(wave, box(290, top + 66, 280, 80), -1.3, 1.3), [g.muscle, g.skin, g.heart][r]!, 4);
    }),
  );
}

/** Two raters follow one film of a face; only where they agree is there a label. */
export function twoRaters(): string {
  const g = DEEP;
  const first = smoothNoise(300, 17, 5);
  const second = smoothNoise(300, 14, 8);
  const rating = (i: number, other: number) => 1.4 + 0.9 * first[i]! + other * second[i]!;
  const b = box(620, 180, 860, 330);
  const lines = [0.12, -0.3].map((o) => indices(300).map((i) => Math.round(Math.max(0, Math.min(3, rating(i, o))))));
  return sheet(
    g,
    rect(box(120, 150, 400, 520), { fill: '#203660', radius: 24 }),
    profile(g, 330, 400, 340),
    ...range(190, 470, 8).map((x) => rect(box(x - 12, 700, 26, 18), { fill: g.tick, radius: 4 })),
    rect(box(120, 690, 400, 40), { stroke: g.tick, width: 2, radius: 8 }),
    axes(b, g),
    polyline(place(lines[0]!, b, -0.3, 3.3), g.gaze, 4),
    polyline(place(lines[1]!, b, -0.3, 3.3), g.heart, 4),
    ...indices(300).map((i) =>
      lines[0]![i] === lines[1]![i] ? line(620 + i * 2.876, 600, 620 + i * 2.876, 660, g.muscle, 3.2) : '',
    ),
    line(620, 700, 1480, 700, g.tickMajor, 2),
  );
}

/** A model's one-page note and the little computer that runs it. */
export function delivered(): string {
  const g = DEEP;
  return sheet(
    g,
    paper(g, box(260, 120, 500, 690)),
    rect(box(320, 220, 220, 24), { fill: g.ink, radius: 6 }),
    pageLines(box(320, 270, 380, 130), 4, g.rule, 3),
    ...indices(5).map((i) =>
      rect(box(320, 440 + i * 38, 360 * [0.86, 0.78, 0.83, 0.7, 0.91][i]!, 22), {
        fill: i === 3 ? g.skin : g.gaze,
        radius: 6,
      }),
    ),
    pageLines(box(320, 660, 380, 100), 3, g.rule, 5),
    path('M760 560C860 560 860 560 930 560', { stroke: g.ink, width: 4, dash: '3 12' }),
    path('M940 480l250 -100l250 100v170l-250 110l-250 -110z', { fill: g.panel, stroke: g.ink }),
    path('M940 480l250 104l250 -104M1190 584v176', { stroke: g.ink, width: 3 }),
    ...indices(6).map((i) => line(1050 + i * 30, 468 - 12 * (i - 2.5), 1150 + i * 30, 508 - 12 * (i - 2.5), g.tick, 6)),
    circle(990, 540, 10, { fill: g.muscle }),
    ...indices(3).map((i) => rect(box(1230 + i * 62, 630 - i * 26, 40, 26), { fill: g.ink, radius: 4 })),
  );
}
