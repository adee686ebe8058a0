/** A point of a plan in metres, right and down from the upper left corner. */
export type Point = readonly [x: number, y: number];

/** An element as an editor writes it. */
export interface WrittenElement {
  kind: string;
  at: string;
  size?: string | null;
  to?: string | null;
  swing?: string | null;
  turn?: number | null;
  /** how many across and down, and how far apart */
  repeat?: string | null;
  device?: string | null;
  name?: string | null;
}

const BOXES = ['room', 'area', 'gap', 'desk', 'seat', 'screen', 'rig'] as const;
const LINES = ['door', 'window', 'wall', 'curtain', 'sightline'] as const;
const MARKS = ['device', 'camera', 'socket'] as const;

/** An element is not repeated more often. */
const MOST = 200;

/** What may be named, and be a device of the item's list. */
interface Named {
  name: string;
  /** alias of a version; empty where it is none */
  device: string;
}

/** Something with a floor of its own; `turn` is clockwise about its middle. */
export interface Box extends Named {
  kind: (typeof BOXES)[number];
  at: Point;
  size: Point;
  turn: number;
}

/** Something between two points; a door hangs at the first and, open, reaches to `swing`. */
export interface Line extends Named {
  kind: (typeof LINES)[number];
  at: Point;
  to: Point;
  swing: Point | null;
}

/** Something whose size is of no account; a camera looks to the right, turned clockwise. */
export interface Mark extends Named {
  kind: (typeof MARKS)[number];
  at: Point;
  turn: number;
}

export interface FloorPlan {
  /** of the smallest rectangle around all rooms */
  width: number;
  depth: number;
  rooms: Box[];
  boxes: Box[];
  lines: Line[];
  marks: Mark[];
}

/** What stands on the floor, so that nothing else can. */
export const STANDING: readonly Box['kind'][] = ['desk', 'seat', 'screen', 'rig'];

/** A plan of what is written; what cannot be read is left out, and without a room there is no plan. */
export function readPlan(compact: readonly WrittenElement[]): FloorPlan | null {
  const written = compact.flatMap(repeated);
  const boxes = written.flatMap(boxOf);
  const rooms = boxes.filter(({ kind }) => kind === 'room');
  if (rooms.length === 0) return null;
  return {
    width: rounded(Math.max(...rooms.map(({ at, size }) => at[0] + size[0]))),
    depth: rounded(Math.max(...rooms.map(({ at, size }) => at[1] + size[1]))),
    rooms,
    boxes: boxes.filter(({ kind }) => kind !== 'room'),
    lines: written.flatMap(lineOf),
    marks: written.flatMap(markOf),
  };
}

/** Whether an element is written as its kind asks. */
export const isReadable = (written: WrittenElement) => [boxOf, lineOf, markOf].some((read) => read(written).length > 0);

/** An element as often as it says. */
function repeated(element: WrittenElement): WrittenElement[] {
  const [across, down, right, below] = (element.repeat ?? '').split(' ').map(Number);
  if (!(across >= 1 && down >= 1 && across * down <= MOST)) return [element];
  return Array.from({ length: Math.trunc(across) * Math.trunc(down) }, (_, index) => {
    const by: Point = [(index % across) * right, Math.floor(index / across) * below];
    return { ...element, at: moved(element.at, by), to: moved(element.to, by), swing: moved(element.swing, by) };
  });
}

function moved(text: string | null | undefined, by: Point): string {
  const point = pointOf(text);
  return point ? point.map((value, axis) => rounded(value + by[axis])).join(' ') : '';
}

/** `1.2 0.8` → the point. */
function pointOf(text: string | null | undefined): Point | null {
  const found = /^(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)$/.exec(text ?? '');
  return found && [Number(found[1]), Number(found[2])];
}

/** The corners of a box, clockwise. */
export function cornersOf({ at: [x, y], size: [width, depth], turn }: Box): Point[] {
  const [middleX, middleY] = [x + width / 2, y + depth / 2];
  const angle = (turn * Math.PI) / 180;
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right, down]) => {
    const [alongX, alongY] = [(right * width) / 2, (down * depth) / 2];
    return [
      middleX + alongX * Math.cos(angle) - alongY * Math.sin(angle),
      middleY + alongX * Math.sin(angle) + alongY * Math.cos(angle),
    ];
  });
}

/** Where a device is marked: in the middle of what stands there. */
export const middleOf = (element: Box | Mark): Point =>
  'size' in element ? [element.at[0] + element.size[0] / 2, element.at[1] + element.size[1] / 2] : element.at;

/** In metres. */
export const distance = (one: Point, other: Point): number => Math.hypot(other[0] - one[0], other[1] - one[1]);

function boxOf(written: WrittenElement): Box[] {
  const kind = BOXES.find((known) => known === written.kind);
  const [at, size] = [pointOf(written.at), pointOf(written.size)];
  if (!kind || !at || !size || size.some((side) => side <= 0)) return [];
  return [{ kind, at, size, turn: written.turn ?? 0, ...named(written) }];
}

function lineOf(written: WrittenElement): Line[] {
  const kind = LINES.find((known) => known === written.kind);
  const [at, to] = [pointOf(written.at), pointOf(written.to)];
  if (!kind || !at || !to || (at[0] === to[0] && at[1] === to[1])) return [];
  return [{ kind, at, to, swing: pointOf(written.swing), ...named(written) }];
}

function markOf(written: WrittenElement): Mark[] {
  const kind = MARKS.find((known) => known === written.kind);
  const at = pointOf(written.at);
  return kind && at ? [{ kind, at, turn: written.turn ?? 0, ...named(written) }] : [];
}

const named = ({ name, device }: WrittenElement): Named => ({ name: name ?? '', device: device ?? '' });

const rounded = (metres: number) => Math.round(metres * 100) / 100;
