import type { CSSProperties } from 'react';
import type { MonthAxis as MonthAxisData } from '@/lib/pages/month-axis';
import styles from './month-axis.module.css';

const at = (share: number) => ({ '--at': share }) as CSSProperties;

/** Dates on one axis of true months; anyone who cannot see it has the dates in the list beside it. */
export function MonthAxis({ axis: { months, marks, now } }: { axis: MonthAxisData }) {
  return (
    <div
      className={styles.root}
      data-many={months.length > 9 || undefined}
      style={{ '--months': months.length } as CSSProperties}
      aria-hidden="true"
    >
      {now && (
        <span className={styles.now} data-before={now.before || undefined} style={at(now.at)}>
          {now.label}
        </span>
      )}
      {marks.map(({ date, at: share, label, isWide, before }, index) => (
        <span
          key={date}
          className={styles.mark}
          data-first={index === 0 || undefined}
          data-before={before || undefined}
          style={at(share)}
        >
          <span data-wide={isWide || undefined}>{label}</span>
        </span>
      ))}
      {months.map(({ year, month, at: share }) => (
        <span key={share} className={styles.month} style={at(share)}>
          <span>{year}</span>
          {month}
        </span>
      ))}
    </div>
  );
}
