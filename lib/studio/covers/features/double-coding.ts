/** Two people code one film: blind, compared, trained. */
import { avatar, frame, inside, pill, rowAt, table, WINDOW } from '../parts/interface.ts';
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
      avatar(x + 310, 792, face, tone)
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
  const i = inside(WINDOW);
  const place2 = (share: number) => i.x + 110 + (i.width - 110) * share;
  return sheet(
    g,
    frame(g, WINDOW, '分歧', '3处 · κ = 0.86'),
    ...marks.map(({ from, to }) =>
      rect(box(place2(from) - 14, i.y + 16, place2(to) - place2(from) + 28, 404), {
        fill: g.skin,
        opacity: 0.32,
        radius: 14,
      }),
    ),
    avatar(i.x + 40, i.y + 110, '赵', TONES[2]!),
    avatar(i.x + 40, i.y + 326, '孙', TONES[3]!),
    lane(g, box(i.x + 110, i.y + 50, i.width - 110, 120), truth),
    lane(g, box(i.x + 110, i.y + 266, i.width - 110, 120), second),
    ...['类别不同', '起止差得远', '一人漏了'].map(
      (words, k) =>
        rect(box(i.x + k * 470, i.y + 500, 448, 150), { fill: g.field, radius: 18 }) +
        circle(i.x + 54 + k * 470, i.y + 575, 16, { fill: g.skin }) +
        text(i.x + 94 + k * 470, i.y + 591, words, { fill: g.ink, size: 46, weight: 700 }),
    ),
  );
}

export function agreementTable(): string {
  const g = DEEP;
  const i = inside(WINDOW);
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
    { words: row[2]!, fill: row[2] === '—' ? g.sub : g.ink, weight: 700 as const },
    row[3]!,
    row[4]!,
  ]);
  return sheet(
    g,
    frame(g, WINDOW, '一致性', '20% · 两人独立'),
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
      100,
    ),
    ...rows.map((row, r) =>
      row[2] === '—'
        ? ''
        : rect(box(i.x + 1108, rowAt(i, r, 100) - 10, 280, 20), { fill: g.rule, radius: 9 }) +
          rect(box(i.x + 1108, rowAt(i, r, 100) - 10, 280 * ((Number(row[2]) - 0.5) / 0.5), 20), {
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
    text(200, y(0.75) - 20, 'κ 0.75', { fill: g.skin }),
    polyline(points, g.gaze, 5),
    ...points.map(
      ([px, py], i) =>
        circle(px, py, i > 7 ? 24 : 14, {
          fill: i > 7 ? g.muscle : g.field,
          stroke: i > 7 ? g.muscle : g.gaze,
          width: 4,
        }) + (i > 7 ? path(`M${px - 10} ${py}l8 9l14 -17`, { stroke: '#07112e', width: 5 }) : ''),
    ),
    text(1480, 850, '6 h', { fill: g.sub, anchor: 'end' }),
  );
}
