import type { Chapter } from '@/lib/content/rich-text/chapters';
import { FoldedChapter } from '../facts/folded-chapter';
import { NoBreakText } from '../ui/no-break-text';
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
          <FoldedChapter chapter={chapter} />
        </div>
      )}
    </div>
  );
}
