/** Pressure mat for seat and back: a thin black mat with a grid of sensors, its unit in a clip-on case. */
import type { Group } from 'three';
import { clay, colour, fabric, glow } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { box, cast, inflate, moved, smoothCommon, transform, type Sdf, type Vec3 } from '../../kit/sdf.ts';
import { fromArrays, roundedBox, tube } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';

interface Side {
  /** Upholstery below the mat. */
  on: Sdf;
  /** Middle of the mat, near the surface, its half sizes and the direction from which one sees it. */
  at: Vec3;
  half: [number, number];
  facing: 'up' | 'front';
  /** Lean of a back (rad). */
  lean?: number;
  key: string;
}

/** Mat that follows the upholstery, with seams between its sensor cells and a bound edge. */
export function pressureMat({ on, at, half, facing, lean = 0, key }: Side, cells = 14): Group {
  const g = group(null, 'pressure-mat');
  const thick: Vec3 = facing === 'up' ? [half[0], 0.07, half[1]] : [half[0], half[1], 0.07];
  const frame = transform(at, [lean, 0, 0]);
  const column = moved(box([0, 0, 0], thick, facing === 'up' ? 0.03 : 0.03), frame);
  add(g, once(`mat-${key}`, () => surface(smoothCommon(0.006, inflate(on, 0.009), column), 0.005)), fabric('#161d36')); // prettier-ignore
  const top = inflate(on, 0.0098);
  const down: Vec3 = facing === 'up' ? [0, -1, 0] : [0, Math.sin(lean), -Math.cos(lean)];
  const onTop = (u: number, v: number): Vec3 => {
    const from: Vec3 =
      facing === 'up'
        ? [at[0] + u, at[1] + 0.3, at[2] + v]
        : [at[0] + u, at[1] + v * Math.cos(lean) - down[1] * 0.3, at[2] + v * Math.sin(lean) - down[2] * 0.3];
    return cast(top, from, down) ?? [at[0] + u, at[1], at[2] + v];
  };
  const seam = (point: (t: number) => Vec3, r: number, hex: string) =>
    add(g, tube(Array.from({ length: 15 }, (_, i) => point(-1 + i / 7)), r, 60), fabric(hex)); // prettier-ignore
  const [a, b] = [half[0] - 0.022, half[1] - 0.022];
  for (let i = 0; i <= cells; i++) {
    const t = -1 + (2 * i) / cells;
    const edge = i === 0 || i === cells;
    seam((s) => onTop(t * a, s * b), edge ? 0.0026 : 0.0013, edge ? '#5b8cff' : '#46547f');
    seam((s) => onTop(s * a, t * b), edge ? 0.0026 : 0.0013, edge ? '#5b8cff' : '#46547f');
  }
  return g;
}

/** Strip of touch fastener at a mat's corner, lying on y = 0. */
export const fastener = () => roundedBox(0.05, 0.004, 0.022, 0.0019);

/** Unit of the mat, its clip towards −z; lies against z = 0, middle at the origin. */
export function matUnit(): Group {
  const g = group(null, 'mat-unit');
  add(g, roundedBox(0.075, 0.11, 0.026, 0.01), clay('#f4f7ff'), [0, 0, 0.014]);
  add(g, roundedBox(0.055, 0.022, 0.003, 0.0014), clay(colour.navy), [0, -0.03, 0.0268]);
  add(g, roundedBox(0.03, 0.006, 0.003, 0.0014), glow(colour.muscle), [0, 0.032, 0.0268]);
  add(g, roundedBox(0.04, 0.012, 0.012, 0.004), clay(colour.ink), [0, 0.058, 0.012]);
  return g;
}

/** Mat rolled up, lying along x on y = 0 with one end free. */
export function rolledMat(length = 0.36): Group {
  const g = group(null, 'rolled-mat');
  const [t, turns] = [0.0045, 3];
  const low = 0.016 + 0.0085 * turns + t / 2;
  const spiral = Array.from({ length: 131 }, (_, i): [number, number] => {
    const a = (i / 130) * turns;
    const r = 0.016 + 0.0085 * a;
    return [Math.sin(a * Math.PI * 2) * r, -Math.cos(a * Math.PI * 2) * r];
  });
  // the free end runs out flat on the ground
  for (let i = 1; i <= 10; i++) spiral.push([i * 0.008, t / 2 - low]);
  const positions: number[] = [];
  const index: number[] = [];
  spiral.forEach(([z, y], i) => {
    const [p, q] = [spiral[Math.max(0, i - 1)], spiral[Math.min(spiral.length - 1, i + 1)]];
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const n = [-(q[1] - p[1]) / l, (q[0] - p[0]) / l];
    for (const s of [1, -1]) for (const x of [-1, 1]) positions.push((x * length) / 2, low + y + (s * n[1] * t) / 2, z + (s * n[0] * t) / 2); // prettier-ignore
    const o = i * 4;
    if (i) index.push(o - 4, o - 3, o, o - 3, o + 1, o, o - 2, o + 2, o - 1, o - 1, o + 2, o + 3, o - 4, o, o - 2, o, o + 2, o - 2, o - 3, o - 1, o + 1, o + 1, o - 1, o + 3); // prettier-ignore
  });
  add(g, fromArrays(positions, index), fabric('#2a3560'));
  for (const x of [-1, 1]) add(g, roundedBox(0.006, t + 0.002, 0.075, 0.002), fabric('#5b8cff'), [x * (length / 2 - 0.02), t / 2, 0.04]); // prettier-ignore
  return g;
}
