import { sampled } from './body';
import { Random } from './random';
import { arousal, DURATION, inCharge, TAKEOVERS } from './scene';

/** Where the driver looks, in degrees right and up from straight ahead. */
const TABLET = { x: -16, y: -29 };
const ROAD = [
  { x: 0.5, y: -1.5, share: 0.62 },
  { x: -33, y: 2, share: 0.12 },
  { x: 11, y: 6, share: 0.14 },
  { x: -2, y: -13, share: 0.12 },
];

interface Fixation {
  from: number;
  x: number;
  y: number;
}

export interface Gaze {
  x: Float64Array;
  y: Float64Array;
  pupil: Float64Array;
  /** 1 while the eye is open */
  valid: Float64Array;
  /** middles of the blinks */
  blinks: number[];
}

/** Fixations and the saccades between them, 0.2° of noise, lids that close fourteen times a minute. */
export function gaze(rate: number, random: Random): Gaze {
  const fixations = fixationsOf(random);
  const blinks = blinksOf(random);
  const isShut = (time: number) => blinks.some((middle) => Math.abs(time - middle) < 0.085);
  const place = (time: number) => {
    const index = fixations.findIndex((one, at) => time < (fixations[at + 1]?.from ?? Infinity) && time >= one.from);
    const here = fixations[index];
    const before = fixations[index - 1] ?? here;
    const angle = Math.hypot(here.x - before.x, here.y - before.y);
    const share = Math.min(1, (time - here.from) / (0.021 + 0.0022 * angle));
    const done = share * share * (3 - 2 * share);
    return { x: before.x + (here.x - before.x) * done, y: before.y + (here.y - before.y) * done };
  };
  const held = { x: TABLET.x, y: TABLET.y };
  const noisy = (axis: 'x' | 'y') =>
    sampled(rate, (time) => {
      if (!isShut(time)) held[axis] = place(time)[axis] + 0.2 * random.normal();
      return held[axis];
    });
  return {
    x: noisy('x'),
    y: noisy('y'),
    pupil: sampled(rate, (time) => {
      const light = inCharge(time) ? -0.25 : 0;
      return (
        3.7 + light + 0.38 * arousal(time - 0.4) + 0.06 * Math.sin(2 * Math.PI * 0.2 * time) + 0.01 * random.normal()
      );
    }),
    valid: sampled(rate, (time) => (isShut(time) ? 0 : 1)),
    blinks,
  };
}

function fixationsOf(random: Random): Fixation[] {
  const all: Fixation[] = [];
  const looks = TAKEOVERS.map(({ firstLook }) => firstLook);
  for (let time = 0; time < DURATION;) {
    const next = looks.find((look) => look > time + 1e-9) ?? Infinity;
    const onRoad = inCharge(time);
    const isFirst = looks.some((look) => Math.abs(look - time) < 1e-9);
    const target = onRoad ? chosen(isFirst ? 0 : random.uniform()) : TABLET;
    const spread = onRoad ? 1.2 : 3.5;
    all.push({ from: time, x: target.x + spread * random.normal(), y: target.y + 0.6 * spread * random.normal() });
    const stay = onRoad ? random.between(0.28, 0.75) : random.between(0.18, 0.42);
    // nobody looks up before, and at that very moment he does
    time = time + stay > next - 0.15 && time < next ? next : time + stay;
  }
  return all;
}

function chosen(share: number) {
  let sum = 0;
  return ROAD.find((place) => (sum += place.share) >= share) ?? ROAD[0];
}

/** Every four seconds or so, and never while something decides. */
function blinksOf(random: Random): number[] {
  const found: number[] = [];
  const decides = (time: number) => TAKEOVERS.some(({ icon, brake }) => time > icon - 0.6 && time < brake + 0.3);
  for (let time = 1.8; time < DURATION - 0.5; time += random.between(2.6, 5.6)) if (!decides(time)) found.push(time);
  return found;
}
