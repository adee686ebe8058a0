import type { Item } from './item';
import type { TypeKey } from './content-types';
import { inDefaultOrder } from './order';
import type { Steps } from './steps';
import type { Problem } from './validate';

/** The items of a folder by what they are asked for by. */
export interface ItemIndex {
  /** of each type, in its default order */
  lists: ReadonlyMap<TypeKey, readonly Item[]>;
  byId: ReadonlyMap<string, Item>;
  /** by `type/alias` */
  byAlias: ReadonlyMap<string, Item>;
  /** items that cannot be told apart */
  problems: readonly Problem[];
}

export const NO_ITEMS: ItemIndex = { lists: new Map(), byId: new Map(), byAlias: new Map(), problems: [] };

/** @param before a list that is as it was stays the same object: what has been made of it is still good */
export function* indexItems(files: Iterable<[string, { item: Item | null }]>, before: ItemIndex): Steps<ItemIndex> {
  const byId = new Map<string, Item>();
  const byAlias = new Map<string, Item>();
  const problems: Problem[] = [];
  const unordered = new Map<TypeKey, Item[]>();
  for (const [key, { item }] of files) {
    yield;
    if (!item) continue;
    const other = byId.get(item.id);
    if (other) {
      const reason = `与 ${other.type}/${other.alias}.yaml 重复`;
      problems.push({ file: `${key}.yaml`, field: 'contentItemId', reason });
      continue;
    }
    byId.set(item.id, item);
    byAlias.set(key, item);
    const list = unordered.get(item.type);
    if (list) list.push(item);
    else unordered.set(item.type, [item]);
  }
  const lists = new Map<TypeKey, readonly Item[]>();
  for (const [type, items] of unordered) {
    yield;
    const last = before.lists.get(type) ?? [];
    const known = new Set(last);
    const isAsBefore = last.length === items.length && items.every((item) => known.has(item));
    lists.set(type, isAsBefore ? last : inDefaultOrder(type, items));
  }
  return { lists, byId, byAlias, problems };
}
