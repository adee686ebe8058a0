import 'server-only';
import * as echarts from 'echarts';
import { isRecord } from '../is-record';
import { oncePerFile } from './once-per-file';

/** Beside a text, and on phones: a picture that shrinks takes its letters along, so each has its own. */
const SIZES = { wide: { width: 690, height: 431 }, narrow: { width: 374, height: 320 } };
export type ChartSize = keyof typeof SIZES;
/** The site's stack without the web font, which a picture cannot load. */
const FONT = "-apple-system, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";

/**
 * Draws an ECharts option as an SVG on transparent ground, without motion.
 * @returns null when the file holds no ECharts option
 * @throws Error when the option cannot be drawn
 */
export const chartPicture: Record<ChartSize, (file: Uint8Array) => Promise<string | null>> = {
  wide: oncePerFile((file) => draw(file, 'wide')),
  narrow: oncePerFile((file) => draw(file, 'narrow')),
};

async function draw(file: Uint8Array, size: ChartSize): Promise<string | null> {
  const option: unknown = JSON.parse(new TextDecoder().decode(file));
  if (!isRecord(option) || option.series === undefined) return null;
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, ...SIZES[size] });
  try {
    const textStyle = isRecord(option.textStyle) ? option.textStyle : {};
    chart.setOption({ ...option, animation: false, textStyle: { ...textStyle, fontFamily: FONT } });
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
