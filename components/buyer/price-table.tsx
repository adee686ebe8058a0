import type { Configuration } from '@/lib/content/configurations';
import { shareClauses } from '@/lib/shared-clauses';
import { DataTable } from '../ui/data-table';
import { FactList } from '../ui/fact-list';
import styles from './price-table.module.css';

/** What holds of every solution, said once; then what each costs, how long it takes, and what is not in its price. */
export function PriceTable({ configurations }: { configurations: Configuration[] }) {
  const priced = configurations.flatMap(({ price, ...configuration }) => (price ? [{ ...configuration, price }] : []));
  const dates = new Set(priced.map(({ price }) => price.date));
  const [date] = dates;
  const isOneDate = dates.size === 1;
  const times = shareClauses(priced.map(({ leadTime }) => leadTime));
  const parts = shareClauses(
    priced.map(({ price }) => price.excludes),
    '；',
  );
  return (
    <div className={styles.root}>
      <FactList
        facts={[
          { label: '价格里都有', value: parts.shared.join('；').replace(/^含/, '') },
          { label: '交货期都是', value: times.shared.join('，') },
        ]}
      />
      <DataTable
        narrow="blocks"
        caption={isOneDate ? `${date}的参考价，含税` : '参考价，含税'}
        table={{
          head: ['方案', '参考价', '交货期', '影响因素', '另含与不含'],
          rows: priced.map(({ title, price }, index) => [
            title,
            isOneDate ? price.band : `${price.band}（${price.date}）`,
            times.own[index] || '–',
            price.factors || '–',
            parts.own[index] || '–',
          ]),
          links: priced.map(({ href }) => href),
          strong: 1,
          folded: { from: 3, label: '价格说明' },
        }}
      />
    </div>
  );
}
