'use client';

import { useEffect } from 'react';

/** Tells the style sheets that the page is hydrated (`lib/server/pages/script-flag.mjs`). */
export function HydrationMark() {
  useEffect(() => document.documentElement.setAttribute('data-js', 'ready'), []);
  return null;
}
