import type { Card } from '@/lib/content/types';
import { ItemRows } from '../list/item-rows';
import { Section } from '../ui/section';

/** Technical documents about a module. */
export function ModuleDocuments({ documents }: { documents: Card[] }) {
  if (documents.length === 0) return null;
  return (
    <Section id="documents" title="技术文档">
      <ItemRows cards={documents} lead="date" />
    </Section>
  );
}
