import { BoundText } from './bound-text';
import styles from './key-fact.module.css';

export interface KeyFactData {
  value: string;
  unit?: string;
  /** what the number is of */
  label: string;
  /** how sure it is, or under which conditions */
  note?: string;
}

/** The one number of a page, large, with what it is of. */
export function KeyFact({ fact: { value, unit, label, note } }: { fact: KeyFactData }) {
  return (
    <p className={styles.root} data-key-fact="">
      <b className={styles.value}>
        {value}
        {unit && <small>{unit}</small>}
      </b>
      <span className={styles.label}>
        <BoundText>{label}</BoundText>
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </p>
  );
}
