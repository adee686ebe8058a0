import { isDeepStrictEqual } from 'node:util';
import { fieldsOf, type TypeKey } from './content-types';
import type { Item } from './item';

/** An item that appeared, changed or vanished. */
export interface Change {
  type: TypeKey;
  alias: string;
  id: string;
  /** names of the fields that differ; missing when the item, or what it has on pages apart, came or went */
  fields?: string[];
}

/** What became of an item; null when it is as before. At least one of the two is there. */
export function changeBetween(before: Item | null, after: Item | null): Change | null {
  const item = after ?? before;
  if (!item) return null;
  const { type, alias, id } = item;
  // with another id it is another item, for all who know it by its id
  if (!before || !after || before.id !== after.id) return { type, alias, id: before?.id ?? id };
  const names = new Set([...Object.keys(before.data), ...Object.keys(after.data)]);
  const fields = [...names].filter((name) => !isDeepStrictEqual(before.data[name], after.data[name]));
  const isThere = (name: string) => [before, after].map(({ data }) => data[name] !== undefined);
  const cameOrWent = fields.some((name) => fieldsOf(type)[name]?.apart && new Set(isThere(name)).size > 1);
  if (cameOrWent) return { type, alias, id };
  return fields.length > 0 ? { type, alias, id, fields } : null;
}

/** Two changes of the same item, one after the other, as one. */
export function mergeChanges(first: Change | undefined, second: Change): Change {
  if (!first) return second;
  if (!first.fields || !second.fields) return { type: second.type, alias: second.alias, id: second.id };
  return { ...second, fields: [...new Set([...first.fields, ...second.fields])] };
}
