import type { ChartPicture } from '@/lib/content/case-result';
import type { RichBlock } from '@/lib/content/types';
import { ChartPicture as Drawing } from '../ui/chart-picture';
import { Chart } from '../ui/chart.client';
import { ChartData } from '../ui/chart-data';
import styles from '../ui/figure.module.css';

/** So many rows are open below their chart; longer tables wait to be asked for. */
const OPEN_ROWS = 7;

interface CaseFigureProps {
  chart: ChartPicture;
  /** the same chart as the description has it: its caption and its data */
  block: Extract<RichBlock, { kind: 'chart' }>;
}

/** What the case found, to be seen, and directly below it the numbers that it is drawn from. */
export function CaseFigure({ chart, block: { src, caption, table } }: CaseFigureProps) {
  return (
    <figure className={styles.root} data-chart={chart.file}>
      <Chart src={src}>
        <Drawing picture={{ wide: chart.wide, narrow: chart.inPage ?? chart.narrow }} label={caption} eager />
      </Chart>
      {table ? (
        <ChartData table={table} caption={caption} src={src} isOpen={table.rows.length <= OPEN_ROWS} />
      ) : (
        <figcaption>{caption}</figcaption>
      )}
    </figure>
  );
}
