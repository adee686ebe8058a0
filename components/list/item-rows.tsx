import type { Card } from '@/lib/content/types';
import { formatDate } from '@/lib/text';
import { itemPath } from '@/lib/paths';
import { EmptyBlock } from '../ui/empty-block';
import { Icon } from '../ui/icon';
import { PageLink } from '../ui/page-link';
import { PhrasedTitle } from '../ui/phrased-title';
import styles from './item-rows.module.css';

interface ItemRowsProps {
  cards: Card[];
  heading?: 'h2' | 'h3' | 'h4';
  /** what stands at the left of a row */
  lead?: 'date' | 'icon' | 'none';
  textOf?: (card: Card) => string;
}

/** Items as quiet rows with rules between them: for what is read rather than looked at. */
export function ItemRows({
  cards,
  heading: Heading = 'h3',
  lead = 'none',
  textOf = (card) => card.introduction,
}: ItemRowsProps) {
  if (cards.length === 0) return <EmptyBlock />;
  return (
    <ul className={styles.root}>
      {cards.map((card) => {
        const href = itemPath(card.type, card);
        const title = <PhrasedTitle>{card.title}</PhrasedTitle>;
        const text = textOf(card);
        return (
          <li key={card.id || card.alias} data-lead={lead}>
            {lead === 'date' && <time dateTime={card.date}>{formatDate(card.date)}</time>}
            {lead === 'icon' && <Icon icon={card.icon} />}
            <div>
              <Heading className={styles.title}>{href ? <PageLink href={href}>{title}</PageLink> : title}</Heading>
              {text && <p className={styles.text}>{text}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
