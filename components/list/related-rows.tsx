import type { Card } from '@/lib/content/types';
import type { PageSection } from '../ui/sections';
import { RelationRows } from './relation-rows';

/** What refers to the item of a long page, as a section that its menu leads to; names alone, for there may be many. */
export function relatedRows(id: string, label: string, title: string, unit: string, cards: Card[]): PageSection {
  return {
    id,
    label,
    isWhole: true,
    node: cards.length > 0 && <RelationRows id={id} title={title} unit={unit} cards={cards} lead="picture" isBrief />,
  };
}
