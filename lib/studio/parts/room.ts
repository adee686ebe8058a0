/** Rooms seen from outside their open front: floor, walls, windows, one-way mirrors, lamps. */
import { type Group, type Material, PlaneGeometry } from 'three';
import { clay, colour, glow, gloss, matte, screen } from '../kit/material.ts';
import { add, group } from '../kit/node.ts';
import type { Vec3 } from '../kit/sdf.ts';
import { panel, roundedBox } from '../kit/solid.ts';
import { rect, svg } from './screens.ts';

export interface RoomOptions {
  /** Inner size: x from −w/2 to w/2, back wall at z = −d, front open. */
  w?: number;
  d?: number;
  h?: number;
  wallHex?: string;
  floorHex?: string;
  /** Which side walls stand. */
  left?: boolean;
  right?: boolean;
}

/** Floor at y = 0 and up to three walls with skirting. */
export function room({
  w = 6,
  d = 3,
  h = 3,
  wallHex = '#e4ecfb',
  floorHex = '#d3def3',
  left = false,
  right = true,
}: RoomOptions = {}): Group {
  const g = group(null, 'room');
  const floor = add(g, new PlaneGeometry(60, 60), matte(floorHex), [0, 0, 0], [-Math.PI / 2, 0, 0]);
  floor.name = 'stage';
  const wall = (length: number, at: Vec3, turn: number) => {
    const m = group(g, 'wall', at, [0, turn, 0]);
    add(m, roundedBox(length, h, 0.12, 0.008), matte(wallHex), [0, h / 2, -0.06]);
    add(m, roundedBox(length, 0.09, 0.02, 0.006), clay('#ffffff'), [0, 0.045, 0.008]);
  };
  wall(w + 0.24, [0, 0, -d], 0);
  if (right) wall(d + 4, [w / 2, 0, -d + (d + 4) / 2], -Math.PI / 2);
  if (left) wall(d + 4, [-w / 2, 0, -d + (d + 4) / 2], Math.PI / 2);
  return g;
}

/** Framed opening that faces +z, middle at the origin. */
export function windowFrame(w: number, h: number, behind: Material, frameHex: string = colour.paper, bars = 1): Group {
  const g = group(null, 'window');
  add(g, panel(w, h, 0.01), behind, [0, 0, 0.012]);
  const t = 0.07;
  for (const s of [-1, 1]) {
    add(g, roundedBox(w + 2 * t, t, 0.08, 0.015), clay(frameHex), [0, (s * (h + t)) / 2, 0.02]);
    add(g, roundedBox(t, h + t, 0.08, 0.015), clay(frameHex), [(s * (w + t)) / 2, 0, 0.02]);
  }
  for (let i = 1; i <= bars; i++) add(g, roundedBox(0.045, h, 0.05, 0.012), clay(frameHex), [-w / 2 + (w * i) / (bars + 1), 0, 0.02]); // prettier-ignore
  return g;
}

/** View of sky and roofs behind a window. */
export const daySky = () => screen('day-sky', svg(800, 500, '#cfe0ff', `<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#8db6ff"/><stop offset="1" stop-color="#f3f8ff"/></linearGradient></defs><rect width="800" height="500" fill="url(#a)"/>` + [0, 1, 2, 3, 4, 5, 6].map((i) => rect(i * 120 - 20, 340 - ((i * 67) % 90), 110, 300, 8, '#b9cdf0')).join(''))); // prettier-ignore

/** One-way mirror: dark reflecting pane. */
export const mirrorPane = () => gloss('#16224a');

/** Frame of a clear pane standing in the room; clean glass is not seen, and drawn glass comes out noisy. */
export function pane(w: number, h: number, frameHex: string = colour.steel): Group {
  const g = group(null, 'pane');
  for (const s of [-1, 1]) add(g, roundedBox(0.05, h, 0.06, 0.01), clay(frameHex), [(s * w) / 2, h / 2, 0]);
  add(g, roundedBox(w, 0.05, 0.06, 0.01), clay(frameHex), [0, h, 0]);
  return g;
}

/** Long lamp under a ceiling, lit side down, middle at the origin. */
export function lamp(length = 1.4): Group {
  const g = group(null, 'lamp');
  add(g, roundedBox(length, 0.04, 0.12, 0.015), clay('#ffffff'));
  add(g, roundedBox(length - 0.06, 0.012, 0.08, 0.005), glow('#fff7ea'), [0, -0.02, 0]);
  return g;
}

/** Half-sphere camera under a ceiling. */
export function domeCamera(): Group {
  const g = group(null, 'dome-camera');
  add(g, roundedBox(0.16, 0.03, 0.16, 0.014), clay('#ffffff'));
  add(g, roundedBox(0.1, 0.09, 0.1, 0.045), gloss('#0b1533'), [0, -0.04, 0]);
  return g;
}
