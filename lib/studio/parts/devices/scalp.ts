/** Places of the 10–10 system (the finer 10–20) on the head, and what follows its surface. Head coordinates. */
import { BufferGeometry, type Group, type Object3D, Quaternion, Vector3 } from 'three';
import { add, group } from '../../kit/node.ts';
import type { Material } from 'three';
import { capsule, cast, gradient, inflate, mirrored, smoothUnion, union, type Sdf, type Vec3 } from '../../kit/sdf.ts';
import { fromArrays, tube } from '../../kit/solid.ts';
import { headSurface } from '../person/head.ts';
import { cranium } from '../person/skull.ts';

const CENTRE = new Vector3(0, 0.028, -0.013);
/** The ring Fpz–T7–Oz rises towards the forehead. */
const TILT = -0.11;
const RING = 91;

/** Box that holds everything worn on the skull. */
export const REGION: [Vec3, Vec3] = [
  [-0.15, -0.15, -0.19],
  [0.15, 0.18, 0.16],
];

const rounded = smoothUnion(0.02, cranium, mirrored(capsule([0.01, 0.019, 0.078], [0.044, 0.014, 0.06], 0.0125)));

/** Skull with brows, inflated: caps lie on it. @param lift 0.0125 over hair, 0.004 on a bare form */
export const scalp = (lift: number): Sdf => inflate(rounded, lift);

/** Direction from the middle of the head: degrees from the vertex towards `azimuth` (0 face, 90 left ear). */
const direction = (fromVertex: number, azimuth: number) => {
  const [a, b] = [fromVertex, azimuth].map((d) => (d * Math.PI) / 180);
  return new Vector3(Math.sin(a) * Math.sin(b), Math.cos(a), Math.sin(a) * Math.cos(b));
};

// row → degrees from the vertex on the midline, azimuth of its outermost place on the ring
const ROWS: Record<string, [number, number]> = { AF: [69, 36], F: [46, 54], FC: [23, 72], FT: [23, 72], C: [0, 90], T: [0, 90], CP: [-23, 108], TP: [-23, 108], P: [-46, 126], PO: [-69, 144] }; // prettier-ignore

/** Direction of a place such as `Cz`, `F3`, `PO8`, `P9`, `Iz`; odd numbers are left. */
function towards(name: string): Vector3 {
  const [, row, place] = /^([A-Z][A-Zp]?)(\d+|z)$/.exec(name) ?? [];
  if (!row) throw new Error(`No place ${name} in the 10–10 system`);
  const n = place === 'z' ? 0 : Number(place);
  const side = n % 2 ? 1 : -1;
  if (row === 'Fp' || row === 'O') return direction(RING, n ? side * (row === 'O' ? 162 : 18) : row === 'O' ? 180 : 0);
  if (row === 'I') return direction(RING + 18, 180);
  const [middle, azimuth] = ROWS[row];
  if (n > 8) return direction(RING + 18, side * azimuth);
  const m = direction(middle, 0);
  const e = direction(RING, side * azimuth);
  const share = Math.ceil(n / 2) / 4;
  const angle = m.angleTo(e);
  return m.multiplyScalar(Math.sin((1 - share) * angle)).addScaledVector(e, Math.sin(share * angle)).normalize(); // prettier-ignore
}

export interface Spot {
  at: Vec3;
  normal: Vec3;
}

const onSkull = (d: Vector3, lift: number): Spot => {
  const out = d
    .clone()
    .applyAxisAngle(new Vector3(1, 0, 0), TILT)
    .normalize();
  const f = scalp(lift);
  const from = CENTRE.clone().addScaledVector(out, 0.3).toArray() as Vec3;
  const at = cast(f, from, out.negate().toArray() as Vec3) ?? (CENTRE.toArray() as Vec3);
  return { at, normal: gradient(f, ...at) };
};

/** A place of the 10–10 system on the surface. */
export const spot = (name: string, lift: number) => onSkull(towards(name), lift);

/** A free place: degrees from the vertex and azimuth (0 face, 90 left ear). */
export const spotAt = (fromVertex: number, azimuth: number, lift: number) =>
  onSkull(direction(fromVertex, azimuth), lift);

/** Places along the shortest ways over the scalp through named places. */
export function along(names: string[], lift: number, steps = 5): Spot[] {
  const ds = names.map(towards);
  const out = [onSkull(ds[0], lift)];
  for (let i = 1; i < ds.length; i++)
    for (let k = 1; k <= steps; k++) out.push(onSkull(ds[i - 1].clone().lerp(ds[i], k / steps).normalize(), lift)); // prettier-ignore
  return out;
}

/** Neighbourhood of a line of places: cut a shell with it to get a strap. */
export const corridor = (line: Spot[], halfWidth: number): Sdf =>
  union(...line.slice(1).map((s, i) => capsule(line[i].at, s.at, halfWidth)));

/** The spot moved along its normal. */
export const above = ({ at, normal }: Spot, out: number) => at.map((v, i) => v + normal[i] * out) as Vec3;

/** Group on the surface, its y axis along the normal. */
export function mounted(parent: Object3D, s: Spot, out = 0, size = 1): Group {
  const g = group(parent, 'mounted', above(s, out));
  g.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), new Vector3(...s.normal)));
  g.scale.setScalar(size);
  return g;
}

/** Flat band with rounded edges along spots, as wide as `width` across the normals. */
export function ribbon(line: Spot[], width: number, thickness: number): BufferGeometry {
  const n = 12;
  const positions: number[] = [];
  const index: number[] = [];
  line.forEach(({ at, normal }, i) => {
    const before = new Vector3(...line[Math.max(0, i - 1)].at);
    const forward = new Vector3(...line[Math.min(line.length - 1, i + 1)].at).sub(before).normalize();
    const up = new Vector3(...normal);
    const across = up.clone().cross(forward).normalize();
    up.copy(forward).cross(across);
    for (let k = 0; k < n; k++) {
      const a = (k / n) * Math.PI * 2;
      const [c, s] = [Math.cos(a), Math.sin(a)].map((v) => Math.sign(v) * Math.abs(v) ** 0.45);
      const p = new Vector3(...at).addScaledVector(across, (c * width) / 2).addScaledVector(up, (s * thickness) / 2);
      positions.push(...p.toArray());
      if (i) index.push((i - 1) * n + k, (i - 1) * n + ((k + 1) % n), i * n + k, i * n + k, (i - 1) * n + ((k + 1) % n), i * n + ((k + 1) % n)); // prettier-ignore
    }
  });
  for (const [end, flip] of [
    [0, true],
    [(line.length - 1) * n, false],
  ] as const)
    for (let k = 1; k < n - 1; k++) index.push(end, end + (flip ? k : k + 1), end + (flip ? k + 1 : k));
  return fromArrays(positions, index);
}

/** Lead from an electrode over the scalp to a hub, a little above the cloth. */
export function lead(parent: Object3D, from: Spot, hub: Vec3, lift: number, material: Material, start = 0.008) {
  const f = scalp(lift);
  const middle = CENTRE.toArray() as Vec3;
  const points: Vec3[] = [above(from, start)];
  for (let t = 1; t < 12; t++) {
    const d = from.at.map((v, i) => v + (hub[i] - v) * (t / 12) - middle[i]) as Vec3;
    const l = Math.hypot(...d);
    const at = cast(f, d.map((v, i) => middle[i] + (v / l) * 0.3) as Vec3, d.map((v) => -v) as Vec3);
    if (at) points.push(above({ at, normal: gradient(f, ...at) }, 0.0045));
  }
  add(parent, tube([...points, hub], 0.00115, 44), material);
}

/** Line of a strap from the temples down the cheeks and under the chin. */
export function chinLine(): Spot[] {
  // the broad face, because a strap that stands off a narrow one by a millimetre still looks right
  const f = inflate(headSurface({ face: 'broad' }), 0.0022);
  const o: Vec3 = [0, -0.052, 0.022];
  const down = [0, -0.968, 0.25];
  const line: Spot[] = [];
  for (let i = -22; i <= 22; i++) {
    const a = (i / 22) * 2.16;
    const d: Vec3 = [Math.sin(a), Math.cos(a) * down[1], Math.cos(a) * down[2]];
    const at = cast(f, o.map((v, k) => v + d[k] * 0.25) as Vec3, d.map((v) => -v) as Vec3);
    if (at) line.push({ at, normal: gradient(f, ...at, 0.004) });
  }
  return line;
}
