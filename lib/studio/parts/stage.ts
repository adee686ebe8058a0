/** Ground and background of a picture: seamless sweep, plinths, rugs. */
import type { Group, Object3D } from 'three';
import { clay, colour, glow, matte } from '../kit/material.ts';
import { add, group } from '../kit/node.ts';
import { fromArrays, panel, slab, turned } from '../kit/solid.ts';

/**
 * Floor that bends up into a wall without an edge.
 * @param back z of the wall @param radius of the bend @param width half width along x
 */
export function sweep(parent: Object3D, hex: string = colour.mist, back = -2.6, radius = 1.6, width = 40) {
  const profile: [number, number][] = [[16, 0]];
  for (let i = 0; i <= 24; i++) {
    const a = ((i / 24) * Math.PI) / 2;
    profile.push([back + radius - radius * Math.sin(a), radius - radius * Math.cos(a)]);
  }
  profile.push([back, 10]);
  const positions: number[] = [];
  const index: number[] = [];
  profile.forEach(([z, y], i) => {
    positions.push(-width, y, z, width, y, z);
    const b = i * 2;
    if (i) index.push(b - 2, b - 1, b, b - 1, b + 1, b);
  });
  const mesh = add(parent, fromArrays(positions, index), matte(hex));
  mesh.name = 'stage';
  return mesh;
}

/** Flat glowing ground behind everything, the same in every pixel. */
export function backdrop(parent: Object3D, hex: string, z: number) {
  const mesh = add(parent, panel(30, 30, 0), glow(hex), [0, 0, z]);
  mesh.name = 'stage';
  return mesh;
}

/** Round studio: floor and wall all about, so that a dark scene can be seen from any side. */
export function cyclorama(parent: Object3D, hex: string, radius = 7, height = 5) {
  const mesh = add(
    parent,
    turned(
      [
        [0, 0],
        [radius, 0],
        [radius, height],
      ],
      2.4,
      96,
    ),
    matte(hex),
  );
  mesh.name = 'stage';
  return mesh;
}

/** Flat island under a scene, 2 cm high (stand things on y = 0.02). */
export function rug(
  parent: Object3D,
  w: number,
  d: number,
  hex = '#cbd9fa',
  at: [number, number, number] = [0, 0, 0],
  r = 0.5,
) {
  return add(parent, slab(w, d, 0.02, r), matte(hex), at);
}

/** Round plinth for products, top at `height`: white drum, brand-blue drum, wide foot. */
export function plinth(
  height = 0.15,
  radius = 0.3,
  hexes: [string, string, string] = ['#ffffff', colour.brand, '#cddaf8'],
): Group {
  const g = group(null, 'plinth');
  const step = height * 0.4;
  const drum = (r: number, from: number, to: number) =>
    turned(
      [
        [0, from],
        [r, from],
        [r, to],
        [0, to],
      ],
      Math.min(0.014, (to - from) / 2.1),
      128,
    );
  add(g, drum(radius * 1.5, 0, step * 0.5), clay(hexes[2]), [0.04, 0, -0.05]);
  add(g, drum(radius, 0, height - step), clay(hexes[0]));
  add(g, drum(radius * 0.78, height - step, height), clay(hexes[1]));
  return g;
}
