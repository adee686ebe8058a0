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
  /** columns of figures, to be compared down the page */
  figures?: readonly number[];
  /** of its columns, in per cent; otherwise they are as wide as what is in them */
  widths?: readonly number[];
  /** from this column on, on phones one line of this name opens what is in them */
  folded?: { from: number; label: string };
}

interface DataTableProps {
  table: TableData;
  caption: string;
  /** its name where no caption is seen: the words beside it are one */
  label?: string;
  /** on phones: numbers scroll sideways, sentences are below one another, each with the name of its column */
  narrow?: 'scroll' | 'blocks';
}

/** So many characters are a few words: in a narrow column they break between them. */
const FEW = 24;

/** A table of data with its caption; wide ones scroll inside their box. */
export function DataTable({ table, caption, label = '数据表', narrow = 'scroll' }: DataTableProps) {
  const { head, folded, figures, widths } = table;
  const open = folded?.from ?? head.length;
  return (
    <div
      className={styles.root}
      data-table=""
      data-narrow={narrow}
      role="group"
      aria-label={caption || label}
      {...scrollStop}
    >
      <table aria-label={caption ? undefined : label} data-fixed={widths && ''}>
        {caption && <caption>{caption}</caption>}
        {widths && (
          <colgroup>
            {widths.map((width, column) => (
              <col key={column} style={{ width: `${width}%` }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr>
            {head.slice(0, open).map((cell, index) => (
              <th key={index} scope="col" data-figure={figures?.includes(index) || undefined}>
                {cell}
              </th>
            ))}
            {folded && (
              <th scope="col">
                <div className={styles.parts}>
                  {head.slice(open).map((cell) => (
                    <span key={cell}>{cell}</span>
                  ))}
                </div>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.slice(0, open).map((cell, column) =>
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
                    data-name={narrow === 'blocks' ? head[column] : undefined}
                    data-strong={column === table.strong || undefined}
                    data-figure={figures?.includes(column) || undefined}
                  >
                    {/* beside the column's name it is one thing */}
                    <span>
                      {cell.length <= FEW ? <BreakableLead>{cell}</BreakableLead> : <NoBreakText>{cell}</NoBreakText>}
                    </span>
                  </td>
                ),
              )}
              {folded && (
                <td data-folded="">
                  <Fold label={folded.label}>
                    <div className={styles.parts}>
                      {row.slice(open).map((cell, index) => (
                        <div key={index}>
                          <small>{head[open + index]}</small>
                          <NoBreakText>{cell}</NoBreakText>
                        </div>
                      ))}
                    </div>
                  </Fold>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
