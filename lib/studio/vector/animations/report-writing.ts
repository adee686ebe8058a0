import { plot, polyline, smooth, type Curve, type Point } from '../curve';
import {
  animation,
  area,
  group,
  keyed,
  layer,
  line,
  path,
  rectangle,
  trim,
  type Animation,
  type Key,
  type Layer,
  type Property,
  type Shape,
} from '../lottie';
import { heartBeat, HEART_BEAT_POINTS, skinResponse } from '../signals';
import { AXIS, BRAND, marker, PAPER, RULE, segment, SIGNAL, SIZE, TICK } from '../style';

const FRAMES = 180;
/** The loop begins with the finished page: it leaves, an empty one comes and is written. */
const [LEAVE, GONE] = [14, 36];
const PAGE = { x: 336, y: 24, width: 256, height: 352 };
const LEFT = PAGE.x + 28;

/** A recording, the way from it to what is made of it on the page, and the frame in which that begins. */
const SOURCES: { y: number; colour: string; trace: Curve; way: Point[]; at: number }[] = [
  { y: 92, colour: SIGNAL.heart, trace: heartTrace(96), way: [[252, 96], [290, 96], [306, 124], [LEFT + 154, 124], [LEFT + 154, 136]], at: 92 },
  { y: 200, colour: SIGNAL.gaze, trace: gazeTrace(196), way: [[252, 202], [290, 202], [306, 174], [LEFT - 12, 174]], at: 66 },
  { y: 308, colour: SIGNAL.skin, trace: skinTrace(324), way: [[252, 316], [LEFT - 12, 316]], at: 138 },
]; // prettier-ignore

/** Text lines: y, length, first and last frame of writing. */
const HEADLINE: [number, number, number, number] = [62, 150, 38, 46];
const LINES: [number, number, number, number][] = [
  [90, 200, 48, 56],
  [106, 164, 56, 64],
  [238, 200, 110, 118],
  [254, 200, 118, 126],
  [270, 128, 126, 132],
];
/** Rows of the table, written cell by cell. */
const ROWS: [number, number, number, number][] = [300, 316, 332].map((y, row) => [
  y,
  200,
  136 + row * 10,
  146 + row * 10,
]);

/** A report that writes itself from the recordings; every figure leads back to its signal. */
export function reportWriting(): Animation {
  const sheet = page('page', [
    { t: 0, value: [0, 0], ease: 'hold' },
    { t: LEAVE, value: [0, 0], ease: 'smooth' },
    { t: GONE, value: [0, -400], ease: 'hold' },
    { t: GONE + 1, value: [0, 0] },
  ]);
  // it hides the moment in which the first page, now empty, returns
  const next = page('next page', [
    { t: 0, value: [0, 400], ease: 'hold' },
    { t: LEAVE, value: [0, 400], ease: 'smooth' },
    { t: GONE, value: [0, 0], ease: 'hold' },
    { t: GONE + 2, value: [0, 400] },
  ]);
  return animation('report-writing', SIZE, FRAMES, [
    ...SOURCES.map(connection),
    next,
    caret(sheet),
    ...contents(sheet),
    sheet,
    ...SOURCES.map(recording),
  ]);
}

function page(name: string, keys: Key[]): Layer {
  const shape = group([rectangle(PAGE.x, PAGE.y, PAGE.width, PAGE.height, 12), area(PAPER), line('#e1e8f5', 2)]);
  return layer(name, [shape], { position: keyed(keys) });
}

/** All there, nothing on the empty page, and from nothing to all between two frames. */
function written(from: number, to: number): Property {
  return keyed([
    { t: 0, value: 100, ease: 'hold' },
    { t: GONE, value: 0 },
    { t: from, value: 0 },
    { t: to, value: 100 },
  ]);
}

/** A line of that look, drawn from its beginning to its end. */
function stroke(points: Point[], colour: string, width: number, from: number, to: number): Shape {
  return group([path(polyline(points)), trim(0, written(from, to)), line(colour, width)]);
}

function contents(sheet: Layer): Layer[] {
  const text = [HEADLINE, ...LINES].map(([y, length, from, to], index) =>
    stroke([[LEFT, y], [LEFT + length, y]], index === 0 ? AXIS : TICK, index === 0 ? 12 : 6, from, to)); // prettier-ignore
  const cells = ROWS.flatMap(([y, , from], row) => [
    stroke([[LEFT, y], [LEFT + 70, y]], TICK, 6, from, from + 4),
    stroke([[LEFT + 100, y], [LEFT + 128, y]], row === 1 ? SIGNAL.skin : TICK, 6, from + 4, from + 7),
    stroke([[LEFT + 160, y], [LEFT + 200, y]], TICK, 6, from + 7, from + 10),
  ]); // prettier-ignore
  const rules = [287, 346].map((y) => stroke([[LEFT, y], [LEFT + 200, y]], RULE, 1.5, 132, 136)); // prettier-ignore
  return [layer('text', [...text, ...cells, ...rules], {}, sheet), layer('figures', figures(), {}, sheet)];
}

/** Bars by condition, and a line from condition to condition for every participant. */
function figures(): Shape[] {
  const axes = [LEFT, LEFT + 108].map((x, index) => stroke([[x, 140], [x, 212], [x + 92, 212]], AXIS, 2, 64 + index * 26, 70 + index * 26)); // prettier-ignore
  const bars = [38, 54, 28].map((height, index) => {
    const x = LEFT + 22 + index * 25;
    return stroke([[x, 203], [x, 203 - height]], SIGNAL.gaze, 12, 70 + index * 6, 78 + index * 6);
  }); // prettier-ignore
  const pairs = [0, 1, 2, 3].map((index) => {
    const y = 150 + index * 11;
    return stroke([[LEFT + 128, y + 18], [LEFT + 182, y + (index === 2 ? 22 : -2)]], SIGNAL.heart, 2, 96 + index * 3, 104 + index * 3);
  }); // prettier-ignore
  return [...bars, ...pairs, ...axes];
}

/** The caret at the end of what has just been written. */
function caret(sheet: Layer): Layer {
  const keys = [HEADLINE, ...LINES, ...ROWS].flatMap(([y, length, from, to]): Key[] => [
    { t: from, value: [LEFT + 6, y] },
    { t: to, value: [LEFT + length + 12, y], ease: 'hold' },
  ]);
  const end: Key = { ...keys[keys.length - 1], t: 0 };
  return layer('caret', [segment([0, -11], [0, 11], BRAND, 3)], { position: keyed([end, ...keys]) }, sheet);
}

/** From the recording to what was made of it, as long as that is on the page. */
function connection({ colour, way, at }: (typeof SOURCES)[number]): Layer {
  const seen = keyed([
    { t: 0, value: 100 },
    { t: LEAVE - 6, value: 100 },
    { t: LEAVE + 2, value: 0 },
    { t: at, value: 0 },
    { t: at + 8, value: 100 },
  ]);
  const dots = group([path(polyline(way)), line(colour, 2.5, { dash: { length: 0.1, gap: 6 } })]);
  return layer('connection', [marker(way[way.length - 1], 8, colour), dots], { opacity: seen });
}

function recording({ y, colour, trace }: (typeof SOURCES)[number]): Layer {
  return layer('recording', [group([path(trace), line(colour, 2.5)]), segment([40, y + 34], [244, y + 34], TICK, 1.5)]);
}

function gazeTrace(middle: number): Curve {
  const rests: [number, number][] = [[40, 8], [66, -10], [96, 4], [122, 14], [150, -16], [186, -10], [208, 6], [246, 6]]; // prettier-ignore
  return polyline(
    rests.slice(0, -1).flatMap(([x, y], index): Point[] => [
      [x, middle + y],
      [rests[index + 1][0] - 2, middle + y],
    ]),
  );
}

function heartTrace(base: number): Curve {
  const beats = [0.3, 1.1, 1.94];
  const points = beats.flatMap((beat) =>
    HEART_BEAT_POINTS.map((offset): Point => [40 + (beat + offset) * 84, base - 40 * heartBeat(offset)]),
  );
  return smooth([[40, base], ...points, [244, base]]);
}

function skinTrace(base: number): Curve {
  return smooth(plot((x) => base - 38 * skinResponse((x - 40) / 30), 40, 244, 20));
}
