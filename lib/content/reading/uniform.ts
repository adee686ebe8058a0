import 'server-only';
import { LISTED, NAMES } from '@/graphql/generated/content/operations';
import type { TypedDocumentString } from '@/graphql/generated/graphql';
import type { TypeKey } from '../../content-service/content-types';
import { query, queryAll } from './client';

/* The operations that differ only by type, which are derived from the description of content. */

/** What links and addresses need of an item. */
export interface NamedItem {
  contentItemId?: string | null;
  displayText?: string | null;
  alias?: { alias?: string | null } | null;
  sortNum?: number | null;
  /** what a version stands under */
  module?: Bag<NamedItem>;
}

/** What lists for machines show of an item. */
export interface ListedEntry extends NamedItem {
  publishedUtc?: string | null;
  introduction?: string | { html?: string | null } | null;
  description?: string | null;
  image?: object | null;
}

type Bag<Item> = { contentItems?: readonly (Item | null)[] | null } | null;
type Turn = { first?: number | null; skip?: number | null };
type Answer<Item> = { readonly [root: string]: readonly (Item | null)[] | null | undefined };
/** One operation for each type. */
export type ByType<Type extends TypeKey, Item> = Readonly<Record<Type, TypedDocumentString<Answer<Item>, Turn>>>;

const names: ByType<TypeKey, NamedItem> = NAMES;
const listed: ByType<ListedType, ListedEntry> = LISTED;

/** Types whose items have pages of their own. */
export type ListedType = keyof typeof LISTED;

/** Every item of a type with its name and address, in the order that the service gives. */
export const readNames = (type: TypeKey): Promise<NamedItem[]> => readUniform(names, type);

/** Every item of a type with a page, latest first. */
export const readListed = (type: ListedType): Promise<ListedEntry[]> => readUniform(listed, type);

/** Every item of a type, read with the operation for it; marks nothing. @param atOnce so many in one answer */
export function readUniform<Type extends TypeKey, Item>(
  documents: ByType<Type, Item>,
  type: Type,
  atOnce?: number,
): Promise<Item[]> {
  return queryAll(async (first, skip) => Object.values(await query(documents[type], { first, skip }))[0], atOnce);
}
