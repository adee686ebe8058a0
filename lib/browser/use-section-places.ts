import { useEffect, useState } from 'react';
import { anchorOffset, drawnSection } from './drawn-section';

/**
 * Where sections begin on the way from the top of the page to its end, from 0 to 1: how far one has scrolled when a
 * section is below the header. Read when the page has been laid out in a new size, so that nothing is laid out for it.
 * @param ids of the sections in the order of the page, separated by spaces
 * @returns one place for each; none before the first reading, and on pages that do not scroll
 */
export function useSectionPlaces(ids: string): readonly number[] {
  const [places, setPlaces] = useState<readonly number[]>([]);
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setPlaces(placesOf(ids.split(' '))));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ids]);
  return places;
}

function placesOf(ids: readonly string[]): number[] {
  const way = document.documentElement.scrollHeight - window.innerHeight;
  if (way <= 0) return [];
  const header = anchorOffset();
  return ids.map((id) => {
    const { top = Infinity } = drawnSection(id)?.getBoundingClientRect() ?? {};
    return Math.min(1, Math.max(0, (top + window.scrollY - header) / way));
  });
}
