import type { CSSProperties } from 'react';
import styles from './list-progress.module.css';

/** As many ticks as the narrowest window has room for. */
const TICKS_MAX = 60;

interface ListProgressProps {
  /** items above the first one shown, when a numbered list starts on a later page */
  before: number;
  shown: number;
  total: number;
  /** more are on their way: the caret runs along the ticks still grey */
  isLoading?: boolean;
}

/** How far a list is loaded: one tick per item, the shown ones blue; of very long lists a tick stands for several. */
export function ListProgress({ before, shown, total, isLoading = false }: ListProgressProps) {
  const count = Math.min(total, TICKS_MAX);
  const perTick = total / count;
  const rest = Math.min(count, Math.ceil((before + shown) / perTick)) / count;
  return (
    <span
      className={styles.root}
      data-loading={isLoading || undefined}
      style={{ '--from': rest } as CSSProperties}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => {
        const item = Math.floor(index * perTick);
        return <span key={index} data-shown={(item >= before && item < before + shown) || undefined} />;
      })}
    </span>
  );
}
