/** EEG, evoked potentials and blood flow. */
import { bell, indices, random } from '../random';

/** Narrow-band noise: a resonator at `frequency` Hz, scaled to standard deviation 1. */
export function rhythm(count: number, rate: number, frequency: number, bandwidth: number, seed: number): number[] {
  const source = random(seed);
  const r = Math.exp((-Math.PI * bandwidth) / rate);
  const c = 2 * r * Math.cos((2 * Math.PI * frequency) / rate);
  let [a, b] = [0, 0];
  const values = indices(count + 400).map(() => {
    const next = c * a - r * r * b + source.normal();
    [b, a] = [a, next];
    return next;
  });
  return normalise(values.slice(400));
}

function normalise(values: number[]): number[] {
  const deviation = Math.sqrt(values.reduce((sum, v) => sum + v * v, 0) / values.length) || 1;
  return values.map((v) => v / deviation);
}

/** 1/f background: three leaky integrators of different memory. */
export function background(count: number, seed: number): number[] {
  const source = random(seed);
  const state = [0, 0, 0];
  const memory = [0.5, 0.9, 0.985];
  return normalise(
    indices(count).map(() => {
      memory.forEach((m, k) => (state[k] = m * state[k]! + Math.sqrt(1 - m * m) * source.normal()));
      return 0.5 * state[0]! + 0.8 * state[1]! + 1.1 * state[2]!;
    }),
  );
}

/** Ongoing EEG, about 10 µV standard deviation; `alpha(i)` weighs the 10 Hz rhythm at sample i. */
export function eeg(count: number, rate: number, seed: number, alpha: (i: number) => number = () => 0.8): number[] {
  const noise = background(count, seed);
  const ten = rhythm(count, rate, 10, 1.2, seed + 50);
  const beta = rhythm(count, rate, 20, 6, seed + 90);
  return noise.map((value, i) => 7 * value + 9 * alpha(i) * ten[i]! + 2 * beta[i]!);
}

/** Averaged response to a tone in µV, t in ms: N1, P2 and, for targets, N2 and P3 at 340 ms. */
export function evoked(t: number, target: boolean): number {
  return (
    -3.4 * bell(t, 100, 22) +
    3.1 * bell(t, 180, 32) -
    (target ? 2.2 : 0.3) * bell(t, 235, 26) +
    (target ? 10.5 * (t < 340 ? bell(t, 340, 52) : bell(t, 340, 92)) : 1 * bell(t, 320, 60))
  );
}

/** Response of blood flow to a block of `length` s starting at 0 (double-gamma kernel), peak about 1. */
export function bloodFlow(t: number, length: number): number {
  const kernel = (s: number) =>
    s <= 0 ? 0 : (s ** 5 * Math.exp(-s)) / 120 - (s ** 15 * Math.exp(-s)) / (6 * 1.307674368e12);
  const step = 0.5;
  let sum = 0;
  for (let s = 0; s < length; s += step) sum += kernel(t - s) * step;
  return sum;
}

/** Places of the 10-20 system (with the common 10-10 additions) on the unit disc, nose up, y downwards. */
export const SITES: Record<string, readonly [x: number, y: number]> = Object.fromEntries(
  (
    [
      ['Fp', -72, [-18, 18]],
      ['AF', -54, [-28, 0, 28]],
      ['F', -38, [-54, -38, -19, 0, 19, 38, 54]],
      ['FC', -19, [-58, -40, -20, 0, 20, 40, 58]],
      ['C', 0, [-76, -40, -20, 0, 20, 40, 76]],
      ['CP', 19, [-58, -40, -20, 0, 20, 40, 58]],
      ['P', 38, [-54, -38, -19, 0, 19, 38, 54]],
      ['PO', 54, [-28, 0, 28]],
      ['O', 72, [-18, 0, 18]],
    ] as [string, number, number[]][]
  ).flatMap(([row, y, xs]) =>
    xs.map((x) => {
      const rank = xs.filter((other) => Math.sign(other) === Math.sign(x) && Math.abs(other) <= Math.abs(x)).length;
      const name = x === 0 ? 'z' : String(2 * rank - (x < 0 ? 1 : 0));
      // rows bend away from Cz towards the sides, as on a head seen from above
      const bend = 1 - 0.18 * (x / 76) ** 2;
      return [`${row}${name}`, [x / 100, (y * bend) / 100]] as const;
    }),
  ),
);
