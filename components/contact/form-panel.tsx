import type { ReactNode } from 'react';
import styles from './form-panel.module.css';

/** The quiet background that a form is on, beside what explains it. */
export function FormPanel({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
