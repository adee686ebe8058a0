import 'server-only';
import { PLAIN_LINK_LIMIT } from '../../constants';
import type { ListPage, RawItem } from '../../content-service/envelope';
import { contentType, type TypeKey } from '../../content-service/content-types';
import { listedType, type DescribedCall, type ListParameters } from './list-calls';
import { cacheEvery, cacheItem, cacheList } from './cache';
import { fetchList, fetchRelated, presentOnly } from './client';
import { withPhrases } from './phrased';
import { pictures } from './pictures';
import { pickedAlias, toCard, toItemLink } from './shapes';
import type { Card, CardPage, ItemLink } from '../types';

/** A list call is asked for no more pages than this, whatever total the service claims. */
const MOST_PAGES = 50;

/** Some items as cards, marked one by one; entries without an alias or id are left out. */
export function toCards(type: TypeKey, items: readonly RawItem[]): Card[] {
  cacheList(type);
  const cards = presentOnly(items.map((item) => toCard(type, carded(type, item), pictures)));
  for (const card of cards) cacheItem(type, card.id || card.alias, 'card');
  return cards;
}

/** Every item of a type as cards. */
export function toEveryCard(type: TypeKey, items: readonly RawItem[]): Card[] {
  cacheEvery(type, 'card');
  return presentOnly(items.map((item) => toCard(type, carded(type, item), pictures)));
}

/** An item as a card reads it: with its titles in phrases, and with what introduces it under that name. */
function carded(type: TypeKey, item: RawItem): RawItem {
  const [name] = Object.entries(contentType(type).fields).find(([, { search }]) => search === 'INTRODUCTION') ?? [];
  const [, value] = Object.entries(item).find(([key]) => key === name) ?? [];
  const introduction = name && name !== 'introduction' ? { introduction: value } : {};
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

/** The link to an item; null where nothing names it. Where a type has no alias its items go by their ids. */
export function linkOf(type: TypeKey, item: RawItem): ItemLink | null {
  return toItemLink(contentType(type).hasAlias ? item : { ...item, alias: item.contentItemId });
}

/** Some items as links, marked one by one. */
export function toItemLinks(type: TypeKey, items: readonly (RawItem | null)[] | null | undefined): ItemLink[] {
  cacheList(type);
  return presentOnly(items).flatMap((item) => {
    const link = linkOf(type, item);
    if (!link) return [];
    cacheItem(type, link.id || link.alias, 'name');
    return contentType(type).parent ? { ...link, parentAlias: pickedAlias(item.module) } : link;
  });
}

/** Page of a list call that a page is about; without an answer there is no page. @param most cards of it */
export async function cardPage<Call extends DescribedCall>(
  call: Call,
  parameters: ListParameters<Call>,
  most?: number,
): Promise<CardPage> {
  return toCardPage(listedType(call), await fetchList(call, parameters), most);
}

/** Page of a list call beside what a page is about: empty while there is no answer. @param most cards of it */
export async function relatedPage<Call extends DescribedCall>(
  call: Call,
  parameters: ListParameters<Call>,
  most?: number,
): Promise<CardPage> {
  return toCardPage(listedType(call), await fetchRelated(call, parameters), most);
}

/** The cards of such a page. */
export async function relatedCards<Call extends DescribedCall>(
  call: Call,
  parameters: ListParameters<Call>,
): Promise<Card[]> {
  return (await relatedPage(call, parameters)).list;
}

/** Every item of a list call as a link, at most as many as a page shows as plain links. */
export async function fetchAllLinks<Call extends DescribedCall>(
  path: Call,
  parameters: ListParameters<Call>,
): Promise<ItemLink[]> {
  return toItemLinks(listedType(path), (await fetchEvery(path, parameters)).slice(0, PLAIN_LINK_LIMIT));
}

/** The items of a list call, page by page, as far as plain links are shown; marks nothing. */
export async function fetchEvery<Call extends DescribedCall>(
  path: Call,
  parameters: ListParameters<Call>,
): Promise<RawItem[]> {
  const items: RawItem[] = [];
  for (let page = 1; items.length < PLAIN_LINK_LIMIT && page <= MOST_PAGES; page++) {
    const { list, totalCount, pageSize } = await fetchRelated(path, { ...parameters, page });
    items.push(...list);
    if (list.length === 0 || page * pageSize >= totalCount) break;
  }
  return items;
}

/** Orders by sortNum, which a service cannot order by; items without one come last. */
export function bySortNum<Item extends RawItem>(items: readonly Item[]): Item[] {
  const rank = ({ sortNum }: Item) => (typeof sortNum === 'number' ? sortNum : Number.MAX_SAFE_INTEGER);
  return [...items].sort((a, b) => rank(a) - rank(b));
}
