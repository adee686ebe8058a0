'use client';

import { useEffect, useRef } from 'react';

/**
 * Keys reach the blocks of code beside it where they are wider than their box, and only there: not every browser makes
 * a scrolled box a tab stop by itself.
 */
export function ScrollStops() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const blocks = [...(place.current?.parentElement?.querySelectorAll('pre') ?? [])];
    const observer = new ResizeObserver((changes) => {
      for (const { target } of changes) {
        if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
        else target.removeAttribute('tabindex');
      }
    });
    for (const block of blocks) observer.observe(block);
    return () => observer.disconnect();
  }, []);
  return <span ref={place} hidden />;
}
