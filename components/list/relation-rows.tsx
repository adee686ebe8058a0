import type { Card } from '@/lib/content/types';
import { itemPath } from '@/lib/paths';
import { summarise } from '@/lib/text';
import { Icon } from '../ui/icon';
import { PageLink } from '../ui/page-link';
import { PhrasedTitle } from '../ui/phrased-title';
import { Picture } from '../ui/picture';
import styles from './relation-rows.module.css';

interface RelationRowsProps {
  id: string;
  title: string;
  cards: Card[];
  /** what stands at the left of a row */
  lead?: 'icon' | 'picture' | 'none';
}

/** What something was done with, as short rows beside their heading; nothing when there is none. */
export function RelationRows({ id, title, cards, lead = 'icon' }: RelationRowsProps) {
  if (cards.length === 0) return null;
  const sign = lead === 'icon' && !cards.some(({ icon }) => icon) ? 'none' : lead;
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ul data-lead={sign}>
        {cards.map((card) => {
          const href = itemPath(card.type, card);
          const title = <PhrasedTitle>{card.title}</PhrasedTitle>;
          return (
            <li key={card.id || card.alias}>
              {sign === 'icon' && <Icon icon={card.icon} />}
              {sign === 'picture' && card.image && <Picture picture={{ ...card.image, alt: '' }} sizes="96px" />}
              <h3>{href ? <PageLink href={href}>{title}</PageLink> : title}</h3>
              <p>{summarise(card.introduction)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
