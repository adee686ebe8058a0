import { fieldsOf, type TypeKey } from '../content-service/model';
import type { Change } from '../content-service/changes';

/**
 * How much of an item something shows: its name as a link, its card (name,
 * short texts, picture), or all of it. What shows more shows the less too.
 */
export type Part = 'name' | 'card' | 'whole';

/** In place of an item's id: every item of the type, for what shows them all. */
export const EVERY = '*';

/** Fields that cards show beside the name; what is in neither is on the item's own pages only. */
const CARD_FIELDS = new Set([
  'name',
  'shortName',
  'englishName',
  'subTitle',
  'introduction',
  'customerName',
  'buildDate',
  'startTime',
  'createdUtc',
  'publishedUtc',
  'image',
  'icon',
  'homeImage',
]);

/** Fields that only the cards of one type show. */
const CARD_FIELDS_OF: Partial<Record<TypeKey, readonly string[]>> = { 'white-paper': ['description'] };

/** Fields that something shows without the rest of the item. */
const FIELDS_ALONE = {
  domain: ['relatedModules'],
  module: ['shortName'],
  product: ['image', 'parameters', 'price'],
  solution: ['devices', 'leadTime', 'modules', 'question', 'roomFacts'],
  case: ['answer', 'keyNumber', 'leadChart'],
  lab: ['area', 'cameras', 'year'],
  training: ['fee', 'place', 'seats'],
  publication: ['citation', 'keyNumber'],
  feature: ['keyNumber'],
  'tech-document': ['keyNumber'],
} satisfies Partial<Record<TypeKey, readonly string[]>>;

export type FieldAlone<Type extends TypeKey> = Type extends keyof typeof FIELDS_ALONE
  ? (typeof FIELDS_ALONE)[Type][number]
  : never;

/** Fields that lists are ordered by; those that they are chosen by are references. */
const ORDER_FIELDS = new Set(['sortNum', 'startTime', 'createdUtc', 'publishedUtc']);

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

/** What to clear after a change; without id and alias, everything of the type. */
export function tagsOfChange({ type, id, alias, fields }: Change): string[] {
  const items = [id, alias].filter(Boolean);
  if (items.length === 0) return [type];
  const parts = partsShowing(type, fields);
  const alone: readonly string[] = FIELDS_ALONE[type as keyof typeof FIELDS_ALONE] ?? [];
  const changed = alone.filter((field) => !fields || fields.includes(field));
  const tags = [...items, EVERY].flatMap((item) => [
    ...parts.map((part) => itemTag(type, item, part)),
    ...changed.map((field) => fieldTag(type, item, field)),
  ]);
  return isListedBy(type, fields) ? [listTag(type), ...tags] : tags;
}

/** How much of an item one must show to show any of these fields. */
function partsShowing(type: TypeKey, fields: Change['fields']): Part[] {
  if (!fields || fields.includes('displayText')) return ['name', 'card', 'whole'];
  const isOnCards = (field: string) => CARD_FIELDS.has(field) || CARD_FIELDS_OF[type]?.includes(field);
  return fields.some(isOnCards) ? ['card', 'whole'] : ['whole'];
}

/** Can a change of these fields move an item in a list, or into another one? */
function isListedBy(type: TypeKey, fields: Change['fields']): boolean {
  const known = fieldsOf(type);
  return !fields || fields.some((field) => ORDER_FIELDS.has(field) || known[field]?.target !== undefined);
}
