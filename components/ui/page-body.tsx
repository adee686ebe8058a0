import type { ReactNode } from 'react';
import styles from './page-body.module.css';

interface PageBodyProps {
  /** the page ends with a form of its own: the footer asks for no enquiry */
  isClosing?: boolean;
  children: ReactNode;
}

/** The content of a page below its head, at the page's width. */
export function PageBody({ isClosing, children }: PageBodyProps) {
  return (
    <div className={styles.root} data-closing={isClosing ? '' : undefined}>
      {children}
    </div>
  );
}
