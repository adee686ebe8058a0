/** Pictures of the feature "open interfaces": files, live streams, program interface, triggers. */
import { markerBox } from '../parts/devices.ts';
import { code, pill, tick } from '../parts/interface.ts';
import { DEEP, type Ground } from '../palette.ts';
import { indices } from '../random.ts';
import { box, circle, line, path, type Point, polyline, rect, sheet, text } from '../svg.ts';
import { lanes } from './lanes.ts';

const words = (g: Ground) => ({ key: g.brain, name: g.ink, text: g.skin, sign: g.sub, number: g.motion });

/** Three lines of code write a mark into the recording below. */
export function threeLines(): string {
  const g = DEEP;
  const c = words(g);
  const b = box(120, 90, 1360, 300);
  return sheet(
    g,
    rect(b, { fill: g.panel, radius: 22 }),
    code(
      170,
      170,
      [
        [
          ['import', c.key],
          [' hengzhi', c.name],
        ],
        [
          ['rec', c.name],
          [' = hengzhi.', c.sign],
          ['connect', c.number],
          ['(', c.sign],
          ["'lab-1'", c.text],
          [')', c.sign],
        ],
        [
          ['rec.', c.sign],
          ['mark', c.number],
          ['(', c.sign],
          ["'cue'", c.text],
          [', code=', c.sign],
          ['17', c.number],
          [')', c.sign],
        ],
      ],
      44,
      80,
    ),
    path('M300 380V480H900', { stroke: g.skin, width: 4, dash: '3 11' }),
    lanes(g, box(120, 500, 1360, 320), 4, 9, 12),
    line(900, 470, 900, 830, g.skin, 4),
    circle(900, 470, 16, { fill: g.skin }),
  );
}

/** A BNC plug on its way into the box, its pulse above. */
export function plugIn(): string {
  const g = DEEP;
  return sheet(
    g,
    rect(box(820, 220, 660, 560), { fill: g.panel, stroke: g.ink, radius: 40 }),
    ...indices(8).map((i) => {
      const [x, y] = [960 + (i % 3) * 190, 330 + Math.floor(i / 3) * 170];
      return (
        circle(x, y, 58, { fill: g.field, stroke: g.ink }) +
        circle(x, y, 36, { fill: '#203560', stroke: g.ink }) +
        circle(x, y, 9, { fill: i === 3 ? g.skin : g.ink }) +
        [-1, 1]
          .map((s) => rect(box(x + s * 58 - 9, y - 9, 18, 18), { fill: g.axis, stroke: g.ink, radius: 5 }))
          .join('')
      );
    }),
    path('M60 760C200 760 200 500 380 500', { stroke: g.ink, width: 34 }),
    path('M60 760C200 760 200 500 380 500', { stroke: g.axis, width: 26 }),
    rect(box(370, 448, 190, 104), { fill: '#203560', stroke: g.ink, radius: 18 }),
    rect(box(560, 434, 130, 132), { fill: g.axis, stroke: g.ink, radius: 12 }),
    ...indices(5).map((i) => line(582 + i * 22, 446, 582 + i * 22, 554, g.ink, 2)),
    rect(box(690, 486, 60, 28), { fill: g.skin, stroke: g.ink }),
    polyline(
      [
        [140, 300],
        [340, 300],
        [340, 170],
        [520, 170],
        [520, 300],
        [730, 300],
      ],
      g.brand,
      6,
    ),
    text(430, 140, '5 ms', { fill: g.ink, size: 36, anchor: 'middle' }),
  );
}

/** A nightly script and what it fetched. */
export function nightScript(): string {
  const g = DEEP;
  const c = words(g);
  return sheet(
    g,
    rect(box(120, 90, 860, 740), { fill: g.panel, radius: 22 }),
    code(
      164,
      172,
      [
        [
          ['GET', c.key],
          [' /v2/recordings', c.name],
        ],
        [
          ['    ?since=', c.sign],
          ['2026-11-20', c.text],
        ],
        [['', c.name]],
        [['{', c.sign]],
        [
          ['  "id"', c.number],
          [': ', c.sign],
          ['"S14-02"', c.text],
          [',', c.sign],
        ],
        [
          ['  "minutes"', c.number],
          [': ', c.sign],
          ['90', c.key],
          [',', c.sign],
        ],
        [
          ['  "valid"', c.number],
          [': ', c.sign],
          ['0.94', c.key],
          [',', c.sign],
        ],
        [
          ['  "streams"', c.number],
          [': [', c.sign],
        ],
        [
          ['    "gaze"', c.text],
          [', ', c.sign],
          ['"ecg"', c.text],
        ],
        [['  ]', c.sign]],
        [['}', c.sign]],
      ],
      36,
      58,
    ),
    ...['S13-01', 'S13-02', 'S14-01', 'S14-02', 'S15-01'].map((name, r) => {
      const y = 90 + r * 152;
      return (
        rect(box(1020, y, 460, 132), { fill: r === 3 ? '#16307c' : g.panel, radius: 20 }) +
        text(1056, y + 58, name, { fill: g.ink, size: 36, weight: 700 }) +
        text(1056, y + 102, ['600 MB', '590 MB', '612 MB', '604 MB', '—'][r]!, { fill: g.sub, size: 28 }) +
        (r < 4
          ? tick(1430, y + 66, g.muscle)
          : circle(1430, y + 66, 17, { stroke: g.tickMajor, width: 5, dash: '70 40' }))
      );
    }),
  );
}

/** Key, light sensor and microphone on one marker box, their pulses beside. */
export function triggerBox(): string {
  const g = DEEP;
  const pulse = (y: number, start: number, colour: string) =>
    polyline(
      [
        [960, y],
        [start, y],
        [start, y - 70],
        [start + 60, y - 70],
        [start + 60, y],
        [1480, y],
      ] as Point[],
      colour,
      5,
    );
  return sheet(
    g,
    path('M330 210C470 210 500 330 560 420M330 470H560M330 730C470 730 500 600 560 510', { stroke: g.ink, width: 8 }),
    rect(box(120, 140, 210, 140), { fill: g.panel, stroke: g.ink, radius: 24 }),
    circle(190, 210, 40, { fill: g.heart, stroke: g.ink }),
    circle(276, 210, 26, { fill: g.gaze, stroke: g.ink }),
    rect(box(160, 410, 170, 120), { fill: g.ink, radius: 30 }),
    circle(230, 470, 36, { fill: g.skin }),
    rect(box(170, 640, 90, 150), { fill: '#203560', stroke: g.ink, radius: 45 }),
    ...[670, 700, 730].map((y) => line(184, y, 246, y, g.ink, 3)),
    rect(box(250, 712, 80, 36), { fill: g.panel, stroke: g.ink, radius: 8 }),
    markerBox(g, 540, 400, 330, 4),
    line(870, 460, 940, 460, g.ink, 8),
    line(960, 470, 1480, 470, g.rule, 2),
    pulse(270, 1090, g.heart),
    pulse(490, 1180, g.skin),
    pulse(710, 1300, g.brain),
    ...[1090, 1180, 1300].map((x, i) => line(x, 150, x, 790, [g.heart, g.skin, g.brain][i]!, 2, { dash: '2 10' })),
    pill(1010, 806, '1 ms', '#203360', '#a9c1ff'),
  );
}
