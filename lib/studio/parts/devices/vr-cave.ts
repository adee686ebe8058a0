/** Projection cave: three walls and a floor that are lit, open towards +z, with frames, projectors and tracking cameras. */
import { type Group, PlaneGeometry } from 'three';
import { clay, colour, glow, gloss, matte, metal, screen } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import type { Vec3 } from '../../kit/sdf.ts';
import { roundedBox, tube, turned } from '../../kit/solid.ts';
import { svg } from '../screens.ts';
import { hallFaces, type Face } from './vr-cave-hall.ts';

/** Width and depth of the floor, height of the walls (m). */
const WIDE = 3;
export const HIGH = 2.3;
const HALF = WIDE / 2;
const PIXELS = 520;

interface Wall {
  /** Lower left corner as seen from inside, direction to the right, upwards and outwards; size. */
  corner: Vec3;
  right: Vec3;
  up: Vec3;
  out: Vec3;
  w: number;
  h: number;
}

const WALLS: Record<'left' | 'front' | 'right' | 'floor', Wall> = {
  left: { corner: [-HALF, 0, HALF], right: [0, 0, -1], up: [0, 1, 0], out: [-1, 0, 0], w: WIDE, h: HIGH },
  front: { corner: [-HALF, 0, -HALF], right: [1, 0, 0], up: [0, 1, 0], out: [0, 0, -1], w: WIDE, h: HIGH },
  right: { corner: [HALF, 0, -HALF], right: [0, 0, 1], up: [0, 1, 0], out: [1, 0, 0], w: WIDE, h: HIGH },
  floor: { corner: [-HALF, 0, HALF], right: [1, 0, 0], up: [0, 0, -1], out: [0, -1, 0], w: WIDE, h: WIDE },
};

const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Part of a polygon that lies in front of the eye, looking at a wall. */
function ahead(points: Vec3[], eye: Vec3, out: Vec3, near = 0.06): Vec3[] {
  const depth = (p: Vec3) => dot(minus(p, eye), out) - near;
  return points.flatMap((p, i) => {
    const q = points[(i + 1) % points.length];
    const [a, b] = [depth(p), depth(q)];
    const cut = (): Vec3 => [0, 1, 2].map((k) => p[k] + ((q[k] - p[k]) * a) / (a - b)) as Vec3;
    return [...(a > 0 ? [p] : []), ...(a > 0 !== b > 0 ? [cut()] : [])];
  });
}

/**
 * What one wall shows to an eye inside: every face of the hall is projected from there, so that lines run on over the
 * corners without a break.
 */
function view(name: string, wall: Wall, eye: Vec3, faces: Face[], dim: number, shade = '') {
  const distance = dot(minus(wall.corner, eye), wall.out);
  const drawn = faces.flatMap(({ points, fill }) => {
    const seen = ahead(points, eye, wall.out).map((p) => {
      const ray = minus(p, eye);
      const t = distance / dot(ray, wall.out);
      const hit = minus([eye[0] + ray[0] * t, eye[1] + ray[1] * t, eye[2] + ray[2] * t], wall.corner);
      return [dot(hit, wall.right) * PIXELS, (wall.h - dot(hit, wall.up)) * PIXELS];
    });
    if (seen.length < 3) return [];
    const path = seen.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
    // the outline in the same colour closes the hair-line between neighbours
    return [`<polygon points="${path}" fill="${fill}" stroke="${fill}" stroke-width="1.2" stroke-linejoin="round"/>`];
  });
  const [w, h] = [wall.w * PIXELS, wall.h * PIXELS];
  return screen(`cave-${name}`, svg(w, h, '#0b1533', drawn.join('') + `<rect width="${w}" height="${h}" fill="#050a1e" fill-opacity="${dim}"/>` + shade)); // prettier-ignore
}

/** Short-throw projector under a bracket, its lens bulge towards −z of its own. */
function projector(): Group {
  const g = group(null, 'projector');
  add(g, roundedBox(0.42, 0.13, 0.34, 0.03), clay('#e9eefb'));
  add(g, roundedBox(0.18, 0.035, 0.15, 0.016), clay('#27335c'), [0, -0.07, -0.06]);
  add(g, roundedBox(0.12, 0.006, 0.07, 0.0028), gloss('#5b7fd8'), [0, -0.088, -0.07]);
  for (let i = 0; i < 7; i++) add(g, roundedBox(0.006, 0.07, 0.012, 0.002), gloss('#3b4668'), [-0.16 + i * 0.02, 0, 0.17]); // prettier-ignore
  add(g, roundedBox(0.014, 0.006, 0.006, 0.0025), glow(colour.muscle), [0.16, 0.03, 0.172]);
  add(g, tube([[0, 0.05, 0], [0, 0.26, 0]], 0.022, 4), clay('#39446c')); // prettier-ignore
  return g;
}

/** Small tracking camera, looking +z, with a ring of infra-red lamps. */
function trackingCamera(): Group {
  const g = group(null, 'tracking-camera');
  add(g, roundedBox(0.07, 0.07, 0.075, 0.018), clay('#1b2447'));
  add(g, once('cave-camera-ring', () => turned([[0.017, 0.004], [0.03, 0.004], [0.03, 0], [0.017, 0]], 0.001, 40).rotateX(Math.PI / 2)), glow('#ff2f4f'), [0, 0, 0.037]); // prettier-ignore
  add(g, once('cave-camera-lens', () => turned([[0, 0.012], [0.014, 0.012], [0.016, 0], [0, 0]], 0.002, 36).rotateX(Math.PI / 2)), gloss('#0a0f22'), [0, 0, 0.037]); // prettier-ignore
  add(g, tube([[0, -0.03, -0.01], [0, -0.075, -0.02]], 0.009, 4), clay('#39446c')); // prettier-ignore
  return g;
}

/** Slim frame about the panes: pipes along the upper edges, posts in the corners, sill round the floor. */
function frames(g: Group) {
  const pipe = metal('#8f9bb8');
  const bar = (a: Vec3, b: Vec3, r = 0.016) => add(g, tube([a, b], r, 2), pipe);
  const o = HALF + 0.02;
  for (const s of [-1, 1]) {
    bar([s * o, HIGH + 0.015, -o], [s * o, HIGH + 0.015, HALF]);
    bar([s * o, 0, HALF], [s * o, HIGH + 0.015, HALF]);
    bar([s * (o + 0.005), 0, -o - 0.005], [s * (o + 0.005), HIGH, -o - 0.005]);
    // braces behind the side walls
    for (const z of [-0.7, 0.5]) bar([s * (o + 0.03), HIGH, z], [s * (o + 0.55), 0, z], 0.02);
    add(g, roundedBox(0.06, 0.06, WIDE + 0.1, 0.012), clay('#27335c'), [s * (HALF + 0.04), -0.022, 0]);
  }
  bar([-o, HIGH + 0.015, -o], [o, HIGH + 0.015, -o]);
  add(g, roundedBox(WIDE + 0.14, 0.06, 0.07, 0.014), clay('#27335c'), [0, -0.022, HALF + 0.04]);
  add(g, roundedBox(WIDE, 0.008, 0.012, 0.003), glow(colour.brand), [0, 0.006, HALF + 0.055]);
}

/** Shadow on the floor of somebody who stands in the light of the projector above, slightly behind [x, z]. */
const shadow = ([x, z]: [number, number]) => `<defs><radialGradient id="f"><stop stop-color="#050a1e" stop-opacity=".72"/><stop offset=".45" stop-color="#050a1e" stop-opacity=".5"/><stop offset="1" stop-color="#050a1e" stop-opacity="0"/></radialGradient></defs><ellipse cx="${(x + HALF) * PIXELS}" cy="${(z + HALF + 0.06) * PIXELS}" rx="200" ry="185" fill="url(#f)"/>`; // prettier-ignore

/** @param eye from where the pictures are drawn, as the tracked person's head would be @param standing where somebody stands */
export function vrCave(eye: Vec3 = [0, 1.6, 0.6], standing?: [number, number]): Group {
  const g = group(null, 'vr-cave');
  const faces = hallFaces(eye);
  for (const [name, wall] of Object.entries(WALLS)) {
    const middle = [0, 1, 2].map((k) => wall.corner[k] + (wall.right[k] * wall.w + wall.up[k] * wall.h) / 2) as Vec3;
    const ground = name === 'floor';
    const turn: Vec3 = ground ? [-Math.PI / 2, 0, 0] : [0, Math.atan2(-wall.out[0], -wall.out[2]), 0];
    add(g, new PlaneGeometry(wall.w, wall.h), view(name, wall, eye, faces, ground ? 0.2 : 0.04, ground && standing ? shadow(standing) : ''), middle, turn); // prettier-ignore
    // black cloth behind the pane, as seen from outside
    if (!ground) add(g, roundedBox(wall.w + 0.02, wall.h, 0.02, 0.004), matte('#141c38'), [middle[0] + wall.out[0] * 0.014, middle[1], middle[2] + wall.out[2] * 0.014], turn); // prettier-ignore
  }
  frames(g);
  // beam over the cave that carries a projector per wall
  const y = HIGH + 0.62;
  for (const x of [-0.95, 0.95]) add(g, roundedBox(0.05, 0.07, WIDE + 0.6, 0.01), clay('#39446c'), [x, y, -0.1]);
  add(g, roundedBox(WIDE + 1.4, 0.07, 0.05, 0.01), clay('#39446c'), [0, y + 0.05, -0.35]);
  const spots: [Vec3, number][] = [[[0, y - 0.24, -0.55], 0], [[-0.72, y - 0.24, 0.1], Math.PI / 2], [[0.72, y - 0.24, 0.1], -Math.PI / 2]]; // prettier-ignore
  for (const [at, turn] of spots) {
    const p = projector();
    p.position.set(...at);
    p.rotation.y = turn;
    g.add(p);
  }
  for (const [x, z] of [
    [-HALF, -HALF],
    [HALF, -HALF],
    [0, -HALF],
    [-HALF, 0.7],
    [HALF, 0.7],
  ]) {
    // prettier-ignore
    const c = trackingCamera();
    c.position.set(x * 1.01, HIGH + 0.1, z * 1.01);
    c.rotation.set(0.45, Math.atan2(-x, -z + 0.3), 0, 'YXZ');
    g.add(c);
  }
  return g;
}
