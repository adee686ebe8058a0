import { useMemo, useRef, useState } from 'react';
import { findHits, indexPage, type Hit, type PageIndex } from './search';
import { readText, textItems, type PdfDocument } from './pdf-library';

interface SearchedPage {
  index: PageIndex;
  items: string[];
  /** how far down the page each item is, as a share */
  tops: number[];
}

/** The text of a paper, read once. */
const read = new WeakMap<PdfDocument, Promise<SearchedPage[]>>();

export interface PaperSearch {
  /** what was searched for; null before the first search */
  query: string | null;
  hits: readonly Hit[];
  /** index of the hit that is shown; -1 without hits */
  current: number;
  isBusy: boolean;
  search: (query: string) => Promise<void>;
  step: (direction: 1 | -1) => void;
  clear: () => void;
}

const NOTHING = { query: null, hits: [], current: -1, isBusy: false };

/**
 * Search in the text of a paper.
 * @param page the page that is read: the first hit on it or behind it is shown first
 */
export function usePaperSearch(
  document: PdfDocument | null,
  page: number,
  goTo: (page: number, down?: number) => void,
): PaperSearch {
  const [state, setState] = useState<Pick<PaperSearch, 'query' | 'hits' | 'current' | 'isBusy'>>(NOTHING);
  const turn = useRef(0);

  async function show(hit: Hit): Promise<void> {
    const pages = document && (await readPages(document));
    goTo(hit.page, pages?.[hit.page - 1]?.tops[hit.start.item] ?? 0);
  }

  async function search(query: string): Promise<void> {
    const mine = ++turn.current;
    if (!document || query.trim() === '') return setState(NOTHING);
    setState((before) => ({ ...before, isBusy: true }));
    const pages = await readPages(document).catch(() => []);
    // another search has begun meanwhile
    if (mine !== turn.current) return;
    const hits = pages.flatMap(({ index, items }, at) => findHits(index, items, at + 1, query));
    const next = hits.findIndex((hit) => hit.page >= page);
    const current = hits.length === 0 ? -1 : Math.max(0, next);
    setState({ query, hits, current, isBusy: false });
    if (current >= 0) await show(hits[current]);
  }

  function step(direction: 1 | -1): void {
    const { hits, current } = state;
    if (hits.length === 0) return;
    const next = (current + direction + hits.length) % hits.length;
    setState({ ...state, current: next });
    void show(hits[next]);
  }

  return {
    ...state,
    search,
    step,
    clear: () => {
      turn.current++;
      setState(NOTHING);
    },
  };
}

/** Hits by page; pages without hits all get the same empty list. */
export function useHitsByPage(hits: readonly Hit[]): (page: number) => readonly Hit[] {
  return useMemo(() => {
    const byPage = new Map<number, Hit[]>();
    for (const hit of hits) byPage.set(hit.page, [...(byPage.get(hit.page) ?? []), hit]);
    return (page: number) => byPage.get(page) ?? NO_HITS;
  }, [hits]);
}

const NO_HITS: readonly Hit[] = [];

function readPages(document: PdfDocument): Promise<SearchedPage[]> {
  const known = read.get(document);
  if (known) return known;
  const reading = Promise.all(Array.from({ length: document.numPages }, (_, index) => readPage(document, index + 1)));
  read.set(document, reading);
  // tried again with the next search
  reading.catch(() => read.delete(document));
  return reading;
}

async function readPage(document: PdfDocument, number: number): Promise<SearchedPage> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const found = textItems(await readText(page));
  const items = found.map(({ str }) => str);
  const tops = found.map(({ transform }) => {
    const [, down] = viewport.convertToViewportPoint(Number(transform[4]), Number(transform[5])) as number[];
    return down / viewport.height;
  });
  return { index: indexPage(items), items, tops };
}
