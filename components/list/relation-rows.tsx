import type { Card } from '@/lib/content/types';
import { itemPath } from '@/lib/paths';
import { summarise } from '@/lib/text';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { Related } from './related';
import { Rows } from './rows';

interface RelationRowsProps {
  id: string;
  title: string;
  cards: Card[];
  /** what one of them is counted by */
  unit: string;
  /** what is at the left of a row */
  lead?: 'icon' | 'picture';
  /** names alone, where the page has said what each is for */
  isBrief?: boolean;
}

/** What something was done with, as short rows beside their heading; nothing when there is none. */
export function RelationRows({ id, title, cards, unit, lead = 'icon', isBrief = false }: RelationRowsProps) {
  if (cards.length === 0) return null;
  const sign = cards.some((card) => (lead === 'icon' ? card.icon : card.image)) ? lead : undefined;
  const rows = cards.map((card) => ({
    id: card.id || card.alias,
    href: itemPath(card.type, card),
    title: card.phrases.title,
    text: isBrief ? '' : summarise(card.introduction),
    lead:
      sign === 'icon' ? (
        <Icon icon={card.icon} />
      ) : (
        card.image && <Picture picture={{ ...card.image, alt: '' }} sizes="96px" />
      ),
  }));
  return (
    <Related id={id} title={title} count={`${cards.length}${unit}`}>
      <Rows rows={rows} size="small" lead={sign} isSplit={!isBrief} isPaired={isBrief && cards.length > 1} />
    </Related>
  );
}
