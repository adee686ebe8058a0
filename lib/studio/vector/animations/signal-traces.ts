import { polyline, type Point } from '../curve';
import { animation, group, layer, line, path, precomp, type Animation } from '../lottie';
import { drawn, movingRuler, paper, pen, period, through, trace, traceThrough, type Strip } from '../recorder';
import { HEART_BEAT_POINTS, heartBeat, looped, noise, skinResponse, step } from '../signals';
import { AXIS, BRAND, segment, SIGNAL, SIZE, TICK } from '../style';

const STRIP: Strip = { width: 480, speed: 80, frames: 180 };
const LENGTH = 6;
const LANES = { gaze: 96, brain: 148, heart: 212, skin: 258, muscle: 306, motion: 352 };

/** What happens: the lamps ahead light up at 1.2 s, the gaze goes there, the foot brakes at 2.0 s, the skin answers from 2.9 s. */
const BRAKE = 2;
/** Beats quicken a little after the event; 7 intervals make the 6 s of the loop. */
const BEATS = [0.3, 1.2, 2.1, 2.94, 3.74, 4.52, 5.36];

/** Six signals, one clock: one event runs through all of them in its true order. */
export function signalTraces(): Animation {
  const gaze = fixations();
  const brain = alpha();
  const heart = beats();
  const muscle = burst();
  const skinAt = looped((t) => skinResponse(t - 1.3), LENGTH);
  const skin = (t: number) => LANES.skin + 12 - 26 * skinAt(t);
  const motion = (t: number) => LANES.motion + 10 - 24 * (step(t, BRAKE, BRAKE + 0.35) - step(t, 3.6, 4.6));
  const traces = [
    drawn(polyline(gaze), SIGNAL.gaze),
    drawn(traceThrough(STRIP, brain), SIGNAL.brain, 2),
    drawn(traceThrough(STRIP, heart), SIGNAL.heart),
    drawn(trace(STRIP, skin, 12), SIGNAL.skin),
    drawn(polyline(muscle), SIGNAL.muscle, 2),
    drawn(trace(STRIP, motion, 10), SIGNAL.motion),
  ];
  const pens = [
    pen(STRIP, through(STRIP, gaze), SIGNAL.gaze),
    pen(STRIP, () => LANES.brain, SIGNAL.brain),
    pen(STRIP, through(STRIP, heart), SIGNAL.heart),
    pen(STRIP, skin, SIGNAL.skin),
    pen(STRIP, () => LANES.muscle, SIGNAL.muscle),
    pen(STRIP, motion, SIGNAL.motion),
  ];
  const x = 48 + STRIP.width;
  const now = layer('now', [
    segment([x, 50], [x, 376], BRAND, 2),
    group([path(polyline([[x - 6, 40], [x + 6, 40], [x, 50]], true)), line(BRAND, 2)]),
  ]); // prettier-ignore
  const expected = Object.values(LANES).map((y) => path(polyline([[x + 12, y], [600, y]]))); // prettier-ignore
  const ahead = layer('ahead', [group([...expected, line(TICK, 2, { dash: { length: 0.1, gap: 8 } })])]);
  return animation('signal-traces', SIZE, STRIP.frames, [
    precomp('pens', [48, 0, 640, 400], pens),
    now,
    precomp('recorded', [48, 0, STRIP.width, 400], [paper(STRIP, traces), movingRuler(STRIP, 50)]),
    ahead,
    layer('axis', [segment([48, 50], [600, 50], AXIS, 1.5)]),
  ]);
}

/** Horizontal gaze: fixations of 200 to 500 ms, saccades of one frame; it jumps when the lamps light up. */
function fixations(): Point[] {
  const rests: [number, number][] = [[0, 8], [0.45, 2], [0.8, 6], [1.42, -14], [2.3, -11], [2.9, -14], [3.4, 4], [3.85, 9], [4.3, 5], [4.8, 10], [5.4, 3]]; // prettier-ignore
  const points: Point[] = [];
  rests.forEach(([t, y], index) => {
    const end = rests[index + 1]?.[0] ?? LENGTH;
    points.push([t * STRIP.speed, LANES.gaze + y], [end * STRIP.speed - 3, LANES.gaze + y]);
  });
  return [...points, [period(STRIP), LANES.gaze + rests[0][1]]];
}

/** Alpha of 8 Hz, strong at rest, gone while the driver acts: one point at every peak and trough. */
function alpha(): Point[] {
  const cycles = 8 * LENGTH;
  const random = noise(7);
  const points = Array.from({ length: 2 * cycles + 1 }, (_, index): Point => {
    const t = index / 16;
    const rest = 1 - 0.75 * (step(t, 1.1, 1.5) - step(t, 3.4, 4.4));
    const spindle = 0.65 + 0.35 * Math.sin((2 * Math.PI * t * 5) / LENGTH);
    return [
      (index * period(STRIP)) / (2 * cycles),
      LANES.brain + (index % 2 ? -1 : 1) * 14 * rest * spindle + random() * 3,
    ];
  });
  points[points.length - 1][1] = points[0][1];
  return points;
}

function beats(): Point[] {
  const all = BEATS.flatMap((beat) => HEART_BEAT_POINTS.map((offset) => beat + offset)).map((t): Point => {
    const value = [...BEATS, BEATS[0] + LENGTH].reduce((sum, beat) => sum + heartBeat(t - beat), 0);
    return [t * STRIP.speed, LANES.heart - 34 * value];
  });
  const length = period(STRIP);
  return [[0, LANES.heart], ...all.filter(([x]) => x > 0 && x < length), [length, LANES.heart]];
}

/** Muscle: 150 ms before the pedal moves the burst begins. */
function burst(): Point[] {
  const random = noise(3);
  const points: Point[] = [];
  const length = period(STRIP);
  for (let x = 0; x < length;) {
    const t = x / STRIP.speed;
    const force = step(t, BRAKE - 0.15, BRAKE + 0.1) - step(t, 2.8, 3.5);
    const side = points.length % 2 ? 1 : -1;
    points.push([x, LANES.muscle + side * (1.2 + 20 * force * (0.15 + 0.85 * random() ** 2))]);
    x += force > 0.05 ? 2.4 : 10;
  }
  return [...points, [length, points[0][1]]];
}
