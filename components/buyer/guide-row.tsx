import type { ReactNode } from 'react';
import { BreakableTitle } from '../ui/breakable-title';
import styles from './guide-row.module.css';

interface GuideRowProps {
  title: string;
  children: ReactNode;
}

/** One matter over the whole width: its name left, what holds beside it. */
export function GuideRow({ title, children }: GuideRowProps) {
  return (
    <div className={styles.root}>
      <h3>
        <BreakableTitle>{title}</BreakableTitle>
      </h3>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
