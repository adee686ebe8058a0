import 'server-only';
import type { TypedDocumentString } from '@/graphql/generated/graphql';
import { CONTENT_TYPES, type TypeKey } from '../../content-service/content-types';
import { cacheItem } from './cache';
import { presentOnly, query, queryAll, queryExtension } from './client';
import { ContentError } from './content-error';
import { serviceHealth } from './service-health';
import { asText, inner, NO_ITEM, plain } from './shapes';
import { isUnread } from './unread';
import { isAlias, isItemId } from '../../item-names';

/** The root field that a type's items are under in answers. */
type Root<Type extends TypeKey> = (typeof CONTENT_TYPES)[Type]['root'];
type Answer<Type extends TypeKey> = { [Name in Root<Type>]?: readonly unknown[] | null };
/** An item as an operation's answer has it. */
type Entry<Type extends TypeKey, Result extends Answer<Type>> = NonNullable<NonNullable<Result[Root<Type>]>[number]>;

type Where = { alias: string } | { id: string };

/**
 * The item a page is about, marked as shown in whole.
 * @param segment what is in the address: its alias or, failing that, its contentItemId
 * @param extra further query parameters (`detail=true`)
 */
export async function readItem<Type extends TypeKey, Result extends Answer<Type>>(
  type: Type,
  segment: string,
  document: TypedDocumentString<Result, { alias?: string | null; id?: string | null }>,
  extra?: Record<string, string>,
): Promise<Entry<Type, Result> | undefined> {
  cacheItem(type, segment);
  if (segment === NO_ITEM) return undefined;
  const find = async (where: Where) => entries(type, await query(document, where, extra))[0];
  const item = (await find({ alias: segment })) ?? (isItemId(segment) ? await find({ id: segment }) : undefined);
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

/** Every item of a type, in the order of the operation; marks nothing. */
export async function readAll<Type extends TypeKey, Result extends Answer<Type>>(
  type: Type,
  document: TypedDocumentString<Result, { first?: number | null; skip?: number | null }>,
): Promise<Entry<Type, Result>[]> {
  return queryAll(async (first, skip) => entries(type, await query(document, { first, skip })));
}

/** What the extension fields say of one item; undefined when the service has none. */
export async function readExtension<Type extends TypeKey, Result extends Answer<Type>, Variables extends object>(
  type: Type,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<Entry<Type, Result> | undefined> {
  const answer = await queryExtension(document, variables);
  return answer ? entries(type, answer)[0] : undefined;
}

/** What the extension fields say of every item of a type; nothing when the service has none. */
export async function readAllExtensions<Type extends TypeKey, Result extends Answer<Type>>(
  type: Type,
  document: TypedDocumentString<Result, { first?: number | null; skip?: number | null }>,
): Promise<Entry<Type, Result>[]> {
  return queryAll(async (first, skip) => {
    const answer = await queryExtension(document, { first, skip });
    return answer ? entries(type, answer) : [];
  });
}

/** So many are named in one address; of more, all are asked for. */
const MOST_NAMED = 100;

/**
 * The same of those that are shown: a page that shows one item does not read all of them.
 * @param ids contentItemIds; undefined for every item of the type
 */
export async function readExtensionsOf<Type extends TypeKey, Result extends Answer<Type>>(
  type: Type,
  document: TypedDocumentString<Result, { ids?: string[] | null; first?: number | null; skip?: number | null }>,
  ids?: readonly string[],
): Promise<Entry<Type, Result>[]> {
  if (ids?.length === 0) return [];
  const named = ids && ids.length <= MOST_NAMED ? [...ids] : null;
  const all = await queryAll(async (first, skip) => {
    const answer = await queryExtension(document, { ...(named ? { ids: named } : {}), first, skip });
    return answer ? entries(type, answer) : [];
  });
  return ids ? all.filter((item) => ids.includes(plain((item as { contentItemId?: unknown }).contentItemId))) : all;
}

/** The items of an answer, without what the contract allows in place of one. */
export function entries<Type extends TypeKey, Result extends Answer<Type>>(
  type: Type,
  answer: Result,
): Entry<Type, Result>[] {
  return presentOnly(answer[CONTENT_TYPES[type].root as Root<Type>]) as Entry<Type, Result>[];
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
export function aliasesOf(items: readonly unknown[] | null | undefined): string[] {
  return presentOnly(items)
    .map((item) => inner((item as { alias?: unknown }).alias, 'alias'))
    .filter(Boolean);
}
