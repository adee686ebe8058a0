/** What muscle sensors are kept and charged in, and the receiver's back. All stand on y = 0. */
import type { Group } from 'three';
import { clay, colour, fabric, glow, gloss, matte, metal } from '../../kit/material.ts';
import { add, group } from '../../kit/node.ts';
import { box, smoothCut, type Sdf } from '../../kit/sdf.ts';
import { roundedBox, slab } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';
import { muscleReceiver, muscleSensor, type MuscleModel } from './muscle.ts';
import { disc } from './pulse.ts';

/** Charging case with its lid open: sensors lie in wells. @param missing wells left empty */
export function chargingCase(
  model: MuscleModel,
  count: number,
  columns: number,
  missing: number[] = [],
  hex = '#f4f7ff',
): Group {
  const g = group(null, 'charging-case');
  const dark = model === 'm16';
  const rows = Math.ceil(count / columns);
  const [sx, sz] = [0.036, 0.05];
  const w = columns * sx + 0.034;
  const d = rows * sz + 0.03;
  const h = 0.032;
  const wells: Sdf[] = [];
  const at = (i: number): [number, number] => [((i % columns) - (columns - 1) / 2) * sx, (Math.floor(i / columns) - (rows - 1) / 2) * sz]; // prettier-ignore
  for (let i = 0; i < count; i++) {
    const [x, z] = at(i);
    wells.push(box([x, h, z], [0.0148, 0.0075, 0.0208], model === 'm4' ? 0.0072 : 0.006));
  }
  const tray = smoothCut(0.002, box([0, h / 2, 0], [w / 2, h / 2, d / 2], 0.0085), ...wells);
  add(g, surface(tray, 0.0013, [[-w, -0.01, -d], [w, 0.06, d]]), clay(hex)); // prettier-ignore
  for (let i = 0; i < count; i++) {
    const [x, z] = at(i);
    for (const s of [-0.003, 0.003]) add(g, disc(0.0012, 0.0012), metal('#e3c171'), [x + s, h - 0.0075, z]);
    if (missing.includes(i)) continue;
    const sensor = muscleSensor(model, i % 5 === 3 ? colour.skin : colour.muscle);
    sensor.position.set(x, h - 0.0075, z);
    g.add(sensor);
  }
  const lid = group(g, 'lid', [0, h - 0.004, -d / 2 - 0.002], [-1.15, 0, 0]);
  const [half, deep] = [d / 2, 0.02];
  const shellShape = smoothCut(0.002, box([0, -deep / 2 + 0.004, half], [w / 2, deep / 2, half], 0.0085), box([0, -deep + 0.001, half], [w / 2 - 0.006, 0.013, half - 0.006], 0.006)); // prettier-ignore
  // opened, the lid shows its inside
  const turned = group(lid, 'inside', [0, 0, 0], [Math.PI, 0, 0]);
  turned.scale.z = -1;
  add(turned, surface(shellShape, 0.0015, [[-w, -0.05, -0.02], [w, 0.02, 2 * d]]), clay(dark ? '#e9eefa' : hex === colour.navy ? '#33457f' : hex)); // prettier-ignore
  add(g, roundedBox(0.03, 0.0042, 0.002, 0.0009), glow(colour.muscle), [0, h * 0.45, d / 2 + 0.0003]);
  for (const s of [-1, 1]) add(g, roundedBox(0.022, 0.008, 0.008, 0.0035), clay(colour.steel), [s * w * 0.3, h - 0.003, -d / 2 - 0.002]); // prettier-ignore
  return g;
}

/** Carrying case with black foam: eight sensors, the receiver and its lead lie in cut-outs. */
export function foamCase(): Group {
  const g = group(null, 'foam-case');
  const [w, d, h] = [0.36, 0.26, 0.06];
  const rim = smoothCut(0.003, box([0, h / 2, 0], [w / 2 + 0.016, h / 2, d / 2 + 0.016], 0.016), box([0, h, 0], [w / 2, 0.03, d / 2], 0.01)); // prettier-ignore
  add(g, surface(rim, 0.0022, [[-0.3, -0.01, -0.2], [0.3, 0.1, 0.2]]), clay('#27345f')); // prettier-ignore
  const places: [number, number][] = Array.from({ length: 8 }, (_, i) => [-0.142 + (i % 4) * 0.052, (i < 4 ? -1 : 1) * 0.042 - 0.005]); // prettier-ignore
  const cuts: Sdf[] = places.map(([x, z]) => box([x, 0.05, z], [0.0165, 0.0085, 0.0225], 0.006));
  cuts.push(box([0.108, 0.05, 0.035], [0.049, 0.018, 0.039], 0.008), box([0.108, 0.05, -0.065], [0.049, 0.014, 0.028], 0.008)); // prettier-ignore
  const foam = smoothCut(0.0015, box([0, 0.03, 0], [w / 2 - 0.001, 0.0205, d / 2 - 0.001], 0.003), ...cuts);
  add(g, surface(foam, 0.0015, [[-0.2, 0, -0.15], [0.2, 0.06, 0.15]]), fabric('#171b28')); // prettier-ignore
  for (const [i, [x, z]] of places.entries()) {
    const s = muscleSensor('m8', i === 2 ? colour.skin : colour.muscle);
    s.position.set(x, 0.0415, z);
    g.add(s);
  }
  const r = muscleReceiver(1, 8);
  r.position.set(0.108, 0.033, 0.035);
  g.add(r);
  for (let i = 0; i < 4; i++) add(g, disc(0.024 - i * 0.0002, 0.0038, 0.0018, 0.0205 - i * 0.0002), clay('#8b93a8'), [0.1, 0.037 + i * 0.0038, -0.065]); // prettier-ignore
  add(g, roundedBox(0.012, 0.01, 0.03, 0.003), clay('#8b93a8'), [0.14, 0.044, -0.065]);
  const lid = group(g, 'lid', [0, h, -d / 2 - 0.016], [-1.2, 0, 0]);
  add(lid, slab(w + 0.032, d + 0.032, 0.03, 0.018, 0.008), clay('#27345f'), [0, -0.005, d / 2 + 0.016], [0, 0, 0]);
  add(lid, slab(w, d, 0.004, 0.012, 0.0015), matte('#171b28'), [0, -0.0085, d / 2 + 0.016]);
  for (const s of [-1, 1]) add(g, roundedBox(0.04, 0.018, 0.01, 0.003), clay(colour.steel), [s * 0.11, h - 0.014, d / 2 + 0.019]); // prettier-ignore
  return g;
}

/** Back of the receiver turned to the viewer (+z): TTL socket with a grey lead, USB socket, serial plate. */
export function receiverBack(): Group {
  const g = group(null, 'receiver-back');
  const r = muscleReceiver(1, 8);
  r.rotation.y = Math.PI;
  g.add(r);
  const socket = (x: number) => group(g, 'socket', [x, 0.011, 0.0332], [Math.PI / 2, 0, 0]);
  const ttl = socket(-0.012);
  add(ttl, disc(0.0064, 0.003, 0.0008, 0.0046), metal('#aeb7c9'));
  const plug = group(g, 'plug', [-0.012, 0.011, 0.0345], [Math.PI / 2, 0, 0]);
  add(plug, disc(0.0072, 0.013, 0.0012), metal('#c3cad8'));
  for (let i = 0; i < 10; i++) add(plug, roundedBox(0.0012, 0.009, 0.0012, 0.0004), metal('#9aa5bb'), [Math.cos(i * 0.628) * 0.0072, 0.006, Math.sin(i * 0.628) * 0.0072]); // prettier-ignore
  add(plug, disc(0.0048, 0.026, 0.0014), clay('#8b93a8'));
  add(g, roundedBox(0.0095, 0.0042, 0.002, 0.0014), metal('#c3cad8'), [0.014, 0.011, 0.0328]);
  add(g, roundedBox(0.0075, 0.0024, 0.0022, 0.001), gloss('#05070f'), [0.014, 0.011, 0.0329]);
  add(g, disc(0.0022, 0.001), glow(colour.muscle), [0.029, 0.011, 0.0329], [Math.PI / 2, 0, 0]);
  return g;
}
