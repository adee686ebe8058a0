/** Research car with the driver's side cut open, so that seat, wheel and pedals are seen. Nose towards +z, driver at x = 0. */
import type { Group } from 'three';
import { clay, colour, gloss, glow, metal } from '../kit/material.ts';
import { add, group, hot, once, place } from '../kit/node.ts';
import { box, capsule, cylinder, path, smoothCut, smoothUnion, transform, moved, type Vec3 } from '../kit/sdf.ts';
import { curvePoints, roundedBox, tube, turned } from '../kit/solid.ts';
import { surface } from '../kit/surface.ts';
import { cabin, carSeat } from './vehicle.ts';

/** Height of the floor over the road, middle line of the car left of which the driver sits, axles. */
export const FLOOR = 0.24;
const MIDDLE = -0.3;
const AXLES = [1.72, -1.12];
const WHEEL_RADIUS = 0.33;

function bodyShape() {
  const hull = smoothUnion(0.12, box([0, 0.5, 0.2], [0.9, 0.25, 2.2], 0.22), box([0, 0.72, 1.62], [0.83, 0.17, 0.66], 0.16), box([0, 0.78, -1.42], [0.83, 0.19, 0.55], 0.18)); // prettier-ignore
  const inside = box([0, 0.98, -0.06], [0.8, 0.74, 1.06], 0.1);
  const doorway = box([0.9, 0.86, 0.2], [0.3, 0.56, 0.84], 0.12);
  const arches = [-1, 1].flatMap((s) => AXLES.map((z) => moved(cylinder([0, 0, 0], 0.395, 0.2, 0.02), transform([s * 0.86, WHEEL_RADIUS, z], [0, 0, Math.PI / 2])))); // prettier-ignore
  return smoothCut(0.02, smoothCut(0.03, smoothCut(0.03, hull, inside), doorway), arches[0], ...arches.slice(1));
}

/** Pillars and roof as one frame. */
function roofShape() {
  const side = (s: number): Vec3[] => [[s * 0.8, 0.88, 1.12], [s * 0.7, 1.16, 0.72], [s * 0.6, 1.4, 0.3], [s * 0.57, 1.47, -0.3], [s * 0.6, 1.42, -0.95], [s * 0.74, 0.96, -1.6]]; // prettier-ignore
  return smoothUnion(0.04, path(curvePoints(side(1), 30), 0.034, 0.032), path(curvePoints(side(-1), 30), 0.034, 0.032), box([0, 1.46, -0.32], [0.56, 0.022, 0.62], 0.021), capsule([-0.6, 1.41, 0.28], [0.6, 1.41, 0.28], 0.03)); // prettier-ignore
}

/** Tyre and five-spoked rim, axle along x. */
function wheel(): Group {
  const g = group(null, 'road-wheel');
  const tyre = once('tyre', () => turned([[0.2, -0.1], [0.31, -0.1], [WHEEL_RADIUS, -0.07], [WHEEL_RADIUS, 0.07], [0.31, 0.1], [0.2, 0.1]], 0.02, 72)); // prettier-ignore
  add(g, tyre, clay('#141c38'), [0, 0, 0], [0, 0, Math.PI / 2]);
  add(g, once('rim', () => turned([[0, -0.06], [0.215, -0.06], [0.215, 0.07], [0.19, 0.05], [0, 0.03]], 0.008, 64)), metal('#c8d2ea'), [0, 0, 0], [0, 0, -Math.PI / 2]); // prettier-ignore
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2;
    add(g, roundedBox(0.03, 0.17, 0.05, 0.014), clay('#f4f7ff'), [0.05, Math.cos(a) * 0.11, Math.sin(a) * 0.11], [a, 0, 0]); // prettier-ignore
  }
  return g;
}

/** Turning laser scanner. */
function lidar(): Group {
  const g = group(null, 'lidar');
  add(g, turned([[0, 0], [0.1, 0], [0.1, 0.025], [0, 0.025]], 0.008, 64), clay('#f4f7ff')); // prettier-ignore
  add(g, turned([[0, 0.025], [0.088, 0.025], [0.088, 0.1], [0, 0.1]], 0.006, 64), gloss('#0b1533')); // prettier-ignore
  add(g, turned([[0.0885, 0.058], [0.0895, 0.058], [0.0895, 0.066], [0.0885, 0.066]], 0.0004, 64), glow(colour.gaze)); // prettier-ignore
  add(
    g,
    turned(
      [
        [0, 0.1],
        [0.1, 0.1],
        [0.1, 0.13],
        [0, 0.13],
      ],
      0.012,
      64,
    ),
    clay('#f4f7ff'),
  );
  return g;
}

const part = (parent: Group, id: string, at: Vec3, build: (g: Group) => void): void => build(hot(group(parent, '', at), id)); // prettier-ignore

/** Sensors of the car, each a hot area. */
function sensors(car: Group): void {
  const roof: Vec3 = [0, 1.485, 0];
  part(car, 'lidar', [0, roof[1] + 0.06, -0.12], (g) => {
    add(g, roundedBox(0.34, 0.02, 0.26, 0.009), clay(colour.slate), [0, -0.012, 0]);
    for (const s of [-1, 1]) add(g, roundedBox(0.02, 0.06, 0.2, 0.008), clay(colour.slate), [s * 0.15, -0.035, 0]);
    place(g, lidar(), [0, 0, 0], 0, 1.35);
  });
  part(car, 'gps', [0.32, roof[1] + 0.012, -0.72], (g) => {
    add(
      g,
      turned(
        [
          [0, 0],
          [0.07, 0],
          [0.066, 0.035],
          [0, 0.05],
        ],
        0.01,
        48,
      ),
      clay('#f4f7ff'),
    );
    add(g, turned([[0.0695, 0.01], [0.071, 0.01], [0.07, 0.016], [0.069, 0.016]], 0.0004, 48), glow(colour.motion)); // prettier-ignore
  });
  part(car, 'radar', [0.34, 0.5, 2.385], (g) => {
    add(g, roundedBox(0.2, 0.13, 0.06, 0.02), gloss('#0b1533'), [0, 0, 0.02], [0, 0.12, 0]);
    add(g, roundedBox(0.09, 0.014, 0.01, 0.004), glow(colour.skin), [0.006, -0.03, 0.05], [0, 0.12, 0]);
  });
  part(car, 'camera', [0.12, 1.36, 0.36], (g) => {
    add(g, roundedBox(0.15, 0.06, 0.07, 0.022), clay('#1b2650'));
    add(g, turned([[0, 0], [0.024, 0], [0.024, 0.02], [0, 0.02]], 0.006, 32), gloss('#0b1533'), [0.03, 0, 0.034], [Math.PI / 2, 0, 0]); // prettier-ignore
    add(g, roundedBox(0.012, 0.012, 0.01, 0.004), glow(colour.heart), [-0.045, 0, 0.033]);
  });
  part(car, 'imu', [0.66, 0.29, -0.4], (g) => {
    add(g, roundedBox(0.17, 0.1, 0.17, 0.02), clay('#ff8a3d'), [0, 0.04, 0]);
    for (const [at, hex] of [[[0.086, 0.06, 0], colour.heart], [[0.086, 0.035, 0.04], colour.motion]] as const) add(g, roundedBox(0.006, 0.014, 0.03, 0.003), glow(hex), [...at]); // prettier-ignore
  });
  part(car, 'can-bus', [0.64, 0.68, 0.8], (g) => {
    add(g, roundedBox(0.1, 0.16, 0.2, 0.02), clay('#24357a'));
    add(g, roundedBox(0.006, 0.02, 0.09, 0.003), glow(colour.motion), [0.051, 0.04, 0]);
    add(g, tube([[0.02, -0.06, -0.08], [0.06, -0.14, -0.12], [0.02, -0.24, -0.02], [-0.08, -0.26, 0.08]], 0.009), clay('#ffc04d')); // prettier-ignore
  });
}

/** The whole car: body, roof, wheels, cabin, sensors. Person sits at [0, FLOOR, 0] of the returned group. */
export function researchCar({ hex = '#e9effb' } = {}): Group {
  const car = group(null, 'research-car');
  const body = group(car, 'body', [MIDDLE, 0, 0]);
  add(body, once('car-body', () => surface(bodyShape(), 0.018)), clay(hex)); // prettier-ignore
  add(
    body,
    once('car-roof', () => surface(roofShape(), 0.012)),
    clay(hex),
  );
  add(body, roundedBox(1.5, 0.04, 2.1, 0.015), clay('#26335e'), [0, FLOOR, -0.06]);
  for (const s of [-1, 1]) {
    add(body, roundedBox(0.3, 0.075, 0.06, 0.03), glow('#eaf2ff'), [s * 0.58, 0.66, 2.35], [0, s * 0.28, 0]);
    add(body, roundedBox(0.26, 0.07, 0.05, 0.024), glow('#ff3b4e'), [s * 0.62, 0.72, -1.97]);
    for (const [i, z] of AXLES.entries()) {
      const place_ = place(body, wheel(), [s * 0.8, WHEEL_RADIUS, z], s > 0 ? 0 : Math.PI);
      if (s > 0 && i === 0) part(place_, 'wheel-speed', [0.1, 0, 0], (g) => {
        add(g, turned([[0, 0], [0.07, 0], [0.07, 0.05], [0, 0.06]], 0.01, 48), clay(colour.brand), [0, 0, 0], [0, 0, -Math.PI / 2]); // prettier-ignore
        add(g, tube([[0.04, 0.05, 0], [0.06, 0.25, 0.02], [0.02, 0.36, -0.06]], 0.01), clay('#ffc04d'));
      }); // prettier-ignore
    }
  }
  sensors(body);
  const inside = group(car, 'inside', [0, FLOOR, 0]);
  place(hot(group(inside, ''), 'seat-pressure'), carSeat());
  place(inside, carSeat(), [-0.62, 0, 0]);
  const cab = place(inside, cabin({ shell: 'none' }));
  const steering = cab.getObjectByName('wheel');
  if (steering) hot(steering, 'steering-wheel');
  part(inside, 'pedal', [0, 0, 0], (g) => {
    for (const [x, w, y] of [[-0.1, 0.06, 0.16], [0.05, 0.09, 0.17]]) add(g, roundedBox(w + 0.012, 0.112, 0.02, 0.009), clay(colour.skin), [x, y + 0.004, 0.892], [-0.7, 0, 0]); // prettier-ignore
  });
  return car;
}
