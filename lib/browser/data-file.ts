/** Is this parsed file a Lottie animation? It has `v` and `layers`. */
export function isAnimation(data: unknown): data is { v: unknown; layers: unknown[] } {
  return isObject(data) && 'v' in data && Array.isArray(data.layers);
}

type Option = Record<string, unknown>;

/**
 * An ECharts option from a content file, ready to be drawn: texts stay texts
 * (no HTML in tooltips, no links), the table is not the chart's, and under
 * reduced motion nothing moves. Null when the file is no option.
 */
export function chartOption(data: unknown, still: boolean): Option | null {
  if (!isObject(data) || !('series' in data)) return null;
  const { table: _, ...option } = data;
  return {
    ...option,
    title: mapOne(option.title, ({ link: _link, sublink: _sublink, ...title }) => title),
    tooltip: mapOne(option.tooltip, (tooltip) => ({ ...tooltip, renderMode: 'richText', confine: true })),
    aria: { enabled: true, label: { enabled: false } },
    ...(still && { animation: false }),
  };
}

function mapOne(value: unknown, change: (part: Option) => Option): unknown {
  if (Array.isArray(value)) return value.map((part) => mapOne(part, change));
  return isObject(value) ? change(value) : undefined;
}

function isObject(value: unknown): value is Option {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
