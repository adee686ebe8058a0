/** Parts of the glasses that are changed by hand: nose pads and correction lenses. */
import type { Group } from 'three';
import { clay, glass, metal } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { extruded, roundedRect, type Sdf, type Vec3 } from '../../kit/sdf.ts';
import { panel, roundedBox, tube, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';

/** Silicone pad of a nose rest, its back at x = 0. @param size 1 is the middle of three */
export function nosePad(size = 1): Group {
  const g = group(null, 'nose-pad');
  const shape: Sdf = (x, y, z) => { const q = Math.hypot(x / 0.0017, (y + 0.001) / 0.0062, (z - y * 0.12) / 0.0036); return (q - 1) * 0.0017; }; // prettier-ignore
  const pad = once('nose-pad', () =>
    surface(shape, 0.0007, [
      [-0.01, -0.015, -0.01],
      [0.01, 0.015, 0.01],
    ]),
  );
  add(g, pad, clay('#d3dcef')).scale.setScalar(size);
  return g;
}

/** Pair of nose pads on their spring clip, upright on y = 0. @param size 1 is the middle of three */
export function nosePadPair(size = 1): Group {
  const g = group(null, 'nose-pad-pair');
  const h = 0.0085 * size;
  for (const s of [-1, 1]) {
    const pad = nosePad(size * 1.15);
    pad.position.set(s * 0.0105 * size, h, 0);
    pad.rotation.set(0, s * 0.9, s * 0.3);
    g.add(pad);
  }
  const wire: Vec3[] = [[-0.0112 * size, h, -0.001], [-0.009 * size, h * 2.1, -0.002], [0, h * 2.5, -0.0025], [0.009 * size, h * 2.1, -0.002], [0.0112 * size, h, -0.001]]; // prettier-ignore
  add(g, tube(wire, 0.0009), metal('#b5bdcc'));
  add(g, roundedBox(0.007, 0.0042, 0.0036, 0.0014), clay('#1b2440'), [0, h * 2.5, -0.0025]);
  return g;
}

/** Magnetic correction lens in its thin frame, upright on y = 0, looking +z. */
export function correctionLens(hex = '#cfe0ff'): Group {
  const g = group(null, 'correction-lens');
  const [a, b] = [0.0245, 0.0186];
  const outline = (x: number, y: number) => roundedRect(x - y * 0.09, y, a, b, 0.0135);
  const ring = extruded((x, y) => Math.abs(outline(x, y)) - 0.0009, 0.0013, 0.0006);
  add(g, once('correction-ring', () => surface(ring, 0.0005, [[-0.03, -0.023, -0.005], [0.03, 0.023, 0.005]])), clay('#1b2440'), [0, b + 0.0008, 0]); // prettier-ignore
  add(g, panel(a * 2, b * 2, 0.0135), glass(hex), [0, b + 0.0008, 0]);
  for (const s of [-1, 1]) add(g, turned([[0, 0.0016], [0.0022, 0.0016], [0.0022, -0.0016], [0, -0.0016]], 0.0004, 24), metal('#d9dfec'), [s * 0.0236, b + 0.009, 0], [Math.PI / 2, 0, 0]); // prettier-ignore
  return g;
}
