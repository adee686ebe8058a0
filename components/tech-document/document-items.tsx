import type { KeyNumber } from '@/lib/content/key-number';
import type { Card } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { formatDate } from '@/lib/text';
import { RowItems } from '../list/row-items';
import { RowStat } from '../list/row-stat';
import { Picture } from '../ui/picture';

/** What has to be reached, by the document's id. */
export type DocumentNumbers = Record<string, Pick<KeyNumber, 'value' | 'unit' | 'label'>>;

interface DocumentItemsProps {
  cards: Card[];
  numbers: DocumentNumbers;
  heading?: 'h2' | 'h3';
}

/** What is in `DocumentRows`: what has to be reached, what one learns to do, and the drawing that shows it. */
export default function DocumentItems({ cards, numbers, heading = 'h2' }: DocumentItemsProps) {
  const rows = cards.map((card) => ({
    id: card.id || card.alias,
    href: paths.techDocument(card.alias),
    title: card.phrases.title,
    text: card.introduction,
    note: <time dateTime={card.date}>{formatDate(card.date)}</time>,
    lead: <RowStat number={numbers[card.id]} />,
    end: card.image && <Picture picture={{ ...card.image, alt: '' }} sizes="(max-width: 768px) 112px, 216px" />,
  }));
  return <RowItems rows={rows} heading={heading} hasLead />;
}
