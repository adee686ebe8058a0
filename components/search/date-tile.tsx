import { formatDate } from '@/lib/text';
import styles from './date-tile.module.css';

/** In the place of a picture: of a course its day, of anything else its year. */
export function DateTile({ date, isDay }: { date: string; isDay: boolean }) {
  const [year, month, day] = formatDate(date).split('-').map(Number);
  const parts = [
    <Part key="year" number={year} unit="年" />,
    <span key="day">
      <Part number={month} unit="月" />
      <Part number={day} unit="日" />
    </span>,
  ];
  return (
    <time dateTime={date} className={styles.root}>
      {isDay ? parts.reverse() : parts}
    </time>
  );
}

function Part({ number, unit }: { number: number; unit: string }) {
  return (
    <span>
      {number}
      <small>{unit}</small>
    </span>
  );
}
