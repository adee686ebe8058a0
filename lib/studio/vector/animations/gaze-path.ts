import { fromPathData, polyline, type Point } from '../curve';
import {
  animation,
  area,
  ellipse,
  group,
  keyed,
  layer,
  line,
  path,
  rectangle,
  wrapped,
  type Animation,
  type Key,
  type Layer,
  type Shape,
} from '../lottie';
import { disc, PAPER, RULE, SIGNAL, SIZE, TICK } from '../style';

const FRAMES = 180;
/** Frames that a saccade takes: about 60 ms. */
const SACCADE = 2;
/** Frames for which a fixation stays visible after its beginning. */
const MEMORY = 84;

/** x, y and frames of every fixation: headline, picture, then the lines as one reads them, a glance back to the picture. */
const FIXATIONS: [number, number, number][] = [
  [150, 82, 7], [228, 80, 6], [306, 84, 8],
  [470, 158, 13], [438, 196, 9], [500, 190, 10],
  [128, 134, 8], [192, 132, 6], [258, 136, 7], [318, 133, 6],
  [134, 162, 8], [206, 160, 7], [286, 164, 9],
  [462, 168, 12],
  [140, 290, 8], [222, 288, 6], [330, 292, 9], [420, 290, 5],
]; // prettier-ignore

/** Where a reader's eyes rest on a page: the longer, the larger. */
export function gazePath(): Animation {
  const used = FIXATIONS.reduce((sum, [, , frames]) => sum + frames + SACCADE, 0);
  if (used !== FRAMES) throw new Error(`The fixations take ${used} of ${FRAMES} frames`);
  return animation('gaze-path', SIZE, FRAMES, [gaze(), ...fixations(), page()]);
}

function starts(): number[] {
  let t = 0;
  return FIXATIONS.map(([, , frames]) => {
    t += frames + SACCADE;
    return t - frames - SACCADE;
  });
}

/** The newest lies on top; each brings the saccade that led to it. */
function fixations(): Layer[] {
  const from = starts();
  return FIXATIONS.map(([x, y, frames], index) => {
    const before = FIXATIONS.at(index - 1)!;
    const t = from[index];
    const fade: Key<number>[] = [
      { t: t - 1, value: 0 }, { t, value: 100 }, { t: t + MEMORY, value: 100 }, { t: t + MEMORY + 24, value: 0 },
    ]; // prettier-ignore
    // what is remembered from the loop before has its full size
    const grow = keyed([
      { t: 0, value: [100, 100], ease: 'hold' },
      { t, value: [40, 40], ease: 'out' },
      { t: t + frames, value: [100, 100] },
    ]);
    const size = 14 + frames * 2.4;
    const circle = group([ellipse([0, 0], size), area(SIGNAL.gaze, 18), line(SIGNAL.gaze, 2)], { position: [x, y], scale: index === 0 ? [100, 100] : grow });
    const saccade = group([path(polyline([[before[0], before[1]], [x, y]])), line(SIGNAL.gaze, 1.75, { opacity: 60 })]);
    return layer(`fixation-${index + 1}`, [circle, saccade], { opacity: wrapped(fade, FRAMES) });
  }).reverse(); // prettier-ignore
}

function gaze(): Layer {
  const keys = FIXATIONS.flatMap(([x, y, frames], index): Key[] => {
    const t = starts()[index];
    return [{ t, value: [x, y], ease: 'hold' }, { t: t + frames, value: [x, y], ease: 'smooth' }];
  }); // prettier-ignore
  const [x, y] = FIXATIONS[0];
  keys.push({ t: FRAMES, value: [x, y] });
  return layer('gaze', [disc([0, 0], 9, SIGNAL.gaze), disc([0, 0], 14, PAPER)], { position: keyed(keys) });
}

function page(): Layer {
  const text = (x: number, y: number, width: number): Shape =>
    group([
      path(
        polyline([
          [x, y],
          [x + width, y],
        ]),
      ),
      line(TICK, 8),
    ]);
  const widths = [216, 204, 220, 188, 212];
  const lines = widths.map((width, index) => text(114, 134 + index * 28, width));
  const lower = [text(114, 290, 412), text(114, 318, 360)];
  const hills = fromPathData(
    'M382 214 L422 168 L448 194 L482 150 L530 204 L530 214 C530 220 526 222 522 222 L390 222 C386 222 382 220 382 214 Z',
  );
  const point: Point = [420, 140];
  return layer('page', [
    group([
      path(
        polyline([
          [116, 82],
          [340, 82],
        ]),
      ),
      line(RULE, 14),
    ]),
    ...lines,
    ...lower,
    group([path(hills), area(TICK)]),
    disc(point, 22, TICK),
    group([rectangle(374, 110, 160, 120, 10), area('#f3f6fc')]),
    group([rectangle(80, 36, 480, 328, 16), area(PAPER), line('#e1e8f5', 2)]),
  ]);
}
