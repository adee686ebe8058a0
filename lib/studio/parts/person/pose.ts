/** Poses: where hips, hands and feet are; limbs find their own way there. Coordinates of the person, +z forward. */
import { Vector3 } from 'three';
import type { Vec3 } from '../../kit/sdf.ts';
import type { HandShape } from './hand.ts';

export interface HandTarget extends HandShape {
  /** Wrist. */
  at: Vec3;
  /** Direction of the fingers and of the back of the hand. */
  fingers?: Vec3;
  back?: Vec3;
  /** Where the elbow points. */
  elbow?: Vec3;
}

export interface FootTarget {
  /** Ankle, 0.085 m above the ground when the foot stands. */
  at: Vec3;
  toes?: Vec3;
  knee?: Vec3;
}

export interface Pose {
  /** Middle of the pelvis; 0.92 standing, 0.55 on an office chair, 0.42 in a car seat. */
  hips?: Vec3;
  /** Forward bend of the chest (rad), turn around y, lean to the left. */
  lean?: number;
  twist?: number;
  tilt?: number;
  /** Euler angles of the head: nod (+ down), turn (+ left), tilt. */
  headTurn?: Vec3;
  left?: HandTarget;
  right?: HandTarget;
  leftFoot?: FootTarget;
  rightFoot?: FootTarget;
}

/** Middle and end joint of a two-bone limb that reaches for a target and bends towards `pole`. */
export function reach(from: Vec3, target: Vec3, upper: number, lower: number, pole: Vec3): [Vec3, Vec3] {
  const a = new Vector3(...from);
  let t = new Vector3(...target);
  const d = t.clone().sub(a);
  let length = d.length();
  const most = (upper + lower) * 0.998;
  if (length > most) {
    d.multiplyScalar(most / length);
    t = a.clone().add(d);
    length = most;
  }
  d.normalize();
  const c = (upper * upper + length * length - lower * lower) / (2 * length);
  const h = Math.sqrt(Math.max(0, upper * upper - c * c));
  const p = new Vector3(...pole);
  p.addScaledVector(d, -p.dot(d)).normalize();
  return [a.clone().addScaledVector(d, c).addScaledVector(p, h).toArray() as Vec3, t.toArray() as Vec3];
}

/** Upright, arms hanging. */
export const standing = (change: Pose = {}): Pose => ({
  hips: [0, 0.92, 0],
  lean: 0.02,
  left: { at: [0.25, 0.83, 0.05], fingers: [0.02, -1, 0.15], back: [1, 0, 0.1], curl: 0.35 },
  right: { at: [-0.25, 0.83, 0.05], fingers: [-0.02, -1, 0.15], back: [-1, 0, 0.1], curl: 0.35 },
  leftFoot: { at: [0.1, 0.085, 0.02] },
  rightFoot: { at: [-0.1, 0.085, -0.03] },
  ...change,
});

/** Mid-step, left foot in front. @param stride 1 is an ordinary step */
export const walking = (stride = 1, change: Pose = {}): Pose => ({
  hips: [0, 0.905, 0],
  lean: 0.06,
  twist: -0.1 * stride,
  left: { at: [0.23, 0.9, -0.16 * stride], fingers: [0, -1, -0.1], back: [1, 0, 0], curl: 0.4 },
  right: { at: [-0.22, 0.95, 0.26 * stride], fingers: [0.05, -0.8, 0.6], back: [-1, 0.1, 0], curl: 0.4 },
  leftFoot: { at: [0.09, 0.09, 0.32 * stride], toes: [0.05, 0.25, 1] },
  rightFoot: { at: [-0.09, 0.14, -0.3 * stride], toes: [-0.05, -0.75, 1] },
  ...change,
});

/** On a chair with the seat at 0.47 m, hands on the lap. */
export const sitting = (change: Pose = {}): Pose => ({
  hips: [0, 0.555, -0.05],
  lean: 0.04,
  left: { at: [0.13, 0.66, 0.22], fingers: [-0.35, -0.25, 1], back: [0.2, 1, 0.3], curl: 0.3 },
  right: { at: [-0.13, 0.66, 0.22], fingers: [0.35, -0.25, 1], back: [-0.2, 1, 0.3], curl: 0.3 },
  leftFoot: { at: [0.13, 0.085, 0.38] },
  rightFoot: { at: [-0.13, 0.085, 0.34] },
  ...change,
});

/** At a desk (top at 0.735 m), keyboard and mouse in front. */
export const typing = (change: Pose = {}): Pose =>
  sitting({
    lean: 0.08,
    left: { at: [0.15, 0.775, 0.3], fingers: [-0.22, -0.2, 1], back: [0.12, 1, 0.2], curl: 0.25 },
    right: { at: [-0.22, 0.77, 0.29], fingers: [0.05, -0.2, 1], back: [-0.1, 1, 0.2], curl: 0.28 },
    ...change,
  });

/** Both hands on a wheel. @param wheel middle of the wheel in the person's coordinates @param grip radius */
export const driving = (wheel: Vec3 = [0, 0.7, 0.5], grip = 0.175, change: Pose = {}): Pose => ({
  hips: [0, 0.42, -0.02],
  lean: -0.2,
  left: { at: [wheel[0] + grip * 1.08, wheel[1] - 0.0, wheel[2] - 0.09], fingers: [-0.25, 0.75, 0.62], back: [0.85, 0.25, -0.5], curl: 0.95, thumb: 0.6 }, // prettier-ignore
  right: { at: [wheel[0] - grip * 1.08, wheel[1] - 0.0, wheel[2] - 0.09], fingers: [0.25, 0.75, 0.62], back: [-0.85, 0.25, -0.5], curl: 0.95, thumb: 0.6 }, // prettier-ignore
  leftFoot: { at: [0.16, 0.13, 0.78], toes: [0.05, 0.4, 1] },
  rightFoot: { at: [-0.1, 0.15, 0.8], toes: [-0.05, 0.5, 1] },
  ...change,
});
