import type { Item } from '@/lib/content/item';
import type { PageSection } from '../ui/sections';
import { DataFlow } from './data-flow';
import { TermRows } from './term-rows';

/** Where the data goes, as a picture; then what holds at each place. */
export function itSections({ flow, terms }: Item<'it'>): PageSection[] {
  return [
    { id: 'flow', label: '数据的去向', background: 'tint', node: flow.length > 0 && <DataFlow places={flow} /> },
    { id: 'terms', label: '逐项说明', node: terms.length > 0 && <TermRows groups={terms} /> },
  ];
}
