import 'server-only';
import { getCasesOf } from '../content/case';
import { getAlone } from '../content/item';
import { getCardsOf } from '../content/links';
import { getCustomerNames, getModulesOfLabs, getSourcesOfPublications, getVersionsOfCases } from '../content/relations';
import type { ItemLink } from '../content/types';

/*
 * What a page finds from the other side: who refers to its item. A study and a laboratory belong together by whose they
 * are.
 */

/** The keys of the entries that this is true of. */
const keysOf = <Value>(entries: Readonly<Record<string, Value>>, is: (value: Value) => boolean): string[] =>
  Object.entries(entries).flatMap(([key, value]) => (is(value) ? [key] : []));

async function idsOfCustomer(type: 'case' | 'lab', customerName: string): Promise<string[]> {
  return customerName ? keysOf(await getCustomerNames(type), (name) => name === customerName) : [];
}

async function publicationsOf(caseIds: readonly string[]) {
  const sources = caseIds.length > 0 ? await getSourcesOfPublications() : {};
  return getCardsOf(
    'publication',
    keysOf(sources, ({ caseId }) => caseIds.includes(caseId)),
  );
}

const labsOfCustomer = async (customerName: string) => getCardsOf('lab', await idsOfCustomer('lab', customerName));

/** What was written about a case, and the laboratory of who did it. */
export async function relationsOfCase({ id, customerName }: { id: string; customerName: string }) {
  const [publications, labs] = await Promise.all([publicationsOf([id]), labsOfCustomer(customerName)]);
  return { publications, labs };
}

/** What those did whose laboratory it is, and what was written about it. */
export async function relationsOfLab({ customerName }: { customerName: string }) {
  const ids = await idsOfCustomer('case', customerName);
  const [cases, publications] = await Promise.all([getCardsOf('case', ids), publicationsOf(ids)]);
  return { cases, publications };
}

/** The laboratory of those whose case a publication comes from. */
export async function labsOfPublication(caseId: string | undefined) {
  const names = caseId ? await getCustomerNames('case') : {};
  return labsOfCustomer(names[caseId ?? ''] ?? '');
}

/** What was written with a module, and the laboratories that have it. */
export async function relationsOfModule(id: string) {
  const [sources, labs] = await Promise.all([getSourcesOfPublications(), getModulesOfLabs()]);
  const [publications, withIt] = await Promise.all([
    getCardsOf(
      'publication',
      keysOf(sources, ({ moduleIds }) => moduleIds.includes(id)),
    ),
    getCardsOf(
      'lab',
      keysOf(labs, (moduleIds) => moduleIds.includes(id)),
    ),
  ]);
  return { publications, labs: withIt };
}

/**
 * The cases that a version was used in, those of its module only where it has none of its own, and the laboratories
 * whose plan shows where it stands.
 */
export async function relationsOfVersion({
  id,
  alias,
  module,
}: {
  id: string;
  alias: string;
  module: ItemLink | null;
}) {
  const [used, plans] = await Promise.all([getVersionsOfCases(), getAlone('lab', ['plan'])]);
  const [cases, labs] = await Promise.all([
    getCardsOf(
      'case',
      keysOf(used, (versions) => versions.includes(id)),
    ),
    getCardsOf(
      'lab',
      keysOf(plans, ({ plan }) => plan.some(({ device }) => device === alias)),
    ),
  ]);
  const casesOfModule = cases.length === 0 && module ? await getCasesOf('module', module.id) : null;
  return { cases, casesOfModule, labs };
}
