import 'server-only';
import {
  CitationsDocument,
  PublicationDocument,
  PublicationExtraDocument,
  PublicationsDocument,
  type CitationFieldsFragment,
} from '@/graphql/generated/graphql';
import { HOME_LATEST_COUNT, PUBLICATION_PAGE_SIZE } from '../constants';
import { cacheContent } from './reading/cache';
import { fetchList, fetchRelated, presentOnly, query, queryAll, queryExtension } from './reading/client';
import { findByAliasOrId, toCardPage, toCards } from './reading/lists';
import { richText } from './rich-text/rich-text';
import { asNumber, asText, inner, plain, toItemLink } from './reading/shapes';
import type { Card, CardPage, ItemLink, RichText } from './types';

/** Where and by whom a publication appeared. */
export interface Citation {
  authors: string[];
  journal: string;
  year: number | null;
  volume: string;
  issue: string;
  pages: string;
  doi: string;
  englishTitle: string;
}

export interface Publication {
  id: string;
  alias: string;
  title: string;
  publishedUtc: string;
  introduction: RichText;
  details: RichText;
  citation: Citation | null;
  domains: ItemLink[];
  modules: Card[];
  case: Card | null;
}

/** Every publication, latest first, as links. */
export async function getPublicationLinks(): Promise<ItemLink[]> {
  'use cache';
  cacheContent('publication');
  const all = await queryAll(
    async (first, skip) => (await query(PublicationsDocument, { first, skip })).ecosystemJournalThesis,
  );
  return presentOnly(all.map(toItemLink));
}

/** @param segment alias or contentItemId */
export async function getPublication(segment: string): Promise<Publication | null> {
  'use cache';
  cacheContent('publication', segment);
  const item = await findByAliasOrId(
    segment,
    async (where) => presentOnly((await query(PublicationDocument, where)).ecosystemJournalThesis)[0],
  );
  if (!item) return null;
  const alias = inner(item.alias, 'alias') || segment;
  const answer = await queryExtension(PublicationExtraDocument, { alias });
  const extension = presentOnly(answer?.ecosystemJournalThesis)[0];
  return {
    id: plain(item.contentItemId),
    alias,
    title: asText(item.displayText),
    publishedUtc: plain(item.publishedUtc),
    introduction: await richText(inner(item.introduction, 'html'), { level: 3, idPrefix: 'abstract' }),
    details: await richText(item.details, { level: 3, idPrefix: 'details' }),
    citation: toCitation(extension?.citation),
    domains: presentOnly(presentOnly(extension?.domains?.contentItems).map(toItemLink)),
    modules: await toCards('module', presentOnly(extension?.modules?.contentItems)),
    case: (await toCards('case', presentOnly(extension?.case?.contentItems)))[0] ?? null,
  };
}

/** Page 1 of the publication list: journalthesis/GetByDomainId, 18 per page. */
export async function getPublicationPage(domainId = 'all'): Promise<CardPage> {
  'use cache';
  cacheContent('publication');
  const parameters = { domainId, page: 1, pageSize: PUBLICATION_PAGE_SIZE };
  return toCardPage('publication', await fetchList('journalthesis/GetByDomainId', parameters));
}

/** The three latest publications, with their total. */
export async function getLatestPublications(): Promise<CardPage> {
  'use cache';
  cacheContent('publication');
  const parameters = {
    contentType: 'EcosystemJournalThesis',
    orderColumn: 'PublishedUtc',
    isAsc: 'false',
    pageSize: HOME_LATEST_COUNT,
  };
  return toCardPage('publication', await fetchRelated('content/GetContentItem', parameters));
}

/** Citations by contentItemId; empty where the service has none. */
export async function getCitations(): Promise<Record<string, Citation>> {
  'use cache';
  cacheContent('publication');
  const all = await queryAll(
    async (first, skip) => (await queryExtension(CitationsDocument, { first, skip }))?.ecosystemJournalThesis,
  );
  const entries = all.map((item) => [plain(item.contentItemId), toCitation(item.citation)] as const);
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, Citation] => entry[1] !== null));
}

function toCitation(raw: CitationFieldsFragment | null | undefined): Citation | null {
  if (!raw) return null;
  return {
    authors: presentOnly(raw.authors).map(asText),
    journal: asText(raw.journal),
    year: asNumber(raw.year),
    volume: asText(raw.volume),
    issue: asText(raw.issue),
    pages: asText(raw.pages),
    doi: plain(raw.doi),
    englishTitle: plain(raw.englishTitle),
  };
}
