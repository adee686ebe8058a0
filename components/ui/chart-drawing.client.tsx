'use client';

import EChartsReact from 'echarts-for-react/lib/core';
import type { LoadedChart } from '@/lib/browser/load-chart';
import { chartTheme } from '@/lib/charts/theme';

interface ChartDrawingProps {
  chart: LoadedChart;
  /** where it was touched, in pixels from its upper left corner: what is there is told at once */
  point: { x: number; y: number };
  onDrawn: () => void;
}

/** A chart drawn in the browser, as large as the box around it. Loaded when a chart is touched. */
export default function ChartDrawing({ chart, point, onDrawn }: ChartDrawingProps) {
  return (
    <EChartsReact
      echarts={chart.echarts}
      option={chart.option}
      theme={chartTheme}
      opts={{ renderer: 'svg' }}
      notMerge
      style={{ height: '100%', width: '100%' }}
      onChartReady={(drawn) => {
        drawn.dispatchAction({ type: 'showTip', ...point });
        onDrawn();
      }}
    />
  );
}
