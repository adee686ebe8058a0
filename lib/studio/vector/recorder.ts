import { plot, smooth, type Curve, type Point } from './curve';
import { FRAME_RATE, group, keyed, layer, line, loopKeys, path, repeat, type Layer, type Shape } from './lottie';
import { marker, ruler } from './style';

/**
 * A strip of paper that runs left under a fixed pen at its right edge, as on
 * the site's hero: what left of the pen is recorded. One period of the signals
 * is drawn and repeated, and the paper moves by one period in one loop.
 */
export interface Strip {
  /** px of paper that are seen; the pen stands at x = width */
  width: number;
  /** px per second */
  speed: number;
  /** length of the loop */
  frames: number;
}

/** px of paper in one loop; with a ruler on it a multiple of its major tick, 80. */
export function period({ speed, frames }: Strip): number {
  return Math.round((speed * frames) / FRAME_RATE);
}

/**
 * The ruler on the moving paper.
 * @throws Error when the ticks would not meet again after one loop
 */
export function movingRuler(strip: Strip, y: number): Layer {
  if (period(strip) % 80 !== 0) throw new Error(`The ruler repeats every 80 px, the paper every ${period(strip)}`);
  const position = keyed([
    { t: 0, value: [0, 0] },
    { t: strip.frames, value: [-period(strip), 0] },
  ]);
  const width = Math.ceil((strip.width + period(strip)) / 80) * 80;
  return layer(`paper-${period(strip)}`, ruler(strip.width % 80, y, width), { position });
}

/** The shapes of one period (x = 0 … period is the time of the loop) on the moving paper. */
export function paper(strip: Strip, shapes: Shape[]): Layer {
  const length = period(strip);
  const copies = Math.ceil(strip.width / length);
  const start = strip.width - copies * length;
  const position = keyed([
    { t: 0, value: [start, 0] },
    { t: strip.frames, value: [start - length, 0] },
  ]);
  return layer(`paper-${length}`, [group(shapes), repeat(copies + 1, length)], { position });
}

/** `signal` gives y in px at the time in s; it has the loop's period. `step` px between its points. */
export function trace(strip: Strip, signal: (t: number) => number, step: number): Curve {
  const length = period(strip);
  const points = plot((x) => signal(x / strip.speed), 0, length, Math.round(length / step));
  return smooth(points, { period: length });
}

/** The same through given points, for signals whose peaks must be met exactly. */
export function traceThrough(strip: Strip, points: Point[]): Curve {
  return smooth(points, { period: period(strip) });
}

export function drawn(curve: Curve, colour: string, width = 2.5): Shape {
  return group([path(curve), line(colour, width)]);
}

/** The pen of a trace, riding on it; a signal faster than the eye has a resting pen (`signal` a constant). */
export function pen(strip: Strip, signal: (t: number) => number, colour: string): Layer {
  const keys = loopKeys((frame) => signal(frame / FRAME_RATE), strip.frames, 1.8);
  const position = keyed(keys.map(({ t, value }) => ({ t, value: [strip.width, value] })));
  return layer('pen', [marker([0, 0], 9, colour)], { position });
}

/** The y of a line of points at the time in s, for the pen of a trace that was given by points. */
export function through(strip: Strip, points: Point[]): (t: number) => number {
  return (t) => {
    const x = t * strip.speed;
    const next = Math.max(
      1,
      points.findIndex((point) => point[0] >= x),
    );
    const [a, b] = [points[next - 1], points[next]];
    return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
  };
}
