import type { Product, ProductSummary } from '@/lib/content/product';
import type { ComparedFacts } from '@/lib/content/product-facts';
import { comparedRows } from '@/lib/content/compared-rows';
import type { Card } from '@/lib/content/types';
import { paths } from '@/lib/paths';
import { formatDate } from '@/lib/text';
import { VersionComparison } from '../facts/version-comparison';
import { ArrowLink } from '../ui/arrow-link';
import { CompactCards } from '../list/compact-cards';
import styles from './recommended-products.module.css';

/** Siblings in the table: with more, no column is wide enough for a value. */
const MOST_SIBLINGS = 3;

interface RecommendedProductsProps {
  product: Product;
  moduleAlias: string;
  siblings: ProductSummary[];
  /** by contentItemId */
  facts: Record<string, ComparedFacts>;
  /** siblings, then what is used beside the version */
  recommended: Card[];
}

/** The siblings of a version beside it in a table of values, and what is used with it. */
export function RecommendedProducts({ product, moduleAlias, siblings, facts, recommended }: RecommendedProductsProps) {
  const columns = siblings.slice(0, MOST_SIBLINGS);
  const rows = columns.length > 0 ? comparedRows([product, ...columns].map(({ id }) => facts[id])) : [];
  if (rows.length === 0) return <CompactCards cards={recommended} heading="h3" />;
  const others = recommended.filter(({ id }) => !columns.some((column) => column.id === id));
  return (
    <>
      <VersionComparison
        label="与同类型号比较"
        rows={rows}
        versions={[
          { ...product, href: null, note: '' },
          ...columns.map((column) => ({
            ...column,
            href: paths.product(moduleAlias, column.alias),
            note: `${formatDate(column.date).slice(0, 4)}年发布`,
          })),
        ]}
      />
      <ArrowLink href={paths.compare([product, ...columns].map(({ alias }) => alias))}>逐行对比全部参数</ArrowLink>
      {others.length > 0 && (
        <>
          <h3 className={styles.others}>同一批课题里还用到</h3>
          <CompactCards cards={others} />
        </>
      )}
    </>
  );
}
