import { findLast } from '@/lib/browser/find-last';
import type { Product } from '@/lib/content/product';
import { isAnimation, Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import styles from './product-mechanism.module.css';

/** Why a version does what it does, beside its closest picture. */
export function ProductMechanism({ product }: { product: Product }) {
  const picture = findLast(product.gallery, ({ src }) => !isAnimation(src));
  return (
    <section
      id="feature-description"
      className={styles.root}
      data-background="dark"
      data-pictured={picture ? true : undefined}
      aria-labelledby="feature-description-title"
    >
      {picture && (
        <div className={styles.picture}>
          <Picture picture={{ ...picture, alt: '' }} sizes="(max-width: 768px) 100vw, 50vw" />
        </div>
      )}
      <div className={styles.text}>
        <h2 id="feature-description-title">原理</h2>
        <RichText text={product.featureIntroduction} />
      </div>
    </section>
  );
}
