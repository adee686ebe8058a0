import 'server-only';
import { contentType, RESERVED_ALIASES } from '../content-service/content-types';
import { errorText } from '../error-text';
import { chineseOf, ECOSYSTEM_ROUTES, itemPath, paths, type PageType, type Scope } from '../paths';
import { DETAIL_SPELLINGS, matchPattern, SCOPED_LIST_ROOTS } from '../routes';
import { formerOwner } from './former-aliases';
import { findKnown, type AddressedType, type KnownItem } from './known-items';

/** What is settled of an address: it leads elsewhere, there is nothing (`unknown`), or it is no route at all. */
export type Settled = { path: string } | 'unknown' | 'no route' | null;

/**
 * Where an address leads that is only another spelling: an id where the alias
 * belongs, an ecosystem category under its alias, a limited list without its id;
 * and whether what it names is there at all. Decided before any page is asked,
 * so that the query of the address is kept and nothing is made or stored for
 * what somebody made up. A content service that gives no answer settles
 * nothing: then the page decides.
 * An English page is there only where the Chinese one is.
 * @returns null when the address is a page's own
 */
export async function settleAddress(pathname: string): Promise<Settled> {
  const chinese = chineseOf(pathname);
  if (chinese === null) return settleChinese(pathname);
  const settled = await settleChinese(chinese);
  return settled && typeof settled === 'object' ? { path: paths.english(settled.path) } : settled;
}

async function settleChinese(pathname: string): Promise<Settled> {
  const moved = movedCategory(pathname);
  if (moved) return { path: moved };
  try {
    return (await category(pathname)) ?? (await belowScope(pathname)) ?? (await detail(pathname));
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

/** Sections of the ecosystem have pages of their own, or are categories of the content service. */
async function category(pathname: string): Promise<Settled> {
  const { id } = matchPattern(paths.ecosystemSection('{id}'), pathname) ?? {};
  if (!id || pathname === paths.relations() || Object.values(ECOSYSTEM_ROUTES).includes(id)) return null;
  return (await findKnown('ecosystem-category', id)) === null ? 'no route' : null;
}

/** Lists and details that are under a domain, module or solution: it must be there, and a list be its own. */
async function belowScope(pathname: string): Promise<Settled> {
  for (const [list, scope, pattern] of SCOPED_LIST_ROOTS) {
    const { a, id } = matchPattern(pattern, pathname) ?? matchPattern(`${pattern}/{id}`, pathname) ?? {};
    const alias = a ?? matchPattern(`${pattern}/detail/{id}`, pathname)?.a;
    if (!alias) continue;
    const item = await findNamed(scope, alias);
    if (item === null) return 'unknown';
    if (item && item.id !== alias && item.alias !== alias)
      return { path: pathname.replace(`/${alias}/`, `/${item.alias}/`) };
    if (!item || !a) return null;
    if (id === undefined || id === alias) return { path: listPath(list, scope, alias, item.id) };
    return id === item.id ? null : 'unknown';
  }
  return null;
}

/** Who has this name, or had it before it was given another. */
async function findNamed(type: AddressedType, name: string): Promise<KnownItem | null | undefined> {
  const item = await findKnown(type, name);
  // what has gone is for its page to say, unless it has another name now
  const former = item ? null : await formerOwner(type, name);
  return former === null ? item : findKnown(type, former);
}

const listPath = (list: 'cases' | 'labs', scope: Scope, alias: string, id: string) =>
  list === 'cases' ? paths.scopedCases(scope, alias, id) : paths.scopedLabs(alias, id);

async function detail(pathname: string): Promise<Settled> {
  for (const [type, pattern] of DETAIL_SPELLINGS) {
    const { id, a = '' } = matchPattern(pattern, pathname) ?? {};
    if (!id || RESERVED_ALIASES.has(id)) continue;
    const above = typeAbove(type);
    const [item, parent] = await Promise.all([findNamed(type, id), above ? findNamed(above, a) : null]);
    if (item === undefined || parent === undefined) return null;
    if (!item || isAstray(item, above, parent)) return 'unknown';
    const isSettled = item.alias === id && (!parent || parent.alias === a);
    return isSettled ? null : { path: itemPath(type, { alias: item.alias, parentAlias: parent?.alias })! };
  }
  return null;
}

/** The type of what items of a type stand under. */
function typeAbove(type: PageType): AddressedType | null {
  const { parent, fields } = contentType(type);
  return parent ? (fields[parent].target as AddressedType) : null;
}

/** A version is under its own module only. */
function isAstray(item: KnownItem, above: AddressedType | null, parent: KnownItem | null): boolean {
  return above !== null && item.parentAlias !== parent?.alias;
}
