import type { Publication } from '@/lib/content/publication';
import type { RichText as Text } from '@/lib/content/types';
import { RichText } from '../ui/rich-text';
import styles from './publication-abstract.module.css';

/** What was found, as a chart; the abstract in its labelled parts, with the key words. */
export function PublicationAbstract({ item, abstract }: { item: Publication; abstract: Text }) {
  const { blocks } = item.details;
  return (
    <div className={styles.root}>
      <RichText text={{ blocks: blocks.filter(({ kind }) => kind === 'chart') }} />
      <section id="abstract" aria-label="摘要" className={styles.abstract}>
        <RichText text={abstract} />
      </section>
      <RichText text={{ blocks: blocks.filter(({ kind }) => kind !== 'chart') }} />
    </div>
  );
}
