import type { KeyNumber } from '@/lib/content/key-number';
import type { Citation } from '@/lib/content/publication';
import type { Card } from '@/lib/content/types';
import { formatDate } from '@/lib/text';
import { paths } from '@/lib/paths';
import { RowStat } from '../list/row-stat';
import { Rows } from '../list/rows';
import { EmptyBlock } from '../ui/empty-block';
import styles from './publication-rows.module.css';

/** By whom, where and when publications appeared, and what they found, by their id. */
export type PublicationSources = Record<string, Pick<Citation, 'authors' | 'journal' | 'year'>>;
export type PublicationNumbers = Record<string, Pick<KeyNumber, 'value' | 'unit' | 'label'>>;

interface PublicationRowsProps {
  cards: Card[];
  citations: PublicationSources;
  numbers: PublicationNumbers;
}

/** Publications by their years: the result, the title with its authors and its conclusion, the journal. */
export function PublicationRows({ cards, citations, numbers }: PublicationRowsProps) {
  if (cards.length === 0) return <EmptyBlock />;
  const yearOf = ({ id, date }: Card) => String(citations[id]?.year ?? formatDate(date).slice(0, 4));
  const years = [...new Set(cards.map(yearOf))];
  return (
    <div className={styles.root}>
      {years.map((year) => (
        <div key={year} className={styles.year}>
          <p>{year}</p>
          <Rows
            heading="h2"
            lead="number"
            end="note"
            isRevealed
            rows={cards
              .filter((card) => yearOf(card) === year)
              .map((card) => ({
                id: card.id,
                href: paths.publication(card.alias),
                title: card.phrases.title,
                note: citations[card.id]?.authors.join('，'),
                text: card.introduction,
                lead: <RowStat number={numbers[card.id]} />,
                end: [citations[card.id]?.journal, year].filter(Boolean).join(' · '),
              }))}
          />
        </div>
      ))}
    </div>
  );
}
