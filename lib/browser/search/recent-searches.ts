import { keptList } from '../kept-list';

/* What was searched for on this device; it stays on it. */

const MOST = 6;

const list = keptList('recent-searches', (stored) =>
  Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, MOST) : [],
);

/** The latest first; empty where the browser keeps nothing. */
export const useRecentSearches = list.use;

export function addRecentSearch(text: string): void {
  list.write([text, ...list.read().filter((other) => other !== text)].slice(0, MOST));
}

export function clearRecentSearches(): void {
  list.write([]);
}
