/**
 * Six signals of one driver as functions of time, drawn wherever the site draws signals.
 * One loop holds one event: the car in front brakes at 0 s, the eyes reach it at 0.31 s, the calf
 * fires before the foot brakes at 0.86 s, the skin follows a second later. The end of a loop meets its beginning.
 */

import { bump, rise } from './shapes';

export type Signal = 'gaze' | 'brain' | 'heart' | 'skin' | 'muscle' | 'motion';

export interface Trace {
  signal: Signal;
  name: string;
  /** value at a time in seconds, about −1 … 1; repeats after LOOP.seconds */
  at(seconds: number): number;
  /** samples per second that a drawing needs to keep its shape */
  detail: number;
}

/** One turn of the recording, seconds: from 1.5 s before the event to 4.5 s after it. */
export const LOOP = { start: -1.5, seconds: 6 };

/** What happens in the loop, seconds after the car in front brakes. */
export const EVENTS = [
  { name: '前车制动', at: 0 },
  { name: '首次注视', at: 0.31 },
  { name: '踩下制动', at: 0.86 },
] as const;

export const TRACES: readonly Trace[] = [
  { signal: 'gaze', name: '眼动', at: looped(gaze), detail: 60 },
  { signal: 'brain', name: '脑电', at: looped(brain), detail: 140 },
  { signal: 'heart', name: '心电', at: looped(heart), detail: 140 },
  { signal: 'skin', name: '皮肤电', at: looped(skin), detail: 25 },
  { signal: 'muscle', name: '肌电', at: looped(muscle), detail: 200 },
  { signal: 'motion', name: '动作', at: looped(motion), detail: 40 },
];

/** Fixations joined by saccades of 30 ms; at 0.31 s the big one from the instruments to the road. */
function gaze(t: number): number {
  const saccades = [
    [-0.95, 0.3], [-0.42, -0.25], [0.31, 1.05], [0.62, -0.3], [1.05, 0.25], [1.6, -0.75], [2.3, -0.2], [2.85, 0.35],
    [3.5, -0.45],
  ]; // prettier-ignore
  return saccades.reduce((sum, [at, size]) => sum + size * rise(t, at, 0.008), -0.5) + 0.02 * noise(t, 60);
}

/** Alpha bursts of 10 Hz while nothing happens; low and fast (beta) while the brake lights are on. */
function brain(t: number): number {
  const alert = rise(t, 0.25, 0.06) * (1 - rise(t, 2.2, 0.25));
  const burst = bump(t, -0.7, 0.42) + bump(t, 2.9, 0.5) + bump(t, 4.05, 0.3);
  const alpha = (0.22 + 0.6 * burst) * (1 - 0.75 * alert) * Math.sin(2 * Math.PI * 10 * t + 0.5 * Math.sin(2.1 * t));
  return alpha + (0.08 + 0.1 * alert) * Math.sin(2 * Math.PI * 21 * t) + 0.1 * noise(t, 70);
}

/** P wave, QRS, T wave; the heart slows for one beat after the event, then quickens. */
function heart(t: number): number {
  const beats = [-1.34, -0.55, 0.23, 1.08, 1.83, 2.55, 3.26, 3.97];
  return beats.reduce(
    (sum, beat) =>
      sum +
      0.14 * bump(t, beat - 0.16, 0.024) -
      0.13 * bump(t, beat - 0.024, 0.008) +
      1.1 * bump(t, beat, 0.01) -
      0.26 * bump(t, beat + 0.026, 0.01) +
      0.26 * bump(t, beat + 0.25, 0.045),
    -0.3,
  );
}

/** Conductance: falls slowly, rises 1.9 s after the event (a second and more late), recovers. */
function skin(t: number): number {
  const answer = t > 1.9 ? (1 - Math.exp(-(t - 1.9) / 0.3)) * Math.exp(-(t - 1.9) / 1.4) : 0;
  return -0.5 + 1.9 * answer - 0.03 * t;
}

/** Calf muscle: silent, fires 0.3 s before the pedal moves, holds, lets go. */
function muscle(t: number): number {
  const effort = 0.08 + 0.92 * rise(t, 0.56, 0.03) * (1 - 0.6 * rise(t, 1.1, 0.08)) * (1 - 0.95 * rise(t, 2.2, 0.12));
  return effort * noise(t, 190);
}

/** Ankle: off the accelerator, onto the brake at 0.86 s, back. */
function motion(t: number): number {
  return -0.45 + 0.5 * rise(t, 0.62, 0.05) + 0.75 * rise(t, 0.86, 0.035) - 1.25 * rise(t, 2.35, 0.12);
}

/** Brings any time into the loop, and the last 0.4 s back to where the loop begins. */
function looped(trace: (t: number) => number): (seconds: number) => number {
  const { start, seconds } = LOOP;
  const seam = 0.4;
  return (time) => {
    const t = ((((time - start) % seconds) + seconds) % seconds) + start;
    const left = start + seconds - t;
    if (left >= seam) return trace(t);
    const share = left / seam;
    return share * trace(t) + (1 - share) * trace(t - seconds);
  };
}

/** The same everywhere and always: −1 … 1 at `rate` values per second, straight lines between them. */
function noise(t: number, rate: number): number {
  const place = (t - LOOP.start) * rate;
  const index = Math.floor(place);
  return hash(index, rate) + (place - index) * (hash(index + 1, rate) - hash(index, rate));
}

function hash(index: number, salt: number): number {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}

/** What a recording shows: so many seconds up to the present, and where it stands still, just after the brake. */
export const RECORDING = { seconds: 4, still: 1.6 };
