import type { Card } from '@/lib/content/types';
import { itemPath } from '@/lib/paths';
import { CoverLink } from '../ui/cover-link';
import cover from '../ui/cover-link.module.css';
import { BreakableTitle } from '../ui/breakable-title';
import layout from '../ui/layout.module.css';
import { Picture } from '../ui/picture';
import { Summary } from '../ui/summary';
import styles from './compact-cards.module.css';

interface CompactCardsProps {
  cards: Card[];
  heading?: 'h3' | 'h4';
}

/** Items side by side in small pictures, as many as there are; rows of a picture and a name on phones. */
export function CompactCards({ cards, heading: Heading = 'h4' }: CompactCardsProps) {
  return (
    <ul className={styles.root} data-few={cards.length < 3 || undefined} data-many={cards.length > 4 || undefined}>
      {cards.map((card) => {
        const href = itemPath(card.type, card);
        const title = <BreakableTitle>{card.title}</BreakableTitle>;
        return (
          <li key={card.id || card.alias} className={`${cover.area} ${layout.phoneRow}`}>
            {card.image && <Picture picture={{ ...card.image, alt: '' }} sizes="(max-width: 768px) 128px, 282px" />}
            <div>
              <Heading>{href ? <CoverLink href={href}>{title}</CoverLink> : title}</Heading>
              {card.introduction && <Summary>{card.introduction}</Summary>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
