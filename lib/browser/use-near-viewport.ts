import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is in the window or within half a window's height of it. */
export function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    // inside a scrolling element only a margin of that element counts
    const root = scrollerOf(target);
    const observer = new IntersectionObserver(([entry]) => setNear(entry.isIntersecting), {
      root,
      rootMargin: '50% 0px',
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}
