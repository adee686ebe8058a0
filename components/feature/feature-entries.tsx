import type { FeatureEntry } from '@/lib/content/feature';
import { BreakableTitle } from '../ui/breakable-title';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { ScrollSnapList } from '../ui/scroll-snap-list.client';
import { NoBreakText } from '../ui/no-break-text';
import styles from './feature-entries.module.css';

/** The list of features inside a block: side by side, on phones swiped. */
export function FeatureEntries({ entries }: { entries: FeatureEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <div>
      <ScrollSnapList label="包含" count={entries.length} className={styles.root}>
        {entries.map((entry) => (
          <li key={entry.id} data-pictured={entry.image ? '' : undefined}>
            {entry.image && <Picture picture={entry.image} sizes="(max-width: 768px) 87vw, 588px" />}
            <h3>
              <BreakableTitle>{entry.title}</BreakableTitle>
            </h3>
            {entry.name && entry.name !== entry.title && <p className={styles.name}>{entry.name}</p>}
            {entry.introduction && (
              <p>
                <NoBreakText>{entry.introduction}</NoBreakText>
              </p>
            )}
            <RichText text={entry.description} />
            <RichText text={entry.details} />
          </li>
        ))}
      </ScrollSnapList>
    </div>
  );
}
