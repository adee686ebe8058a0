/** Eye-tracking glasses in head coordinates: lens centres at (±0.0345, −0.003), front at z ≈ 0.113. */
import { type Group, type Material, SphereGeometry, Vector3 } from 'three';
import { clay, colour, glass, glow, gloss, metal } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { box, cylinder, extruded, path, roundedRect, smoothCut, smoothUnion, warped, type Sdf, type Vec3 } from '../../kit/sdf.ts'; // prettier-ignore
import { curvePoints, fromArrays, roundedBox, tube, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';
import { EYE } from '../person/head.ts';
import { nosePad } from './glasses-fittings.ts';

export type GlassesModel = 'g1' | 'g2' | 'g3';

interface Design {
  frame: (hex: string) => Material;
  frameHex: string;
  /** Half sizes and corner radius of a lens; width and half depth of the rim. */
  lens: [number, number, number];
  rim: number;
  depth: number;
  /** Half height and half thickness of a temple. */
  temple: [number, number];
  /** Angles of the eye cameras round a lens (0 towards the temple, −π/2 down). */
  cameras: number[];
  /** Rim above only, with the electronics in the temples. */
  half?: boolean;
}

const DESIGNS: Record<GlassesModel, Design> = {
  g1: { frame: clay, frameHex: '#3a4154', lens: [0.0255, 0.0205, 0.0165], rim: 0.003, depth: 0.0029, temple: [0.0034, 0.0021], cameras: [-1.72] }, // prettier-ignore
  g2: { frame: gloss, frameHex: '#0d1326', lens: [0.0258, 0.0196, 0.0145], rim: 0.0036, depth: 0.0034, temple: [0.0038, 0.002], cameras: [-2.5, -0.32], half: true }, // prettier-ignore
  g3: { frame: metal, frameHex: '#8b91a0', lens: [0.0258, 0.0182, 0.0098], rim: 0.0027, depth: 0.0028, temple: [0.0031, 0.0016], cameras: [-2.2, -0.85] }, // prettier-ignore
};

const FRONT = 0.113;
const HINGE: Vec3 = [0.0692, 0.0105, 0.087];
const LENS_X = 0.0345;
const LENS_Y = -0.003;
/** Depth of the front where the face curves away. */
const zAt = (x: number) => FRONT - 3 * x * x;
const templeX = (z: number) => 0.0865 - (z > -0.012 ? 1.7 : 2.6) * (z + 0.012) ** 2;
/** Where a cable leaves the end of the right temple. */
export const TEMPLE_END: Vec3 = [-templeX(-0.054), -0.028, -0.054];

/** @param fold 0 worn, 1 temples folded @param cell mesh fineness: 0.0018 worn by a person in a room, 0.0008 for a product picture */
export function eyeTrackingGlasses({
  model = 'g2' as GlassesModel,
  frameHex = '',
  lensHex = '#dbe7ff',
  cable = false,
  fold = 0,
  cell = 0.0018,
} = {}): Group {
  const g = group(null, 'eye-tracking-glasses');
  const design = DESIGNS[model];
  const key = `glasses-${model}-${cell}`;
  const frame = design.frame(frameHex || design.frameHex);
  const outline = lensOutline(design.lens);
  const bent = (f: Sdf): Sdf => warped(f, (x, y, z) => [x, y, z - zAt(x)]);
  const region: [Vec3, Vec3] = [[-0.085, -0.036, FRONT - 0.045], [0.085, 0.036, FRONT + 0.014]]; // prettier-ignore
  add(g, once(key, () => surface(bent(frontShape(design, outline)), cell, region)), frame); // prettier-ignore
  // the dark band at the inner edge that carries the infra-red lamps
  const band = extruded((x, y) => { const d = outline(x, y); return Math.max(d - 0.0009, -(d + 0.0019)); }, 0.0008, 0.0003); // prettier-ignore
  add(g, once(`${key}-band`, () => surface(bent((x, y, z) => band(x, y, z + 0.0018)), Math.min(cell, 0.0006), region)), gloss('#0a1024')); // prettier-ignore

  for (const s of [-1, 1]) {
    const rimPoint = (a: number, inset: number): Vec3 => {
      const r = edge(outline, a, inset);
      const x = s * (LENS_X + Math.cos(a) * r);
      return [x, LENS_Y + Math.sin(a) * r, zAt(x)];
    };
    add(g, once(`${key}-lens${s}`, () => lensPane(rimPoint, s)), glass(lensHex)); // prettier-ignore
    const lamp = once('glasses-lamp', () => new SphereGeometry(0.00105, 14, 10));
    for (let i = 0; i < 10; i++) {
      const a = 0.31 + (i * Math.PI) / 5;
      const [x, y, z] = rimPoint(a, 0.0005);
      const taken = design.cameras.some((c) => Math.cos(c - a) > 0.93);
      if (!taken) add(g, lamp, glow('#e8384d'), [x, y, z - 0.0018]);
    }
    for (const a of design.cameras) {
      const [x, y, z] = rimPoint(a, -0.0012);
      const eyeCamera = group(g, 'eye-camera', [x, y, z - 0.0052]);
      eyeCamera.lookAt(new Vector3(s * EYE[0], EYE[1], EYE[2] + 0.006));
      add(eyeCamera, roundedBox(0.0092, 0.0056, 0.0062, 0.0019, 3), frame);
      add(eyeCamera, turned([[0, 0.0012], [0.0019, 0.0012], [0.0023, 0], [0, 0]], 0.0004, 20), gloss('#04060d'), [0, 0, 0.003], [Math.PI / 2, 0, 0]); // prettier-ignore
    }
    add(g, tube([[s * 0.0088, -0.0035, zAt(0.009) - 0.002], [s * 0.0094, -0.006, FRONT - 0.009], [s * 0.0112, -0.0105, FRONT - 0.0112]], 0.0007), metal('#c3cad8')); // prettier-ignore
    place(nosePad(), s);
    temple(s);
  }

  function place(pad: Group, s: number) {
    pad.position.set(s * 0.0107, -0.011, FRONT - 0.012);
    pad.rotation.set(-0.22, s * 0.5, s * 0.34);
    g.add(pad);
  }

  function temple(s: number) {
    const arm = group(g, 'temple', [s * HINGE[0], HINGE[1], HINGE[2]], [0, s * fold * (s > 0 ? 1.56 : 1.47), 0]);
    const shifted = group(arm, 'temple-shape', [-s * HINGE[0], -HINGE[1], -HINGE[2]]);
    const [high, thin] = design.temple;
    const k = high / thin;
    const line: Vec3[] = [[0, 0.0105, 0.086], [0, 0.0105, 0.055], [0, 0.0095, 0.02], [0, 0.0072, -0.012], [0, -0.006, -0.036], [0, -0.0275, -0.054]]; // prettier-ignore
    const bar = path(curvePoints(line, 36), high, high * 0.92);
    const pod = box([0, 0.0105, 0.062], [0.0044 * k, 0.0058, 0.0235], 0.0055);
    const shape = design.half ? smoothUnion(0.006, bar, pod) : bar;
    // flat across: squeezed in x about its own curve, distances scaled back so that no block is missed
    const flat: Sdf = (x, y, z) => shape((x - s * templeX(z)) * k, y, z) / k;
    const armRegion: [Vec3, Vec3] = [[Math.min(0, s * 0.1), -0.05, -0.08], [Math.max(0, s * 0.1), 0.03, FRONT]]; // prettier-ignore
    add(
      shifted,
      once(`${key}-temple${s}`, () => surface(flat, Math.min(cell, thin * 0.55), armRegion)),
      frame,
    );
    const out = design.half ? 0.0044 : thin;
    add(shifted, roundedBox(0.0009, 0.0034, 0.026, 0.0004, 3), clay(colour.brand), [s * (templeX(0.06) + out), 0.0105, 0.06], [0, s * -0.235, 0]); // prettier-ignore
    if (s < 0) add(shifted, roundedBox(0.0052, 0.008, 0.0062, 0.0022, 3), clay('#151c30'), [TEMPLE_END[0], -0.0265, -0.0532], [0.7, 0, 0]); // prettier-ignore
  }

  sceneCamera(g);
  if (cable) add(g, tube([TEMPLE_END, [-0.08, -0.06, -0.07], [-0.05, -0.1, -0.085], [-0.03, -0.2, -0.1]], 0.0016), clay('#0f1830')); // prettier-ignore
  return g;
}

/** Flat distance to one or both lenses of half sizes a × b. */
const lensOutline =
  ([a, b, r]: Design['lens']) =>
  (x: number, y: number) => {
    const u = Math.abs(x) - LENS_X;
    const v = y - LENS_Y;
    // a little wider above, outer corner raised
    return roundedRect(u - v * 0.09, v - u * 0.05 + 0.0003, a, b, r - v * 0.06);
  };

/** Distance from a lens's middle to its edge at an angle. */
function edge(outline: (x: number, y: number) => number, a: number, inset: number) {
  let r = 0.02;
  for (let k = 0; k < 40; k++) r -= outline(LENS_X + Math.cos(a) * r, LENS_Y + Math.sin(a) * r) + inset;
  return r;
}

/** Rims, one-piece bridge with the seat of the scene camera, end pieces; flat, before the curve of the face. */
function frontShape({ rim, depth, half }: Design, outline: (x: number, y: number) => number): Sdf {
  const ring = extruded((x, y) => { const d = outline(x, y); return Math.max(d - rim, -(d + 0.0004)); }, depth, Math.min(depth, rim / 2) * 0.6); // prettier-ignore
  const rims = half ? smoothCut(0.004, ring, (x, y, z) => box([0.044, -0.024, 0], [0.0265, 0.0175, 0.02], 0.008)(Math.abs(x), y, z)) : ring; // prettier-ignore
  const bridge = extruded((x, y) => roundedRect(x, y - 0.0078 + x * x * 8, 0.0125, 0.0062, 0.0055), depth * 1.05, depth * 0.7); // prettier-ignore
  const seat: Sdf = (x, y, z) => cylinder([0, 0, 0], 0.0071, 0.0036, 0.0012)(x, z - 0.0024, y - 0.0078);
  const ends: Sdf = (x, y, z) => box([0.0652, 0.0108, -0.005], [0.0058, half ? 0.0066 : 0.005, 0.009], 0.0036)(Math.abs(x), y, z); // prettier-ignore
  const brow = extruded((x, y) => roundedRect(Math.abs(x) - 0.0355, y - 0.0172 - (Math.abs(x) - 0.035) * 0.05, 0.0285, 0.0036, 0.0034), depth * 1.25, 0.0028); // prettier-ignore
  return half ? smoothUnion(0.0045, rims, bridge, seat, ends, brow) : smoothUnion(0.0045, rims, bridge, seat, ends);
}

/** Curved pane of one lens. */
function lensPane(rimPoint: (a: number, inset: number) => Vec3, s: number) {
  const positions: number[] = [];
  const index: number[] = [];
  const [rings, spokes] = [6, 64];
  for (let r = 0; r <= rings; r++)
    for (let a = 0; a < spokes; a++) {
      const [px, py] = rimPoint((a / spokes) * Math.PI * 2, -0.0003);
      const t = Math.max(r / rings, 0.004);
      const x = s * LENS_X + (px - s * LENS_X) * t;
      positions.push(x, LENS_Y + (py - LENS_Y) * t, zAt(x) + 0.0004);
    }
  for (let r = 0; r < rings; r++)
    for (let a = 0; a < spokes; a++) {
      const [p, q] = [r * spokes + a, r * spokes + ((a + 1) % spokes)];
      index.push(p, p + spokes, q, q, p + spokes, q + spokes);
    }
  return fromArrays(positions, index);
}

/** Scene camera in the middle of the bridge: light ring, dark objective. */
function sceneCamera(g: Group) {
  const camera = group(g, 'scene-camera', [0, 0.0078, FRONT + 0.0056], [Math.PI / 2, 0, 0]);
  add(camera, turned([[0, 0.0004], [0.0046, 0.0004], [0.0046, 0.0014], [0.0058, 0.0014], [0.0062, -0.001], [0, -0.001]], 0.0004, 40), metal('#d9dfec')); // prettier-ignore
  add(camera, turned([[0, 0.0019], [0.0026, 0.0014], [0.0042, 0.0006], [0.0042, 0], [0, 0]], 0.0006, 32), gloss('#04060f')); // prettier-ignore
  add(
    camera,
    turned(
      [
        [0, 0.0022],
        [0.0012, 0.0021],
        [0.0014, 0.0014],
        [0, 0.0014],
      ],
      0.0004,
      20,
    ),
    gloss('#2c4fae'),
  );
}
