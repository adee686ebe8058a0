import { BreakableLead } from './breakable-title';
import { Fold } from './fold';
import { NoBreakText } from './no-break-text';
import { PageLink } from './page-link';
import { scrollStop } from './scroll-stop';
import styles from './data-table.module.css';

export interface TableData {
  head: string[];
  rows: string[][];
  /** where the names of the rows lead */
  links?: string[];
  /** the column that readers come for */
  strong?: number;
  /** from this column on, on phones the name of a column opens what is in it */
  foldedFrom?: number;
}

interface DataTableProps {
  table: TableData;
  caption: string;
  /** on phones: numbers scroll sideways, sentences are below one another, each with the name of its column */
  narrow?: 'scroll' | 'blocks';
}

/** So many characters are a few words: in a narrow column they break between them. */
const FEW = 24;

/** A table of data with its caption; wide ones scroll inside their box. */
export function DataTable({ table, caption, narrow = 'scroll' }: DataTableProps) {
  const isFolded = (column: number) => column >= (table.foldedFrom ?? Infinity);
  return (
    <div
      className={styles.root}
      data-table=""
      data-narrow={narrow}
      role="group"
      aria-label={caption || '数据表'}
      {...scrollStop}
    >
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {table.head.map((cell, index) => (
              <th key={index} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    {table.links ? (
                      <PageLink href={table.links[index]}>{cell}</PageLink>
                    ) : (
                      <NoBreakText>{cell}</NoBreakText>
                    )}
                  </th>
                ) : (
                  <td
                    key={column}
                    data-name={narrow === 'blocks' && !isFolded(column) ? table.head[column] : undefined}
                    data-folded={isFolded(column) || undefined}
                    data-strong={column === table.strong || undefined}
                  >
                    {isFolded(column) ? (
                      <Fold label={table.head[column]}>
                        <NoBreakText>{cell}</NoBreakText>
                      </Fold>
                    ) : (
                      // beside the column's name it is one thing
                      <span>
                        {cell.length <= FEW ? <BreakableLead>{cell}</BreakableLead> : <NoBreakText>{cell}</NoBreakText>}
                      </span>
                    )}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
