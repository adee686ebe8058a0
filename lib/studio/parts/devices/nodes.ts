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

/** The C17 is a square block in a cradle, the C17 Pro flat and longer. */
export type InertialModel = 'c17' | 'c17-pro';

/** Inertial sensor, its face up, its antenna end towards −z. @param hex of the lamp */
export function inertialNode(model: InertialModel = 'c17', hex: string = colour.motion): Group {
  const g = group(null, 'inertial-node');
  if (model === 'c17') {
    add(g, slab(0.042, 0.04, 0.005, 0.006, 0.0018), clay(colour.brand));
    add(g, slab(0.036, 0.036, 0.0155, 0.007, 0.0032), clay('#1d2748'), [0, 0.002, 0]);
    add(g, slab(0.024, 0.024, 0.0008, 0.004, 0.0003), clay('#f4f7ff'), [0, 0.0173, 0.002]);
    add(g, slab(0.012, 0.003, 0.0006, 0.001, 0.0002), glow(hex), [0, 0.0173, -0.0135]);
    add(g, slab(0.004, 0.01, 0.0006, 0.001, 0.0002), clay(colour.brand), [0, 0.018, 0.002]);
    return g;
  }
  add(g, slab(0.036, 0.05, 0.004, 0.012, 0.0016), clay('#27335c'));
  add(g, slab(0.032, 0.046, 0.0085, 0.012, 0.0036), clay('#f4f7ff'), [0, 0.002, 0]);
  add(g, slab(0.018, 0.003, 0.0006, 0.0012, 0.0002), glow(hex), [0, 0.0103, -0.014]);
  add(g, slab(0.012, 0.012, 0.0005, 0.0058, 0.0002), gloss('#101a3c'), [0, 0.0103, 0.008]);
  return g;
}

/** Charging case with an open lid: nodes sit in two blocks of bays; the last place of the last row is the power switch. */
export function chargingCase(model: InertialModel = 'c17', count = 17): Group {
  const g = group(null, 'charging-case');
  const [columns, step, w, d] = [6, 0.056, 0.4, 0.25];
  add(g, slab(w, d, 0.07, 0.03, 0.01), clay('#27335c'));
  add(g, slab(w - 0.026, d - 0.026, 0.002, 0.02, 0.0008), fabric('#10182f'), [0, 0.0695, 0]);
  const lid = group(g, 'lid', [0, 0.07, -d / 2 + 0.004], [-1.15, 0, 0]);
  add(lid, slab(w, d, 0.034, 0.03, 0.01), clay('#27335c'), [0, 0, d / 2]);
  add(lid, slab(w - 0.05, d - 0.05, 0.003, 0.02, 0.0012), fabric('#18224a'), [0, -0.0015, d / 2]);
  for (const s of [-1, 1]) {
    add(g, roundedBox(0.05, 0.014, 0.014, 0.006), metal('#9aa6c4'), [s * 0.13, 0.07, -d / 2]);
    add(g, roundedBox(0.034, 0.03, 0.01, 0.004), metal('#9aa6c4'), [s * 0.12, 0.052, d / 2]);
  }
  add(g, roundedBox(0.12, 0.018, 0.016, 0.007), clay('#10182f'), [0, 0.045, d / 2 + 0.006]);
  for (let i = 0; i < count; i++) {
    const at: Vec3 = [((i % columns) - (columns - 1) / 2) * step, 0.071, (Math.floor(i / columns) - 1) * 0.066 - 0.006];
    add(g, slab(0.045, 0.048, 0.0016, 0.008, 0.0006), gloss('#080d20'), at);
    const node = inertialNode(model, colour.muscle);
    node.position.set(at[0], at[1] - 0.001, at[2]);
    g.add(node);
    add(g, slab(0.006, 0.006, 0.0012, 0.0028, 0.0004), glow(colour.muscle), [at[0], at[1], at[2] + 0.03]);
  }
  add(g, turned([[0, 0.006], [0.012, 0.006], [0.013, 0], [0, 0]], 0.001, 40), clay(colour.brand), [step * 2.5, 0.071, 0.06]); // prettier-ignore
  return g;
}
