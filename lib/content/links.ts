import 'server-only';
import {
  CasesDocument,
  DomainsDocument,
  EcosystemCategoriesDocument,
  FeaturesDocument,
  LabsDocument,
  ModulesDocument,
  PublicationsDocument,
  SolutionsDocument,
  TechDocumentsDocument,
  TrainingsDocument,
} from '@/graphql/generated/graphql';
import { cacheEvery } from './reading/cache';
import { presentOnly } from './reading/client';
import { readAll } from './reading/items';
import { bySortNum } from './reading/lists';
import { toItemLink } from './reading/shapes';
import type { ItemLink } from './types';

/** Types whose items have an alias and are nowhere but at it (versions are under their module). */
const LINKED = {
  domain: () => readAll('domain', DomainsDocument),
  module: () => readAll('module', ModulesDocument),
  solution: () => readAll('solution', SolutionsDocument),
  feature: () => readAll('feature', FeaturesDocument),
  'ecosystem-category': () => readAll('ecosystem-category', EcosystemCategoriesDocument),
  case: () => readAll('case', CasesDocument),
  lab: () => readAll('lab', LabsDocument),
  'tech-document': () => readAll('tech-document', TechDocumentsDocument),
  publication: () => readAll('publication', PublicationsDocument),
  training: () => readAll('training', TrainingsDocument),
};

export type LinkedType = keyof typeof LINKED;

/**
 * Every item of a type as a link, in the order of its lists: for menus,
 * filters, addresses and lists without scripts, which show nothing but names.
 */
export async function getLinks(type: LinkedType): Promise<ItemLink[]> {
  'use cache';
  cacheEvery(type, 'name');
  return presentOnly(bySortNum<object>(await LINKED[type]()).map(toItemLink));
}
