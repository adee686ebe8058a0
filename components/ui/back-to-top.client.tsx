'use client';

import { useEffect, useRef } from 'react';
import { scrollToTop } from '@/lib/browser/scroll-to-top';
import { useReducedMotion } from '@/lib/browser/use-media-query';
import { useScrollReading } from '@/lib/browser/use-scroll-reading';
import { BACK_TO_TOP_AFTER, BACK_TO_TOP_MS } from '@/lib/constants';
import { IconButton } from './icon-button';

/** Once the page is under way: back to its top. */
export function BackToTop() {
  const far = useScrollReading(isFar, false);
  const still = useReducedMotion();
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  if (!far) return null;
  return (
    <IconButton
      label="回到顶部"
      shape="up"
      onClick={() => {
        stop.current?.();
        stop.current = scrollToTop(still ? 0 : BACK_TO_TOP_MS);
      }}
    />
  );
}

/** Has more than that share of the page's way been scrolled? */
function isFar(): boolean {
  const way = document.documentElement.scrollHeight - window.innerHeight;
  return way > 0 && window.scrollY / way > BACK_TO_TOP_AFTER;
}
