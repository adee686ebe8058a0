import { courseDay } from '@/lib/pages/course-day';
import { formatDate } from '@/lib/text';
import styles from './course-date.module.css';
import { EndedBadge } from './ended-badge';

/** The day of a course, large: it is what one looks for. */
export function CourseDate({ start, isOver = false }: { start: string; isOver?: boolean }) {
  const at = courseDay(start);
  if (!at) return null;
  return (
    <time dateTime={formatDate(start)} className={styles.root} data-over={isOver || undefined}>
      <b>
        {at.month}
        <small>月</small>
        {at.day}
        <small>日</small>
      </b>
      <span>
        {isOver && <EndedBadge />}
        {[`${at.year}年`, at.weekday, at.time && `${at.time}开课`].filter(Boolean).join('，')}
      </span>
    </time>
  );
}
