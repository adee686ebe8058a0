'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** Long enough for the page that comes back to be drawn and put in its place, in ms. */
const RETURNING_MS = 1_000;

/** Anchors are scrolled to smoothly; who comes back from another page finds his place at once. */
export function InstantReturn() {
  const page = usePathname();
  const shown = useRef(page);
  useEffect(() => {
    shown.current = page;
  }, [page]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onReturn = () => {
      // a link to a place in this page is told in the same way
      if (location.pathname === shown.current) return;
      dataset.returning = '';
      clearTimeout(timer);
      timer = setTimeout(() => delete dataset.returning, RETURNING_MS);
    };
    // before the router's: React draws the page that is come back to while that runs
    window.addEventListener('popstate', onReturn, true);
    return () => window.removeEventListener('popstate', onReturn, true);
  }, []);
  return null;
}
