import type { TypeKey } from '../content-service/model';

/** Tag of everything that shows lists of a type. */
export function listTag(type: TypeKey): string {
  return `${type}-list`;
}

/** Tag of what shows one item, by the alias or id it was asked for with. */
export function itemTag(type: TypeKey, item: string): string {
  return `${type}:${item}`;
}

/** What to clear when an item changed; without id and alias, everything of its type. */
export function listOfTags({ type, id, alias }: { type: TypeKey; id: string; alias: string }): string[] {
  const items = [id, alias].filter(Boolean).map((item) => itemTag(type, item));
  return items.length > 0 ? [listTag(type), ...items] : [type];
}
