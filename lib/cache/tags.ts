import { contentType, fieldsOf, TYPE_KEYS, type CONTENT_TYPES, type TypeKey } from '../content-service/content-types';
import type { Change } from '../content-service/changes';

/**
 * How much of an item something shows: its name as a link, its card (name,
 * short texts, picture), or all of it. What shows more shows the less too.
 */
export type Part = 'name' | 'card' | 'whole';

/** In place of an item's id: every item of the type, for what shows them all. */
export const EVERY = '*';

type FieldsOf<Type extends TypeKey> = (typeof CONTENT_TYPES)[Type]['fields'];

/** A field that something shows without the rest of the item. */
export type FieldAlone<Type extends TypeKey> = {
  [Name in keyof FieldsOf<Type>]: FieldsOf<Type>[Name] extends { readonly alone: true } ? Name & string : never;
}[keyof FieldsOf<Type>];

/** Tag of what depends on which items of a type there are, and in which order. */
export function listTag(type: TypeKey): string {
  return `${type}-list`;
}

/** Tag of what shows that much of an item. @param item its id or alias, or `EVERY` */
export function itemTag(type: TypeKey, item: string, part: Part = 'whole'): string {
  return part === 'whole' ? `${type}:${item}` : `${type}:${item}:${part}`;
}

/** Tag of what shows one field of an item by itself. @param item its id or alias, or `EVERY` */
export function fieldTag(type: TypeKey, item: string, field: string): string {
  return `${type}:${item}.${field}`;
}

/** The tag that everything of its type carries, in place of a tag that only some of it does. */
export function typeOfTag(tag: string): string {
  return TYPE_KEYS.find((type) => tag === listTag(type) || tag.startsWith(`${type}:`)) ?? tag;
}

/** What to clear after a change; without id and alias, everything of the type. */
export function tagsOfChange({ type, id, alias, fields }: Change): string[] {
  const items = [id, alias].filter(Boolean);
  if (items.length === 0) return [type];
  const parts = partsShowing(type, fields);
  const known = Object.entries(fieldsOf(type));
  const changed = known.flatMap(([name, { alone }]) => (alone && (!fields || fields.includes(name)) ? [name] : []));
  const tags = [...items, EVERY].flatMap((item) => [
    ...parts.map((part) => itemTag(type, item, part)),
    ...changed.map((field) => fieldTag(type, item, field)),
  ]);
  return isListedBy(type, fields) ? [listTag(type), ...tags] : tags;
}

/** How much of an item one must show to show any of these fields. */
function partsShowing(type: TypeKey, fields: Change['fields']): Part[] {
  const known = fieldsOf(type);
  if (!fields || fields.some((name) => known[name]?.name)) return ['name', 'card', 'whole'];
  if (fields.every((name) => known[name]?.apart)) return [];
  return fields.some((name) => known[name]?.card) ? ['card', 'whole'] : ['whole'];
}

/** Can a change of these fields move an item in a list, or into another one? Lists are chosen by what an item refers to. */
function isListedBy(type: TypeKey, fields: Change['fields']): boolean {
  const known = fieldsOf(type);
  const orders = [contentType(type).order.field, 'createdUtc', 'publishedUtc'];
  return !fields || fields.some((name) => orders.includes(name) || known[name]?.target !== undefined);
}
