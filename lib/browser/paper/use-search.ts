import { useEffect, useState } from 'react';
import type { PageViewer } from './page-viewer';

interface Found {
  /** what was searched for; null before the first search */
  query: string | null;
  total: number;
  /** number of the hit that is shown, from 1; 0 without hits */
  current: number;
  /** page of that hit, from 1 */
  page: number;
  isBusy: boolean;
}

export interface PaperSearch extends Found {
  search: (query: string) => void;
  step: (direction: 1 | -1) => void;
  clear: () => void;
}

const NOTHING: Found = { query: null, total: 0, current: 0, page: 0, isBusy: false };

/** Search in the text of a paper: the first hit on the page that is read, or behind it, is shown first. */
export function usePaperSearch(shown: PageViewer | null): PaperSearch {
  const [found, setFound] = useState(NOTHING);

  useEffect(() => {
    if (!shown) return;
    const { events, finder } = shown;
    const onCount = ({ matchesCount }: { matchesCount: { current: number; total: number } }) => {
      const page = (finder.selected?.pageIdx ?? -1) + 1;
      setFound((before) => (before.query === null ? before : { ...before, ...matchesCount, page, isBusy: false }));
    };
    const told = ['updatefindmatchescount', 'updatefindcontrolstate'];
    for (const name of told) events.on(name, onCount);
    return () => {
      for (const name of told) events.off(name, onCount);
      setFound(NOTHING);
    };
  }, [shown]);

  function find(query: string, type: 'find' | 'again', findPrevious = false): void {
    shown?.events.dispatch('find', { type, query, highlightAll: true, findPrevious });
  }

  function clear(): void {
    setFound(NOTHING);
    shown?.events.dispatch('findbarclose', {});
  }

  function search(query: string): void {
    if (query.trim() === '') return clear();
    setFound((before) => ({ ...before, query, isBusy: true }));
    find(query, 'find');
  }

  function step(direction: 1 | -1): void {
    if (found.query !== null) find(found.query, 'again', direction < 0);
  }

  return { ...found, search, step, clear };
}
