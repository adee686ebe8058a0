import { useSyncExternalStore } from 'react';
import { onScroll } from './on-scroll';

/** Whether more than this share of the page's way has been scrolled. */
export function useScrolledShare(share: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => {
      const way = document.documentElement.scrollHeight - window.innerHeight;
      return way > 0 && window.scrollY / way > share;
    },
    () => false,
  );
}
