import { fieldsOf, type Fields, type TypeKey } from './content-types';
import { isRecord } from '../is-record';

/** A picture as an item file writes it: `{ path, alt }`. */
export interface WrittenPicture {
  path: string;
  alt?: string;
}

/** Every picture in a media value, one or several. */
export function pictures(value: unknown): WrittenPicture[] {
  return (Array.isArray(value) ? value : [value]).filter(
    (picture): picture is WrittenPicture => isRecord(picture) && typeof picture.path === 'string',
  );
}

/** Every picture of an item, also those of entries inside it, with the item's field it is in. */
export function picturesIn(type: TypeKey, data: Record<string, unknown>): (WrittenPicture & { field: string })[] {
  const walk = (part: Record<string, unknown>, fields: Fields): WrittenPicture[] =>
    Object.entries(fields).flatMap(([name, field]) => {
      const value = part[name];
      if (field.kind === 'media') return pictures(value);
      if (field.kind !== 'items' || !Array.isArray(value)) return [];
      return value.filter(isRecord).flatMap((entry) => walk(entry, field.fields ?? {}));
    });
  return Object.entries(fieldsOf(type)).flatMap(([field, definition]) =>
    walk(data, { [field]: definition }).map((picture) => ({ ...picture, field })),
  );
}
