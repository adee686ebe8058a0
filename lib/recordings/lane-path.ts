/** Height of a lane in the units of its drawing; its width is the number of columns. */
export const LANE_HEIGHT = 100;

/** A part of a recording, in seconds. */
export interface Span {
  from: number;
  to: number;
}

export interface Trace {
  rate: number;
  values: ArrayLike<number>;
}

/** Smallest and largest value, with a little room. */
export function rangeOf({ values }: Trace): [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (let index = 0; index < values.length; index++) {
    low = Math.min(low, values[index]);
    high = Math.max(high, values[index]);
  }
  const room = (high - low || 1) * 0.06;
  return [low - room, high + room];
}

/**
 * The line of a trace as a path, `columns` wide. Of many samples in a column the lowest and the highest are drawn, each when
 * it was: no peak is lost, and what is smooth has no stairs. Few are drawn as they are.
 */
export function lanePath(
  { rate, values }: Trace,
  { from, to }: Span,
  columns: number,
  [low, high]: [number, number],
): string {
  const first = Math.max(0, Math.floor(from * rate));
  const last = Math.min(values.length - 1, Math.ceil(to * rate));
  const perColumn = ((to - from) * rate) / columns;
  const drawn = perColumn <= 2 ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : [];
  for (let column = 0; perColumn > 2 && column < columns; column++) {
    const begin = Math.max(first, Math.floor(from * rate + column * perColumn));
    const end = Math.min(last + 1, Math.floor(from * rate + (column + 1) * perColumn));
    if (begin < end) drawn.push(...extremes(values, begin, end));
  }
  const points = drawn.map((index) => {
    const x = Math.round(((index / rate - from) / (to - from)) * columns * 10) / 10;
    return `${x} ${Math.round(LANE_HEIGHT * (1 - (values[index] - low) / (high - low)))}`;
  });
  return points.length > 0 ? `M${points.join('L')}` : '';
}

/** Where the lowest and the highest value of a part are, the earlier one first; once where they are the same. */
function extremes(values: ArrayLike<number>, begin: number, end: number): number[] {
  let [least, most] = [begin, begin];
  for (let index = begin; index < end; index++) {
    if (values[index] < values[least]) least = index;
    if (values[index] > values[most]) most = index;
  }
  return [...new Set([Math.min(least, most), Math.max(least, most)])];
}
