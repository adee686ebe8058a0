/** Skin conductance and respiration close up: finger electrodes, wrist, waist and ankle units, breathing belts. */
import { type Group, Matrix4 } from 'three';
import { clay, colour, fabric, glow, gloss, metal } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import type { Vec3 } from '../../kit/sdf.ts';
import { roundedBox, slab, tube } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';
import type { FineHand } from '../person/fine-hand.ts';
import { ribbon } from './fixing.ts';
import { disc } from './pulse.ts';

const SILVER = '#b9bec9';

/** Ag/AgCl cup in its white holder on y = 0, opening up. */
export function cup(): Group {
  const g = group(null, 'cup');
  add(g, disc(0.0078, 0.0052, 0.0014, 0.0042), clay('#f4f7ff'));
  add(g, disc(0.0042, 0.0022, 0.0004), metal(SILVER));
  add(g, disc(0.0034, 0.0024, 0.0004), clay('#9da3b1'));
  return g;
}

/** Finger electrode opened flat: hook-and-loop strap with the cup in its middle, lead towards −x … −z. */
export function fingerElectrodeOpen(hex: string = colour.navy, lead: Vec3[] = []): Group {
  const g = group(null, 'finger-electrode-open');
  add(g, ribbon([[-0.042, 0.0125, 0], [-0.03, 0.0042, 0], [-0.015, 0.0012, 0], [0.015, 0.0012, 0], [0.034, 0.0034, 0], [0.052, 0.011, 0]], 0.019, 0.0022, [0, 0, 1]), fabric(hex)); // prettier-ignore
  add(g, ribbon([[0.026, 0.0037, 0], [0.036, 0.0052, 0], [0.052, 0.0126, 0]], 0.017, 0.0012, [0, 0, 1]), fabric('#3a4a86')); // prettier-ignore
  const c = cup();
  c.position.set(0, 0.0022, 0);
  g.add(c);
  add(g, roundedBox(0.006, 0.005, 0.0085, 0.002), clay('#f4f7ff'), [0, 0.0045, -0.0112]);
  if (lead.length) add(g, tube([[0, 0.0045, -0.015], [0, 0.004, -0.024], ...lead], 0.0013), clay(colour.ink)); // prettier-ignore
  return g;
}

/** Finger electrode closed round a finger in its phalanx frame (z along the finger, y outwards). */
export function fingerElectrode(r: number, hex: string = colour.navy): Group {
  const g = group(null, 'finger-electrode');
  const ring = (x: number, y: number, z: number) => {
    const a = Math.abs(Math.hypot(x, y) - r - 0.0016) - 0.0007;
    const b = Math.abs(z) - 0.0078;
    return Math.min(Math.max(a, b), 0) + Math.hypot(Math.max(a, 0), Math.max(b, 0)) - 0.0008;
  };
  const d = r + 0.005;
  add(g, once(`finger-ring${r.toFixed(4)}`, () => surface(ring, 0.0008, [[-d, -d, -0.012], [d, d, 0.012]])), fabric(hex)); // prettier-ignore
  const flap: Vec3[] = [-0.9, -0.5, 0, 0.5, 0.85].map((a) => [Math.sin(a) * (r + 0.0036), Math.cos(a) * (r + 0.0036), 0]); // prettier-ignore
  add(g, ribbon(flap, 0.0148, 0.0016, [0, 0, 1]), fabric('#3a4a86'));
  add(g, roundedBox(0.013, 0.0056, 0.0135, 0.0025), clay('#f4f7ff'), [0, -r - 0.0035, 0]);
  return g;
}

/** Electrodes on two fingers of a close-up hand with leads over the back of the hand to `unit` (hand coordinates). */
export function handElectrodes(hand: FineHand, side: 1 | -1, unit: Vec3, fingers = [0, 1], joint = 1): Group {
  const g = group(null, 'hand-electrodes');
  fingers.forEach((i, k) => {
    const { at, r } = hand.segments[i][joint];
    const e = fingerElectrode(r, k ? colour.navy : '#1f5bff');
    e.applyMatrix4(at);
    g.add(e);
    const p = (x: number, y: number, z: number) => {
      const m = new Matrix4().multiplyMatrices(at, new Matrix4().makeTranslation(x, y, z)).elements;
      return [m[12], m[13], m[14]] as Vec3;
    };
    const base = hand.segments[i][0].at.elements;
    const out = (k ? -0.35 : 0.75) * side * r;
    const lead: Vec3[] = [p(out * 1.6, 0.001, -0.006), p(out * 1.7, r * 0.9, -0.014), [base[12] + out * 0.6, base[13] + 0.0145, base[14] - 0.006], [side * (0.016 - k * 0.013), 0.0185, 0.06], [unit[0] + side * (0.006 - k * 0.012), unit[1] + 0.004, unit[2] + 0.034], [unit[0] + side * (0.006 - k * 0.012), unit[1], unit[2] + 0.02]]; // prettier-ignore
    add(g, tube(lead, 0.0013), clay(k ? colour.ink : '#1f5bff'));
  });
  return g;
}

/** HZ-D1 unit, 38 × 46 × 13 mm, lying on y = 0, its sockets at +z. */
export function wristUnit(hex: string = colour.skin): Group {
  const g = group(null, 'wrist-unit');
  add(g, slab(0.036, 0.046, 0.0125, 0.0105, 0.0048), clay('#f4f7ff'));
  add(g, slab(0.014, 0.0026, 0.0006, 0.0012, 0.0002), glow(hex), [0, 0.0122, 0.009]);
  add(g, disc(0.0038, 0.0006), clay(colour.navy), [0, 0.0122, -0.009]);
  for (const x of [-0.006, 0.006]) add(g, roundedBox(0.0056, 0.0056, 0.006, 0.0018), clay(colour.navy), [x, 0.006, 0.0235]); // prettier-ignore
  return g;
}

/** Strap of the wrist unit in hand coordinates at z. */
export function wristStrap(z: number, rx = 0.034, ry = 0.0235, hex: string = colour.navy): Group {
  const g = group(null, 'wrist-strap');
  const line: Vec3[] = Array.from({ length: 20 }, (_, i) => [Math.sin((i / 20) * Math.PI * 2) * rx, Math.cos((i / 20) * Math.PI * 2) * ry, z]); // prettier-ignore
  add(g, ribbon(line, 0.022, 0.0024, [0, 0, 1], true), fabric(hex));
  return g;
}

const LEADS = [colour.skin, colour.brand, colour.motion, colour.muscle];

/** HZ-D2 waist unit, 78 × 58 × 19 mm, lying on y = 0 with its sockets on the −z side: four coloured rings and a TTL socket. */
export function waistUnit(): Group {
  const g = group(null, 'waist-unit');
  add(g, slab(0.08, 0.058, 0.0195, 0.0125, 0.005), clay('#f4f7ff'));
  add(g, slab(0.05, 0.03, 0.0006, 0.007, 0.0002), clay('#e2e9f7'), [0, 0.0193, 0.004]);
  LEADS.forEach((hex, i) => add(g, slab(0.006, 0.0026, 0.0006, 0.0012, 0.0002), glow(hex), [-0.0165 + i * 0.011, 0.0198, -0.004])); // prettier-ignore
  add(g, disc(0.004, 0.0007), clay(colour.navy), [0, 0.0197, 0.0115]);
  LEADS.forEach((hex, i) => {
    const s = group(g, 'socket', [-0.0285 + i * 0.0128, 0.0096, -0.0287], [-Math.PI / 2, 0, 0]);
    add(s, disc(0.0052, 0.0016, 0.0005, 0.0032), clay(hex));
    add(s, disc(0.0033, 0.0006), gloss('#05070f'));
    for (const [x, y] of [[-0.0012, 0], [0.0012, 0]]) add(s, disc(0.0005, 0.0011), metal('#d8c07a'), [x, 0, y]); // prettier-ignore
  });
  const ttl = group(g, 'ttl', [0.0265, 0.0096, -0.0287], [-Math.PI / 2, 0, 0]);
  add(ttl, disc(0.0044, 0.0042, 0.0005, 0.0027), metal('#aeb7c9'));
  add(ttl, disc(0.0028, 0.0008), gloss('#05070f'));
  add(ttl, disc(0.0007, 0.0034), metal('#d8c07a'));
  return g;
}

/** HZ-D3 ankle unit, 58 × 42 × 12 mm, lying on y = 0. */
export function ankleUnit(): Group {
  const g = group(null, 'ankle-unit');
  add(g, slab(0.042, 0.058, 0.0118, 0.0115, 0.005), clay('#f4f7ff'));
  add(g, slab(0.0026, 0.02, 0.0006, 0.0012, 0.0002), glow(colour.skin), [0.009, 0.0115, 0.006]);
  add(g, slab(0.0026, 0.02, 0.0006, 0.0012, 0.0002), glow(colour.motion), [-0.009, 0.0115, 0.006]);
  add(g, disc(0.0038, 0.0006), clay(colour.navy), [0, 0.0115, -0.018]);
  return g;
}

/** Foil electrode for the arch of the foot, lying on y = 0, with a press stud. */
export function archElectrode(hex: string = colour.skin): Group {
  const g = group(null, 'arch-electrode');
  add(g, slab(0.027, 0.021, 0.0016, 0.007, 0.0006), clay('#ffffff'));
  add(g, disc(0.0062, 0.005, 0.0016), clay(hex), [0, 0.0014, 0]);
  add(g, disc(0.0028, 0.0008), metal('#d3d9e6'), [0, 0.0063, 0]);
  return g;
}

/** Sensor of a breathing belt, looking +z. */
export function beltSensor(hex: string = colour.motion): Group {
  const g = group(null, 'belt-sensor');
  add(g, roundedBox(0.058, 0.034, 0.0125, 0.0058), clay('#f4f7ff'));
  add(g, roundedBox(0.022, 0.0032, 0.0012, 0.0005), glow(hex), [0, 0.006, 0.0061]);
  for (const s of [-1, 1]) add(g, roundedBox(0.006, 0.036, 0.008, 0.0025), clay(colour.navy), [s * 0.0285, 0, -0.001]);
  return g;
}

/** Breathing belt standing rolled up on its edge, sensor in front (+z). @param turns of the roll */
export function rolledBelt(hex: string = colour.navy, turns = 2.4, edge: string = colour.motion): Group {
  const g = group(null, 'rolled-belt');
  const n = Math.round(turns * 14);
  const roll = (y: number): Vec3[] =>
    Array.from({ length: n + 1 }, (_, i) => {
      const a = (i / 14) * Math.PI * 2;
      const r = 0.066 - i * 0.00062;
      return [Math.sin(a) * r * 1.15, y, Math.cos(a) * r * 0.9];
    });
  add(g, ribbon(roll(0.0165), 0.032, 0.003), fabric(hex));
  for (const y of [0.0055, 0.0275]) add(g, ribbon(roll(y), 0.0022, 0.0034), clay(edge));
  const s = beltSensor(edge);
  s.position.set(0, 0.0172, 0.0655);
  g.add(s);
  return g;
}
