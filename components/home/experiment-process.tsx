import type { Feature } from '@/lib/content/feature';
import { paths } from '@/lib/paths';
import { Section } from '../ui/section';
import styles from './experiment-process.module.css';

/** The steps of an experiment, numbered. */
export function ExperimentProcess({ process }: { process: Feature | null }) {
  if (!process || process.children.length === 0) return null;
  return (
    <Section
      id="process"
      title={process.title}
      introduction={process.introduction}
      more={{ href: paths.feature(process.alias), label: '查看实验流程' }}
      ground="mist"
    >
      <ol className={styles.root}>
        {process.children.map((step, index) => (
          <li key={step.id}>
            <span className={styles.number}>{index + 1}</span>
            <h3>{step.title}</h3>
            {step.subTitle && <p className={styles.quiet}>{step.subTitle}</p>}
            {step.introduction && <p>{step.introduction}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
