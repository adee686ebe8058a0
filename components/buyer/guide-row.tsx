import type { ReactNode } from 'react';
import { BreakableTitle } from '../ui/breakable-title';
import styles from './guide-row.module.css';

interface GuideRowProps {
  title: string;
  /** on a phone what holds is behind a line */
  isFolded?: boolean;
  /** and on a wide screen it is behind a line, too: that stands beside its name */
  isClosed?: boolean;
  children: ReactNode;
}

/** One matter over the whole width: its name left, what holds beside it. */
export function GuideRow({ title, isFolded, isClosed, children }: GuideRowProps) {
  return (
    <div className={styles.root} data-folded={isFolded || undefined} data-closed={isClosed || undefined}>
      <h3>
        <BreakableTitle>{title}</BreakableTitle>
      </h3>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
