import { fromPathData, polyline, type Point } from '../curve';
import {
  animation,
  area,
  ellipse,
  FRAME_RATE,
  group,
  keyed,
  layer,
  line,
  path,
  precomp,
  type Animation,
  type Key,
  type Shape,
} from '../lottie';
import { drawn, movingRuler, paper, pen, period, through, traceThrough, type Strip } from '../recorder';
import { HEART_BEAT_POINTS, heartBeat } from '../signals';
import { AXIS, PAPER, RULE, segment, SIGNAL, SIZE, TICK } from '../style';

const STRIP: Strip = { width: 456, speed: 80, frames: 180 };
const LEFT = 40;
const TRACE = 170;
const BARS = 348;

/** Seconds from beat to beat, lengthening and shortening with the breath: 7 beats in 6 s, 70 per minute. */
const INTERVALS = [0.74, 0.8, 0.88, 0.96, 0.94, 0.86, 0.82];
const BEATS = INTERVALS.reduce<number[]>(
  (times, interval) => [...times, times[times.length - 1] + interval],
  [0.3],
).slice(0, -1);

/** An electrocardiogram and, under every beat, the interval that has just ended. */
export function heartHrv(): Animation {
  const beats = trace();
  const marks = BEATS.flatMap((beat, index) => interval(beat * STRIP.speed, INTERVALS.at(index - 1)!));
  const now = LEFT + STRIP.width;
  return animation('heart-hrv', SIZE, STRIP.frames, [
    heart(),
    precomp('pen', [LEFT, 0, 640, 400], [pen(STRIP, through(STRIP, beats), SIGNAL.heart)]),
    layer('now', [segment([now, 48], [now, 368], AXIS, 1.5)]),
    precomp('recorded', [LEFT, 0, STRIP.width, 400], [
      paper(STRIP, [drawn(traceThrough(STRIP, beats), SIGNAL.heart, 3), ...marks]),
      movingRuler(STRIP, BARS),
    ]),
    layer('axis', [segment([LEFT, BARS], [now, BARS], AXIS, 1.5), segment([LEFT, 228], [now, 228], TICK, 1)]),
  ]); // prettier-ignore
}

function trace(): Point[] {
  const length = period(STRIP);
  const points = BEATS.flatMap((beat) => HEART_BEAT_POINTS.map((offset) => beat + offset)).map((t): Point => {
    const value = BEATS.reduce((sum, beat) => sum + heartBeat(t - beat), 0);
    return [t * STRIP.speed, TRACE - 104 * value];
  });
  return [[0, TRACE], ...points.filter(([x]) => x > 0 && x < length), [length, TRACE]];
}

/** At the beat that ends it: a drop line and a bar as high as the interval is long (60 ms are 12 px). */
function interval(x: number, seconds: number): Shape[] {
  const top = BARS - 4 - (seconds - 0.6) * 240;
  return [
    group([ellipse([x, top], 8), area(PAPER), line(SIGNAL.heart, 2.5)]),
    group([path(polyline([[x, top], [x, BARS - 6]])), line(SIGNAL.heart, 10, { opacity: 32 })]),
    group([path(polyline([[x, TRACE + 30], [x, top - 12]])), line(RULE, 1.5, { dash: { length: 0.1, gap: 6 } })]),
  ]; // prettier-ignore
}

/** The heart contracts with every R wave. */
function heart() {
  const shape = fromPathData(
    'M0 28 L-26 2 C-36 -8 -34 -24 -22 -28 C-12 -31 -4 -26 0 -18 C4 -26 12 -31 22 -28 C34 -24 36 -8 26 2 Z',
  );
  const keys: Key[] = [{ t: 0, value: [100, 100] }];
  for (const beat of BEATS) {
    const t = Math.round(beat * FRAME_RATE);
    keys.push(
      { t: t - 2, value: [100, 100], ease: 'smooth' },
      { t: t + 2, value: [118, 118], ease: 'smooth' },
      { t: t + 11, value: [100, 100] },
    );
  }
  keys.push({ t: STRIP.frames, value: [100, 100] });
  return layer('heart', [group([path(shape), area(SIGNAL.heart, 14), line(SIGNAL.heart, 3)])], {
    position: [568, 150],
    scale: keyed(keys),
  });
}
