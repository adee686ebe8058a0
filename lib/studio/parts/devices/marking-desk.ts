/** Things worn or carried with markers and environment loggers: backpack, shielded window. */
import type { Group } from 'three';
import { clay, colour, fabric, metal } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { box, capsule, ellipsoid, smoothUnion } from '../../kit/sdf.ts';
import { roundedBox, tube } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';

/** Work backpack hanging on a back: its back panel at z = 0, body towards −z, top at y = 0.22. */
export function backpack(hex: string = colour.skin): Group {
  const g = group(null, 'backpack');
  const bag = smoothUnion(0.05, box([0, 0, -0.085], [0.145, 0.22, 0.085], 0.06), box([0, -0.07, -0.17], [0.11, 0.1, 0.03], 0.028), ellipsoid([0, 0.2, -0.08], [0.12, 0.05, 0.07])); // prettier-ignore
  add(
    g,
    once('backpack', () => surface(bag, 0.009)),
    fabric(hex),
  );
  add(g, tube([[-0.1, 0.035, -0.2], [0, 0.03, -0.208], [0.1, 0.035, -0.2]], 0.005), clay(colour.ink)); // prettier-ignore
  for (const s of [-1, 1]) {
    const strap = capsule([s * 0.095, 0.21, -0.02], [s * 0.1, 0.27, 0.06], 0.022);
    add(
      g,
      once(`strap${s}`, () => surface(strap, 0.007)),
      fabric('#27345f'),
    );
    add(g, roundedBox(0.012, 0.3, 0.012, 0.005), fabric('#27345f'), [s * 0.147, -0.02, -0.1]);
  }
  return g;
}

/** Window of a shielded room: copper wires in a heavy frame, middle at the origin. */
export function shieldedWindow(w: number, h: number): Group {
  const g = group(null, 'shielded-window');
  for (const s of [-1, 1]) {
    add(g, roundedBox(w + 0.12, 0.07, 0.07, 0.012), metal('#c9a877'), [0, (s * (h + 0.06)) / 2, 0]);
    add(g, roundedBox(0.07, h + 0.12, 0.07, 0.012), metal('#c9a877'), [(s * (w + 0.06)) / 2, 0, 0]);
  }
  for (let i = 1; i < 12; i++) add(g, roundedBox(0.0016, h, 0.0016, 0.0007), metal('#c9a877'), [-w / 2 + (w * i) / 12, 0, -0.012]); // prettier-ignore
  return g;
}
