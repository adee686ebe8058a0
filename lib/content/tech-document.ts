import 'server-only';
import { TechDocumentDocument, TechDocumentExtraDocument, TechDocumentsDocument } from '@/graphql/generated/graphql';
import { LIST_PAGE_SIZE, WHOLE_LIST_PAGE_SIZE } from '../constants';
import { cacheContent } from './reading/cache';
import { fetchList, fetchRelated, presentOnly, query, queryAll, queryExtension } from './reading/client';
import { findByAliasOrId, toCardPage, toCards } from './reading/lists';
import { linkedOrOwnText } from './rich-text/linked-page';
import { pictureReader } from './reading/pictures';
import { asText, inner, plain, toItemLink } from './reading/shapes';
import type { Card, CardPage, ItemLink, Picture, RichText } from './types';

export interface TechDocument {
  id: string;
  alias: string;
  title: string;
  publishedUtc: string;
  introduction: string;
  linkUrl: string;
  description: RichText;
  image: Picture | null;
  modules: Card[];
}

/** Every technical document, latest first, as links. */
export async function getTechDocumentLinks(): Promise<ItemLink[]> {
  'use cache';
  cacheContent('tech-document');
  const all = await queryAll(
    async (first, skip) => (await query(TechDocumentsDocument, { first, skip })).ecosystemTechnicalDocument,
  );
  return presentOnly(all.map(toItemLink));
}

/** @param segment alias or contentItemId */
export async function getTechDocument(segment: string): Promise<TechDocument | null> {
  'use cache';
  cacheContent('tech-document', segment);
  const item = await findByAliasOrId(
    segment,
    async (where) =>
      presentOnly((await query(TechDocumentDocument, where, { detail: 'true' })).ecosystemTechnicalDocument)[0],
  );
  if (!item) return null;
  const pictures = await pictureReader();
  const title = asText(item.displayText);
  const alias = inner(item.alias, 'alias') || segment;
  const answer = await queryExtension(TechDocumentExtraDocument, { alias });
  const extension = presentOnly(answer?.ecosystemTechnicalDocument)[0];
  return {
    id: plain(item.contentItemId),
    alias,
    title,
    publishedUtc: plain(item.publishedUtc),
    introduction: asText(extension?.introduction),
    linkUrl: plain(item.linkUrl),
    description: await linkedOrOwnText(item.linkUrl, item.description?.html),
    image: pictures(item.image, title)[0] ?? null,
    modules: await toCards('module', presentOnly(extension?.modules?.contentItems)),
  };
}

/** Page 1 of the document list: technicaldocument/GetByModuleId. */
export async function getTechDocumentPage(moduleId = 'all'): Promise<CardPage> {
  'use cache';
  cacheContent('tech-document');
  const parameters = { moduleId, page: 1, pageSize: LIST_PAGE_SIZE };
  return toCardPage('tech-document', await fetchList('technicaldocument/GetByModuleId', parameters));
}

/** The documents of one module, for its page. */
export async function getTechDocumentsOfModule(moduleId: string): Promise<Card[]> {
  'use cache';
  cacheContent('tech-document');
  const parameters = { moduleId, page: 1, pageSize: WHOLE_LIST_PAGE_SIZE };
  return toCards('tech-document', (await fetchRelated('technicaldocument/GetByModuleId', parameters)).list);
}
