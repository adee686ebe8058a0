import type { Card } from '@/lib/content/types';
import { ItemRows } from '../list/item-rows';
import { Section } from '../ui/section';

/** The modules that stand in a laboratory. */
export function LabModules({ modules }: { modules: Card[] }) {
  if (modules.length === 0) return null;
  return (
    <Section id="modules" title="实验室里的模块">
      <ItemRows cards={modules} lead="icon" />
    </Section>
  );
}
