'use client';

import { useSearchParams } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';

/**
 * Tells a list what the address says: on arrival (first visit, or shown again after other pages)
 * and whenever it changes. Draws nothing; stands under Suspense, because a static page knows no query.
 */
export function AddressWatcher({ onChange }: { onChange: (search: string, isArrival: boolean) => void }) {
  const search = useSearchParams().toString();
  const isHere = useRef(false);
  useLayoutEffect(() => {
    onChange(search, !isHere.current);
    isHere.current = true;
  }, [search, onChange]);
  useLayoutEffect(
    () => () => {
      isHere.current = false;
    },
    [],
  );
  return null;
}
