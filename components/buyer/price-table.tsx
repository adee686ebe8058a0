import type { Configuration } from '@/lib/content/configurations';
import { DataTable } from '../ui/data-table';

/** What each solution costs, how long it takes, and what is not in the price: one row each. */
export function PriceTable({ configurations }: { configurations: Configuration[] }) {
  const priced = configurations.flatMap(({ price, ...configuration }) => (price ? [{ ...configuration, price }] : []));
  const dates = new Set(priced.map(({ price }) => price.date));
  const [date] = dates;
  const isOneDate = dates.size === 1;
  return (
    <DataTable
      narrow="blocks"
      caption={isOneDate ? `${date}的参考价，含税` : '参考价，含税'}
      table={{
        head: ['方案', '参考价', '交货期', '影响价格的因素', '含与不含'],
        rows: priced.map(({ title, price, leadTime }) => [
          title,
          isOneDate ? price.band : `${price.band}（${price.date}）`,
          leadTime || '–',
          price.factors || '–',
          price.excludes || '–',
        ]),
        links: priced.map(({ href }) => href),
        strong: 1,
      }}
    />
  );
}
