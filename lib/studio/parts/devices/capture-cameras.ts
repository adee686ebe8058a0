/** Optical motion capture: cameras HZ-O8 and HZ-O12, rail, calibration frame and wand. */
import { type Group, SphereGeometry } from 'three';
import { clay, colour, glow, gloss, metal } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import type { Vec3 } from '../../kit/sdf.ts';
import { roundedBox, tube, turned } from '../../kit/solid.ts';

export type CaptureModel = 'o8' | 'o12';

const turnedZ = (profile: [number, number][], edge: number, segments = 64) => turned(profile, edge, segments).rotateX(Math.PI / 2); // prettier-ignore

/**
 * Motion-capture camera around its lens axis (+z), 0.12 m across, on a short foot that ends at y = −0.085.
 * HZ-O8: white body, two circles of lamps; HZ-O12: dark body with deep fins, three circles and a wider lens.
 */
export function captureCamera(model: CaptureModel = 'o8', foot = true): Group {
  const g = group(null, 'capture-camera');
  const twelve = model === 'o12';
  const body = clay(twelve ? '#27335c' : '#f4f7ff');
  add(g, roundedBox(0.106, 0.106, 0.09, 0.02), body, [0, 0, -0.04]);
  for (let i = 0; i < 7; i++) {
    const y = -0.036 + i * 0.012;
    add(g, roundedBox(twelve ? 0.118 : 0.109, 0.0055, 0.062, 0.002), clay(twelve ? '#1b2447' : colour.steel), [0, y, -0.046]); // prettier-ignore
  }
  for (const x of [-0.02, 0.02]) add(g, roundedBox(0.017, 0.016, 0.008, 0.002), gloss('#0b1533'), [x, -0.02, -0.086]);
  add(g, turnedZ([[0.0, 0.024], [0.061, 0.024], [0.063, 0.02], [0.063, 0], [0, 0]], 0.003, 88), gloss('#0a1024')); // prettier-ignore
  add(g, turnedZ([[0.0635, 0.0235], [0.0665, 0.0235], [0.0665, 0.006], [0.0635, 0.006], [0.0635, 0.0235]], 0.001, 88), clay(twelve ? colour.brand : '#f4f7ff')); // prettier-ignore
  // lens: stepped barrel, focus ring with grooves, coated front element
  const r = twelve ? 0.0255 : 0.0215;
  add(g, turnedZ([[r * 0.76, 0.05], [r, 0.05], [r, 0.043], [r * 0.94, 0.041], [r * 0.94, 0.033], [r * 1.06, 0.031], [r * 1.06, 0.02]], 0.0006), clay('#1b2447')); // prettier-ignore
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * Math.PI * 2;
    add(g, once('capture-groove', () => roundedBox(0.0018, 0.0014, 0.006, 0.0006, 2)), clay('#3b4668'), [Math.sin(a) * r, Math.cos(a) * r, 0.0465], [0, 0, -a]); // prettier-ignore
  }
  add(g, turnedZ([[r * 0.62, 0.047], [r * 0.76, 0.0502], [r * 0.78, 0.0502]], 0.0003), metal('#8f9bb8')); // prettier-ignore
  const eye = add(
    g,
    once('capture-eye', () => new SphereGeometry(1, 56, 36)),
    gloss('#3a2a8f'),
    [0, 0, 0.0425],
  );
  eye.scale.set(r * 0.7, r * 0.7, r * 0.28);
  const lamp = once('capture-lamp', () => new SphereGeometry(0.0025, 16, 10));
  const rings = twelve ? [0.0345, 0.0435, 0.0525] : [0.0365, 0.049];
  rings.forEach((q, k) => {
    const n = (twelve ? [14, 18, 22] : [14, 20])[k];
    for (let i = 0; i < n; i++) {
      const a = ((i + (k % 2) / 2) / n) * Math.PI * 2;
      const at: Vec3 = [Math.sin(a) * q, Math.cos(a) * q, 0.0243];
      add(g, lamp, glow('#e3173f'), at).scale.z = 0.6;
    }
  });
  add(g, turnedZ([[0.0, 0.0245], [rings[0] - 0.005, 0.0245], [rings[0] - 0.005, 0.02]], 0.0004), clay('#1b2447')); // prettier-ignore
  add(g, roundedBox(0.02, 0.004, 0.012, 0.0016), glow(twelve ? colour.motion : colour.gaze), [0, 0.0535, -0.03]);
  if (!foot) return g;
  add(g, roundedBox(0.03, 0.034, 0.03, 0.008), clay('#1b2447'), [0, -0.066, -0.03]);
  add(g, turned([[0, 0.012], [0.022, 0.012], [0.022, 0], [0, 0]], 0.003, 40), clay('#3b4668'), [0, -0.085, -0.03]); // prettier-ignore
  return g;
}

/** Rail under the ceiling or on a wall, along x, with cameras clamped below it that look +z and down (rad), turned to the middle by `fan`. */
export function cameraRail(model: CaptureModel, length: number, count: number, down = 0.5, fan = 0, size = 1): Group {
  const g = group(null, 'camera-rail');
  for (const y of [0, -0.045]) add(g, roundedBox(length, 0.022, 0.03, 0.006), metal('#b4bdd2'), [0, y, 0]);
  add(g, roundedBox(length - 0.01, 0.05, 0.014, 0.004), clay('#8d99b8'), [0, -0.022, -0.004]);
  for (let i = 0; i < count; i++) {
    const u = count > 1 ? i / (count - 1) - 0.5 : 0;
    const x = u * (length - 0.5);
    add(g, roundedBox(0.06, 0.09, 0.05, 0.01), clay('#1b2447'), [x, -0.022, 0.004]);
    add(g, roundedBox(0.022, 0.06, 0.022, 0.008), clay('#3b4668'), [x, -0.085, 0.01]);
    const head = group(g, 'head', [x, -0.15, 0.045], [down, -u * fan, 0]);
    head.rotation.order = 'YXZ';
    head.scale.setScalar(size);
    head.add(captureCamera(model, false));
    add(g, tube([[x + 0.01, -0.16, -0.03], [x + 0.04, -0.14, -0.06], [x + 0.05, -0.05, -0.03], [x + 0.14, -0.02, -0.02]], 0.004), clay('#141b36')); // prettier-ignore
  }
  return g;
}

/** L-shaped frame with four reflecting balls that sets origin and axes; flat on y = 0, corner at the origin. */
export function calibrationFrame(a = 0.42, b = 0.3): Group {
  const g = group(null, 'calibration-frame');
  add(g, roundedBox(a, 0.016, 0.036, 0.003), clay(colour.ink), [a / 2 - 0.018, 0.012, 0]);
  add(g, roundedBox(0.036, 0.016, b, 0.003), clay(colour.ink), [0, 0.012, -b / 2 + 0.018]);
  add(g, roundedBox(0.07, 0.02, 0.07, 0.006), clay(colour.brand), [0, 0.013, 0]);
  const balls: Vec3[] = [[0, 0, 0], [a * 0.36, 0, 0], [a - 0.05, 0, 0], [0, 0, -b + 0.05]]; // prettier-ignore
  for (const [x, , z] of balls) {
    add(g, turned([[0, 0.02], [0.003, 0.02], [0.006, 0], [0, 0]], 0.001, 24), clay('#3b4668'), [x, 0.02, z]); // prettier-ignore
    add(g, new SphereGeometry(0.0125, 40, 28), clay('#ffffff'), [x, 0.048, z]);
  }
  for (const [x, z] of [[a - 0.034, 0], [0, -b + 0.034], [0.07, 0]]) add(g, turned([[0, 0.014], [0.008, 0.014], [0.009, 0], [0, 0]], 0.001, 24), metal('#b9c3da'), [x, 0.008, z]); // prettier-ignore
  const bubble = group(g, 'level', [0.018, 0.022, -0.018]);
  add(bubble, turned([[0, 0.006], [0.009, 0.006], [0.009, 0], [0, 0]], 0.001, 32), clay('#c8f03c')); // prettier-ignore
  return g;
}

/** T-shaped wand with reflecting balls for calibrating a room; flat on y = 0, cross bar along x, grip towards +z. */
export function calibrationWand(length = 0.5): Group {
  const g = group(null, 'wand');
  add(g, roundedBox(length, 0.016, 0.03, 0.003), clay(colour.ink), [0, 0.012, 0]);
  add(g, roundedBox(0.06, 0.022, 0.06, 0.006), clay(colour.brand), [0, 0.012, 0.004]);
  add(g, tube([[0, 0.014, 0.02], [0, 0.014, length * 0.36]], 0.007, 4), metal('#b9c3da')); // prettier-ignore
  add(g, tube([[0, 0.016, length * 0.36], [0, 0.016, length * 0.62]], 0.014, 4), clay(colour.brand)); // prettier-ignore
  for (const x of [-0.47, -0.2, 0.47]) {
    add(g, turned([[0, 0.016], [0.003, 0.016], [0.006, 0], [0, 0]], 0.001, 24), clay('#3b4668'), [x * length, 0.02, 0]); // prettier-ignore
    add(g, new SphereGeometry(0.0125, 40, 28), clay('#ffffff'), [x * length, 0.045, 0]);
  }
  return g;
}
