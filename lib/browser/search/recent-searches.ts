import { useSyncExternalStore } from 'react';

/* What was searched for on this device; it stays on it. */

const KEY = 'recent-searches';
const MOST = 6;
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let read: { stored: string | null; searches: readonly string[] } = { stored: null, searches: NONE };

/** The latest first; empty where the browser keeps nothing. */
function recentSearches(): readonly string[] {
  const stored = storage()?.getItem(KEY) ?? null;
  if (stored !== read.stored) read = { stored, searches: parse(stored) };
  return read.searches;
}

export function addRecentSearch(text: string): void {
  write([text, ...recentSearches().filter((other) => other !== text)].slice(0, MOST));
}

export function clearRecentSearches(): void {
  write([]);
}

export function useRecentSearches(): readonly string[] {
  return useSyncExternalStore(subscribe, recentSearches, () => NONE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function write(searches: readonly string[]): void {
  try {
    if (searches.length > 0) storage()?.setItem(KEY, JSON.stringify(searches));
    else storage()?.removeItem(KEY);
  } catch {
    // a full store forgets this one
  }
  for (const listener of listeners) listener();
}

function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function parse(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, MOST) : NONE;
  } catch {
    return NONE;
  }
}
