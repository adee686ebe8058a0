import type { PageSection } from '../ui/sections';
import { BreakableTitle } from '../ui/breakable-title';
import { Fold } from '../ui/fold';
import styles from './side-by-side.module.css';

export interface Part extends Pick<PageSection, 'id' | 'label' | 'title' | 'node'> {
  /** as tall as all others together: beside them */
  isAside?: boolean;
}

/** Parts of a method that are read together: beside one another where there is room; on phones the heading opens each. */
export function SideBySide({ parts }: { parts: readonly Part[] }) {
  return (
    <div className={styles.root}>
      {parts.map(({ id, label, title = label, isAside, node }) => (
        <section
          key={id}
          id={id}
          className={styles.part}
          data-aside={isAside || undefined}
          aria-labelledby={`${id}-title`}
        >
          <h2 id={`${id}-title`}>
            <BreakableTitle>{title}</BreakableTitle>
          </h2>
          <Fold label="展开">{node}</Fold>
        </section>
      ))}
    </div>
  );
}
