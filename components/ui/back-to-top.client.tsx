'use client';

import { useEffect, useRef } from 'react';
import { scrollToTop } from '@/lib/browser/scroll-to-top';
import { useReducedMotion } from '@/lib/browser/use-media-query';
import { useScrolledShare } from '@/lib/browser/use-scrolled-share';
import { BACK_TO_TOP_AFTER, BACK_TO_TOP_MS } from '@/lib/constants';
import { IconButton } from './icon-button';

/** Once the page is under way: back to its top. */
export function BackToTop() {
  const far = useScrolledShare(BACK_TO_TOP_AFTER);
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
