import type { ReactNode } from 'react';
import styles from './page-body.module.css';

/** The content of a page below its head, at the page's width. */
export function PageBody({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
