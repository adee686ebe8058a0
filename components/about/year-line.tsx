import { NoBreakText } from '../ui/no-break-text';
import visuallyHidden from '../ui/visually-hidden.module.css';
import styles from './year-line.module.css';

/** `2017年6月`: the year, and what is said of the month. */
const YEAR = /^(\d{4})\s*年?\s*(.*)$/;

/** What happened in which year, along one line; a tick for each month between two of them. */
export function YearLine({ years }: { years: { year: string; text: string }[] }) {
  if (years.length === 0) return null;
  return (
    <ol className={styles.root}>
      {years.map(({ year, text }) => {
        const [, number = year, month = ''] = YEAR.exec(year) ?? [];
        return (
          <li key={year}>
            <b aria-hidden="true">
              {number}
              {month && <small>{month}</small>}
            </b>
            <span className={visuallyHidden.root}>{year}</span>
            <p>
              <NoBreakText>{text}</NoBreakText>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
