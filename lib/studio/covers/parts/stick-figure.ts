/** The walker of motion capture. */
import type { Walker } from '../signals/motion';
import { circle, polyline, type Point } from '../svg';

/** A walking figure from joint angles: trunk, legs and arms as lines, joints as dots. */
export function stick(
  w: Walker,
  at: Point,
  height: number,
  near: string,
  far: string,
  dot: string,
  weight = 3,
): string {
  const put = (points: readonly Point[]): Point[] => points.map(([x, y]) => [at[0] + x * height, at[1] + y * height]);
  const head = put(w.trunk)[2]!;
  const radius = height * 0.062;
  const neck: Point = [head[0] - 0.15 * radius, head[1] + 0.99 * radius];
  return (
    polyline(put(w.arms[1]), far, weight) +
    polyline(put(w.legs[1]), far, weight) +
    polyline([...put(w.trunk.slice(0, 2)), neck], near, weight) +
    circle(head[0], head[1], radius, { stroke: near, width: weight }) +
    polyline(put(w.legs[0]), near, weight) +
    polyline(put(w.arms[0]), near, weight) +
    [...put(w.legs[0]), ...put(w.arms[0])].map(([x, y]) => circle(x, y, weight * 2.1, { fill: dot })).join('')
  );
}
