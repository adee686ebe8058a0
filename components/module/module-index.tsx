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
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>
          <BreakableTitle>{title}</BreakableTitle>
        </h2>
        {significance && <p>{significance}</p>}
      </div>
      <div className={styles.items}>
        {items.map((item) => (
          <div key={item.title} data-pictured={item.image ? true : undefined}>
            <div>
              <h3>
                <BreakableTitle>{item.title}</BreakableTitle>
              </h3>
              <p>
                <NoBreakText>{item.introduction}</NoBreakText>
              </p>
            </div>
            {item.image && <Picture picture={item.image} sizes="(max-width: 768px) 100vw, 384px" />}
          </div>
        ))}
      </div>
    </section>
  );
}
