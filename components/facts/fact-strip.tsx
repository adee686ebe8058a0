import styles from './fact-strip.module.css';

/** A fact of a first screen: a value, what it is of, and a few words that limit it. */
export interface Fact {
  value: string;
  name: string;
  note?: string;
}

/** The facts that decide, as figures in a row. */
export function FactStrip({ facts }: { facts: Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.root}>
      {facts.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
