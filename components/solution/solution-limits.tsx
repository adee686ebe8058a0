import { foldLabel, type Chapter } from '@/lib/content/rich-text/chapters';
import { NoBreakText } from '../ui/no-break-text';
import { Fold } from '../ui/fold';
import { BreakableTitle } from '../ui/breakable-title';
import { RichText } from '../ui/rich-text';
import styles from './solution-limits.module.css';

/** What a solution cannot do, sentence by sentence; beside it the reasons. */
export function SolutionLimits({ limits, chapter }: { limits: string[]; chapter?: Chapter }) {
  return (
    <div className={styles.root}>
      <ul>
        {limits.map((limit) => (
          <li key={limit}>
            <NoBreakText>{limit}</NoBreakText>
          </li>
        ))}
      </ul>
      {chapter && (
        <div className={styles.reasons}>
          <h3 id={chapter.id}>
            <BreakableTitle>{chapter.title}</BreakableTitle>
          </h3>
          <Fold label={foldLabel(chapter.text)}>
            <RichText text={chapter.text} />
          </Fold>
        </div>
      )}
    </div>
  );
}
