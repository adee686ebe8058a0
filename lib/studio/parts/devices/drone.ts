/** Quadcopter for professional work, nose towards +z, standing on its legs on y = 0; its hub is at y = HUB. */
import { type Group, RingGeometry, SphereGeometry } from 'three';
import { clay, colour, glass, glow, gloss, metal } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import { box, ellipsoid, roundCone, smoothCut, smoothUnion, type Sdf, type Vec3 } from '../../kit/sdf.ts';
import { fromArrays, roundedBox, slab, tube, turned } from '../../kit/solid.ts';
import { surface } from '../../kit/surface.ts';

/** Height of the body's middle above the legs' feet. */
export const HUB = 0.2;
/** Motors in front and behind: half distance across and along, height over the hub. */
const MOTORS: Vec3[] = [[0.25, 0.035, 0.225], [-0.25, 0.035, 0.225], [-0.25, 0.035, -0.225], [0.25, 0.035, -0.225]]; // prettier-ignore
const RADIUS = 0.2;

/** Body around the hub: long shell with a shallow waist, flat belly, raised battery hump behind. */
const shell: Sdf = smoothCut(
  0.012,
  smoothUnion(
    0.03,
    box([0, 0, 0], [0.075, 0.04, 0.165], 0.034),
    ellipsoid([0, 0.018, 0.06], [0.07, 0.042, 0.12]),
    box([0, 0.03, -0.075], [0.062, 0.04, 0.085], 0.028),
    ...MOTORS.map(([x, , z]) => roundCone([x * 0.22, 0.004, z * 0.45], [x * 0.4, 0.012, z * 0.6], 0.03, 0.023)),
  ),
  box([0, -0.02, 0.19], [0.042, 0.022, 0.03], 0.012),
);

/** Twisted blade from the hub to the tip along +x, leading edge towards +z. */
function blade() {
  const positions: number[] = [];
  const index: number[] = [];
  const n = 24;
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const x = 0.012 + (RADIUS - 0.012) * t;
    const chord =
      0.011 + 0.021 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.62)) * (t > 0.93 ? 1 - (t - 0.93) * 9 : 1);
    const pitch = 0.42 - 0.28 * t;
    for (const [u, thick] of [
      [-0.35, 0],
      [0.1, 0.0016],
      [0.65, 0],
      [0.1, -0.0012],
    ]) {
      // prettier-ignore
      const z = u * chord;
      positions.push(x, Math.sin(pitch) * z + thick + 0.006 * t * t, Math.cos(pitch) * z);
    }
    if (i) for (let k = 0; k < 4; k++) {
      const [a, b] = [(i - 1) * 4 + k, (i - 1) * 4 + ((k + 1) % 4)];
      index.push(a, b, a + 4, b, b + 4, a + 4);
    } // prettier-ignore
  }
  return fromArrays(positions, index);
}

/** Motor on the end of an arm with its two-blade propeller, turning: the disc it sweeps shows as a faint haze. */
function rotor(at: Vec3, turn: number, lampHex: string): Group {
  const g = group(null, 'rotor', at);
  add(g, once('motor-mount', () => turned([[0, -0.022], [0.021, -0.022], [0.027, -0.012], [0.027, 0.008], [0, 0.008]], 0.004, 48)), clay('#dfe6f4')); // prettier-ignore
  add(g, once('motor-can', () => turned([[0, 0.034], [0.017, 0.034], [0.0235, 0.028], [0.0235, 0.01], [0, 0.01]], 0.003, 48)), metal('#7b869f')); // prettier-ignore
  for (let i = 0; i < 12; i++) add(g, once('motor-slot', () => roundedBox(0.004, 0.012, 0.002, 0.0008, 2)), gloss('#10172c'), [Math.sin((i / 6) * Math.PI) * 0.0236, 0.019, Math.cos((i / 6) * Math.PI) * 0.0236], [0, (i / 6) * Math.PI, 0]); // prettier-ignore
  add(
    g,
    once('motor-lamp', () => roundedBox(0.018, 0.007, 0.018, 0.0032)),
    glow(lampHex),
    [0, -0.0245, 0],
  );
  const propeller = group(g, 'propeller', [0, 0.043, 0], [0, turn, 0]);
  add(propeller, once('propeller-hub', () => turned([[0, 0.009], [0.008, 0.009], [0.012, 0.002], [0.012, -0.008], [0, -0.008]], 0.002, 32)), clay('#1b2240')); // prettier-ignore
  for (const half of [0, Math.PI]) {
    const wing = group(propeller, 'wing', [0, 0, 0], [0, half, 0]);
    add(wing, once('blade', blade), clay('#2a3352'));
    add(wing, roundedBox(0.018, 0.004, 0.016, 0.0016), clay(colour.skin), [RADIUS - 0.022, 0.0068, 0.0028]);
  }
  const haze = new RingGeometry(0.02, RADIUS, 72).rotateX(-Math.PI / 2);
  add(g, haze, glass('#dde3f0'), [0, 0.046, 0]);
  return g;
}

/** Stabilised camera hanging under the nose: yaw arm, roll bracket, head with two lenses. @param down how far it looks down (rad) */
function gimbal(down: number): Group {
  const g = group(null, 'gimbal', [0, -0.045, 0.115]);
  add(g, roundedBox(0.062, 0.012, 0.062, 0.005), clay('#27335c'));
  for (const [x, z] of [[-0.022, -0.022], [0.022, -0.022], [-0.022, 0.022], [0.022, 0.022]]) add(g, turned([[0, 0], [0.007, -0.003], [0.005, -0.008], [0.007, -0.013], [0, -0.016]], 0.002, 20), clay('#10172c'), [x, -0.004, z]); // prettier-ignore
  add(g, roundedBox(0.055, 0.006, 0.055, 0.0025), clay('#27335c'), [0, -0.021, 0]);
  add(
    g,
    turned(
      [
        [0, 0],
        [0.018, 0],
        [0.018, -0.022],
        [0, -0.022],
      ],
      0.003,
      40,
    ),
    clay('#dfe6f4'),
    [0, -0.023, -0.008],
  );
  add(g, tube([[0, -0.04, -0.012], [0.03, -0.042, -0.012], [0.05, -0.048, -0.01], [0.053, -0.068, 0], [0.053, -0.082, 0.004]], 0.0085), clay('#dfe6f4')); // prettier-ignore
  const pivot = turned(
    [
      [0, 0.011],
      [0.016, 0.011],
      [0.016, -0.011],
      [0, -0.011],
    ],
    0.003,
    40,
  ).rotateZ(Math.PI / 2);
  add(g, pivot, clay('#27335c'), [0.05, -0.083, 0.005]);
  const head = group(g, 'camera', [0, -0.083, 0.005], [down, 0, 0]);
  add(head, roundedBox(0.078, 0.066, 0.062, 0.02), clay('#1b2447'), [0, 0, 0]);
  add(head, roundedBox(0.07, 0.058, 0.012, 0.0055), gloss('#0a0f22'), [0, 0, 0.029]);
  for (const [x, y, r] of [
    [-0.013, 0.002, 0.0195],
    [0.021, 0.014, 0.0095],
    [0.021, -0.012, 0.0075],
  ]) {
    // prettier-ignore
    add(head, turned([[r * 0.72, 0.009], [r * 0.95, 0.009], [r, 0], [r * 0.7, 0]], 0.001, 48).rotateX(Math.PI / 2), metal('#5f6c8e'), [x, y, 0.034]); // prettier-ignore
    const eye = add(head, once('drone-eye', () => new SphereGeometry(1, 40, 24)), gloss('#2b2a7a'), [x, y, 0.036]); // prettier-ignore
    eye.scale.set(r * 0.74, r * 0.74, r * 0.3);
  }
  return g;
}

/** Slim leg that leans out, foot with a rubber tip. */
function leg(g: Group, s: number, z: number) {
  add(g, tube([[s * 0.062, HUB - 0.015, z * 0.6], [s * 0.115, HUB - 0.1, z * 0.92], [s * 0.14, 0.012, z]], 0.0075, 40), clay('#27335c')); // prettier-ignore
}

/** @param spin angle of the propellers @param down how far the camera looks down (rad) */
export function drone({ spin = 0.5, down = 0.25 } = {}): Group {
  const g = group(null, 'drone');
  const hub = group(g, 'hub', [0, HUB, 0]);
  add(hub, once('drone-shell', () => surface(shell, 0.0028, [[-0.16, -0.08, -0.22], [0.16, 0.12, 0.22]])), clay('#eef2fb')); // prettier-ignore
  // battery with its charge lamps, sensors in nose, tail and belly, antennas on the back
  add(hub, roundedBox(0.098, 0.05, 0.13, 0.016), clay('#39446c'), [0, 0.052, -0.085]);
  for (let i = 0; i < 4; i++) add(hub, roundedBox(0.008, 0.003, 0.004, 0.0014), glow(colour.muscle), [-0.0195 + i * 0.013, 0.0772, -0.05]); // prettier-ignore
  add(hub, roundedBox(0.06, 0.004, 0.02, 0.0018), clay(colour.brand), [0, 0.0575, 0.06], [0.1, 0, 0]);
  // obstacle sensors: a dark band with two lenses in front and behind
  for (const z of [1, -1]) {
    const band = group(hub, 'sensor-band', [0, 0.016, z * 0.165], [0, z > 0 ? 0 : Math.PI, 0]);
    add(band, roundedBox(0.112, 0.028, 0.03, 0.0135), gloss('#0c1226'));
    for (const x of [-0.036, 0.036]) add(band, turned([[0, 0.004], [0.0085, 0.004], [0.0105, 0], [0, 0]], 0.0015, 36).rotateX(Math.PI / 2), metal('#66739a'), [x, 0, 0.0145]); // prettier-ignore
  }
  for (const x of [-0.045, 0.045]) {
    add(hub, turned([[0, 0.03], [0.012, 0.03], [0.017, 0.02], [0.012, 0.012], [0.006, 0.01], [0.006, 0], [0, 0]], 0.003, 36), clay('#f4f7ff'), [x, 0.06, 0.012]); // prettier-ignore
  }
  for (const z of [-0.06, 0.02]) add(hub, slab(0.06, 0.03, 0.004, 0.008, 0.0015), gloss('#0a0f22'), [0, -0.044, z]);
  MOTORS.forEach((m, i) => {
    const arm: Vec3[] = [[m[0] * 0.3, 0.008, m[2] * 0.5], [m[0] * 0.66, 0.02, m[2] * 0.78], m]; // prettier-ignore
    add(hub, tube(arm, 0.0135, 40), clay('#27335c'));
    add(hub, roundedBox(0.05, 0.038, 0.036, 0.012), clay('#dfe6f4'), [m[0] * 0.42, 0.012, m[2] * 0.6], [0, Math.atan2(-m[2] * 0.6, m[0]), 0]); // prettier-ignore
    hub.add(rotor(m, spin + i * 0.7 + (m[0] > 0 ? 0 : 0.9), i < 2 ? '#ff3b4b' : '#2ee6a0'));
  });
  hub.add(gimbal(down));
  for (const s of [-1, 1]) {
    for (const z of [-0.12, 0.12]) leg(g, s, z);
    add(g, tube([[s * 0.14, 0.009, -0.16], [s * 0.14, 0.009, 0.16]], 0.0075, 8), clay('#27335c')); // prettier-ignore
    for (const z of [-0.13, 0.13]) add(g, tube([[s * 0.14, 0.009, z - 0.022], [s * 0.14, 0.009, z + 0.022]], 0.0105, 6), clay('#10172c')); // prettier-ignore
  }
  return g;
}
