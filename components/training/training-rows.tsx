import type { TrainingFacts } from '@/lib/content/training';
import type { Card } from '@/lib/content/types';
import { formatDate } from '@/lib/text';
import { paths } from '@/lib/paths';
import { PageLink } from '../ui/page-link';
import { PhrasedTitle } from '../ui/phrased-title';
import styles from './training-rows.module.css';

interface TrainingRowsProps {
  cards: Card[];
  facts: Record<string, TrainingFacts>;
}

/** Courses as a timetable: day, what, where and for how many. */
export function TrainingRows({ cards, facts }: TrainingRowsProps) {
  return (
    <ul className={styles.root}>
      {cards.map((card) => {
        const { place = '', seats = null } = facts[card.id] ?? {};
        return (
          <li key={card.id || card.alias}>
            <time dateTime={card.date}>{formatDate(card.date)}</time>
            <div>
              <h3>
                <PageLink href={paths.training(card.alias)}>
                  <PhrasedTitle>{card.title}</PhrasedTitle>
                </PageLink>
              </h3>
              {card.introduction && <p className={styles.text}>{card.introduction}</p>}
            </div>
            <p className={styles.quiet}>{[place, seats && `${seats} 人`].filter(Boolean).join(' · ')}</p>
          </li>
        );
      })}
    </ul>
  );
}
