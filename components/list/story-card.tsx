import type { Card } from '@/lib/content/types';
import { itemPath } from '@/lib/paths';
import { formatDate } from '@/lib/text';
import type { ModuleHour } from '@/lib/pages/module-hours';
import { CoverLink } from '../ui/cover-link';
import { NoBreakText } from '../ui/no-break-text';
import { HoursLine } from '../module/hours-dial';
import { Summary } from '../ui/summary';
import { Phrases } from '../ui/phrases';
import { Picture } from '../ui/picture';
import styles from './story-card.module.css';

/** The one number of a story. */
export interface StoryFact {
  value: string;
  unit: string;
  label: string;
}

interface StoryCardProps {
  card: Pick<Card, 'type' | 'alias' | 'phrases' | 'introduction' | 'image'> & Partial<Card>;
  /** where its page is in another language */
  href?: string;
  heading?: 'h2' | 'h3';
  fact?: StoryFact;
  /** which modules it uses */
  hours?: ModuleHour[];
}

/** An item as a picture, who and when, its title, its number; a field by its question, with its name above. */
export function StoryCard({
  card,
  href = itemPath(card.type, card) ?? undefined,
  heading: Heading = 'h3',
  fact,
  hours,
}: StoryCardProps) {
  const isField = card.type === 'domain' && Boolean(card.subTitle);
  const by = [card.customerName, card.type === 'domain' ? '' : formatDate(card.date ?? '')].filter(Boolean).join(' · ');
  const title = <Phrases parts={card.phrases.title} />;
  return (
    <article className={styles.root} data-field={isField || undefined}>
      {card.image && <Picture picture={card.image} sizes="(max-width: 768px) 100vw, 792px" />}
      <div>
        {by && <p className={styles.by}>{by}</p>}
        <Heading className={styles.title}>{href ? <CoverLink href={href}>{title}</CoverLink> : title}</Heading>
        {isField && (
          <p className={styles.question}>
            <Phrases parts={card.phrases.subTitle} isRunning />
          </p>
        )}
        {fact && (
          <p className={styles.fact} data-fact="">
            <b>
              {fact.value}
              <small>{fact.unit}</small>
            </b>
            <span>
              <NoBreakText>{fact.label}</NoBreakText>
            </span>
          </p>
        )}
        {card.introduction && (
          <Summary className={hours ? `${styles.text} ${styles.beforeHours}` : styles.text}>
            {card.introduction}
          </Summary>
        )}
        {hours && <HoursLine hours={hours} />}
      </div>
    </article>
  );
}
