import type { Item } from './item';
import { contentType, type TypeKey } from './content-types';

/** What lists are ordered by. */
export type OrderField = 'sortNum' | 'publishedUtc' | 'createdUtc' | 'startTime' | 'displayText' | 'contentItemId';

/** Items without a date of their own: before everything that has one. */
export const NO_DATE = '2022-01-01T00:00:00Z';

/** Lists do not change: each is put in an order once. */
const known = new WeakMap<readonly Item[], Map<string, readonly Item[]>>();

/** Items by one value each; equal values by alias, so that pages never overlap. */
export function ordered(items: readonly Item[], field: OrderField, ascending: boolean): readonly Item[] {
  const orders = known.get(items) ?? new Map<string, readonly Item[]>();
  known.set(items, orders);
  const key = `${field} ${ascending}`;
  const before = orders.get(key);
  if (before) return before;
  const made = items
    .map((item) => ({ item, value: orderValue(item, field) }))
    .sort((a, b) => {
      if (a.value !== b.value) return a.value < b.value === ascending ? -1 : 1;
      return a.item.alias < b.item.alias ? -1 : 1;
    })
    .map(({ item }) => item);
  orders.set(key, made);
  return made;
}

/** In the default order of their type, as the description says. */
export function inDefaultOrder(type: TypeKey, items: readonly Item[]): readonly Item[] {
  const { field, ascending } = contentType(type).order;
  return ordered(items, field, ascending);
}

/** The value that lists are ordered by; items without a sortNum come last. */
export function orderValue(item: Item, field: OrderField): number | string {
  switch (field) {
    case 'sortNum':
      return typeof item.data.sortNum === 'number' ? item.data.sortNum : Number.MAX_SAFE_INTEGER;
    case 'startTime':
      return Date.parse(String(item.data.startTime ?? NO_DATE));
    case 'displayText':
      return String(item.data.displayText);
    case 'contentItemId':
      return item.id;
    default:
      return Date.parse(item[field]);
  }
}
