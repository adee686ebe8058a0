import 'server-only';
import type { CONTENT_TYPES, TypeKey } from '../content-service/content-types';
import { cacheEvery, cacheList } from './reading/cache';
import { orEmpty, presentOnly } from './reading/client';
import { bySortNum, linkOf, toCards, toEveryCard } from './reading/lists';
import { plain } from './reading/shapes';
import { readCards, readNames } from './reading/uniform';
import type { Card, ItemLink } from './types';

/** Types whose items stand under no other (versions stand under their module). */
export type LinkedType = {
  [Type in TypeKey]: (typeof CONTENT_TYPES)[Type] extends { parent: null } ? Type : never;
}[TypeKey];

/**
 * Every item of a type as a link, in the order of its lists: for menus,
 * filters, addresses and lists without scripts, which show nothing but names.
 */
export async function getLinks(type: LinkedType): Promise<ItemLink[]> {
  'use cache';
  cacheEvery(type, 'name');
  const named = bySortNum(await readNames(type));
  return presentOnly(named.map((item) => linkOf(type, item)));
}

/** Whether a type has any items at all; false, too, where they cannot be had. */
export async function hasItems(type: TypeKey): Promise<boolean> {
  'use cache';
  cacheList(type);
  return (await orEmpty(type, readNames(type))).length > 0;
}

/** Every item of a type as a card, in the order of its lists. */
export async function getCards(type: TypeKey): Promise<Card[]> {
  'use cache';
  return toEveryCard(type, bySortNum(await readCards(type)));
}

/** Those of them that a page shows beside what it is about. @param ids contentItemIds */
export async function getCardsOf(type: TypeKey, ids: readonly string[]): Promise<Card[]> {
  'use cache';
  const all = ids.length > 0 ? bySortNum(await orEmpty(type, readCards(type))) : [];
  return toCards(
    type,
    all.filter(({ contentItemId }) => ids.includes(plain(contentItemId))),
  );
}

/** The first of them: the latest, of most types. */
export async function getFirstCards(type: TypeKey, most: number): Promise<Card[]> {
  'use cache';
  return toCards(type, await readCards(type, most));
}
