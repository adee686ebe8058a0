import 'server-only';
import { DETAIL_CASE_COUNT, HOME_LATEST_COUNT, LIST_PAGE_SIZE, WHOLE_LIST_PAGE_SIZE } from '../constants';
import { getItem, type Item } from './item';
import { fetchList, fetchRelated } from './reading/client';
import type { ListParameters } from './reading/list-calls';
import { cardPage, fetchAllLinks, fetchOrdered, relatedPage, toCards } from './reading/lists';
import { pictures } from './reading/pictures';
import type { RawItem } from '../content-service/envelope';
import { toCard } from './reading/shapes';
import type { Scope } from '../paths';
import type { Card, CardPage, ItemLink } from './types';

export type Case = Item<'case'>;

/** @param segment alias or contentItemId */
export const getCase = (segment: string) => getItem('case', segment);

const FIRST_PAGE = { domainId: 'all', moduleId: 'all', solutionId: 'all', page: 1, pageSize: LIST_PAGE_SIZE };

/** Page 1 of the case list. @param most cards of it, where a page shows fewer */
export async function getCasePage(most = LIST_PAGE_SIZE): Promise<CardPage> {
  'use cache';
  return cardPage('case/GetAll', FIRST_PAGE, most);
}

/** Page 1 of the case list limited to one domain, module or solution. */
export async function getCasePageOf(owner: Scope, id: string): Promise<CardPage> {
  'use cache';
  return cardPage('case/GetAll', { ...FIRST_PAGE, [`${owner}Id`]: id });
}

/** Every case of a domain, module or solution as a link, in the order of its list. */
export async function getCaseLinksOf(owner: Scope, id: string): Promise<ItemLink[]> {
  'use cache';
  return fetchAllLinks('case/GetAll', { [`${owner}Id`]: id, pageSize: WHOLE_LIST_PAGE_SIZE });
}

/** The three latest cases, with the total that decides on 'more'. */
export async function getLatestCases(): Promise<CardPage> {
  'use cache';
  return fetchOrdered('case', 'PublishedUtc', HOME_LATEST_COUNT);
}

/** Cases of a domain, module or solution as a detail page shows them: at most 6, with the total. */
export async function getCasesOf(owner: Scope, id: string): Promise<CardPage> {
  'use cache';
  return relatedPage(...relatedCall(owner, id), DETAIL_CASE_COUNT);
}

/**
 * A case to read on with: one of the same solution, or the latest other one.
 * @param id contentItemId of the case that has been read
 */
export async function getNextCase(id: string, solutionId: string | undefined): Promise<Card | null> {
  'use cache';
  const related = solutionId ? (await fetchRelated(...relatedCall('solution', solutionId))).list : [];
  const isShown = (item: RawItem) => {
    const card = toCard('case', item, pictures);
    return card !== null && card.id !== id && card.image !== null;
  };
  const next = related.find(isShown) ?? (await fetchList('case/GetAll', FIRST_PAGE)).list.find(isShown);
  return toCards('case', next ? [next] : [])[0] ?? null;
}

type RelatedCall = 'case/GetByDomainId' | 'case/GetByModuleId' | 'case/GetBySolutionId';

function relatedCall(owner: Scope, id: string): [call: RelatedCall, parameters: ListParameters<RelatedCall>] {
  if (owner === 'domain') return ['case/GetByDomainId', { domainId: id }];
  if (owner === 'solution') return ['case/GetBySolutionId', { solutionId: id }];
  return ['case/GetByModuleId', { moduleId: id, page: 1, pageSize: WHOLE_LIST_PAGE_SIZE }];
}
