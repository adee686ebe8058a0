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
}

/** The numbers that a chart is drawn from; of a long table the beginning, to be unfolded. */
export function ChartData({ table, caption, src }: ChartDataProps) {
  const { rows, count } = table;
  if (rows.length === count) return <DataTable table={table} caption={caption} />;
  return (
    <figcaption>
      {caption}
      <details className={styles.root}>
        <summary>
          图中数据，共{count}行，这里有前{rows.length}行
        </summary>
        <DataTable table={table} caption="" />
        <a href={src} download>
          全部数据（JSON）
        </a>
      </details>
    </figcaption>
  );
}
