import 'server-only';
import { LIST_PAGE_SIZE, WHOLE_LIST_PAGE_SIZE } from '../constants';
import { getItem, type Item } from './item';
import { cardPage, relatedCards } from './reading/lists';
import type { Card, CardPage } from './types';

export type TechDocument = Item<'tech-document'>;

/** @param segment alias or contentItemId */
export const getTechDocument = (segment: string) => getItem('tech-document', segment);

/** Page 1 of the document list. @param most cards of it, where a page shows fewer */
export async function getTechDocumentPage(most = LIST_PAGE_SIZE): Promise<CardPage> {
  'use cache';
  const parameters = { moduleId: 'all', page: 1, pageSize: LIST_PAGE_SIZE };
  return cardPage('technicaldocument/GetByModuleId', parameters, most);
}

/** The documents of one module, for its page. */
export async function getTechDocumentsOfModule(moduleId: string): Promise<Card[]> {
  'use cache';
  const parameters = { moduleId, page: 1, pageSize: WHOLE_LIST_PAGE_SIZE };
  return relatedCards('technicaldocument/GetByModuleId', parameters);
}
