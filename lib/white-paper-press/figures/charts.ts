import { axes, formatNumber, legend, plotArea, rules, spans, type Axis, type Plot, type Rule, type Span } from './axes';
import { centredLines, circle, colourOf, line, path, rectangle, text, textWidth, wrap } from './svg';

interface Series {
  name?: string;
  color?: string;
  points?: number[][];
  sample?: { n: number; mean: [number, number]; sd: [number, number]; r: number; seed: number };
  fit?: [number, number];
  band?: boolean;
  dashed?: boolean;
  dots?: boolean;
}

interface Annotations {
  vlines?: Rule[];
  hlines?: Rule[];
  spans?: Span[];
}

export interface LineSpec extends Annotations {
  x: Axis;
  y: Axis;
  series: Series[];
}

const named = (series: { name?: string }[]) => series.some((item) => item.name);

/** Lines with optional dots and spread (error bars or a band). */
export function lineChart(spec: LineSpec, width: number, height: number): string {
  const plot = plotArea(width, height, spec.x, spec.y, named(spec.series));
  const drawn = spec.series.map((series, index) => {
    const colour = colourOf(series.color, index);
    const points = (series.points ?? []).map(([x, y]) => [plot.x(x), plot.y(y)]);
    const stroke =
      `fill="none" stroke="${colour}" stroke-width="1.4" stroke-linejoin="round"` +
      `${series.dashed ? ' stroke-dasharray="4 3"' : ''}`;
    const dots = series.dots ? points.map(([x, y]) => circle(x, y, 2.2, `fill="${colour}"`)).join('') : '';
    return spread(plot, series, colour) + path(points, stroke) + dots;
  });
  return frame(spec, plot, drawn.join(''));
}

/** Points without a line; points may be drawn from a bivariate normal sample with a fixed seed. */
export function scatterChart(spec: LineSpec, width: number, height: number): string {
  const plot = plotArea(width, height, spec.x, spec.y, named(spec.series));
  const drawn = spec.series.map((series, index) => {
    const colour = colourOf(series.color, index);
    const points = (series.points ?? normalSample(series.sample)).filter(
      ([x, y]) => x >= spec.x.min && x <= spec.x.max && y >= spec.y.min && y <= spec.y.max,
    );
    const dots = points.map(([x, y]) => circle(plot.x(x), plot.y(y), 2.1, `fill="${colour}" fill-opacity="0.65"`));
    if (!series.fit) return dots.join('');
    const [slope, intercept] = series.fit;
    const ends = [spec.x.min, spec.x.max].map((x) => [plot.x(x), plot.y(slope * x + intercept)]);
    return dots.join('') + path(ends, `fill="none" stroke="${colour}" stroke-width="1.2"`);
  });
  return frame(spec, plot, drawn.join(''));
}

function frame(spec: LineSpec, plot: Plot, drawn: string): string {
  const marks = rules(plot, spec.vlines, spec.hlines);
  return spans(plot, spec.spans) + axes(plot, spec.x, spec.y) + drawn + marks + legend(plot, spec.series);
}

function spread(plot: Plot, series: Series, colour: string): string {
  const points = (series.points ?? []).filter((point) => point.length >= 4);
  if (!points.length) return '';
  if (series.band) {
    const upper = points.map(([x, , , high]) => [plot.x(x), plot.y(high)]);
    const lower = points.map(([x, , low]) => [plot.x(x), plot.y(low)]).reverse();
    return path([...upper, ...lower], `fill="${colour}" fill-opacity="0.14"`, true);
  }
  return points.map(([x, , low, high]) => whisker(plot.x(x), plot.y(low), plot.y(high), colour)).join('');
}

function whisker(x: number, low: number, high: number, colour: string, cap = 2.5): string {
  const ends = [low, high].map((y) => line(x - cap, y, x + cap, y, colour, 0.9)).join('');
  return line(x, low, x, high, colour, 0.9) + ends;
}

function normalSample(sample: Series['sample']): number[][] {
  if (!sample) throw new Error('a scatter series needs points or a sample');
  let state = sample.seed;
  const uniform = () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return (state + 0.5) / 4294967296;
  };
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  return Array.from({ length: sample.n }, () => {
    const first = normal();
    const second = sample.r * first + Math.sqrt(1 - sample.r ** 2) * normal();
    return [sample.mean[0] + sample.sd[0] * first, sample.mean[1] + sample.sd[1] * second];
  });
}

export interface BarSpec {
  categories: string[];
  y: Axis;
  series: { name?: string; color?: string; values: (number | number[])[] }[];
  horizontal?: boolean;
  hlines?: Rule[];
}

/** Grouped bars; a value written [v, low, high] carries its spread, otherwise the number is at the bar. */
export function barChart(spec: BarSpec, width: number, height: number): string {
  if (spec.horizontal) return horizontalBars(spec, width, height);
  const x: Axis = { label: '', min: 0, max: spec.categories.length };
  const plot = plotArea(width, height, x, spec.y, named(spec.series));
  const slot = plot.x(1) - plot.x(0);
  const bar = Math.min(26, (slot * 0.66) / spec.series.length);
  const bars = spec.series.flatMap((series, index) =>
    series.values.map((entry, i) => {
      const [value, low, high] = [entry].flat();
      const left = plot.x(i + 0.5) + (index - spec.series.length / 2) * bar;
      const top = plot.y(value);
      const colour = colourOf(series.color, index);
      const body = rectangle(left + 0.8, top, bar - 1.6, plot.bottom - top, `fill="${colour}" fill-opacity="0.85"`);
      if (low !== undefined) return body + whisker(left + bar / 2, plot.y(low), plot.y(high), '#0b1533');
      return body + text(left + bar / 2, top - 3, formatNumber(value), { size: 7, anchor: 'middle' });
    }),
  );
  const names = categoryNames(plot, spec.categories, slot);
  const marks = rules(plot, [], spec.hlines);
  return axes(plot, x, spec.y, { xTicks: false }) + bars.join('') + marks + names + legend(plot, spec.series);
}

function categoryNames(plot: Plot, categories: string[], slot: number): string {
  return categories
    .map((name, i) => {
      const lines = wrap(name, slot - 4, 7.5);
      return centredLines(plot.x(i + 0.5), plot.bottom + 9 + (lines.length - 1) * 5, lines, { size: 7.5 });
    })
    .join('');
}

function horizontalBars(spec: BarSpec, width: number, height: number): string {
  const left = Math.max(...spec.categories.map((name) => textWidth(name))) + 8;
  const top = named(spec.series) ? 30 : 8;
  const bottom = height - 30;
  const scale = (value: number) => left + ((value - spec.y.min) / (spec.y.max - spec.y.min)) * (width - 14 - left);
  const plot: Plot = { left, top, right: width - 14, bottom, x: scale, y: () => top };
  const slot = (bottom - top) / spec.categories.length;
  const bar = Math.min(14, (slot * 0.7) / spec.series.length);
  const rows = spec.categories.map((name, i) => {
    const middle = top + (i + 0.5) * slot;
    const bars = spec.series.map((series, index) => {
      const [value, low, high] = [series.values[i]].flat();
      const y = middle + (index - spec.series.length / 2) * bar;
      const body = rectangle(
        left,
        y + 0.6,
        scale(value) - left,
        bar - 1.2,
        `fill="${colourOf(series.color, index)}" fill-opacity="0.85"`,
      );
      const spreadLine =
        low === undefined ? '' : line(scale(low), y + bar / 2, scale(high), y + bar / 2, '#0b1533', 0.9);
      const end = scale(high ?? value) + 4;
      return body + spreadLine + text(end, y + bar / 2 + 2.6, formatNumber(value), { size: 7, background: true });
    });
    return text(left - 6, middle + 2.8, name, { anchor: 'end' }) + bars.join('');
  });
  const frameAxes = axes({ ...plot, y: (value) => value }, spec.y, { label: '', min: 0, max: 1, ticks: [] });
  return frameAxes + rows.join('') + legend(plot, spec.series);
}

export interface BoxSpec {
  y: Axis;
  boxes: { name: string; color?: string; values: number[]; outliers?: number[] }[];
  hlines?: Rule[];
}

/** Box plots from the five numbers minimum, lower quartile, median, upper quartile, maximum. */
export function boxChart(spec: BoxSpec, width: number, height: number): string {
  const x: Axis = { label: '', min: 0, max: spec.boxes.length };
  const plot = plotArea(width, height, x, spec.y, false);
  const slot = plot.x(1) - plot.x(0);
  const half = Math.min(20, slot * 0.3);
  const boxes = spec.boxes.map((box, i) => {
    const [min, q1, median, q3, max] = box.values.map(plot.y);
    const middle = plot.x(i + 0.5);
    const colour = colourOf(box.color, i);
    const body = rectangle(
      middle - half,
      q3,
      half * 2,
      q1 - q3,
      `fill="${colour}" fill-opacity="0.16" stroke="${colour}" stroke-width="1"`,
    );
    const whiskers = line(middle, min, middle, q1, colour, 1) + line(middle, q3, middle, max, colour, 1);
    const caps = [min, max].map((y) => line(middle - half / 2, y, middle + half / 2, y, colour, 1)).join('');
    const dots = (box.outliers ?? []).map((value) =>
      circle(middle, plot.y(value), 1.7, `fill="none" stroke="${colour}" stroke-width="0.9"`),
    );
    return body + whiskers + caps + line(middle - half, median, middle + half, median, colour, 2.2) + dots.join('');
  });
  const names = categoryNames(
    plot,
    spec.boxes.map((box) => box.name),
    slot,
  );
  return axes(plot, x, spec.y, { xTicks: false }) + boxes.join('') + rules(plot, [], spec.hlines) + names;
}

export interface HistogramSpec {
  x: Axis;
  y: Axis;
  series: { name?: string; color?: string; start: number; width: number; counts: number[] }[];
  vlines?: Rule[];
}

/** Bars of equal width over a numeric axis. */
export function histogram(spec: HistogramSpec, width: number, height: number): string {
  const plot = plotArea(width, height, spec.x, spec.y, named(spec.series));
  const bars = spec.series.flatMap((series, index) =>
    series.counts.map((count, i) => {
      const left = plot.x(series.start + i * series.width);
      const right = plot.x(series.start + (i + 1) * series.width);
      const top = plot.y(count);
      const fill = `fill="${colourOf(series.color, index)}" fill-opacity="${spec.series.length > 1 ? 0.55 : 0.85}"`;
      return rectangle(left + 0.4, top, right - left - 0.8, plot.bottom - top, fill);
    }),
  );
  return axes(plot, spec.x, spec.y) + bars.join('') + rules(plot, spec.vlines) + legend(plot, spec.series);
}
