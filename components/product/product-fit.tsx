import type { Product } from '@/lib/content/product';
import type { ProductFacts } from '@/lib/content/product-facts';
import { itemPath } from '@/lib/paths';
import { splitFirstSentence } from '@/lib/text';
import { PageLink } from '../ui/page-link';
import { RichText } from '../ui/rich-text';
import { NoBreakText } from '../ui/no-break-text';
import styles from './product-fit.module.css';

/** Whom a version is for and whom it is not, each with a way on; below it the reasons in full. */
export function ProductFit({ product, facts }: { product: Product; facts: ProductFacts }) {
  const { fit, unfit, unfitProduct } = facts;
  const instead = unfitProduct && itemPath('product', unfitProduct);
  const [, rest] = splitFirstSentence(product.introduction);
  return (
    <section id="description" className={styles.root} aria-labelledby="description-title">
      <div className={styles.columns} data-both={unfit ? true : undefined}>
        <div>
          <h2 id="description-title">适合谁</h2>
          {fit && (
            <p className={styles.lead}>
              <NoBreakText>{fit}</NoBreakText>
            </p>
          )}
          {rest && (
            <p className={styles.rest}>
              <NoBreakText>{rest}</NoBreakText>
            </p>
          )}
        </div>
        {unfit && (
          <div>
            <h2>不适合</h2>
            <p className={styles.lead}>
              <NoBreakText>{unfit}</NoBreakText>
            </p>
            {instead && (
              <PageLink href={instead} className={styles.instead}>
                改看{unfitProduct.title}
              </PageLink>
            )}
          </div>
        )}
      </div>
      {product.description.blocks.length > 0 && (
        <div className={styles.reasons}>
          <RichText text={product.description} />
        </div>
      )}
    </section>
  );
}
