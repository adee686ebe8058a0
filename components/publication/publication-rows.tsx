import type { Citation } from '@/lib/content/publication';
import type { Card } from '@/lib/content/types';
import { formatDate } from '@/lib/text';
import { paths } from '@/lib/paths';
import { EmptyBlock } from '../ui/empty-block';
import { PageLink } from '../ui/page-link';
import { PhrasedTitle } from '../ui/phrased-title';
import { Reveal } from '../ui/reveal.client';
import styles from './publication-rows.module.css';

/** By whom, where and when publications appeared, by their id. */
export type PublicationSources = Record<string, Pick<Citation, 'authors' | 'journal' | 'year'>>;

interface PublicationRowsProps {
  cards: Card[];
  citations: PublicationSources;
  heading?: 'h2' | 'h3';
  textOf?: (card: Card) => string;
}

/** Publications by their years: title, authors and journal, the conclusion. */
export function PublicationRows({
  cards,
  citations,
  heading: Heading = 'h3',
  textOf = (card) => card.introduction,
}: PublicationRowsProps) {
  if (cards.length === 0) return <EmptyBlock />;
  return (
    <ul className={styles.root}>
      {cards.map((card, index) => {
        const citation = citations[card.id];
        const yearOf = ({ id, date }: Card) => citations[id]?.year ?? formatDate(date).slice(0, 4);
        const isSameYear = index > 0 && yearOf(card) === yearOf(cards[index - 1]);
        return (
          <Reveal as="li" key={card.id} index={index} perRow={1}>
            <div className={styles.row} data-same-year={isSameYear || undefined}>
              <time dateTime={card.date}>{yearOf(card)}</time>
              <div>
                <Heading>
                  <PageLink href={paths.publication(card.alias)}>
                    <PhrasedTitle>{card.title}</PhrasedTitle>
                  </PageLink>
                </Heading>
                {citation && (
                  <p className={styles.source}>
                    {citation.authors.join('，')}．{citation.journal}
                  </p>
                )}
                {textOf(card) && <p className={styles.text}>{textOf(card)}</p>}
              </div>
            </div>
          </Reveal>
        );
      })}
    </ul>
  );
}
