import type { Card } from '@/lib/content/types';
import { ItemRows } from '../list/item-rows';
import { Section } from '../ui/section';

/** The modules a solution is built from. */
export function SolutionModules({ modules }: { modules: Card[] }) {
  if (modules.length === 0) return null;
  return (
    <Section id="modules" title="用到的模块">
      <ItemRows cards={modules} />
    </Section>
  );
}
