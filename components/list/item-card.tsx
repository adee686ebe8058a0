import type { Card } from '@/lib/content/types';
import { itemPath } from '@/lib/paths';
import { CoverLink } from '../ui/cover-link';
import { BreakableTitle } from '../ui/breakable-title';
import { Picture } from '../ui/picture';
import styles from './item-card.module.css';

interface ItemCardProps {
  card: Card;
  /** heading level that fits the place */
  heading?: 'h2' | 'h3' | 'h4';
  /** text below the title instead of the introduction; empty for none */
  text?: string;
}

/** An item as a picture with a title and one quiet paragraph. */
export function ItemCard({ card, heading: Heading = 'h3', text = card.introduction }: ItemCardProps) {
  const href = itemPath(card.type, card);
  const title = <BreakableTitle>{card.title}</BreakableTitle>;
  return (
    <article className={styles.root}>
      {card.image && <Picture picture={card.image} sizes="(max-width: 768px) 100vw, 690px" />}
      <div className={styles.text}>
        <Heading className={styles.title}>{href ? <CoverLink href={href}>{title}</CoverLink> : title}</Heading>
        {card.customerName && <p className={styles.quiet}>{card.customerName}</p>}
        {text && <p className={styles.introduction}>{text}</p>}
      </div>
    </article>
  );
}
