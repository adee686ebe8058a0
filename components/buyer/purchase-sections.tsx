import type { Item } from '@/lib/content/item';
import type { Configuration } from '@/lib/content/configurations';
import { fiveYearCosts, ratesOf } from '@/lib/content/five-years';
import type { VersionGroup } from '@/lib/content/version-groups';
import type { PageSection } from '../ui/sections';
import { FiveYears } from './five-years';
import { PriceTable } from './price-table';
import { TenderVersions } from './tender-versions';
import { TermRows } from './term-rows';
import { UpkeepTable } from './upkeep-table';

interface PurchaseSectionsProps {
  item: Item<'purchase'>;
  configurations: Configuration[];
  versions: VersionGroup[];
}

/** What a purchase costs, at once and over five years; on which terms; what it uses up, and what goes into the tender. */
export function purchaseSections({ item, configurations, versions }: PurchaseSectionsProps): PageSection[] {
  const { terms, upkeep, tenderTerms } = item;
  const rates = ratesOf(item);
  const costs = fiveYearCosts(item, configurations);
  return [
    {
      id: 'configurations',
      label: '价格与配置',
      node: configurations.some(({ price }) => price) && <PriceTable configurations={configurations} />,
    },
    {
      id: 'five-years',
      label: '五年费用',
      background: 'tint',
      node: rates && <FiveYears costs={costs} rates={rates} />,
    },
    { id: 'terms', label: '条款', node: terms.length > 0 && <TermRows groups={terms} /> },
    {
      id: 'upkeep',
      label: '耗材与校准',
      title: '耗材、备件与校准',
      node: upkeep.length > 0 && <UpkeepTable upkeep={upkeep} />,
    },
    {
      id: 'tender',
      label: '招标参数',
      node: tenderTerms && <TenderVersions groups={versions} terms={tenderTerms} />,
    },
  ];
}
