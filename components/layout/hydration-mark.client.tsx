'use client';

import { useEffect } from 'react';
import { applyLateStyle } from '@/lib/browser/apply-late-style';

/** Tells the style sheets that the page is hydrated (`lib/server/pages/script-flag.mjs`). */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.setAttribute('data-js', 'ready');
    applyLateStyle();
  }, []);
  return null;
}
