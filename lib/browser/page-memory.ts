import { useMemo, useSyncExternalStore } from 'react';
import { PAGE_MEMORY_LIMIT } from '../constants';

/*
 * What a page keeps when it is revisited, however many pages lie between: values by path and name, in the memory of
 * this window. Next itself keeps only the last three routes. The contact page uses none of it: it keeps nothing.
 */

const pages = new Map<string, Map<string, unknown>>();

/**
 * The value kept under a name for a page, made on first use. Outside the browser nothing is kept:
 * a server would hand one visitor's things to the next.
 */
export function rememberedOnPage<T>(path: string, name: string, create: () => T): T {
  if (typeof window === 'undefined') return create();
  const page = pages.get(path) ?? new Map<string, unknown>();
  // the page used last is last
  pages.delete(path);
  pages.set(path, page);
  if (!page.has(name)) page.set(name, create());
  for (const oldest of pages.keys()) {
    if (pages.size <= PAGE_MEMORY_LIMIT) break;
    pages.delete(oldest);
  }
  return page.get(name) as T;
}

/**
 * State that a page gets back when it is revisited: an open tab, typed text.
 * @param path the page's own address from `lib/addresses.ts`, so that every item has its own
 * @param initial what the server renders; an object must be the same one each time
 */
export function usePageMemory<T>(path: string, name: string, initial: T): [T, (value: T) => void] {
  const cell = useMemo(() => rememberedOnPage(path, name, () => createCell(initial)), [path, name, initial]);
  const value = useSyncExternalStore(cell.subscribe, cell.get, () => initial);
  return [value, cell.set];
}

function createCell<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next: T) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
