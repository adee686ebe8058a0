import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { TYPE_KEYS, type TypeKey } from '../../content-service/model';
import { itemTag, listTag } from '../../cache/tags';

/**
 * Marks the surrounding `'use cache'` function: kept 5 minutes, then refreshed
 * behind the visitor's back, and refreshed at once when staff publish.
 * Tags: `case` (everything of the type), `case-list` (its lists) and
 * `case:<alias or id>` (one item); `app/api/revalidate` clears them.
 */
export function cacheContent(type: TypeKey, item?: string): void {
  cacheLife('content');
  cacheTag(type, item === undefined ? listTag(type) : itemTag(type, item));
}

/** Marks a `'use cache'` function that reads items of every type. */
export function cacheAllContent(): void {
  cacheLife('content');
  cacheTag(...TYPE_KEYS.map(listTag));
}

/** For an answer that stands in for a failed one: tried again after 30 seconds. */
export function cacheBriefly(): void {
  cacheLife('retry');
}
