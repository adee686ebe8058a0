import type { Card } from '@/lib/content/types';
import { ItemRows } from '../list/item-rows';
import { Section } from '../ui/section';

/** Courses to come: date, title, introduction. */
export function RecentTrainings({ cards }: { cards: Card[] }) {
  return (
    <Section id="recent" title="近期活动">
      <ItemRows cards={cards} lead="date" />
    </Section>
  );
}
