import { SphereGeometry } from 'three';
import { daylight } from '../kit/light.ts';
import { clay, colour, fabric, screen } from '../kit/material.ts';
import { add, group, once, place } from '../kit/node.ts';
import { defineScene } from '../kit/scene.ts';
import { apply, box, frame, inflate, mix, moved, shell, smoothCommon, type Sdf, type Vec3 } from '../kit/sdf.ts';
import { turned } from '../kit/solid.ts';
import { surface } from '../kit/surface.ts';
import { cameraRail } from '../parts/devices/capture-cameras.ts';
import { zOn } from '../parts/devices/chest-worn.ts';
import { stick } from '../parts/devices/fixing.ts';
import { muscleSensor } from '../parts/devices/muscle.ts';
import { ecgUnit } from '../parts/devices/pulse.ts';
import { CORD, stopCord, TOP, treadmill } from '../parts/devices/treadmill.ts';
import { desk, monitor } from '../parts/furniture.ts';
import { backShape, bareShankOf, bareThigh } from '../parts/person/bare.ts';
import { person, type Person } from '../parts/person/person.ts';
import type { Pose } from '../parts/person/pose.ts';
import { room } from '../parts/room.ts';
import { rect, svg, text } from '../parts/screens.ts';

/** Left foot pushes off, right knee comes through. */
const STRIDE: Pose = {
  hips: [0, 0.925, 0],
  lean: 0.14,
  twist: -0.24,
  headTurn: [0.02, 0, 0],
  left: { at: [0.13, 1.21, 0.27], fingers: [-0.25, 0.6, 0.75], back: [0.9, 0.35, 0.2], curl: 1.02, thumb: 0.55, elbow: [0.5, -1, -0.3] }, // prettier-ignore
  right: { at: [-0.26, 1.03, -0.07], fingers: [0.15, -0.25, 1], back: [-1, 0.2, 0], curl: 1.02, thumb: 0.55, elbow: [-0.5, 0.1, -1] }, // prettier-ignore
  leftFoot: { at: [0.07, 0.178, -0.42], toes: [0.02, -0.84, 0.54], knee: [0.05, 0.1, 1] },
  rightFoot: { at: [-0.075, 0.34, 0.19], toes: [-0.02, -0.12, 1], knee: [-0.08, 0.4, 1] },
};

/** Reflecting ball on a small base, lying on y = 0. */
function reflector() {
  const g = group(null, 'reflector');
  add(g, turned([[0, 0.005], [0.0035, 0.005], [0.0085, 0], [0, 0]], 0.001, 24), clay('#27335c')); // prettier-ignore
  add(
    g,
    once('reflector', () => new SphereGeometry(0.0115, 24, 16)),
    clay('#ffffff'),
    [0, 0.015, 0],
  );
  return g;
}

const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Muscle sensors and reflectors on a bare leg; places are shares along thigh (0–1) or shank (1–2) and a direction. */
function sensorsOnLeg(p: Person, i: 0 | 1, toes: Vec3) {
  const leg = p.body.legs[i];
  const out = i ? -1 : 1;
  const shapes = [bareThigh(p.body, i), bareShankOf(p.body, i, frame(leg.end, toes, [0, 1, 0]))];
  const put = (part: ReturnType<typeof reflector>, t: number, [side, ahead]: [number, number]) => {
    const upper = t <= 1;
    const [a, b] = upper ? [leg.root, leg.middle] : [leg.middle, leg.end];
    const along = minus(b, a);
    // "ahead" is at a right angle to the bone, in the plane of the step
    const l = Math.hypot(along[1], along[2]);
    const d: Vec3 = [out * side, (along[2] / l) * ahead, (-along[1] / l) * ahead];
    const q = mix(a, b, upper ? t : t - 1);
    stick(p, part, shapes[upper ? 0 : 1], [q[0] + d[0] * 0.3, q[1] + d[1] * 0.3, q[2] + d[2] * 0.3], [-d[0], -d[1], -d[2]], along); // prettier-ignore
  };
  for (const [t, side, ahead] of [
    [0.63, 0.75, 0.65],
    [0.69, 0.8, -0.6],
    [1.3, 0.62, 0.8],
    [1.27, 0.85, -0.55],
  ]) {
    // prettier-ignore
    const sensor = muscleSensor('m16');
    sensor.scale.setScalar(1.25);
    const holder = group(null, 'sensor');
    holder.add(sensor);
    put(holder, t, [side, ahead]);
  }
  for (const [t, side, ahead] of [[0.8, 0.95, 0.3], [0.97, 1, 0], [1.5, 1, 0.1], [1.64, 0.8, 0.7], [1.93, 1, 0]]) put(reflector(), t, [side, ahead]); // prettier-ignore
  const hip = group(p, 'hip-marker');
  hip.applyMatrix4(p.body.pelvis);
  const hips = (lift: number) => moved(inflate(p.body.torso, lift), p.body.pelvis.clone().invert());
  stick(hip, reflector(), hips(0.001), [out * 0.09, 0.045, 0.3], [0, 0, -1], [0, 1, 0]);
  stick(hip, reflector(), hips(0.008), [out * 0.35, -0.005, 0.005], [-out, 0, 0], [0, 1, 0]);
  const foot = group(p, 'foot-markers');
  foot.applyMatrix4(frame(leg.end, toes, [0, 1, 0]));
  for (const at of [[-out * 0.0, -0.012, 0.118], [out * -0.034, -0.03, 0.09], [0, -0.028, -0.062]] as Vec3[]) add(foot, once('foot-ball', () => new SphereGeometry(0.0115, 24, 16)), clay('#ffffff'), at); // prettier-ignore
}

/** Elastic belt on the skin below the top that keeps the ECG's unit from bouncing; its leads run up under the cloth. */
function chestBelt(p: Person, height: number) {
  const skinShape = moved(backShape(p.body), p.body.chest.clone().invert());
  const g = group(p, 'chest-belt');
  g.applyMatrix4(p.body.chest);
  const band: Sdf = smoothCommon(
    0.002,
    shell(inflate(skinShape, 0.003), 0.0026),
    box([0, height, 0], [0.3, 0.016, 0.3]),
  );
  add(g, surface(band, 0.004), fabric('#16203f'));
  const unit = group(g, 'unit', [0, height, zOn(skinShape, 0, height) + 0.0055], [Math.PI / 2, 0, 0]);
  unit.add(ecgUnit());
}

/** Median frequency of four muscles falling over the minutes, the first that is 10% below its start in red. */
function fatigue() {
  const curves: [string, number, number][] = [['#ff7a92', 270, 1.1], ['#2fd3a0', 350, 0.5], ['#ffc04d', 450, 0.7], ['#5b8cff', 560, 0.3]]; // prettier-ignore
  const lines = curves.map(([hex, y, fall]) => `<polyline fill="none" stroke="${hex}" stroke-width="15" stroke-linejoin="round" points="${Array.from({ length: 41 }, (_, i) => `${130 + i * 33},${(y + 260 * fall * (i / 40) ** 1.4 + 9 * Math.sin(i * 2.1 + y)).toFixed(0)}`).join(' ')}"/>`); // prettier-ignore
  return screen('fatigue', svg(1600, 930, '#0a1740', rect(60, 60, 1480, 810, 26, '#0f1f4d') + text(112, 160, 84, '中位频率', '#cdd8f5') + [0, 1, 2, 3].map((i) => rect(120, 240 + i * 150, 1360, 3, 1, '#2b4080')).join('') + rect(966, 220, 9, 550, 3, '#ff7a92', 0.8) + lines.join('') + rect(110, 800, 300, 34, 17, '#23356b') + rect(110, 800, 190, 34, 17, '#ff7a92'))); // prettier-ignore
}

/** Movement laboratory: a recreational runner on the treadmill, running to the right (+x). */
export default defineScene({
  light: daylight([0, 0.1, 0], 1.4),
  build(root) {
    place(root, room({ w: 9, d: 2.5, h: 4.2, left: true, wallHex: '#dfe7f8', floorHex: '#ccd8f0' }));
    place(root, cameraRail('o12', 6.6, 6, 0.42, 0.9, 1.4), [0.62, 2.4, -2.42]);
    place(root, desk({ w: 1.3, d: 0.6 }), [-2.5, 0, -1.9]);
    place(root, monitor(fatigue()), [-2.5, 0.735, -1.95], 0.45);
    const lane = group(root, 'lane', [0, 0, 0], [0, Math.PI / 2, 0]);
    place(lane, treadmill());
    const at: Vec3 = [0, TOP, -0.3];
    const rolled = 0.085;
    const runner = place(lane, person({ fine: true, open: true, figure: 'woman', hair: 'ponytail', hairHex: '#1d1820', dress: 'tee', topHex: '#ff7a4d', trousersHex: '#1b2650', trousers: 0.2, rolled, skinHex: '#d9a074', shoeHex: '#2fd3c0', mouth: 'calm', weight: -0.15 }, STRIDE), at); // prettier-ignore
    sensorsOnLeg(runner, 0, STRIDE.leftFoot!.toes!);
    sensorsOnLeg(runner, 1, STRIDE.rightFoot!.toes!);
    chestBelt(runner, rolled - 0.045);
    const hem = apply(runner.body.pelvis, [-0.07, 0.055, 0.118]);
    place(lane, stopCord(CORD, [hem[0] + at[0], hem[1] + at[1], hem[2] + at[2]], [-0.4, 0.1, 0.9]));
  },
  shots: [
    {
      media: 'domain/sports-solution-3.webp',
      camera: { from: [2.25, 1.55, 4.1], at: [0.05, 1.06, -0.1], lens: 43 },
    },
  ],
});
