import { lengthShares, polyline, smooth, type Point } from '../curve';
import {
  animation,
  area,
  ellipse,
  group,
  keyed,
  layer,
  line,
  loopKeys,
  path,
  sampled,
  trim,
  precomp,
  type Animation,
  type Layer,
  type Placement,
  type Property,
  type Shape,
} from '../lottie';
import { ankleAngle, BODY, hipAngle, hipAt, joints, kneeAngle, pelvisHeight, type Joints } from '../gait';
import { drawn, paper, pen, trace, type Strip } from '../recorder';
import { AXIS, INK, marker, PAPER, RULE, segment, SIGNAL, SIZE, TICK } from '../style';

/** One stride: from heel strike to the next heel strike of the same foot, 1.2 s. */
const FRAMES = 36;
const STRIDE = 198;
const PELVIS_X = 190;
const GROUND = 348;

const STRIP: Strip = { width: 196, speed: 150, frames: FRAMES };
const PANEL_X = 388;

type Joint = keyof Joints;

/** A person walks; markers leave their trails, and beside them run the angles of hip, knee and ankle. */
export function walkingSkeleton(): Animation {
  const pelvis: Layer = layer('pelvis', [], { position: keyed(loopKeys(pelvisY, FRAMES, 0.3).map(({ t, value }) => ({ t, value: [PELVIS_X, value] }))) }); // prettier-ignore
  const trunk = layer(
    'trunk',
    [marker([0, -BODY.trunk + 6], 9, SIGNAL.motion), bone([0, 0], [0, -BODY.trunk - 14], INK), head()],
    { rotation: 3 },
    pelvis,
  );
  return animation('walking-skeleton', SIZE, FRAMES, [
    ...arm(0, INK, trunk),
    ...leg(0, INK, pelvis),
    trunk,
    ...trails(),
    ...leg(0.5, AXIS, pelvis),
    ...arm(0.5, AXIS, trunk),
    pelvis,
    ground(),
    ...angles(),
  ]);
}

function pelvisY(frame: number): number {
  return GROUND - pelvisHeight(frame / FRAMES);
}

function bone(from: Point, to: Point, colour: string): Shape {
  return segment(from, to, colour, 7);
}

function head(): Shape {
  return group([ellipse([5, -BODY.trunk - 34], 40), area(PAPER), line(INK, 5)]);
}

/** A limb that turns: angles in degrees, forward positive, of the phase 0 … 1. */
function turned(angle: (phase: number) => number, phase: number, position: Point | Property): Placement {
  return { position, rotation: sampled((frame) => -angle((frame / FRAMES + phase) % 1), FRAMES, 1.2) };
}

function leg(phase: number, colour: string, pelvis: Layer): Layer[] {
  const near = phase === 0;
  const markers = (at: Point): Shape[] => (near ? [marker(at, 9, SIGNAL.motion)] : []);
  const hip = keyed([
    { t: 0, value: hipAt(phase), ease: 'smooth' },
    { t: FRAMES / 2, value: hipAt(phase + 0.5), ease: 'smooth' },
    { t: FRAMES, value: hipAt(phase) },
  ]);
  const thigh = layer(
    'thigh',
    [...markers([0, 0]), bone([0, 2], [0, BODY.thigh], colour)],
    turned(hipAngle, phase, hip),
    pelvis,
  );
  const shank = layer(
    'shank',
    [...markers([0, 0]), bone([0, 0], [0, BODY.shank], colour)],
    turned((p) => -kneeAngle(p), phase, [0, BODY.thigh]),
    thigh,
  );
  const sole = [BODY.heel, BODY.toe].map(([x, y]): Point => [x, y - 3]);
  const foot = layer('foot', [...markers([0, 0]), group([path(polyline([[0, 0], ...sole], true)), area(colour), line(colour, 5)])], turned(ankleAngle, phase, [0, BODY.shank]), shank); // prettier-ignore
  return [foot, shank, thigh];
}

/** The arm swings against the leg of its side. */
function arm(phase: number, colour: string, trunk: Layer): Layer[] {
  const near = phase === 0;
  const swing = (p: number) => 2 - 22 * Math.cos(2 * Math.PI * p);
  const bend = (p: number) => 26 - 14 * Math.cos(2 * Math.PI * p);
  const markers = (at: Point): Shape[] => (near ? [marker(at, 9, SIGNAL.motion)] : []);
  const upper = layer(
    'upper arm',
    [bone([0, 0], [0, BODY.upperArm], colour)],
    turned(swing, phase, [0, -BODY.trunk + 6]),
    trunk,
  );
  const lower = layer(
    'forearm',
    [...markers([0, 0]), ...markers([0, BODY.forearm]), bone([0, 0], [0, BODY.forearm], colour)],
    turned(bend, phase, [0, BODY.upperArm]),
    upper,
  );
  return [lower, upper];
}

/** The whole way of a marker, faint, and its last quarter of a stride. */
function trails(): Layer[] {
  const ways: Joint[] = ['ankle', 'knee'];
  return ways.map((joint) => {
    const points = Array.from({ length: FRAMES }, (_, frame): Point => {
      const [x, y] = joints(frame / FRAMES)[joint];
      return [PELVIS_X + x, pelvisY(frame) + y];
    });
    const shares = lengthShares(points);
    const offset = sampled((frame) => 360 * shares[frame], FRAMES, 2);
    // from the last frame the way goes on to the full circle, not back
    const keys = offset.k as { s: number[] }[];
    keys[keys.length - 1].s = [360];
    const way = path(smooth(points.filter((_, index) => index % 2 === 0), { closed: true })); // prettier-ignore
    return layer(`trail-${joint}`, [
      group([way, trim(76, 100, offset), line(SIGNAL.motion, 3.5)]),
      group([way, line(SIGNAL.motion, 2, { opacity: 28 })]),
    ]); // prettier-ignore
  });
}

/** The floor passes under the feet: one stride in one loop. */
function ground(): Layer {
  const ticks = (length: number, step: number, colour: string) =>
    group([path(polyline([[0, GROUND + length / 2], [STRIDE + 330, GROUND + length / 2]])), line(colour, length, { butt: true, dash: { length: 1.5, gap: step - 1.5 } })]); // prettier-ignore
  const position = keyed([
    { t: 0, value: [0, 0] },
    { t: FRAMES, value: [-STRIDE, 0] },
  ]);
  return precomp(
    'ground',
    [32, 0, 316, 400],
    [
      layer('floor', [segment([0, GROUND], [316, GROUND], AXIS, 1.5)]),
      layer(`paper-${STRIDE}`, [ticks(12, 66, AXIS), ticks(5, 11, TICK)], { position }),
    ],
  );
}

/** Hip, knee and ankle in degrees, flexion upwards. */
function angles(): Layer[] {
  const lanes: [(phase: number) => number, number, number][] = [
    [hipAngle, 128, 1],
    [kneeAngle, 238, 1],
    [ankleAngle, 312, 1.2],
  ];
  const signals = lanes.map(
    ([angle, zero, scale]) =>
      (t: number) =>
        zero - scale * angle((t / 1.2) % 1),
  );
  const end = PANEL_X + STRIP.width;
  return [
    precomp('pens', [PANEL_X, 0, 300, 400], signals.map((signal) => pen(STRIP, signal, SIGNAL.motion))),
    layer('now', [segment([end, 64], [end, GROUND + 12], AXIS, 1.5)]),
    precomp('recorded', [PANEL_X, 0, STRIP.width, 400], [paper(STRIP, signals.map((signal) => drawn(trace(STRIP, signal, 7.5), SIGNAL.motion)))]),
    layer('zero', [
      ...lanes.map(([, zero]) => segment([PANEL_X, zero], [end, zero], RULE, 1.25)),
      segment([PANEL_X, GROUND], [end, GROUND], AXIS, 1.5),
    ]),
  ]; // prettier-ignore
}
