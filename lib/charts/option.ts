import { isRecord } from '../is-record';
import { listOf, type Option } from './values';

/** Every series type of ECharts that a data file can describe without a program or a map beside it. */
const SERIES = new Set([
  'bar', 'boxplot', 'candlestick', 'chord', 'effectScatter', 'funnel', 'gauge', 'graph', 'heatmap', 'line', 'lines',
  'parallel', 'pictorialBar', 'pie', 'radar', 'sankey', 'scatter', 'sunburst', 'themeRiver', 'tree', 'treemap',
]); // prettier-ignore

/** Is this parsed file an ECharts option? */
export function isChart(data: unknown): data is Option {
  return isRecord(data) && ('series' in data || (isRecord(data.baseOption) && 'series' in data.baseOption));
}

/** The option itself, where a timeline or sizes of the screen are round it. */
export function baseOf(option: Option): Option {
  return isRecord(option.baseOption) ? option.baseOption : option;
}

/** What an option asks for that cannot be drawn here, by name. */
export function undrawable(option: Option): string[] {
  const base = baseOf(option);
  const types = [base, ...listOf(option.options)].flatMap(({ series }) => listOf(series).map(({ type }) => type));
  // ECharts guesses no type; without one it draws nothing
  const unknown = types.filter((type) => !SERIES.has(String(type))).map((type) => String(type ?? '没有 type'));
  const isEmpty = listOf(base.series).length === 0;
  return [...new Set([...unknown, ...('geo' in base ? ['geo'] : []), ...(isEmpty ? ['没有系列'] : [])])];
}

/**
 * An option ready to be drawn: texts stay texts (no HTML in tooltips and tools, no links), the table is not the
 * chart's, and where `still` nothing moves.
 */
export function safeOption({ table: _, ...option }: Option, still: boolean): Option {
  const root = isRecord(option.baseOption)
    ? { ...option, baseOption: safePart(option.baseOption), options: listOf(option.options).map(safePart) }
    : safePart(option);
  if (isRecord(root.baseOption)) {
    root.baseOption = { ...ALWAYS, ...root.baseOption, ...(still && STILL), tooltip: safeTooltip(root.baseOption) };
    return root;
  }
  return { ...root, ...ALWAYS, ...(still && STILL), tooltip: safeTooltip(root) };
}

const ALWAYS = { aria: { enabled: true, label: { enabled: false } } };
const STILL = { animation: false };

function safeTooltip({ tooltip }: Option): unknown {
  return mapOne(tooltip, (part) => ({ ...part, renderMode: 'richText', confine: true }));
}

function safePart(option: Option): Option {
  const part = { ...option };
  if ('title' in part) part.title = mapOne(part.title, ({ link: _, sublink: __, ...title }) => title);
  if ('series' in part) {
    part.series = mapOne(part.series, (series) =>
      series.nodeClick === 'link' ? { ...series, nodeClick: false } : series,
    );
  }
  if ('toolbox' in part) {
    part.toolbox = mapOne(part.toolbox, (toolbox) => {
      const { dataView: _, ...feature } = isRecord(toolbox.feature) ? toolbox.feature : {};
      return { ...toolbox, feature };
    });
  }
  return part;
}

function mapOne(value: unknown, change: (part: Option) => Option): unknown {
  if (Array.isArray(value)) return value.map((part) => mapOne(part, change));
  return isRecord(value) ? change(value) : undefined;
}
