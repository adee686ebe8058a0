import { daylight } from '../kit/light.ts';
import { clay, colour, matte } from '../kit/material.ts';
import { add, group, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { apply, transform, type Vec3 } from '../kit/sdf.ts';
import { roundedBox, tube, turned } from '../kit/solid.ts';
import { drone, HUB } from '../parts/devices/drone.ts';
import { droneController, GRIP } from '../parts/devices/drone-controller.ts';
import { eyeTrackingGlasses, TEMPLE_END } from '../parts/devices/eye-tracking-glasses.ts';
import { glassesRecorder } from '../parts/devices/glasses-recorder.ts';
import { latticeTower, skyline, tree } from '../parts/outdoors.ts';
import { person } from '../parts/person/person.ts';
import { standing, type HandTarget } from '../parts/person/pose.ts';
import { earClip } from '../parts/worn-sensors.ts';

const SUN = daylight([0.6, 0.5, 0], 1.5, 'left', { exposure: 0.34, screen: 0.85, world: { low: [0.75, 0.78, 0.8], mid: [0.95, 0.98, 1], top: [0.55, 0.72, 1], strength: 0.55 } }); // prettier-ignore

/** Where the controller is held, in the operator's coordinates: before the chest, its screen towards the face. */
const HELD = transform([0, 1.135, 0.335], [-0.62, 0, 0]);

/** Hand round the controller's grip: palm outside, fingers below, thumb on the stick. @param s +1 left */
function onGrip(s: 1 | -1): HandTarget {
  const turned = ([x, y, z]: Vec3): Vec3 => {
    const [o, q] = [apply(HELD, [0, 0, 0]), apply(HELD, [s * x, y, z])];
    return [q[0] - o[0], q[1] - o[1], q[2] - o[2]];
  };
  const [fingers, back] = [turned([-0.45, -0.2, 0.87]), turned([0.8, -0.55, 0.25])];
  const grip = apply(HELD, [s * GRIP[0], GRIP[1], GRIP[2]]);
  const at = [0, 1, 2].map((i) => grip[i] + 0.034 * back[i] - 0.072 * fingers[i]) as Vec3;
  return { at, fingers, back, curl: 0.42, thumb: 0.62, spread: 0.4, elbow: [s * 0.7, -1, -0.25] };
}

const flat = (r: number, h: number) => turned([[0, h], [r, h], [r, 0], [0, 0]], 0.002, 72); // prettier-ignore

/** Folding mat that marks where the aircraft lands. */
function landingPad() {
  const g = group(null, 'landing-pad');
  add(g, flat(0.62, 0.012), matte('#2b4fb8'));
  add(g, flat(0.56, 0.0125), matte('#ff9f3f'));
  add(g, flat(0.46, 0.013), matte('#2b4fb8'));
  for (const x of [-0.15, 0.15]) add(g, roundedBox(0.08, 0.004, 0.46, 0.001), matte('#ffffff'), [x, 0.0145, 0]);
  add(g, roundedBox(0.225, 0.004, 0.08, 0.001), matte('#ffffff'), [0, 0.0145, 0]);
  return g;
}

/** Meadow below a power line: an operator with eye-tracking glasses flies a quadcopter within sight. */
export default defineScene({
  light: SUN,
  build(root) {
    skyline(root, 30, { low: -0.3 });
    add(root, roundedBox(90, 0.02, 60, 0.005), matte('#9cc3a0'), [0, -0.01, 0]);
    place(root, latticeTower(2.2, 0.9, 9), [2.3, 0, -19.5], 0.4);
    // conductors on the two cross-arms
    for (const [dx, y] of [[-2.45, 8.32], [2.45, 8.32], [-2.45, 6.52], [2.45, 6.52]]) add(root, tube([[2.3 + dx - 26, y + 1.2, -10], [2.3 + dx * 0.92 - 10, y - 0.75, -16], [2.3 + dx * 0.92, y, -19.5 - dx * 0.39], [2.3 + dx * 0.92 + 10, y - 0.75, -23.2], [2.3 + dx + 20, y, -27]], 0.014, 60), clay('#8d99b8')); // prettier-ignore
    for (const [x, z, h] of [[-9, -16, 3.4], [-6.2, -17, 4.2], [-3.1, -16.4, 3.1], [1.2, -17.6, 3.8], [3.4, -16.8, 3], [10.5, -17, 4]]) place(root, tree(h), [x, 0, z]); // prettier-ignore
    place(root, landingPad(), [1.35, 0, -3.4]);
    const turn = 1.76;
    const p = place(root, person({ fine: true, figure: 'man', hair: 'short', hairHex: '#2a1f1d', dress: 'vest', topHex: '#3f5fae', accentHex: '#ff9f3f', trousersHex: '#2b3a6a', skinHex: '#e3ab83', mouth: 'calm', look: [0, 0.12] }, standing({ lean: -0.03, headTurn: [-0.24, 0.1, 0], left: onGrip(1), right: onGrip(-1), leftFoot: { at: [0.15, 0.085, 0.06] }, rightFoot: { at: [-0.14, 0.085, -0.05] } })), [-0.6, 0, 0.05], turn); // prettier-ignore
    p.head.add(eyeTrackingGlasses({ model: 'g3', cell: 0.0012 }), earClip(-1));
    const held = group(p, 'held');
    held.applyMatrix4(HELD);
    held.add(droneController());
    const belt = group(p, 'recorder');
    belt.applyMatrix4(p.body.pelvis);
    place(belt, glassesRecorder('g3'), [-0.172, 0.05, -0.02], [Math.PI / 2, 0, Math.PI / 2]);
    p.updateMatrixWorld(true);
    const temple = p.head.localToWorld(p.head.position.clone().set(...TEMPLE_END));
    const start = p.worldToLocal(temple).toArray() as Vec3;
    const chest = (at: Vec3) => apply(p.body.chest, at);
    add(p, tube([start, [start[0] + 0.01, start[1] - 0.05, start[2] - 0.03], chest([-0.045, 0.31, -0.098]), chest([-0.07, 0.2, -0.132]), chest([-0.08, 0.1, -0.128]), chest([-0.1, -0.02, -0.112]), apply(p.body.pelvis, [-0.165, 0.15, -0.07]), apply(p.body.pelvis, [-0.19, 0.115, -0.02])], 0.0026), clay(colour.ink)); // prettier-ignore
    place(root, drone({ spin: 0.35, down: 0.3 }), [2.05, 2.3 - HUB, -0.9], [-0.05, -0.7, 0.07]);
  },
  shots: [
    {
      media: 'domain/aviation-solution-3.webp',
      camera: { from: [0.6, 1.66, 3.4], at: [0.6, 1.58, 0], lens: 40 },
    },
  ],
});
