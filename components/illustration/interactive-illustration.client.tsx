'use client';

import { useEffect, type ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';

interface IllustrationLifeProps {
  className: string;
  form: string;
  children: ReactNode;
}

/** Brings an illustration to life when it comes near: signals, taps and arrow keys are loaded only then. */
export function InteractiveIllustration({ className, form, children }: IllustrationLifeProps) {
  const { ref, entry, inView: isNear } = useInView({ rootMargin: '200px', triggerOnce: true });
  const root = isNear ? (entry?.target as HTMLElement) : null;
  useEffect(() => {
    if (!root) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    void import('@/lib/browser/illustration/attach-interactions').then(({ attachInteractions }) => {
      if (!isGone) stop = attachInteractions(root);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [root]);
  return (
    <div ref={ref} className={className} data-form={form}>
      {children}
    </div>
  );
}
