/** The sprint start, seen by motion capture: set position and first step. */
import { DEEP, type Ground } from '../palette.ts';
import { indices, range } from '../random.ts';
import { box, circle, fade, line, path, type Point, polygon, polyline, rect, sheet, text } from '../svg.ts';
import { angleAt, reach, sector } from './limbs.ts';

/** Directions of the segments in degrees; 0 points up, positive leans forwards. */
interface Start {
  trunk: number;
  head: number;
  /** upper arm, forearm */
  arms: readonly [readonly [number, number], readonly [number, number]];
  /** thigh, shank, foot; the first is the front leg in the blocks */
  legs: readonly [readonly [number, number, number], readonly [number, number, number]];
}

const SET: Start = {
  trunk: 103,
  head: 118,
  arms: [
    [182, 179],
    [180, 176],
  ],
  legs: [
    [150, 226, 162],
    [180, 244, 136],
  ],
};

const HANDS_OFF: Start = {
  trunk: 78,
  head: 84,
  arms: [
    [128, 74],
    [216, 168],
  ],
  legs: [
    [150, 226, 150],
    [152, 238, 166],
  ],
};

const BLOCK_EXIT: Start = {
  trunk: 50,
  head: 46,
  arms: [
    [252, 186],
    [104, 38],
  ],
  legs: [
    [218, 224, 172],
    [112, 214, 138],
  ],
};

const TOUCH_DOWN: Start = {
  trunk: 46,
  head: 38,
  arms: [
    [206, 150],
    [158, 100],
  ],
  legs: [
    [192, 276, 220],
    [146, 208, 122],
  ],
};

interface Body {
  trunk: Point[];
  head: Point;
  radius: number;
  arms: Point[][];
  legs: Point[][];
}

/** Joints of a pose with toe `leg` standing at `at`; `size` is the px of the body's height. */
function stand(pose: Start, at: Point, size: number, leg = 0): Body {
  const chain = (from: Point, directions: readonly number[], lengths: readonly number[]) =>
    directions.reduce<Point[]>((points, d, i) => [...points, reach(points.at(-1)!, d, lengths[i]! * size)], [from]);
  const toe = chain([0, 0], pose.legs[leg]!, [0.245, 0.245, 0.125]).at(-1)!;
  const hip: Point = [at[0] - toe[0], at[1] - toe[1]];
  const shoulder = reach(hip, pose.trunk, 0.29 * size);
  return {
    trunk: [hip, shoulder],
    head: reach(shoulder, pose.head, 0.125 * size),
    radius: 0.06 * size,
    arms: pose.arms.map((arm) => chain(shoulder, arm, [0.18, 0.2])),
    legs: pose.legs.map((part) => chain(hip, part, [0.245, 0.245, 0.125])),
  };
}

/** Far limbs first, then trunk and head, near limbs last; dots are joints. */
function bones(g: Ground, { trunk, head, radius, arms, legs }: Body, weight: number): string {
  const dots = (points: Point[]) => points.map(([x, y]) => circle(x, y, weight * 1.6, { fill: g.motion })).join('');
  return (
    polyline(arms[1]!, g.sub, weight) +
    polyline(legs[1]!, g.sub, weight) +
    dots([...arms[1]!, ...legs[1]!]) +
    polyline(trunk, g.ink, weight) +
    polyline([trunk[1]!, head], g.ink, weight) +
    circle(head[0], head[1], radius, { fill: g.field, stroke: g.ink, width: weight }) +
    polyline(arms[0]!, g.ink, weight) +
    polyline(legs[0]!, g.ink, weight) +
    dots([...trunk, ...arms[0]!, ...legs[0]!])
  );
}

const blocks = (g: Ground, x: number, y: number, size: number) =>
  [0, -0.13]
    .map((dx) =>
      polygon(
        [
          [x + (dx - 0.02) * size, y],
          [x + (dx - 0.16) * size, y],
          [x + (dx - 0.1) * size, y - 0.12 * size],
        ],
        { fill: '#16265c', stroke: g.axis },
      ),
    )
    .join('') + line(x - 0.42 * size, y, x + 0.1 * size, y, g.tickMajor, 8);

/** On the screen: the set position with the angles of the front hip and knee. */
export function setPosition(): string {
  const g = DEEP;
  const size = 1240;
  const body = stand(SET, [640, 768], size);
  const [hip, knee, ankle] = body.legs[0]!;
  const shoulder = body.trunk[1]!;
  const floor = range(-6, 14, 21).map((i) => line(800 + (i - 4) * 92, 700, 800 + (i - 4) * 150, 836, g.rule, 2));
  return sheet(
    g,
    ...floor,
    ...[700, 728, 768, 826].map((y) => line(60, y, 1540, y, g.rule, 2)),
    blocks(g, 640, 768, size),
    sector(hip!, shoulder, knee!, 150, g.skin, 0.3),
    sector(knee!, hip!, ankle!, 120, g.brand, 0.34),
    bones(g, body, 9),
    text(hip![0] + 158, hip![1] + 142, `${angleAt(shoulder, hip!, knee!)}°`, { fill: g.skin, size: 60, weight: 700 }),
    text(knee![0] + 40, knee![1] + 22, `${angleAt(hip!, knee!, ankle!)}°`, { fill: g.brand, size: 60, weight: 700 }),
  );
}

/** Four moments of a start on one track; the first step lasts from hands off to touch-down. */
export function firstStep(): string {
  const g = DEEP;
  const size = 640;
  const [ground, block, landing] = [640, 590, 1090];
  const poses = [
    stand(SET, [block, ground], size),
    stand(HANDS_OFF, [block, ground], size),
    stand(BLOCK_EXIT, [block, ground], size),
    stand(TOUCH_DOWN, [landing, ground], size, 1),
  ];
  const hand = poses[0]!.arms[0]!.at(-1)![0];
  return sheet(
    g,
    rect(box(0, ground, 1600, 70), { fill: '#70482e', opacity: 0.5 }),
    line(0, ground, 1600, ground, g.axis, 4),
    ...indices(3).map((i) => line(1240 + i * 150, ground + 34, 1320 + i * 150, ground + 34, g.panel, 6)),
    line(hand + 16, ground + 4, hand + 16, ground + 66, g.panel, 12),
    blocks(g, block, ground, size),
    ...poses.map((body, i) => fade([0.22, 0.38, 0.6, 1][i]!, bones(g, body, i === 3 ? 7 : 5))),
    ...[hand, landing].map((x) => circle(x, 780, 13, { fill: g.brand })),
    path(`M${hand} 780H${landing}`, { stroke: g.brand, width: 6 }),
    text(hand - 30, 790, '双手离地', { fill: g.sub, size: 30, anchor: 'end' }),
    text(landing + 30, 790, '第一次触地', { fill: g.sub, size: 30 }),
    text((hand + landing) / 2, 760, '首步时间', { fill: g.ink, size: 36, weight: 700, anchor: 'middle' }),
  );
}
