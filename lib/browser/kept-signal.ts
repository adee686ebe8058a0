import { useSyncExternalStore } from 'react';

/* Whether this browser keeps a list at all: known without what reads lists (`kept-list.ts`), so that every page can ask. */

/** Keys of the lists that the header marks. */
export const COMPARED_VERSIONS = 'compared-versions';
export const ENQUIRY_LIST = 'enquiry-list';

/** Lists with entries that are in no storage. */
const unstored = new Set<string>();
const listeners = heardInAllTabs();

/** Says that a list has been written. @param isUnstored it has entries, and the browser has not taken them */
export function listWritten(key: string, isUnstored: boolean): void {
  if (isUnstored) unstored.add(key);
  else unstored.delete(key);
  listeners.tell();
}

const keepsSomething = () =>
  [COMPARED_VERSIONS, ENQUIRY_LIST].some((key) => unstored.has(key) || storage()?.getItem(key) != null);

/** False in the HTML and while the page is hydrated. */
export const useKeepsSomething = () => useSyncExternalStore(listeners.subscribe, keepsSomething, () => false);

/** Null where it is forbidden. */
export function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Who wants to know of changes of the storage: those of other tabs by the browser, those of this one as they are told. */
export function heardInAllTabs(): { tell: () => void; subscribe: (listener: () => void) => () => void } {
  const all = new Set<() => void>();
  return {
    tell: () => all.forEach((listener) => listener()),
    subscribe(listener) {
      all.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        all.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
