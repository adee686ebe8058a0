import { sampled } from './body';
import { Random } from './random';
import { TAKEOVERS } from './scene';

/** The head turns half as far as the eyes, and later. */
export function head(gaze: Float64Array, gazeRate: number, rate: number, random: Random): Float64Array {
  let angle = gaze[0] * 0.5;
  return sampled(rate, (time) => {
    const aim = gaze[Math.min(gaze.length - 1, Math.round(time * gazeRate))] * 0.5;
    angle += (aim - angle) * (1 - Math.exp(-1 / (rate * 0.22)));
    return angle + 0.12 * random.normal();
  });
}

/** Force on the brake pedal in N. */
export function brake(rate: number, random: Random): Float64Array {
  return sampled(rate, (time) => {
    const push = TAKEOVERS.reduce((sum, { brake: begin, released }) => {
      if (time < begin) return sum;
      const rise = 1 - Math.exp(-(time - begin) / 0.35);
      return sum + rise * (time < released ? 1 : Math.exp(-(time - released) / 0.15));
    }, 0);
    return Math.max(0, 165 * push + 0.6 * random.normal());
  });
}

/** Speed in km/h: 100 on automation; the pedal slows down, then it comes back at 2 m/s². */
export function speed(force: Float64Array, rate: number, random: Random): Float64Array {
  let value = 100;
  return sampled(rate, (_, index) => {
    const slowing = 3.4 * (force[index] / 165);
    const gain = slowing > 0.15 ? -slowing : Math.min(2, (100 - value) / 4);
    value += (gain * 3.6) / rate;
    return value + 0.05 * random.normal();
  });
}

/** Angle of the wheel in degrees: still on automation, small corrections by hand. */
export function wheel(rate: number, random: Random): Float64Array {
  let drift = 0;
  return sampled(rate, (time) => {
    const byHand = TAKEOVERS.some(({ hands, automation }) => time >= hands && time < automation);
    drift = 0.995 * drift + 0.1 * random.normal();
    const correction = byHand ? 3.2 * Math.sin(2 * Math.PI * 0.37 * time) + 1.6 * drift : 0.25 * Math.sin(time / 3);
    return correction + 0.03 * random.normal();
  });
}
