'use client';

import { useCallback, useState, type CSSProperties, type HTMLAttributes, type ReactNode } from 'react';
import { observe } from 'react-intersection-observer';
import { REVEAL_DELAY_STEP_MS, REVEAL_DISTANCE_PX } from '@/lib/constants';
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
 * Rises into its place when it is scrolled into view for the first time. The
 * server sends it visible; only what is below the window when scripts
 * arrive is lowered first, so nothing that is being read disappears. Under
 * reduced motion the style sheet leaves it where it is.
 */
export function Reveal({ index, perRow, as: Element = 'div', children }: RevealPlace) {
  const { ref, ...revealed } = useReveal(index, perRow);
  return (
    <Element ref={ref}>
      <div className={styles.root} {...revealed}>
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
  // it is observed where it waits, which is that much lower
  const { ref, ...revealed } = useReveal(index, perRow, REVEAL_DISTANCE_PX);
  return <Element ref={ref} {...rest} className={`${styles.root} ${styles.itself} ${className}`} {...revealed} />;
}

function useReveal(index = 0, perRow = 1, lowered = 0) {
  const [state, setState] = useState<'still' | 'waiting' | 'shown'>('still');
  const ref = useCallback(
    (element: HTMLElement | null) =>
      element
        ? observe(
            element,
            (inView, entry) =>
              setState((before) => {
                if (inView) return before === 'waiting' ? 'shown' : before;
                return before === 'still' && entry.boundingClientRect.top > 0 ? 'waiting' : before;
              }),
            { rootMargin: `0px 0px ${lowered}px` },
          )
        : undefined,
    [lowered],
  );
  const delay = REVEAL_DELAY_STEP_MS * (1 + (index % perRow));
  return { ref, 'data-reveal': state, style: { '--reveal-delay': `${delay}ms` } as CSSProperties };
}
