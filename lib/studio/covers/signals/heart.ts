/** Heart, breath, sweat and pupil: small models whose latencies and shapes a specialist accepts. */
import { bell, random, smoothNoise } from '../random';

/** Beat times in s: a mean interval, breathing (RSA) and a slow wave on it, plus a little chance. */
export function beats(
  seconds: number,
  {
    mean = 0.86,
    rsa = 0.05,
    slow = 0.03,
    breath = 0.24,
    seed = 1,
  }: Partial<Record<'mean' | 'rsa' | 'slow' | 'breath' | 'seed', number>> = {},
): number[] {
  const source = random(seed);
  const times: number[] = [0.3];
  while (times.at(-1)! < seconds) {
    const t = times.at(-1)!;
    times.push(
      t +
        mean +
        rsa * Math.sin(2 * Math.PI * breath * t) +
        slow * Math.sin(2 * Math.PI * 0.1 * t + 1) +
        0.008 * source.normal(),
    );
  }
  return times;
}

/** ECG in mV at time t: P, Q, R, S and T as bells around each beat (after McSharry). */
export function ecg(t: number, times: readonly number[]): number {
  let value = 0;
  for (const beat of times) {
    const d = t - beat;
    if (d < -0.4 || d > 0.6) continue;
    value +=
      0.13 * bell(d, -0.17, 0.024) -
      0.12 * bell(d, -0.026, 0.009) +
      1.1 * bell(d, 0, 0.011) -
      0.26 * bell(d, 0.028, 0.011) +
      0.3 * bell(d, 0.27, d < 0.27 ? 0.055 : 0.035);
  }
  return value;
}

/** Skin conductance responses: a rise after 1.8 s, a slow decay; onset `at` s, amplitude in µS. */
export function skin(t: number, responses: readonly { at: number; amplitude: number }[], latency = 1.8): number {
  // 0.665: peak of the difference of the two exponentials, so that amplitude means amplitude
  return responses.reduce((sum, { at, amplitude }) => {
    const d = t - at - latency;
    return d <= 0 ? sum : sum + (amplitude * (Math.exp(-d / 4.2) - Math.exp(-d / 0.75))) / 0.646;
  }, 0);
}

/** Pupil diameter in mm for `count` samples: slow hippus on a base, `NaN` during blinks (sample index, length). */
export function pupil(
  count: number,
  base: (i: number) => number,
  blinks: readonly (readonly [start: number, length: number])[],
  seed: number,
): number[] {
  const hippus = smoothNoise(count, count / 90, seed);
  return hippus.map((value, i) =>
    blinks.some(([start, length]) => i >= start && i < start + length) ? NaN : base(i) + 0.05 * value,
  );
}

/** Breath, slower out than in; `rate` in Hz. */
export function breath(t: number, rate = 0.25): number {
  const phase = (((t * rate) % 1) + 1) % 1;
  return phase < 0.4
    ? 0.5 - 0.5 * Math.cos((Math.PI * phase) / 0.4)
    : 0.5 + 0.5 * Math.cos((Math.PI * (phase - 0.4)) / 0.6);
}
