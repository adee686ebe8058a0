import { isChart, safeOption, undrawable } from '../charts/option';
import { withFont } from '../charts/theme';
import type { Option } from '../charts/values';
import { loadCharts } from './echarts';
import { loadJson } from './load-json';

export interface LoadedChart {
  echarts: Awaited<ReturnType<typeof loadCharts>>;
  option: Option;
}

interface Setting {
  /** without motion */
  still: boolean;
  /** of the words in the drawing */
  fontFamily: string;
}

/**
 * The ECharts option of a data file, ready to be drawn, and as much of the library as it needs.
 * @throws Error when the file is no option, asks for what cannot be drawn, or the library does not come
 */
export async function loadChart(src: string, { still, fontFamily }: Setting): Promise<LoadedChart> {
  const data = await loadJson(src);
  if (!isChart(data)) throw new Error('不是图表');
  const strange = undrawable(data);
  if (strange.length > 0) throw new Error(`画不了：${strange.join('、')}`);
  return { echarts: await loadCharts(data), option: withFont(safeOption(data, still), fontFamily) };
}
