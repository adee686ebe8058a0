import type { FieldSolution } from '@/lib/content/domain';
import { NoBreakText } from '../ui/no-break-text';
import { Fold } from '../ui/fold';
import { BreakableTitle } from '../ui/breakable-title';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { ScrollSnapList } from '../ui/scroll-snap-list.client';
import styles from './field-solutions.module.css';

/** Typical studies of a field: what for beside a picture, how below it in two columns. */
export function FieldSolutions({ solutions }: { solutions: FieldSolution[] }) {
  return (
    <ScrollSnapList label="典型研究" count={solutions.length} className={styles.root}>
      {solutions.map((solution) => (
        <li key={solution.title}>
          <div className={styles.head}>
            <h3>
              <BreakableTitle>{solution.title}</BreakableTitle>
            </h3>
            {solution.name && solution.name !== solution.title && <p className={styles.name}>{solution.name}</p>}
            {solution.introduction && (
              <p>
                <NoBreakText>{solution.introduction}</NoBreakText>
              </p>
            )}
          </div>
          {solution.image && (
            <div className={styles.picture}>
              <Picture picture={solution.image} sizes="(max-width: 768px) 100vw, 690px" />
            </div>
          )}
          {solution.description.blocks.length + solution.details.blocks.length > 0 && (
            <div className={styles.how}>
              <Fold label="怎样做、答不了什么">
                <div className={styles.columns}>
                  <RichText text={solution.description} />
                  <RichText text={solution.details} />
                </div>
              </Fold>
            </div>
          )}
        </li>
      ))}
    </ScrollSnapList>
  );
}
