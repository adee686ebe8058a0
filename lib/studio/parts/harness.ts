/** Harness against falls. */
import { fabric } from '../kit/material.ts';
import { add, group } from '../kit/node.ts';
import { moved, torus, transform } from '../kit/sdf.ts';
import { tube } from '../kit/solid.ts';
import { surface } from '../kit/surface.ts';
import type { Person } from './person/person.ts';

/** Full-body harness of somebody who works at height: thigh loops, belt, shoulder straps. */
export function harness(p: Person, hex: string) {
  for (const leg of p.body.legs) {
    const ring = group(p, 'harness', leg.root);
    ring.position.set(leg.root[0] + (leg.middle[0] - leg.root[0]) * 0.3, leg.root[1] + (leg.middle[1] - leg.root[1]) * 0.3, leg.root[2] + (leg.middle[2] - leg.root[2]) * 0.3); // prettier-ignore
    ring.lookAt(...leg.middle);
    add(
      ring,
      surface(moved(torus([0, 0, 0], 0.092, 0.013), transform([0, 0, 0], [Math.PI / 2, 0, 0])), 0.007),
      fabric(hex),
    );
  }
  const waist = group(p, 'belt');
  waist.applyMatrix4(p.body.pelvis);
  add(waist, surface((x, y, z) => Math.max(Math.abs(Math.hypot(x / 0.172, (z + 0.005) / 0.142) - 1) * 0.15 - 0.008, Math.abs(y - 0.07) - 0.03), 0.008), fabric(hex)); // prettier-ignore
  const chest = group(p, 'straps');
  chest.applyMatrix4(p.body.chest);
  for (const s of [-1, 1]) add(chest, tube([[s * 0.1, -0.08, 0.125], [s * 0.085, 0.1, 0.132], [s * 0.1, 0.24, 0.085], [s * 0.11, 0.315, -0.01], [s * 0.085, 0.24, -0.1], [0, 0.08, -0.135]], 0.013), fabric(hex)); // prettier-ignore
}
