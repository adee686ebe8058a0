'use client';

import { useEffect } from 'react';
import { paths } from '@/lib/paths';

/** Registers /sw.js once the page is there; NEXT_PUBLIC_SERVICE_WORKER=off removes it from every browser that has it. */
export function ServiceWorker() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const work =
      process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off'
        ? navigator.serviceWorker
            .getRegistrations()
            .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
        : navigator.serviceWorker.register(paths.serviceWorker());
    work.catch((error: unknown) => console.error('service worker:', error));
  }, []);
  return null;
}
