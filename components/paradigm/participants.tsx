import { RECKONED } from '@/lib/content/participants';
import { DataTable, type TableData } from '../ui/data-table';
import { Fold } from '../ui/fold';
import { NoBreakText } from '../ui/no-break-text';
import styles from './participants.module.css';

/** How many participants each effect takes, and how that was reckoned. */
export function Participants({ table }: { table: TableData }) {
  return (
    <div className={styles.root}>
      <DataTable table={table} caption="测出各种效应要的人数" narrow="blocks" />
      <Fold label="这些数怎样算出来">
        <p>
          <NoBreakText>{RECKONED}</NoBreakText>
        </p>
      </Fold>
    </div>
  );
}
