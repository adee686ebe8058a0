import type { Card } from '@/lib/content/types';
import { formatDate } from '@/lib/text';
import { paths } from '@/lib/paths';
import { PageLink } from '../ui/page-link';
import { PhrasedTitle } from '../ui/phrased-title';
import { Picture } from '../ui/picture';
import styles from './document-rows.module.css';

/** Documents as rows: what one learns to do, and the drawing that shows it. */
export function DocumentRows({ cards, heading: Heading = 'h2' }: { cards: Card[]; heading?: 'h2' | 'h3' }) {
  return (
    <ul className={styles.root}>
      {cards.map((card) => (
        <li key={card.id || card.alias}>
          <div>
            <Heading>
              <PageLink href={paths.techDocument(card.alias)}>
                <PhrasedTitle>{card.title}</PhrasedTitle>
              </PageLink>
            </Heading>
            {card.introduction && <p className={styles.text}>{card.introduction}</p>}
            <time dateTime={card.date}>{formatDate(card.date)}</time>
          </div>
          {card.image && <Picture picture={{ ...card.image, alt: '' }} sizes="(max-width: 768px) 112px, 216px" />}
        </li>
      ))}
    </ul>
  );
}
