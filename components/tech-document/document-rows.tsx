import type { KeyNumber } from '@/lib/content/key-number';
import type { Card } from '@/lib/content/types';
import { formatDate } from '@/lib/text';
import { paths } from '@/lib/paths';
import { RowStat } from '../list/row-stat';
import { Rows } from '../list/rows';
import { Picture } from '../ui/picture';

/** What has to be reached, by the document's id. */
export type DocumentNumbers = Record<string, Pick<KeyNumber, 'value' | 'unit' | 'label'>>;

interface DocumentRowsProps {
  cards: Card[];
  numbers: DocumentNumbers;
  heading?: 'h2' | 'h3';
  size?: 'middle' | 'large';
}

/** Documents as rows: what has to be reached, what one learns to do, and the drawing that shows it. */
export function DocumentRows({ cards, numbers, heading = 'h2', size = 'large' }: DocumentRowsProps) {
  const rows = cards.map((card) => ({
    id: card.id || card.alias,
    href: paths.techDocument(card.alias),
    title: card.phrases.title,
    text: card.introduction,
    note: <time dateTime={card.date}>{formatDate(card.date)}</time>,
    lead: <RowStat number={numbers[card.id]} />,
    end: card.image && <Picture picture={{ ...card.image, alt: '' }} sizes="(max-width: 768px) 112px, 216px" />,
  }));
  return <Rows rows={rows} heading={heading} size={size} lead="number" end="picture" />;
}
