import { useSyncExternalStore } from 'react';
import { NAVIGATION_FLAGS_LIFE_MS } from '../constants';

/*
 * The navigation check cache: one flag per entry of the main menu, the selected one true and all others false, kept in
 * this browser for a day.
 */

const KEY = 'navigation-flags';

type Flags = Record<string, boolean>;

interface Stored {
  savedAt: number;
  flags: Flags;
}

const NONE: Flags = {};
const listeners = new Set<() => void>();
/** the flags that were read last, and what was in the storage: an unchanged text is the same object */
let last = { text: '', stored: null as Stored | null };

/** Remembers which entry was selected last; a browser that stores nothing is left in peace. */
export function selectNavigation(entries: readonly string[], selected: string): void {
  const flags = Object.fromEntries(entries.map((entry) => [entry, entry === selected]));
  try {
    localStorage.setItem(KEY, JSON.stringify({ savedAt: Date.now(), flags } satisfies Stored));
  } catch {
    // storage is full or forbidden: nothing hangs on it
  }
  for (const listener of listeners) listener();
}

/**
 * Is this the entry that one is in? A page that is under an entry decides; on all others it is the entry selected
 * last, for a day.
 * @param entry its address
 * @param path of the page
 */
export function useIsCurrentEntry(entry: string, path: string): boolean {
  const flags = useSyncExternalStore(subscribe, readFlags, () => NONE);
  const holds = (address: string) => path === address || path.startsWith(`${address}/`);
  return holds(entry) || (flags[entry] === true && !Object.keys(flags).some(holds));
}

function readFlags(): Flags {
  try {
    const text = localStorage.getItem(KEY) ?? 'null';
    if (text !== last.text) last = { text, stored: JSON.parse(text) as Stored | null };
    if (!last.stored) return NONE;
    const age = Date.now() - last.stored.savedAt;
    if (age >= 0 && age < NAVIGATION_FLAGS_LIFE_MS) return last.stored.flags;
    localStorage.removeItem(KEY);
  } catch {
    // forbidden, or not readable
  }
  return NONE;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
