import type { Card } from '@/lib/content/types';
import { formatDate } from '@/lib/text';
import { itemPath } from '@/lib/paths';
import { Icon } from '../ui/icon';
import { Rows } from './rows';

interface ItemRowsProps {
  cards: Card[];
  heading?: 'h2' | 'h3' | 'h4';
  /** what is at the left of a row */
  lead?: 'day' | 'icon';
}

/** Items of any type as rows: the name, and what it is beside it. */
export function ItemRows({ cards, heading, lead }: ItemRowsProps) {
  const rows = cards.map((card) => ({
    id: card.id || card.alias,
    href: itemPath(card.type, card),
    title: card.phrases.title,
    text: card.introduction,
    lead: lead === 'day' ? <time dateTime={card.date}>{formatDate(card.date)}</time> : <Icon icon={card.icon} />,
  }));
  return <Rows rows={rows} heading={heading} size="large" lead={lead} isSplit />;
}
