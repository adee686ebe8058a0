import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true });
  window.addEventListener('resize', notify);
  return () => {
    window.removeEventListener('scroll', notify);
    window.removeEventListener('resize', notify);
  };
}

/** Whether more than this share of the page's way has been scrolled. */
export function useScrolledShare(share: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => {
      const way = document.documentElement.scrollHeight - window.innerHeight;
      return way > 0 && window.scrollY / way > share;
    },
    () => false,
  );
}
