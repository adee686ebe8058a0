import 'server-only';
import type { TypedDocumentString } from '@/graphql/generated/graphql';
import { contentType, type TypeKey } from '../../content-service/content-types';
import { cacheItem } from './cache';
import { presentOnly, query, queryAll, queryExtension, queryIfKnown } from './client';
import { ContentError } from './content-error';
import { serviceHealth } from './service-health';
import { asText, inner, NO_ITEM, plain } from './shapes';
import { isUnread } from './unread';
import { isAlias, isItemId } from '../../item-names';

/** The one list of an operation's answer. */
export type Answer<Item> = { readonly [root: string]: readonly (Item | null)[] | null | undefined };
/** Variables for paging through all of them. */
export type Turn = { first?: number | null; skip?: number | null };

type Where = { alias: string } | { id: string };

/**
 * The item a page is about, marked as shown in whole.
 * @param segment what is in the address: its alias or, failing that, its contentItemId
 * @param extra further query parameters (`detail=true`)
 */
export async function readItem<Item>(
  type: TypeKey,
  segment: string,
  document: TypedDocumentString<Answer<Item>, { alias?: string | null; id?: string | null }>,
  extra?: Record<string, string>,
): Promise<Item | undefined> {
  cacheItem(type, segment);
  if (segment === NO_ITEM) return undefined;
  const { hasAlias, extension } = contentType(type);
  const ask = extension ? queryIfKnown : query;
  const find = async (where: Where) => entries((await ask(document, where, extra)) ?? {})[0];
  const named = hasAlias ? await find({ alias: segment }) : undefined;
  const item = named ?? (!hasAlias || isItemId(segment) ? await find({ id: segment }) : undefined);
  if (!item) mustBeAbsent(type, segment);
  return item;
}

/**
 * An item whose file is there and could never be read is not absent: its page stays as it was made, or says to come
 * again.
 * @throws ContentError
 */
export function mustBeAbsent(type: TypeKey, name: string): void {
  if (!isUnread(type, name)) return;
  serviceHealth.failedAt = Date.now();
  throw new ContentError(`${type}/${name} 读不了`);
}

/** Whole texts are long, and an answer has its limit. */
export const WHOLE_AT_ONCE = 200;

/** Every item that an operation lists, in its order; marks nothing. @param atOnce so many in one answer */
export async function readAll<Item>(
  document: TypedDocumentString<Answer<Item>, Turn>,
  atOnce?: number,
): Promise<Item[]> {
  return queryAll(async (first, skip) => entries(await query(document, { first, skip })), atOnce);
}

/** The same for a type that a service may not know: then there are none. */
export async function readAllOf<Item>(
  type: TypeKey,
  document: TypedDocumentString<Answer<Item>, Turn>,
  atOnce?: number,
): Promise<Item[]> {
  if (!contentType(type).extension) return readAll(document, atOnce);
  return queryAll(async (first, skip) => entries((await queryIfKnown(document, { first, skip })) ?? {}), atOnce);
}

/** What the extension fields say of one item; undefined when the service has none. */
export async function readExtension<Item, Variables extends object>(
  document: TypedDocumentString<Answer<Item>, Variables>,
  variables: Variables,
): Promise<Item | undefined> {
  const answer = await queryExtension(document, variables);
  return answer ? entries(answer)[0] : undefined;
}

/** What the extension fields say of every item of a type; nothing when the service has none. @param atOnce so many in one answer */
export async function readAllExtensions<Item>(
  document: TypedDocumentString<Answer<Item>, Turn>,
  atOnce?: number,
): Promise<Item[]> {
  return queryAll(async (first, skip) => {
    const answer = await queryExtension(document, { first, skip });
    return answer ? entries(answer) : [];
  }, atOnce);
}

/** So many are named in one address; of more, all are asked for. */
const MOST_NAMED = 100;

/**
 * The same of those that are shown: a page that shows one item does not read all of them.
 * @param ids contentItemIds; undefined for every item of the type
 */
export async function readExtensionsOf<Item extends { contentItemId?: unknown }>(
  document: TypedDocumentString<Answer<Item>, Turn & { ids?: string[] | null }>,
  ids?: readonly string[],
): Promise<Item[]> {
  if (ids?.length === 0) return [];
  const named = ids && ids.length <= MOST_NAMED ? [...ids] : null;
  const all = await queryAll(async (first, skip) => {
    const answer = await queryExtension(document, { ...(named ? { ids: named } : {}), first, skip });
    return answer ? entries(answer) : [];
  });
  return ids ? all.filter((item) => ids.includes(plain(item.contentItemId))) : all;
}

/** The items of an answer, without what the contract allows in place of one. */
export function entries<Item>(answer: Answer<Item>): Item[] {
  return presentOnly(Object.values(answer)[0]);
}

/**
 * What every item that has a page has. An alias that no address can hold leads
 * nowhere: then the item stays under what it was asked for with.
 * @param segment alias or contentItemId
 */
export function headOf(
  item: { contentItemId?: unknown; alias?: unknown; displayText?: unknown },
  segment: string,
): { id: string; alias: string; title: string } {
  const alias = inner(item.alias, 'alias').toLowerCase();
  return {
    id: plain(item.contentItemId),
    alias: isAlias(alias) ? alias : segment,
    title: asText(item.displayText),
  };
}

/** The aliases of the items in a list of an answer, as far as they have one. */
export function aliasesOf(items: readonly ({ alias?: unknown } | null)[] | null | undefined): string[] {
  return presentOnly(items)
    .map((item) => inner(item.alias, 'alias'))
    .filter(Boolean);
}
