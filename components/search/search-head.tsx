import type { ReactNode } from 'react';
import styles from './search-head.module.css';

/** The frame of both search pages: name, then box and results. */
export function SearchHead({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <h1>搜索</h1>
      {children}
    </div>
  );
}
