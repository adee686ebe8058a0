'use client';

import { useEffect } from 'react';

/** Registers the service worker once the page is there; NEXT_PUBLIC_SERVICE_WORKER=off removes it from every browser that has it. */
export function ServiceWorker({ src }: { src: string }) {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const work =
      process.env.NEXT_PUBLIC_SERVICE_WORKER === 'off'
        ? navigator.serviceWorker
            .getRegistrations()
            .then((registrations) => Promise.all(registrations.map((registration) => registration.unregister())))
        : navigator.serviceWorker.register(src);
    work.catch((error: unknown) => console.error('service worker:', error));
  }, [src]);
  return null;
}
