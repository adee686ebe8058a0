import type { PageSection } from '../ui/sections';
import { BreakableTitle } from '../ui/breakable-title';
import { Fold } from '../ui/fold';
import styles from './side-by-side.module.css';

export interface Part extends Pick<PageSection, 'id' | 'label' | 'title' | 'node'> {
  /** on phones its heading opens it */
  isLong?: boolean;
  /** as tall as all others together: beside them */
  isAside?: boolean;
}

/** Parts of a method that are read together: beside one another where there is room. */
export function SideBySide({ parts }: { parts: readonly Part[] }) {
  return (
    <div className={styles.root}>
      {parts.map(({ id, label, title = label, isLong, isAside, node }) => (
        <section
          key={id}
          id={id}
          className={styles.part}
          data-long={isLong || undefined}
          data-aside={isAside || undefined}
          aria-labelledby={`${id}-title`}
        >
          <h2 id={`${id}-title`}>
            <BreakableTitle>{title}</BreakableTitle>
          </h2>
          {isLong ? <Fold label="展开">{node}</Fold> : node}
        </section>
      ))}
    </div>
  );
}
