import type { LRUCache } from 'lru-cache';

export function recentPages(): LRUCache<string, readonly string[]>;
