/** Desktop driving set: clamped wheel, curved monitor, pedals on a non-slip base. They look at the driver along −z. */
import type { Group, Material } from 'three';
import { clay, colour, fabric, glow, gloss, metal } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { box, smoothUnion, torus, warped } from '../../kit/sdf.ts';
import { curvedPanel, roundedBox, slab, tube, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';

/** Grip radius of the desk wheel and the height of its middle above the desk. */
export const DESK_GRIP = 0.14;
export const DESK_WHEEL_Y = 0.16;

/** Wheel with its motor base and clamp; desk top is y = 0, the desk's edge is z = 0 with the desk towards −z; driver at +z. */
export function deskWheel(turn = 0): Group {
  const g = group(null, 'desk-wheel');
  const base = smoothUnion(0.03, box([0, 0.075, -0.16], [0.12, 0.075, 0.11], 0.04), box([0, 0.14, -0.12], [0.075, 0.055, 0.09], 0.04)); // prettier-ignore
  add(
    g,
    once('wheel-base', () => surface(base, 0.006)),
    clay('#27345f'),
  );
  add(g, roundedBox(0.2, 0.012, 0.004, 0.0018), glow(colour.gaze), [0, 0.045, -0.049]);
  // clamp round the edge
  for (const s of [-1, 1]) {
    add(g, roundedBox(0.05, 0.016, 0.12, 0.006), clay('#16203f'), [s * 0.07, 0.006, -0.06]);
    add(g, roundedBox(0.05, 0.11, 0.016, 0.006), clay('#16203f'), [s * 0.07, -0.04, 0.008]);
    add(g, roundedBox(0.05, 0.016, 0.07, 0.006), clay('#16203f'), [s * 0.07, -0.09, -0.018]);
    add(g, turned([[0, 0.04], [0.008, 0.04], [0.008, -0.04], [0.02, -0.05], [0.02, -0.065], [0, -0.065]], 0.003, 24), metal('#c8d2ea'), [s * 0.07, -0.09, -0.03]); // prettier-ignore
  }
  const wheel = group(g, 'wheel', [0, DESK_WHEEL_Y, 0.045], [-0.3, 0, turn]);
  add(wheel, turned([[0, 0], [0.034, 0], [0.045, -0.13], [0, -0.13]], 0.006, 32), clay('#16203f'), [0, 0, -0.02], [Math.PI / 2, 0, 0]); // prettier-ignore
  const ring = once('desk-ring', () => surface(warped(torus([0, 0, 0], DESK_GRIP, 0.0145), (x, y, z) => [x, z, y]), 0.005, [[-0.2, -0.2, -0.04], [0.2, 0.2, 0.04]])); // prettier-ignore
  add(wheel, ring, fabric('#10182f'));
  const spokes = smoothUnion(0.02, box([0, 0, -0.004], [0.045, 0.036, 0.018], 0.016), box([0.075, 0, -0.006], [0.07, 0.014, 0.007], 0.0065), box([-0.075, 0, -0.006], [0.07, 0.014, 0.007], 0.0065), box([0, -0.07, -0.006], [0.016, 0.07, 0.007], 0.0065)); // prettier-ignore
  add(wheel, once('desk-spokes', () => surface(spokes, 0.005, [[-0.18, -0.18, -0.04], [0.18, 0.1, 0.04]])), clay(colour.steel)); // prettier-ignore
  add(wheel, turned([[0, 0.004], [0.018, 0.003], [0.02, 0], [0, 0]], 0.001, 32), clay(colour.brand), [0, 0, 0.0135], [Math.PI / 2, 0, 0]); // prettier-ignore
  for (const s of [-1, 1]) {
    add(wheel, roundedBox(0.05, 0.02, 0.006, 0.0028), metal('#d5dbe8'), [s * 0.075, 0.02, -0.03], [0, 0, s * 0.15]);
    for (const k of [0, 1]) add(wheel, turned([[0, 0.004], [0.0055, 0.003], [0.006, 0], [0, 0]], 0.0012, 20), clay(k ? colour.skin : colour.muscle), [s * (0.058 + k * 0.02), 0.002, 0.0005], [Math.PI / 2, 0, 0]); // prettier-ignore
  }
  add(wheel, roundedBox(0.014, 0.012, 0.03, 0.004), clay(colour.heart), [0, DESK_GRIP, 0], [0, 0, 0]);
  add(g, tube([[0.09, 0.05, -0.25], [0.14, 0.006, -0.32], [0.3, 0.005, -0.36], [0.5, 0.004, -0.3]], 0.0035), clay('#10182f')); // prettier-ignore
  return g;
}

/** Curved monitor w m along its arc; foot on y = 0, picture faces +z. */
export function curvedMonitor(picture: Material, { w = 0.86, h = 0.37, radius = 1.2 } = {}): Group {
  const g = group(null, 'curved-monitor');
  const half = w / radius / 2;
  const y0 = 0.12;
  const arc = group(g, 'arc', [0, 0, radius - 0.02]);
  add(arc, curvedPanel(radius, -half, half, y0, y0 + h), picture);
  const back = curvedPanel(radius + 0.03, -half - 0.008, half + 0.008, y0 - 0.014, y0 + h + 0.014);
  const index = back.index!.array;
  for (let i = 0; i < index.length; i += 3) [index[i], index[i + 1]] = [index[i + 1], index[i]];
  back.computeVertexNormals();
  add(arc, back, clay('#f4f7ff'));
  const rail = (y: number) => Array.from({ length: 13 }, (_, i) => { const a = -half + (2 * half * i) / 12; return [Math.sin(a) * (radius + 0.006), y, -Math.cos(a) * (radius + 0.006)] as [number, number, number]; }); // prettier-ignore
  for (const y of [y0 - 0.008, y0 + h + 0.008]) add(arc, tube(rail(y), 0.011, 40), clay('#10182f'));
  for (const a of [-half - 0.004, half + 0.004]) add(arc, tube([y0 - 0.008, y0 + h + 0.008].map((y) => [Math.sin(a) * (radius + 0.006), y, -Math.cos(a) * (radius + 0.006)] as [number, number, number]), 0.011, 4), clay('#10182f')); // prettier-ignore
  add(g, slab(0.3, 0.2, 0.014, 0.04, 0.005), clay(colour.cloud), [0, 0, -0.06]);
  add(g, roundedBox(0.07, 0.3, 0.024, 0.01), clay(colour.cloud), [0, 0.15, -0.075]);
  return g;
}

/** Two pedals on a heavy base with rubber ribs; lies on y = 0, heel at +z (towards the driver). */
export function deskPedals(): Group {
  const g = group(null, 'desk-pedals');
  add(g, slab(0.42, 0.34, 0.026, 0.03, 0.008), clay('#27345f'));
  add(g, slab(0.4, 0.14, 0.008, 0.02, 0.003), fabric('#10182f'), [0, 0.022, 0.09]);
  for (let i = 0; i < 6; i++) add(g, roundedBox(0.36, 0.006, 0.008, 0.0028), fabric('#39456b'), [0, 0.031, 0.04 + i * 0.02]); // prettier-ignore
  add(g, roundedBox(0.4, 0.09, 0.07, 0.022), clay('#f4f7ff'), [0, 0.06, -0.13]);
  add(g, roundedBox(0.2, 0.01, 0.004, 0.0018), clay(colour.brand), [0, 0.08, -0.094]);
  for (const [x, w, hex] of [
    [-0.09, 0.1, '#d5dbe8'],
    [0.1, 0.062, '#d5dbe8'],
  ] as const) {
    const arm = group(g, 'pedal', [x, 0.045, -0.09], [0.62, 0, 0]);
    add(arm, roundedBox(0.022, 0.2, 0.016, 0.006), clay(colour.slate), [0, 0.09, 0]);
    add(arm, roundedBox(w, w > 0.08 ? 0.085 : 0.15, 0.014, 0.006), metal(hex), [0, w > 0.08 ? 0.165 : 0.135, 0.014]);
    const rows = w > 0.08 ? 3 : 6;
    for (let r = 0; r < rows; r++) for (let c = 0; c < (w > 0.08 ? 4 : 2); c++) add(arm, turned([[0, 0.003], [0.0055, 0.003], [0.0065, 0], [0, 0]], 0.001, 16), gloss('#10182f'), [(c - (w > 0.08 ? 1.5 : 0.5)) * 0.022, (w > 0.08 ? 0.143 : 0.08) + r * 0.022, 0.0212], [Math.PI / 2, 0, 0]); // prettier-ignore
  }
  // rubber feet show at the rim; the cable leaves at the back
  for (const x of [-1, 1]) for (const z of [-1, 1]) add(g, slab(0.07, 0.05, 0.006, 0.02, 0.002), clay(colour.brand), [x * 0.185, -0.002, z * 0.145]); // prettier-ignore
  add(g, tube([[0.15, 0.03, -0.16], [0.2, 0.012, -0.26], [0.34, 0.006, -0.32], [0.6, 0.005, -0.34]], 0.004), clay('#10182f')); // prettier-ignore
  return g;
}
