import 'server-only';
import type { ListPage } from '../../content-service/envelope';
import type { TypeKey } from '../../content-service/model';
import { pictureReader } from './pictures';
import { toCard } from './shapes';
import type { Card, CardPage } from '../types';

/** A page of a list call as cards; entries without an alias or id are left out. */
export async function toCardPage(type: TypeKey, page: ListPage): Promise<CardPage> {
  return { list: await toCards(type, page.list), totalCount: page.totalCount, pageSize: page.pageSize };
}

export async function toCards(type: TypeKey, items: readonly object[]): Promise<Card[]> {
  const pictures = await pictureReader();
  return items.map((item) => toCard(type, item, pictures)).filter((card) => card !== null);
}

/** Orders by sortNum; items without one come last (SPECIFICATION §3: the service cannot order by it). */
export function bySortNum<T extends object>(items: readonly T[]): T[] {
  const rank = (item: T) => {
    const value = (item as { sortNum?: unknown }).sortNum;
    return typeof value === 'number' ? value : Number.MAX_SAFE_INTEGER;
  };
  return [...items].sort((a, b) => rank(a) - rank(b));
}

const ITEM_ID = /^[a-z0-9]{26}$/;

/**
 * Finds an item by what stands in a URL: its alias or, failing that, its contentItemId.
 * @param find asks the service with one of the two
 */
export async function findByAliasOrId<T>(
  segment: string,
  find: (where: { alias: string } | { id: string }) => Promise<T | undefined>,
): Promise<T | undefined> {
  const found = await find({ alias: segment });
  return found ?? (ITEM_ID.test(segment) ? find({ id: segment }) : undefined);
}
