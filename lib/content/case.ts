import 'server-only';
import { CaseDocument, CaseProductsDocument, CasesDocument } from '@/graphql/generated/graphql';
import { DETAIL_CASE_COUNT, HOME_LATEST_COUNT, LIST_PAGE_SIZE, WHOLE_LIST_PAGE_SIZE } from '../constants';
import { cacheContent } from './reading/cache';
import { fetchAllLinks, fetchList, fetchRelated, presentOnly, query, queryAll, queryExtension } from './reading/client';
import { findByAliasOrId, toCardPage, toCards } from './reading/lists';
import { linkedOrOwnText } from './rich-text/linked-page';
import { pictureReader } from './reading/pictures';
import { richText } from './rich-text/rich-text';
import { asText, inner, plain, toItemLink } from './reading/shapes';
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
}

/** Every case, latest first, as links: for the addresses of the site and lists without scripts. */
export async function getCaseLinks(): Promise<ItemLink[]> {
  'use cache';
  cacheContent('case');
  const all = await queryAll(async (first, skip) => (await query(CasesDocument, { first, skip })).ecosystemCase);
  return presentOnly(all.map(toItemLink));
}

/** @param segment alias or contentItemId */
export async function getCase(segment: string): Promise<Case | null> {
  'use cache';
  cacheContent('case', segment);
  const item = await findByAliasOrId(
    segment,
    async (where) => presentOnly((await query(CaseDocument, where, { detail: 'true' })).ecosystemCase)[0],
  );
  if (!item) return null;
  const pictures = await pictureReader();
  const title = asText(item.displayText);
  const alias = inner(item.alias, 'alias') || segment;
  const extension = await queryExtension(CaseProductsDocument, { alias });
  return {
    id: plain(item.contentItemId),
    alias,
    title,
    name: asText(item.name),
    customerName: asText(item.customerName),
    buildDate: plain(item.buildDate),
    createdUtc: plain(item.createdUtc),
    publishedUtc: plain(item.publishedUtc),
    introduction: asText(item.introduction),
    linkUrl: plain(item.linkUrl),
    description: await linkedOrOwnText(item.linkUrl, item.description),
    details: await richText(item.details, { level: 3, idPrefix: 'details' }),
    image: pictures(item.image, title)[0] ?? null,
    products: await toCards('product', presentOnly(presentOnly(extension?.ecosystemCase)[0]?.products?.contentItems)),
  };
}

/** What a case list may be limited to, each by contentItemId. */
export interface CaseFilter {
  domainId?: string;
  moduleId?: string;
  solutionId?: string;
}

/** Page 1 of the case list: case/GetAll (SPECIFICATION §7). */
export async function getCasePage(filter: CaseFilter = {}): Promise<CardPage> {
  'use cache';
  cacheContent('case');
  const { domainId = 'all', moduleId = 'all', solutionId = 'all' } = filter;
  const parameters = { domainId, moduleId, solutionId, page: 1, pageSize: LIST_PAGE_SIZE };
  return toCardPage('case', await fetchList('case/GetAll', parameters));
}

/** Every case of a domain, module or solution as a link, in the order of its list. */
export async function getCaseLinksOf(owner: 'domain' | 'module' | 'solution', id: string): Promise<ItemLink[]> {
  'use cache';
  cacheContent('case');
  const parameters = { [`${owner}Id`]: id, pageSize: WHOLE_LIST_PAGE_SIZE };
  return fetchAllLinks('case/GetAll', parameters);
}

/** The three latest cases, with the total that decides on 'more' (SPECIFICATION §7, content list). */
export async function getLatestCases(): Promise<CardPage> {
  'use cache';
  cacheContent('case');
  const parameters = {
    contentType: 'EcosystemCase',
    orderColumn: 'PublishedUtc',
    isAsc: 'false',
    pageSize: HOME_LATEST_COUNT,
  };
  return toCardPage('case', await fetchRelated('content/GetContentItem', parameters));
}

/** Cases of a domain, module or solution as a detail page shows them: at most 6, with the total. */
export async function getCasesOf(owner: 'domain' | 'module' | 'solution', id: string): Promise<CardPage> {
  'use cache';
  cacheContent('case');
  const page = await toCardPage('case', await fetchRelated(...relatedCall(owner, id)));
  return { ...page, list: page.list.slice(0, DETAIL_CASE_COUNT) };
}

function relatedCall(owner: 'domain' | 'module' | 'solution', id: string): Parameters<typeof fetchRelated> {
  if (owner === 'domain') return ['case/GetByDomainId', { domainId: id }];
  if (owner === 'solution') return ['case/GetBySolutionId', { solutionId: id }];
  return ['case/GetByModuleId', { moduleId: id, page: 1, pageSize: WHOLE_LIST_PAGE_SIZE }];
}
