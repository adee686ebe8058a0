import { colourOf, grey, line, rectangle, text, textWidth } from './svg';

/** An axis as written in the text. */
export interface Axis {
  label: string;
  min: number;
  max: number;
  step?: number;
  ticks?: [number, string][];
}

/** The plotting area and the two scales from data to drawing units. */
export interface Plot {
  left: number;
  top: number;
  right: number;
  bottom: number;
  x: (value: number) => number;
  y: (value: number) => number;
}

export interface Rule {
  at: number;
  label?: string;
}

export interface Span {
  from: number;
  to: number;
  label?: string;
  color?: string;
}

export function formatNumber(value: number): string {
  const rounded = Math.round(value * 1e6) / 1e6;
  const [whole, part] = String(Math.abs(rounded)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return (rounded < 0 ? '−' : '') + grouped + (part ? `.${part}` : '');
}

export function ticksOf(axis: Axis): [number, string][] {
  if (axis.ticks) return axis.ticks.map(([value, label]) => [value, String(label)]);
  const step = axis.step ?? niceStep((axis.max - axis.min) / 5);
  const digits = (String(step).split('.')[1] ?? '').length;
  const ticks: [number, string][] = [];
  for (let i = 0; axis.min + i * step <= axis.max + step * 1e-6; i++) {
    const value = axis.min + i * step;
    const [whole, part = ''] = formatNumber(value).split('.');
    ticks.push([value, digits ? `${whole}.${part.padEnd(digits, '0')}` : whole]);
  }
  return ticks;
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= rough) ?? power * 10;
}

/** The area left for data inside width × height, with room for labels; `legend` keeps a line above it. */
export function plotArea(width: number, height: number, x: Axis, y: Axis, legend: boolean): Plot {
  const yLabels = Math.max(...ticksOf(y).map(([, label]) => textWidth(label, 7.5)), 8);
  const area = { left: yLabels + 10, top: legend ? 34 : 22, right: width - 10, bottom: height - (x.label ? 30 : 18) };
  return {
    ...area,
    x: (value) => area.left + ((value - x.min) / (x.max - x.min)) * (area.right - area.left),
    y: (value) => area.bottom - ((value - y.min) / (y.max - y.min)) * (area.bottom - area.top),
  };
}

/** Grid, ticks and labels of both axes. `xTicks: false` leaves the horizontal ticks to the caller (categories). */
export function axes(plot: Plot, x: Axis, y: Axis, { xTicks = true }: { xTicks?: boolean } = {}): string {
  const parts: string[] = [];
  for (const [value, label] of ticksOf(y)) {
    const at = plot.y(value);
    parts.push(line(plot.left, at, plot.right, at, grey.grid, 0.6));
    parts.push(text(plot.left - 5, at + 2.7, label, { size: 7.5, anchor: 'end' }));
  }
  parts.push(line(plot.left, plot.bottom, plot.right, plot.bottom, grey.axis, 0.8));
  if (xTicks) {
    for (const [value, label] of ticksOf(x)) {
      parts.push(line(plot.x(value), plot.bottom, plot.x(value), plot.bottom + 3, grey.axis, 0.8));
      parts.push(text(plot.x(value), plot.bottom + 12, label, { size: 7.5, anchor: 'middle' }));
    }
  }
  parts.push(text((plot.left + plot.right) / 2, plot.bottom + 25, x.label, { anchor: 'middle' }));
  parts.push(text(0, 9, y.label));
  return parts.join('');
}

/** Names with a swatch, set from the right edge of the line under the axis label. */
export function legend(plot: Plot, series: { name?: string; color?: string; dashed?: boolean }[]): string {
  const named = series.map((item, index) => ({ ...item, index })).filter((item) => item.name);
  if (!named.length) return '';
  const widths = named.map((item) => textWidth(item.name ?? '') + 30);
  const gap = widths.reduce((sum, width) => sum + width, 0) > plot.right - plot.left ? 22 : 30;
  let x = plot.right - named.reduce((sum, item) => sum + textWidth(item.name ?? '') + gap, 0) + gap - 18;
  return named
    .map((item) => {
      const swatch = line(x, 20, x + 12, 20, colourOf(item.color, item.index), 2.2, item.dashed ? '3 2' : '');
      const label = text(x + 15, 22.8, item.name ?? '');
      x += textWidth(item.name ?? '') + gap;
      return swatch + label;
    })
    .join('');
}

/** Dashed lines at values of one axis, labelled; labels that would collide step down one line each. */
export function rules(plot: Plot, vertical: Rule[] = [], horizontal: Rule[] = []): string {
  let lastEnd = -Infinity;
  let row = 0;
  const upright = [...vertical]
    .sort((a, b) => a.at - b.at)
    .map(({ at, label }) => {
      const x = plot.x(at);
      const width = textWidth(label ?? '', 7.5);
      const leftwards = x + 4 + width > plot.right + 8;
      const start = leftwards ? x - 3 - width : x + 3;
      row = start < lastEnd ? row + 1 : 0;
      lastEnd = start + width + 4;
      const rule = line(x, plot.top, x, plot.bottom, grey.axis, 0.8, '3 2');
      return rule + (label ? text(start, plot.top + 7 + row * 10, label, { size: 7.5, background: true }) : '');
    });
  const level = horizontal.map(({ at, label }) => {
    const y = plot.y(at);
    const rule = line(plot.left, y, plot.right, y, grey.axis, 0.8, '3 2');
    return rule + (label ? text(plot.right, y - 3, label, { size: 7.5, anchor: 'end', background: true }) : '');
  });
  return upright.join('') + level.join('');
}

/** Shaded intervals of the horizontal axis. */
export function spans(plot: Plot, items: Span[] = []): string {
  return items
    .map(({ from, to, label }) => {
      const x = plot.x(from);
      const width = plot.x(to) - x;
      const area = rectangle(x, plot.top, width, plot.bottom - plot.top, `fill="${grey.mist}"`);
      return area + (label ? text(x + width / 2, plot.bottom - 5, label, { size: 7.5, anchor: 'middle' }) : '');
    })
    .join('');
}
