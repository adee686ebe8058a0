import { cornersOf, distance, type Box, type Line, type Point } from './plan';

/** Metres that a drawing may be off. */
const SLACK = 0.02;

/** The floor that a door sweeps, as a polygon; nothing where it slides. */
export function sweepOf({ at, to, swing }: Line): Point[] {
  if (!swing) return [];
  const [from, end] = [angleOf(at, to), angleOf(at, swing)];
  const sweep = ((end - from + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  const radius = distance(at, to);
  const arc = Array.from({ length: 9 }, (_, step): Point => {
    const angle = from + (sweep * step) / 8;
    return [at[0] + radius * Math.cos(angle), at[1] + radius * Math.sin(angle)];
  });
  return [at, ...arc];
}

/** Whether two convex polygons share floor: no edge of either parts them. */
export function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  return ![...edgesOf(one), ...edgesOf(other)].some(([[ax, ay], [bx, by]]) => {
    const length = distance([ax, ay], [bx, by]);
    const along = ([x, y]: Point) => (x * (by - ay) - y * (bx - ax)) / length;
    const [first, second] = [one.map(along), other.map(along)];
    return Math.max(...first) <= Math.min(...second) + SLACK || Math.max(...second) <= Math.min(...first) + SLACK;
  });
}

/** Whether every point lies in a box that is not turned, its edges included. */
export function holds({ at, size }: Box, points: readonly Point[]): boolean {
  return points.every((point) =>
    point.every((value, axis) => value >= at[axis] - SLACK && value <= at[axis] + size[axis] + SLACK),
  );
}

/** Whether a line runs along one. */
export function runsAlong(line: Pick<Line, 'at' | 'to'>, [from, end]: readonly Point[]): boolean {
  return [line.at, line.to].every((point) => isBetween(point, from, end));
}

/** Where two lines cross; null where they do not, or run side by side. */
export function crossing(one: Pick<Line, 'at' | 'to'>, [from, end]: readonly Point[]): Point | null {
  const [dx, dy] = [one.to[0] - one.at[0], one.to[1] - one.at[1]];
  const [ex, ey] = [end[0] - from[0], end[1] - from[1]];
  const across = dx * ey - dy * ex;
  if (Math.abs(across) < 1e-9) return null;
  const share = ((from[0] - one.at[0]) * ey - (from[1] - one.at[1]) * ex) / across;
  const point: Point = [one.at[0] + share * dx, one.at[1] + share * dy];
  return share >= 0 && share <= 1 && isBetween(point, from, end) ? point : null;
}

/** Whether a point lies on a line, its ends included. */
export function isBetween(point: Point, from: Point, end: Point): boolean {
  return distance(from, point) + distance(point, end) - distance(from, end) < SLACK / 4;
}

/** The walls of a room. */
export const wallsOf = (room: Box) => edgesOf(cornersOf(room));

const edgesOf = (points: readonly Point[]) =>
  points.map((point, index) => [point, points[(index + 1) % points.length]] as const);

const angleOf = (from: Point, to: Point) => Math.atan2(to[1] - from[1], to[0] - from[0]);
