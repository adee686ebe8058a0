/** Bare body shapes for a pose: torso, arms and legs as distances, and the frames that worn things hang on. */
import { Euler, Matrix4, Vector3 } from 'three';
import { apply, capsule, ellipsoid, frame, mirrored, mix, moved, roundCone, smoothUnion, sphere, type Sdf, type Vec3 } from '../../kit/sdf.ts'; // prettier-ignore
import { reach, type Pose } from './pose.ts';

export interface Build {
  figure?: 'woman' | 'man';
  /** −1 thin … 0 … 1 stout. */
  weight?: number;
}

export interface Limb {
  root: Vec3;
  middle: Vec3;
  end: Vec3;
}

export interface Body {
  /** Pelvis and chest frames; the chest's origin is the waist. */
  pelvis: Matrix4;
  chest: Matrix4;
  torso: Sdf;
  arms: [Limb, Limb];
  legs: [Limb, Limb];
  neckBase: Vec3;
  headAt: Vec3;
  /** Under the skull, where the neck ends whatever way the head is turned. */
  neckTop: Vec3;
  /** Radii: upper arm, elbow, wrist, thigh, knee, ankle. */
  radii: [number, number, number, number, number, number];
}

const SIDES = [1, -1] as const;

/** @returns shapes in the person's coordinates */
export function bodyOf(pose: Pose, { figure = 'man', weight = 0 }: Build): Body {
  const { hips = [0, 0.92, 0], lean = 0, twist = 0, tilt = 0 } = pose;
  const woman = figure === 'woman';
  const w = 1 + 0.12 * weight;
  const pelvis = new Matrix4().makeTranslation(...hips).multiply(new Matrix4().makeRotationFromEuler(new Euler(lean * 0.35, twist * 0.3, tilt * 0.4))); // prettier-ignore
  const waist = apply(pelvis, [0, 0.16, 0]);
  const chest = new Matrix4().makeTranslation(...waist).multiply(new Matrix4().makeRotationFromEuler(new Euler(lean, twist, tilt))); // prettier-ignore
  const shoulder = woman ? 0.139 : 0.158;
  const lower = moved(
    smoothUnion(
      0.05,
      ellipsoid([0, 0.02, -0.006], [(woman ? 0.155 : 0.15) * w, 0.1, 0.12 * w]),
      ellipsoid([0, 0.13, 0.008 + 0.02 * Math.max(0, weight)], [(woman ? 0.122 : 0.14) * w, 0.13, 0.105 * w * w]),
    ),
    pelvis,
  );
  const upperParts = [
    ellipsoid([0, 0.115, 0.002], [(woman ? 0.14 : 0.157) * w, 0.165, (woman ? 0.104 : 0.116) * w]),
    capsule([-shoulder * 0.72, 0.25, -0.012], [shoulder * 0.72, 0.25, -0.012], woman ? 0.052 : 0.06),
    roundCone([0, 0.235, -0.018], [0, 0.312, -0.018], 0.08, 0.054),
  ];
  if (woman) upperParts.push(mirrored(sphere([0.062, 0.115, 0.068], 0.05)));
  const upper = moved(smoothUnion(0.05, ...upperParts), chest);
  const torso = smoothUnion(0.06, lower, upper);

  const arms = SIDES.map((s): Limb => {
    const hand = s > 0 ? pose.left : pose.right;
    const root = apply(chest, [s * shoulder, 0.245, -0.012]);
    const target = hand?.at ?? apply(pelvis, [s * 0.26, -0.08, 0.05]);
    const [middle, end] = reach(root, target, 0.275, 0.25, hand?.elbow ?? [s * 0.6, -0.7, -0.5]);
    return { root, middle, end };
  }) as [Limb, Limb];
  const legs = SIDES.map((s): Limb => {
    const foot = s > 0 ? pose.leftFoot : pose.rightFoot;
    const root = apply(pelvis, [s * 0.086, -0.015, 0]);
    const target = foot?.at ?? [hips[0] + s * 0.1, 0.085, hips[2]];
    const [middle, end] = reach(root, target, 0.425, 0.415, foot?.knee ?? [s * 0.12, 0.3, 1]);
    return { root, middle, end };
  }) as [Limb, Limb];
  const arm = woman ? 0.9 : 1;
  const headAt = apply(chest, [0, 0.488, 0.02]);
  const under = new Vector3(0, -0.05, -0.02).applyEuler(new Euler(...(pose.headTurn ?? [0, 0, 0])));
  return {
    pelvis,
    chest,
    torso,
    arms,
    legs,
    neckBase: apply(chest, [0, 0.25, -0.02]),
    headAt,
    neckTop: [headAt[0] + under.x, headAt[1] + under.y, headAt[2] + under.z],
    radii: [0.062 * arm * w, 0.05 * arm * w, 0.036 * arm, 0.084 * w, 0.062 * w, 0.048],
  };
}

/** Frame of a limb's lower half at share t (0 joint, 1 end): z along the limb. */
export const alongLimb = (limb: Limb, t: number, up: Vec3 = [0.01, 1, 0.02]) =>
  frame(mix(limb.middle, limb.end, t), [limb.end[0] - limb.middle[0], limb.end[1] - limb.middle[1], limb.end[2] - limb.middle[2]], up); // prettier-ignore

/** Upper and lower half of a limb as a blended shape, cut at share `until` of the whole (1 = full length). */
export function limbShape(limb: Limb, [a, b, c]: [number, number, number], until = 1, grow = 0): Sdf {
  const [upper, lower] = [Math.min(1, until * 2), Math.max(0, until * 2 - 1)];
  const knee = mix(limb.root, limb.middle, upper);
  const first = roundCone(limb.root, knee, a + grow, a + (b - a) * upper + grow);
  if (lower <= 0) return first;
  const end = mix(limb.middle, limb.end, lower);
  return smoothUnion(0.03, first, roundCone(limb.middle, end, b + grow, b + (c - b) * lower + grow));
}
