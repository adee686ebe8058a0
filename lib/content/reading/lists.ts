import 'server-only';
import { PLAIN_LINK_LIMIT } from '../../constants';
import type { ListPage } from '../../content-service/envelope';
import { contentType, type TypeKey } from '../../content-service/content-types';
import type { ListCall, ListParameters } from './list-calls';
import { cacheEvery, cacheItem, cacheList } from './cache';
import { fetchRelated, presentOnly } from './client';
import { withPhrases } from './phrased';
import { pictures } from './pictures';
import { toCard, toItemLink } from './shapes';
import type { Card, CardPage, ItemLink } from '../types';

/** A list call is asked for no more pages than this, whatever total the service claims. */
const MOST_PAGES = 50;

/** Some items as cards, marked one by one; entries without an alias or id are left out. */
export function toCards(type: TypeKey, items: readonly object[]): Card[] {
  cacheList(type);
  const cards = presentOnly(items.map((item) => toCard(type, carded(type, item), pictures)));
  for (const card of cards) cacheItem(type, card.id || card.alias, 'card');
  return cards;
}

/** Every item of a type as cards. */
export function toEveryCard(type: TypeKey, items: readonly object[]): Card[] {
  cacheEvery(type, 'card');
  return presentOnly(items.map((item) => toCard(type, carded(type, item), pictures)));
}

/** An item as a card reads it: with its titles in phrases, and with what introduces it under that name. */
function carded(type: TypeKey, item: object): object {
  const [name] = Object.entries(contentType(type).fields).find(([, { search }]) => search === 'INTRODUCTION') ?? [];
  const introduction = name && name !== 'introduction' ? { introduction: (item as Record<string, unknown>)[name] } : {};
  return { ...withPhrases(item), ...introduction };
}

/** A page of a list call as cards, at most so many of them. */
export function toCardPage(type: TypeKey, page: ListPage, most = page.list.length): CardPage {
  return { list: toCards(type, page.list.slice(0, most)), totalCount: page.totalCount, pageSize: page.pageSize };
}

/** The first items of a type in the order of a column: as staff have numbered them, or the latest. */
export async function fetchOrdered(
  type: TypeKey,
  orderColumn: 'SortNum' | 'PublishedUtc',
  pageSize: number,
): Promise<CardPage> {
  const isAsc = String(orderColumn === 'SortNum');
  const parameters = { contentType: contentType(type).typeName, orderColumn, isAsc, pageSize };
  return toCardPage(type, await fetchRelated('content/GetContentItem', parameters));
}

/** Some items as links, marked one by one. */
export function toItemLinks(type: TypeKey, items: readonly (object | null)[] | null | undefined): ItemLink[] {
  cacheList(type);
  const links = presentOnly(presentOnly(items).map(toItemLink));
  for (const link of links) cacheItem(type, link.id || link.alias, 'name');
  return links;
}

/** Every item of a list call as a link, page by page, at most as many as a page shows as plain links. */
export async function fetchAllLinks<Call extends ListCall>(
  type: TypeKey,
  path: Call,
  parameters: ListParameters<Call>,
): Promise<ItemLink[]> {
  const items: object[] = [];
  for (let page = 1; items.length < PLAIN_LINK_LIMIT && page <= MOST_PAGES; page++) {
    const { list, totalCount, pageSize } = await fetchRelated(path, { ...parameters, page });
    items.push(...list);
    if (list.length === 0 || page * pageSize >= totalCount) break;
  }
  return toItemLinks(type, items.slice(0, PLAIN_LINK_LIMIT));
}

/** Orders by sortNum, which a service cannot order by; items without one come last. */
export function bySortNum<T extends object>(items: readonly T[]): T[] {
  const rank = (item: T) => {
    const value = (item as { sortNum?: unknown }).sortNum;
    return typeof value === 'number' ? value : Number.MAX_SAFE_INTEGER;
  };
  return [...items].sort((a, b) => rank(a) - rank(b));
}
