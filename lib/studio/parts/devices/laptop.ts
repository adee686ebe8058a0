/** Notebook computer, 15 inches, standing on y = 0 with its screen towards +z. */
import type { Group, Material } from 'three';
import { clay, colour, gloss } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { panel, roundedBox, slab } from '../../kit/solid.ts';

/** The hinge lies at z = 0, the keyboard before it. @param lean of the screen behind upright (rad) */
export function laptop(picture: Material, { lean = 0.3, hex = '#d3dae8' } = {}): Group {
  const g = group(null, 'laptop');
  add(g, slab(0.36, 0.245, 0.013, 0.014, 0.003), clay(hex), [0, 0.003, 0.125]);
  for (const x of [-0.14, 0.14]) for (const z of [0.03, 0.22]) add(g, roundedBox(0.03, 0.004, 0.01, 0.0015), clay(colour.slate), [x, 0.002, z]); // prettier-ignore
  add(g, slab(0.315, 0.108, 0.0012, 0.006, 0.0005), clay('#8d97ad'), [0, 0.0155, 0.082]);
  const key = once('laptop-key', () => slab(0.0165, 0.0155, 0.0026, 0.003, 0.001));
  for (let r = 0; r < 5; r++) for (let c = 0; c < 16; c++) if (r < 4 || c < 4 || c > 10) add(g, key, clay('#2b334c'), [-0.1465 + c * 0.01953, 0.0162, 0.042 + r * 0.0198]); // prettier-ignore
  add(g, slab(0.116, 0.015, 0.0026, 0.003, 0.001), clay('#2b334c'), [-0.0107, 0.0162, 0.1212]);
  add(g, slab(0.12, 0.07, 0.0008, 0.006, 0.0003), clay('#c3cbdc'), [0, 0.0158, 0.187]);
  const lid = group(g, 'lid', [0, 0.016, -0.002], [-lean, 0, 0]);
  add(lid, roundedBox(0.36, 0.245, 0.008, 0.0039), clay(hex), [0, 0.1245, -0.004]);
  add(lid, roundedBox(0.352, 0.237, 0.003, 0.0014), gloss('#05080f'), [0, 0.1245, -0.0002]);
  add(lid, panel(0.338, 0.2, 0.003), picture, [0, 0.138, 0.0016]);
  return g;
}
