import type { FeatureBlock } from '@/lib/content/feature';
import type { KeyNumber } from '@/lib/content/key-number';
import type { ScalePart } from '@/lib/pages/block-scales';
import { BreakableTitle } from '../ui/breakable-title';
import { FeatureBlockBody } from './feature-block-body';
import styles from './process-steps.module.css';

interface ProcessStepsProps {
  blocks: FeatureBlock[];
  /** both in the order of the blocks */
  numbers: (KeyNumber | null)[];
  scales: ScalePart[];
}

/** The steps of an experiment, numbered on one line that runs through all of them; their numbers change sides. */
export function ProcessSteps({ blocks, numbers, scales }: ProcessStepsProps) {
  return (
    <ol className={styles.root}>
      {blocks.map((step, index) => (
        <li key={step.id}>
          <div className={styles.head}>
            <span className={styles.number}>{index + 1}</span>
            <div>
              <h3>
                <BreakableTitle>{step.title}</BreakableTitle>
              </h3>
              {step.subTitle && <p>{step.subTitle}</p>}
            </div>
          </div>
          <FeatureBlockBody block={step} number={numbers[index]} scale={scales[index]} isMirrored={index % 2 === 1} />
        </li>
      ))}
    </ol>
  );
}
