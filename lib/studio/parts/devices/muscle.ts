/** Wireless muscle sensors of three models and their receiver. They lie on y = 0. */
import type { Group } from 'three';
import { clay, colour, glow, metal } from '../../kit/material.ts';
import { add, group } from '../../kit/node.ts';
import { roundedBox, slab, turned } from '../../kit/solid.ts';

export type MuscleModel = 'm4' | 'm8' | 'm16';

/** HZ-M4: white oval pebble; HZ-M8: rounded rectangle with a blue lid; HZ-M16: thin and matt black. Long side along z. */
export function muscleSensor(model: MuscleModel, hex: string = colour.muscle): Group {
  const g = group(null, 'muscle-sensor');
  if (model === 'm4') {
    add(g, slab(0.026, 0.038, 0.013, 0.0129, 0.006), clay('#f4f7ff'));
    add(g, slab(0.0026, 0.013, 0.0006, 0.0012, 0.0002), glow(hex), [0, 0.0128, 0]);
  } else if (model === 'm8') {
    add(g, slab(0.025, 0.037, 0.011, 0.0075, 0.0042), clay('#f4f7ff'));
    add(g, slab(0.0185, 0.0305, 0.002, 0.0055, 0.0009), clay(colour.brand), [0, 0.0102, 0]);
    add(g, slab(0.009, 0.0024, 0.0006, 0.0011, 0.0002), glow(hex), [0, 0.012, 0.0085]);
  } else {
    add(g, slab(0.025, 0.036, 0.009, 0.0065, 0.0034), clay('#1a1e2c'));
    add(g, slab(0.012, 0.0008, 0.0004, 0.0003, 0.0001), clay('#5a6380'), [0, 0.0088, -0.007]);
    add(g, turned([[0, 0.0007], [0.0019, 0.0007], [0.0019, 0], [0, 0]], 0.0003, 24), glow(hex), [0, 0.0088, 0.0105]); // prettier-ignore
  }
  return g;
}

/** Back of an HZ-M4 turned up: two silver bars 20 mm apart and charging contacts. */
export function muscleSensorBack(): Group {
  const g = group(null, 'muscle-sensor-back');
  add(g, slab(0.026, 0.038, 0.0125, 0.0129, 0.0045), clay('#f4f7ff'));
  add(g, slab(0.0195, 0.0315, 0.0006, 0.0095, 0.0002), clay('#2b3a74'), [0, 0.0122, 0]);
  for (const z of [-0.01, 0.01]) add(g, roundedBox(0.0125, 0.0026, 0.0016, 0.0007), metal('#dfe3ec'), [0, 0.0131, z]);
  for (const x of [-0.003, 0.003]) add(g, turned([[0, 0.0009], [0.0012, 0.0009], [0.0012, 0], [0, 0]], 0.0003, 20), metal('#e3c171'), [x, 0.0126, 0]); // prettier-ignore
  return g;
}

/** USB receiver with aerials; TTL socket and cable plug on its back (−z). @param lines lit channel lamps in front */
export function muscleReceiver(aerials: 1 | 2 = 1, lamps = 8): Group {
  const g = group(null, 'muscle-receiver');
  const w = aerials === 2 ? 0.11 : 0.085;
  add(g, slab(w, 0.066, 0.022, 0.012, 0.005), clay(aerials === 2 ? '#1a1e2c' : '#f4f7ff'));
  add(g, slab(w - 0.03, 0.003, 0.0006, 0.0012, 0.0002), clay(colour.brand), [0, 0.0216, 0.02]);
  for (let i = 0; i < lamps; i++) add(g, roundedBox(0.0028, 0.0028, 0.0014, 0.0006), glow(colour.muscle), [(i - (lamps - 1) / 2) * ((w - 0.03) / lamps), 0.011, 0.0332]); // prettier-ignore
  for (let i = 0; i < aerials; i++) {
    const x = aerials === 2 ? (i - 0.5) * (w - 0.026) : w / 2 - 0.014;
    add(g, turned([[0, 0.012], [0.006, 0.012], [0.0066, 0], [0, 0]], 0.0015, 28), clay('#0b1020'), [x, 0.0215, -0.022]); // prettier-ignore
    add(g, turned([[0, 0.098], [0.0036, 0.098], [0.0052, 0], [0, 0]], 0.002, 28), clay('#0b1020'), [x, 0.03, -0.022], [0, 0, (i - (aerials - 1) / 2) * -0.28]); // prettier-ignore
  }
  return g;
}
