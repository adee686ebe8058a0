'use client';

import { useEffect } from 'react';

/** Long enough for the page that comes back to be drawn and put in its place, in ms. */
const RETURNING_MS = 1_000;

/** Anchors are scrolled to smoothly; who comes back from another page finds his place at once. */
export function InstantReturn() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onReturn = () => {
      dataset.returning = '';
      clearTimeout(timer);
      timer = setTimeout(() => delete dataset.returning, RETURNING_MS);
    };
    window.addEventListener('popstate', onReturn);
    return () => window.removeEventListener('popstate', onReturn);
  }, []);
  return null;
}
