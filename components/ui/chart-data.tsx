import styles from './chart-data.module.css';
import { DataTable, type TableData } from './data-table';

export interface ChartTableData extends TableData {
  /** rows of the whole; only the first of a long one are in `rows` */
  count: number;
}

interface ChartDataProps {
  table: ChartTableData;
  caption: string;
  /** the data file */
  src: string;
  /** there from the beginning: where it is the result itself, or where nothing is drawn */
  isOpen?: boolean;
}

/** The numbers that a chart is drawn from, to be unfolded: beside the chart they say the same. */
export function ChartData({ table, caption, src, isOpen }: ChartDataProps) {
  const { rows, count } = table;
  const isPart = rows.length < count;
  return (
    <figcaption>
      {caption}
      <details className={styles.root} open={isOpen}>
        <summary>
          图中数据，{count}行{isPart && `，这里有前${rows.length}行`}
        </summary>
        <DataTable table={table} caption="" label={caption} />
        {isPart && (
          <a href={src} download>
            全部数据（JSON）
          </a>
        )}
      </details>
    </figcaption>
  );
}
