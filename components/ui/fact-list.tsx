import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface Fact {
  label: string;
  /** nothing is shown of a fact without one */
  value: ReactNode;
}

/** Facts with their names; `row` puts them side by side, for the few that decide; in `numbers` the value comes before what it counts. */
export function FactList({ facts, layout = 'lines' }: { facts: Fact[]; layout?: 'lines' | 'row' | 'numbers' }) {
  const present = facts.filter(({ value }) => value && (!Array.isArray(value) || value.length > 0));
  if (present.length === 0) return null;
  return (
    <dl className={styles.root} data-layout={layout}>
      {present.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
