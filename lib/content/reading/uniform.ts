import 'server-only';
import { CARDS, NAMES } from '@/graphql/generated/content/operations';
import type { TypedDocumentString } from '@/graphql/generated/graphql';
import type { TypeKey } from '../../content-service/content-types';
import { query } from './client';
import { entries, readAllOf, type Answer, type Turn } from './items';

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

/** What cards and lists for machines show of an item. */
export interface CardItem extends NamedItem {
  publishedUtc?: string | null;
  introduction?: string | { html?: string | null } | null;
  description?: string | null;
  image?: object | null;
}

type Bag<Item> = { contentItems?: readonly (Item | null)[] | null } | null;
/** One operation for each type. */
export type ByType<Type extends TypeKey, Item> = Readonly<Record<Type, TypedDocumentString<Answer<Item>, Turn>>>;

const names: ByType<TypeKey, NamedItem> = NAMES;
const cards: ByType<TypeKey, CardItem> = CARDS;

/** Every item of a type with its name and address, in the order that the service gives. */
export const readNames = (type: TypeKey): Promise<NamedItem[]> => readAllOf(type, names[type]);

/** Every item of a type with what a card shows of it, in the order that the service gives; or the first of them. */
export async function readCards(type: TypeKey, most?: number): Promise<CardItem[]> {
  return most ? entries(await query(cards[type], { first: most, skip: 0 })) : readAllOf(type, cards[type]);
}
