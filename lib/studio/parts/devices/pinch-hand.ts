/** Hands that hold a thin tool between thumb and forefinger, for near views: the hand is built round the tool. */
import { Matrix4, type Object3D, Vector3 } from 'three';
import type { Vec3 } from '../../kit/sdf.ts';
import { group } from '../../kit/node.ts';
import { closeHand, type FineHandShape } from '../person/fine-hand.ts';
import type { Person } from '../person/person.ts';
import type { HandTarget } from '../person/pose.ts';
import { handTo } from './tool-hand.ts';

/** Direction of the tool in hand coordinates (x towards the thumb): out of the web, under the forefinger's pad. */
const AXIS = new Vector3(-0.12, -0.465, 0.877).normalize();
/** Where the pads of forefinger and thumb lie. */
const PAD: Vec3 = [0.0337, -0.0405, 0.1425];
const THUMB: Vec3[] = [
  [0.019, -0.009, 0.018],
  [0.04, -0.026, 0.053],
  [0.0445, -0.0345, 0.0855],
  [0.0405, -0.035, 0.1095],
];

/** Point of the tool under the forefinger. @param r radius of the tool there */
const grip = (r: number): Vec3 => [PAD[0], PAD[1] - r * 0.6, PAD[2] - r * 0.8];

/** Fingers round a tool of this radius. */
const pinching = (r: number): FineHandShape => ({
  curls: [0.42, 0.58, 0.74, 0.86],
  spread: 0.7,
  thumbJoints: THUMB.map(([x, y, z], i) => [x + [0, 0.1, 0.3, 0.5][i] * r, y - [0, 0.3, 0.9, 1.4][i] * r, z] as Vec3),
});

export interface Tool {
  /** Radius where it is held. */
  r: number;
  /** From the forefinger's pad to the tip (m). */
  reach: number;
}

/**
 * Hand target that brings the tip of a pinched tool to a point.
 * @param tip and `pointing` (direction of the tool) in the scene @param back where the back of the hand should look
 */
export function pinchTo(
  person: { at: Vec3; turn: number },
  side: 'left' | 'right',
  tool: Tool,
  { tip, pointing, back, elbow }: { tip: Vec3; pointing: Vec3; back: Vec3; elbow?: Vec3 },
): HandTarget {
  const s = side === 'right' ? 1 : -1;
  const basis = (z: Vector3, y: Vector3) => {
    const x = new Vector3().crossVectors(y, z).normalize();
    return new Matrix4().makeBasis(x, new Vector3().crossVectors(z, x), z);
  };
  const d = new Vector3(...pointing).normalize();
  const own = basis(new Vector3(s * AXIS.x, AXIS.y, AXIS.z), new Vector3(0, 1, 0));
  const turn = basis(d, new Vector3(...back)).multiply(own.transpose());
  const at = new Vector3(...tip).addScaledVector(d, -tool.reach).toArray() as Vec3;
  const to = (v: Vec3) => new Vector3(...v).applyMatrix4(turn).toArray() as Vec3;
  return handTo(person, side, { tip: at, towards: to([0, 0, 1]), back: to([0, 1, 0]), offset: grip(tool.r), elbow });
}

/** Replace a hand of a person with `fine` hands by one that holds the tool. @param tool points along +z @param end z of its tip */
export function pinched(p: Person, side: 'left' | 'right', skinHex: string, { r, reach }: Tool, tool: Object3D, end: number): void {
  const s = side === 'right' ? 1 : -1;
  const here = new Vector3().setFromMatrixPosition(p.hand[side]);
  const old = p.children.find((c) => c.name === 'hand' && c.position.distanceTo(here) < 1e-6);
  old?.removeFromParent();
  const g = group(p, 'hand');
  g.applyMatrix4(p.hand[side]);
  g.add(closeHand(s, pinching(r), skinHex, 0.0018));
  const axis = new Vector3(s * AXIS.x, AXIS.y, AXIS.z);
  const [x, y, z] = grip(r);
  const held = group(g, 'tool');
  held.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), axis);
  held.position.set(s * x, y, z).addScaledVector(axis, reach - end);
  held.add(tool);
}
