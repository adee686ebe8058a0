'use client';

import { useSearchParams } from 'next/navigation';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Tells a list what the address says: on arrival (first visit, or shown again after other pages) and whenever it
 * changes. Draws nothing, and comes after hydration: a static page knows no query.
 */
export function AddressWatcher({ onChange }: { onChange: (search: string, isArrival: boolean) => void }) {
  const search = useSearchParams().toString();
  const isHere = useRef(false);
  const tell = useEffectEvent(onChange);
  useLayoutEffect(() => {
    tell(search, !isHere.current);
    isHere.current = true;
  }, [search]);
  useLayoutEffect(
    () => () => {
      isHere.current = false;
    },
    [],
  );
  return null;
}
