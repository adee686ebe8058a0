import { isJoinedUnit } from '@/lib/text';
import styles from './row-stat.module.css';

/** The number of a row, with what it is of; nothing where there is none. */
export function RowStat({ number }: { number?: { value: string; unit: string; label: string } }) {
  if (!number) return null;
  const { value, unit, label } = number;
  const isJoined = isJoinedUnit(unit);
  return (
    <p className={styles.root}>
      <b>
        {isJoined ? value + unit : value}
        {unit && !isJoined && <small>{unit}</small>}
      </b>
      <span>{label}</span>
    </p>
  );
}
