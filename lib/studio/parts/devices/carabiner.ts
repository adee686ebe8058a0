/** Scaffold hook: a closed metal oval that hangs over a strut, with the lock on its spine. */
import type { Object3D } from 'three';
import { clay, metal } from '../../kit/material.ts';
import { add, group } from '../../kit/node.ts';
import type { Vec3 } from '../../kit/sdf.ts';
import { tube } from '../../kit/solid.ts';

/** @param over axis of the strut it hangs on @param facing direction (level) in which its spine lies @returns eye for the rope */
export function hookOver(parent: Object3D, over: Vec3, facing: Vec3, r = 0.028): Vec3 {
  const g = group(parent, 'carabiner');
  const at = (out: number, up: number): Vec3 => [over[0] + facing[0] * out, over[1] + up, over[2] + facing[2] * out];
  const [w, top, low] = [0.05, r + 0.008, -0.125];
  add(g, tube([at(0, top), at(-w * 0.8, top - 0.022), at(-w, -0.04), at(-w * 0.55, low + 0.02), at(0, low), at(w * 0.75, low + 0.02), at(w, -0.04), at(w * 0.8, top - 0.022)], 0.0085, 90, true), metal('#c3cbdc')); // prettier-ignore
  add(g, tube([at(w, -0.075), at(w, -0.02)], 0.012, 2), clay('#27345f'));
  return at(0, low);
}
