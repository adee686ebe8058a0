/** Muscle sensors on a person. */
import { apply, type Vec3 } from '../../kit/sdf.ts';
import { backShape } from '../person/bare.ts';
import type { Person } from '../person/person.ts';
import { stick } from './fixing.ts';
import { muscleSensor, type MuscleModel } from './muscle.ts';

/** Sensors on the back at [side, height above the waist] of the chest frame. */
export function onBack(p: Person, places: [number, number][], model: MuscleModel = 'm16') {
  const back = backShape(p.body);
  const m = p.body.chest;
  const turn = (v: Vec3): Vec3 => {
    const [o, q] = [apply(m, [0, 0, 0]), apply(m, v)];
    return [q[0] - o[0], q[1] - o[1], q[2] - o[2]];
  };
  for (const [x, y] of places) stick(p, muscleSensor(model), back, apply(m, [x, y, -0.35]), turn([0, 0, 1]), turn([0, 1, 0])); // prettier-ignore
}
