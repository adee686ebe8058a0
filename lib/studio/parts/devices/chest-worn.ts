/** Chest ECG on a dressed person. */
import { clay, colour } from '../../kit/material.ts';
import { add, group } from '../../kit/node.ts';
import { cast, inflate, moved, type Sdf, type Vec3 } from '../../kit/sdf.ts';
import { tube } from '../../kit/solid.ts';
import type { Person } from '../person/person.ts';
import { stick } from './fixing.ts';
import { ecgElectrode, ecgUnit } from './pulse.ts';

/** Front of a body at (x, y), looked at from +z. */
export const zOn = (f: Sdf, x: number, y: number) => cast(f, [x, y, 0.4], [0, 0, -1])?.[2] ?? 0.1;

/** Electrodes below both collarbones and the unit on the breastbone, at heights above the waist (chest frame). @param x, y of the electrodes @param skin what they lie on */
export function openShirtEcg(p: Person, unitAt: Vec3 = [0.004, 0.1, 0.3], lift = 0.004, [ex, ey] = [0.036, 0.206], skin: Sdf = p.body.torso) {
  const body = p.body.torso;
  const chest = inflate(skin, lift);
  const local = moved(chest, p.body.chest.clone().invert());
  const g = group(p, 'ecg');
  g.applyMatrix4(p.body.chest);
  const spots: [Vec3, string][] = [[[ex, ey, 0.3], colour.brand], [[-ex, ey, 0.3], colour.heart]]; // prettier-ignore
  const unit = stick(g, ecgUnit(), local, unitAt, [0, 0, -1], [0, -1, 0]);
  for (const [at, hex] of spots) {
    const e = stick(g, ecgElectrode(hex, 0.0165), local, at, [0, -0.12, -1], [0, 1, 0]);
    const [a, b] = [e.position, unit.position];
    const x = Math.sign(at[0]);
    // on a chest other than the plain one the lead keeps above what bulges between its ends
    const clear = (p: Vec3): Vec3 => (skin === body ? p : [p[0], p[1], Math.max(p[2], zOn(local, p[0], p[1]) + 0.003)]);
    add(g, tube([[a.x, a.y, a.z + 0.006], clear([a.x - x * 0.004, a.y - 0.02, a.z + 0.009]), clear([b.x + x * 0.018, b.y + 0.045, b.z + 0.012]), [b.x + x * 0.012, b.y + 0.022, b.z + 0.008]], 0.0014), clay(colour.ink)); // prettier-ignore
  }
}
