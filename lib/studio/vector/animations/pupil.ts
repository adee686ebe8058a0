import { fromPathData, plot, polyline, type Point } from '../curve';
import {
  animation,
  area,
  ellipse,
  FRAME_RATE,
  glow,
  group,
  keyed,
  layer,
  line,
  loopKeys,
  masked,
  path,
  wrapped,
  precomp,
  type Animation,
  type Layer,
  type Property,
} from '../lottie';
import { drawn, movingRuler, paper, period, traceThrough, type Strip } from '../recorder';
import { lightReflex, looped } from '../signals';
import { AXIS, disc, INK, marker, PAPER, segment, SIGNAL, SIZE, SUB } from '../style';

const STRIP: Strip = { width: 296, speed: 64, frames: 150 };
const LEFT = 32;
const EYE: Point = [500, 196];
const FLOOR = 336;
const FLASH = 1;

/** Light makes the pupil small within a second and lets go of it slowly; the paper keeps its width. */
export function pupil(): Animation {
  const length = period(STRIP);
  const loop = length / STRIP.speed;
  const reflex = looped((t) => lightReflex(t - FLASH), loop);
  // a pupil is never quite still
  const radius = (t: number) =>
    50 - 27 * reflex(t) + 1.2 * Math.sin((4 * Math.PI * t) / loop) + 0.8 * Math.sin((6 * Math.PI * t) / loop + 1);
  const edge = (side: number) => plot((x) => EYE[1] + side * radius(x / STRIP.speed), 0, length, 40);
  const [upper, lower] = [edge(-1), edge(1)];
  const flash = FLASH * STRIP.speed;
  const now = LEFT + STRIP.width;
  return animation('pupil', SIZE, STRIP.frames, [
    follower(radius, -1),
    follower(radius, 1),
    layer('now', [segment([now, 60], [now, FLOOR + 14], AXIS, 1.5)]),
    precomp('recorded', [LEFT, 0, STRIP.width, 400], [
      paper(STRIP, [
        drawn(traceThrough(STRIP, upper), SIGNAL.gaze),
        drawn(traceThrough(STRIP, lower), SIGNAL.gaze),
        group([path(polyline([[flash, 84], [flash, FLOOR]])), line(SUB, 1.5, { dash: { length: 0.1, gap: 6 } })]),
        group([path(polyline([[flash, 70], [flash + 18, 77], [flash, 84]], true)), area(SUB)]),
        group([path(polyline([...upper, ...lower.toReversed()], true)), area(SIGNAL.gaze, 12)]),
      ]),
      movingRuler(STRIP, FLOOR),
    ]),
    layer('axis', [segment([LEFT, FLOOR], [now, FLOOR], AXIS, 1.5)]),
    ...eye(radius),
    lamp(),
  ]); // prettier-ignore
}

/** From an edge of the pupil to the pen that draws it. */
function follower(radius: (t: number) => number, side: number): Layer {
  const keys = loopKeys((frame) => EYE[1] + side * radius(frame / FRAME_RATE), STRIP.frames, 0.5);
  const now = LEFT + STRIP.width;
  const dots = group([
    path(
      polyline([
        [now + 10, 0],
        [EYE[0] - 4, 0],
      ]),
    ),
    line(SIGNAL.gaze, 1.75, { dash: { length: 0.1, gap: 6 } }),
  ]);
  return layer('pen', [marker([now, 0], 9, SIGNAL.gaze), dots], {
    position: keyed(keys.map(({ t, value }) => ({ t, value: [0, value] }))),
  }); // prettier-ignore
}

function eye(radius: (t: number) => number): Layer[] {
  const [x, y] = EYE;
  const lids = fromPathData(
    `M${x - 124} ${y + 12} C${x - 78} ${y - 106} ${x + 78} ${y - 106} ${x + 124} ${y - 4} C${x + 70} ${y + 92} ${x - 66} ${y + 92} ${x - 124} ${y + 12} Z`,
  );
  const fold = fromPathData(`M${x - 106} ${y - 50} C${x - 56} ${y - 124} ${x + 66} ${y - 122} ${x + 116} ${y - 50}`);
  const size: Property = keyed(
    loopKeys((frame) => 2 * radius(frame / FRAME_RATE), STRIP.frames, 0.8).map(({ t, value }) => ({
      t,
      value: [value, value],
    })),
  );
  return [
    layer('lids', [group([path(lids), line(INK, 3)]), group([path(fold), line(INK, 2.5, { opacity: 40 })])]),
    // the two infra-red lamps of the tracker
    layer('glints', [disc([x + 10, y - 16], 9, PAPER), disc([x - 14, y - 16], 9, PAPER)]),
    masked(layer('pupil', [group([ellipse(EYE, size), area(INK)])]), lids),
    masked(
      layer('iris', [
        group([ellipse(EYE, 136), line(SIGNAL.gaze, 24, { opacity: 30, butt: true, dash: { length: 3, gap: 5.9 } })]),
        group([ellipse(EYE, 158), area(SIGNAL.gaze, 30), line(SIGNAL.gaze, 3)]),
      ]),
      lids,
    ),
    layer('white', [group([path(lids), area(PAPER)])]),
  ];
}

/** The light that is switched on for a moment. */
function lamp(): Layer {
  const at = FLASH * FRAME_RATE;
  const light = wrapped(
    [
      { t: at - 1, value: 0 },
      { t: at, value: 100 },
      { t: at + 6, value: 100 },
      { t: at + 24, value: 0 },
    ],
    STRIP.frames,
  );
  return layer('lamp', [group([ellipse(EYE, 280), glow('#ffffff', EYE, 150, [[0, 1], [0.7, 1], [1, 0]])])], { opacity: light }); // prettier-ignore
}
