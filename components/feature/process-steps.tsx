import type { FeatureBlock } from '@/lib/content/feature';
import { PhrasedTitle } from '../ui/phrased-title';
import { FeatureBlockBody } from './feature-block-body';
import styles from './process-steps.module.css';

/** The steps of an experiment, numbered on one line that runs through all of them. */
export function ProcessSteps({ blocks }: { blocks: FeatureBlock[] }) {
  return (
    <ol className={styles.root}>
      {blocks.map((step, index) => (
        <li key={step.id}>
          <div className={styles.head}>
            <span className={styles.number}>{index + 1}</span>
            <div>
              <h3>
                <PhrasedTitle>{step.title}</PhrasedTitle>
              </h3>
              {step.subTitle && <p>{step.subTitle}</p>}
            </div>
          </div>
          <FeatureBlockBody block={step} />
        </li>
      ))}
    </ol>
  );
}
