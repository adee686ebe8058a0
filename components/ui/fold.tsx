import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** what is behind it, in a few words */
  label: string;
  children: ReactNode;
}

/** What a reader may leave out on a phone: there behind a line that opens it, everywhere else simply there. */
export function Fold({ label, children }: FoldProps) {
  return (
    <details className={styles.root}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
