import { axes, ticksOf, type Axis, type Plot, type Rule, type Span } from './axes';
import { centredLines, circle, colourOf, grey, line, path, rectangle, text, textWidth, wrap } from './svg';

interface Track {
  name: string;
  unit?: string;
  color?: string;
  min?: number;
  max?: number;
  points?: number[][];
  spans?: Span[];
  events?: Rule[];
}

export interface TrackSpec {
  x: Axis;
  tracks: Track[];
  vlines?: Rule[];
  spans?: Span[];
}

/** Signals (`points`) or intervals and events, one row per track above a shared time axis. */
export function trackChart(spec: TrackSpec, width: number, height: number): string {
  const left =
    Math.max(...spec.tracks.map((track) => Math.max(textWidth(track.name), textWidth(track.unit ?? '', 7)))) + 10;
  const labelled = spec.vlines?.some((rule) => rule.label);
  const top = labelled ? 24 : 6;
  const bottom = height - 30;
  const x = (value: number) => left + ((value - spec.x.min) / (spec.x.max - spec.x.min)) * (width - 12 - left);
  const plot: Plot = { left, top, right: width - 12, bottom, x, y: (value) => value };
  const row = (bottom - top) / spec.tracks.length;
  const shades = (spec.spans ?? []).map((span) => {
    const area = rectangle(x(span.from), top, x(span.to) - x(span.from), bottom - top, `fill="${grey.mist}"`);
    return (
      area +
      (span.label ? text((x(span.from) + x(span.to)) / 2, bottom - 3, span.label, { size: 7, anchor: 'middle' }) : '')
    );
  });
  const rows = spec.tracks.map((track, index) => trackRow(track, index, plot, top + index * row, row));
  const frame = axes(plot, spec.x, { label: '', min: 0, max: 1, ticks: [] });
  return shades.join('') + frame + rows.join('') + uprights(spec.vlines ?? [], plot);
}

function trackRow(track: Track, index: number, plot: Plot, top: number, row: number): string {
  const colour = colourOf(track.color, index);
  const middle = top + row / 2;
  const name = text(0, middle + (track.unit ? -1 : 3), track.name, { fill: '#0b1533' });
  const unit = track.unit ? text(0, middle + 8.5, track.unit, { size: 7 }) : '';
  const base = line(plot.left, top + row, plot.right, top + row, grey.grid, 0.6);
  if (track.points) {
    const min = track.min ?? Math.min(...track.points.map(([, y]) => y));
    const max = track.max ?? Math.max(...track.points.map(([, y]) => y));
    const y = (value: number) => top + row - 4 - ((value - min) / (max - min || 1)) * (row - 8);
    const curve = path(
      track.points.map(([at, value]) => [plot.x(at), y(value)]),
      `fill="none" stroke="${colour}" stroke-width="1.2" stroke-linejoin="round"`,
    );
    return base + name + unit + curve;
  }
  const half = Math.min(8, row / 2 - 3);
  const bars = (track.spans ?? []).map((span) => {
    const from = plot.x(span.from);
    const length = plot.x(span.to) - from;
    const fill = colourOf(span.color ?? track.color, index);
    const bar = rectangle(
      from,
      middle - half,
      length,
      half * 2,
      `rx="2" fill="${fill}" fill-opacity="0.2" stroke="${fill}" stroke-width="0.9"`,
    );
    if (!span.label) return bar;
    const fits = textWidth(span.label, 7.5) < length - 4;
    const at = fits ? from + length / 2 : from + length + 3;
    return bar + text(at, middle + 2.8, span.label, { size: 7.5, anchor: fits ? 'middle' : 'start', fill: '#0b1533' });
  });
  const events = (track.events ?? []).map((event) => {
    const at = plot.x(event.at);
    const leftwards = at + 5 + textWidth(event.label ?? '', 7.5) > plot.right + 8;
    const tick =
      line(at, middle - half, at, middle + half, colour, 1.8) + circle(at, middle - half, 1.8, `fill="${colour}"`);
    const label = text(at + (leftwards ? -5 : 5), middle + 2.8, event.label ?? '', {
      size: 7.5,
      anchor: leftwards ? 'end' : 'start',
      fill: '#0b1533',
      background: true,
    });
    return tick + (event.label ? label : '');
  });
  return base + name + unit + bars.join('') + events.join('');
}

function uprights(items: Rule[], plot: Plot): string {
  let lastEnd = -Infinity;
  let raised = false;
  return [...items]
    .sort((a, b) => a.at - b.at)
    .map(({ at, label = '' }) => {
      const x = plot.x(at);
      const width = textWidth(label, 7.5);
      const start = Math.min(x - width / 2, plot.right + 10 - width);
      raised = start < lastEnd ? !raised : false;
      lastEnd = start + width + 4;
      return (
        line(x, plot.top, x, plot.bottom, grey.axis, 0.8, '3 2') + text(start, raised ? 8 : 18, label, { size: 7.5 })
      );
    })
    .join('');
}

export interface DiagramSpec {
  columns: number;
  rows: number;
  blocks: { id: string; label: string; sub?: string; at: [number, number]; color?: string }[];
  links: { from: string; to: string; label?: string; dashed?: boolean }[];
}

/** Labelled blocks on a grid of columns × rows (counted from 1) joined by arrows. */
export function blockDiagram(spec: DiagramSpec, width: number, height: number): string {
  const cell = { width: width / spec.columns, height: height / spec.rows };
  const box = { width: Math.min(cell.width * 0.74, 120), height: Math.min(cell.height * 0.66, 44) };
  const centre = ([column, row]: [number, number]) => ({
    x: (column - 0.5) * cell.width,
    y: (row - 0.5) * cell.height,
  });
  const blocks = spec.blocks.map((block) => {
    const { x, y } = centre(block.at);
    const colour = colourOf(block.color ?? 'vehicle');
    const frame = rectangle(
      x - box.width / 2,
      y - box.height / 2,
      box.width,
      box.height,
      `rx="5" fill="#fff" stroke="${colour}" stroke-width="1.1"`,
    );
    const labels = wrap(block.label, box.width - 10);
    const subs = block.sub ? wrap(block.sub, box.width - 8, 7) : [];
    const shift = subs.length * 4.8;
    const label = centredLines(x, y - shift, labels, { fill: '#0b1533', bold: true });
    return frame + label + (subs.length ? centredLines(x, y + labels.length * 5.2, subs, { size: 7 }) : '');
  });
  const links = spec.links.map((link) => {
    const [from, to] = [link.from, link.to].map((id) => {
      const block = spec.blocks.find((candidate) => candidate.id === id);
      if (!block) throw new Error(`link to an unknown block "${id}"`);
      return centre(block.at);
    });
    return arrow(from, to, box, link);
  });
  return links.join('') + blocks.join('');
}

interface Point {
  x: number;
  y: number;
}

function arrow(
  from: Point,
  to: Point,
  box: { width: number; height: number },
  link: { label?: string; dashed?: boolean },
): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const edge = Math.min(Math.abs(box.width / 2 / (dx || 1e-9)), Math.abs(box.height / 2 / (dy || 1e-9)));
  const length = Math.hypot(dx, dy);
  const start = { x: from.x + dx * edge, y: from.y + dy * edge };
  const end = { x: to.x - dx * edge, y: to.y - dy * edge };
  const [ux, uy] = [dx / length, dy / length];
  const head = [
    [end.x, end.y],
    [end.x - 6 * ux + 2.6 * uy, end.y - 6 * uy - 2.6 * ux],
    [end.x - 6 * ux - 2.6 * uy, end.y - 6 * uy + 2.6 * ux],
  ];
  const shaft = line(start.x, start.y, end.x - 5 * ux, end.y - 5 * uy, grey.axis, 1, link.dashed ? '3 2' : '');
  const tip = path(head, `fill="${grey.axis}"`, true);
  if (!link.label) return shaft + tip;
  const upright = Math.abs(dx) < 1;
  const [x, y] = [(start.x + end.x) / 2 + (upright ? 4 : 0), (start.y + end.y) / 2 + (upright ? 2.5 : -4)];
  return shaft + tip + text(x, y, link.label, { size: 7, anchor: upright ? 'start' : 'middle', background: true });
}

export interface PlanSpec {
  size: [number, number];
  rooms: { at: [number, number]; size: [number, number]; label?: string }[];
  items?: { at: [number, number]; size: [number, number]; label?: string; color?: string }[];
  doors?: { at: [number, number]; width: number; wall: 'h' | 'v' }[];
  cables?: { color?: string; points: [number, number][]; label?: string }[];
}

/** Floor plan in metres with walls, doors, furniture and cable routes; a metre scale is below. */
export function floorPlan(spec: PlanSpec, width: number, height: number): string {
  const unit = Math.min((width - 12) / spec.size[0], (height - 26) / spec.size[1]);
  const left = (width - spec.size[0] * unit) / 2;
  const x = (metres: number) => left + metres * unit;
  const y = (metres: number) => 6 + metres * unit;
  const rooms = spec.rooms.map((room) => {
    const walls = rectangle(
      x(room.at[0]),
      y(room.at[1]),
      room.size[0] * unit,
      room.size[1] * unit,
      'fill="#fff" stroke="#0b1533" stroke-width="2"',
    );
    return (
      walls +
      (room.label ? text(x(room.at[0]) + 6, y(room.at[1]) + 12, room.label, { bold: true, fill: '#0b1533' }) : '')
    );
  });
  const items = (spec.items ?? []).map((item) => {
    const colour = colourOf(item.color ?? 'vehicle');
    const [w, h] = [item.size[0] * unit, item.size[1] * unit];
    const body = rectangle(
      x(item.at[0]),
      y(item.at[1]),
      w,
      h,
      `rx="2" fill="${colour}" fill-opacity="0.14" stroke="${colour}" stroke-width="0.9"`,
    );
    if (!item.label) return body;
    return (
      body +
      centredLines(x(item.at[0]) + w / 2, y(item.at[1]) + h / 2, wrap(item.label, Math.max(w - 4, 24), 7), {
        size: 7,
        fill: '#0b1533',
      })
    );
  });
  const doors = (spec.doors ?? []).map((door) => {
    const [dx, dy] = door.wall === 'h' ? [door.width, 0] : [0, door.width];
    const gap = line(x(door.at[0]), y(door.at[1]), x(door.at[0] + dx), y(door.at[1] + dy), '#fff', 3.4);
    return gap + line(x(door.at[0]), y(door.at[1]), x(door.at[0] + dx), y(door.at[1] + dy), grey.axis, 0.8, '2 2');
  });
  const cables = (spec.cables ?? []).map((cable, index) => {
    const colour = colourOf(cable.color, index);
    const route = path(
      cable.points.map(([a, b]) => [x(a), y(b)]),
      `fill="none" stroke="${colour}" stroke-width="1.3" stroke-dasharray="5 2.5"`,
    );
    const [a, b] = cable.points[Math.floor(cable.points.length / 2)];
    return (
      route + (cable.label ? text(x(a) + 4, y(b) - 3, cable.label, { size: 7, fill: colour, background: true }) : '')
    );
  });
  const metres = ticksOf({ label: '', min: 0, max: 2, step: 1 });
  const scaleY = y(spec.size[1]) + 10;
  const scale = line(x(0), scaleY, x(2), scaleY, grey.axis, 0.9);
  const ticks = metres.map(
    ([at, label]) =>
      line(x(at), scaleY - 2.5, x(at), scaleY + 2.5, grey.axis, 0.9) +
      text(x(at), scaleY + 10, at === 2 ? `${label} m` : label, { size: 7, anchor: 'middle' }),
  );
  return rooms.join('') + items.join('') + cables.join('') + doors.join('') + scale + ticks.join('');
}
