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
  type Animation,
  type Key,
  type Layer,
  type Shape,
} from '../lottie';
import { AXIS, BRAND, INK, PAPER, ruler, segment, SIGNAL, SIZE, TICK } from '../style';

const FRAMES = 150;
const AXIS_Y = 92;
const [FIRST, LAST] = [60, 580];
/** The sweep runs over the axis between these frames. */
const [FROM, TO] = [72, 122];
const EVENTS = [128, 252, 386, 510];

/** What the same event looks like in each recording, and how far that recording's clock has drifted, in px. */
const LANES: { y: number; drift: number; colour: string; mark: Shape[] }[] = [
  { y: 146, drift: -30, colour: SIGNAL.gaze, mark: [ellipse([0, 0], 20)] },
  {
    y: 198,
    drift: 22,
    colour: SIGNAL.brain,
    mark: [
      open(
        'M-24 0 C-20 0 -19 -7 -16 -7 C-12 -7 -12 8 -8 8 C-4 8 -4 -16 0 -16 C4 -16 4 8 8 8 C12 8 12 -6 16 -6 C19 -6 20 0 24 0',
      ),
    ],
  },
  { y: 250, drift: 38, colour: SIGNAL.heart, mark: [open('M-24 0 L-7 0 L-4 5 L0 -20 L4 9 L7 0 L24 0')] },
  {
    y: 302,
    drift: -18,
    colour: SIGNAL.muscle,
    mark: [
      open('M-24 0 L-18 0 L-16 -3 L-13 5 L-10 -9 L-7 8 L-3 -15 L0 14 L3 -13 L7 10 L10 -6 L13 7 L16 -3 L18 0 L24 0'),
    ],
  },
  { y: 352, drift: 14, colour: SIGNAL.vehicle, mark: [rectangle(-20, -8, 40, 16, 4)] },
];

/** Five clocks drift apart; one sweep measures the offsets and puts every event back on its moment. */
export function synchronisationSweep(): Animation {
  return animation('synchronisation-sweep', SIZE, FRAMES, [
    dial(),
    ...EVENTS.map(moment),
    ...LANES.flatMap((lane, index) => EVENTS.map((x) => event(lane, x, index))),
    sweep(),
    layer('axis', [
      segment([FIRST - 20, AXIS_Y], [LAST + 20, AXIS_Y], AXIS, 1.5),
      ...ruler(FIRST - 20, AXIS_Y, 560),
      ...LANES.map(({ y }) => segment([FIRST - 20, y], [LAST + 20, y], TICK, 1.5)),
    ]),
  ]);
}

function open(data: string): Shape {
  return path(fromPathData(data));
}

/** The frame in which the sweep stands at x. */
function passes(x: number): number {
  return Math.round(FROM + ((TO - FROM) * (x - FIRST)) / (LAST - FIRST));
}

function event({ y, drift, colour, mark }: (typeof LANES)[number], x: number, lane: number): Layer {
  const at = passes(x);
  const keys: Key[] = [
    { t: 12 + lane * 2, value: [x, y], ease: 'smooth' },
    { t: 60, value: [x + drift, y] },
    { t: at, value: [x + drift, y], ease: 'out' },
    { t: at + 10, value: [x, y] },
  ];
  const closed = mark[0].ty !== 'sh';
  const shapes = closed
    ? [group([...mark, area(PAPER), line(colour, 2.5)])]
    : [
        group([...mark, line(colour, 2.5)]),
        group([
          path(
            polyline([
              [-24, 0],
              [24, 0],
            ]),
          ),
          line('#f3f6fc', 4, { butt: true }),
        ]),
      ];
  return layer('event', shapes, { position: keyed(keys) });
}

/** The true moment: solid while all recordings agree on it. */
function moment(x: number): Layer {
  const at = passes(x);
  const opacity = keyed([
    { t: 0, value: 100 },
    { t: 14, value: 100 },
    { t: 34, value: 22 },
    { t: at, value: 22 },
    { t: at + 6, value: 100 },
    { t: FRAMES, value: 100 },
  ]);
  return layer('moment', [segment([x, AXIS_Y], [x, 374], BRAND, 1.75)], { opacity });
}

const SEEN: Key[] = [
  { t: 0, value: 0 },
  { t: FROM - 8, value: 0 },
  { t: FROM - 2, value: 100 },
  { t: TO + 2, value: 100 },
  { t: TO + 10, value: 0 },
  { t: FRAMES, value: 0 },
];

function travel(y: number) {
  const place = (x: number): Point => [x, y];
  return keyed([
    { t: 0, value: place(FIRST), ease: 'hold' },
    { t: FROM, value: place(FIRST) },
    { t: TO, value: place(LAST), ease: 'hold' },
    { t: FRAMES, value: place(FIRST) },
  ]);
}

function sweep(): Layer {
  const shapes = [segment([0, AXIS_Y], [0, 376], BRAND, 2.5), group([rectangle(-46, AXIS_Y, 46, 284), area(BRAND, 8)])];
  return layer('sweep', shapes, { position: travel(0), opacity: keyed(SEEN) });
}

/** The dial rolls along the axis without slipping: its way is four times its circumference. */
function dial(): Layer {
  const radius = (LAST - FIRST) / (8 * Math.PI);
  const rotation = keyed([
    { t: 0, value: 0 },
    { t: FROM, value: 0 },
    { t: TO, value: 4 * 360 },
    { t: FRAMES, value: 4 * 360 },
  ]);
  const hand = group([path(polyline([[0, 0], [0, radius]])), line(BRAND, 3)]); // prettier-ignore
  const ring = group([ellipse([0, 0], 2 * radius), area(PAPER), line(INK, 3)]);
  return layer('dial', [hand, ring], { position: travel(AXIS_Y - radius), rotation, opacity: keyed(SEEN) });
}
