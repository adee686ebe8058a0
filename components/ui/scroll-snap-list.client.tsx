'use client';

import { useRef, type ReactNode } from 'react';
import { useScrollSnap } from '@/lib/browser/use-scroll-snap';
import { scrollStop } from './scroll-stop';
import styles from './scroll-snap-list.module.css';

interface ScrollSnapListProps {
  label: string;
  /** how many items it holds */
  count: number;
  /** how the items lie on wide screens */
  className: string;
  /** the items, each an `<li>` */
  children: ReactNode;
}

/** A list that on phones becomes a strip, swiped item by item, with a counter. */
export function ScrollSnapList({ label, count, className, children }: ScrollSnapListProps) {
  const strip = useRef<HTMLUListElement>(null);
  const { place, onScroll } = useScrollSnap(strip);
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
