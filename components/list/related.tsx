import type { ReactNode } from 'react';
import styles from './related.module.css';

interface RelatedProps {
  id: string;
  title: string;
  /** how many there are, with the unit */
  count?: string;
  /** `aside` for what is no part of the page's own subject */
  as?: 'section' | 'aside';
  children: ReactNode;
}

/** What belongs to a page, beside its heading. */
export function Related({ id, title, count, as: Element = 'section', children }: RelatedProps) {
  return (
    <Element id={id} className={styles.root} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {title}
        {count && <small>{count}</small>}
      </h2>
      {children}
    </Element>
  );
}
