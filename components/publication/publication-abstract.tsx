import type { Publication } from '@/lib/content/publication';
import type { RichText as Text } from '@/lib/content/types';
import { RichText } from '../ui/rich-text';
import styles from './publication-abstract.module.css';

/** The abstract in its labelled parts, with the English title and the key words. */
export function PublicationAbstract({ item, abstract }: { item: Publication; abstract: Text }) {
  const english = item.citation?.englishTitle;
  return (
    <div className={styles.root}>
      <section id="abstract" aria-label="摘要" className={styles.abstract}>
        <RichText text={abstract} />
      </section>
      <RichText text={item.details} />
      {english && (
        <p lang="en" className={styles.english}>
          {english}
        </p>
      )}
    </div>
  );
}
