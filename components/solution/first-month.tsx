import type { CSSProperties } from 'react';
import type { Chapter } from '@/lib/content/rich-text/chapters';
import type { SolutionFacts } from '@/lib/content/solution-facts';
import { ChapterRow } from '../facts/chapter-rows';
import { NoBreakText } from '../ui/no-break-text';
import { ScrollSnapList } from '../ui/scroll-snap-list.client';
import styles from './first-month.module.css';

/** Days of a week; what is handed over comes at the end of the fifth. */
const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** The first weeks on one axis, a tick a day, a dot where something is handed over; then why it takes so long. */
export function FirstMonth({ weeks, chapter }: { weeks: SolutionFacts['weeks']; chapter?: Chapter }) {
  return (
    <>
      <p className={styles.key}>一格一天，圆点是当周成果</p>
      <div style={{ '--weeks': weeks.length } as CSSProperties} className={styles.frame}>
        <ScrollSnapList label="第一个月" count={weeks.length} className={styles.root}>
          {weeks.map(({ week, work, result }) => (
            <li key={week}>
              <h3>{week}</h3>
              <div className={styles.scale} aria-hidden="true">
                {DAYS.map((day) => (
                  <i key={day} />
                ))}
              </div>
              <p>
                <NoBreakText>{work}</NoBreakText>
              </p>
              {result && (
                <p className={styles.result}>
                  <NoBreakText>{result}</NoBreakText>
                </p>
              )}
            </li>
          ))}
        </ScrollSnapList>
      </div>
      {chapter && <ChapterRow chapter={chapter} folded />}
    </>
  );
}
