'use client';

import { lazy, Suspense } from 'react';
import { useInView } from 'react-intersection-observer';
import styles from './chart.module.css';
import { QuietBoundary } from './quiet-boundary.client';

const ChartDrawing = lazy(() => import('./chart-drawing.client'));

/** A chart drawn from the ECharts option in a file, loaded when it is about to be seen. Its data stand beside it as a table. */
export function Chart({ src, label }: { src: string; label: string }) {
  const { ref, inView } = useInView({ triggerOnce: true, rootMargin: '200px' });
  return (
    <div ref={ref} className={styles.root} data-ground="deep">
      <QuietBoundary fallback={<p>图表无法显示，数据见下表</p>}>
        <Suspense fallback={null}>{inView && <ChartDrawing src={src} label={label} />}</Suspense>
      </QuietBoundary>
    </div>
  );
}
