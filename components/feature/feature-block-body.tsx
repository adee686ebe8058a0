import type { FeatureBlock } from '@/lib/content/feature';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import styles from './feature-block-body.module.css';
import { FeatureEntries } from './feature-entries';

/** A block of a feature: the claim large, its drawings over the whole width, the reasons below, then its own entries. */
export function FeatureBlockBody({ block }: { block: FeatureBlock }) {
  const pictures = [block.introductionImage, block.image].filter((picture) => picture !== null);
  return (
    <div className={styles.root}>
      <div className={styles.claim}>
        <Icon icon={block.icon} />
        <div>
          {block.englishName && (
            <p lang="en" className={styles.english}>
              {block.englishName}
            </p>
          )}
          {block.introduction && <p className={styles.introduction}>{block.introduction}</p>}
        </div>
      </div>
      {pictures.length > 0 && (
        <div className={styles.pictures} data-alone={pictures.length === 1 || undefined}>
          {pictures.map((picture) => (
            <Picture key={picture.src} picture={picture} sizes="(max-width: 768px) 100vw, 690px" />
          ))}
        </div>
      )}
      <div className={styles.texts} data-beside={pictures.length === 1 || undefined}>
        <RichText text={block.description} />
        <RichText text={block.details} />
      </div>
      <FeatureEntries entries={block.features} />
    </div>
  );
}
