/** Laboratory treadmill: runner looks +z; the belt's top is at TOP. */
import { CylinderGeometry, type Group } from 'three';
import { clay, colour, fabric, glow, gloss, matte, metal, screen } from '../../kit/material.ts';
import { add, group, once } from '../../kit/node.ts';
import type { Vec3 } from '../../kit/sdf.ts';
import { curvePoints, panel, roundedBox, slab, tube, turned } from '../../kit/solid.ts';
import { rect, svg, text } from '../screens.ts';

/** Height of the running surface. */
export const TOP = 0.225;
/** Where the cord of the emergency stop leaves the console. */
export const CORD: Vec3 = [-0.075, 1.262, 0.905];

const LENGTH = 2.0;
const BELT = 0.6;
const ROLLER = 0.058;
const END = LENGTH / 2 - ROLLER;

const across = (r: number, l: number) => new CylinderGeometry(r, r, l, 40).rotateZ(Math.PI / 2);

/** Speed, incline and time, as the console's small display shows them. */
const readout = () =>
  screen('treadmill-readout', svg(640, 360, '#07112e', rect(24, 24, 592, 312, 26, '#0f1f4d') + text(60, 100, 42, '速度', '#9fb4ea') + text(60, 214, 118, '10.4', '#ffffff', 'font-weight="700"') + text(320, 214, 44, 'km/h', '#9fb4ea') + text(440, 100, 42, '坡度', '#9fb4ea') + text(440, 190, 66, '1.0%', '#ffc04d') + text(60, 306, 58, '21:40', '#3ddbe6') + rect(260, 276, 320, 20, 10, '#23356b') + rect(260, 276, 170, 20, 10, '#2fd3a0'))); // prettier-ignore

/** Belt over two rollers: dark rubber with fine ribs, a light line near both edges and the oblique joint. */
function belt(g: Group) {
  const rubber = matte('#333b52');
  add(g, roundedBox(BELT, 0.012, 2 * END, 0.003), rubber, [0, TOP - 0.006, 0]);
  add(g, roundedBox(BELT, 0.01, 2 * END, 0.003), rubber, [0, TOP - 2 * ROLLER - 0.004, 0]);
  const rib = once('belt-rib', () => roundedBox(BELT - 0.09, 0.0022, 0.007, 0.001, 2));
  for (let z = -END; z <= END; z += 0.026) add(g, rib, matte('#465072'), [0, TOP, z]);
  for (const s of [-1, 1]) {
    add(g, across(ROLLER, BELT), rubber, [0, TOP - ROLLER, s * END]);
    add(g, roundedBox(0.013, 0.002, 2 * END, 0.0008), matte('#e9eefb'), [s * (BELT / 2 - 0.032), TOP + 0.0006, 0]);
    // the roller's steel shows beside the belt
    add(g, across(ROLLER - 0.008, BELT + 0.06), metal('#c3cbdb'), [0, TOP - ROLLER, s * END]);
  }
  add(g, roundedBox(BELT - 0.07, 0.003, 0.012, 0.001), matte('#8f9bbd'), [0, TOP + 0.0008, -0.66], [0, 0.16, 0]);
}

/** One side of the frame: beam, grooved foot board on top, roller bearing, adjusting bolt, feet. */
function sideOfFrame(g: Group, s: number) {
  const x = s * (BELT / 2 + 0.085);
  add(g, roundedBox(0.13, 0.13, LENGTH - 0.1, 0.022), clay('#f4f7ff'), [x, TOP - 0.05, 0.06]);
  add(g, roundedBox(0.012, 0.05, LENGTH - 0.22, 0.005), clay(colour.brand), [x + s * 0.062, TOP - 0.06, 0.06]);
  add(g, slab(0.09, LENGTH - 0.18, 0.008, 0.012, 0.003), clay('#27335c'), [x, TOP + 0.012, 0.06]);
  for (let i = -2; i <= 2; i++) add(g, roundedBox(0.005, 0.004, LENGTH - 0.26, 0.0015), clay('#3f4d7d'), [x + i * 0.016, TOP + 0.0205, 0.06]); // prettier-ignore
  // the rear roller runs free behind the beam, between two plates with the bolts that set its run
  const plate = s * (BELT / 2 + 0.042);
  add(g, roundedBox(0.014, 0.085, 0.24, 0.006), metal('#aeb8cf'), [plate, TOP - ROLLER, -END + 0.055]);
  add(g, across(0.017, 0.05), metal('#d6dce8'), [plate + s * 0.008, TOP - ROLLER, -END]);
  add(g, turned([[0, 0.02], [0.014, 0.02], [0.014, 0], [0, 0]], 0.002, 6).rotateX(-Math.PI / 2), metal('#8f9bb8'), [plate + s * 0.02, TOP - ROLLER, -LENGTH / 2 + 0.1]); // prettier-ignore
  for (const z of [-0.74, 0.82]) {
    add(g, roundedBox(0.1, 0.07, 0.12, 0.015), clay('#27335c'), [x, TOP - 0.14, z]);
    add(
      g,
      turned(
        [
          [0, 0.04],
          [0.045, 0.04],
          [0.055, 0],
          [0, 0],
        ],
        0.006,
        40,
      ),
      clay('#16203f'),
      [x, 0, z],
    );
    add(
      g,
      turned(
        [
          [0, 0.08],
          [0.016, 0.08],
          [0.016, 0],
          [0, 0],
        ],
        0.003,
        24,
      ),
      metal('#aeb8cf'),
      [x, 0.03, z],
    );
  }
}

/** Handrails of both sides and the front in one bent pipe, with grips. */
function handrails(g: Group) {
  const [x, y, front] = [BELT / 2 + 0.1, TOP + 0.94, 0.93];
  const pipe = clay('#f4f7ff');
  for (const s of [-1, 1]) {
    const rail: Vec3[] = [[s * x, TOP, 0.4], [s * x, y - 0.16, 0.36], [s * x, y - 0.02, 0.4], [s * x, y, 0.5], [s * x, y, 0.57], [s * x, y, 0.64], [s * x, y, 0.71], [s * x, y, 0.78], [s * x, y - 0.03, 0.9], [s * x, y - 0.16, 0.965], [s * x, TOP, 0.98]]; // prettier-ignore
    add(g, tube(curvePoints(rail, 60), 0.0215, 160), pipe);
    add(g, tube([[s * x, y, 0.55], [s * x, y, 0.73]], 0.0265, 6), matte('#27335c')); // prettier-ignore
    for (const z of [0.4, 0.98]) add(g, turned([[0.02, 0.05], [0.034, 0.05], [0.042, 0], [0.02, 0]], 0.006, 36), clay('#27335c'), [s * x, TOP + 0.015, z]); // prettier-ignore
    add(g, tube([[s * x, TOP + 0.42, 0.38], [s * x, TOP + 0.42, 0.975]], 0.016, 6), pipe); // prettier-ignore
  }
  add(g, tube([[-x, y - 0.075, front], [x, y - 0.075, front]], 0.0215, 8), pipe); // prettier-ignore
  add(g, tube([[-x + 0.05, y - 0.075, front], [-0.21, y - 0.075, front]], 0.0265, 6), matte('#27335c')); // prettier-ignore
  add(g, tube([[0.21, y - 0.075, front], [x - 0.05, y - 0.075, front]], 0.0265, 6), matte('#27335c')); // prettier-ignore
}

/** Small console on the front rail, its face towards the runner; stop button and magnetic key of the cord. */
function consoleBox(g: Group) {
  const box = group(g, 'console', [0, TOP + 0.955, 0.945], [0.5, Math.PI, 0]);
  box.rotation.order = 'YXZ';
  box.rotation.x = -0.5;
  add(box, roundedBox(0.4, 0.23, 0.05, 0.022), clay('#f4f7ff'));
  add(box, roundedBox(0.37, 0.2, 0.012, 0.006), gloss('#0d1632'), [0, 0, 0.022]);
  add(box, panel(0.235, 0.132, 0.008), readout(), [-0.052, 0.022, 0.0286]);
  for (let i = 0; i < 4; i++) add(box, roundedBox(0.04, 0.016, 0.008, 0.0038), clay([colour.muscle, '#8fa3d8', '#8fa3d8', colour.skin][i]), [-0.142 + i * 0.052, -0.072, 0.028]); // prettier-ignore
  const stop = group(box, 'stop', [0.135, 0.035, 0.026], [Math.PI / 2, 0, 0]);
  add(
    stop,
    turned(
      [
        [0, 0.006],
        [0.036, 0.006],
        [0.038, 0],
        [0, 0],
      ],
      0.002,
      48,
    ),
    clay('#ffd23f'),
  );
  add(stop, turned([[0, 0.034], [0.026, 0.034], [0.029, 0.026], [0.029, 0.02], [0.014, 0.018], [0.014, 0.006], [0, 0.006]], 0.006, 48), clay('#e5262f')); // prettier-ignore
  add(box, roundedBox(0.045, 0.03, 0.016, 0.007), clay('#e5262f'), [0.078, -0.07, 0.03]);
  add(box, roundedBox(0.012, 0.004, 0.004, 0.0016), glow(colour.muscle), [0.135, -0.03, 0.028]);
  const neck: Vec3[] = [[0, TOP + 0.86, 0.935], [0, TOP + 0.94, 0.955]]; // prettier-ignore
  add(g, tube(neck, 0.03, 6), clay('#27335c'));
}

export function treadmill(): Group {
  const g = group(null, 'treadmill');
  belt(g);
  for (const s of [-1, 1]) sideOfFrame(g, s);
  add(g, roundedBox(BELT - 0.02, 0.05, LENGTH - 0.3, 0.01), clay('#27335c'), [0, TOP - 0.06, 0]);
  // motor under a hood in front of the belt
  add(g, roundedBox(BELT + 0.3, 0.2, 0.34, 0.06), clay('#f4f7ff'), [0, 0.155, LENGTH / 2 + 0.1]);
  add(g, roundedBox(BELT + 0.02, 0.02, 0.2, 0.009), clay('#27335c'), [0, 0.25, LENGTH / 2 + 0.08]);
  add(g, roundedBox(BELT + 0.305, 0.02, 0.28, 0.009), clay(colour.brand), [0, 0.17, LENGTH / 2 + 0.1]);
  for (let i = 0; i < 9; i++) add(g, roundedBox(0.04, 0.006, 0.012, 0.002), gloss('#16203f'), [(i - 4) * 0.06, 0.1, LENGTH / 2 + 0.268]); // prettier-ignore
  handrails(g);
  consoleBox(g);
  return g;
}

/** Emergency-stop cord from the console's key to a clip on the runner's clothes, slack between; `out` is where the clip looks. */
export function stopCord(from: Vec3, to: Vec3, out: Vec3 = [0, 0, 1]): Group {
  const g = group(null, 'stop-cord');
  const n = 40;
  const line = Array.from({ length: n + 1 }, (_, i): Vec3 => {
    const t = i / n;
    const sag = 4 * t * (1 - t) * 0.13;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t - sag, from[2] + (to[2] - from[2]) * t];
  });
  add(g, tube(line, 0.0034, 160), fabric('#e5262f'));
  const clip = group(g, 'clip', to);
  clip.lookAt(to[0] + out[0], to[1] + out[1], to[2] + out[2]);
  for (const z of [-0.006, 0.006]) add(clip, roundedBox(0.016, 0.046, 0.0055, 0.0024), clay('#16203f'), [0, -0.012, z]);
  add(clip, roundedBox(0.018, 0.012, 0.02, 0.004), clay('#e5262f'), [0, 0.012, 0]);
  return g;
}
