'use client';

import { useState, type CSSProperties, type ReactNode } from 'react';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { MARQUEE_ITEM_PX, MARQUEE_STEP_MS, MARQUEE_STEP_PX } from '@/lib/constants';
import { IconButton } from './icon-button';
import styles from './marquee.module.css';

/** Room that must never be empty: the widest window we think of. */
const WIDEST_PX = 2560;

interface MarqueeProps {
  label: string;
  /** rows of items; neighbours run in opposite directions */
  rows: { key: string; content: ReactNode }[][];
}

/**
 * Items that run past without end: 2 px every 30 ms, as one CSS animation. It
 * waits under the pointer and the focus and stops with its button. Without
 * scripts and under reduced motion every item stands still in a grid.
 */
export function Marquee({ label, rows }: MarqueeProps) {
  const scripted = useHydrated();
  const [paused, setPaused] = useState(false);
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <div className={styles.control}>
        <IconButton
          label={paused ? '继续滚动' : '暂停滚动'}
          shape={paused ? 'play' : 'pause'}
          onClick={() => setPaused(!paused)}
        />
      </div>
      {rows.map((items, row) => {
        const width = items.length * MARQUEE_ITEM_PX;
        const duration = (width / MARQUEE_STEP_PX) * MARQUEE_STEP_MS;
        const copies = Math.ceil(WIDEST_PX / Math.max(width, 1));
        return (
          <div key={row} className={styles.row} data-paused={paused || undefined}>
            <div
              className={styles.track}
              data-direction={row % 2 === 0 ? 'left' : 'right'}
              style={{ '--marquee-duration': `${duration}ms`, '--marquee-width': `${width}px` } as CSSProperties}
            >
              <Items items={items} />
              {scripted && Array.from({ length: copies }, (_, copy) => <Items key={copy} items={items} copy />)}
            </div>
          </div>
        );
      })}
    </div>
  );
}

function Items({ items, copy = false }: { items: MarqueeProps['rows'][number]; copy?: boolean }) {
  return (
    <ul className={styles.items} aria-hidden={copy || undefined} inert={copy} data-copy={copy || undefined}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  );
}
