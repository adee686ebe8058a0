'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';

interface IllustrationLifeProps {
  className: string;
  form: string;
  children: ReactNode;
}

/** Brings an illustration to life when it comes near: signals, taps and arrow keys are loaded only then. */
export function IllustrationLife({ className, form, children }: IllustrationLifeProps) {
  const root = useRef<HTMLDivElement | null>(null);
  const { ref, inView: isNear } = useInView({ rootMargin: '300px', triggerOnce: true });
  useEffect(() => {
    if (!isNear) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    void import('@/lib/browser/illustration/play').then(({ play }) => {
      if (!isGone && root.current) stop = play(root.current);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isNear]);
  return (
    <div
      ref={(element) => {
        root.current = element;
        ref(element);
      }}
      className={className}
      data-form={form}
    >
      {children}
    </div>
  );
}
