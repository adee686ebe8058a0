import 'server-only';
import { ALONE, ITEM, OWN } from '@/graphql/generated/content/operations';
import type { TypedDocumentString } from '@/graphql/generated/graphql';
import type { FieldAlone } from '../cache/tags';
import type { TypeKey } from '../content-service/content-types';
import { isRecord } from '../is-record';
import { cacheEvery, cacheItem, cacheList, cacheShownFields } from './reading/cache';
import { query } from './reading/client';
import { entries, headOf, readAllOf, readExtension, readExtensionsOf, readItem, WHOLE_AT_ONCE } from './reading/items';
import type { Answer, Turn } from './reading/items';
import { plain } from './reading/shapes';
import type { ItemLink } from './types';
import { partOf, viewOf, type View, type Whole } from './reading/view';

/** An item as its page sees it. */
export type Item<Type extends TypeKey> = Whole<Type> & { id: string; alias: string };

type Raw = Readonly<Record<string, unknown>>;
type Documents<Variables> = Partial<Record<TypeKey, TypedDocumentString<Answer<Raw>, Variables>>>;
type Where = { alias?: string | null; id?: string | null };

const items: Record<TypeKey, TypedDocumentString<Answer<Raw>, Where & Turn>> = ITEM;
const own: Documents<Where> = OWN;
const alone: Documents<Turn & { ids?: string[] | null }> = ALONE;

/**
 * The item a page is about, with every field that it may show; what only our own services have is empty elsewhere.
 * @param segment alias or contentItemId
 */
export async function getItem<Type extends TypeKey>(type: Type, segment: string): Promise<Item<Type> | null> {
  'use cache';
  const item = await readItem(type, segment, items[type], { detail: 'true' });
  if (!item) return null;
  const head = headOf(item, segment);
  const document = own[type];
  const extension = document && (await readExtension(document, { alias: head.alias, id: head.id }));
  return { ...head, ...(await viewOf(type, extension ? merged(item, extension) : item)) };
}

/**
 * Every item of a type that has no pages of its own, in the order of its lists; what only our own services have is empty.
 * @param ids contentItemIds of those that are shown; all without
 */
export async function getItems<Type extends TypeKey>(type: Type, ids?: readonly string[]): Promise<Item<Type>[]> {
  'use cache';
  if (ids) cacheList(type);
  else cacheEvery(type);
  for (const id of ids ?? []) cacheItem(type, id);
  const read = await readAllOf(type, items[type], WHOLE_AT_ONCE);
  const all = ids ? read.filter(({ contentItemId }) => ids.includes(plain(contentItemId))) : read;
  return Promise.all(all.map((item, index) => itemOf(type, item, [type, 'items', String(index + 1)])));
}

/** The only item of a type, or the first. */
export async function getOnly<Type extends TypeKey>(type: Type): Promise<Item<Type> | null> {
  'use cache';
  cacheList(type);
  const [item] = entries(await query(items[type], { first: 1 }));
  if (!item) return null;
  cacheItem(type, plain(item.contentItemId));
  return itemOf(type, item);
}

/** @param place of one of several items: the ids of its headings differ from theirs */
async function itemOf<Type extends TypeKey>(type: Type, item: Raw, place?: readonly string[]): Promise<Item<Type>> {
  return { ...headOf(item, plain(item.contentItemId)), ...(await viewOf(type, item, place)) };
}

/** What two answers say of the same item. */
function merged(item: Raw, extension: Raw): Raw {
  const both = Object.entries(extension).map(([name, value]) => [name, mergedValue(item[name], value)]);
  return { ...item, ...Object.fromEntries(both) };
}

function mergedValue(value: unknown, more: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(more)) return value.map((entry, index) => mergedValue(entry, more[index]));
  return isRecord(value) && isRecord(more) ? merged(value, more) : (more ?? value);
}

/** Fields that can be shown without the rest of the item, and lead to no other one. */
type Alone<Type extends TypeKey> = {
  [Name in FieldAlone<Type> & keyof View<Type>]: View<Type>[Name] extends { [Key in keyof ItemLink]: unknown }[]
    ? never
    : Name;
}[FieldAlone<Type> & keyof View<Type>];

/**
 * Some fields of items by contentItemId, without the rest of them; nothing where the service has none.
 * @param ids of those that are shown; every item of the type without
 */
export async function getAlone<Type extends keyof typeof ALONE, Name extends Alone<Type>>(
  type: Type,
  names: readonly Name[],
  ids?: readonly string[],
): Promise<Record<string, Pick<View<Type>, Name>>> {
  'use cache';
  cacheShownFields(type, ids, ...names);
  const all = await readExtensionsOf(alone[type]!, ids);
  const shown = all.map(async (item) => [plain(item.contentItemId), await partOf(type, item, names)] as const);
  return Object.fromEntries(await Promise.all(shown));
}

/** One such field by contentItemId, of the items that have it. @param ids of those that are shown; all without */
export async function getField<Type extends keyof typeof ALONE, Name extends Alone<Type>>(
  type: Type,
  name: Name,
  ids?: readonly string[],
): Promise<Record<string, NonNullable<View<Type>[Name]>>> {
  const all = Object.entries(await getAlone(type, [name], ids));
  return Object.fromEntries(all.flatMap(([id, { [name]: value }]) => (value ? [[id, value] as const] : [])));
}

/** Ids of the items that have a field with these texts in it, whatever they say. */
export async function getHaving<Type extends keyof typeof ALONE>(
  type: Type,
  name: Alone<Type>,
  texts: readonly string[],
): Promise<string[]> {
  'use cache';
  cacheList(type);
  const has = (value: unknown) => isRecord(value) && texts.every((text) => plain(value[text]));
  const all = await readExtensionsOf(alone[type]!);
  return all.filter((item) => has(item[name])).map((item) => plain(item.contentItemId));
}
