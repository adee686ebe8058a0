import 'server-only';
import { WHOLE_LIST_PAGE_SIZE } from '../constants';
import { getItem, type Item } from './item';
import { hasItems } from './links';
import { relatedCards } from './reading/lists';
import type { Card } from './types';

export type Paradigm = Item<'paradigm'>;

/** @param segment alias or contentItemId */
export const getParadigm = (segment: string) => getItem('paradigm', segment);

/** The tasks that are done with a module, or that a case was done with; none where the service knows no tasks. */
export async function getParadigmsOf(owner: 'module' | 'case', id: string): Promise<Card[]> {
  'use cache';
  if (!(await hasItems('paradigm'))) return [];
  return owner === 'module'
    ? relatedCards('paradigm/GetByModuleId', { moduleId: id, page: 1, pageSize: WHOLE_LIST_PAGE_SIZE })
    : relatedCards('paradigm/GetByCaseId', { caseId: id, page: 1, pageSize: WHOLE_LIST_PAGE_SIZE });
}
