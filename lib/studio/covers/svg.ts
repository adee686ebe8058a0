/** The pen of all covers: 1600 × 1000, lines of 2 and 3 px. Every function returns SVG markup. */
import { type Ground } from './palette.ts';

export type Point = readonly [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Style {
  fill?: string;
  stroke?: string;
  /** stroke width in px */
  width?: number;
  opacity?: number;
  /** corner radius of a rectangle */
  radius?: number;
  dash?: string;
}

export const WIDTH = 1600;
export const HEIGHT = 1000;
/** What a drawing may fill. */
export const STAGE: Box = { x: 120, y: 120, width: 1360, height: 690 };
/** Moves the stage to the middle of the picture. */
const CENTRED = (HEIGHT - STAGE.height) / 2 - STAGE.y;

const n = (value: number) => String(Math.round(value * 1000) / 1000);

function attributes({ fill = 'none', stroke, width = 3, opacity, dash }: Style): string {
  return (
    ` fill="${fill}"` +
    (stroke ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"` : '') +
    (dash ? ` stroke-dasharray="${dash}"` : '') +
    (opacity === undefined ? '' : ` opacity="${opacity}"`)
  );
}

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, width = 2, more: Style = {}) =>
  `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}"${attributes({ ...more, stroke, width })}/>`;

export const rect = (b: Box, style: Style) =>
  `<rect x="${n(b.x)}" y="${n(b.y)}" width="${n(b.width)}" height="${n(b.height)}" rx="${style.radius ?? 0}"${attributes(style)}/>`;

export const circle = (cx: number, cy: number, r: number, style: Style) =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"${attributes(style)}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, style: Style) =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"${attributes(style)}/>`;

export const path = (d: string, style: Style) => `<path d="${d}"${attributes(style)}/>`;

const straight = (points: readonly Point[]) => points.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');

export const polyline = (points: readonly Point[], stroke: string, width = 3, more: Style = {}) =>
  path(straight(points), { ...more, stroke, width });

export const polygon = (points: readonly Point[], style: Style) => path(`${straight(points)}Z`, style);

/** A smooth line through the points (Catmull-Rom). */
export function curve(points: readonly Point[], style: Style, closed = false): string {
  const at = (i: number) =>
    closed ? points[(i + points.length) % points.length]! : points[Math.min(points.length - 1, Math.max(0, i))]!;
  let d = `M${n(points[0]![0])} ${n(points[0]![1])}`;
  for (let i = 0; i < points.length - (closed ? 0 : 1); i += 1) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const c2 = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${n(c1[0]!)} ${n(c1[1]!)} ${n(c2[0]!)} ${n(c2[1]!)} ${n(c[0])} ${n(c[1])}`;
  }
  return path(closed ? `${d}Z` : d, style);
}

/** The area between a line and the horizontal `base`. */
export const area = (points: readonly Point[], base: number, fill: string, opacity = 0.18) =>
  polygon([[points[0]![0], base], ...points, [points.at(-1)![0], base]], { fill, opacity });

/** The smallest text: on a phone 9.4 px in a picture as wide as the text, 8.6 px in a strip that shows the next one's edge. */
export const SMALLEST = 42;

export interface TextStyle {
  size?: number;
  fill: string;
  weight?: 400 | 700;
  anchor?: 'start' | 'middle' | 'end';
  opacity?: number;
  mono?: boolean;
}

export const text = (x: number, y: number, content: string, style: TextStyle) =>
  `<text x="${n(x)}" y="${n(y)}" font-family="${style.mono ? 'DejaVu Sans Mono, ' : ''}Noto Sans CJK` +
  ` SC" xml:space="preserve" font-size="${style.size ?? SMALLEST}"` +
  ` font-weight="${style.weight ?? 400}" text-anchor="${style.anchor ?? 'start'}" fill="${style.fill}"` +
  `${style.opacity === undefined ? '' : ` opacity="${style.opacity}"`}>${content.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</text>`;

export const group = (transform: string, ...parts: string[]) => `<g transform="${transform}">${parts.join('')}</g>`;

export const fade = (opacity: number, ...parts: string[]) => `<g opacity="${opacity}">${parts.join('')}</g>`;

/** The parts, cut to the (rounded) box. The name follows from the box, so that the same drawing is the same text. */
export function clip(b: Box, radius: number, ...parts: string[]): string {
  const name = `clip-${[b.x, b.y, b.width, b.height, radius].map((value) => Math.round(value)).join('-')}`;
  return `<clipPath id="${name}">${rect(b, { radius, fill: '#000' })}</clipPath><g clip-path="url(#${name})">${parts.join('')}</g>`;
}

/** A picture whose drawing fills the stage. */
export const sheet = (g: Ground, ...parts: string[]) => fullSheet(g, group(`translate(0 ${CENTRED})`, ...parts));

/** A picture drawn to its edges. */
export function fullSheet(g: Ground, ...parts: string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    rect(box(0, 0, WIDTH, HEIGHT), { fill: g.field }) +
    parts.join('') +
    '</svg>'
  );
}
