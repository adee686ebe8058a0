import { ADDRESSES } from '@/graphql/generated/content/addresses';
import { CONTENT_TYPES } from '@/graphql/generated/content/types';
import { BESIDE_CONTRACT } from './content-type';
import type * as Described from './content-type';

/*
 * Which types there are and which fields an item file of each may have, as
 * graphql/schema.graphql describes them. One table serves validation, the
 * GraphQL resolvers, the list calls, tags and the search index.
 */

export { CONTENT_TYPES };
export type { FieldKind } from './content-type';

/** A content type by the name of its folder. */
export type TypeKey = keyof typeof CONTENT_TYPES;

export type Field = Described.Field<TypeKey>;
export type Fields = Described.Fields<TypeKey>;

export const TYPE_KEYS = Object.keys(CONTENT_TYPES) as TypeKey[];

export function contentType(key: TypeKey): Described.ContentType<TypeKey> {
  return CONTENT_TYPES[key];
}

const ALL_FIELDS = Object.fromEntries(
  TYPE_KEYS.map((key): [string, Fields] => [key, { ...contentType(key).fields, ...BESIDE_CONTRACT }]),
);

/** Every field that an item file of the type may have. */
export function fieldsOf(key: TypeKey): Fields {
  return ALL_FIELDS[key];
}

/** The folder name for a type name of the content service (`EcosystemCase` → `case`). */
export function typeKeyOf(typeName: string): TypeKey | undefined {
  return TYPE_KEYS.find((key) => contentType(key).typeName === typeName);
}

/** Words that are route segments beside an alias somewhere, so no item may have them as its alias. */
export const RESERVED_ALIASES = new Set([
  ...Object.values<string>(ADDRESSES)
    .filter((page) => page.includes('{id}'))
    .flatMap((page) => page.split('/').filter((segment) => /^[a-z]/.test(segment))),
  ...'about-us all api contact-us custom-developments detail extra home login media none relations search'.split(' '),
]);
