import type { ReactNode } from 'react';
import styles from './folded-text.module.css';

interface FoldedTextProps {
  /** anchor inside of what has to be opened, so that a link opens it */
  id: string;
  summary: ReactNode;
  children: ReactNode;
}

/** A text to be taken along, folded away under one line; there for anyone without scripts, too. */
export function FoldedText({ id, summary, children }: FoldedTextProps) {
  return (
    <details className={styles.root}>
      <summary>{summary}</summary>
      <div id={id}>{children}</div>
    </details>
  );
}
