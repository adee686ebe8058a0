import { useSyncExternalStore } from 'react';

/* Whether this browser keeps a list at all: known without what reads lists (`kept-list.ts`), so that every page can ask. */

/** Keys of the lists that the header marks. */
export const COMPARED_VERSIONS = 'compared-versions';
export const ENQUIRY_LIST = 'enquiry-list';

/** Lists with entries that are in no storage. */
const unstored = new Set<string>();
const listeners = new Set<() => void>();

/** Says that a list has been written. @param isUnstored it has entries, and the browser has not taken them */
export function listWritten(key: string, isUnstored: boolean): void {
  if (isUnstored) unstored.add(key);
  else unstored.delete(key);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // of other tabs
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const keepsSomething = () =>
  [COMPARED_VERSIONS, ENQUIRY_LIST].some((key) => unstored.has(key) || storage()?.getItem(key) != null);

/** False in the HTML and while the page is hydrated. */
export const useKeepsSomething = () => useSyncExternalStore(subscribe, keepsSomething, () => false);

/** Null where it is forbidden. */
export function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
