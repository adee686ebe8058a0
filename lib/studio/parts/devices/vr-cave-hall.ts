/** The building that the cave shows: a library hall as flat faces in space, sorted for drawing from far to near. */
import { Color } from 'three';
import { mix, type Vec3 } from '../../kit/sdf.ts';

export interface Face {
  points: Vec3[];
  fill: string;
  /** Metres by which it counts as nearer: what lies flat on another face. */
  lift?: number;
}

/** Half width, height, far end; level of the gallery and how far it stands out. */
const [W, H, FAR, LEVEL, OUT] = [4.6, 6.4, -17, 2.85, 1.5];
const NEAR = 7;
const BAY = 2.4;
const SHELF = (LEVEL - 0.25) / 7;

const tone = (hex: string, share: number, to = '#0d1a44') => `#${new Color(hex).lerp(new Color(to), share).getHexString()}`; // prettier-ignore

/** Quad over u and v from a corner, in tiles so that each can be sorted by itself. */
function tiled(
  corner: Vec3,
  u: Vec3,
  v: Vec3,
  [m, n]: [number, number],
  fill: (i: number, j: number, at: Vec3) => string,
): Face[] {
  const point = (s: number, t: number): Vec3 => [0, 1, 2].map((k) => corner[k] + u[k] * s + v[k] * t) as Vec3;
  return Array.from({ length: m * n }, (_, q) => {
    const [i, j] = [q % m, Math.floor(q / m)];
    const points = [point(i / m, j / n), point((i + 1) / m, j / n), point((i + 1) / m, (j + 1) / n), point(i / m, (j + 1) / n)]; // prettier-ignore
    return { points, fill: fill(i, j, mix(points[0], points[2], 0.5)) };
  });
}

/** Upright box: its four sides and both ends. */
function block([x0, y0, z0]: Vec3, [x1, y1, z1]: Vec3, hex: string): Face[] {
  const quad = (a: Vec3, b: Vec3, c: Vec3, d: Vec3, shade: number): Face => ({ points: [a, b, c, d], fill: tone(hex, shade) }); // prettier-ignore
  return [
    quad([x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1], 0.12),
    quad([x1, y0, z1], [x1, y0, z0], [x1, y1, z0], [x1, y1, z1], x0 < 0 ? 0.02 : 0.3),
    quad([x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0], x0 < 0 ? 0.3 : 0.02),
    quad([x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1], 0.42),
    quad([x0, y1, z0], [x1, y1, z0], [x1, y1, z1], [x0, y1, z1], 0.0),
  ];
}

/** Drawn over what it stands or lies on. */
const raised = (face: Face): Face => ({ ...face, lift: 0.6 });

/** Darker with distance, so that the far end lies deep. */
const far = (z: number) => Math.min(0.34, Math.max(0, (2 - z) / 60));

/** Slanting patches of light that the windows throw on the floor. */
const sunlit = (hex: string, x: number, z: number) => (x > -2.2 && x < 2.9 && (z + x * 0.5 + 24) % BAY < 1.15 ? tone(hex, 0.26, '#fff6e0') : hex); // prettier-ignore

/** Faces of the hall from far to near, seen from `eye`. */
export function hallFaces(eye: Vec3): Face[] {
  const faces: Face[] = [];
  const bays = Math.round((NEAR - FAR) / BAY);
  const length = NEAR - FAR;
  const push = (list: Face[]) => faces.push(...list);
  // floor of two-coloured slabs with a dark runner, roof with skylights between beams
  push(tiled([-W, 0, NEAR], [2 * W, 0, 0], [0, 0, -length], [Math.round((2 * W) / 0.6), Math.round(length / 0.6)], (i, j, [x, , z]) => tone(sunlit(Math.abs(x) < 0.95 ? ((i + j) % 2 ? '#8b6f52' : '#94785a') : (i + j) % 2 ? '#d3c1a2' : '#dccdb2', x, z), far(z)))); // prettier-ignore
  push(tiled([-W, H, NEAR], [2 * W, 0, 0], [0, 0, -length], [5, bays * 4], (i, j, [, , z]) => (i === 2 && j % 4 ? tone('#dff0ff', far(z) * 0.5) : tone(j % 4 ? '#c9b48f' : '#8a6b48', far(z))))); // prettier-ignore
  for (const s of [-1, 1]) {
    // shelves below the gallery: books in rows, then the wall above with tall windows on the left
    push(tiled([s * W, 0, NEAR], [0, 0, -length], [0, LEVEL - 0.25, 0], [bays * 24, 7], (i, j, [, , z]) => tone(i % 24 === 0 ? '#6f5236' : ['#a8604f', '#d9b878', '#4a6fa8', '#6f9788', '#d8c7a6', '#8792b8'][(i * 7 + j * 5 + ((i * j) % 5) + (i >> 2)) % 6], 0.1 + (i % 3) * 0.05 + (j > 5 ? 0.12 : 0) + far(z)))); // prettier-ignore
    for (let b = 0; b < bays; b++) for (let j = 0; j <= 7; j++) push(block([s * W - 0.03, j * SHELF - 0.02, NEAR - (b + 1) * BAY], [s * W + 0.03, j * SHELF + 0.02, NEAR - b * BAY], tone('#7c5a3a', far(NEAR - b * BAY))).map(raised)); // prettier-ignore
    push(tiled([s * W, LEVEL, NEAR], [0, 0, -length], [0, H - LEVEL, 0], [bays * 4, 4], (i, j, [, , z]) => tone(i % 4 !== 0 && j > 0 && j < 3 ? (s < 0 ? '#bfe0ff' : '#a8c6ee') : '#ecdfc6', (s > 0 ? 0.12 : 0.04) + far(z)))); // prettier-ignore
    for (let b = 0; b < bays; b++) {
      const z = NEAR - b * BAY;
      const inner = s * (W - OUT);
      const [a, c] = [Math.min(s * W, inner), Math.max(s * W, inner)];
      push(block([a, LEVEL - 0.25, z - BAY], [c, LEVEL, z], tone('#f0e4cc', far(z)))); // prettier-ignore
      // railing: hand rail and bars
      const rail = (x: number) => [Math.min(x, x - s * 0.05), Math.max(x, x - s * 0.05)];
      const [r0, r1] = rail(inner);
      push(block([r0, LEVEL + 0.95, z - BAY], [r1, LEVEL + 1.02, z], tone('#7c5a3a', far(z))));
      for (let k = 0; k < 8; k++) push(block([r0 + 0.015, LEVEL, z - k * (BAY / 8) - 0.03], [r1 - 0.015, LEVEL + 0.95, z - k * (BAY / 8)], tone('#3d4a72', far(z)))); // prettier-ignore
      // column with a plain foot and head
      const x = inner + s * 0.16;
      push(block([x - 0.15, 0, z - 0.15], [x + 0.15, LEVEL - 0.25, z + 0.15], tone('#efe3cb', far(z))));
      push(block([x - 0.21, 0, z - 0.21], [x + 0.21, 0.16, z + 0.21], tone('#a88a63', far(z))).map(raised));
      push(block([x - 0.11, LEVEL + 1.02, z - 0.11], [x + 0.11, H, z + 0.11], tone('#efe3cb', far(z))));
    }
  }
  // far end: portal under a round of light windows
  push(tiled([-W, 0, FAR], [2 * W, 0, 0], [0, H, 0], [9, 8], (i, j) => (i >= 3 && i <= 5 ? (j < 4 ? '#fff3d0' : j > 4 && j < 7 ? '#cfe6ff' : '#d8c49e') : j > 4 && j < 7 ? '#b9d4f5' : '#cdb891'))); // prettier-ignore
  // lamps hanging in the middle, and the sign that is looked at
  for (const [x, y, z] of [
    [0, 4.2, -7.5],
    [0, 4.2, -11],
    [0, 4.2, -4],
  ] as Vec3[]) {
    push(block([x - 0.02, y + 0.3, z - 0.02], [x + 0.02, H, z + 0.02], '#39446c'));
    push(block([x - 0.55, y, z - 0.55], [x + 0.55, y + 0.3, z + 0.55], '#ffe2a0'));
  }
  const sign = W - OUT - 0.2;
  push(block([-sign - 0.05, 2.05, -3.3], [-sign + 1.05, 2.55, -3.22], '#1f5bff'));
  push([{ points: [[-sign + 0.2, 2.3, -3.2], [-sign + 0.42, 2.47, -3.2], [-sign + 0.42, 2.13, -3.2]], fill: '#ffffff', lift: 1 }]); // prettier-ignore
  push([{ points: [[-sign + 0.42, 2.36, -3.2], [-sign + 0.85, 2.36, -3.2], [-sign + 0.85, 2.24, -3.2], [-sign + 0.42, 2.24, -3.2]], fill: '#ffffff', lift: 1 }]); // prettier-ignore
  const distance = ({ points }: Face) => {
    const c = [0, 1, 2].map((k) => points.reduce((sum, p) => sum + p[k], 0) / points.length);
    return Math.hypot(c[0] - eye[0], c[1] - eye[1], c[2] - eye[2]);
  };
  return faces.map((face) => ({ face, d: distance(face) - (face.lift ?? 0) })).sort((a, b) => b.d - a.d).map(({ face }) => face); // prettier-ignore
}
