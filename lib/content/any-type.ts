import 'server-only';
import { contentType, TYPE_KEYS, type TypeKey } from '../content-service/content-types';
import { WHOLE_LIST_PAGE_SIZE } from '../constants';
import { fetchRelated } from './reading/client';
import { toCards } from './reading/lists';
import type { Card } from './types';

/** The items of a type that has no list page of its own, when `name` is one we know; else none. */
export async function getItemsOfType(name: string): Promise<Card[]> {
  const type = TYPE_KEYS.find((key) => key === name);
  return type ? getItems(type) : [];
}

async function getItems(type: TypeKey): Promise<Card[]> {
  'use cache';
  const parameters = { contentType: contentType(type).typeName, pageSize: WHOLE_LIST_PAGE_SIZE };
  return toCards(type, (await fetchRelated('content/GetContentItem', parameters)).list);
}
