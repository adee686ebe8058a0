'use client';

import type { ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';

/** A box that is marked `data-paused` while it is out of view, for a style sheet that stops what moves in it. */
export function PauseOffscreen({ className, children }: { className: string; children: ReactNode }) {
  const { ref, inView } = useInView({ initialInView: true });
  return (
    <div ref={ref} className={className} data-paused={!inView || undefined}>
      {children}
    </div>
  );
}
