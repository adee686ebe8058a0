/** What comes with the VR headsets: hand controllers, batteries and their dock. */
import type { Group } from 'three';
import { clay, colour, glow, gloss } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { box, cylinder, moved, smoothUnion, transform, type Sdf } from '../../kit/sdf.ts';
import { roundedBox } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';
import { disc } from './vr-headset.ts';

/** Hand controller standing on its grip: grip, trigger, thumb pad with stick and keys, tracking hoop. @param side +1 right hand */
export function handController(side: 1 | -1 = 1, hex = '#f4f7ff'): Group {
  const g = group(null, 'hand-controller');
  const grip: Sdf = smoothUnion(0.014, moved(box([0, 0, 0], [0.016, 0.05, 0.019], 0.0155), transform([0, 0.055, 0], [-0.22, 0, 0])), moved(cylinder([0, 0, 0], 0.027, 0.011, 0.008), transform([0, 0.108, 0.014], [0.5, 0, 0]))); // prettier-ignore
  add(g, once('grip', () => surface(grip, 0.0022, [[-0.06, -0.02, -0.06], [0.06, 0.15, 0.08]])), clay(hex)); // prettier-ignore
  const hoop: Sdf = moved((x, y, z) => Math.hypot(Math.hypot(x, z) - 0.05, y * 0.55) - 0.0058, transform([0, 0.128, 0.036], [0.62, 0, 0])); // prettier-ignore
  add(g, once('hoop', () => surface(hoop, 0.002, [[-0.08, 0.05, -0.05], [0.08, 0.2, 0.12]])), clay('#1d2748')); // prettier-ignore
  const pad = group(g, 'pad', [0, 0.1185, 0.0085], [-Math.PI / 2 + 0.5, 0, 0]);
  add(pad, disc(0.021, 0.003, 0.001), gloss('#10183a'));
  add(pad, disc(0.0075, 0.009, 0.002), clay('#27335c'), [side * -0.006, 0.003, 0.002]);
  for (const [x, y] of [[0.009, 0.007], [0.011, -0.005]]) add(pad, disc(0.0042, 0.0048, 0.001), clay(colour.brand), [side * x, y, 0]); // prettier-ignore
  add(g, roundedBox(0.018, 0.022, 0.014, 0.006), clay('#1d2748'), [0, 0.084, 0.032], [0.3, 0, 0]);
  return g;
}

/** Battery of the X2: the curved pack, standing on y = 0. */
export function headsetBattery(hex = '#f4f7ff'): Group {
  const g = group(null, 'battery');
  add(g, roundedBox(0.058, 0.086, 0.024, 0.009), clay(hex), [0, 0.043, 0]);
  add(g, roundedBox(0.05, 0.012, 0.0245, 0.004), clay(colour.brand), [0, 0.074, 0]);
  for (let i = 0; i < 4; i++) add(g, roundedBox(0.006, 0.003, 0.002, 0.0009), glow(colour.muscle), [-0.0135 + i * 0.009, 0.055, 0.0122]); // prettier-ignore
  return g;
}

/** Dock with a row of bays, batteries standing in those that are filled. */
export function batteryDock(filled = 3): Group {
  const g = group(null, 'battery-dock');
  add(g, roundedBox(0.25, 0.034, 0.1, 0.014), clay('#1d2748'), [0, 0.017, 0]);
  add(g, roundedBox(0.25, 0.05, 0.03, 0.012), clay('#27335c'), [0, 0.03, -0.034]);
  for (let i = 0; i < 3; i++) {
    const x = -0.076 + i * 0.076;
    add(g, roundedBox(0.066, 0.003, 0.033, 0.0014), gloss('#080d20'), [x, 0.0338, 0.002]);
    if (i < filled) {
      const b = headsetBattery();
      b.position.set(x, 0.022, 0.002);
      b.rotation.x = -0.08;
      g.add(b);
    }
    add(g, roundedBox(0.024, 0.003, 0.003, 0.0012), glow(colour.muscle), [x, 0.018, 0.0496]);
  }
  return g;
}
