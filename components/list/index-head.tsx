import type { ReactNode } from 'react';
import styles from './index-head.module.css';

interface IndexHeadProps {
  title: string;
  introduction: string;
  /** what stands beside the words: a key to the list below */
  children?: ReactNode;
}

/** The head of an index: its name and one sentence on the page's own ground; the list begins in the first screen. */
export function IndexHead({ title, introduction, children }: IndexHeadProps) {
  return (
    <header className={styles.root}>
      <div>
        <h1>{title}</h1>
        <p>{introduction}</p>
      </div>
      {children}
    </header>
  );
}
