import 'server-only';
import { CaseOwnDocument, PublicationOwnDocument } from '@/graphql/generated/graphql';
import { WHOLE_LIST_PAGE_SIZE } from '../constants';
import { cacheEveryFields, cacheList } from './reading/cache';
import { fetchRelated, orEmpty, presentOnly } from './reading/client';
import { readAllExtensions, WHOLE_AT_ONCE } from './reading/items';
import { fetchEvery } from './reading/lists';
import { asText, plain } from './reading/shapes';
import { readNames } from './reading/uniform';

/*
 * What refers to what, by contentItemIds alone, for the side that does not say it itself. Names and cards are read by
 * whoever shows them, so that a changed text renews no page that only knows of the item.
 */

type Ids = Readonly<Record<string, readonly string[]>>;
type Bag = { contentItems?: readonly ({ contentItemId?: unknown } | null)[] | null } | null | undefined;

const idsIn = (bag: Bag): string[] => presentOnly(bag?.contentItems).map(({ contentItemId }) => plain(contentItemId));

/** What a publication comes from and was done with. */
interface Source {
  /** empty without one */
  caseId: string;
  moduleIds: string[];
}

/** The sources of publications; none where the service does not say. */
export async function getSourcesOfPublications(): Promise<Record<string, Source>> {
  'use cache';
  cacheList('publication');
  cacheList('case');
  cacheList('module');
  const all = await readAllExtensions(PublicationOwnDocument, WHOLE_AT_ONCE);
  return Object.fromEntries(
    all.map((item) => [
      plain(item.contentItemId),
      { caseId: idsIn(item.case)[0] ?? '', moduleIds: idsIn(item.modules) },
    ]),
  );
}

/** The versions that cases were done with; none where the service does not say. */
export async function getVersionsOfCases(): Promise<Ids> {
  'use cache';
  cacheList('case');
  cacheList('product');
  const all = await readAllExtensions(CaseOwnDocument, WHOLE_AT_ONCE);
  return Object.fromEntries(all.map((item) => [plain(item.contentItemId), idsIn(item.products)]));
}

/** The modules that are in laboratories. */
export async function getModulesOfLabs(): Promise<Ids> {
  'use cache';
  cacheList('lab');
  cacheList('module');
  const ids = (await orEmpty('lab', readNames('lab'))).map(({ contentItemId }) => plain(contentItemId));
  const modules = await Promise.all(
    ids.map((laboratoryId) => fetchRelated('module/GetByLaboratoryId', { laboratoryId })),
  );
  return Object.fromEntries(
    ids.map((id, index) => [id, modules[index].list.map(({ contentItemId }) => plain(contentItemId))]),
  );
}

/** Whose each case or laboratory is. */
export async function getCustomerNames(type: 'case' | 'lab'): Promise<Readonly<Record<string, string>>> {
  'use cache';
  cacheEveryFields(type, 'customerName');
  const whole = { domainId: 'all', pageSize: WHOLE_LIST_PAGE_SIZE };
  const all =
    type === 'case'
      ? await fetchEvery('case/GetAll', { ...whole, moduleId: 'all', solutionId: 'all' })
      : await fetchEvery('laboratory/GetByDomainId', whole);
  return Object.fromEntries(all.map((item) => [plain(item.contentItemId), asText(item.customerName)]));
}
