import type { FeatureBlock } from '@/lib/content/feature';
import type { KeyNumber } from '@/lib/content/key-number';
import type { ScalePart } from '@/lib/pages/block-scales';
import { paths } from '@/lib/paths';
import { ArrowLink } from '../ui/arrow-link';
import { Fold } from '../ui/fold';
import { Icon } from '../ui/icon';
import { Stat } from '../ui/stat';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { ScrollSnapList } from '../ui/scroll-snap-list.client';
import { BlockScale } from './block-scale';
import { NoBreakText } from '../ui/no-break-text';
import styles from './feature-block-body.module.css';
import { FeatureEntries } from './feature-entries';

interface FeatureBlockBodyProps {
  block: FeatureBlock;
  number?: KeyNumber | null;
  /** where it is on the scale that all blocks share */
  scale?: ScalePart;
  /** on wide screens its number, beside a single drawing that too, changes sides */
  isMirrored?: boolean;
}

/** A block of a feature: its number and its claim, its drawings large (on phones swiped), the reasons, its own entries. */
export function FeatureBlockBody({ block, number, scale, isMirrored }: FeatureBlockBodyProps) {
  const pictures = [block.introductionImage, block.image].filter((picture) => picture !== null);
  return (
    <div
      className={styles.root}
      data-alone={pictures.length === 1 || undefined}
      data-pair={pictures.length === 2 || undefined}
      data-mirrored={isMirrored || undefined}
    >
      {(number || scale) && (
        <div className={styles.number}>
          {number && <Stat fact={{ ...number, note: number.interval }} />}
          {scale && <BlockScale part={scale} />}
        </div>
      )}
      <div className={styles.claim} data-wide={(!number && !scale) || undefined}>
        {block.englishName && (
          <p className={styles.english}>
            <Icon icon={block.icon} />
            <span lang="en">{block.englishName}</span>
          </p>
        )}
        {block.introduction && (
          <p className={styles.introduction}>
            <NoBreakText>{block.introduction}</NoBreakText>
          </p>
        )}
      </div>
      {pictures.length > 0 && (
        <div className={styles.strip}>
          <ScrollSnapList label={`${block.title}的图`} count={pictures.length} className={styles.pictures}>
            {pictures.map((picture) => (
              <li key={picture.src}>
                <Picture picture={picture} sizes="(max-width: 768px) 87vw, 792px" />
              </li>
            ))}
          </ScrollSnapList>
        </div>
      )}
      <div className={styles.texts}>
        <RichText text={block.description} />
        {block.details.blocks.length > 0 && (
          <Fold label="还要留意">
            <RichText text={block.details} />
          </Fold>
        )}
        {block.paradigm && (
          <ArrowLink href={paths.paradigm(block.paradigm.alias)}>{block.paradigm.title}：设计、人数与演示</ArrowLink>
        )}
      </div>
      {block.features.length > 0 && (
        <div className={styles.entries}>
          <FeatureEntries entries={block.features} />
        </div>
      )}
    </div>
  );
}
