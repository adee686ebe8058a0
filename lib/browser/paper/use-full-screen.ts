/* eslint-disable compat/compat -- nothing of it is called where `fullscreenEnabled` is missing: there is no button */
import { useEffect, useSyncExternalStore, type RefObject } from 'react';

function subscribe(notify: () => void): () => void {
  document.addEventListener('fullscreenchange', notify);
  return () => document.removeEventListener('fullscreenchange', notify);
}

/**
 * Full screen for an element. Browsers give it to a visitor who has just
 * pressed something; it is left when the page is.
 * @param ready when this becomes true it is tried once, quietly
 */
export function useFullScreen(element: RefObject<HTMLElement | null>, ready: boolean) {
  const isPossible = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled === true,
    () => false,
  );
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement != null,
    () => false,
  );

  useEffect(() => {
    const target = element.current;
    if (!ready || !target) return;
    // without a press a moment ago the browser refuses, and says so in its log
    if (document.fullscreenEnabled && navigator.userActivation?.isActive) enter(target);
    return () => {
      if (document.fullscreenElement === target) leave();
    };
  }, [element, ready]);

  const toggle = () => {
    if (document.fullscreenElement) leave();
    else if (element.current) enter(element.current);
  };
  return { isPossible, isFull, toggle };
}

function enter(element: HTMLElement): void {
  element.requestFullscreen().catch(() => {
    // refused: the window is as large as it was
  });
}

function leave(): void {
  document.exitFullscreen().catch(() => {
    // left already
  });
}
