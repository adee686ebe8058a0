import type { ComponentProps } from 'react';
import type { Comparison, ComparedProduct } from '@/lib/content/comparison';
import type { MarkedRow } from '@/lib/content/compared-rows';
import { paths } from '@/lib/paths';
import { splitFirstSentence } from '@/lib/text';
import { VersionComparison } from '../facts/version-comparison';
import { PageLink } from '../ui/page-link';
import styles from './comparison-tables.module.css';

type Columns = ComponentProps<typeof VersionComparison>['versions'];

/** Versions side by side: what decides, then what differs, what cannot be compared, and, folded, what agrees. */
export function ComparisonTables({ comparison }: { comparison: Comparison }) {
  const { versions, different, partial, same, modules } = comparison;
  const columns = columnsOf(versions);
  const names = columns.map((column) => ({ ...column, note: '', image: null, action: undefined }));
  return (
    <div className={styles.root}>
      <VersionComparison label="适合谁与价格" versions={columns} rows={decidingRows(versions)} />
      {different.length > 0 && (
        <section id="different" aria-labelledby="different-title">
          <h2 id="different-title">{different.length}项不同</h2>
          <VersionComparison label={`${different.length}项不同`} versions={names} rows={different} />
        </section>
      )}
      <FoldedRows title={`${partial.length}项无法直接比较`} names={names} rows={partial}>
        {modules.length > 1
          ? `${modules.join('与')}不是一类设备：下面这些行只有一部分型号有，列出来供查，值不放在一起比。`
          : '下面这些行只有一部分型号有。'}
      </FoldedRows>
      <FoldedRows
        title={versions.length > 1 ? `${same.length}项相同` : `全部${same.length}项参数`}
        names={names}
        rows={same}
      />
    </div>
  );
}

interface FoldedRowsProps {
  title: string;
  names: Columns;
  rows: MarkedRow[];
  /** why they are apart */
  children?: string;
}

/** Rows that nobody has to weigh, behind one line. */
function FoldedRows({ title, names, rows, children }: FoldedRowsProps) {
  if (rows.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      {children && <p>{children}</p>}
      <VersionComparison label={title} versions={names} rows={rows} />
    </details>
  );
}

function columnsOf(versions: ComparedProduct[]): Columns {
  const aliases = versions.map(({ product }) => product.alias);
  return versions.map(({ product: { id, alias, title, image }, module }) => ({
    id,
    title,
    href: paths.product(module.alias, alias),
    note: module.title,
    image,
    action: (
      <PageLink
        href={paths.compare(aliases.filter((other) => other !== alias))}
        className={styles.remove}
        aria-label={`移出${title}`}
        rel="nofollow"
      >
        移出
      </PageLink>
    ),
  }));
}

/** What a buyer asks first; what a version is in one sentence where nobody says whom it is for. */
function decidingRows(versions: ComparedProduct[]): MarkedRow[] {
  const row = (name: string, valueOf: (version: ComparedProduct) => string) => ({
    name,
    values: versions.map(valueOf),
  });
  const rows = [
    row('适合', ({ facts }) => facts.fit),
    row('不适合', ({ facts }) => facts.unfit),
    row('参考价', ({ facts: { price } }) => (price ? `${price.band}（${price.date}）` : '')),
    row('价格含与不含', ({ facts: { price } }) => price?.excludes ?? ''),
    row('交货期', ({ facts }) => facts.leadTime),
  ].filter(({ values }) => values.some(Boolean));
  return rows.length > 0 ? rows : [row('一句话', ({ product }) => splitFirstSentence(product.introduction)[0])];
}
