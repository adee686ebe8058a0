/** From numbers to places: traces, axes, lanes, fields of colour. */
import { deflateSync, crc32 } from 'node:zlib';
import type { Ground } from './palette.ts';
import { line, polyline, text, type Box, type Point } from './svg.ts';

/** Places of equally spaced samples in a box; `low`..`high` fill its height. */
export function place(samples: readonly number[], b: Box, low: number, high: number): Point[] {
  return samples.map((value, i) => [
    b.x + (b.width * i) / (samples.length - 1),
    b.y + b.height - (b.height * (value - low)) / (high - low),
  ]);
}

/** Samples as one line in the box. */
export const trace = (samples: readonly number[], b: Box, low: number, high: number, stroke: string, width = 3) =>
  polyline(place(samples, b, low, high), stroke, width);

/** Scale from data to px along one side. */
export const scale = (low: number, high: number, from: number, to: number) => (value: number) =>
  from + ((value - low) / (high - low)) * (to - from);

/** Horizontal guides at the given heights of the box (0 = bottom, 1 = top). */
export const guides = (b: Box, at: readonly number[], g: Ground, width = 2) =>
  at.map((h) => line(b.x, b.y + b.height * (1 - h), b.x + b.width, b.y + b.height * (1 - h), g.rule, width)).join('');

/** Left and bottom axis. */
export const axes = (b: Box, g: Ground) =>
  line(b.x, b.y, b.x, b.y + b.height, g.axis, 2) + line(b.x, b.y + b.height, b.x + b.width, b.y + b.height, g.axis, 2);

/** A vertical mark of an event, dotted, with a dot at its top and an optional label. */
export function eventMark(x: number, top: number, bottom: number, g: Ground, label = '', colour = g.ink): string {
  return (
    line(x, top, x, bottom, colour, 2, { dash: '2 9', opacity: 0.75 }) +
    `<circle cx="${x}" cy="${top}" r="9" fill="${colour}"/>` +
    (label ? text(x, top - 24, label, { fill: g.sub, size: 28, anchor: 'middle' }) : '')
  );
}

/** Mixes two #rrggbb colours; 0 gives the first. */
export function mix(first: string, second: string, share: number): string {
  const t = Math.min(1, Math.max(0, share));
  const channel = (hex: string, i: number) => parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(channel(first, i) * (1 - t) + channel(second, i) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** A colour from a row of stops, `t` in 0..1. */
export function ramp(stops: readonly string[], t: number): string {
  const at = Math.min(0.9999, Math.max(0, t)) * (stops.length - 1);
  return mix(stops[Math.floor(at)]!, stops[Math.floor(at) + 1]!, at - Math.floor(at));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

/**
 * A field of colour: `colour(u, v)` with u, v in 0..1 (v downwards) returns
 * `#rrggbb` and its opacity. Sampled on `columns` × `rows` points into an
 * embedded PNG, because a mesh of rectangles would show its seams.
 */
export function field(
  b: Box,
  columns: number,
  rows: number,
  colour: (u: number, v: number) => readonly [hex: string, opacity: number],
): string {
  const raw = Buffer.alloc(rows * (columns * 4 + 1));
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) {
      const [hex, opacity] = colour((x + 0.5) / columns, (y + 0.5) / rows);
      raw.writeUInt32BE(
        ((parseInt(hex.slice(1), 16) << 8) >>> 0) + Math.round(255 * Math.min(1, Math.max(0, opacity))),
        y * (columns * 4 + 1) + 1 + 4 * x,
      );
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(columns, 0);
  header.writeUInt32BE(rows, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const png = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(raw)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return (
    `<image x="${b.x}" y="${b.y}" width="${b.width}" height="${b.height}" preserveAspectRatio="none"` +
    ` href="data:image/png;base64,${png.toString('base64')}"/>`
  );
}
