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
 * The line of a trace as a path, `columns` wide: many samples to a column are drawn from their lowest to their highest,
 * few as they are.
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
  const y = (value: number) => Math.round(LANE_HEIGHT * (1 - (value - low) / (high - low)));
  const parts: string[] = [];
  if (perColumn <= 2) {
    for (let index = first; index <= last; index++) {
      const x = Math.round(((index / rate - from) / (to - from)) * columns * 10) / 10;
      parts.push(`${x} ${y(values[index])}`);
    }
    return parts.length > 0 ? `M${parts.join('L')}` : '';
  }
  let pen = 0;
  for (let column = 0; column < columns; column++) {
    const begin = Math.max(first, Math.floor(from * rate + column * perColumn));
    const end = Math.min(last, Math.floor(from * rate + (column + 1) * perColumn));
    if (begin >= end) continue;
    let [least, most] = [Infinity, -Infinity];
    for (let index = begin; index <= end; index++) {
      least = Math.min(least, values[index]);
      most = Math.max(most, values[index]);
    }
    // a line that rises goes on from below: drawn from above it would be a stair
    const [one, other] = [y(most), y(least)].sort((a, b) => Math.abs(a - pen) - Math.abs(b - pen));
    parts.push(`${parts.length === 0 ? 'M' : 'L'}${column} ${one}V${other}`);
    pen = other;
  }
  return parts.join('');
}
