import { useSyncExternalStore } from 'react';
import { MOBILE_MAX_WIDTH } from '@/lib/constants';

/** Whether a media query matches; false on the server and until the page is alive. */
function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

export const useReducedMotion = () => useMediaQuery('(prefers-reduced-motion: reduce)');

export const useMobile = () => useMediaQuery(`(max-width: ${MOBILE_MAX_WIDTH}px)`);
