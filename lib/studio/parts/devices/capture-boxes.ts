/** Boxes that go with motion capture: control unit of the HZ-O12, TTL box of the HZ-C17 Pro, tool box. */
import type { Group } from 'three';
import { clay, colour, fabric, glow, gloss, metal } from '../../kit/material.ts';
import { add, group } from '../../kit/node.ts';
import type { Vec3 } from '../../kit/sdf.ts';
import { roundedBox, slab, tube, turned } from '../../kit/solid.ts';

/** Ring or collar around z. */
const collar = (outer: number, inner: number, depth: number) =>
  turned([[inner, depth], [outer, depth], [outer, 0], [inner, 0], [inner, depth]], 0.0008, 40).rotateX(Math.PI / 2); // prettier-ignore

/** Control unit seen from behind (its back looks +z): four round force-plate sockets, two coaxial TTL sockets, network, mains. */
export function captureControlUnit(): Group {
  const g = group(null, 'capture-control-unit');
  add(g, roundedBox(0.34, 0.1, 0.24, 0.008), clay('#27335c'), [0, 0.058, -0.12]);
  add(g, roundedBox(0.326, 0.086, 0.006, 0.003), clay('#e3eafa'), [0, 0.058, 0.001]);
  for (const x of [-0.14, 0.14]) add(g, slab(0.03, 0.03, 0.009, 0.012), clay(colour.ink), [x, 0, -0.04]);
  const cable = (at: Vec3, r: number, hex: string, end: Vec3) => {
    add(g, turned([[0, 0.03], [r * 1.25, 0.026], [r * 1.9, 0.014], [r * 1.9, 0], [0, 0]], 0.001, 32).rotateX(Math.PI / 2), clay(colour.ink), at); // prettier-ignore
    const [x, y, z] = at;
    add(g, tube([[x, y, z + 0.02], [x, y - 0.004, z + 0.05], [x + (end[0] - x) * 0.25, r + 0.012, z + 0.095], [x + (end[0] - x) * 0.6, r, z + 0.16], end], r, 50), clay(hex)); // prettier-ignore
  };
  // force plates: round locking connectors
  [-0.128, -0.088, -0.048, -0.008].forEach((x, i) => {
    add(g, collar(0.0155, 0.0095, 0.008), metal('#aab4cd'), [x, 0.074, 0.003]);
    add(g, turned([[0, 0.003], [0.0095, 0.003], [0.0095, 0], [0, 0]], 0.0005, 32).rotateX(Math.PI / 2), gloss('#0b1533'), [x, 0.074, 0.003]); // prettier-ignore
    add(g, roundedBox(0.018, 0.004, 0.001, 0.0004), clay(colour.motion), [x, 0.051, 0.0045]);
    if (i < 2) {
      add(g, collar(0.0165, 0.006, 0.02), metal('#c3cadb'), [x, 0.074, 0.011]);
      cable([x, 0.074, 0.028], 0.0052, '#27335c', [-0.2 - i * 0.03, 0.005, 0.3 - i * 0.05]);
    }
  });
  // TTL: coaxial sockets
  [0.042, 0.074].forEach((x, i) => {
    add(g, collar(0.0072, 0.0045, 0.014), metal('#d5b36a'), [x, 0.074, 0.003]);
    add(g, roundedBox(0.012, 0.004, 0.001, 0.0004), clay(colour.skin), [x, 0.051, 0.0045]);
    if (i) return;
    add(g, collar(0.0092, 0.004, 0.02), metal('#c3cadb'), [x, 0.074, 0.008]);
    cable([x, 0.074, 0.026], 0.0031, colour.skin, [0.1, 0.0031, 0.3]);
  });
  // network and mains
  [0.108, 0.134].forEach((x, i) => {
    add(g, roundedBox(0.019, 0.017, 0.006, 0.0015), metal('#c3cadb'), [x, 0.074, 0.003]);
    add(g, roundedBox(0.014, 0.011, 0.003, 0.001), gloss('#0b1533'), [x, 0.073, 0.0055]);
    add(g, roundedBox(0.004, 0.003, 0.002, 0.0008), glow(i ? colour.muscle : colour.skin), [x, 0.0865, 0.0045]);
    if (i) return;
    add(g, roundedBox(0.0125, 0.0095, 0.03, 0.002), clay('#f4f7ff'), [x, 0.073, 0.016]);
    cable([x, 0.073, 0.026], 0.003, colour.brand, [0.24, 0.003, 0.26]);
  });
  for (let i = 0; i < 14; i++) add(g, roundedBox(0.004, 0.016, 0.002, 0.0009), gloss('#10182f'), [-0.13 + i * 0.009, 0.028, 0.0042]); // prettier-ignore
  add(g, roundedBox(0.034, 0.022, 0.004, 0.002), gloss('#0b1533'), [0.125, 0.031, 0.0035]);
  add(g, roundedBox(0.016, 0.01, 0.004, 0.0015), clay('#ff5c7a'), [0.085, 0.031, 0.0045]);
  return g;
}

/** TTL box of the C17 Pro: palm-sized, two coaxial sockets in front, aerial, three lamps. */
export function ttlBox(): Group {
  const g = group(null, 'ttl-box');
  add(g, slab(0.096, 0.07, 0.028, 0.012, 0.005), clay('#f4f7ff'));
  add(g, slab(0.078, 0.052, 0.0008, 0.008, 0.0003), clay('#e3eafa'), [0, 0.0278, 0]);
  add(g, slab(0.044, 0.004, 0.0008, 0.0018, 0.0003), clay(colour.brand), [-0.008, 0.0284, -0.014]);
  [colour.muscle, colour.gaze, colour.skin].forEach((hex, i) => add(g, slab(0.005, 0.005, 0.0008, 0.0024, 0.0003), glow(hex), [-0.026 + i * 0.011, 0.0284, 0.012])); // prettier-ignore
  for (const x of [-0.022, 0.008]) {
    add(g, collar(0.0072, 0.0045, 0.014), metal('#d5b36a'), [x, 0.0145, 0.034]);
    add(g, collar(0.0095, 0.007, 0.003), clay('#27335c'), [x, 0.0145, 0.034]);
  }
  add(g, roundedBox(0.012, 0.007, 0.003, 0.0012), gloss('#0b1533'), [0.032, 0.014, 0.0345]);
  add(g, tube([[0.042, 0.02, -0.03], [0.044, 0.03, -0.034], [0.046, 0.075, -0.042]], 0.0042), clay('#27335c')); // prettier-ignore
  return g;
}

/** Open tool box with a lifted upper tray (its floor at y = 0.145, looking +z); tools in the tray's far half. */
export function toolBox(): Group {
  const g = group(null, 'tool-box');
  const [w, d] = [0.46, 0.24];
  const wall = (sx: number, sy: number, sz: number, at: Vec3, hex: string) => add(g, roundedBox(sx, sy, sz, 0.004), clay(hex), at); // prettier-ignore
  wall(w, 0.012, d, [0, 0.008, 0], colour.brand);
  for (const s of [-1, 1]) {
    wall(w, 0.13, 0.01, [0, 0.067, (s * d) / 2], colour.brand);
    wall(0.01, 0.13, d, [(s * w) / 2, 0.067, 0], colour.brand);
    add(g, roundedBox(0.04, 0.03, 0.012, 0.004), metal('#aab4cd'), [s * 0.14, 0.115, d / 2 + 0.006]);
    // tray
    wall(w - 0.03, 0.045, 0.006, [0, 0.165, (s * (d - 0.02)) / 2], '#1748c9');
    wall(0.006, 0.045, d - 0.02, [(s * (w - 0.03)) / 2, 0.165, 0], '#1748c9');
  }
  wall(w - 0.03, 0.006, d - 0.02, [0, 0.142, 0], '#1f4fd6');
  add(g, slab(w - 0.045, d - 0.034, 0.004, 0.01, 0.0015), fabric('#27335c'), [0, 0.144, 0]);
  wall(w - 0.03, 0.036, 0.005, [0, 0.162, -0.045], '#1748c9');
  // screwdriver, pliers' handles, tape
  add(g, tube([[-0.19, 0.158, -0.08], [-0.1, 0.158, -0.08]], 0.0105, 4), clay(colour.skin)); // prettier-ignore
  add(g, tube([[-0.1, 0.158, -0.08], [0.0, 0.158, -0.08]], 0.0032, 4), metal('#c3cadb')); // prettier-ignore
  add(g, turned([[0.018, 0.018], [0.036, 0.018], [0.036, 0], [0.018, 0], [0.018, 0.018]], 0.001, 56), clay('#f4f7ff'), [0.06, 0.148, -0.078]); // prettier-ignore
  for (const s of [-1, 1]) add(g, tube([[0.105, 0.156, -0.078], [0.14, 0.156, -0.078 + s * 0.01], [0.2, 0.156, -0.078 + s * 0.018]], 0.0065), clay(colour.heart)); // prettier-ignore
  return g;
}
