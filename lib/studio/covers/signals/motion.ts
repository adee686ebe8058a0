/** Muscle, gait, ground force, eye movement. */
import { indices, random, smoothNoise } from '../random';
import type { Point } from '../svg';

/** Raw surface EMG: wide-band noise under an envelope. */
export function emg(count: number, envelope: (i: number) => number, seed: number): number[] {
  const noise = smoothNoise(count, 0.6, seed);
  return noise.map((value, i) => value * envelope(i) + 0.015 * value);
}

/** A periodic smooth curve through (phase, value) keys, phase in 0..1. */
export function periodic(keys: readonly (readonly [phase: number, value: number])[], phase: number): number {
  const p = ((phase % 1) + 1) % 1;
  const m = keys.length;
  const at = (i: number): readonly [number, number] => {
    const [k, v] = keys[((i % m) + m) % m]!;
    return [k + Math.floor(i / m), v];
  };
  let i = keys.findLastIndex(([k]) => k <= p);
  if (i < 0) i = -1;
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  const t = (p - b[0]) / (c[0] - b[0]);
  const slope = (u: readonly [number, number], v: readonly [number, number]) =>
    ((v[1] - u[1]) / (v[0] - u[0])) * (c[0] - b[0]);
  const [m1, m2] = [slope(a, c), slope(b, d)];
  return (
    (2 * t ** 3 - 3 * t ** 2 + 1) * b[1] +
    (t ** 3 - 2 * t ** 2 + t) * m1 +
    (3 * t ** 2 - 2 * t ** 3) * c[1] +
    (t ** 3 - t ** 2) * m2
  );
}

/** Joint angles of level walking in degrees over one gait cycle, flexion positive. */
export const GAIT = {
  hip: [
    [0, 30],
    [0.12, 26],
    [0.3, 8],
    [0.5, -10],
    [0.62, 0],
    [0.75, 22],
    [0.86, 33],
    [0.95, 31],
  ],
  knee: [
    [0, 4],
    [0.14, 19],
    [0.38, 4],
    [0.5, 12],
    [0.62, 42],
    [0.73, 62],
    [0.86, 28],
    [0.96, 2],
  ],
  ankle: [
    [0, 0],
    [0.07, -6],
    [0.3, 6],
    [0.47, 11],
    [0.62, -18],
    [0.74, -4],
    [0.86, 2],
    [0.95, 1],
  ],
} as const;

export interface Walker {
  /** hip, knee, ankle, toe of each leg */
  legs: [Point[], Point[]];
  /** hip, neck, head centre */
  trunk: Point[];
  /** shoulder, elbow, wrist of each arm */
  arms: [Point[], Point[]];
}

/** A walker at `phase` of the gait cycle; body height 1, x forwards, y downwards, ground at y = 0, hip at x = 0. */
export function walker(phase: number): Walker {
  const rad = Math.PI / 180;
  const leg = (p: number): Point[] => {
    const hip = periodic(GAIT.hip, p) * rad;
    const shank = hip - periodic(GAIT.knee, p) * rad;
    const foot = shank + (90 + periodic(GAIT.ankle, p)) * rad;
    const knee: Point = [0.245 * Math.sin(hip), 0.245 * Math.cos(hip)];
    const ankle: Point = [knee[0] + 0.245 * Math.sin(shank), knee[1] + 0.245 * Math.cos(shank)];
    return [[0, 0], knee, ankle, [ankle[0] + 0.12 * Math.sin(foot), ankle[1] + 0.12 * Math.cos(foot)]];
  };
  const arm = (p: number): Point[] => {
    const swing = (4 - 0.75 * periodic(GAIT.hip, p) + 8) * rad;
    const bend = swing + (14 + 10 * Math.max(0, Math.sin(swing))) * rad;
    const elbow: Point = [0.01 + 0.17 * Math.sin(swing), -0.29 + 0.17 * Math.cos(swing)];
    return [[0.01, -0.29], elbow, [elbow[0] + 0.15 * Math.sin(bend), elbow[1] + 0.15 * Math.cos(bend)]];
  };
  const legs: [Point[], Point[]] = [leg(phase), leg(phase + 0.5)];
  const low = Math.max(...legs.flat().map(([, y]) => y));
  const drop = (points: Point[]): Point[] => points.map(([x, y]) => [x, y - low]);
  return {
    legs: [drop(legs[0]), drop(legs[1])],
    trunk: drop([
      [0, 0],
      [0.015, -0.33],
      [0.03, -0.43],
    ]),
    arms: [drop(arm(phase)), drop(arm(phase + 0.5))],
  };
}

/** Peak velocity (deg/s) of a saccade of `amplitude` degrees, the main sequence. */
export const peakVelocity = (amplitude: number) => 560 * (1 - Math.exp(-amplitude / 9));

/** Velocity (deg/s) of one saccade at t ms after its start. */
export function saccadeVelocity(t: number, amplitude: number): number {
  const duration = 21 + 2.2 * amplitude;
  if (t <= 0 || t >= duration) return 0;
  const u = t / duration;
  return (peakVelocity(amplitude) * (u ** 1.7 * (1 - u) ** 2.1)) / (0.447 ** 1.7 * 0.553 ** 2.1);
}

/** Gaze position over samples: fixations (place) held with drift, joined by fast saccades. */
export function gazePosition(count: number, places: readonly number[], seed: number): number[] {
  const source = random(seed);
  const starts = places.map((_, i) => (i + (i ? source.between(-0.25, 0.25) : 0)) * (count / places.length));
  const drift = smoothNoise(count, 8, seed + 1);
  return indices(count).map((i) => {
    const k = starts.findLastIndex((start) => start <= i);
    const before = k > 0 ? places[k - 1]! : places[0]!;
    const t = Math.min(1, (i - starts[Math.max(0, k)]!) / (count / 160));
    return before + (places[Math.max(0, k)]! - before) * t * t * (3 - 2 * t) + 0.012 * drift[i]!;
  });
}
