import type { ReactNode } from 'react';
import styles from './search-head.module.css';

/** The frame of the search pages: name, then box and results. */
export function SearchHead({ title = '搜索', children }: { title?: string; children: ReactNode }) {
  return (
    <div className={styles.root}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
