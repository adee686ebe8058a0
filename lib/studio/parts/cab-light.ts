/** Night in a vehicle or before a screen: the face is lit from where the person looks, not from behind. */
import type { LightSet } from '../kit/light.ts';
import type { Vec3 } from '../kit/sdf.ts';

const WARM: Vec3 = [1, 0.92, 0.82];
const ROAD: Vec3 = [0.88, 0.93, 1];

/**
 * Broad glow of the road before the face, a warm lamp beside it, a blue rim from behind.
 * `tint` is the colour of road or screen.
 * @param face in the scene @param ahead where the driver looks (unit vector in the plane) @param side +1: warm lamp on the driver's left
 */
export function cabLight(face: Vec3, ahead: [number, number], side: 1 | -1, change: Partial<LightSet> & { warm?: number; road?: number; rim?: number; tint?: Vec3 } = {}): LightSet { // prettier-ignore
  const { warm = 58, road = 46, rim = 26, tint = ROAD, ...rest } = change;
  const [x, z] = ahead;
  // driver's left of a view along (x, z)
  const at = (forward: number, left: number, up: number): Vec3 => [face[0] + x * forward + z * left, face[1] + up, face[2] + z * forward - x * left]; // prettier-ignore
  return {
    lights: [
      { from: at(1.3, 1.5 * side, 1.0), at: face, size: 1.1, power: warm, colour: WARM },
      { from: at(2.4, -0.5 * side, 0.35), at: face, size: 2.2, power: road, colour: tint },
      { from: at(-1.6, -1.5 * side, 1.3), at: face, size: 1, power: rim, colour: [0.45, 0.62, 1] },
      { from: at(0.2, 0, 2.6), at: face, size: 2, power: 18, colour: [0.8, 0.88, 1] },
    ],
    world: { low: [0.12, 0.13, 0.22], mid: [0.34, 0.38, 0.56], top: [0.2, 0.26, 0.48], strength: 0.8 },
    film: 'curve',
    exposure: 0.55,
    glow: 4,
    screen: 1.05,
    ...rest,
  };
}
