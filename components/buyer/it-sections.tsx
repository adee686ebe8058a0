import type { Item } from '@/lib/content/item';
import type { DataTable as Table } from '@/lib/content/types';
import { LongTable } from './long-table';
import type { PageSection } from '../ui/sections';
import { DataFlow } from './data-flow';
import { TermRows } from './term-rows';

interface ItSectionsProps {
  item: Item<'it'>;
  /** which version runs on what */
  systems: Table | null;
}

/** Where the data goes, as a picture; then what holds at each place, and what each version runs on. */
export function itSections({ item: { flow, terms }, systems }: ItSectionsProps): PageSection[] {
  return [
    { id: 'flow', label: '数据的去向', background: 'tint', node: flow.length > 0 && <DataFlow places={flow} /> },
    { id: 'terms', label: '逐项说明', node: terms.length > 0 && <TermRows groups={terms} /> },
    {
      id: 'systems',
      label: '型号与系统',
      title: '各型号的操作系统与电脑',
      node: systems && (
        <LongTable
          counted="个型号"
          caption="与各型号的数据表相同；写着“随机”的，电脑随设备来"
          table={{ ...systems, widths: [16, 38, 46] }}
        />
      ),
    },
  ];
}
