import type { ReactNode } from 'react';
import styles from './chart.module.css';

/** The deep background that charts are drawn for; it stays under forced colours and on paper, where light letters would be lost. */
export function ChartBackground({ children }: { children: ReactNode }) {
  return (
    <div className={styles.background} data-background="dark">
      <div className={styles.frame}>{children}</div>
    </div>
  );
}
