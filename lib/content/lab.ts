import 'server-only';
import { LabDocument, LabFactsDocument, LabsDocument, LabsFactsDocument } from '@/graphql/generated/graphql';
import { LAB_PREVIEW_COUNT, LIST_PAGE_SIZE, WHOLE_LIST_PAGE_SIZE } from '../constants';
import { fetchList, fetchRelated, query } from './reading/client';
import { cacheShownFields } from './reading/cache';
import { entries, headOf, readExtension, readExtensionsOf, readItem } from './reading/items';
import { fetchAllLinks, toCardPage, toCards } from './reading/lists';
import { linkedOrOwnText } from './rich-text/linked-page';
import { pictures } from './reading/pictures';
import { asNumber, asText, plain } from './reading/shapes';
import type { Card, CardPage, ItemLink, Picture, RichText } from './types';

/** How large a laboratory is; null where nobody wrote it down. */
export interface LabFacts {
  /** m² */
  area: number | null;
  cameras: number | null;
  /** when it was finished */
  year: number | null;
}

export interface Lab extends LabFacts {
  id: string;
  alias: string;
  title: string;
  customerName: string;
  buildDate: string;
  createdUtc: string;
  publishedUtc: string;
  introduction: string;
  linkUrl: string;
  description: RichText;
  /** one or several pictures */
  images: Picture[];
}

/** @param segment alias or contentItemId */
export async function getLab(segment: string): Promise<Lab | null> {
  'use cache';
  const item = await readItem('lab', segment, LabDocument, { detail: 'true' });
  if (!item) return null;
  const head = headOf(item, segment);
  // neither waits for the other: what is at a link address may be long in coming
  const [description, facts] = await Promise.all([
    linkedOrOwnText(item.linkUrl, item.description),
    readExtension('lab', LabFactsDocument, { alias: head.alias }),
  ]);
  return {
    ...head,
    customerName: asText(item.customerName),
    buildDate: plain(item.buildDate),
    createdUtc: plain(item.createdUtc),
    publishedUtc: plain(item.publishedUtc),
    introduction: asText(item.introduction),
    linkUrl: plain(item.linkUrl),
    description,
    images: pictures(item.image, head.title),
    ...toFacts(facts),
  };
}

/** The facts of laboratories by contentItemId; empty where the service has none. @param ids of those that are shown */
export async function getLabsFacts(ids?: readonly string[]): Promise<Record<string, LabFacts>> {
  'use cache';
  cacheShownFields('lab', ids, 'area', 'cameras', 'year');
  const shown = await readExtensionsOf('lab', LabsFactsDocument, ids);
  return Object.fromEntries(shown.map((item) => [plain(item.contentItemId), toFacts(item)]));
}

function toFacts(raw: { [Name in keyof LabFacts]?: unknown } | undefined): LabFacts {
  return { area: asNumber(raw?.area), cameras: asNumber(raw?.cameras), year: asNumber(raw?.year) };
}

/** The latest laboratories: four for the ecosystem preview. */
export async function getLabPreview(first = LAB_PREVIEW_COUNT): Promise<Card[]> {
  'use cache';
  return toCards('lab', entries('lab', await query(LabsDocument, { first, skip: 0 })));
}

/** The first four laboratories of a domain, with their total. */
export async function getLabsOfDomain(domainId: string): Promise<CardPage> {
  'use cache';
  const parameters = { domainId, page: 1, pageSize: LAB_PREVIEW_COUNT };
  return toCardPage('lab', await fetchRelated('laboratory/GetByDomainId', parameters));
}

/** Page 1 of the laboratory list, of one domain or of all. @param most cards of it, where a page shows fewer */
export async function getLabPage(domainId = 'all', most = LIST_PAGE_SIZE): Promise<CardPage> {
  'use cache';
  const parameters = { domainId, page: 1, pageSize: LIST_PAGE_SIZE };
  return toCardPage('lab', await fetchList('laboratory/GetByDomainId', parameters), most);
}

/** Every laboratory of a domain as a link. */
export async function getLabLinksOf(domainId: string): Promise<ItemLink[]> {
  'use cache';
  return fetchAllLinks('lab', 'laboratory/GetByDomainId', { domainId, pageSize: WHOLE_LIST_PAGE_SIZE });
}
