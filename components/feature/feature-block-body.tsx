import type { FeatureBlock } from '@/lib/content/feature';
import { Fold } from '../ui/fold';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { SwipeStrip } from '../ui/swipe-strip.client';
import styles from './feature-block-body.module.css';
import { FeatureEntries } from './feature-entries';

/** A block of a feature: the claim large, its drawings over the whole width (on phones swiped), the reasons below, then its own entries. */
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
        <div data-alone={pictures.length === 1 || undefined}>
          <SwipeStrip label={`${block.title}的图`} count={pictures.length} className={styles.pictures}>
            {pictures.map((picture) => (
              <li key={picture.src}>
                <Picture picture={picture} sizes="(max-width: 768px) 92vw, 690px" />
              </li>
            ))}
          </SwipeStrip>
        </div>
      )}
      <div className={styles.texts} data-beside={pictures.length === 1 || undefined}>
        <RichText text={block.description} />
        {block.details.blocks.length > 0 && (
          <Fold label="还要留意">
            <RichText text={block.details} />
          </Fold>
        )}
      </div>
      <FeatureEntries entries={block.features} />
    </div>
  );
}
