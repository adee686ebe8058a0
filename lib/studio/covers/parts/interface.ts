/** The platform's interface as drawn parts: windows, tables, lists, marks. Few words, none below `SMALLEST`: they are read on a phone. */
import type { Ground } from '../palette.ts';
import { box, circle, line, path, polygon, rect, SMALLEST, text, type Box } from '../svg.ts';

/** Height of a window's head. */
const HEAD = 100;

/** A window that fills a picture's stage, and more: the larger the window, the larger its words. */
export const WINDOW: Box = box(70, 40, 1460, 850);

/** A window with its name in the head, and what is right of it. */
export const frame = (g: Ground, b: Box, title: string, right = '') =>
  rect(b, { fill: g.panel, stroke: g.rule, width: 2, radius: 22 }) +
  line(b.x, b.y + HEAD, b.x + b.width, b.y + HEAD, g.rule, 2) +
  circle(b.x + 40, b.y + HEAD / 2, 11, { stroke: g.brand, width: 4 }) +
  text(b.x + 70, b.y + HEAD / 2 + 14, title, { fill: g.ink, weight: 700 }) +
  (right ? text(b.x + b.width - 40, b.y + HEAD / 2 + 14, right, { fill: g.sub, anchor: 'end' }) : '');

/** The inside of a window, without its head, with margins. */
export const inside = (b: Box, margin = 36): Box =>
  box(b.x + margin, b.y + HEAD + margin, b.width - 2 * margin, b.height - HEAD - 2 * margin);

/** A small label in a rounded field; `x` is its left edge, `y` its middle. */
export function pill(x: number, y: number, words: string, fill: string, colour: string): string {
  const width = textWidth(words, SMALLEST) + 48;
  return (
    rect(box(x, y - 32, width, 64), { fill, radius: 32 }) +
    text(x + width / 2, y + 14, words, { fill: colour, anchor: 'middle' })
  );
}

/** Width of a line of text: Chinese signs are square, Latin ones a little over half, points and spaces a quarter. */
export const textWidth = (words: string, size: number) =>
  [...words].reduce((sum, sign) => sum + (sign > '\u2fff' ? 1 : /[ .,:·]/.test(sign) ? 0.27 : 0.56), 0) * size;

export const check = (g: Ground, x: number, y: number, on: boolean, colour = g.brand) =>
  rect(box(x - 21, y - 21, 42, 42), on ? { fill: colour, radius: 10 } : { stroke: g.axis, width: 3, radius: 10 }) +
  (on ? path(`M${x - 10} ${y}l8 9l13 -16`, { stroke: '#ffffff', width: 5 }) : '');

export const tick = (x: number, y: number, colour: string) =>
  circle(x, y, 22, { fill: colour }) + path(`M${x - 10} ${y}l8 9l13 -16`, { stroke: '#ffffff', width: 5 });

/** A person as a disc with one sign. */
export const avatar = (x: number, y: number, sign: string, fill: string) =>
  circle(x, y, 40, { fill }) + text(x, y + 15, sign, { fill: '#ffffff', weight: 700, anchor: 'middle' });

export const progress = (g: Ground, b: Box, share: number, colour = g.brand) =>
  rect(b, { fill: g.rule, radius: b.height / 2 }) +
  rect(box(b.x, b.y, Math.max(b.height, b.width * share), b.height), { fill: colour, radius: b.height / 2 });

export const button = (g: Ground, x: number, y: number, words: string, primary = true) => {
  const width = textWidth(words, SMALLEST) + 80;
  return (
    rect(
      box(x, y - 42, width, 84),
      primary ? { fill: g.brand, radius: 42 } : { stroke: g.axis, width: 2, radius: 42 },
    ) + text(x + width / 2, y + 14, words, { fill: primary ? '#ffffff' : g.ink, weight: 700, anchor: 'middle' })
  );
};

/** An arrow pointer, its tip at (x, y). */
export const pointer = (x: number, y: number) =>
  polygon(
    [
      [x, y],
      [x, y + 52],
      [x + 13, y + 40],
      [x + 23, y + 62],
      [x + 33, y + 57],
      [x + 23, y + 36],
      [x + 40, y + 35],
    ],
    { fill: '#0b1533', stroke: '#ffffff', width: 4 },
  );

const TABLE_HEAD = 64;
const ROW = 90;

export interface Column {
  /** px from the table's left edge */
  at: number;
  anchor?: 'start' | 'middle' | 'end';
}

/** A table: head in quiet text, rows between hairlines; a cell is text or ready markup (starting with `<`). */
export function table(
  g: Ground,
  b: Box,
  columns: readonly Column[],
  head: readonly string[],
  rows: readonly (readonly (string | { words: string; fill: string; weight?: 400 | 700 })[])[],
  height = ROW,
  marked: readonly number[] = [],
): string {
  const cell = (
    content: string | { words: string; fill: string; weight?: 400 | 700 },
    x: number,
    y: number,
    anchor: Column['anchor'],
    quiet: boolean,
  ) => {
    if (typeof content !== 'string')
      return text(x, y + 14, content.words, { fill: content.fill, weight: content.weight, anchor });
    return text(x, y + 14, content, { fill: quiet ? g.sub : g.ink, anchor });
  };
  return (
    head.map((words, i) => cell(words, b.x + columns[i]!.at, b.y + 24, columns[i]!.anchor, true)).join('') +
    line(b.x, b.y + TABLE_HEAD, b.x + b.width, b.y + TABLE_HEAD, g.axis, 2) +
    rows
      .map((row, r) => {
        const y = b.y + TABLE_HEAD + height * (r + 0.5);
        return (
          (marked.includes(r)
            ? rect(box(b.x - 16, y - height / 2 + 4, b.width + 32, height - 8), {
                fill: g.skin,
                opacity: 0.2,
                radius: 12,
              })
            : '') +
          row.map((content, i) => cell(content, b.x + columns[i]!.at, y, columns[i]!.anchor, false)).join('') +
          line(b.x, y + height / 2, b.x + b.width, y + height / 2, g.rule, 2)
        );
      })
      .join('')
  );
}

/** Middle of row `r` of a table drawn with `table`. */
export const rowAt = (b: Box, r: number, height = ROW) => b.y + TABLE_HEAD + height * (r + 0.5);

/** Lines of code: each token a word with its colour. */
export const code = (
  x: number,
  y: number,
  lines: readonly (readonly (readonly [string, string])[])[],
  size = SMALLEST,
  leading = 66,
) =>
  lines
    .map((tokens, row) => {
      let at = x;
      return tokens
        .map(([words, fill]) => {
          const part = text(at, y + row * leading, words, { fill, size, mono: true });
          at += [...words].reduce((sum, sign) => sum + (sign > '\u2fff' ? 1 : 0.602), 0) * size;
          return part;
        })
        .join('');
    })
    .join('');
