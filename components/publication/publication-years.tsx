import type { KeyNumber } from '@/lib/content/key-number';
import type { Citation } from '@/lib/content/publication';
import type { Card } from '@/lib/content/types';
import { formatDate } from '@/lib/text';
import { paths } from '@/lib/paths';
import { RowItems } from '../list/row-items';
import { RowList } from '../list/row-list';
import { RowStat } from '../list/row-stat';
import styles from './publication-years.module.css';

/** By whom, where and when publications appeared, and what they found, by their id. */
export type PublicationSources = Record<string, Pick<Citation, 'authors' | 'journal' | 'year'>>;
export type PublicationNumbers = Record<string, Pick<KeyNumber, 'value' | 'unit' | 'label'>>;

interface PublicationYearsProps {
  cards: Card[];
  citations: PublicationSources;
  numbers: PublicationNumbers;
  /** what stands before them: a year is named once */
  after?: Card;
}

/** Publications by their years: the result, the title with authors and journal, the conclusion. */
export default function PublicationYears({ cards, citations, numbers, after }: PublicationYearsProps) {
  const yearOf = ({ id, date }: Card) => String(citations[id]?.year ?? formatDate(date).slice(0, 4));
  const years = [...new Set(cards.map(yearOf))];
  return years.map((year) => (
    <div key={year} className={styles.year} data-goes-on={(after && yearOf(after) === year) || undefined}>
      <p>{year}</p>
      <RowList lead="number">
        <RowItems
          heading="h2"
          hasLead
          isRevealed
          rows={cards
            .filter((card) => yearOf(card) === year)
            .map((card) => ({
              id: card.id,
              href: paths.publication(card.alias),
              title: card.phrases.title,
              note: [citations[card.id]?.authors.join('，'), citations[card.id]?.journal].filter(Boolean).join(' · '),
              text: card.introduction,
              lead: <RowStat number={numbers[card.id]} />,
            }))}
        />
      </RowList>
    </div>
  ));
}
