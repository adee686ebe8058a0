import 'server-only';
import * as echarts from 'echarts';
import { isRecord } from '../is-record';
import { oncePerFile } from './once-per-file';

const SIZE = { width: 690, height: 431 };
/** The site's stack without the web font, which a picture cannot load. */
const FONT = "-apple-system, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif";

/**
 * Draws an ECharts option as an SVG on transparent ground, 690 × 431, without motion.
 * @returns null when the file holds no ECharts option
 * @throws Error when the option cannot be drawn
 */
export const chartPicture = oncePerFile(async (file: Uint8Array): Promise<string | null> => {
  const option: unknown = JSON.parse(new TextDecoder().decode(file));
  if (!isRecord(option) || option.series === undefined) return null;
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, ...SIZE });
  try {
    const textStyle = isRecord(option.textStyle) ? option.textStyle : {};
    chart.setOption({ ...option, animation: false, textStyle: { ...textStyle, fontFamily: FONT } });
    return chart.renderToSVGString();
  } finally {
    chart.dispose();
  }
});
