import 'server-only';
import type { CONTENT_TYPES, TypeKey } from '../content-service/content-types';
import { cacheEvery } from './reading/cache';
import { presentOnly } from './reading/client';
import { bySortNum } from './reading/lists';
import { toItemLink } from './reading/shapes';
import { readNames } from './reading/uniform';
import type { ItemLink } from './types';

/** Types whose items have an alias and stand nowhere but at it (versions stand under their module). */
export type LinkedType = {
  [Type in TypeKey]: (typeof CONTENT_TYPES)[Type] extends { hasAlias: true; parent: null } ? Type : never;
}[TypeKey];

/**
 * Every item of a type as a link, in the order of its lists: for menus,
 * filters, addresses and lists without scripts, which show nothing but names.
 */
export async function getLinks(type: LinkedType): Promise<ItemLink[]> {
  'use cache';
  cacheEvery(type, 'name');
  return presentOnly(bySortNum(await readNames(type)).map(toItemLink));
}
