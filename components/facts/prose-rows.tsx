import type { CSSProperties } from 'react';
import type { MarkedRow } from '@/lib/content/compared-rows';
import { ComparedValue } from './compared-value';
import styles from './prose-rows.module.css';

interface ProseRowsProps {
  /** a column each; the one that is `own` is the page that is open */
  versions: { id: string; title: string; own: boolean }[];
  rows: MarkedRow[];
}

/** What is compared in sentences: columns below those of the table on wide screens, one below the other on phones. */
export function ProseRows({ versions, rows }: ProseRowsProps) {
  if (rows.length === 0) return null;
  return (
    <dl className={styles.root} style={{ '--versions': versions.length } as CSSProperties}>
      {rows.map((row) => (
        <div key={row.name}>
          <dt>{row.name}</dt>
          {versions.map(({ id, title, own }, index) => (
            <dd key={id} data-own={own || undefined} data-odd={row.odd?.[index] || undefined}>
              <b>{title}</b>
              <ComparedValue row={row} index={index} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
