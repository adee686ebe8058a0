import styles from './row-number.module.css';

/** The number of a row, with what it is of; nothing where there is none. */
export function RowNumber({ number }: { number?: { value: string; unit: string; label: string } }) {
  if (!number) return null;
  return (
    <p className={styles.root}>
      <b>
        {number.value}
        {number.unit && <small>{number.unit}</small>}
      </b>
      <span>{number.label}</span>
    </p>
  );
}
