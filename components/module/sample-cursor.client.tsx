'use client';

import type { PointerEvent, ReactNode } from 'react';
import styles from './sample-cursor.module.css';

/** One moment across all rows: a hairline follows the pointer over the drawn samples (`[data-samples]`). */
export function SampleCursor({ children }: { children: ReactNode }) {
  function onPointerMove({ currentTarget, clientX, pointerType }: PointerEvent<HTMLDivElement>) {
    const scale = currentTarget.querySelector('[data-samples]');
    if (!scale || pointerType === 'touch') return;
    const { left, width } = scale.getBoundingClientRect();
    const share = (clientX - left) / width;
    const isOver = share >= 0 && share <= 1;
    currentTarget.toggleAttribute('data-cursor', isOver);
    if (!isOver) return;
    currentTarget.style.setProperty('--cursor', `${clientX - currentTarget.getBoundingClientRect().left}px`);
    currentTarget.style.setProperty('--moment', `"${Math.round(share * 100)} ms"`);
  }
  return (
    <div
      className={styles.root}
      onPointerMove={onPointerMove}
      onPointerLeave={(event) => event.currentTarget.removeAttribute('data-cursor')}
    >
      {children}
    </div>
  );
}
