'use client';

import { Fragment, useLayoutEffect, useState, type ReactNode } from 'react';

/** A page that keeps nothing: when it is left it is drawn anew, also where Next would have kept it alive. */
export function ForgetOnLeave({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(0);
  useLayoutEffect(() => () => setVisit((before) => before + 1), []);
  return <Fragment key={visit}>{children}</Fragment>;
}
