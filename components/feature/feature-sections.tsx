import { EXPERIMENT_PROCESS, type Feature } from '@/lib/content/feature';
import { foldLabel } from '@/lib/content/rich-text/chapters';
import { blockScales } from '@/lib/pages/block-scales';
import { Fold } from '../ui/fold';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import type { PageSection } from '../ui/sections';
import { FeatureBlockBody } from './feature-block-body';
import styles from './feature-sections.module.css';
import { ProcessSteps } from './process-steps';

/** The sections of a feature: what it does, then its blocks; the experiment process has one section of steps. */
export function featureSections(feature: Feature): PageSection[] {
  const { children } = feature;
  const numbers = children.map(({ keyNumber }) => keyNumber);
  const scales = blockScales(children, numbers);
  const blocks: PageSection[] =
    feature.alias === EXPERIMENT_PROCESS
      ? [
          {
            id: 'steps',
            label: '步骤',
            node: children.length > 0 && <ProcessSteps blocks={children} numbers={numbers} scales={scales} />,
          },
        ]
      : children.map((block, index) => ({
          id: `block-${index + 1}`,
          label: block.title,
          introduction: block.subTitle,
          background: index % 2 === 0 ? 'tint' : 'light',
          node: <FeatureBlockBody block={block} number={numbers[index]} scale={scales[index]} />,
        }));
  return [
    { id: 'introduction', label: '介绍', title: feature.name || '介绍', node: <Introduction feature={feature} /> },
    ...blocks,
  ];
}

/** What the feature does beside its picture or animation; below both, how it was measured. */
function Introduction({ feature }: { feature: Feature }) {
  const { description, details } = feature;
  const picture = feature.introductionImage ?? (feature.headerImage ? feature.image : null);
  return (
    <>
      <div className={styles.root} data-pictured={picture ? true : undefined}>
        <RichText text={description} />
        {picture && <Picture picture={picture} sizes="(max-width: 768px) 100vw, 486px" />}
      </div>
      {details.blocks.length > 0 && (
        <div className={styles.details}>
          <Fold label={foldLabel(details)}>
            <RichText text={details} />
          </Fold>
        </div>
      )}
    </>
  );
}
