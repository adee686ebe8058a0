/** Light sets: area lights (discs, never seen by the camera), the sky around, and how the film answers. */
import type { Vec3 } from './sdf.ts';

export interface AreaLight {
  from: Vec3;
  at: Vec3;
  /** Diameter in metres: larger is softer. */
  size: number;
  /** Watts. */
  power: number;
  colour: Vec3;
}

export interface LightSet {
  lights: AreaLight[];
  /** Sky gradient (linear rgb) from below to above. */
  world: { low: Vec3; mid: Vec3; top: Vec3; strength: number };
  /** How the film answers: straight with a soft shoulder, or an S-curve for dark scenes. */
  film: 'soft' | 'curve';
  exposure: number;
  /** Strength of glowing parts and of screens. */
  glow: number;
  screen: number;
}

const WARM: Vec3 = [1, 0.95, 0.88];
const COOL: Vec3 = [0.66, 0.79, 1];
const NEUTRAL: Vec3 = [0.92, 0.95, 1];

const shifted = (p: Vec3, around: Vec3, s: number): Vec3 => [
  p[0] * s + around[0],
  p[1] * s + around[1],
  p[2] * s + around[2],
];

/**
 * Place-and-people light: warm key from the front left (or right), cool rim, wide fill, pale sky.
 * @param around middle of what is lit @param span 1 for a person at a desk; 2 for a room, with the lights further away
 */
export function daylight(
  around: Vec3 = [0, 0, 0],
  span = 1,
  side: 'left' | 'right' = 'left',
  change: Partial<LightSet> = {},
): LightSet {
  const m = side === 'left' ? 1 : -1;
  const at = shifted([0, 0.8, 0], around, 1);
  const s2 = span * span;
  return {
    lights: [
      { from: shifted([-2.6 * m, 3.6, 2.4], around, span), at, size: 1.8 * span, power: 190 * s2, colour: WARM },
      { from: shifted([3.2 * m, 2.4, -0.6], around, span), at, size: 1.2 * span, power: 50 * s2, colour: COOL },
      { from: shifted([1.5 * m, 3.4, 3.5], around, span), at, size: 3 * span, power: 24 * s2, colour: NEUTRAL },
    ],
    world: { low: [0.8, 0.86, 0.97], mid: [1, 1, 1], top: [0.7, 0.82, 1], strength: 0.4 },
    film: 'soft',
    exposure: -0.08,
    glow: 2,
    screen: 0.95,
    ...change,
  };
}

/** Dark light for simulators and screens: warm key on the person, blue rim, screens as lamps. */
export function nightlight(
  around: Vec3 = [0, 0, 0],
  span = 1,
  side: 'left' | 'right' = 'left',
  change: Partial<LightSet> = {},
): LightSet {
  const m = side === 'left' ? 1 : -1;
  const at = shifted([0, 0.9, 0], around, 1);
  const s2 = span * span;
  return {
    lights: [
      {
        from: shifted([-2.8 * m, 3.4, 1.8], around, span),
        at,
        size: 1.6 * span,
        power: 165 * s2,
        colour: [1, 0.93, 0.86],
      },
      {
        from: shifted([2.8 * m, 2.6, 2.2], around, span),
        at,
        size: 1.4 * span,
        power: 80 * s2,
        colour: [0.45, 0.62, 1],
      },
      { from: shifted([0, 4.2, -1], around, span), at, size: 2 * span, power: 90 * s2, colour: [0.8, 0.88, 1] },
    ],
    world: { low: [0.04, 0.06, 0.2], mid: [0.16, 0.26, 0.6], top: [0.1, 0.18, 0.5], strength: 0.55 },
    film: 'curve',
    exposure: 0.35,
    glow: 4,
    screen: 1.5,
    ...change,
  };
}

/** Small things on a plinth, light ground. @param span 1 for a 0.4 m wide object */
export function productLight(around: Vec3 = [0, 0.2, 0], span = 1, change: Partial<LightSet> = {}): LightSet {
  const s2 = span * span;
  return {
    lights: [
      {
        from: shifted([-1.1, 1.3, 0.9], around, span),
        at: around,
        size: 0.9 * span,
        power: 24 * s2,
        colour: [1, 0.96, 0.9],
      },
      {
        from: shifted([1.3, 0.6, -0.3], around, span),
        at: around,
        size: 0.6 * span,
        power: 9 * s2,
        colour: [0.6, 0.76, 1],
      },
      { from: shifted([0.2, 1.4, -0.8], around, span), at: around, size: 0.8 * span, power: 9 * s2, colour: [1, 1, 1] },
    ],
    world: { low: [0.85, 0.88, 0.95], mid: [1, 1, 1], top: [0.7, 0.82, 1], strength: 0.42 },
    film: 'soft',
    exposure: -0.05,
    glow: 2.5,
    screen: 0.95,
    ...change,
  };
}

/** Small things on a plinth, deep blue ground, coloured rims. */
export function productDark(around: Vec3 = [0, 0.4, 0], span = 1, change: Partial<LightSet> = {}): LightSet {
  const s2 = span * span;
  return {
    lights: [
      {
        from: shifted([-1.3, 1.3, 1.1], around, span),
        at: around,
        size: 1.5 * span,
        power: 44 * s2,
        colour: [1, 0.96, 0.92],
      },
      {
        from: shifted([1.5, 0.6, -0.7], around, span),
        at: around,
        size: 0.7 * span,
        power: 42 * s2,
        colour: [0.45, 0.62, 1],
      },
      {
        from: shifted([-1.4, 0.4, -0.9], around, span),
        at: around,
        size: 0.6 * span,
        power: 22 * s2,
        colour: [0.62, 0.5, 1],
      },
    ],
    world: { low: [0.05, 0.08, 0.25], mid: [0.2, 0.3, 0.65], top: [0.12, 0.2, 0.55], strength: 0.8 },
    film: 'curve',
    exposure: 0.2,
    glow: 2,
    screen: 1.2,
    ...change,
  };
}
