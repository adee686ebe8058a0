import 'server-only';
import {
  CaseAddressDocument,
  DomainAddressDocument,
  FeatureAddressDocument,
  LabAddressDocument,
  ModuleAddressDocument,
  ProductAddressDocument,
  PublicationAddressDocument,
  SolutionAddressDocument,
  TechDocumentAddressDocument,
  TrainingAddressDocument,
} from '@/graphql/generated/graphql';
import { errorText } from '../error-text';
import {
  DETAIL_SPELLINGS,
  ECOSYSTEM_ROUTES,
  itemPath,
  matchPattern,
  paths,
  SCOPED_LIST_ROOTS,
  type DetailType,
} from '../paths';
import { presentOnly, query } from './reading/client';
import { inner, isAlias, plain } from './reading/shapes';

interface ItemAddress {
  id: string;
  alias: string;
}
type Where = { alias: string } | { id: string };
type Found = readonly ({ contentItemId?: string | null; alias?: { alias?: string | null } | null } | null)[];

const FIND: Record<DetailType, (where: Where) => Promise<Found | null | undefined>> = {
  domain: async (where) => (await query(DomainAddressDocument, where)).domain,
  module: async (where) => (await query(ModuleAddressDocument, where)).module,
  product: async (where) => (await query(ProductAddressDocument, where)).product,
  solution: async (where) => (await query(SolutionAddressDocument, where)).solution,
  feature: async (where) => (await query(FeatureAddressDocument, where)).characteristic,
  case: async (where) => (await query(CaseAddressDocument, where)).ecosystemCase,
  lab: async (where) => (await query(LabAddressDocument, where)).ecosystemLaboratory,
  publication: async (where) => (await query(PublicationAddressDocument, where)).ecosystemJournalThesis,
  'tech-document': async (where) => (await query(TechDocumentAddressDocument, where)).ecosystemTechnicalDocument,
  training: async (where) => (await query(TrainingAddressDocument, where)).ecosystemTrainingCourse,
};

const ITEM_ID = /^[a-z0-9]{26}$/;

/**
 * Where an address leads that is only another spelling: an id where the alias
 * belongs, an ecosystem category under its alias, a limited list without its id.
 * Decided before any page is asked, so that the query of the address is kept
 * and nothing is stored for it. A content service that gives no answer settles
 * nothing: then the page decides.
 * @returns the right path, `unknown` below something that does not exist, or null when the address is settled
 */
export async function settleAddress(pathname: string): Promise<string | 'unknown' | null> {
  const moved = movedCategory(pathname);
  if (moved) return moved;
  try {
    return (await belowScope(pathname)) ?? (await detailByAlias(pathname));
  } catch (error) {
    console.error('[content] 网址查不到：', errorText(error));
    return null;
  }
}

function movedCategory(pathname: string): string | null {
  if (pathname === paths.domainModules()) return paths.modules();
  const [alias, route] =
    Object.entries(ECOSYSTEM_ROUTES).find(([name]) => paths.ecosystemSection(name) === pathname) ?? [];
  return route && route !== alias ? paths.ecosystemSection(route) : null;
}

/** Lists and details that stand under a domain, module or solution: it must be there. */
async function belowScope(pathname: string): Promise<string | null> {
  for (const [list, scope, pattern] of SCOPED_LIST_ROOTS) {
    const bare = matchPattern(pattern, pathname);
    const byAlias = matchPattern(`${pattern}/{id}`, pathname);
    const detail = matchPattern(`${pattern}/detail/{id}`, pathname);
    const alias = bare?.a ?? detail?.a ?? (byAlias?.id === byAlias?.a ? byAlias?.a : undefined);
    if (!alias) continue;
    const item = await find(scope, { alias });
    if (!item) return 'unknown';
    if (detail) return null;
    return list === 'cases' ? paths.scopedCases(scope, alias, item.id) : paths.scopedLabs(alias, item.id);
  }
  return null;
}

async function detailByAlias(pathname: string): Promise<string | null> {
  for (const [type, pattern] of DETAIL_SPELLINGS) {
    const { id, a = '' } = matchPattern(pattern, pathname) ?? {};
    if (!id) continue;
    const [item, parent] = await Promise.all([byId(type, id), type === 'product' ? byId('module', a) : null]);
    if (!item && !parent) continue;
    return itemPath(type, { alias: item?.alias ?? id, parentAlias: parent?.alias ?? a });
  }
  return null;
}

/** The item under an id, when it has an alias of its own. */
async function byId(type: DetailType, id: string): Promise<ItemAddress | null> {
  const item = ITEM_ID.test(id) ? await find(type, { id }) : null;
  return item && item.alias !== id ? item : null;
}

async function find(type: DetailType, where: Where): Promise<ItemAddress | null> {
  const [item] = presentOnly(await FIND[type](where));
  const [id, alias] = [plain(item?.contentItemId), inner(item?.alias, 'alias').toLowerCase()];
  return id && isAlias(alias) ? { id, alias } : null;
}
