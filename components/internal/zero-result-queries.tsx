import type { ZeroResultQueryTable } from '@/lib/database/tables';
import { formatDate } from '@/lib/text';
import { DataTable } from '../ui/data-table';
import styles from './zero-result-queries.module.css';

/** What visitors searched for and did not find: the list of what to write next. */
export function ZeroResultQueries({ queries }: { queries: ZeroResultQueryTable[] }) {
  if (queries.length === 0) return null;
  const rows = queries.map(({ text, count, last_at }) => [
    text,
    String(count),
    formatDate(new Date(last_at).toISOString()),
  ]);
  return (
    <section aria-labelledby="zero-results-title" className={styles.root}>
      <h2 id="zero-results-title">无结果的搜索</h2>
      <p>90天里没有结果的搜索，次数多的在前。</p>
      <DataTable table={{ head: ['搜索词', '次数', '最近一次'], rows }} caption="没有结果的搜索" />
    </section>
  );
}
