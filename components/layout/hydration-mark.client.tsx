'use client';

import { useEffect } from 'react';
import { applyLateStyle } from '@/lib/browser/apply-late-style';
import { layOutRest } from '@/lib/browser/lay-out-rest';

/** Tells the style sheets that the page is hydrated (`lib/server/pages/script-flag.mjs`); what can wait for that follows. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.setAttribute('data-js', 'ready');
    // in this order: a style sheet costs as much more as has been laid out before it
    applyLateStyle(layOutRest);
  }, []);
  return null;
}
