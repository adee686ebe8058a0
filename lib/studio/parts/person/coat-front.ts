/** Lapels and shirt front belong to the chest: what fell on a sleeve held before it is taken away. */
import { BufferGeometry, Matrix4, Mesh, Vector3 } from 'three';
import type { Person } from './person.ts';

export function sleevesClear(p: Person): Person {
  const toChest = new Matrix4().copy(p.body.chest).invert();
  for (const part of p.children) {
    if (!(part instanceof Mesh)) continue;
    const position = (part.geometry as BufferGeometry).getAttribute('position');
    const at = Array.from({ length: position.count }, (_, i) => new Vector3().fromBufferAttribute(position, i).applyMatrix4(toChest)); // prettier-ignore
    if (!at.length || at.some((v) => Math.abs(v.x) > 0.14 || v.z < 0 || v.y < 0 || v.y > 0.45)) continue;
    const index = part.geometry.getIndex();
    const corners: number[] = index ? [...(index.array as Uint32Array)] : at.map((_, i) => i);
    const kept: number[] = [];
    for (let i = 0; i < corners.length; i += 3) {
      const three = corners.slice(i, i + 3);
      if (three.every((c) => at[c].z < 0.155)) kept.push(...three);
    }
    if (kept.length === corners.length) continue;
    // the geometry is shared by every person in this pose
    part.geometry = part.geometry.clone().setIndex(kept);
  }
  return p;
}
