import { ROWS_BEFORE_FOLD } from '@/lib/constants';
import { DataTable, type TableData } from '../ui/data-table';
import { Fold } from '../ui/fold';

interface LongTableProps {
  /** with widths: its two parts have the same columns */
  table: TableData & { widths: readonly number[] };
  caption: string;
  /** by which its rows are counted: `个型号` */
  counted: string;
}

/** A table that readers look one row up in: the first rows show what it says, a line below them opens the rest. */
export function LongTable({ table, caption, counted }: LongTableProps) {
  const rest = table.rows.slice(ROWS_BEFORE_FOLD);
  return (
    <>
      <DataTable narrow="blocks" caption={caption} table={{ ...table, rows: table.rows.slice(0, ROWS_BEFORE_FOLD) }} />
      {rest.length > 0 && (
        <Fold isRow label={`其余${rest.length}${counted}`}>
          <DataTable narrow="blocks" caption="" label={caption} table={{ ...table, rows: rest }} />
        </Fold>
      )}
    </>
  );
}
