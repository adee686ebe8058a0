import type { Chapter } from '@/lib/content/rich-text/chapters';
import { BoundText } from '../ui/bound-text';
import { Fold } from '../ui/fold';
import { PhrasedTitle } from '../ui/phrased-title';
import { RichText } from '../ui/rich-text';
import styles from './solution-limits.module.css';

/** What a solution cannot do, sentence by sentence; beside it the reasons. */
export function SolutionLimits({ limits, chapter }: { limits: string[]; chapter?: Chapter }) {
  return (
    <div className={styles.root}>
      <ul>
        {limits.map((limit) => (
          <li key={limit}>
            <BoundText>{limit}</BoundText>
          </li>
        ))}
      </ul>
      {chapter && (
        <div className={styles.reasons}>
          <h3 id={chapter.id}>
            <PhrasedTitle>{chapter.title}</PhrasedTitle>
          </h3>
          <Fold label="展开这一段">
            <RichText text={chapter.text} />
          </Fold>
        </div>
      )}
    </div>
  );
}
