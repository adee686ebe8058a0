/** The labelled axes of the module pictures: few numbers, one unit. */
import type { Ground } from '../palette.ts';
import { line, text, type Box } from '../svg.ts';

type Scale = (value: number) => number;

/** A bottom axis with numbers; the unit stands at its right end, one line lower. */
export const bottomAxis = (g: Ground, b: Box, x: Scale, values: readonly number[], unit: string) =>
  line(b.x, b.y + b.height, b.x + b.width, b.y + b.height, g.axis, 2) +
  values
    .map(
      (value) =>
        line(x(value), b.y + b.height, x(value), b.y + b.height + 12, g.axis, 2) +
        text(x(value), b.y + b.height + 48, String(value).replace('-', '−'), {
          fill: g.sub,
          size: 28,
          anchor: 'middle',
        }),
    )
    .join('') +
  text(b.x + b.width, b.y + b.height - 18, unit, { fill: g.sub, size: 28, anchor: 'end' });

/** Numbers left of a box with hairlines through it; the unit stands above the highest. */
export const leftAxis = (g: Ground, b: Box, y: Scale, values: readonly number[], unit: string) =>
  values
    .map(
      (value) =>
        line(b.x, y(value), b.x + b.width, y(value), g.rule, 2) +
        text(b.x - 20, y(value) + 10, String(value).replace('-', '−'), { fill: g.sub, size: 28, anchor: 'end' }),
    )
    .join('') + text(b.x - 20, b.y - 26, unit, { fill: g.sub, size: 28 });
