'use client';

import { Fragment, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** A page that keeps nothing: when it is left it is drawn anew, also where Next or the browser has kept it alive. */
export function ForgetOnLeave({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(0);
  useLayoutEffect(() => () => setVisit((before) => before + 1), []);
  useEffect(() => {
    // at once: the browser keeps the page as it is when this returns
    const onHide = ({ persisted }: PageTransitionEvent) => {
      if (persisted) flushSync(() => setVisit((before) => before + 1));
    };
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, []);
  return <Fragment key={visit}>{children}</Fragment>;
}
