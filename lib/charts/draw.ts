import * as echarts from 'echarts';
import { safeOption, undrawable } from './option';
import { CHART_SIZES, type ChartSize } from './sizes';
import { chartTheme, withFont } from './theme';
import type { Option } from './values';

/** The site's stack without the web font, which a picture cannot load. */
const FONT = "-apple-system, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";

/** Draws an ECharts option as an SVG on transparent background, without motion. @throws Error that names what cannot be drawn */
export function drawOption(option: Option, size: ChartSize): string {
  const strange = undrawable(option);
  if (strange.length > 0) throw new Error(`画不了：${strange.join('、')}`);
  const chart = echarts.init(null, chartTheme, { renderer: 'svg', ssr: true, ...CHART_SIZES[size] });
  try {
    chart.setOption(withFont(safeOption(option, true), FONT));
    return withoutPointing(chart.renderToSVGString());
  } finally {
    chart.dispose();
  }
}

/** Less than half of it: what an SVG of ECharts brings for a pointer, a picture never meets. */
function withoutPointing(svg: string): string {
  return svg
    .replace(/<style[^]*?<\/style>/g, '')
    .replace(/ (?:pointer-events|class|ecmeta_\w+)="[^"]*"/g, '')
    .replace(/<\/(?:path|rect|circle)>/g, '')
    .replace(/(<(?:path|rect|circle) [^>]*?)>/g, '$1/>')
    .replace(/\n/g, '');
}
