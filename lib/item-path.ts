import { ADDRESSES } from '@/graphql/generated/content/addresses';
import type { TypeKey } from './content-service/content-types';

/** Types whose items have pages. */
export type PageType = keyof typeof ADDRESSES;

/** The address of an item's page. @param alias of any but a type's only item @param above alias of the item that it stands under */
export function pageOf(type: PageType, alias = '', above = ''): string {
  return ADDRESSES[type].replace('{a}', () => above).replace('{id}', () => alias);
}

function hasPage(type: TypeKey): type is PageType {
  return Object.hasOwn(ADDRESSES, type);
}

/**
 * The address of a content item, or null for types that have no page of their own.
 * @param item `parentAlias` is the item that it stands under, the module of a version
 */
export function itemPath(
  type: TypeKey,
  { alias, parentAlias }: { alias: string; parentAlias?: string },
): string | null {
  if (!hasPage(type) || (ADDRESSES[type].includes('{a}') && !parentAlias)) return null;
  return pageOf(type, alias, parentAlias);
}
