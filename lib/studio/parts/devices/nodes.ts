/** Wireless nodes: muscle sensors and inertial sensors, their charging docks and straps. They lie on y = 0. */
import type { Group } from 'three';
import { clay, colour, fabric, glow, gloss, metal } from '../../kit/material.ts';
import { add, group } from '../../kit/node.ts';
import type { Vec3 } from '../../kit/sdf.ts';
import { roundedBox, slab, tube, turned } from '../../kit/solid.ts';

/** Muscle sensor: a flat pebble with a lit line. @param lead with a second electrode on a short lead */
export function muscleNode(lead = false, hex: string = colour.muscle): Group {
  const g = group(null, 'muscle-node');
  add(g, slab(0.036, 0.026, 0.012, 0.012, 0.0052), clay('#f4f7ff'));
  add(g, slab(0.018, 0.0028, 0.0008, 0.0013, 0.0003), glow(hex), [0, 0.0118, 0.004]);
  if (!lead) return g;
  add(g, tube([[0.018, 0.006, 0], [0.03, 0.004, 0.004], [0.046, 0.003, -0.004], [0.056, 0.004, 0]], 0.0012), clay(colour.ink)); // prettier-ignore
  add(g, turned([[0, 0.004], [0.009, 0.004], [0.01, 0], [0, 0]], 0.0012, 36), metal('#cfd5e2'), [0.058, 0, 0]); // prettier-ignore
  return g;
}

/** Inertial sensor: a square tile with an arrow. @param strap on a strap that lies to both sides */
export function inertialNode(strap = false, hex: string = colour.motion): Group {
  const g = group(null, 'inertial-node');
  if (strap) {
    add(g, slab(0.17, 0.03, 0.003, 0.006, 0.0012), fabric(colour.navy));
    add(g, slab(0.03, 0.031, 0.0042, 0.004, 0.0014), fabric(colour.brand), [0.074, 0, 0]);
  }
  const y = strap ? 0.003 : 0;
  add(g, slab(0.034, 0.034, 0.0115, 0.008, 0.004), clay('#f4f7ff'), [0, y, 0]);
  add(g, slab(0.02, 0.02, 0.0008, 0.005, 0.0003), gloss('#101a3c'), [0, y + 0.0112, 0]);
  add(g, slab(0.011, 0.0024, 0.0006, 0.001, 0.0002), glow(hex), [0, y + 0.0118, 0]);
  return g;
}

/**
 * Charging dock with a grid of nodes standing in it.
 * @param make one node @param count how many @param columns per row @param missing places left empty
 */
export function chargingDock(make: () => Group, count: number, columns: number, missing: number[] = []): Group {
  const g = group(null, 'charging-dock');
  const rows = Math.ceil(count / columns);
  const step = 0.048;
  const w = columns * step + 0.03;
  const d = rows * step + 0.03;
  add(g, slab(w, d, 0.026, 0.02, 0.006), clay(colour.navy));
  add(g, slab(w - 0.02, d - 0.02, 0.001, 0.014, 0.0004), gloss('#0a1128'), [0, 0.0256, 0]);
  for (let i = 0; i < count; i++) {
    const at: Vec3 = [((i % columns) - (columns - 1) / 2) * step, 0.0262, (Math.floor(i / columns) - (rows - 1) / 2) * step]; // prettier-ignore
    add(g, slab(0.038, 0.03, 0.0006, 0.009, 0.0002), clay('#33457f'), at);
    if (missing.includes(i)) continue;
    const node = make();
    node.position.set(...at);
    g.add(node);
  }
  add(g, roundedBox(0.03, 0.004, 0.002, 0.0009), glow(colour.muscle), [0, 0.014, d / 2 + 0.0002]);
  return g;
}
