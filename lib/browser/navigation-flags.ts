import { NAVIGATION_FLAGS_LIFE_MS } from '../constants';

/*
 * The navigation check cache: one flag per navigation entry,
 * the selected one true and all others false, kept in this browser for a day.
 */

const KEY = 'navigation-flags';

interface Stored {
  savedAt: number;
  flags: Record<string, boolean>;
}

/** Remembers which entry was selected last; a browser that stores nothing is left in peace. */
export function selectNavigation(entries: readonly string[], selected: string): void {
  const flags = Object.fromEntries(entries.map((entry) => [entry, entry === selected]));
  try {
    localStorage.setItem(KEY, JSON.stringify({ savedAt: Date.now(), flags } satisfies Stored));
  } catch {
    // storage is full or forbidden: nothing hangs on it
  }
}

/** The flags of the last selection; none after a day. */
export function readNavigationFlags(): Record<string, boolean> {
  try {
    const { savedAt, flags } = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Stored;
    const age = Date.now() - savedAt;
    if (age >= 0 && age < NAVIGATION_FLAGS_LIFE_MS) return flags;
    localStorage.removeItem(KEY);
  } catch {
    // never stored, or not readable
  }
  return {};
}
