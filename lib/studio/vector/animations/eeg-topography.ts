import { fromPathData, plot, type Point } from '../curve';
import {
  animation,
  area,
  ellipse,
  FRAME_RATE,
  glow,
  group,
  layer,
  line,
  masked,
  path,
  sampled,
  precomp,
  type Animation,
  type Layer,
} from '../lottie';
import { drawn, movingRuler, paper, pen, period, traceThrough, type Strip } from '../recorder';
import { noise } from '../signals';
import { AXIS, INK, PAPER, segment, SIGNAL, SIZE } from '../style';

const STRIP: Strip = { width: 256, speed: 80, frames: 120 };
const LEFT = 336;
const FLOOR = 352;
const LENGTH = 4;
const HEAD: Point = [166, 204];
const RADIUS = 118;

/** The 19 places of the 10–20 system, from above, in shares of the head's radius; nose up. */
const ELECTRODES: Point[] = [
  [-0.25, -0.77], [0.25, -0.77],
  [-0.65, -0.47], [-0.33, -0.42], [0, -0.4], [0.33, -0.42], [0.65, -0.47],
  [-0.8, 0], [-0.4, 0], [0, 0], [0.4, 0], [0.8, 0],
  [-0.65, 0.47], [-0.33, 0.42], [0, 0.4], [0.33, 0.42], [0.65, 0.47],
  [-0.25, 0.77], [0.25, 0.77],
]; // prettier-ignore

/**
 * Sources of alpha: a place, a reach, and when in the loop their power is
 * highest. It wells up over the back of the head and runs forward.
 */
const SOURCES: { at: Point; reach: number; peak: number; y: number }[] = [
  { at: [-0.1, -0.62], reach: 0.62, peak: 0.5, y: 92 },
  { at: [0.12, -0.12], reach: 0.6, peak: 0.36, y: 154 },
  { at: [-0.42, 0.42], reach: 0.72, peak: 0.12, y: 222 },
  { at: [0.36, 0.6], reach: 0.78, peak: 0, y: 296 },
];

/** Brain rhythm at four places and, at the same moment, where on the head it is strong. */
export function eegTopography(): Animation {
  const now = LEFT + STRIP.width;
  return animation('eeg-topography', SIZE, STRIP.frames, [
    precomp('pens', [LEFT, 0, 304, 400], SOURCES.map(({ y }) => pen(STRIP, () => y, SIGNAL.brain))),
    layer('now', [segment([now, 48], [now, FLOOR + 14], AXIS, 1.5)]),
    precomp('recorded', [LEFT, 0, STRIP.width, 400], [
      paper(STRIP, SOURCES.map((source) => drawn(traceThrough(STRIP, rhythm(source)), SIGNAL.brain, 2))),
      movingRuler(STRIP, FLOOR),
    ]),
    layer('axis', [segment([LEFT, FLOOR], [now, FLOOR], AXIS, 1.5)]),
    ...head(),
  ]); // prettier-ignore
}

/** Power 0 … 1 of a source at the time in s: one well in the loop. */
function power(peak: number, t: number): number {
  return (0.5 + 0.5 * Math.cos(2 * Math.PI * (t / LENGTH - peak))) ** 1.5;
}

/** Alpha of 9 Hz, never quite even: a point at every peak and trough. */
function rhythm({ peak, y }: (typeof SOURCES)[number]): Point[] {
  const random = noise(y);
  const halves = 2 * 9 * LENGTH;
  const points = plot((x) => x, 0, period(STRIP), halves).map(([x], index): Point => {
    const height = (3 + 25 * power(peak, (index / halves) * LENGTH)) * (0.78 + 0.22 * random());
    return [x, y + (index % 2 ? -1 : 1) * height + 2 * random()];
  });
  points[halves][1] = points[0][1];
  return points;
}

function onHead([x, y]: Point): Point {
  return [HEAD[0] + x * RADIUS, HEAD[1] + y * RADIUS];
}

function head(): Layer[] {
  const [x, y] = HEAD;
  const electrodes = ELECTRODES.map((at) => ellipse(onHead(at), 9));
  const nose = fromPathData(`M${x - 16} ${y - RADIUS + 1} L${x} ${y - RADIUS - 20} L${x + 16} ${y - RADIUS + 1}`);
  const ear = (side: number) =>
    fromPathData(
      `M${x + side * RADIUS} ${y - 24} C${x + side * (RADIUS + 16)} ${y - 30} ${x + side * (RADIUS + 16)} ${y + 30} ${x + side * RADIUS} ${y + 24}`,
    );
  const scalp = circle(HEAD, RADIUS);
  return [
    layer('electrodes', [group([...electrodes, area(PAPER), line(INK, 2)])]),
    layer('head', [group([path(scalp), line(INK, 3)])]),
    ...SOURCES.map(({ at, reach, peak }) => {
      const centre = onHead(at);
      const opacity = sampled((frame) => 100 * power(peak, frame / FRAME_RATE), STRIP.frames, 3);
      return masked(layer('source', [group([ellipse(centre, 2 * reach * RADIUS), glow(SIGNAL.brain, centre, reach * RADIUS, contours(), opacity)])]), scalp);
    }),
    layer('scalp', [group([path(scalp), area(PAPER)]), group([path(nose), path(ear(-1)), path(ear(1)), line(INK, 3)])]),
  ]; // prettier-ignore
}

/** Bell-shaped, in six even steps: the lines between them are those of equal power. */
function contours(): [number, number][] {
  const steps = 6;
  return Array.from({ length: steps }, (_, index) => {
    const opacity = 0.85 * Math.exp(-((index / steps) ** 2) * 3.2);
    return [[index / steps, opacity], [(index + 0.96) / steps, opacity]] as [number, number][]; // prettier-ignore
  }).flat();
}

function circle([x, y]: Point, r: number) {
  const k = 0.5523 * r;
  return fromPathData(
    `M${x} ${y - r} C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y} C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r} C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y} C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r} Z`,
  );
}
