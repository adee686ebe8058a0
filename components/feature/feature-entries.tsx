import type { FeatureEntry } from '@/lib/content/feature';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import styles from './feature-entries.module.css';

/** The list of features inside a block. */
export function FeatureEntries({ entries }: { entries: FeatureEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className={styles.root}>
      {entries.map((entry) => (
        <li key={entry.id}>
          {entry.image && <Picture picture={entry.image} />}
          <h3>{entry.title}</h3>
          {entry.name && entry.name !== entry.title && <p>{entry.name}</p>}
          {entry.introduction && <p>{entry.introduction}</p>}
          <RichText text={entry.description} />
          <RichText text={entry.details} />
        </li>
      ))}
    </ul>
  );
}
