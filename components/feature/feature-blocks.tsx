import type { FeatureBlock } from '@/lib/content/feature';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { Split } from '../ui/split';
import { FeatureEntries } from './feature-entries';

/** The blocks of a feature page, each with its own list of features. */
export function FeatureBlocks({ blocks }: { blocks: FeatureBlock[] }) {
  return blocks.map((block, index) => {
    const pictures = [block.introductionImage, block.image].filter((picture) => picture !== null);
    return (
      <Section
        key={block.id}
        id={`block-${index + 1}`}
        title={block.title}
        introduction={block.subTitle}
        ground={index % 2 === 0 ? 'mist' : 'paper'}
      >
        <Split
          reversed={index % 2 === 1}
          picture={pictures.length > 0 && pictures.map((picture) => <Picture key={picture.src} picture={picture} />)}
        >
          <Icon icon={block.icon} />
          {block.englishName && <p lang="en">{block.englishName}</p>}
          <p>{block.introduction}</p>
          <RichText text={block.description} />
          <RichText text={block.details} />
        </Split>
        <FeatureEntries entries={block.features} />
      </Section>
    );
  });
}
