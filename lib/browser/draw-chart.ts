import { isChart, safeOption, undrawable } from '../charts/option';
import { chartTheme, withFont } from '../charts/theme';
import { loadCharts } from './echarts';
import { loadJson } from './load-json';

interface Drawing {
  /** without motion */
  still: boolean;
  /** where it has been touched, from its upper left corner: what is there is told at once */
  point: { x: number; y: number };
  /** takes the drawing away */
  signal: AbortSignal;
}

/**
 * Draws the ECharts option of a data file over all of an element, and again whenever that changes its size.
 * @throws Error when the file is no option, asks for what cannot be drawn, or the library does not come
 */
export async function drawChart(element: HTMLElement, src: string, { still, point, signal }: Drawing): Promise<void> {
  const data = await loadJson(src);
  if (!isChart(data)) throw new Error('不是图表');
  const strange = undrawable(data);
  if (strange.length > 0) throw new Error(`画不了：${strange.join('、')}`);
  const { init } = await loadCharts(data);
  if (signal.aborted) return;
  const chart = init(element, chartTheme, { renderer: 'svg' });
  signal.addEventListener('abort', () => chart.dispose());
  try {
    chart.setOption(withFont(safeOption(data, still), getComputedStyle(element).fontFamily));
  } catch (error) {
    chart.dispose();
    throw error;
  }
  const sizes = new ResizeObserver(() => chart.resize());
  sizes.observe(element);
  signal.addEventListener('abort', () => sizes.disconnect());
  chart.dispatchAction({ type: 'showTip', ...point });
}
