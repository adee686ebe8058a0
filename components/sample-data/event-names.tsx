import type { CSSProperties } from 'react';
import { spread } from '@/lib/recordings/spread';
import styles from './event-names.module.css';

interface EventNamesProps {
  /** share of the drawing's width at which each is, ascending; on phones its number in the list below is written */
  marks: { share: number; name: string; number: number }[];
  /** the longest name of all, shown or not: what is below keeps its place */
  letters: number;
}

/** How wide a name is and how narrow the drawing gets; on a wider one they are only further apart. */
const NAME = 16;
const NARROWEST = 230;
const LINE = 20;

/** What happens at each mark, written downwards above it; a line leads to the mark where names had to make room. */
export function EventNames({ marks, letters }: EventNamesProps) {
  const own = marks.map(({ share }) => share * NARROWEST - NAME / 2);
  const places = spread(own, NAME, NARROWEST - NAME);
  return (
    <div className={styles.root} style={{ '--letters': letters } as CSSProperties} aria-hidden="true">
      {marks.map(({ share, name, number }, index) => {
        const aside = Math.round(places[index] - own[index]);
        return (
          <div key={`${share} ${name}`} style={{ '--share': share, '--aside': `${aside}px` } as CSSProperties}>
            <span>{name}</span>
            <b>{number}</b>
            <svg width="1" height={LINE}>
              <path d={`M${aside} 0L0 ${LINE}`} />
            </svg>
          </div>
        );
      })}
    </div>
  );
}
