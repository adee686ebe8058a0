'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { LoadedChart } from '@/lib/browser/load-chart';
import { useReducedMotion } from '@/lib/browser/use-media-query';
import type ChartDrawing from './chart-drawing.client';
import { ChartBackground } from './chart-background';
import styles from './chart.module.css';

interface ChartProps {
  /** the data file with the ECharts option */
  src: string;
  /** the chart as the server has drawn it */
  children: ReactNode;
}

/** A chart that answers to a pointer. Until it is pointed at or tapped it is a picture, and the library stays where it is. */
export function Chart({ src, children }: ChartProps) {
  const host = useRef<HTMLDivElement>(null);
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null);
  const [loaded, setLoaded] = useState<{ chart: LoadedChart; Drawing: typeof ChartDrawing } | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const still = useReducedMotion();
  const isWanted = point !== null;

  useEffect(() => {
    const element = host.current;
    if (!isWanted || !element) return;
    let isLeft = false;
    const { fontFamily } = getComputedStyle(element);
    Promise.all([import('./chart-drawing.client'), import('@/lib/browser/load-chart')])
      .then(async ([{ default: Drawing }, { loadChart }]) => ({
        Drawing,
        chart: await loadChart(src, { still, fontFamily }),
      }))
      .then((parts) => !isLeft && setLoaded(parts))
      // the picture stays: nothing is lost but the pointing
      .catch((error: unknown) => !isLeft && console.error(`[chart] ${src}:`, error));
    return () => {
      isLeft = true;
      setLoaded(null);
      setDrawn(false);
    };
  }, [isWanted, src, still]);

  function want({ clientX, clientY }: { clientX: number; clientY: number }): void {
    const box = host.current?.getBoundingClientRect();
    if (box) setPoint((before) => before ?? { x: clientX - box.left, y: clientY - box.top });
  }

  return (
    <ChartBackground>
      <div
        // of fingers only a tap tells of a mouse: on its way down the page one passes over
        onMouseEnter={want}
        onClick={want}
      >
        {children}
        <div ref={host} className={styles.drawing} data-drawn={isDrawn || undefined} aria-hidden="true">
          {loaded && point && <loaded.Drawing chart={loaded.chart} point={point} onDrawn={() => setDrawn(true)} />}
        </div>
      </div>
    </ChartBackground>
  );
}
