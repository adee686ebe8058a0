import type { Feature } from '@/lib/content/feature';
import { paths } from '@/lib/paths';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import styles from './science-experiments.module.css';

/** Ready-made experiments to start from. */
export function ScienceExperiments({ paradigms }: { paradigms: Feature | null }) {
  if (!paradigms || paradigms.children.length === 0) return null;
  return (
    <Section
      id="experiments"
      title="从一个现成的实验开始"
      more={{ href: paths.feature(paradigms.alias), label: `全部 ${paradigms.children.length} 个范式` }}
    >
      <ul className={styles.root} tabIndex={0} aria-label="实验范式">
        {paradigms.children.map((paradigm) => (
          <li key={paradigm.id}>
            {paradigm.image && <Picture picture={paradigm.image} sizes="284px" />}
            <h3>{paradigm.title}</h3>
            <p>{paradigm.introduction}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
