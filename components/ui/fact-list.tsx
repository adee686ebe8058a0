import type { ReactNode } from 'react';
import { NoBreakText } from './no-break-text';
import styles from './fact-list.module.css';

export interface Fact {
  label: string;
  /** nothing is shown of a fact without one */
  value: ReactNode;
  /** a few words that limit it */
  note?: string;
}

/** Facts with their names; `row` puts them side by side, for the few that decide; in `numbers` a figure is above what it counts. */
export function FactList({ facts, layout = 'lines' }: { facts: Fact[]; layout?: 'lines' | 'row' | 'numbers' }) {
  const present = facts.filter(({ value }) => value && (!Array.isArray(value) || value.length > 0));
  if (present.length === 0) return null;
  return (
    <dl className={styles.root} data-layout={layout}>
      {present.map(({ label, value, note }) => (
        <div key={label}>
          <dt>
            <NoBreakText>{label}</NoBreakText>
          </dt>
          <dd>{typeof value === 'string' ? <NoBreakText>{value}</NoBreakText> : value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
