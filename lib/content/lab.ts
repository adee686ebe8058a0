import 'server-only';
import { LAB_PREVIEW_COUNT, LIST_PAGE_SIZE, WHOLE_LIST_PAGE_SIZE } from '../constants';
import { readPlan, type FloorPlan } from '../floor-plans/plan';
import { getAlone, getItem, type Item } from './item';
import { cardPage, fetchAllLinks, relatedPage } from './reading/lists';
import type { CardPage, ItemLink } from './types';

export type Lab = Item<'lab'>;

/** How large a laboratory is; null where nobody wrote it down. */
export type LabFacts = Pick<Lab, 'area' | 'cameras' | 'year'>;

/** @param segment alias or contentItemId */
export const getLab = (segment: string) => getItem('lab', segment);

/** The facts of laboratories by contentItemId; empty where the service has none. @param ids of those that are shown */
export const getLabsFacts = (ids?: readonly string[]) => getAlone('lab', ['area', 'cameras', 'year'], ids);

/** The first four laboratories of a domain, with their total. */
export async function getLabsOfDomain(domainId: string): Promise<CardPage> {
  'use cache';
  const parameters = { domainId, page: 1, pageSize: LAB_PREVIEW_COUNT };
  return relatedPage('laboratory/GetByDomainId', parameters);
}

/** Page 1 of the laboratory list, of one domain or of all. @param most cards of it, where a page shows fewer */
export async function getLabPage(domainId = 'all', most = LIST_PAGE_SIZE): Promise<CardPage> {
  'use cache';
  const parameters = { domainId, page: 1, pageSize: LIST_PAGE_SIZE };
  return cardPage('laboratory/GetByDomainId', parameters, most);
}

/** The plans of all laboratories, by contentItemId; none where nobody drew one. */
export async function getLabPlans(): Promise<Record<string, FloorPlan | null>> {
  const all = await getAlone('lab', ['plan']);
  return Object.fromEntries(Object.entries(all).map(([id, { plan }]) => [id, readPlan(plan)]));
}

/** Every laboratory of a domain as a link. */
export async function getLabLinksOf(domainId: string): Promise<ItemLink[]> {
  'use cache';
  return fetchAllLinks('laboratory/GetByDomainId', { domainId, pageSize: WHOLE_LIST_PAGE_SIZE });
}
