import type { Card } from '@/lib/content/types';
import { CardGrid } from '../list/card-grid';
import { Section } from '../ui/section';

/** Siblings of a version, and what is used beside it. */
export function RecommendedProducts({ cards }: { cards: Card[] }) {
  if (cards.length === 0) return null;
  return (
    <Section id="recommended" title="推荐产品" ground="mist">
      <CardGrid cards={cards} layout="even" />
    </Section>
  );
}
