/** Hard-surface bodies (metres, y up): everything has rounded edges, because real edges catch light. */
import {
  BufferGeometry,
  CatmullRomCurve3,
  ExtrudeGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  Shape,
  ShapeGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import type { Vec3 } from './sdf.ts';

/** Box w × h × d around the origin with edge radius r. */
export const roundedBox = (w: number, h: number, d: number, r = 0.02, segments = 5): BufferGeometry =>
  new RoundedBoxGeometry(w, h, d, segments, Math.min(r, w / 2.001, h / 2.001, d / 2.001));

/** Flat rounded rectangle outline. */
export function rectOutline(w: number, h: number, r: number): Shape {
  const s = new Shape();
  const x = -w / 2;
  const y = -h / 2;
  s.moveTo(x + r, y);
  s.lineTo(x + w - r, y);
  s.absarc(x + w - r, y + r, r, -Math.PI / 2, 0);
  s.lineTo(x + w, y + h - r);
  s.absarc(x + w - r, y + h - r, r, 0, Math.PI / 2);
  s.lineTo(x + r, y + h);
  s.absarc(x + r, y + h - r, r, Math.PI / 2, Math.PI);
  s.lineTo(x, y + r);
  s.absarc(x + r, y + r, r, Math.PI, 1.5 * Math.PI);
  return s;
}

/** Outline extruded along z from 0 to `depth` with a bevel (the outline keeps its size). */
export function bevelled(outline: Shape, depth: number, bevel = 0.004, curveSegments = 20): BufferGeometry {
  const g = new ExtrudeGeometry(outline, {
    depth: depth - 2 * bevel,
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelThickness: bevel,
    bevelSegments: 5,
    curveSegments,
  });
  g.translate(0, 0, bevel);
  return g;
}

/** Plate lying on y = 0: w along x, d along z, t thick, corner radius r. */
export function slab(w: number, d: number, t: number, r: number, bevel = Math.min(0.008, t / 2.2)): BufferGeometry {
  const g = bevelled(rectOutline(w, d, Math.max(r, bevel * 1.01)), t, bevel);
  g.rotateX(-Math.PI / 2);
  return g;
}

/** Solid of revolution around y from a straight-edged profile [radius, height][] with corner radius r. */
export function turned(profile: [number, number][], r = 0.01, segments = 64): BufferGeometry {
  const out: Vector2[] = [];
  profile.forEach((p, i) => {
    if (i === 0 || i === profile.length - 1) {
      out.push(new Vector2(...p));
      return;
    }
    const unit = (q: [number, number]) => {
      const v = [q[0] - p[0], q[1] - p[1]];
      const l = Math.hypot(...v) || 1e-9;
      return { x: v[0] / l, y: v[1] / l, l };
    };
    const u = unit(profile[i - 1]);
    const v = unit(profile[i + 1]);
    const q = Math.min(r, u.l / 2, v.l / 2);
    for (let t = 0; t <= 1.001; t += 0.125) {
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      out.push(
        new Vector2(
          a * (p[0] + u.x * q) + b * p[0] + c * (p[0] + v.x * q),
          a * (p[1] + u.y * q) + b * p[1] + c * (p[1] + v.y * q),
        ),
      );
    }
  });
  return new LatheGeometry(out, segments);
}

/** Smooth curve through points. */
export const curve = (points: Vec3[], closed = false) =>
  new CatmullRomCurve3(
    points.map((p) => new Vector3(...p)),
    closed,
    'centripetal',
  );

/** Points along a smooth curve. */
export const curvePoints = (points: Vec3[], n: number) =>
  curve(points)
    .getPoints(n)
    .map((p) => p.toArray() as Vec3);

/** Cable or pipe of radius r through points. */
export const tube = (points: Vec3[], r: number, segments = points.length * 10, closed = false): BufferGeometry =>
  new TubeGeometry(curve(points, closed), segments, r, 12, closed);

/** Flat panel w × h facing +z with rounded corners and a texture that fills it. */
export function panel(w: number, h: number, r = 0.004): BufferGeometry {
  const g = new ShapeGeometry(rectOutline(w, h, r), 12);
  const uv = g.attributes.uv;
  const p = g.attributes.position;
  for (let i = 0; i < uv.count; i++) uv.setXY(i, p.getX(i) / w + 0.5, p.getY(i) / h + 0.5);
  return g;
}

/** Strip of a cylinder seen from inside (curved screens): radius, angles (rad, 0 = −z), y range; texture fills it. */
export function curvedPanel(radius: number, from: number, to: number, y0: number, y1: number): BufferGeometry {
  const positions: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  const n = 48;
  for (let i = 0; i <= n; i++) {
    const a = from + ((to - from) * i) / n;
    for (let j = 0; j < 2; j++) {
      positions.push(Math.sin(a) * radius, j ? y1 : y0, -Math.cos(a) * radius);
      uv.push(i / n, j);
    }
    if (i) index.push(i * 2 - 2, i * 2, i * 2 - 1, i * 2 - 1, i * 2, i * 2 + 1);
  }
  return fromArrays(positions, index, uv);
}

/** Geometry from flat arrays, normals computed. */
export function fromArrays(positions: number[], index: number[], uv?: number[]): BufferGeometry {
  const g = new BufferGeometry();
  g.setAttribute('position', new Float32BufferAttribute(positions, 3));
  if (uv) g.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  g.setIndex(index);
  g.computeVertexNormals();
  return g;
}
