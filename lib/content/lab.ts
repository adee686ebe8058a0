import 'server-only';
import { LabDocument, LabFactsDocument, LabsDocument } from '@/graphql/generated/graphql';
import { LAB_PREVIEW_COUNT, LIST_PAGE_SIZE, WHOLE_LIST_PAGE_SIZE } from '../constants';
import { cacheContent } from './reading/cache';
import { fetchAllLinks, fetchList, fetchRelated, presentOnly, query, queryAll, queryExtension } from './reading/client';
import { findByAliasOrId, toCardPage, toCards } from './reading/lists';
import { linkedOrOwnText } from './rich-text/linked-page';
import { pictureReader } from './reading/pictures';
import { asNumber, asText, inner, plain, toItemLink } from './reading/shapes';
import type { Card, CardPage, ItemLink, Picture, RichText } from './types';

export interface Lab {
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
  /** m² */
  area: number | null;
  cameras: number | null;
  /** when it was finished */
  year: number | null;
}

/** Every laboratory, latest first, as links. */
export async function getLabLinks(): Promise<ItemLink[]> {
  'use cache';
  cacheContent('lab');
  const all = await queryAll(async (first, skip) => (await query(LabsDocument, { first, skip })).ecosystemLaboratory);
  return presentOnly(all.map(toItemLink));
}

/** @param segment alias or contentItemId */
export async function getLab(segment: string): Promise<Lab | null> {
  'use cache';
  cacheContent('lab', segment);
  const item = await findByAliasOrId(
    segment,
    async (where) => presentOnly((await query(LabDocument, where, { detail: 'true' })).ecosystemLaboratory)[0],
  );
  if (!item) return null;
  const pictures = await pictureReader();
  const title = asText(item.displayText);
  const alias = inner(item.alias, 'alias') || segment;
  // neither waits for the other: what stands at a link address may be long in coming
  const [description, extension] = await Promise.all([
    linkedOrOwnText(item.linkUrl, item.description),
    queryExtension(LabFactsDocument, { alias }),
  ]);
  const facts = presentOnly(extension?.ecosystemLaboratory)[0];
  return {
    id: plain(item.contentItemId),
    alias,
    title,
    customerName: asText(item.customerName),
    buildDate: plain(item.buildDate),
    createdUtc: plain(item.createdUtc),
    publishedUtc: plain(item.publishedUtc),
    introduction: asText(item.introduction),
    linkUrl: plain(item.linkUrl),
    description,
    images: pictures(item.image, title),
    area: asNumber(facts?.area),
    cameras: asNumber(facts?.cameras),
    year: asNumber(facts?.year),
  };
}

/** The four latest laboratories for the ecosystem preview (SPECIFICATION §7). */
export async function getLabPreview(): Promise<Card[]> {
  'use cache';
  cacheContent('lab');
  const { ecosystemLaboratory } = await query(LabsDocument, { first: LAB_PREVIEW_COUNT, skip: 0 });
  return toCards('lab', presentOnly(ecosystemLaboratory));
}

/** The first four laboratories of a domain, with their total. */
export async function getLabsOfDomain(domainId: string): Promise<CardPage> {
  'use cache';
  cacheContent('lab');
  const parameters = { domainId, page: 1, pageSize: LAB_PREVIEW_COUNT };
  return toCardPage('lab', await fetchRelated('laboratory/GetByDomainId', parameters));
}

/** Page 1 of the laboratory list, of one domain or of all. */
export async function getLabPage(domainId = 'all'): Promise<CardPage> {
  'use cache';
  cacheContent('lab');
  const parameters = { domainId, page: 1, pageSize: LIST_PAGE_SIZE };
  return toCardPage('lab', await fetchList('laboratory/GetByDomainId', parameters));
}

/** Every laboratory of a domain as a link. */
export async function getLabLinksOf(domainId: string): Promise<ItemLink[]> {
  'use cache';
  cacheContent('lab');
  return fetchAllLinks('laboratory/GetByDomainId', { domainId, pageSize: WHOLE_LIST_PAGE_SIZE });
}
