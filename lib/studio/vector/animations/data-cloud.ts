import { fromPathData, polyline, smooth, type Curve, type Point } from '../curve';
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
  precomp,
  type Animation,
  type Layer,
  type Shape,
} from '../lottie';
import { drawn, paper, period, trace, type Strip } from '../recorder';
import { BRAND, INK, PAPER, RULE, segment, SIGNAL, SIZE, TICK } from '../style';

const FRAMES = 90;
/** Blocks of data: their distance on the way and how many pass in one loop. */
const BLOCK = { gap: 18, passing: 10 };
const CLOUD: Point = [318, 200];

/** Four devices by the sign of their signal. */
const DEVICES: { y: number; colour: string; sign: Shape[] }[] = [
  { y: 62, colour: SIGNAL.gaze, sign: [path(fromPathData('M-16 0 C-8 -12 8 -12 16 0 C8 12 -8 12 -16 0 Z')), ellipse([0, 0], 6)] },
  { y: 154, colour: SIGNAL.brain, sign: [path(smooth([[-15, 2], [-10, -6], [-5, 7], [0, -11], [5, 9], [10, -6], [15, 2]]))] },
  { y: 246, colour: SIGNAL.heart, sign: [path(polyline([[-15, 2], [-6, 2], [-3, 6], [1, -12], [5, 9], [8, 2], [15, 2]]))] },
  { y: 338, colour: SIGNAL.motion, sign: [path(fromPathData('M-11 13 L-4 0 L7 2 L11 -9')), ellipse([-4, 0], 4), ellipse([7, 2], 4)] },
]; // prettier-ignore

const STRIP: Strip = { width: 114, speed: 40, frames: FRAMES };

/** Every device sends its blocks to the cloud, and one screen shows them on one clock. */
export function dataCloud(): Animation {
  const ways = DEVICES.map(({ y }) =>
    fromPathData(`M104 ${y} C176 ${y} 176 ${200 + (y - 200) * 0.16} 290 ${200 + (y - 200) * 0.16}`),
  );
  const out = polyline([[398, 200], [470, 200]]); // prettier-ignore
  return animation('data-cloud', SIZE, FRAMES, [
    ...DEVICES.map(device),
    ...clock(),
    cloud(),
    ...screen(),
    ...ways.map((way, index) => blocks(way, DEVICES[index].colour)),
    blocks(out, BRAND),
    layer('ways', [group([...ways, out].map((way) => path(way)).concat(line(TICK, 1.5)))]),
  ]);
}

function device({ y, colour, sign }: (typeof DEVICES)[number]): Layer {
  return layer('device', [group([...sign, line(colour, 2.5)]), group([ellipse([0, 0], 60), area(PAPER), line(RULE, 2)])], { position: [74, y] }); // prettier-ignore
}

/** Round blocks that walk along the way; they move by whole gaps, so the loop has no seam. */
function blocks(way: Curve, colour: string): Layer {
  const offset = keyed([
    { t: 0, value: 0 },
    { t: FRAMES, value: -BLOCK.gap * BLOCK.passing },
  ]);
  return layer('blocks', [
    group([path(way), line(colour, 6, { dash: { length: 0.1, gap: BLOCK.gap - 0.1, offset } })]),
  ]);
}

function cloud(): Layer {
  const outline = fromPathData(
    'M-58 50 C-86 50 -98 30 -92 8 C-88 -8 -74 -18 -58 -18 C-52 -48 -30 -64 -2 -64 C26 -64 46 -48 54 -26 C80 -26 96 -10 96 12 C96 36 80 50 58 50 Z',
  );
  return layer('cloud', [group([path(outline), area(PAPER), line(INK, 3)])], { position: CLOUD });
}

/** The one clock inside the cloud: the dial on its axis. */
function clock(): Layer[] {
  const rotation = keyed([
    { t: 0, value: 0 },
    { t: FRAMES, value: 360 },
  ]);
  const centre: Point = [CLOUD[0], CLOUD[1] - 12];
  const ticks = [-24, -12, 0, 12, 24].map((x): Shape => path(polyline([[x, 30], [x, x === 0 ? 40 : 36]]))); // prettier-ignore
  return [
    layer('hand', [segment([0, 0], [0, 22], BRAND, 3)], { position: centre, rotation }),
    layer('dial', [
      group([ellipse([0, 0], 54), line(INK, 3)]),
      segment([-36, 28], [36, 28], INK, 3),
      group([...ticks, line(INK, 2)]),
    ], { position: centre }),
  ]; // prettier-ignore
}

function screen(): Layer[] {
  const loop = period(STRIP) / STRIP.speed;
  const turn = (t: number) => (2 * Math.PI * t) / loop;
  const signals: [string, (t: number) => number][] = [
    [SIGNAL.gaze, (t) => 28 + (Math.sin(turn(t)) > 0.3 ? -7 : 5)],
    [SIGNAL.brain, (t) => 54 + 6 * Math.sin(8 * turn(t)) * (0.6 + 0.4 * Math.cos(turn(t)))],
    [SIGNAL.heart, (t) => 82 - 16 * Math.exp(-((((t % 1) - 0.5) / 0.05) ** 2))],
    [SIGNAL.motion, (t) => 104 - 7 * Math.sin(turn(t) + 1)],
  ];
  const shapes = signals.map(([colour, signal]) => drawn(trace(STRIP, signal, 3), colour, 2));
  const frame = group([rectangle(470, 132, 138, 124, 12), area(PAPER), line(INK, 3)]);
  const stand = group([path(polyline([[539, 258], [539, 278]])), path(polyline([[508, 280], [570, 280]])), line(INK, 3)]); // prettier-ignore
  const now = segment([588, 146], [588, 242], BRAND, 1.75);
  return [
    layer('now', [now]),
    precomp('display', [474, 136, STRIP.width, 116], [paper(STRIP, shapes)]),
    layer('screen', [frame, stand]),
  ];
}
