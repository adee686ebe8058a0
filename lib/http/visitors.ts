import { performance } from 'node:perf_hooks';
import { LRUCache } from 'lru-cache';
import { processWide } from '../process-wide';

export const REMEMBERED_MS = 24 * 3600_000;
/** Nobody reads a page and fills its form in less time. */
export const SHORTEST_MS = 2_000;
const MAX_ADDRESSES = 50_000;

/** When an address first asked for a page. */
const seen = processWide('visitors', () => new LRUCache<string, number>({ max: MAX_ADDRESSES }));

/** Remembers in this process that an address has asked for a page. */
export function sawPage(address: string, now = performance.now()): void {
  if (now - (seen.get(address) ?? -Infinity) < REMEMBERED_MS) return;
  seen.set(address, now);
}

/** Whether the address has asked for a page, long enough ago to have read it. */
export function hasSeenPage(address: string, now = performance.now()): boolean {
  const age = now - (seen.get(address) ?? Infinity);
  return age >= SHORTEST_MS && age < REMEMBERED_MS;
}
