import { FINGER, NARROWEST, reachOf, viewOf } from './drawing';
import { holds, sweepOf } from './geometry';
import { cornersOf, distance, middleOf, type Box, type FloorPlan, type Mark, type Point } from './plan';

/** Pixels on the narrowest screen: of the disc of a number, and between it and what it names. */
const DISC = 16;
const GAP = 3;

/** A number in a plan: of which device, where, and from where on that device a line leads to it. */
export interface PlanNumber {
  number: number;
  at: Point;
  from: Point;
}

type Element = Box | Mark;
type Bounds = readonly [low: Point, high: Point];

/** The space that a number needs for itself in a plan on the narrowest screen, in metres. */
const numberSpace = ({ width }: FloorPlan): number => (FINGER / NARROWEST) * width;

/** Where the numbers of devices stand: once for each, and again wherever there is room for another. */
export function numbersOf(plan: FloorPlan, devices: readonly string[]): PlanNumber[] {
  const marked = [...plan.boxes, ...plan.marks].filter(({ device }) => devices.includes(device));
  const firsts = devices.flatMap((device) => marked.find((element) => element.device === device) ?? []);
  const others = marked.filter((element) => !firsts.includes(element) && element.kind !== 'camera');
  const space = numberSpace(plan);
  const chosen = [...firsts];
  for (const element of others)
    if (chosen.every((other) => distance(middleOf(other), middleOf(element)) > space)) chosen.push(element);
  const hidden = hiddenBy(plan);
  const placed: PlanNumber[] = [];
  for (const element of chosen)
    placed.push({ number: devices.indexOf(element.device) + 1, ...beside(element, placed) });
  return placed;

  /** The place around an element where a disc hides least and no other is near; the closest of equal ones. */
  function beside(element: Element, near: readonly PlanNumber[]): Pick<PlanNumber, 'at' | 'from'> {
    const pixel = plan.width / NARROWEST;
    const [low, high] = boundsOf(element);
    const room = plan.rooms.find((candidate) => holds(candidate, [middleOf(element)]));
    const costOf = (at: Point) => {
      const isNear = near.some((other) => distance(at, other.at) < space);
      const isInside = !room || holds(room, around(at, (DISC / 2 + GAP) * pixel));
      return hidden(around(at, (DISC / 2) * pixel)) + (isNear ? 5 : 0) + (isInside ? 0 : 5);
    };
    const [best] = RINGS.flatMap((ring) =>
      DIRECTIONS.map((direction) => {
        const away = (DISC / 2 + GAP + ring * DISC) * pixel;
        const at = direction.map(
          (part, axis) => (low[axis] + high[axis] + Math.sign(part) * (high[axis] - low[axis])) / 2 + part * away,
        ) as unknown as Point;
        return { at, cost: costOf(at) + ring / 4 };
      }),
    ).sort((one, other) => one.cost - other.cost);
    const [x, y] = best.at.map((value, axis) => Math.min(Math.max(value, low[axis]), high[axis]));
    return { at: best.at, from: [x, y] };
  }
}

const DIRECTIONS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [0.7, -0.7],
  [0.7, 0.7],
  [-0.7, 0.7],
  [-0.7, -0.7],
];
/** Discs between an element and its number. */
const RINGS = [0, 0.5, 1, 1.5];

/** How much of what a plan draws a rectangle would hide: what is small counts as a whole, a rig is large enough. */
function hiddenBy(plan: FloorPlan): (disc: Bounds) => number {
  const pixel = plan.width / NARROWEST;
  const drawn: { bounds: Bounds; weight: number }[] = [
    ...plan.boxes.map((box) => ({ bounds: boundsOf(box), weight: WEIGHTS[box.kind] ?? 1 })),
    ...plan.marks.map((mark) => ({
      bounds: mark.kind === 'camera' ? boundsOfPoints(viewOf(mark, reachOf(plan))) : around(mark.at, plan.width / 120),
      weight: 1,
    })),
    ...plan.lines.map((line) => ({ bounds: boundsOfPoints([line.at, line.to, ...sweepOf(line)]), weight: 0.5 })),
    // the name and the area of a room
    ...plan.rooms.map(({ at }) => ({ bounds: [at, [at[0] + 50 * pixel, at[1] + 40 * pixel]] as const, weight: 2 })),
  ];
  return (disc) => drawn.reduce((sum, { bounds, weight }) => sum + weight * shareOf(disc, bounds), 0);
}

const WEIGHTS: Partial<Record<Box['kind'], number>> = { area: 0, gap: 0.2, rig: 0.3 };

/** What two rectangles share, of the smaller one. */
function shareOf(one: Bounds, other: Bounds): number {
  const area = ([low, high]: Bounds) => Math.max(0, high[0] - low[0]) * Math.max(0, high[1] - low[1]);
  const shared = area([
    [Math.max(one[0][0], other[0][0]), Math.max(one[0][1], other[0][1])],
    [Math.min(one[1][0], other[1][0]), Math.min(one[1][1], other[1][1])],
  ]);
  return shared === 0 ? 0 : shared / Math.min(area(one), area(other));
}

const boundsOf = (element: Element): Bounds =>
  'size' in element ? boundsOfPoints(cornersOf(element)) : [element.at, element.at];

function boundsOfPoints(points: readonly Point[]): Bounds {
  const of = (axis: 0 | 1) => points.map((point) => point[axis]);
  return [
    [Math.min(...of(0)), Math.min(...of(1))],
    [Math.max(...of(0)), Math.max(...of(1))],
  ];
}

const around = ([x, y]: Point, reach: number): Bounds => [
  [x - reach, y - reach],
  [x + reach, y + reach],
];
