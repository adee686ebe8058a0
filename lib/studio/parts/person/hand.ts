/** Hand in wrist coordinates: wrist at the origin, fingers along +z, back of the hand +y. */
import { box, roundCone, smoothUnion, union, type Sdf, type Vec3 } from '../../kit/sdf.ts';

export interface HandShape {
  /** 0 flat, 0.3 relaxed, 1 fist. */
  curl?: number;
  /** Fan of the fingers. */
  spread?: number;
  /** 0 thumb beside, 1 thumb closed in front of the palm. */
  thumb?: number;
  /** Stretch the forefinger whatever the others do. */
  point?: boolean;
}

/** @param side +1: thumb towards +x (a left hand, palm down, seen along +z) */
export function handShape(side: 1 | -1, { curl = 0.3, spread = 1, thumb = 0, point = false }: HandShape = {}): Sdf {
  const fingers: Sdf[] = [box([0, 0, 0.043], [0.037, 0.0125, 0.044], 0.0125)];
  for (let i = 0; i < 4; i++) {
    const c = point && i === 0 ? 0.05 : curl;
    const x = side * (1.5 - i) * 0.0192;
    const length = [0.034, 0.038, 0.036, 0.028][i] * 1.15;
    const r = [0.0098, 0.0102, 0.0098, 0.0088][i];
    const fan = side * (1.5 - i) * 0.05 * spread;
    const step = (p: Vec3, l: number, angle: number): Vec3 => [p[0] + fan * l, p[1] - l * Math.sin(angle), p[2] + l * Math.cos(angle)]; // prettier-ignore
    const knuckle: Vec3 = [x, -0.001, 0.082];
    const middle = step(knuckle, length, c * 0.6);
    const end = step(middle, length * 0.7, c * 1.7);
    const tip = step(end, length * 0.45, c * 2.6);
    fingers.push(union(roundCone(knuckle, middle, r * 1.06, r), roundCone(middle, end, r, r * 0.95), roundCone(end, tip, r * 0.95, r * 0.86))); // prettier-ignore
  }
  const joint: Vec3 = [side * (0.047 - 0.012 * thumb), -0.012 - 0.02 * thumb, 0.05];
  const tip: Vec3 = [side * (0.054 - 0.03 * thumb), -0.018 - 0.03 * thumb, 0.08];
  const thumbShape = smoothUnion(0.006, roundCone([side * 0.022, -0.006, 0.018], joint, 0.0165, 0.0125), roundCone(joint, tip, 0.0125, 0.0102)); // prettier-ignore
  return smoothUnion(0.014, smoothUnion(0.01, ...fingers), thumbShape, roundCone([0, 0, -0.03], [0, 0, 0.02], 0.026, 0.028)); // prettier-ignore
}
