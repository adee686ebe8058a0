import type { Point } from './curve';
import { polyline } from './curve';
import { area, ellipse, group, line, path, type Shape } from './lottie';

/** The frame of every animation: 8 : 5, as wide as it is shown. */
export const SIZE: [number, number] = [640, 400];

/** Signals mean their own kind of data and nothing else (DESIGN-NOTES). */
export const SIGNAL = {
  gaze: '#2f6bff',
  brain: '#8b5cf6',
  heart: '#ff5c7a',
  skin: '#ffb020',
  muscle: '#12b886',
  motion: '#18c7d4',
  vehicle: '#5b6b8f',
} as const;

export const INK = '#0b1533';
export const SUB = '#4a5878';
export const BRAND = '#1f5bff';
export const PAPER = '#ffffff';
export const RULE = '#b9c8e6';
export const TICK = '#c3d0ea';
export const AXIS = '#9fb0d3';

/** A straight line between two points. */
export function segment(from: Point, to: Point, colour: string, width: number, opacity = 100): Shape {
  return group([path(polyline([from, to])), line(colour, width, { opacity })]);
}

export function disc(centre: Point, diameter: number, colour: string, opacity = 100): Shape {
  return group([ellipse(centre, diameter), area(colour, opacity)]);
}

/**
 * The site's ruler: ticks every 8 px, 4 / 7 / 12 px long at 1 / 5 / 10, hanging from y.
 * Each length is one wide line in dashes: a tick is a dash of 1.5 px.
 */
export function ruler(x: number, y: number, width: number): Shape[] {
  const ticks = (length: number, step: number, colour: string) =>
    group([
      path(polyline([[x - 0.75, y + length / 2], [x + width + 0.75, y + length / 2]])),
      line(colour, length, { butt: true, dash: { length: 1.5, gap: step - 1.5 } }),
    ]); // prettier-ignore
  return [ticks(12, 80, AXIS), ticks(7, 40, TICK), ticks(4, 8, TICK)];
}

/** A dot with a white rim, so that it is seen on every line. */
export function marker(centre: Point, diameter: number, colour: string): Shape {
  return group([ellipse(centre, diameter), area(colour), line(PAPER, 5)]);
}
