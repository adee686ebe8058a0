import type { ReactNode } from 'react';
import styles from './lead.module.css';

/** The first paragraph of an article: larger, because it answers. */
export function Lead({ children }: { children: ReactNode }) {
  return children ? <p className={styles.root}>{children}</p> : null;
}
