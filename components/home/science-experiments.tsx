import type { Feature } from '@/lib/content/feature';
import { paths } from '@/lib/paths';
import { NoBreakText } from '../ui/no-break-text';
import { Carousel } from '../ui/carousel.client';
import { CoverLink } from '../ui/cover-link';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import styles from './science-experiments.module.css';

/** Ready-made experiments to start from. */
export function ScienceExperiments({ paradigms }: { paradigms: Feature | null }) {
  if (!paradigms || paradigms.children.length === 0) return null;
  const slides = paradigms.children.map((paradigm) => ({
    key: paradigm.id,
    content: (
      <div className={styles.root}>
        {paradigm.image && <Picture picture={paradigm.image} sizes="284px" />}
        <h3>
          {paradigm.paradigm ? (
            <CoverLink href={paths.paradigm(paradigm.paradigm.alias)}>{paradigm.paradigm.title}</CoverLink>
          ) : (
            paradigm.title
          )}
        </h3>
        <p>
          <NoBreakText>{paradigm.introduction}</NoBreakText>
        </p>
      </div>
    ),
  }));
  return (
    <Section
      id="experiments"
      title="经典任务，不用从头写"
      more={{ href: paths.feature(paradigms.alias), label: `全部${paradigms.children.length}个范式` }}
    >
      <Carousel page={paths.home()} label="实验范式" slides={slides} loop={false} layout="row" />
    </Section>
  );
}
