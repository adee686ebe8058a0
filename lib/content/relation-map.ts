import 'server-only';
import { getCaseLinksOf } from './case';
import { getLinks } from './links';
import { getCustomerNames, getModulesOfLabs, getSourcesOfPublications } from './relations';
import type { ItemLink } from './types';
import { paths } from '../paths';
import { phrasesOf } from '../phrases';
import { RELATED_TYPES, type RelatedItem, type RelatedType, type RelationMap } from '../relation-threads';

/** Whether the service says what its publications were done with: without that there is no map. */
export async function hasRelations(): Promise<boolean> {
  return Object.values(await getSourcesOfPublications()).some(
    ({ caseId, moduleIds }) => caseId || moduleIds.length > 0,
  );
}

/** Everything that refers to something, with both ends. */
export async function getRelationMap(): Promise<RelationMap> {
  const [lab, case_, publication, module] = await Promise.all(RELATED_TYPES.map((type) => getLinks(type)));
  const links: Record<RelatedType, ItemLink[]> = { lab, case: case_, publication, module };
  const neighbours = neighboursOf(await pairsOf(module));
  const rowsOf = (type: RelatedType): RelatedItem[] =>
    links[type].map(({ id, alias, title }) => {
      const near = neighbours.get(id);
      const othersOf = (other: RelatedType) => links[other].flatMap((link, row) => (near?.has(link.id) ? [row] : []));
      const others = {
        lab: othersOf('lab'),
        case: othersOf('case'),
        publication: othersOf('publication'),
        module: othersOf('module'),
      };
      return { id, title: phrasesOf(title), href: paths[type](alias), others };
    });
  return { lab: rowsOf('lab'), case: rowsOf('case'), publication: rowsOf('publication'), module: rowsOf('module') };
}

type Pair = readonly [id: string, other: string];

async function pairsOf(modules: readonly ItemLink[]): Promise<Pair[]> {
  const [sources, modulesOfLabs, casesOfModules, customersOfCases, customersOfLabs] = await Promise.all([
    getSourcesOfPublications(),
    getModulesOfLabs(),
    Promise.all(modules.map(({ id }) => getCaseLinksOf('module', id))),
    getCustomerNames('case'),
    getCustomerNames('lab'),
  ]);
  const labsOf = (customer = '') =>
    Object.entries(customersOfLabs).flatMap(([id, name]) => (name && name === customer ? [id] : []));
  return [
    ...Object.entries(sources).flatMap(([id, { caseId, moduleIds }]) =>
      [caseId, ...moduleIds, ...labsOf(customersOfCases[caseId])].map((other): Pair => [id, other]),
    ),
    ...Object.entries(modulesOfLabs).flatMap(([id, ids]) => ids.map((other): Pair => [id, other])),
    ...modules.flatMap(({ id }, index) => casesOfModules[index].map((link): Pair => [id, link.id])),
    ...Object.entries(customersOfCases).flatMap(([id, name]) => labsOf(name).map((other): Pair => [id, other])),
  ];
}

/** By each end the others. */
function neighboursOf(pairs: readonly Pair[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (id: string, other: string) => found.set(id, (found.get(id) ?? new Set()).add(other));
  for (const [id, other] of pairs) {
    add(id, other);
    add(other, id);
  }
  return found;
}
