import { LRUCache } from 'lru-cache';

/** Pages that visitors have asked for lately. */
const MOST = 300;

/** @returns {import('lru-cache').LRUCache<string, readonly string[]>} tags by address; the same in every bundle of this process */
export function recentPages() {
  return (globalThis[Symbol.for('hengzhi.recent-pages')] ??= new LRUCache({ max: MOST }));
}
