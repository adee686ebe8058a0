/** Poses of somebody who bends down to lift a carton. */
import { handTo } from '../devices/tool-hand.ts';
import type { Pose } from './pose.ts';

export const lifting = (change: Pose = {}): Pose => ({
  hips: [0, 0.72, -0.22],
  lean: 1.0,
  headTurn: [0.25, 0.2, 0],
  left: { at: [0.19, 0.5, 0.42], fingers: [-0.3, -0.75, 0.6], back: [1, 0.1, 0.1], curl: 0.7, thumb: 0.4 },
  right: { at: [-0.19, 0.5, 0.42], fingers: [0.3, -0.75, 0.6], back: [-1, 0.1, 0.1], curl: 0.7, thumb: 0.4 },
  leftFoot: { at: [0.17, 0.085, 0.04], toes: [0.25, 0, 1], knee: [0.4, 0.2, 1] },
  rightFoot: { at: [-0.17, 0.085, 0.0], toes: [-0.25, 0, 1], knee: [-0.4, 0.2, 1] },
  ...change,
});

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
