import type { ReactNode } from 'react';
import styles from './split.module.css';

interface SplitProps {
  picture: ReactNode;
  /** picture left instead of right */
  reversed?: boolean;
  children: ReactNode;
}

/** Text beside a picture; neighbours alternate. Below each other on phones. */
export function Split({ picture, reversed = false, children }: SplitProps) {
  return (
    <div className={styles.root} data-reversed={reversed || undefined}>
      <div className={styles.text}>{children}</div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </div>
  );
}
