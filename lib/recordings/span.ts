import type { Span } from './lane-path';

/** Nobody sees anything in less. */
const SHORTEST = 0.5;

/** A span of this length around a moment that keeps its place, within the recording. */
export function zoomed({ from, to }: Span, factor: number, around: number, duration: number): Span {
  const length = Math.min(duration, Math.max(SHORTEST, (to - from) * factor));
  const place = (around - from) / (to - from);
  return within(around - place * length, length, duration);
}

/** Shows what leads to an event and what follows it. */
export function around(time: number, duration: number): Span {
  return within(time - 2, 6, duration);
}

/** The same length, so many seconds further. */
export function moved({ from, to }: Span, by: number, duration: number): Span {
  return within(from + by, to - from, duration);
}

function within(from: number, length: number, duration: number): Span {
  const start = Math.max(0, Math.min(from, duration - length));
  return { from: start, to: start + length };
}

/** Moments to write below the drawing: round ones, about six. */
export function ticks({ from, to }: Span): number[] {
  const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10];
  const step = steps.find((one) => (to - from) / one <= 7) ?? 10;
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(1)));
}
