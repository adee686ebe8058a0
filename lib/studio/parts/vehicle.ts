/** Driving simulator: seat, cabin with dashboard, wheel, pedals, pillars and door, curved screens. Driver looks along +z. */
import type { Group, Material } from 'three';
import { clay, colour, fabric, gloss, glow, metal } from '../kit/material.ts';
import { add, group, once } from '../kit/node.ts';
import {
  box,
  capsule,
  cylinder,
  ellipsoid,
  moved,
  path,
  smoothCut,
  smoothUnion,
  torus,
  transform,
  warped,
  type Sdf,
  type Vec3,
} from '../kit/sdf.ts';
import {
  bevelled,
  curvedPanel,
  curvePoints,
  panel,
  rectOutline,
  roundedBox,
  slab,
  tube,
  turned,
} from '../kit/solid.ts';
import { surface } from '../kit/surface.ts';

/** Middle of the steering wheel and its grip radius, for `driving(...)`. */
export const WHEEL: Vec3 = [0, 0.72, 0.5];
export const GRIP = 0.18;

/** Cushion of the car seat, for what lies on it. */
export const carCushion: Sdf = smoothUnion(0.05, box([0, 0.3, 0.02], [0.21, 0.06, 0.25], 0.05), capsule([0.215, 0.345, -0.16], [0.205, 0.33, 0.2], 0.052), capsule([-0.215, 0.345, -0.16], [-0.205, 0.33, 0.2], 0.052)); // prettier-ignore

/** Car seat with bolsters and headrest; hips at y 0.42, z −0.02. */
export function carSeat({ hex = '#26409c', stripeHex = '#eef3ff' } = {}): Group {
  const g = group(null, 'seat');
  const lean = transform([0, 0.34, -0.22], [-0.22, 0, 0]);
  const back = moved(smoothUnion(0.05, box([0, 0.33, 0], [0.17, 0.31, 0.05], 0.048), capsule([0.195, 0.08, 0.03], [0.165, 0.5, 0.03], 0.042), capsule([-0.195, 0.08, 0.03], [-0.165, 0.5, 0.03], 0.042), box([0, 0.8, -0.01], [0.105, 0.07, 0.04], 0.039), capsule([0.05, 0.64, 0], [0.05, 0.8, 0], 0.011), capsule([-0.05, 0.64, 0], [-0.05, 0.8, 0], 0.011)), lean); // prettier-ignore
  add(
    g,
    once('car-seat', () => surface(smoothUnion(0.03, carCushion, back), 0.011)),
    fabric(hex),
  );
  add(g, once('car-seat-stripe', () => surface(moved(box([0, 0.34, 0.046], [0.105, 0.27, 0.02], 0.0195), lean), 0.01)), fabric(stripeHex)); // prettier-ignore
  add(g, roundedBox(0.42, 0.14, 0.44, 0.04), clay('#0f1c4a'), [0, 0.155, 0.02]);
  add(g, roundedBox(0.5, 0.05, 0.7, 0.02), clay(colour.slate), [0, 0.045, 0.02]);
  return g;
}

export interface CabinOptions {
  hex?: string;
  /** Picture of the middle display and of the instruments. */
  middle?: Material;
  instruments?: Material;
  /** Door on the driver's left, also pillars with the roof's edge. */
  shell?: 'none' | 'door' | 'full';
  /** Plain box dashboard with a big flat wheel, as in a lorry. */
  lorry?: boolean;
  /** Lean of the wheel: positive away from the driver, for hands placed with `onRim`. */
  tilt?: number;
}

/** Dashboard, wheel, pedals and (optionally) pillars and door. */
export function cabin({
  hex = '#dbe4f8',
  middle,
  instruments,
  shell = 'door',
  lorry = false,
  tilt = lorry ? -0.95 : -0.42,
}: CabinOptions = {}): Group {
  const g = group(null, 'cabin');
  const dash = smoothUnion(0.06, box([-0.28, 0.66, 0.82], [0.92, 0.09, 0.13], 0.08), box([-0.28, 0.77, 0.8], [0.88, 0.022, 0.16], 0.02), ellipsoid([0, 0.765, 0.75], [0.24, 0.085, 0.12]), box([-0.42, 0.36, 0.9], [0.15, 0.34, 0.1], 0.06)); // prettier-ignore
  add(
    g,
    once('dash', () => surface(dash, 0.013)),
    clay(hex),
  );
  const wheel = group(g, 'wheel', WHEEL, [tilt, 0, 0]);
  const ring = once('wheel-ring', () => surface(warped(torus([0, 0, 0], GRIP, 0.0165), (x, y, z) => [x, z, y]), 0.006, [[-0.25, -0.25, -0.04], [0.25, 0.25, 0.04]])); // prettier-ignore
  add(wheel, ring, clay('#0f1838'));
  const spokes = smoothUnion(0.03, box([0, -0.005, 0.018], [0.055, 0.045, 0.022], 0.02), box([0.09, 0, 0.012], [0.09, 0.016, 0.01], 0.0095), box([-0.09, 0, 0.012], [0.09, 0.016, 0.01], 0.0095), box([0, -0.09, 0.012], [0.018, 0.09, 0.01], 0.0095)); // prettier-ignore
  add(wheel, once('wheel-spokes', () => surface(spokes, 0.006, [[-0.22, -0.22, -0.03], [0.22, 0.1, 0.06]])), clay(colour.slate)); // prettier-ignore
  add(
    g,
    tube(
      [
        [0, 0.71, 0.53],
        [0, 0.67, 0.72],
      ],
      0.04,
      8,
    ),
    clay(colour.slate),
  );
  const screenBox = (at: Vec3, w: number, h: number, picture: Material | undefined, tilt: number, yaw = 0) => {
    const s = group(g, 'display', at, [tilt, Math.PI + yaw, 0]);
    add(s, roundedBox(w + 0.03, h + 0.03, 0.022, 0.01), clay('#0f1838'));
    add(s, panel(w, h, 0.008), picture ?? glow('#2f6bff'), [0, 0, 0.0125]);
  };
  screenBox([0, 0.845, 0.7], 0.26, 0.09, instruments, 0.25);
  screenBox([-0.4, 0.87, 0.69], 0.3, 0.18, middle, 0.22, -0.18);
  for (const [x, w, y] of [
    [-0.1, 0.06, 0.16],
    [0.05, 0.09, 0.17],
  ]) {
    add(g, roundedBox(w, 0.1, 0.02, 0.009), metal('#c8d2ea'), [x, y, 0.9], [-0.7, 0, 0]);
    add(
      g,
      tube(
        [
          [x, y + 0.02, 0.91],
          [x, y + 0.16, 0.99],
        ],
        0.011,
        6,
      ),
      clay(colour.slate),
    );
  }
  if (shell === 'none') return g;
  const panelShape = box([0.66, 0.47, 0.2], [0.04, 0.25, 0.52], 0.038);
  const arch = cylinder([0.47, 0.66, 0.9], 0.3, 0.3);
  const door = smoothCut(0.03, smoothUnion(0.05, panelShape, box([0.6, 0.64, 0.18], [0.07, 0.028, 0.3], 0.026), capsule([0.66, 0.73, -0.28], [0.66, 0.73, 0.68], 0.026)), arch); // prettier-ignore
  add(
    g,
    once('door', () => surface(door, 0.013)),
    clay(hex),
  );
  add(g, roundedBox(0.02, 0.025, 0.16, 0.009), clay(colour.slate), [0.708, 0.62, -0.12]);
  const mirror = group(g, 'mirror', [0.8, 0.82, 0.6]);
  add(mirror, roundedBox(0.19, 0.12, 0.07, 0.03), clay(hex));
  add(mirror, roundedBox(0.16, 0.09, 0.01, 0.004), gloss('#16224a'), [0, 0, -0.034]);
  if (shell === 'door') return g;
  const bow = (x: number): Vec3[] => [[x, 0.76, 0.9], [x * 0.985, 1.02, 0.66], [x * 0.95, 1.28, 0.36], [x * 0.92, 1.4, 0.02], [x * 0.91, 1.43, -0.4], [x * 0.92, 1.36, -0.75]]; // prettier-ignore
  const frameShape = smoothUnion(0.03, path(curvePoints(bow(0.7), 24), 0.03, 0.026), path(curvePoints(bow(-1.2), 24), 0.03, 0.026), path([[-1.1, 1.4, 0.02], [-0.25, 1.43, 0.03], [0.64, 1.4, 0.02]], 0.024)); // prettier-ignore
  add(
    g,
    once('pillars', () => surface(frameShape, 0.011)),
    clay('#f4f7ff'),
  );
  return g;
}

/** Round-cornered platform with a lit edge, top at y = 0.17. */
export function platform(w = 2.5, d = 2.9): Group {
  const g = group(null, 'platform');
  add(g, slab(w, d, 0.16, 0.55, 0.03), clay('#16275f'));
  add(g, slab(w - 0.14, d - 0.14, 0.012, 0.5, 0.005), clay('#22367a'), [0, 0.158, 0]);
  const outline = rectOutline(w + 0.02, d + 0.02, 0.56);
  outline.holes.push(rectOutline(w, d, 0.55));
  const ring = bevelled(outline, 0.012, 0, 24);
  ring.rotateX(-Math.PI / 2);
  add(g, ring, glow(colour.gaze), [0, 0.07, 0]);
  return g;
}

/** Three screens on an arc around the driver; pictures run across them. */
export function curvedScreens(
  picture: Material,
  { radius = 1.9, bottom = 0.62, height = 0.98, each = 0.58 } = {},
): Group {
  const g = group(null, 'screens');
  const gap = 0.02;
  for (let q = -1; q <= 1; q++) {
    const middle = q * (each + gap);
    const [from, to] = [middle - each / 2, middle + each / 2];
    const strip = curvedPanel(radius, from, to, bottom, bottom + height);
    const uv = strip.attributes.uv;
    for (let i = 0; i < uv.count; i++) uv.setX(i, (q + 1 + uv.getX(i)) / 3);
    add(g, strip, picture);
    const back = curvedPanel(radius + 0.03, from - 0.008, to + 0.008, bottom - 0.02, bottom + height + 0.02);
    const index = back.index!.array;
    for (let i = 0; i < index.length; i += 3) [index[i], index[i + 1]] = [index[i + 1], index[i]];
    back.computeVertexNormals();
    add(g, back, clay('#f4f7ff'));
    const edge = (a: number) => [0, 1].map((t) => [Math.sin(a) * radius, bottom - 0.01 + t * (height + 0.02), -Math.cos(a) * radius] as Vec3); // prettier-ignore
    for (const a of [from - 0.004, to + 0.004]) add(g, tube(edge(a), 0.016, 4), clay('#f4f7ff'));
    const rail = (y: number) => Array.from({ length: 9 }, (_, i) => { const a = from + ((to - from) * i) / 8; return [Math.sin(a) * radius, y, -Math.cos(a) * radius] as Vec3; }); // prettier-ignore
    for (const y of [bottom - 0.01, bottom + height + 0.01]) add(g, tube(rail(y), 0.016, 24), clay('#f4f7ff'));
    const [x, z] = [Math.sin(middle) * (radius + 0.08), -Math.cos(middle) * (radius + 0.08)];
    add(g, roundedBox(0.1, bottom + 0.3, 0.06, 0.025), clay(colour.slate), [x, (bottom + 0.3) / 2, z], [0, -middle, 0]);
    add(g, slab(0.5, 0.36, 0.03, 0.1, 0.01), clay(colour.slate), [x, 0, z], [0, -middle, 0]);
  }
  return g;
}

/** Small camera on a clip or a tripod head. */
export function smallCamera(): Group {
  const g = group(null, 'camera');
  add(g, roundedBox(0.05, 0.04, 0.045, 0.011), clay('#f4f7ff'), [0, 0.04, 0]);
  add(g, turned([[0, 0.012], [0.013, 0.012], [0.015, 0], [0, 0]], 0.003, 24), clay('#0b1533'), [0, 0.04, 0.021], [Math.PI / 2, 0, 0]); // prettier-ignore
  add(g, roundedBox(0.016, 0.03, 0.016, 0.005), clay(colour.slate), [0, 0.012, 0]);
  return g;
}
