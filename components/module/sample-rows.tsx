import type { CSSProperties } from 'react';
import type { HomeModule } from '@/lib/pages/home';
import { paths } from '@/lib/paths';
import { CoverLink } from '../ui/cover-link';
import cover from '../ui/cover-link.module.css';
import { NoBreakText } from '../ui/no-break-text';
import { Summary } from '../ui/summary';
import { Icon } from '../ui/icon';
import { Thumbnail } from '../list/thumbnail';
import { RevealItself } from '../ui/reveal';
import styles from './sample-rows.module.css';

interface SampleRowsProps {
  modules: HomeModule[];
  /** level of the modules' names, which then stand beside their pictures; without it they are no headings */
  heading?: 'h2';
  /** rows after this many are left out on phones until the rest is opened */
  mobileCount?: number;
  textOf: (module: HomeModule) => string;
}

/** So many rows rise after one another. */
const PER_ROW = 4;

/** What the scale above the samples says, in ms. */
const MOMENTS = [0, 20, 40, 60, 80, 100];

/** Modules by how often they look: each tick is one sample in 100 ms, of the version that samples most often. */
export function SampleRows({ modules, heading: Name = undefined, mobileCount, textOf }: SampleRowsProps) {
  const Heading = Name ?? 'span';
  const rows = (
    <ul className={styles.rows} data-whole={Name && true}>
      {modules.map((module, index) => (
        <RevealItself
          as="li"
          key={module.id}
          index={index}
          perRow={PER_ROW}
          className={cover.area}
          data-wide-only={(mobileCount !== undefined && index >= mobileCount) || undefined}
        >
          {Name ? <Thumbnail picture={module.image} /> : <Icon icon={module.icon} />}
          <Heading className={styles.name}>
            <CoverLink href={paths.module(module.alias)}>
              <NoBreakText>{module.title}</NoBreakText>
            </CoverLink>
          </Heading>
          <Summary as="span" className={styles.text}>
            {textOf(module)}
          </Summary>
          <span className={styles.model}>{module.sampling?.model}</span>
          <Samples module={module} />
          <span className={styles.rate}>
            {module.sampling ? `${module.sampling.rate.toLocaleString('en')}\u00A0Hz` : ''}
          </span>
        </RevealItself>
      ))}
    </ul>
  );
  if (!Name) return rows;
  return (
    <>
      <p className={styles.scale} aria-hidden="true">
        <span>
          {MOMENTS.map((moment) => (
            <span key={moment}>{moment}</span>
          ))}
        </span>
        <span>ms</span>
      </p>
      {rows}
    </>
  );
}

/** One tick a sample, as far apart as they are in time (25 Hz: every 40 ms); where they would touch, a solid band. */
function Samples({ module: { sampling, signal } }: { module: HomeModule }) {
  const count = sampling ? sampling.rate / 10 : 0;
  return (
    <span
      className={styles.samples}
      data-samples
      data-signal={signal ?? undefined}
      style={{ '--count': count } as CSSProperties}
      aria-hidden="true"
    >
      {count > 0 && <i />}
    </span>
  );
}
