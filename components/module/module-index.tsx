import type { CSSProperties } from 'react';
import type { ModuleIndex } from '@/lib/content/module';
import { BreakableTitle } from '../ui/breakable-title';
import { Picture } from '../ui/picture';
import type { PageSection } from '../ui/sections';
import { NoBreakText } from '../ui/no-break-text';
import styles from './module-index.module.css';

/** One section per metric: why it matters, and what belongs to it. Their ids keep clear of the page's own. */
export function moduleIndex(entries: ModuleIndex[]): PageSection[] {
  return entries.map((entry) => ({
    id: `index-${entry.alias || entry.id}`,
    label: entry.title,
    isWhole: true,
    node: <Metric entry={entry} id={`index-${entry.alias || entry.id}`} />,
  }));
}

function Metric({ entry: { title, significance, items }, id }: { entry: ModuleIndex; id: string }) {
  // on phones a picture follows the words that it belongs to
  const order = (place: number) => ({ '--order': place }) as CSSProperties;
  const pictures = items.flatMap(({ image }, index) => (image ? [{ image, index }] : []));
  return (
    <section
      id={id}
      className={styles.root}
      aria-labelledby={`${id}-title`}
      data-pictured={pictures.length > 0 || undefined}
    >
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>
            <BreakableTitle>{title}</BreakableTitle>
          </h2>
          {significance && <p>{significance}</p>}
        </div>
        {items.map((item, index) => (
          <div key={item.title} className={styles.item} style={order(2 * index)}>
            <h3>
              <BreakableTitle>{item.title}</BreakableTitle>
            </h3>
            <p>
              <NoBreakText>{item.introduction}</NoBreakText>
            </p>
          </div>
        ))}
      </div>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map(({ image, index }) => (
            <div key={index} style={order(2 * index + 1)}>
              <Picture picture={image} sizes="(max-width: 768px) 100vw, 672px" />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
