import type { CSSProperties } from 'react';
import styles from './retention-scale.module.css';

const END = 730;

/** What is kept, for how many days, and in words. */
const KEPT = [
  { what: '需求与登记', days: END, howLong: '24个月' },
  { what: 'Cookie', days: 365, howLong: '12个月' },
  { what: '没有结果的搜索词', days: 90, howLong: '90天' },
];

/** Everything that is kept as a lane on one time axis, a tick per month; each ends where it is erased. */
export function RetentionScale() {
  return (
    <figure className={styles.root}>
      <figcaption>从收到那天算起，一格一个月</figcaption>
      <dl>
        {KEPT.map(({ what, days, howLong }) => (
          <div key={what} style={{ '--kept': days / END } as CSSProperties}>
            <dt>{what}</dt>
            <dd>{howLong}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.axis} aria-hidden="true">
        <li>当天</li>
        <li>12个月</li>
        <li>24个月</li>
      </ul>
    </figure>
  );
}
