/** Two people code one film: blind, compared, trained. */
import { avatar, frame, inside, pill, rowAt, table } from '../parts/interface.ts';
import { roadAhead } from '../parts/vehicle.ts';
import { DEEP } from '../palette.ts';
import { scale } from '../plot.ts';
import { indices } from '../random.ts';
import { box, circle, line, path, type Point, polyline, rect, sheet, text } from '../svg.ts';
import { behaviours, coded, lane } from '../drawings/coding.ts';
import { followedCar } from '../drawings/driving.ts';
import { TONES } from './team.ts';

/** Two coders, two screens, a wall between them. */
export function wallBetween(): string {
  const g = DEEP;
  const side = (x: number, seed: number, face: string, tone: string) => {
    const b = box(x, 110, 620, 390);
    return (
      rect(b, { fill: g.panel, radius: 22 }) +
      roadAhead(g, box(b.x + 20, b.y + 20, b.width - 40, b.height - 40), { radius: 12, bend: 0.2 }) +
      indices(3)
        .map((k) => lane(g, box(x, 540 + k * 72, 620, 46), coded(behaviours(9, 15 + k), 0.012, 0.16, seed + k), 1))
        .join('') +
      avatar(x + 310, 790, face, tone, 36)
    );
  };
  return sheet(
    g,
    side(120, 4, '赵', '#8b5cf6'),
    side(860, 31, '孙', '#e0762a'),
    rect(box(788, 90, 24, 740), { fill: g.tick, radius: 6 }),
  );
}

/** The corner with the cue is covered; the file has a random name. */
export function blindCoding(): string {
  const g = DEEP;
  const b = box(120, 110, 1360, 560);
  return sheet(
    g,
    followedCar(g, b, false, 230),
    rect(box(1120, 110, 360, 220), { fill: '#5b6b8f', radius: 20 }),
    path('M1262 220q38 -46 76 0q-38 46 -76 0zM1250 262l100 -84', { stroke: '#cdd8f5', width: 6 }),
    pill(152, 156, 'q7f-203', '#0d1a44', '#cdd8f5'),
    ...[0, 1].map((k) =>
      lane(
        g,
        box(120, 704 + k * 66, 1360, 46),
        behaviours(12, 5 + k).filter(({ to }) => to < 0.62),
      ),
    ),
    line(120 + 1360 * 0.62, 690, 120 + 1360 * 0.62, 830, g.ink, 3),
  );
}

/** Two timelines of one film; the three places that differ are marked. */
export function disagreements(): string {
  const g = DEEP;
  const truth = behaviours(17, 22);
  const second = truth
    .map((span, k) =>
      k === 3
        ? { ...span, kind: (span.kind + 2) % 5 }
        : k === 8
          ? { ...span, to: span.to - (span.to - span.from) * 0.5 }
          : span,
    )
    .filter((_, k) => k !== 12);
  const marks = [3, 8, 12].map((k) => truth[Math.min(k, truth.length - 1)]!);
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const place2 = (share: number) => i.x + 90 + (i.width - 90) * share;
  return sheet(
    g,
    frame(g, b, '分歧', '3处 · κ = 0.86'),
    ...marks.map(({ from, to }) =>
      rect(box(place2(from) - 14, i.y + 30, place2(to) - place2(from) + 28, 360), {
        fill: g.skin,
        opacity: 0.32,
        radius: 14,
      }),
    ),
    avatar(i.x + 32, i.y + 114, '赵', TONES[2]!, 32),
    avatar(i.x + 32, i.y + 304, '孙', TONES[3]!, 32),
    lane(g, box(i.x + 90, i.y + 64, i.width - 90, 100), truth),
    lane(g, box(i.x + 90, i.y + 254, i.width - 90, 100), second),
    ...['类别不同', '起止差得远', '一人漏了'].map(
      (words, k) =>
        rect(box(i.x + k * 434, i.y + 450, 414, 130), { fill: g.field, radius: 18 }) +
        circle(i.x + 44 + k * 434, i.y + 515, 14, { fill: g.skin }) +
        text(i.x + 78 + k * 434, i.y + 528, words, { fill: g.ink, size: 36, weight: 700 }),
    ),
  );
}

export function agreementTable(): string {
  const g = DEEP;
  const b = box(120, 90, 1360, 740);
  const i = inside(b);
  const rows = [
    ['看路面', '214', '0.91', '0.12 s', '0.97'],
    ['看后视镜', '96', '0.88', '0.18 s', '0.95'],
    ['看仪表', '58', '0.84', '0.21 s', '0.93'],
    ['摸中控', '31', '0.82', '0.26 s', '0.90'],
    ['说话', '22', '0.79', '0.34 s', '0.88'],
    ['揉眼', '6', '—', '—', '—'],
  ];
  const bold = rows.map((row) => [
    row[0]!,
    row[1]!,
    { words: row[2]!, fill: row[2] === '—' ? g.axis : g.ink, weight: 700 as const },
    row[3]!,
    row[4]!,
  ]);
  return sheet(
    g,
    frame(g, b, '一致性', '20% · 两人独立'),
    table(
      g,
      i,
      [
        { at: 0 },
        { at: 380, anchor: 'end' },
        { at: 560, anchor: 'end' },
        { at: 820, anchor: 'end' },
        { at: 1040, anchor: 'end' },
      ],
      ['类别', '次数', 'κ', '起止偏差', 'ICC'],
      bold,
      90,
    ),
    ...rows.map((row, r) =>
      row[2] === '—'
        ? ''
        : rect(box(i.x + 1090, rowAt(i, r, 90) - 9, 190, 18), { fill: g.rule, radius: 9 }) +
          rect(box(i.x + 1090, rowAt(i, r, 90) - 9, 190 * ((Number(row[2]) - 0.5) / 0.5), 18), {
            fill: Number(row[2]) < 0.8 ? g.skin : g.muscle,
            radius: 9,
          }),
    ),
  );
}

/** A new coder's agreement over the hours of practice, until 0.75 is reached three times. */
export function practice(): string {
  const g = DEEP;
  const values = [0.41, 0.52, 0.5, 0.61, 0.66, 0.64, 0.72, 0.7, 0.76, 0.78, 0.81];
  const x = scale(0, 6.2, 180, 1480);
  const y = scale(0.3, 0.9, 800, 130);
  const points = values.map((v, i): Point => [x(0.4 + i * 0.56), y(v)]);
  return sheet(
    g,
    line(180, 130, 180, 800, g.axis, 2),
    line(180, 800, 1480, 800, g.axis, 2),
    line(180, y(0.75), 1480, y(0.75), g.skin, 3, { dash: '3 11' }),
    text(200, y(0.75) - 20, 'κ 0.75', { fill: g.skin, size: 38 }),
    polyline(points, g.gaze, 5),
    ...points.map(
      ([px, py], i) =>
        circle(px, py, i > 7 ? 24 : 14, {
          fill: i > 7 ? g.muscle : g.field,
          stroke: i > 7 ? g.muscle : g.gaze,
          width: 4,
        }) + (i > 7 ? path(`M${px - 10} ${py}l8 9l14 -17`, { stroke: '#07112e', width: 5 }) : ''),
    ),
    text(1480, 850, '6 h', { fill: g.sub, size: 36, anchor: 'end' }),
  );
}
