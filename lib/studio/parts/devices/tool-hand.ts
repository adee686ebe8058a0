/** Hands that bring a tool to a point. */
import { Group, type Object3D, Vector3 } from 'three';
import { frame, type Vec3 } from '../../kit/sdf.ts';
import type { HandTarget } from '../person/pose.ts';
import type { HandShape } from '../person/hand.ts';
import type { Person } from '../person/person.ts';

/** Tool points in hand coordinates (fingers +z, back +y); x counts towards the thumb. */
export const FOREFINGER: Vec3 = [0.035, -0.006, 0.163];
/** Where a pen-like tool lies between thumb and forefinger; it points along the fingers. */
const PEN: Vec3 = [0.03, -0.024, 0.115];

/** Hand target whose point `offset` (hand coordinates) meets `tip` in the scene. */
export function handTo(
  person: { at: Vec3; turn: number },
  side: 'left' | 'right',
  target: { tip: Vec3; towards: Vec3; back: Vec3; offset: Vec3; elbow?: Vec3 } & HandShape,
): HandTarget {
  const { tip, towards, back, offset, elbow, ...shape } = target;
  const s = side === 'right' ? 1 : -1;
  const wrist = new Vector3(s * offset[0], offset[1], offset[2])
    .applyMatrix4(frame([0, 0, 0], towards, back))
    .negate()
    .add(new Vector3(...tip));
  const own = (v: Vector3) => v.applyAxisAngle(new Vector3(0, 1, 0), -person.turn).toArray() as Vec3;
  return { at: own(wrist.sub(new Vector3(...person.at))), fingers: own(new Vector3(...towards)), back: own(new Vector3(...back)), elbow, ...shape }; // prettier-ignore
}

/** Offset of the tip of a pen-like tool of the given length held between thumb and forefinger. */
export const penTip = (length: number): Vec3 => [PEN[0], PEN[1], PEN[2] + length];

/** Put a pen-like tool into a hand. */
export function holdPen(
  person: Person,
  side: 'left' | 'right',
  tool: Object3D,
  at: Vec3 = PEN,
  turn: Vec3 = [0, 0, 0],
) {
  // prettier-ignore
  const g = new Group();
  g.applyMatrix4(person.hand[side]);
  tool.position.set((side === 'right' ? 1 : -1) * at[0], at[1], at[2]);
  tool.rotation.set(...turn);
  g.add(tool);
  person.add(g);
}
