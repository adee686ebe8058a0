import type * as core from 'echarts/core';
import { isRecord } from '../is-record';
import { listOf, type Option } from '../charts/values';

/** What the common part of the library draws (echarts-common.ts); an option that asks for more gets all of it. */
const COMMON_SERIES = new Set(['bar', 'boxplot', 'heatmap', 'line', 'pie', 'radar', 'scatter']);
const COMMON_PARTS = new Set([
  'animation', 'animationDuration', 'animationEasing', 'aria', 'backgroundColor', 'color', 'dataset', 'grid', 'legend',
  'radar', 'series', 'table', 'textStyle', 'title', 'tooltip', 'visualMap', 'xAxis', 'yAxis',
]); // prettier-ignore

/** The library, as much of it as an option needs. */
export async function loadCharts(option: Option): Promise<Pick<typeof core, 'init' | 'dispose' | 'getInstanceByDom'>> {
  return isCommon(option) ? import('./echarts-common') : import('echarts');
}

/** Exported for the test that holds it against the library. */
export function isCommon(option: Option): boolean {
  const series = listOf(option.series);
  return (
    Object.keys(option).every((part) => COMMON_PARTS.has(part)) &&
    listOf(option.dataset).every((dataset) => !('transform' in dataset)) &&
    series.every(({ type }) => COMMON_SERIES.has(String(type))) &&
    series.every((one) => !('labelLayout' in one || 'universalTransition' in one)) &&
    series.every(({ coordinateSystem = 'cartesian2d' }) => coordinateSystem === 'cartesian2d') &&
    // scroll legends are a part of their own
    listOf(option.legend).every((legend) => isRecord(legend) && (legend.type ?? 'plain') === 'plain')
  );
}
