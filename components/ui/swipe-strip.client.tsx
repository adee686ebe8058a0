'use client';

import { useRef, type ReactNode } from 'react';
import { useStrip } from '@/lib/browser/use-strip';
import { scrollStop } from './scroll-stop';
import styles from './swipe-strip.module.css';

interface SwipeStripProps {
  label: string;
  /** how many items it holds */
  count: number;
  /** how the items lie on wide screens */
  className: string;
  /** the items, each an `<li>` */
  children: ReactNode;
}

/** A list that on phones becomes a strip, swiped item by item, with a counter. */
export function SwipeStrip({ label, count, className, children }: SwipeStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const { place, onScroll } = useStrip(strip);
  return (
    <>
      <ul ref={strip} className={`${styles.root} ${className}`} aria-label={label} {...scrollStop} onScroll={onScroll}>
        {children}
      </ul>
      {count > 1 && (
        <p className={styles.counter} aria-hidden="true">
          {place + 1} / {count}
        </p>
      )}
    </>
  );
}
