/** fNIRS headband with four sources and four detectors over the forehead: worn, or flat on a table. */
import type { Group } from 'three';
import { clay, colour, fabric, glow, gloss } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { box, inflate, shell, smoothCommon, smoothUnion, torus, union, warped, type Sdf, type Vec3 } from '../../kit/sdf.ts'; // prettier-ignore
import { roundedBox, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';
import { corridor, mounted, REGION, ribbon, scalp, type Spot, spotAt } from './scalp.ts';

const COLUMNS = [-33, -11, 11, 33];
const ROWS = [66, 82];

/** Worn band (head coordinates), main unit at the back. @param lift 0.004 on a bare form or skin */
export function fnirsHeadband({ lift = 0.0045, hex = '#181d2e', unit = true } = {}): Group {
  const g = group(null, 'fnirs-headband');
  const outer = scalp(lift);
  const band = () => {
    const line = (from: number, to: number, v: (a: number) => number) => {
      const out: Spot[] = [];
      for (let a = from; a <= to; a += 6) out.push(spotAt(v(a), a, lift));
      return out;
    };
    const pad = (t: number, w: number, reach: number): Sdf => smoothCommon(0.003, shell(inflate(outer, t), t), corridor(line(-reach, reach, () => 74.5), w)); // prettier-ignore
    const strap = smoothCommon(0.002, shell(inflate(outer, 0.0018), 0.0018), corridor(line(-180, 180, (a) => 75 + Math.abs(a) * 0.1), 0.0125)); // prettier-ignore
    return surface(smoothUnion(0.006, pad(0.0034, 0.0275, 50), strap), 0.0024, REGION);
  };
  add(g, once(`fnirs-band${lift}`, band), fabric(hex));
  const cup = once('band-cup', () => turned([[0, 0.005], [0.0072, 0.005], [0.0096, 0.0036], [0.0106, 0.001], [0.0106, -0.003], [0, -0.003]], 0.0016, 36)); // prettier-ignore
  const ring = once('band-ring', () => turned([[0.0034, 0.0045], [0.0034, 0.0062], [0.0056, 0.0062], [0.0056, 0.0045]], 0.0006, 32)); // prettier-ignore
  COLUMNS.forEach((azimuth, i) =>
    ROWS.forEach((v, k) => {
      const m = mounted(g, spotAt(v, azimuth, lift), 0.0062);
      add(m, cup, clay('#2a3355'));
      add(m, ring, clay((i + k) % 2 ? colour.gaze : '#ff4d4d'));
    }),
  );
  for (const s of [-1, 1]) add(mounted(g, spotAt(79, s * 62, lift), 0.0036), roundedBox(0.016, 0.005, 0.024, 0.002), clay('#c9d6f0')); // prettier-ignore
  if (!unit) return g;
  const m = mounted(g, spotAt(92, 180, lift), 0.012);
  add(m, roundedBox(0.064, 0.02, 0.042, 0.008), clay('#f4f7ff'));
  add(m, roundedBox(0.044, 0.003, 0.022, 0.0014), clay('#1b2650'), [0, 0.0095, 0]);
  add(m, roundedBox(0.007, 0.003, 0.007, 0.0014), glow(colour.muscle), [0.012, 0.0105, 0]);
  return g;
}

/** Band lying on its outside: soft inside with eight optodes upwards, straps running out at both ends. */
export function flatFnirsBand({ hex = '#181d2e' } = {}): Group {
  const g = group(null, 'fnirs-band');
  const bend = (x: number) => 1.9 * x * x;
  const body = warped(smoothUnion(0.004, box([0, 0.009, 0], [0.112, 0.0055, 0.034], 0.0054), box([0, 0.0125, 0], [0.104, 0.0035, 0.027], 0.0034)), (x, y, z) => [x, y - bend(x), z + x * x * 0.25]); // prettier-ignore
  add(
    g,
    once('flat-band', () =>
      surface(body, 0.0017, [
        [-0.15, -0.02, -0.06],
        [0.15, 0.06, 0.06],
      ]),
    ),
    fabric(hex),
  );
  const lip = once('flat-lip', () => surface(union(torus([0, 0, 0], 0.0092, 0.0028), torus([0, -0.0012, 0], 0.0118, 0.0022)), 0.0009, [[-0.02, -0.01, -0.02], [0.02, 0.01, 0.02]])); // prettier-ignore
  for (let i = 0; i < 4; i++)
    for (let k = 0; k < 2; k++) {
      const x = (i - 1.5) * 0.05;
      const m = group(g, 'optode', [x, 0.0165 + bend(x), (k - 0.5) * 0.03 - x * x * 0.25], [0, 0, Math.atan(3.8 * x)]);
      const source = (i + k) % 2 === 0;
      add(m, lip, clay('#3a4468'));
      add(m, once('flat-window', () => turned([[0, 0.0024], [0.004, 0.0021], [0.0072, 0.0006], [0.0076, -0.002], [0, -0.002]], 0.0008, 36)), gloss(source ? '#8a1f2b' : '#0b1533')); // prettier-ignore
      if (source)
        for (const s of [-1, 1]) add(m, roundedBox(0.0034, 0.0016, 0.0034, 0.0007), glow(s < 0 ? '#ff4d4d' : '#c23a5a'), [s * 0.0028, 0.0022, 0]); // prettier-ignore
      else add(m, roundedBox(0.0052, 0.0012, 0.0052, 0.0005), gloss('#33437e'), [0, 0.0024, 0]);
    }
  for (const s of [-1, 1]) {
    // elastic straps lie down on the table and curl back
    const line = (points: [number, number, number, number][]) => points.map(([x, y, z, a]): Spot => ({ at: [s * x, y, z], normal: [-s * Math.sin(a), Math.cos(a), 0] })); // prettier-ignore
    const path = line([[0.1, 0.027, -0.003, 0.4], [0.118, 0.034, -0.004, 0.25], [0.138, 0.034, -0.004, -0.25], [0.158, 0.022, -0.003, -0.65], [0.176, 0.008, 0, -0.4], [0.2, 0.0025, 0.006, 0], [0.235, 0.0025, 0.016, 0], [0.27, 0.0025, 0.03, 0]]); // prettier-ignore
    add(g, ribbon(smoothLine(path), 0.026, 0.0026), fabric('#2b3350'));
    add(g, roundedBox(0.012, 0.008, 0.036, 0.003), clay('#c9d6f0'), [s * 0.208, 0.0045, 0.008], [0, -s * 0.25, 0]);
  }
  return g;
}

/** More spots between spots, so that a ribbon bends softly. */
function smoothLine(line: Spot[]): Spot[] {
  const at = (i: number) => line[Math.max(0, Math.min(line.length - 1, i))];
  const out: Spot[] = [];
  for (let i = 0; i < line.length - 1; i++)
    for (let k = 0; k < 5; k++) {
      const t = k / 5;
      const mix = (key: 'at' | 'normal') => [0, 1, 2].map((c) => {
        const [a, b, d, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)].map((s) => s[key][c]);
        return 0.5 * (2 * b + (d - a) * t + (2 * a - 5 * b + 4 * d - e) * t * t + (3 * b - a - 3 * d + e) * t * t * t);
      }) as Vec3; // prettier-ignore
      out.push({ at: mix('at'), normal: mix('normal') });
    }
  return [...out, line[line.length - 1]];
}
