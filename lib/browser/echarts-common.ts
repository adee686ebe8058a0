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
import { dispose, getInstanceByDom, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

// what most charts of the content are made of: a third of the library
register([BarChart, BoxplotChart, HeatmapChart, LineChart, PieChart, RadarChart, ScatterChart]);
register([AriaComponent, DatasetComponent, GridComponent, LegendComponent, RadarComponent, TitleComponent]);
register([MarkAreaComponent, MarkLineComponent, MarkPointComponent, TooltipComponent, VisualMapComponent]);
register([SVGRenderer]);

export { dispose, getInstanceByDom, init };
