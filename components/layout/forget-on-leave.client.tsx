'use client';

import { Fragment, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';

/** A page that keeps nothing: when it is left it is drawn anew, also where Next or the browser has kept it alive. */
export function ForgetOnLeave({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(0);
  useLayoutEffect(() => () => setVisit((before) => before + 1), []);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setVisit((before) => before + 1);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return <Fragment key={visit}>{children}</Fragment>;
}
