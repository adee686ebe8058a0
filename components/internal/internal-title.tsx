import type { ReactNode } from 'react';
import styles from './internal-title.module.css';

interface InternalTitleProps {
  title: string;
  introduction?: string;
  /** right of the title: what can be done with the whole page */
  children?: ReactNode;
}

/** The head of an internal page. */
export function InternalTitle({ title, introduction, children }: InternalTitleProps) {
  return (
    <div className={styles.root}>
      <div>
        <h1>{title}</h1>
        {introduction && <p>{introduction}</p>}
      </div>
      {children}
    </div>
  );
}
