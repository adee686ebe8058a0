import { fromPathData, plot, polyline, smooth } from '../curve';
import {
  animation,
  area,
  ellipse,
  FRAME_RATE,
  group,
  keyed,
  layer,
  line,
  loopKeys,
  path,
  rectangle,
  repeat,
  sampled,
  precomp,
  type Animation,
  type Layer,
  type Shape,
} from '../lottie';
import { drawn, movingRuler, paper, pen, trace, type Strip } from '../recorder';
import { AXIS, BRAND, disc, INK, marker, PAPER, RULE, segment, SIGNAL, SIZE } from '../style';

const FRAMES = 180;
/** px of road per second, and the length after which it repeats */
const SPEED = 110;
const LENGTH = (SPEED * FRAMES) / FRAME_RATE;
const MIDDLE = 118;
const CAR_X = 196;
/** The driver looks as far ahead as the car gets in 1.4 s. */
const AHEAD = 1.4 * SPEED;

const STRIP: Strip = { width: 360, speed: 400 / 6, frames: FRAMES };
const PANEL = { x: 40, zero: 300, floor: 356 };

/** The middle of the road, y over its own length: two bends of different radius. */
function road(x: number): number {
  const turn = (2 * Math.PI * x) / LENGTH;
  return 26 * Math.sin(turn) + 15 * Math.sin(2 * turn + 0.9);
}

function slope(x: number): number {
  return (road(x + 1) - road(x - 1)) / 2;
}

/** Steering follows the bend of the road under the car: degrees, to the right positive. */
function steering(t: number): number {
  const x = CAR_X + t * SPEED;
  return 58 * ((road(x + 12) - 2 * road(x) + road(x - 12)) / 0.96);
}

/** The eyes lead, the hands follow: gaze far up the road, wheel and steering angle at the car. */
export function wheelAndRoad(): Animation {
  return animation('wheel-and-road', SIZE, FRAMES, [...car(), ...landscape(), wheel(), ...record()]);
}

function landscape(): Layer[] {
  const centre = smooth(plot(road, 0, LENGTH, 30), { period: LENGTH });
  // one copy stands to the left of what is seen: the road has no beginning
  const position = keyed([
    { t: 0, value: [-LENGTH, MIDDLE - 24] },
    { t: FRAMES, value: [-2 * LENGTH, MIDDLE - 24] },
  ]);
  const moving = (shape: Shape) => layer(`paper-${LENGTH}`, [shape, repeat(3, LENGTH)], { position });
  const dashes = group([path(centre), line(AXIS, 3, { dash: { length: 22, gap: 22 } })]);
  const paved = group([path(centre), line('#e1e8f5', 86)]);
  const edges = group([path(centre), line(AXIS, 90)]);
  return [precomp('road', [0, 24, 640, 188], [dashes, paved, edges].map(moving))];
}

function car(): Layer[] {
  const at = (frame: number) => CAR_X + (frame * SPEED) / FRAME_RATE;
  const y = (frame: number) => MIDDLE + 20 + road(at(frame));
  const keys = loopKeys(y, FRAMES, 0.6);
  const heading = sampled((frame) => (Math.atan(slope(at(frame))) * 180) / Math.PI, FRAMES, 0.8);
  const body = group([rectangle(-34, -14, 68, 28, 10), area(PAPER), line(INK, 3)]);
  const glass = group([rectangle(2, -10, 13, 20, 4), area(BRAND, 24), line(INK, 2)]);
  const gazeY = loopKeys((frame) => MIDDLE + 14 + road(at(frame) + AHEAD), FRAMES, 0.8);
  const gaze = layer('gaze', [marker([0, 0], 11, SIGNAL.gaze), group([ellipse([0, 0], 34), area(SIGNAL.gaze, 16)])], {
    position: keyed(gazeY.map(({ t, value }) => ({ t, value: [CAR_X + AHEAD, value] }))),
  });
  return [
    gaze,
    layer('car', [glass, body], {
      position: keyed(keys.map(({ t, value }) => ({ t, value: [CAR_X, value] }))),
      rotation: heading,
    }),
  ];
}

function wheel(): Layer {
  const rotation = sampled((frame) => steering(frame / FRAME_RATE), FRAMES, 1.2);
  const spokes = group([
    path(fromPathData('M-50 -6 C-36 -16 -24 -14 -14 -6')), path(fromPathData('M50 -6 C36 -16 24 -14 14 -6')), path(polyline([[0, 14], [0, 52]])), line(INK, 8),
  ]); // prettier-ignore
  const top = group([path(fromPathData('M-12 -51 C-4 -53 4 -53 12 -51')), line(BRAND, 10)]);
  return layer('wheel', [disc([0, 0], 30, INK), top, spokes, group([ellipse([0, 0], 104), line(INK, 10)])], {
    position: [522, 300],
    rotation,
  });
}

function record(): Layer[] {
  const y = (t: number) => PANEL.zero - 0.8 * steering(t);
  const now = PANEL.x + STRIP.width;
  return [
    precomp('pen', [PANEL.x, 0, 440, 400], [pen(STRIP, y, SIGNAL.vehicle)]),
    layer('now', [segment([now, 244], [now, PANEL.floor + 14], AXIS, 1.5)]),
    precomp('recorded', [PANEL.x, 0, STRIP.width, 400], [paper(STRIP, [drawn(trace(STRIP, y, 10), SIGNAL.vehicle, 2.5)]), movingRuler(STRIP, PANEL.floor)]),
    layer('axis', [segment([PANEL.x, PANEL.floor], [now, PANEL.floor], AXIS, 1.5), segment([PANEL.x, PANEL.zero], [now, PANEL.zero], RULE, 1.25)]),
  ]; // prettier-ignore
}
