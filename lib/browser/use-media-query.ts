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

const MOBILE = `(max-width: ${MOBILE_MAX_WIDTH}px)`;

export const useMobile = () => useMediaQuery(MOBILE);

/** The same, asked once, in a browser. */
export const isMobile = () => window.matchMedia(MOBILE).matches;
