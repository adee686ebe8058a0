import 'server-only';
import { CaseDocument, CaseProductsDocument } from '@/graphql/generated/graphql';
import { DETAIL_CASE_COUNT, HOME_LATEST_COUNT, LIST_PAGE_SIZE, WHOLE_LIST_PAGE_SIZE } from '../constants';
import { fetchList, fetchRelated, presentOnly } from './reading/client';
import { headOf, readExtension, readItem } from './reading/items';
import type { ListParameters } from './reading/list-calls';
import { fetchAllLinks, fetchOrdered, toCardPage, toCards, toItemLinks } from './reading/lists';
import { linkedOrOwnText } from './rich-text/linked-page';
import { picture, pictures } from './reading/pictures';
import { richText } from './rich-text/rich-text';
import { asText, plain, toCard } from './reading/shapes';
import type { Scope } from '../paths';
import type { Card, CardPage, ItemLink, Picture, RichText } from './types';

export interface Case {
  id: string;
  alias: string;
  title: string;
  name: string;
  customerName: string;
  buildDate: string;
  createdUtc: string;
  publishedUtc: string;
  introduction: string;
  linkUrl: string;
  description: RichText;
  details: RichText;
  image: Picture | null;
  products: Card[];
  domains: ItemLink[];
}

/** @param segment alias or contentItemId */
export async function getCase(segment: string): Promise<Case | null> {
  'use cache';
  const item = await readItem('case', segment, CaseDocument, { detail: 'true' });
  if (!item) return null;
  const head = headOf(item, segment);
  const extension = await readExtension('case', CaseProductsDocument, { alias: head.alias });
  return {
    ...head,
    name: asText(item.name),
    customerName: asText(item.customerName),
    buildDate: plain(item.buildDate),
    createdUtc: plain(item.createdUtc),
    publishedUtc: plain(item.publishedUtc),
    introduction: asText(item.introduction),
    linkUrl: plain(item.linkUrl),
    description: await linkedOrOwnText(item.linkUrl, item.description),
    details: await richText(item.details, { level: 3, idPrefix: 'details' }),
    image: picture(item.image, head.title),
    products: toCards('product', presentOnly(extension?.products?.contentItems)),
    domains: toItemLinks('domain', extension?.domains?.contentItems),
  };
}

/** Page 1 of the case list. @param most cards of it, where a page shows fewer */
export async function getCasePage(most = LIST_PAGE_SIZE): Promise<CardPage> {
  'use cache';
  return toCardPage('case', await readCases(), most);
}

/** Page 1 of the case list limited to one domain, module or solution. */
export async function getCasePageOf(owner: Scope, id: string): Promise<CardPage> {
  'use cache';
  return toCardPage('case', await readCases({ [`${owner}Id`]: id }));
}

/** Every case of a domain, module or solution as a link, in the order of its list. */
export async function getCaseLinksOf(owner: Scope, id: string): Promise<ItemLink[]> {
  'use cache';
  return fetchAllLinks('case', 'case/GetAll', { [`${owner}Id`]: id, pageSize: WHOLE_LIST_PAGE_SIZE });
}

/** The three latest cases, with the total that decides on 'more'. */
export async function getLatestCases(): Promise<CardPage> {
  'use cache';
  return fetchOrdered('case', 'PublishedUtc', HOME_LATEST_COUNT);
}

/** Cases of a domain, module or solution as a detail page shows them: at most 6, with the total. */
export async function getCasesOf(owner: Scope, id: string): Promise<CardPage> {
  'use cache';
  return toCardPage('case', await fetchRelated(...relatedCall(owner, id)), DETAIL_CASE_COUNT);
}

/**
 * A case to read on with: one of the same solution, or the latest other one.
 * @param id contentItemId of the case that has been read
 */
export async function getNextCase(id: string, solutionId: string | undefined): Promise<Card | null> {
  'use cache';
  const related = solutionId ? (await fetchRelated(...relatedCall('solution', solutionId))).list : [];
  const isShown = (item: object) => {
    const card = toCard('case', item, pictures);
    return card !== null && card.id !== id && card.image !== null;
  };
  const next = related.find(isShown) ?? (await readCases()).list.find(isShown);
  return toCards('case', next ? [next] : [])[0] ?? null;
}

function readCases(filter: ListParameters<'case/GetAll'> = {}) {
  return fetchList('case/GetAll', {
    domainId: 'all',
    moduleId: 'all',
    solutionId: 'all',
    ...filter,
    page: 1,
    pageSize: LIST_PAGE_SIZE,
  });
}

type RelatedCall = 'case/GetByDomainId' | 'case/GetByModuleId' | 'case/GetBySolutionId';

function relatedCall(owner: Scope, id: string): [call: RelatedCall, parameters: ListParameters<RelatedCall>] {
  if (owner === 'domain') return ['case/GetByDomainId', { domainId: id }];
  if (owner === 'solution') return ['case/GetBySolutionId', { solutionId: id }];
  return ['case/GetByModuleId', { moduleId: id, page: 1, pageSize: WHOLE_LIST_PAGE_SIZE }];
}
