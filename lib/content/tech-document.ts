import 'server-only';
import {
  TechDocumentDocument,
  TechDocumentExtraDocument,
  TechDocumentNumbersDocument,
} from '@/graphql/generated/graphql';
import { LIST_PAGE_SIZE, WHOLE_LIST_PAGE_SIZE } from '../constants';
import { toKeyNumber, toKeyNumbers, type KeyNumber } from './key-number';
import { cacheShownFields } from './reading/cache';
import { fetchList, fetchRelated, presentOnly } from './reading/client';
import { headOf, readExtension, readExtensionsOf, readItem } from './reading/items';
import { toCardPage, toCards } from './reading/lists';
import { linkedOrOwnText } from './rich-text/linked-page';
import { picture } from './reading/pictures';
import { asText, plain } from './reading/shapes';
import type { Card, CardPage, Picture, RichText } from './types';

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
  /** what has to be reached; null where the service does not say */
  keyNumber: KeyNumber | null;
}

/** @param segment alias or contentItemId */
export async function getTechDocument(segment: string): Promise<TechDocument | null> {
  'use cache';
  const item = await readItem('tech-document', segment, TechDocumentDocument, { detail: 'true' });
  if (!item) return null;
  const head = headOf(item, segment);
  const extension = await readExtension('tech-document', TechDocumentExtraDocument, { alias: head.alias });
  return {
    ...head,
    publishedUtc: plain(item.publishedUtc),
    introduction: asText(extension?.introduction),
    linkUrl: plain(item.linkUrl),
    description: await linkedOrOwnText(item.linkUrl, item.description?.html),
    image: picture(item.image, head.title),
    modules: toCards('module', presentOnly(extension?.modules?.contentItems)),
    keyNumber: toKeyNumber(extension?.keyNumber),
  };
}

/** Page 1 of the document list. @param most cards of it, where a page shows fewer */
export async function getTechDocumentPage(most = LIST_PAGE_SIZE): Promise<CardPage> {
  'use cache';
  const parameters = { moduleId: 'all', page: 1, pageSize: LIST_PAGE_SIZE };
  return toCardPage('tech-document', await fetchList('technicaldocument/GetByModuleId', parameters), most);
}

/** The documents of one module, for its page. */
export async function getTechDocumentsOfModule(moduleId: string): Promise<Card[]> {
  'use cache';
  const parameters = { moduleId, page: 1, pageSize: WHOLE_LIST_PAGE_SIZE };
  return toCards('tech-document', (await fetchRelated('technicaldocument/GetByModuleId', parameters)).list);
}

/** What has to be reached, by contentItemId; empty where the service does not say. @param ids of those that are shown */
export async function getTechDocumentNumbers(ids?: readonly string[]): Promise<Record<string, KeyNumber>> {
  'use cache';
  cacheShownFields('tech-document', ids, 'keyNumber');
  return toKeyNumbers(await readExtensionsOf('tech-document', TechDocumentNumbersDocument, ids));
}
