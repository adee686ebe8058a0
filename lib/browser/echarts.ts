import { BarChart, BoxplotChart, HeatmapChart, LineChart, PieChart, RadarChart, ScatterChart } from 'echarts/charts';
import {
  AriaComponent,
  DatasetComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  MarkPointComponent,
  RadarComponent,
  TitleComponent,
  TooltipComponent,
  VisualMapComponent,
} from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

// only what the content draws; a new kind of chart is added here
echarts.use([BarChart, BoxplotChart, HeatmapChart, LineChart, PieChart, RadarChart, ScatterChart]);
echarts.use([AriaComponent, DatasetComponent, GridComponent, LegendComponent, RadarComponent, TitleComponent]);
echarts.use([MarkAreaComponent, MarkLineComponent, MarkPointComponent, TooltipComponent, VisualMapComponent]);
echarts.use([SVGRenderer]);

/** Colours of a chart that brings none of its own: the deep ground and the signals, from tokens.css. */
function theme() {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  const axis = {
    axisLine: { lineStyle: { color: token('--deep-tick') } },
    axisTick: { lineStyle: { color: token('--deep-tick') } },
    axisLabel: { color: token('--on-deep-quiet') },
    nameTextStyle: { color: token('--on-deep-quiet') },
    splitLine: { lineStyle: { color: token('--deep-rule') } },
  };
  const text = { color: token('--on-deep-body') };
  return {
    color: ['--gaze', '--muscle', '--skin', '--heart', '--brain', '--motion'].map(token),
    backgroundColor: 'transparent',
    textStyle: { ...text, fontFamily: getComputedStyle(document.body).fontFamily },
    title: { textStyle: { color: token('--on-deep') }, subtextStyle: text },
    legend: { textStyle: text },
    tooltip: { backgroundColor: token('--raised'), borderColor: token('--deep-tick'), textStyle: text },
    visualMap: { textStyle: text },
    categoryAxis: axis,
    valueAxis: axis,
    logAxis: axis,
    timeAxis: axis,
    radar: { axisName: text, axisLine: axis.axisLine, splitLine: axis.splitLine, splitArea: { show: false } },
  };
}

export { echarts, theme };
