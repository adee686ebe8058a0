import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { REVEAL_DELAY_STEP_MS } from '@/lib/constants';
import styles from './reveal.module.css';

interface RevealPlace {
  /** place among its siblings */
  index?: number;
  /** how many are in a row: the delays begin anew with each row */
  perRow?: number;
  as?: 'div' | 'li' | 'article';
  children: ReactNode;
}

/**
 * Rises into its place when it is scrolled into view for the first time (`lib/browser/reveal-on-scroll.ts`). The
 * server sends it visible. Under reduced motion the style sheet leaves it where it is.
 */
export function Reveal({ index, perRow, as: Element = 'div', children }: RevealPlace) {
  return (
    <Element>
      <div className={styles.root} {...revealed(index, perRow)}>
        {children}
      </div>
    </Element>
  );
}

/** The same for an element that lays out its children itself, and so has no box inside it that could rise. */
export function RevealItself({
  index,
  perRow,
  as: Element = 'div',
  className = '',
  ...rest
}: RevealPlace & HTMLAttributes<HTMLElement>) {
  return <Element {...rest} className={`${styles.root} ${styles.itself} ${className}`} {...revealed(index, perRow)} />;
}

function revealed(index = 0, perRow = 1) {
  const delay = REVEAL_DELAY_STEP_MS * (1 + (index % perRow));
  return {
    'data-reveal': 'still',
    style: { '--reveal-delay': `${delay}ms` } as CSSProperties,
    // it may have been lowered before this part of the page is hydrated
    suppressHydrationWarning: true,
  };
}
