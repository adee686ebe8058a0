/** Hole of an fNIRS cap before its optode is pressed in: rubber ring, scalp below, hair parted to both sides. */
import type { Group } from 'three';
import { clay, skin } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { tube, turned } from '../../kit/solid.ts';

/** Stands on the cap like an optode, y outwards; the parting runs along z. */
export function openHole(hairHex = '#241a1c', skinHex = '#f1c3a0', ringHex = '#8fb0ef'): Group {
  const g = group(null, 'open-hole');
  add(g, once('hole-ring', () => turned([[0.009, 0.0035], [0.0125, 0.0035], [0.0138, 0.0012], [0.0138, -0.003], [0.009, -0.003]], 0.0012, 36)), clay(ringHex)); // prettier-ignore
  add(g, turned([[0, 0.0006], [0.0092, 0.0006], [0.0092, -0.002], [0, -0.002]], 0.0004, 28), skin(skinHex));
  for (const s of [-1, 1])
    for (let i = 0; i < 9; i++) {
      const z = (i - 4) * 0.0019;
      const sway = ((i * 5) % 4) * 0.0007 - 0.001;
      const out = 0.011 + ((i * 3) % 5) * 0.0014;
      add(g, tube([[s * 0.0022, 0.0004, z], [s * 0.005, 0.0034, z + sway], [s * 0.0095, 0.0056, z * 1.2 + sway], [s * out, 0.005, z * 1.6 - sway], [s * (out + 0.004), 0.0026, z * 2 - sway]], 0.0006, 18), clay(hairHex)); // prettier-ignore
    }
  return g;
}
