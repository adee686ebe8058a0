import { Random } from './random';
import { arousal, DURATION, EVENTS, TAKEOVERS } from './scene';

/*
 * The signals of the body from models of how they arise: beats from a rate that breathing and effort move, skin
 * conductance from nerve impulses through a filter, brain activity as coloured noise with a rhythm and responses.
 */

export const sampled = (rate: number, value: (time: number, index: number) => number): Float64Array =>
  Float64Array.from({ length: Math.round(rate * DURATION) }, (_, index) => value(index / rate, index));

const bell = (time: number, centre: number, width: number) => Math.exp(-0.5 * ((time - centre) / width) ** 2);

/** Phase of breathing in turns: fifteen a minute, faster after a takeover. */
function breathing(): (time: number) => number {
  const step = 0.01;
  const phases = [0];
  for (let time = 0; time < DURATION + 1; time += step) {
    phases.push(phases[phases.length - 1] + step * (0.25 + 0.06 * arousal(time)));
  }
  return (time) => phases[Math.min(phases.length - 1, Math.max(0, Math.round(time / step)))];
}

const breathPhase = breathing();

/** Extension of the chest belt, % of its length. */
export function respiration(rate: number, random: Random): Float64Array {
  return sampled(rate, (time) => {
    const turn = 2 * Math.PI * breathPhase(time);
    return 1.2 * Math.sin(turn) + 0.18 * Math.sin(2 * turn + 0.6) + 0.02 * random.normal();
  });
}

/** Moments of the R peaks: a beat whenever the rate has added up to one; breathing moves the rate by 3 a minute. */
export function beats(): number[] {
  const found: number[] = [];
  const step = 0.001;
  let sum = 0.4;
  for (let time = 0; time < DURATION; time += step) {
    const rate = 66 + 13 * arousal(time) + 3 * Math.sin(2 * Math.PI * breathPhase(time));
    sum += (rate / 60) * step;
    if (sum >= 1) {
      sum -= 1;
      found.push(time);
    }
  }
  return found;
}

/** P, Q, R, S and T of a beat: mV, moment after the R peak and width in seconds. */
const WAVES = [
  [0.12, -0.17, 0.025],
  [-0.11, -0.028, 0.009],
  [1.15, 0, 0.011],
  [-0.24, 0.03, 0.011],
  [0.27, 0.25, 0.045],
] as const;

export function ecg(rate: number, random: Random): Float64Array {
  const all = beats();
  return sampled(rate, (time) => {
    const near = all.filter((beat) => Math.abs(beat - time) < 0.6);
    const waves = near.flatMap((beat) => WAVES.map(([height, at, width]) => height * bell(time, beat + at, width)));
    const wander = 0.05 * Math.sin(2 * Math.PI * breathPhase(time));
    return waves.reduce((sum, wave) => sum + wave, wander) + 0.008 * random.normal();
  });
}

/** Responses of the skin: when they begin, and how high they get in µS; those after a takeover are its own. */
const SKIN = [
  [7.5, 0.12],
  [TAKEOVERS[0].icon + 1.9, 0.55],
  [33.2, 0.15],
  [TAKEOVERS[1].icon + 2.1, 0.47],
  [56.4, 0.1],
] as const;

export function skinConductance(rate: number, random: Random): Float64Array {
  const [rise, fall] = [0.75, 3.2];
  const peakAt = (Math.log(fall / rise) * rise * fall) / (fall - rise);
  const shape = (since: number) => Math.exp(-since / fall) - Math.exp(-since / rise);
  return sampled(rate, (time) => {
    const responses = SKIN.reduce(
      (sum, [begin, height]) => (time < begin ? sum : sum + (height * shape(time - begin)) / shape(peakAt)),
      0,
    );
    return 4.2 - 0.004 * time + 0.05 * Math.sin(time / 9) + responses + 0.002 * random.normal();
  });
}

/** How strongly each place on the head has the rhythm, the responses to events and the blinks, in µV. */
export const PLACES = {
  Fz: { alpha: 2.2, response: 4, blink: 85 },
  Cz: { alpha: 3.4, response: 7, blink: 28 },
  Pz: { alpha: 6.2, response: 9, blink: 11 },
  Oz: { alpha: 8.4, response: 2, blink: 4 },
} as const;

/** @param blinks moments of their middles */
export function eeg(place: keyof typeof PLACES, rate: number, random: Random, blinks: readonly number[]): Float64Array {
  const { alpha, response, blink } = PLACES[place];
  // a resonator at 10 Hz, and three slow parts that together fall with the frequency
  const turn = (2 * Math.PI * 10) / rate;
  const damping = 0.982;
  let [last, before] = [0, 0];
  const slow = [0, 0, 0];
  const memory = [0.72, 0.93, 0.985];
  return sampled(rate, (time) => {
    const wave = 2 * damping * Math.cos(turn) * last - damping ** 2 * before + random.normal();
    [before, last] = [last, wave];
    memory.forEach((share, index) => {
      slow[index] = share * slow[index] + Math.sqrt(1 - share ** 2) * random.normal();
    });
    const calm = 1 - 0.55 * Math.min(1, arousal(time));
    const responses = EVENTS.filter(({ label }) => /^takeover/.test(label)).reduce(
      (sum, event) =>
        sum + response * bell(time, event.time + 0.36, 0.07) - 0.4 * response * bell(time, event.time + 0.11, 0.02),
      0,
    );
    const lids = blinks.reduce((sum, middle) => sum + blink * bell(time, middle, 0.055), 0);
    return calm * alpha * 0.1 * wave + 2.4 * slow[0] + 2.2 * slow[1] + 2.6 * slow[2] + responses + lids;
  });
}

/** Shin muscle of the braking leg: noise of many fibres whose strength follows the push, over 1.2 µV at rest. */
export function emg(rate: number, random: Random): Float64Array {
  let last = 0;
  return sampled(rate, (time) => {
    const effort = TAKEOVERS.reduce((sum, { muscle, released }) => {
      if (time < muscle) return sum;
      const rise = 1 - Math.exp(-(time - muscle) / 0.12);
      return sum + rise * (time < released ? 1 : Math.exp(-(time - released) / 0.25));
    }, 0);
    const white = random.normal();
    const fibres = (white - 0.6 * last) / 1.17;
    last = white;
    return (1.2 + 95 * effort) * fibres;
  });
}
