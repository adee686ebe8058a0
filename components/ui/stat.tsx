import { NoBreakText } from './no-break-text';
import styles from './stat.module.css';

export interface KeyFactData {
  value: string;
  unit?: string;
  /** what the number is of */
  label: string;
  /** how sure it is, or under which conditions */
  note?: string;
}

/** The one number of a page, large, with what it is of. */
export function Stat({ fact: { value, unit, label, note } }: { fact: KeyFactData }) {
  return (
    <p className={styles.root} data-key-fact="">
      <b className={styles.value}>
        {value}
        {/* a smaller degree sign is a dot in the middle of the line */}
        {unit?.startsWith('°') ? unit : unit && <small>{unit}</small>}
      </b>
      <span className={styles.label}>
        <NoBreakText>{label}</NoBreakText>
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </p>
  );
}
