import { useSyncExternalStore } from 'react';
import { afterPaint } from './after-paint';

/** Smaller movements of a thumb mean nothing. */
const THRESHOLD_PX = 8;

let position = 0;
let down = false;
let cancel: (() => void) | undefined;
const owners = new Set<() => void>();

function read() {
  const next = Math.max(0, window.scrollY);
  if (Math.abs(next - position) < THRESHOLD_PX) return;
  const before = down;
  down = next > position;
  position = next;
  if (down !== before) owners.forEach((notify) => notify());
}

function subscribe(notify: () => void) {
  if (owners.size === 0) {
    position = 0;
    down = false;
    // a page that is hydrated far down; read at once, the position would lay out the whole page
    cancel = afterPaint(() => {
      position = Math.max(0, window.scrollY);
    });
    window.addEventListener('scroll', read, { passive: true });
  }
  owners.add(notify);
  return () => {
    owners.delete(notify);
    if (owners.size > 0) return;
    cancel?.();
    window.removeEventListener('scroll', read);
  };
}

/** Whether the page was last scrolled downwards. */
export function useScrollingDown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => down,
    () => false,
  );
}
