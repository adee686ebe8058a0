/** Cameras: dome camera, small field camera, tripod. */
import { type Group, SphereGeometry } from 'three';
import { clay, colour, glass, glow, gloss, metal } from '../../kit/material.ts';
import { add, group } from '../../kit/node.ts';
import { capsule, path, type Vec3 } from '../../kit/sdf.ts';
import { roundedBox, slab, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';

const ring = (outer: number, inner: number, depth: number) =>
  turned(
    [
      [inner, 0],
      [outer, 0],
      [outer, depth],
      [inner, depth],
      [inner, 0],
    ],
    0.0012,
    72,
  );

/** Tripod whose head is at `height`; put the camera there. */
export function tripod(height = 0.4, hex: string = colour.navy): Group {
  const g = group(null, 'tripod');
  const foot = (i: number): Vec3 => {
    const a = (i / 3) * Math.PI * 2 + 0.5;
    return [Math.sin(a) * height * 0.42, 0.008, Math.cos(a) * height * 0.42];
  };
  for (let i = 0; i < 3; i++) {
    const f = foot(i);
    const knee: Vec3 = [f[0] * 0.45, height * 0.52, f[2] * 0.45];
    add(g, surface(capsule([f[0] * 0.06, height * 0.9, f[2] * 0.06], knee, 0.011), 0.003), clay(hex));
    add(g, surface(path([knee, f], 0.008), 0.0026), metal('#b9c3da'));
    add(g, surface(capsule(f, f, 0.011), 0.003), clay(colour.ink));
    add(g, roundedBox(0.022, 0.02, 0.022, 0.006), clay(colour.brand), knee);
  }
  add(g, roundedBox(0.045, 0.03, 0.045, 0.012), clay(hex), [0, height * 0.9, 0]);
  add(g, roundedBox(0.022, height * 0.12, 0.022, 0.008), clay(colour.ink), [0, height * 0.96, 0]);
  add(g, slab(0.06, 0.05, 0.01, 0.01, 0.003), clay(hex), [0, height - 0.01, 0]);
  return g;
}

/** Dome camera hanging or standing: glass half sphere on a white foot, dome up. */
export function domeCamera(): Group {
  const g = group(null, 'dome-camera');
  add(g, turned([[0, 0.03], [0.056, 0.03], [0.062, 0.022], [0.062, 0], [0, 0]], 0.006, 64), clay('#f4f7ff')); // prettier-ignore
  const dome = add(
    g,
    new SphereGeometry(0.046, 56, 32, 0, Math.PI * 2, 0, Math.PI / 2),
    glass('#8ea3dd'),
    [0, 0.03, 0],
  );
  dome.scale.y = 1.05;
  const ball = group(g, 'ball', [0, 0.044, 0], [0.6, 0, 0]);
  add(ball, new SphereGeometry(0.026, 40, 28), gloss('#141d3f'));
  add(ball, ring(0.0125, 0.006, 0.012), metal('#c9d2e6'), [0, 0, 0.018], [Math.PI / 2, 0, 0]);
  add(ball, new SphereGeometry(0.0075, 28, 18), gloss('#2f6bff'), [0, 0, 0.023]);
  return g;
}

/** Box camera with a zoom lens along +z on a short foot; stands on y = 0, lens at 0.075 m. @param hex ring round the lens */
export function boxCamera(hex: string = colour.gaze): Group {
  const g = group(null, 'box-camera');
  add(g, roundedBox(0.058, 0.052, 0.085, 0.01), clay('#f4f7ff'), [0, 0.075, -0.012]);
  add(g, roundedBox(0.05, 0.006, 0.07, 0.0025), clay(colour.steel), [0, 0.102, -0.012]);
  const barrel: [number, number][] = [[0, 0.036], [0.019, 0.036], [0.0215, 0.05], [0.019, 0.05], [0.0225, 0.05], [0.0225, 0.034], [0.02, 0.032], [0.02, 0], [0, 0]]; // prettier-ignore
  add(g, turned(barrel, 0.0012, 48), gloss('#10182f'), [0, 0.075, 0.026], [Math.PI / 2, 0, 0]);
  add(g, ring(0.0232, 0.0205, 0.005), clay(hex), [0, 0.075, 0.045], [Math.PI / 2, 0, 0]);
  const eye = add(g, new SphereGeometry(0.0165, 40, 24), gloss('#27408f'), [0, 0.075, 0.063]);
  eye.scale.z = 0.4;
  add(g, roundedBox(0.005, 0.005, 0.002, 0.0009), glow(colour.muscle), [0.021, 0.093, 0.0308]);
  add(g, roundedBox(0.018, 0.04, 0.018, 0.005), clay(colour.ink), [0, 0.034, -0.01]);
  add(g, turned([[0, 0.016], [0.016, 0.014], [0.033, 0.006], [0.033, 0], [0, 0]], 0.003, 48), clay(colour.navy), [0, 0, -0.01]); // prettier-ignore
  return g;
}

/** Small field camera along +z, on y = 0. @param hex accent ring */
export function fieldCamera(hex: string = colour.motion): Group {
  const g = group(null, 'field-camera');
  add(g, roundedBox(0.075, 0.055, 0.04, 0.012), clay('#f4f7ff'), [0, 0.03, 0]);
  add(g, ring(0.021, 0.0165, 0.016), clay(hex), [0.012, 0.031, 0.016], [Math.PI / 2, 0, 0]);
  add(g, turned([[0, 0.014], [0.016, 0.012], [0.017, 0], [0, 0]], 0.002, 48), gloss('#0b1533'), [0.012, 0.031, 0.018], [Math.PI / 2, 0, 0]); // prettier-ignore
  const eye = add(g, new SphereGeometry(0.0095, 32, 20), gloss('#27408f'), [0.012, 0.031, 0.031]);
  eye.scale.z = 0.4;
  add(g, roundedBox(0.006, 0.006, 0.002, 0.001), glow(colour.heart), [-0.026, 0.045, 0.0205]);
  add(g, roundedBox(0.016, 0.005, 0.014, 0.002), clay(colour.navy), [-0.02, 0.0595, 0]);
  return g;
}
