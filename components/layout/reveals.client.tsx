'use client';

import { useEffect } from 'react';
import { revealOnScroll } from '@/lib/browser/reveal-on-scroll';

/** What of a page rises into its place when it is scrolled into view. */
export function Reveals() {
  useEffect(() => {
    const main = document.querySelector('main');
    return main ? revealOnScroll(main) : undefined;
  }, []);
  return null;
}
