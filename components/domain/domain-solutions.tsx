import type { Card } from '@/lib/content/types';
import { ItemRows } from '../list/item-rows';
import { Section } from '../ui/section';

/** Solutions for a field. */
export function DomainSolutions({ solutions }: { solutions: Card[] }) {
  if (solutions.length === 0) return null;
  return (
    <Section id="solutions" title="解决方案">
      <ItemRows cards={solutions} lead="icon" />
    </Section>
  );
}
