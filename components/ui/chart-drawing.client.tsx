'use client';

import EChartsReact from 'echarts-for-react/lib/core';
import { use, useState } from 'react';
import { chartOption } from '@/lib/browser/data-file';
import { echarts, theme } from '@/lib/browser/echarts';
import { loadJson } from '@/lib/browser/load-json';
import { useReducedMotion } from '@/lib/browser/use-media-query';
import styles from './chart.module.css';

/** The heavy half of a chart: never imported but by `import()`. */
export default function ChartDrawing({ src, label }: { src: string; label: string }) {
  const still = useReducedMotion();
  const [ownTheme] = useState(theme);
  const option = chartOption(use(loadJson(src)), still);
  if (!option) return <p>图表无法显示，数据见下表</p>;
  return (
    <div role="img" aria-label={label || '图表'} className={styles.drawing}>
      <EChartsReact
        echarts={echarts}
        option={option}
        theme={ownTheme}
        opts={{ renderer: 'svg' }}
        notMerge
        style={{ height: '100%', width: '100%' }}
      />
    </div>
  );
}
