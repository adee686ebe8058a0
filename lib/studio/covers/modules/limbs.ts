/** Segments and joint angles of stick figures. */
import { range } from '../random';
import { type Point, polygon, polyline } from '../svg';

const RAD = Math.PI / 180;

/** From a joint along a segment; 0° points up, positive leans forwards (to the right). */
export const reach = ([x, y]: Point, degrees: number, length: number): Point => [
  x + length * Math.sin(degrees * RAD),
  y - length * Math.cos(degrees * RAD),
];

/** The angle at `b` between `a` and `c` in whole degrees. */
export const angleAt = (a: Point, b: Point, c: Point) =>
  Math.round(
    Math.acos(
      ((a[0] - b[0]) * (c[0] - b[0]) + (a[1] - b[1]) * (c[1] - b[1])) /
        (Math.hypot(a[0] - b[0], a[1] - b[1]) * Math.hypot(c[0] - b[0], c[1] - b[1])),
    ) / RAD,
  );

/** A filled sector at joint `o` between the directions to `a` and `c`. */
export function sector(o: Point, a: Point, c: Point, r: number, fill: string, opacity = 0.4): string {
  const from = Math.atan2(a[1] - o[1], a[0] - o[0]);
  const to = from + ((Math.atan2(c[1] - o[1], c[0] - o[0]) - from + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  const arc = range(from, to, 24).map((t): Point => [o[0] + r * Math.cos(t), o[1] + r * Math.sin(t)]);
  return polygon([o, ...arc], { fill, opacity }) + polyline(arc, fill, 4);
}

