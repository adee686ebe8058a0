/** People and parts of people as line drawings: flat fill, one outline. */
import type { Ground } from '../palette.ts';
import { circle, curve, ellipse, group, path, polyline, type Point } from '../svg.ts';

export interface Tube {
  points: readonly Point[];
  width: number;
}

/** Tubes drawn as one body: all outlines first, all fills on top, so that joints show no seam. */
export function tubes(parts: readonly Tube[], fill: string, outline: string, weight = 3): string {
  return (
    parts.map(({ points, width }) => polyline(points, outline, width + 2 * weight)).join('') +
    parts.map(({ points, width }) => polyline(points, fill, width)).join('')
  );
}

/** Joints of a person seen from the side or front, in px of a body about 1000 high. */
export interface Pose {
  head: Point;
  neck: Point;
  hip: Point;
  /** shoulder, elbow, wrist; the last is nearest to the viewer */
  arms: readonly (readonly Point[])[];
  /** hip, knee, ankle, toe; the last is nearest to the viewer */
  legs: readonly (readonly Point[])[];
}

/** A seated person facing right, hands forward, hip at (0, 0). */
export const SEATED: Pose = {
  head: [52, -408],
  neck: [30, -300],
  hip: [0, 0],
  arms: [
    [
      [34, -272],
      [70, -140],
      [206, -148],
    ],
  ],
  legs: [
    [
      [0, 0],
      [232, -6],
      [226, 214],
      [292, 222],
    ],
  ],
};

/** A standing person facing the viewer, ground at y = 0, arms a little out. */
export const STANDING: Pose = {
  head: [0, -890],
  neck: [0, -780],
  hip: [0, -470],
  arms: [
    [
      [-88, -748],
      [-128, -600],
      [-146, -462],
    ],
    [
      [88, -748],
      [128, -600],
      [146, -462],
    ],
  ],
  legs: [
    [
      [-42, -460],
      [-50, -240],
      [-54, -30],
      [-72, -8],
    ],
    [
      [42, -460],
      [50, -240],
      [54, -30],
      [72, -8],
    ],
  ],
};

/** Limbs from the joint to the end, each part slimmer than the one before. */
const limb = (points: readonly Point[], widths: readonly number[], fill: string, outline: string, weight: number) =>
  tubes(
    widths.map((width, i) => ({ points: i < widths.length - 1 ? points.slice(i, i + 2) : points.slice(i), width })),
    fill,
    outline,
    weight,
  );

/** A person with round limbs; `tint` fills the trunk, hair covers the crown. Two arms: seen from the front, one: from the side. */
export function person(g: Ground, pose: Pose, at: Point, size = 1, tint = g.panel): string {
  const front = pose.arms.length > 1;
  const weight = 3 / size;
  const [hx, hy] = pose.head;
  const arms = pose.arms.map(
    (arm) =>
      limb(arm, [52, 42], tint, g.ink, weight) +
      circle(arm.at(-1)![0], arm.at(-1)![1], 24, { fill: g.panel, stroke: g.ink, width: weight }),
  );
  const legs = pose.legs.map((leg) => limb(leg, [78, 58], '#c9d4ea', g.ink, weight));
  const [top, hip] = [pose.neck[1] + 6, pose.hip[1] + 26];
  const trunk = front
    ? path(
        `M-40 ${top}Q-112 ${top + 6} -118 ${top + 70}L-86 ${(top + hip) / 2 + 20}L-92 ${hip}Q-92 ${hip + 22}` +
          ` -66 ${hip + 22}H66Q92 ${hip + 22} 92 ${hip}L86 ${(top + hip) / 2 + 20}L118 ${top + 70}Q112 ${top + 6}` +
          ` 40 ${top}Q0 ${top + 26} -40 ${top}Z`,
        { fill: tint, stroke: g.ink, width: weight },
      )
    : tubes([{ points: [[pose.neck[0] - 4, pose.neck[1] + 48], pose.hip], width: 116 }], tint, g.ink, weight);
  return group(
    `translate(${at[0]} ${at[1]}) scale(${size})`,
    ...(front ? legs : legs.slice(0, -1)),
    limb([pose.head, [pose.neck[0], pose.neck[1] + 24]], [46], g.panel, g.ink, weight),
    ...(front ? [trunk, ...arms] : [trunk, legs.at(-1)!, ...arms]),
    front
      ? path(
          `M${hx - 60} ${hy - 8}Q${hx - 58} ${hy + 84} ${hx} ${hy + 84}T${hx + 60} ${hy - 8}Q${hx + 54} ${hy - 82}` +
            ` ${hx} ${hy - 84}T${hx - 60} ${hy - 8}Z`,
          { fill: g.panel, stroke: g.ink, width: weight },
        ) +
          path(
            `M${hx - 62} ${hy - 2}Q${hx - 66} ${hy - 90} ${hx} ${hy - 92}T${hx + 62} ${hy - 2}Q${hx + 50} ${hy - 44}` +
              ` ${hx + 16} ${hy - 46}Q${hx - 44} ${hy - 46} ${hx - 62} ${hy - 2}Z`,
            { fill: g.ink },
          )
      : profile(g, hx - 4, hy + 4, 168) +
          path(
            `M${hx + 44} ${hy - 50}Q${hx + 30} ${hy - 92} ${hx - 20} ${hy - 90}Q${hx - 84} ${hy - 84} ${hx - 84} ${hy - 14}` +
              `Q${hx - 80} ${hy + 28} ${hx - 52} ${hy + 40}Q${hx - 44} ${hy - 8} ${hx - 22} ${hy - 12}Q${hx + 8} ${hy - 44}` +
              ` ${hx + 44} ${hy - 50}Z`,
            { fill: g.ink },
          ),
  );
}

const PROFILE: Point[] = [
  [0.02, -0.5],
  [0.22, -0.44],
  [0.335, -0.28],
  [0.365, -0.14],
  [0.345, -0.07],
  [0.4, 0.03],
  [0.45, 0.11],
  [0.385, 0.15],
  [0.372, 0.185],
  [0.395, 0.215],
  [0.368, 0.243],
  [0.385, 0.275],
  [0.352, 0.318],
  [0.362, 0.385],
  [0.29, 0.44],
  [0.15, 0.455],
  [0.1, 0.56],
  [0.13, 0.78],
  [-0.28, 0.78],
  [-0.25, 0.5],
  [-0.33, 0.3],
  [-0.425, 0.1],
  [-0.44, -0.1],
  [-0.37, -0.32],
  [-0.2, -0.46],
];

/** A head in profile facing right with its neck; `height` from chin to crown in px. */
export const profile = (g: Ground, x: number, y: number, height: number, fill = g.panel, flip = false) =>
  group(
    `translate(${x} ${y}) scale(${flip ? -height : height} ${height})`,
    curve(PROFILE, { fill, stroke: g.ink, width: 3 / height }, true),
    path('M-0.04 0.02c-0.06 -0.06 -0.14 0.02 -0.1 0.1c0.02 0.06 0.04 0.12 0.08 0.1', {
      stroke: g.ink,
      width: 3 / height,
    }),
  );

/** A head from above, nose up. */
export const scalp = (g: Ground, x: number, y: number, r: number, fill = g.panel) =>
  path(`M${x - 0.13 * r} ${y - 0.985 * r}L${x} ${y - 1.13 * r}L${x + 0.13 * r} ${y - 0.985 * r}`, {
    fill,
    stroke: g.ink,
  }) +
  [-1, 1].map((side) => ellipse(x + side * 1.035 * r, y, 0.055 * r, 0.17 * r, { fill, stroke: g.ink })).join('') +
  circle(x, y, r, { fill, stroke: g.ink });

/** Finger tips of `hand` in its own units (height 1, wrist at y = 0.5): thumb, index, middle, ring, little. */
export const TIPS: readonly Point[] = [
  [-0.4, -0.02],
  [-0.2, -0.42],
  [-0.03, -0.5],
  [0.125, -0.44],
  [0.26, -0.29],
];

/** A left hand, palm to the viewer, fingers up; `height` px from wrist to the middle finger's tip, the arm ends at `arm` heights. */
export function hand(g: Ground, x: number, y: number, height: number, fill = g.panel, arm = 0.62): string {
  const roots: Point[] = [
    [-0.16, 0.3],
    [-0.15, 0.02],
    [-0.03, 0],
    [0.085, 0.015],
    [0.185, 0.07],
  ];
  const widths = [0.1, 0.098, 0.1, 0.096, 0.082];
  const parts: Tube[] = [
    ...TIPS.map((tip, i) => ({
      points: i === 0 ? [roots[0]!, [-0.3, 0.13] as Point, tip] : [roots[i]!, tip],
      width: widths[i]!,
    })),
    {
      points: [
        [-0.1, 0.08],
        [0.13, 0.1],
        [0.1, 0.36],
        [-0.08, 0.36],
        [-0.1, 0.08],
      ],
      width: 0.2,
    },
    {
      points: [
        [0.01, 0.15],
        [0.01, 0.35],
      ],
      width: 0.26,
    },
    {
      points: [
        [0.01, 0.35],
        [0.01, arm],
      ],
      width: 0.24,
    },
  ];
  return group(`translate(${x} ${y}) scale(${height})`, tubes(parts, fill, g.ink, 3 / height));
}
