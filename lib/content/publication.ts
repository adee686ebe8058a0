import 'server-only';
import {
  CitationsDocument,
  PublicationDocument,
  PublicationExtraDocument,
  PublicationNumbersDocument,
  type CitationFieldsFragment,
} from '@/graphql/generated/graphql';
import { HOME_LATEST_COUNT, PUBLICATION_PAGE_SIZE } from '../constants';
import { env } from '../env';
import { toKeyNumber, type KeyNumber } from './key-number';
import { cacheEveryFields, cacheShownFields } from './reading/cache';
import { fetchList, presentOnly } from './reading/client';
import { headOf, readAllExtensions, readExtension, readExtensionsOf, readItem } from './reading/items';
import { fetchOrdered, toCardPage, toCards, toItemLinks } from './reading/lists';
import { richText } from './rich-text/rich-text';
import { asNumber, asText, inner, plain } from './reading/shapes';
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
  /** what it found; null where only its case says */
  keyNumber: KeyNumber | null;
}

/** Where the article itself is found; undefined for a sample and for a number that no registry could have given. */
export function articleAddress(citation: Citation | null): string | undefined {
  const doi = citation?.doi ?? '';
  return !env.isSample && /^10\.\d{4,9}\/\S+$/.test(doi) ? `https://doi.org/${doi}` : undefined;
}

/** @param segment alias or contentItemId */
export async function getPublication(segment: string): Promise<Publication | null> {
  'use cache';
  const item = await readItem('publication', segment, PublicationDocument);
  if (!item) return null;
  const head = headOf(item, segment);
  const extension = await readExtension('publication', PublicationExtraDocument, { alias: head.alias });
  return {
    ...head,
    publishedUtc: plain(item.publishedUtc),
    introduction: await richText(inner(item.introduction, 'html'), { level: 3, idPrefix: 'abstract' }),
    details: await richText(item.details, { level: 3, idPrefix: 'details' }),
    citation: toCitation(extension?.citation),
    domains: toItemLinks('domain', extension?.domains?.contentItems),
    modules: toCards('module', presentOnly(extension?.modules?.contentItems)),
    case: toCards('case', presentOnly(extension?.case?.contentItems))[0] ?? null,
    keyNumber: toKeyNumber(extension?.keyNumber),
  };
}

/** Page 1 of the publication list, 18 per page. @param most cards of it, where a page shows fewer */
export async function getPublicationPage(most = PUBLICATION_PAGE_SIZE): Promise<CardPage> {
  'use cache';
  const parameters = { domainId: 'all', page: 1, pageSize: PUBLICATION_PAGE_SIZE };
  return toCardPage('publication', await fetchList('journalthesis/GetByDomainId', parameters), most);
}

/** The three latest publications, with their total. */
export async function getLatestPublications(): Promise<CardPage> {
  'use cache';
  return fetchOrdered('publication', 'PublishedUtc', HOME_LATEST_COUNT);
}

/** The citations of publications by contentItemId; empty where the service has none. @param ids of those that are shown */
export async function getCitations(ids?: readonly string[]): Promise<Record<string, Citation>> {
  'use cache';
  cacheShownFields('publication', ids, 'citation');
  const all = await readExtensionsOf('publication', CitationsDocument, ids);
  const found = all.map((item) => [plain(item.contentItemId), toCitation(item.citation)] as const);
  return Object.fromEntries(found.filter((entry): entry is readonly [string, Citation] => entry[1] !== null));
}

/** What a publication found, or where that is said. */
interface NumberSource {
  own: KeyNumber | null;
  /** contentItemId of the case that it comes from; empty without one */
  caseId: string;
}

/** Where the numbers of publications are, by contentItemId; empty where the service has none. */
export async function getPublicationNumbers(): Promise<Record<string, NumberSource>> {
  'use cache';
  // a change of the case changes the list too
  cacheEveryFields('publication', 'keyNumber');
  const all = await readAllExtensions('publication', PublicationNumbersDocument);
  return Object.fromEntries(
    all.map((item) => {
      const [source] = presentOnly(item.case?.contentItems);
      return [plain(item.contentItemId), { own: toKeyNumber(item.keyNumber), caseId: plain(source?.contentItemId) }];
    }),
  );
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
