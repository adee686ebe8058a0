/** Poses of somebody who bends down to lift a carton. */
import { handTo } from '../devices/tool-hand.ts';
import type { Vec3 } from '../../kit/sdf.ts';
import type { FootTarget, HandTarget, Pose } from './pose.ts';

/** @param at wrist and `fingers` of the left hand, the right one mirrors it @param knee how far the knees point outwards */
export function lifting({ at = [0.19, 0.5, 0.42], fingers = [-0.3, -0.75, 0.6], knee = 0.4, ...change }: Pose & { at?: Vec3; fingers?: Vec3; knee?: number } = {}): Pose { // prettier-ignore
  const hand = (s: 1 | -1): HandTarget => ({ at: [s * at[0], at[1], at[2]], fingers: [s * fingers[0], fingers[1], fingers[2]], back: [s, 0.1, 0.1], curl: 0.7, thumb: 0.4 }); // prettier-ignore
  const foot = (s: 1 | -1, z: number): FootTarget => ({ at: [s * 0.17, 0.085, z], toes: [s * 0.25, 0, 1], knee: [s * knee, 0.2, 1] }); // prettier-ignore
  return { hips: [0, 0.72, -0.22], lean: 1.0, headTurn: [0.25, 0.2, 0], left: hand(1), right: hand(-1), leftFoot: foot(1, 0.04), rightFoot: foot(-1, 0), ...change }; // prettier-ignore
}

/** Carton that is being lifted: its bottom and how far ahead its middle is. */
export const BOX = { low: 0.46, ahead: 0.44 };

/** Palms flat on the two sides of the carton, fingers forwards and down. */
export const palms = (): Pose => {
  const side = (hand: 'left' | 'right') => {
    const s = hand === 'left' ? 1 : -1;
    return handTo({ at: [0, 0, 0], turn: 0 }, hand, { tip: [s * 0.191, BOX.low + 0.13, BOX.ahead + 0.01], towards: [-s * 0.03, -0.62, 0.78], back: [s, 0, 0.04], offset: [0, -0.0155, 0.08], curl: 0.06, spread: 1.2, thumb: 0.1, elbow: [s, 0.1, -0.5] }); // prettier-ignore
  };
  return { left: side('left'), right: side('right') };
};
