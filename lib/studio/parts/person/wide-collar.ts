/** Shirt opened far below both collarbones: bare chest between two turned-back edges, for electrodes on clear skin. */
import { fabric, skin } from '../../kit/material.ts';
import { add } from '../../kit/node.ts';
import { inflate, moved, smoothCommon, smoothUnion, type Sdf } from '../../kit/sdf.ts';
import { surface } from '../../kit/surface.ts';
import { limbShape } from './body.ts';
import type { Person } from './person.ts';

/** Chest as the opened shirt shows it, in the person's coordinates: what the skin patch lies on. */
export const openedChest = (p: Person, lift = 0): Sdf => {
  const [upper, elbow, wrist] = p.body.radii;
  return inflate(smoothUnion(0.034, p.body.torso, ...p.body.arms.map((limb) => limbShape(limb, [upper, elbow + 0.003, wrist + 0.006], 0.93, 0.003))), lift); // prettier-ignore
};

/** @param skinHex bare chest @param hex turned-back edges @param width half the opening at the collarbones (m) @param low where it begins above the waist */
export function wideCollar(p: Person, skinHex: string, hex: string, width = 0.098, low = 0.05): void {
  const edge = (y: number) => width * Math.min(1, Math.max(0, (y - low) / 0.15)) ** 0.8;
  const patch = (region: Sdf, lift: number, material: ReturnType<typeof skin>) =>
    add(p, surface(smoothCommon(0.003, openedChest(p, lift), moved(region, p.body.chest)), 0.003), material);
  patch((x, y, z) => Math.max(Math.abs(x) - edge(y), 0.005 - z, low - y, y - 0.36), 0.0045, skin(skinHex));
  for (const s of [-1, 1]) patch((x, y, z) => Math.max(Math.abs(s * x - edge(y) - 0.012) - 0.015, 0.0 - z, low + 0.004 - y, y - 0.3), 0.009, fabric(hex)); // prettier-ignore
}
