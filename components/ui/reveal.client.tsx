'use client';

import { useCallback, useState, type CSSProperties, type ReactNode } from 'react';
import { observe } from 'react-intersection-observer';
import { REVEAL_DELAY_STEP_MS } from '@/lib/constants';
import styles from './reveal.module.css';

interface RevealProps {
  /** place among its siblings */
  index?: number;
  /** how many stand in a row: the delays begin anew with each row */
  perRow?: number;
  as?: 'div' | 'li';
  children: ReactNode;
}

/**
 * Rises into its place when it is scrolled into view for the first time. The
 * server sends it visible; only what stands below the window when scripts
 * arrive is lowered first, so nothing that is being read disappears. Under
 * reduced motion the style sheet leaves it where it is.
 */
export function Reveal({ index = 0, perRow = 1, as: Element = 'div', children }: RevealProps) {
  const [state, setState] = useState<'still' | 'waiting' | 'shown'>('still');
  const ref = useCallback(
    (element: HTMLElement | null) =>
      element
        ? observe(element, (inView, entry) =>
            setState((before) => {
              if (inView) return before === 'waiting' ? 'shown' : before;
              return before === 'still' && entry.boundingClientRect.top > 0 ? 'waiting' : before;
            }),
          )
        : undefined,
    [],
  );
  const delay = REVEAL_DELAY_STEP_MS * (1 + (index % perRow));
  return (
    <Element ref={ref}>
      <div className={styles.root} data-reveal={state} style={{ '--reveal-delay': `${delay}ms` } as CSSProperties}>
        {children}
      </div>
    </Element>
  );
}
