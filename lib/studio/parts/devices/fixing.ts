/** Fixing worn things: straps as ribbons, and small parts stuck to a surface. */
import { type BufferGeometry, type Group, Matrix4, type Object3D, Vector3 } from 'three';
import { cast, gradient, type Sdf, type Vec3 } from '../../kit/sdf.ts';
import { curve, fromArrays } from '../../kit/solid.ts';

/**
 * Flat strap of `width` × `thickness` along a smooth curve, its wide side along `up`.
 * @param points middle line (m)
 */
export function ribbon(
  points: Vec3[],
  width: number,
  thickness: number,
  up: Vec3 = [0, 1, 0],
  closed = false,
  n = points.length * 8,
): BufferGeometry {
  const line = curve(points, closed);
  const wide = new Vector3(...up).normalize();
  const positions: number[] = [];
  const index: number[] = [];
  const [a, b] = [width / 2, thickness / 2];
  // corners with a small chamfer, each edge with its own vertices so that faces stay flat
  const c = b * 0.6;
  const outline = [[-a + c, -b], [a - c, -b], [a, -b + c], [a, b - c], [a - c, b], [-a + c, b], [-a, b - c], [-a, -b + c]]; // prettier-ignore
  const m = outline.length * 2;
  for (let i = 0; i <= n; i++) {
    const p = line.getPoint(closed ? (i % n) / n : i / n);
    const t = line.getTangent(closed ? (i % n) / n : i / n);
    const out = wide.clone().cross(t).normalize();
    const across = t.clone().cross(out);
    outline.forEach((q, k) => {
      for (const [u, v] of [q, outline[(k + 1) % 8]]) positions.push(p.x + across.x * u + out.x * v, p.y + across.y * u + out.y * v, p.z + across.z * u + out.z * v); // prettier-ignore
    });
    if (i) for (let k = 0; k < 8; k++) {
      const [x, y] = [(i - 1) * m + k * 2, i * m + k * 2];
      index.push(x, y, x + 1, x + 1, y, y + 1);
    } // prettier-ignore
  }
  if (!closed) for (const base of [0, n * m]) for (let k = 1; k < 7; k++) {
    if (base) index.push(base, base + k * 2, base + k * 2 + 2);
    else index.push(base, base + k * 2 + 2, base + k * 2);
  } // prettier-ignore
  return fromArrays(positions, index);
}

/** Matrix at the point of a surface that a ray meets: y outwards, z as near to `along` as the surface allows. */
export function footing(f: Sdf, from: Vec3, direction: Vec3, along: Vec3): Matrix4 {
  const hit = cast(f, from, direction) ?? from;
  const Y = new Vector3(...gradient(f, ...hit, 0.004));
  const X = Y.clone()
    .cross(new Vector3(...along))
    .normalize();
  return new Matrix4().makeBasis(X, Y, X.clone().cross(Y)).setPosition(...hit);
}

/** Stick a part that lies on y = 0 to a surface where a ray meets it. */
export function stick(parent: Object3D, part: Group, f: Sdf, from: Vec3, direction: Vec3, along: Vec3): Group {
  part.applyMatrix4(footing(f, from, direction, along));
  parent.add(part);
  return part;
}

/** Closed line round a body at a height, `lift` metres off its surface. @param middle point inside */
export function girth(f: Sdf, middle: Vec3, lift: number, n = 28, reach = 0.4): Vec3[] {
  return Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2;
    const d: Vec3 = [Math.sin(a), 0, Math.cos(a)];
    const hit = cast(f, [middle[0] + d[0] * reach, middle[1], middle[2] + d[2] * reach], [-d[0], 0, -d[2]]) ?? middle;
    return [hit[0] + d[0] * lift, hit[1], hit[2] + d[2] * lift];
  });
}
