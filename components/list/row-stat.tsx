import { isJoinedUnit } from '@/lib/text';
import { NoBreakText } from '../ui/no-break-text';
import styles from './row-stat.module.css';

/** The number of a row, with what it is of; nothing where there is none. All units are of one size. */
export function RowStat({ number }: { number?: { value: string; unit: string; label: string } }) {
  if (!number) return null;
  const { value, unit, label } = number;
  return (
    <p className={styles.root}>
      <b>
        {value}
        {unit.startsWith('°') ? unit : unit && <small data-joined={isJoinedUnit(unit) || undefined}>{unit}</small>}
      </b>
      <span>
        <NoBreakText>{label}</NoBreakText>
      </span>
    </p>
  );
}
