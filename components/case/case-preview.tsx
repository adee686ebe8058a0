import type { Card } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { formatDate } from '@/lib/text';
import { CoverLink } from '../ui/cover-link';
import cover from '../ui/cover-link.module.css';
import { Summary } from '../ui/summary';
import { BreakableTitle } from '../ui/breakable-title';
import { Picture } from '../ui/picture';
import styles from './case-preview.module.css';

/** How many are large before the rest follows as rows. */
const LARGE = 2;

/** Cases on a page about something else: two in pictures, the rest as rows; one alone is beside its picture. */
export function CasePreview({ cards }: { cards: Card[] }) {
  return (
    <div className={styles.root} data-alone={cards.length === 1 || undefined}>
      {cards.map((card, index) => (
        <article key={card.id || card.alias} className={cover.area} data-large={index < LARGE || undefined}>
          {card.image && (
            <Picture
              picture={{ ...card.image, alt: index < LARGE ? card.image.alt : '' }}
              sizes={index < LARGE ? '(max-width: 768px) 100vw, 588px' : '128px'}
            />
          )}
          <div className={styles.text}>
            <h3>
              <CoverLink href={paths.case(card.alias)}>
                <BreakableTitle>{card.title}</BreakableTitle>
              </CoverLink>
            </h3>
            {card.introduction && <Summary className={styles.introduction}>{card.introduction}</Summary>}
            <p className={styles.quiet}>{[card.customerName, formatDate(card.date)].filter(Boolean).join(' · ')}</p>
          </div>
        </article>
      ))}
    </div>
  );
}
