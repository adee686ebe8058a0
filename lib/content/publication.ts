import 'server-only';
import { PublicationOwnDocument } from '@/graphql/generated/graphql';
import { HOME_LATEST_COUNT, PUBLICATION_PAGE_SIZE } from '../constants';
import { env } from '../env';
import { getField, getItem, type Item } from './item';
import type { KeyNumber } from './key-number';
import { cacheEveryFields } from './reading/cache';
import { presentOnly } from './reading/client';
import { readAllExtensions, WHOLE_AT_ONCE } from './reading/items';
import { cardPage, fetchOrdered } from './reading/lists';
import { plain } from './reading/shapes';
import { partOf } from './reading/view';
import type { CardPage } from './types';

export type Publication = Item<'publication'>;
export type Citation = NonNullable<Publication['citation']>;

/** Where the article itself is found; undefined for a sample and for a number that no registry could have given. */
export function articleAddress(citation: Citation | null): string | undefined {
  const doi = citation?.doi ?? '';
  return !env.isSample && /^10\.\d{4,9}\/\S+$/.test(doi) ? `https://doi.org/${doi}` : undefined;
}

/** @param segment alias or contentItemId */
export const getPublication = (segment: string) => getItem('publication', segment);

/** Page 1 of the publication list, 18 per page. @param most cards of it, where a page shows fewer */
export async function getPublicationPage(most = PUBLICATION_PAGE_SIZE): Promise<CardPage> {
  'use cache';
  const parameters = { domainId: 'all', page: 1, pageSize: PUBLICATION_PAGE_SIZE };
  return cardPage('journalthesis/GetByDomainId', parameters, most);
}

/** The three latest publications, with their total. */
export async function getLatestPublications(): Promise<CardPage> {
  'use cache';
  return fetchOrdered('publication', 'PublishedUtc', HOME_LATEST_COUNT);
}

/** The citations of publications by contentItemId; empty where the service has none. @param ids of those that are shown */
export const getCitations = (ids?: readonly string[]) => getField('publication', 'citation', ids);

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
  const all = await readAllExtensions(PublicationOwnDocument, WHOLE_AT_ONCE);
  const sources = all.map(async (item) => {
    const [source] = presentOnly(item.case?.contentItems);
    const { keyNumber: own } = await partOf('publication', item, ['keyNumber']);
    return [plain(item.contentItemId), { own, caseId: plain(source?.contentItemId) }] as const;
  });
  return Object.fromEntries(await Promise.all(sources));
}
