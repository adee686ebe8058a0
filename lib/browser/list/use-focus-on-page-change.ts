import { useEffect, useRef, type RefObject } from 'react';

/** A smooth scroll that was under way when the page came has ended by then. */
const SETTLING_MS = 500;

/**
 * A page that was asked for by its number starts at its first item: when it is there, the list comes to the top of the
 * window and its first link takes the focus.
 * @param from the first page shown
 * @returns says which page is on its way
 */
export function useFocusOnPageChange(items: RefObject<HTMLElement | null>, from: number): (page: number) => void {
  const expected = useRef<number | null>(null);
  useEffect(() => {
    const isHere = expected.current === from;
    expected.current = null;
    if (!isHere) return;
    const start = () => items.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    start();
    items.current?.querySelector('a')?.focus({ preventScroll: true });
    // a scroll under way (the browser brings a focused button into view) goes on from the new place
    window.addEventListener('scrollend', start, { once: true });
    const stop = () => window.removeEventListener('scrollend', start);
    const settled = setTimeout(stop, SETTLING_MS);
    return () => {
      clearTimeout(settled);
      stop();
    };
  }, [items, from]);
  return (page) => {
    expected.current = page;
  };
}
