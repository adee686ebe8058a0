import { plot, polyline, simplified, type Point } from '../curve';
import {
  animation,
  area,
  FRAME_RATE,
  glow,
  group,
  layer,
  line,
  path,
  rectangle,
  sampled,
  precomp,
  type Animation,
  type Layer,
  type Shape,
} from '../lottie';
import { drawn, movingRuler, paper, pen, period, type Strip } from '../recorder';
import { looped, skinResponse } from '../signals';
import { AXIS, INK, PAPER, RULE, segment, SIGNAL, SIZE, SUB } from '../style';

const STRIP: Strip = { width: 400, speed: 400 / 6, frames: 180 };
const LEFT = 40;
const BASE = 262;
const HEIGHT = 190;
const FLOOR = 348;

/** The stimulus, the beginning of the answer 1.6 s later and its peak, in s. */
const [STIMULUS, ONSET, PEAK] = [0.6, 2.2, 3.74];

/** Two electrodes, one stimulus, one answer of the skin: late, quick to rise, slow to fall. */
export function skinConductance(): Animation {
  const level = looped((t) => skinResponse(t - STIMULUS), period(STRIP) / STRIP.speed);
  const y = (t: number) => BASE + 40 - HEIGHT * level(t);
  const now = LEFT + STRIP.width;
  const length = period(STRIP);
  const edge = simplified(
    plot((x) => y(x / STRIP.speed), 0, length, 120),
    0.4,
  );
  return animation('skin-conductance', SIZE, STRIP.frames, [
    precomp('pen', [LEFT, 0, 640, 400], [pen(STRIP, y, SIGNAL.skin)]),
    layer('now', [segment([now, 48], [now, FLOOR + 14], AXIS, 1.5)]),
    precomp('recorded', [LEFT, 0, STRIP.width, 400], [
      paper(STRIP, [
        drawn(polyline(edge), SIGNAL.skin, 3),
        ...stimulus(STIMULUS * STRIP.speed),
        span(STIMULUS * STRIP.speed, ONSET * STRIP.speed, 322),
        span(ONSET * STRIP.speed, PEAK * STRIP.speed, 322),
        group([path(polyline([...edge, [length, FLOOR], [0, FLOOR]], true)), area(SIGNAL.skin, 12)]),
      ]),
      movingRuler(STRIP, FLOOR),
    ]),
    layer('axis', [segment([LEFT, FLOOR], [now, FLOOR], AXIS, 1.5)]),
    ...fingers(level),
  ]); // prettier-ignore
}

function stimulus(x: number): Shape[] {
  return [
    group([path(polyline([[x, 62], [x + 18, 69], [x, 76]], true)), area(SUB)]),
    group([path(polyline([[x, 62], [x, FLOOR]])), line(SUB, 1.5, { dash: { length: 0.1, gap: 6 } })]),
  ]; // prettier-ignore
}

/** A measured length of time between two ticks. */
function span(from: number, to: number, y: number): Shape {
  return group([
    path(polyline([[from + 3, y], [to - 3, y]])), path(polyline([[from + 3, y - 5], [from + 3, y + 5]])), path(polyline([[to - 3, y - 5], [to - 3, y + 5]])), line(SUB, 1.75),
  ]); // prettier-ignore
}

/** Two fingertips with their electrodes; the skin under them glows as it conducts. */
function fingers(level: (t: number) => number): Layer[] {
  const glowing = sampled((frame) => 100 * level(frame / FRAME_RATE), STRIP.frames, 4);
  const finger = (y: number): Shape[] => [
    group([rectangle(524, y - 5, 30, 58, 6), area(PAPER), line(SIGNAL.skin, 3)]),
    group([path(polyline([[596, y + 14], [596, y + 34]])), line(RULE, 2)]),
    group([rectangle(494, y, 200, 48, 24), glow(SIGNAL.skin, [539, y + 24], 56, [[0, 0.7], [1, 0]], glowing)]),
    group([rectangle(494, y, 200, 48, 24), area(PAPER), line(INK, 2.5)]),
  ]; // prettier-ignore
  const wire = (points: Point[]) => group([path(polyline(points)), line(SUB, 2)]);
  return [
    layer('finger', [...finger(128), wire([[539, 123], [539, 100], [470, 100], [470, 196], [440, 196]])]),
    layer('finger', [...finger(220), wire([[539, 273], [539, 296], [470, 296], [470, 196]])]),
  ]; // prettier-ignore
}
