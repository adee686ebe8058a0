/** EEG cap worn on a head (head coordinates): fabric cap, electrodes after the 10–20 rings, leads to the back, chin strap. */
import { type Group, Quaternion, Vector3 } from 'three';
import { clay, colour, fabric, glow } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { cast, gradient, halfSpace, inflate, shell, smoothCommon, type Sdf, type Vec3 } from '../../kit/sdf.ts';
import { roundedBox, tube, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';
import { cranium } from '../person/skull.ts';

const MIDDLE: Vec3 = [0, 0.035, -0.014];
const REGION: [Vec3, Vec3] = [
  [-0.13, -0.13, -0.16],
  [0.13, 0.17, 0.14],
];

/**
 * @param channels 32 or 64 electrodes
 * @param lift distance of the cap from the skull (m): 0.0125 over hair, 0.004 on a bare head
 */
export function eegCap({
  channels = 32,
  capHex = '#1a2a66',
  trimHex = colour.brand as string,
  lift = 0.0125,
  cable = true,
} = {}): Group {
  const g = group(null, 'eeg-cap');
  const outer: Sdf = inflate(cranium, lift);
  const rim = (d: number): Sdf => halfSpace([0, -1, 0.42], d);
  const onCap = (d: Vec3): Vec3 => {
    const l = Math.hypot(...d);
    const from = d.map((v, i) => MIDDLE[i] + (v / l) * 0.3) as Vec3;
    return cast(outer, from, [-d[0], -d[1], -d[2]]) ?? MIDDLE;
  };
  // solid, because a thin skin would tear at this fineness; the head fills it
  add(g, once(`cap${lift}`, () => surface(smoothCommon(0.005, inflate(outer, 0.0026), rim(-0.012)), 0.0045, REGION)), fabric(capHex)); // prettier-ignore
  const trim = smoothCommon(0.003, shell(outer, 0.0042), rim(-0.0125), halfSpace([0, 1, -0.42], 0.0205));
  add(
    g,
    once(`cap-trim${lift}`, () => surface(trim, 0.003, REGION)),
    clay(trimHex),
  );

  // rings round the vertex: elevation (rad), how many, first angle
  const rings: [number, number, number][] =
    channels > 32 ? [[1.571, 1, 0], [1.24, 6, 0.52], [0.94, 12, 0.26], [0.64, 17, 0.185], [0.35, 18, 0], [0.08, 10, 1.2]] : [[1.571, 1, 0], [1.13, 6, 0.52], [0.72, 11, 0.285], [0.32, 14, 0.2244]]; // prettier-ignore
  const holder = once('electrode-holder', () => turned([[0, 0.0075], [0.0052, 0.0075], [0.0062, 0.0048], [0.0098, 0.0042], [0.0108, 0], [0.0108, -0.003], [0, -0.003]], 0.0016, 24)); // prettier-ignore
  const dot = once('electrode-dot', () => turned([[0, 0.0096], [0.0044, 0.0096], [0.0044, 0.006], [0, 0.006]], 0.0012, 18)); // prettier-ignore
  const size = channels > 32 ? 0.72 : 0.9;
  const starts: [Vec3, Vec3][] = [];
  for (const [elevation, n, first] of rings)
    for (let i = 0; i < n; i++) {
      const azimuth = first + (i / n) * Math.PI * 2;
      const d: Vec3 = [Math.cos(elevation) * Math.sin(azimuth), Math.sin(elevation), Math.cos(elevation) * Math.cos(azimuth)]; // prettier-ignore
      const p = onCap(d);
      if (rim(-0.004)(...p) > 0) continue;
      const normal = gradient(outer, ...p);
      const e = group(g, 'electrode', p.map((v, k) => v + normal[k] * 0.0024) as Vec3);
      e.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), new Vector3(...normal)));
      e.scale.setScalar(size);
      add(e, holder, clay('#f4f7ff'));
      add(e, dot, clay(starts.length % 4 === 2 ? colour.motion : colour.brain));
      starts.push([p, normal]);
    }
  if (!cable) return g;
  const hub: Vec3 = [0, 0.075, -0.122 - lift * 0.5];
  for (const [p, normal] of starts) {
    const from = p.map((v, i) => v + normal[i] * 0.009) as Vec3;
    const points: Vec3[] = [from];
    for (let t = 1; t < 6; t++) {
      const q = onCap(from.map((v, i) => v + (hub[i] - v) * (t / 6) - MIDDLE[i]) as Vec3);
      const out = gradient(outer, ...q);
      points.push(q.map((v, i) => v + out[i] * 0.0052) as Vec3);
    }
    add(g, tube([...points, hub], 0.0012, 24), clay('#dfe6f6'));
  }
  add(g, roundedBox(0.03, 0.05, 0.022, 0.009), clay('#f4f7ff'), [0, 0.055, hub[2] - 0.004], [0.25, 0, 0]);
  add(g, roundedBox(0.012, 0.012, 0.004, 0.0019), glow(colour.muscle), [0, 0.064, hub[2] - 0.0165], [0.25, 0, 0]);
  add(g, tube([[0, 0.034, -0.136], [0.004, -0.04, -0.158], [0.02, -0.12, -0.16], [0.03, -0.22, -0.15]], 0.0052), clay('#dfe6f6')); // prettier-ignore
  return g;
}
