import type { Card } from '@/lib/content/types';
import { PaperCard } from './paper-card';

interface PaperItemsProps {
  cards: Card[];
  /** pictures of their first pages, by id */
  covers: Record<string, string>;
  /** the first is the newest, which is larger than the others */
  withLead?: boolean;
}

/** What is in the list of white papers. */
export default function PaperItems({ cards, covers, withLead = false }: PaperItemsProps) {
  return cards.map((card, index) => (
    <li key={card.id || card.alias}>
      <PaperCard card={card} cover={covers[card.id]} isLead={withLead && index === 0} />
    </li>
  ));
}
