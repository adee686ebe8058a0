import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { EVERY, fieldTag, itemTag, listTag, type FieldAlone, type Part } from '../../cache/tags';
import type { TypeKey } from '../../content-service/content-types';

/*
 * What a `'use cache'` function marks itself with: kept 5 minutes, then
 * refreshed behind the visitor's back, and refreshed at once when staff publish
 * a change of what it shows (`lib/cache/tags.ts` says which change clears what).
 * A function that calls another one carries its marks too, so it calls none
 * that reads more than it shows itself.
 */

/** Shows which items of a type there are, and in which order. */
export function cacheList(type: TypeKey): void {
  cache(type, listTag(type));
}

/** Shows that much of one item. @param item what it was asked for with: alias or contentItemId */
export function cacheItem(type: TypeKey, item: string, part?: Part): void {
  cache(type, itemTag(type, item, part));
}

/** Shows that much of every item of a type. */
export function cacheEvery(type: TypeKey, part?: Part): void {
  cache(type, listTag(type), itemTag(type, EVERY, part));
}

/** Shows these fields of one item, without its name or card. @param item its id or alias, or `EVERY` */
export function cacheFields<Type extends TypeKey>(type: Type, item: string, ...fields: FieldAlone<Type>[]): void {
  cache(type, ...fields.map((field) => fieldTag(type, item, field)));
}

/** Shows these fields of every item of a type, without their names or cards. */
export function cacheEveryFields<Type extends TypeKey>(type: Type, ...fields: FieldAlone<Type>[]): void {
  cacheShownFields(type, undefined, ...fields);
}

/** Shows these fields of the items that are shown. @param ids contentItemIds; undefined for every item of the type */
export function cacheShownFields<Type extends TypeKey>(
  type: Type,
  ids: readonly string[] | undefined,
  ...fields: FieldAlone<Type>[]
): void {
  cacheList(type);
  for (const id of ids ?? [EVERY]) cacheFields(type, id, ...fields);
}

/** For an answer that replaces a failed one: tried again after 10 seconds. */
export function cacheBriefly(): void {
  try {
    cacheLife('retry');
  } catch {
    // outside a cached function nothing is kept at all
  }
}

/** Every entry carries its type by itself as well, for notices that name no item. */
function cache(type: TypeKey, ...tags: string[]): void {
  cacheLife('content');
  cacheTag(type, ...tags);
}
