import type { Point } from './curve';

/**
 * Level walking as gait laboratories describe it: angles in degrees over one
 * stride, phase 0 and 1 the heel strike, toe-off at about 0.62. Lengths in px
 * for a person of 270 px, after the usual body proportions.
 */
export const BODY = {
  thigh: 66,
  shank: 66,
  trunk: 80,
  upperArm: 50,
  forearm: 50,
  /** from the ankle, foot flat */
  heel: [-11, 12] as Point,
  toe: [26, 12] as Point,
};

type Knots = [phase: number, angle: number][];

/** Flexion positive: 25° at heel strike, 10° extension before toe-off, 33° in the swing. */
const HIP: Knots = [[0, 25], [0.1, 23], [0.2, 16], [0.3, 6], [0.4, -4], [0.5, -9], [0.6, -4], [0.7, 13], [0.8, 28], [0.9, 31]]; // prettier-ignore
/** Two waves of flexion: 18° as the leg takes the weight, 62° in the swing. */
const KNEE: Knots = [[0, 3], [0.08, 12], [0.15, 17], [0.25, 13], [0.36, 6], [0.44, 9], [0.5, 19], [0.58, 36], [0.66, 55], [0.73, 62], [0.82, 47], [0.91, 16], [0.96, 4]]; // prettier-ignore
/** Dorsiflexion positive: the foot is lowered, the shank rolls over it, push-off, neutral in the swing. */
const ANKLE: Knots = [[0, 0], [0.07, -6], [0.2, 3], [0.4, 10], [0.48, 8], [0.56, -5], [0.63, -16], [0.72, -7], [0.82, 1], [0.92, 2]]; // prettier-ignore

export const hipAngle = (phase: number) => along(HIP, phase);
export const kneeAngle = (phase: number) => along(KNEE, phase);
export const ankleAngle = (phase: number) => along(ANKLE, phase);

/** A closed smooth curve through the knots (cubic Hermite with mean slopes). */
function along(knots: Knots, phase: number): number {
  const at = (index: number): [number, number] => {
    const turn = Math.floor(index / knots.length);
    const [x, y] = knots[index - turn * knots.length];
    return [x + turn, y];
  };
  const slope = (index: number) => (at(index + 1)[1] - at(index - 1)[1]) / (at(index + 1)[0] - at(index - 1)[0]);
  const index = knots.findLastIndex(([x]) => x <= phase);
  const [[x0, y0], [x1, y1]] = [at(index), at(index + 1)];
  const width = x1 - x0;
  const u = (phase - x0) / width;
  return (
    y0 * (2 * u ** 3 - 3 * u ** 2 + 1) +
    slope(index) * width * (u ** 3 - 2 * u ** 2 + u) +
    y1 * (3 * u ** 2 - 2 * u ** 3) +
    slope(index + 1) * width * (u ** 3 - u ** 2)
  );
}

export interface Joints {
  hip: Point;
  knee: Point;
  ankle: Point;
  heel: Point;
  toe: Point;
}

/** The pelvis turns and tilts a little with the leading leg: where that leg's hip is from its middle. */
export function hipAt(phase: number): Point {
  const turn = Math.cos(2 * Math.PI * phase);
  return [3 * turn, 2.5 * turn];
}

/** Where the joints of one leg are from the middle of the pelvis, x forward and y downwards. */
export function joints(phase: number): Joints {
  const thigh = radians(hipAngle(phase));
  const shank = thigh - radians(kneeAngle(phase));
  const foot = shank + radians(ankleAngle(phase));
  const hip = hipAt(phase);
  const knee: Point = [hip[0] + BODY.thigh * Math.sin(thigh), hip[1] + BODY.thigh * Math.cos(thigh)];
  const ankle: Point = [knee[0] + BODY.shank * Math.sin(shank), knee[1] + BODY.shank * Math.cos(shank)];
  const onFoot = ([x, y]: Point): Point => [
    ankle[0] + x * Math.cos(foot) + y * Math.sin(foot),
    ankle[1] - x * Math.sin(foot) + y * Math.cos(foot),
  ];
  return { hip, knee, ankle, heel: onFoot(BODY.heel), toe: onFoot(BODY.toe) };
}

/** How high the pelvis is above the floor while the lower foot stands on it. */
export function pelvisHeight(phase: number): number {
  const feet = [joints(phase), joints((phase + 0.5) % 1)];
  return Math.max(...feet.flatMap(({ heel, toe }) => [heel[1], toe[1]]));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
