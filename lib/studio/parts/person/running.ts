/** A sprinter's moments: crouched on the marks, set, driving off the blocks, third stride. Person's coordinates, ground at y = 0. */
import type { Vec3 } from '../../kit/sdf.ts';
import { handTo } from '../devices/tool-hand.ts';
import type { FootTarget, HandTarget, Pose } from './pose.ts';

/** Where the blocks belong behind a runner (z of the part), so that the soles lie on the pads. */
export const BLOCKS = { marks: -0.19, set: -0.13, drive: -0.36 };
/** The starting line, just ahead of the fingers. */
export const LINE = { marks: 0.27, set: 0.47, drive: 0.3 };

/** Wrist for fingertips that stand on the ground at [side, forward], thumbs inwards. */
function fingersDown(side: 'left' | 'right', [x, z]: [number, number], elbow: Vec3): HandTarget {
  const s = side === 'left' ? 1 : -1;
  return handTo({ at: [0, 0, 0], turn: 0 }, side, { tip: [s * x, 0.006, z], towards: [s * 0.22, -1, 0.1], back: [s * 0.25, 0.1, 1], offset: [0, -0.03, 0.166], elbow: [s * elbow[0], elbow[1], elbow[2]], curl: 0.2, spread: 1.6, thumb: 0.1 }); // prettier-ignore
}

const flip = (v?: Vec3): Vec3 | undefined => v && [-v[0], v[1], v[2]];
const arm = (h?: HandTarget): HandTarget | undefined => h && { ...h, at: flip(h.at)!, fingers: flip(h.fingers), back: flip(h.back), elbow: flip(h.elbow) }; // prettier-ignore
const foot = (f?: FootTarget): FootTarget | undefined => f && { at: flip(f.at)!, toes: flip(f.toes), knee: flip(f.knee) };

/** The same moment on the other leg. */
export const mirroredPose = (p: Pose): Pose => ({
  ...p,
  headTurn: p.headTurn && [p.headTurn[0], -p.headTurn[1], -p.headTurn[2]],
  twist: p.twist && -p.twist,
  tilt: p.tilt && -p.tilt,
  left: arm(p.right),
  right: arm(p.left),
  leftFoot: foot(p.rightFoot),
  rightFoot: foot(p.leftFoot),
});

/** Rear knee on the ground, arms straight, shoulders above the hands. */
export const onMarks = (change: Pose = {}): Pose => ({
  hips: [0, 0.475, -0.21],
  lean: 1.4,
  headTurn: [0.5, 0, 0],
  left: fingersDown('left', [0.23, 0.2], [1, 0.2, -0.3]),
  right: fingersDown('right', [0.23, 0.2], [1, 0.2, -0.3]),
  leftFoot: { at: [0.11, 0.24, -0.19], toes: [0, -0.73, 0.68], knee: [0.12, 0.2, 1] },
  rightFoot: { at: [-0.11, 0.21, -0.43], toes: [0, -0.8, 0.6], knee: [-0.05, -0.6, 1] },
  ...change,
});

/** Hips above the shoulders, weight on the fingers. */
export const set = (change: Pose = {}): Pose => ({
  hips: [0, 0.73, 0.06],
  lean: 2.25,
  headTurn: [0.75, 0, 0],
  left: fingersDown('left', [0.24, 0.42], [1, 0.1, -0.4]),
  right: fingersDown('right', [0.24, 0.42], [1, 0.1, -0.4]),
  leftFoot: { at: [0.11, 0.25, -0.13], toes: [0, -0.73, 0.68], knee: [0.1, 0, 1] },
  rightFoot: { at: [-0.11, 0.25, -0.39], toes: [0, -0.73, 0.68], knee: [-0.1, 0, 1] },
  ...change,
});

/** Rear (right) leg stretched against its pad, left knee coming up; the right arm swings forward below the chin. */
export const drive = (change: Pose = {}): Pose => ({
  hips: [0, 0.87, 0.08],
  lean: 0.95,
  headTurn: [0.0, 0, 0],
  left: { at: [0.29, 1.0, 0.0], fingers: [0, -0.8, -0.35], back: [1, 0, 0.1], curl: 0.85, thumb: 0.6, elbow: [0.25, 0.5, -1] },
  right: { at: [-0.15, 1.06, 0.72], fingers: [0.15, 0.45, 0.9], back: [-1, 0.1, 0.1], curl: 0.85, thumb: 0.6, elbow: [-0.5, -1, 0.1] },
  leftFoot: { at: [0.1, 0.42, 0.27], toes: [0, -0.2, 1], knee: [0.1, 0.3, 1] },
  rightFoot: { at: [-0.1, 0.27, -0.6], toes: [0, -0.78, 0.63], knee: [-0.1, -0.2, 1] },
  ...change,
}); // prettier-ignore

/** Third stride after the start: left toes leave the ground, right knee at the height of the hips. */
export const stride = (change: Pose = {}): Pose => ({
  hips: [0, 0.915, 0],
  lean: 0.5,
  twist: 0.12,
  headTurn: [0.02, 0, 0],
  left: { at: [0.15, 1.22, 0.48], fingers: [-0.15, 0.8, 0.5], back: [1, 0.05, 0.2], curl: 0.8, thumb: 0.6, elbow: [0.5, -1, 0] },
  right: { at: [-0.29, 1.05, -0.16], fingers: [0, -0.85, -0.1], back: [-1, 0, 0.1], curl: 0.8, thumb: 0.6, elbow: [-0.25, 0.5, -1] },
  leftFoot: { at: [0.09, 0.165, -0.4], toes: [0, -0.85, 0.5], knee: [0.08, 0, 1] },
  rightFoot: { at: [-0.09, 0.31, 0.2], toes: [0, -0.2, 1], knee: [-0.06, 0.3, 1] },
  ...change,
}); // prettier-ignore
