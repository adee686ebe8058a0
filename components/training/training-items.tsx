import type { TrainingFacts } from '@/lib/content/training';
import type { Card } from '@/lib/content/types';
import { formatDate } from '@/lib/text';
import { paths } from '@/lib/paths';
import { RowItems } from '../list/row-items';
import { EndedBadge } from './ended-badge';
import styles from './training-items.module.css';

interface TrainingItemsProps {
  cards: Card[];
  facts: Record<string, TrainingFacts>;
  /** all of them lie behind us */
  areOver?: boolean;
}

/** What is in `TrainingRows`: day, what, where and for how many. */
export default function TrainingItems({ cards, facts, areOver = false }: TrainingItemsProps) {
  const rows = cards.map((card) => {
    const { place = '', seats = null } = facts[card.id] ?? {};
    return {
      id: card.id || card.alias,
      href: paths.training(card.alias),
      title: card.phrases.title,
      text: card.introduction,
      lead: (
        <span className={styles.when}>
          <time dateTime={card.date}>{formatDate(card.date)}</time>
          {areOver && <EndedBadge />}
        </span>
      ),
      end: (place || seats) && (
        <>
          {place}
          {seats && <span className={styles.seats}>{`限${seats}人`}</span>}
        </>
      ),
    };
  });
  return <RowItems rows={rows} hasLead />;
}
