import { DataTable, type TableData } from '../ui/data-table';
import { Fold } from '../ui/fold';

interface LongTableProps {
  /** with widths: its two parts have the same columns */
  table: TableData & { widths: readonly number[] };
  caption: string;
  /** by which its rows are counted: `个型号` */
  counted: string;
}

const OPEN = 4;

/** A table that readers look one row up in: the first rows show what it says, a line below them opens the rest. */
export function LongTable({ table, caption, counted }: LongTableProps) {
  const rest = table.rows.slice(OPEN);
  return (
    <>
      <DataTable narrow="blocks" caption={caption} table={{ ...table, rows: table.rows.slice(0, OPEN) }} />
      {rest.length > 0 && (
        <Fold isRow label={`其余${rest.length}${counted}`}>
          <DataTable narrow="blocks" caption="" label={caption} table={{ ...table, rows: rest }} />
        </Fold>
      )}
    </>
  );
}
