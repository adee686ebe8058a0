import type { FeatureBlock } from '@/lib/content/feature';
import { Icon } from '../ui/icon';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { Split } from '../ui/split';
import { FeatureEntries } from './feature-entries';
import styles from './process-steps.module.css';

/** The steps of an experiment, numbered, picture and text changing sides. */
export function ProcessSteps({ blocks }: { blocks: FeatureBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <Section id="steps" title="步骤" ground="mist">
      <ol className={styles.root}>
        {blocks.map((step, index) => {
          const pictures = [step.introductionImage, step.image].filter((picture) => picture !== null);
          return (
            <li key={step.id}>
              <Split
                reversed={index % 2 === 1}
                picture={
                  pictures.length > 0 && pictures.map((picture) => <Picture key={picture.src} picture={picture} />)
                }
              >
                <span className={styles.number}>{index + 1}</span>
                <h3>{step.title}</h3>
                <Icon icon={step.icon} />
                {step.englishName && <p lang="en">{step.englishName}</p>}
                {step.subTitle && <p>{step.subTitle}</p>}
                {step.introduction && <p>{step.introduction}</p>}
                <RichText text={step.description} />
                <RichText text={step.details} />
              </Split>
              <FeatureEntries entries={step.features} />
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
