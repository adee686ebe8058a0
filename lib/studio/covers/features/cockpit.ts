/** The driver's view of the example study. */
import { roadAhead } from '../parts/vehicle.ts';
import { DEEP, type Ground } from '../palette.ts';
import { type Box, box, circle, clip, line, path, type Point, polygon, rect, sheet, text } from '../svg.ts';
import { scanPath } from '../drawings/eye.ts';
import { lanes } from './lanes.ts';

/** The driver's view with both mirrors and the cluster as areas of interest. */
function cockpit(g: Ground, b: Box, areas = false): string {
  const { x, y, width: w, height: h } = b;
  const regions: [string, Point[], string][] = [
    [
      '路面',
      [
        [x + 0.2 * w, y + 0.12 * h],
        [x + 0.8 * w, y + 0.12 * h],
        [x + 0.8 * w, y + 0.64 * h],
        [x + 0.2 * w, y + 0.64 * h],
      ],
      g.gaze,
    ],
    [
      '左后视镜',
      [
        [x + 0.02 * w, y + 0.36 * h],
        [x + 0.17 * w, y + 0.38 * h],
        [x + 0.17 * w, y + 0.6 * h],
        [x + 0.03 * w, y + 0.64 * h],
      ],
      g.skin,
    ],
    [
      '右后视镜',
      [
        [x + 0.98 * w, y + 0.36 * h],
        [x + 0.83 * w, y + 0.38 * h],
        [x + 0.83 * w, y + 0.6 * h],
        [x + 0.97 * w, y + 0.64 * h],
      ],
      g.motion,
    ],
    [
      '仪表',
      [
        [x + 0.24 * w, y + 0.74 * h],
        [x + 0.46 * w, y + 0.74 * h],
        [x + 0.46 * w, y + 0.93 * h],
        [x + 0.24 * w, y + 0.93 * h],
      ],
      g.brain,
    ],
    [
      '中控',
      [
        [x + 0.53 * w, y + 0.72 * h],
        [x + 0.74 * w, y + 0.72 * h],
        [x + 0.74 * w, y + 0.96 * h],
        [x + 0.53 * w, y + 0.96 * h],
      ],
      g.muscle,
    ],
  ];
  const dark = '#050b26';
  return (
    clip(
      b,
      24,
      roadAhead(g, box(x, y, w, h * 0.74), { horizon: 0.5, radius: 0 }),
      path(`M${x} ${y + 0.7 * h}Q${x + 0.5 * w} ${y + 0.6 * h} ${x + w} ${y + 0.7 * h}V${y + h}H${x}Z`, { fill: dark }),
      path(`M${x} ${y}L${x + 0.12 * w} ${y}L${x + 0.2 * w} ${y + 0.67 * h}L${x + 0.16 * w} ${y + 0.68 * h}Z`, {
        fill: dark,
      }),
      path(`M${x + w} ${y}L${x + 0.88 * w} ${y}L${x + 0.8 * w} ${y + 0.67 * h}L${x + 0.84 * w} ${y + 0.68 * h}Z`, {
        fill: dark,
      }),
      ...regions.slice(1).map(([, points]) => polygon(points, { fill: g.panel, stroke: g.axis, width: 3 })),
      polygon(
        [
          [x + 0.05 * w, y + 0.6 * h],
          [x + 0.09 * w, y + 0.44 * h],
          [x + 0.11 * w, y + 0.44 * h],
          [x + 0.15 * w, y + 0.58 * h],
        ],
        { fill: g.rule },
      ),
      polygon(
        [
          [x + 0.95 * w, y + 0.6 * h],
          [x + 0.91 * w, y + 0.44 * h],
          [x + 0.89 * w, y + 0.44 * h],
          [x + 0.85 * w, y + 0.58 * h],
        ],
        { fill: g.rule },
      ),
      circle(x + 0.3 * w, y + 0.835 * h, 0.06 * h, { stroke: g.tickMajor, width: 4, dash: '70 24' }),
      circle(x + 0.4 * w, y + 0.835 * h, 0.06 * h, { stroke: g.tickMajor, width: 4, dash: '70 24' }),
    ) +
    (areas
      ? regions
          .map(
            ([name, points, colour]) =>
              polygon(points, { fill: colour, opacity: 0.16 }) +
              polygon(points, { stroke: colour, width: 4 }) +
              text(
                points[0]![0] + (points[1]![0] > points[0]![0] ? 14 : -14),
                Math.min(...points.map(([, py]) => py)) - 14,
                name,
                { fill: g.ink, size: 26, anchor: points[1]![0] > points[0]![0] ? 'start' : 'end' },
              ),
          )
          .join('')
      : '')
  );
}

export function laneCue(): string {
  const g = DEEP;
  const b = box(120, 110, 1360, 710);
  return sheet(
    g,
    cockpit(g, b),
    path('M560 300h-70v-44l-76 76l76 76v-44h70z', { fill: g.skin }),
    scanPath(g, [
      { x: 800, y: 430, ms: 420 },
      { x: 620, y: 400, ms: 220 },
      { x: 256, y: 466, ms: 1400 },
    ]),
  );
}

export function collecting(): string {
  const g = DEEP;
  return sheet(
    g,
    cockpit(g, box(120, 110, 800, 460)),
    scanPath(
      g,
      [
        { x: 500, y: 310, ms: 300 },
        { x: 560, y: 330, ms: 640 },
        { x: 330, y: 330, ms: 260 },
      ],
      { numbers: false },
    ),
    rect(box(950, 110, 530, 460), { fill: g.panel, radius: 22 }),
    text(990, 190, '第14名', { fill: g.ink, size: 44, weight: 700 }),
    text(990, 246, '语音 · 第7次', { fill: g.sub, size: 32 }),
    ...(
      [
        ['有效样本', '96%', g.gaze],
        ['R波', '99%', g.heart],
        ['漂移', '0.6°', g.skin],
      ] as const
    ).map(
      ([name, value, colour], k) =>
        circle(1004, 330 + k * 84, 11, { fill: colour }) +
        text(1034, 342 + k * 84, name, { fill: g.sub, size: 32 }) +
        text(1440, 342 + k * 84, value, { fill: g.ink, size: 38, weight: 700, anchor: 'end' }),
    ),
    lanes(g, box(120, 606, 1360, 230), 3, 16, 9, 0.72),
    line(250 + 1230 * 0.72, 600, 250 + 1230 * 0.72, 836, g.ink, 3),
  );
}

export const mirrorGlance = () => {
  const g = DEEP;
  return sheet(
    g,
    cockpit(g, box(120, 130, 1360, 690), true),
    scanPath(g, [
      { x: 760, y: 400, ms: 380 },
      { x: 250, y: 482, ms: 900 },
    ]),
  );
};
