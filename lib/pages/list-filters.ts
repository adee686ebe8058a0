import 'server-only';
import type { FilterOption, ListFilter } from '../list-filter';
import { orEmpty } from '../content/reading/client';
import { getLinks } from '../content/links';
import { getCourseThemes } from '../content/training';
import type { ItemLink } from '../content/types';
import type { Scope } from '../paths';

/** A scoped list: which filter stays, and on what. */
export interface FixedFilter {
  scope: Scope;
  alias: string;
}

/** The filter of a list by domain. @param fixed alias of the domain a scoped list is limited to */
export async function domainFilter(fixed?: string): Promise<ListFilter> {
  const options = toOptions(await orEmpty('filter', getLinks('domain')));
  return { name: 'domain', parameter: 'domainId', label: '研究领域', allLabel: '所有研究领域', options, fixed };
}

export async function moduleFilter(fixed?: string): Promise<ListFilter> {
  const options = toOptions(await orEmpty('filter', getLinks('module')));
  return { name: 'module', parameter: 'moduleId', label: '产品', allLabel: '所有产品', options, fixed };
}

async function solutionFilter(fixed?: string): Promise<ListFilter> {
  const options = toOptions(await orEmpty('filter', getLinks('solution')));
  return { name: 'solution', parameter: 'solutionId', label: '解决方案', allLabel: '所有解决方案', options, fixed };
}

/** The three filters of a case list, in their order. */
export async function caseFilters(fixed?: FixedFilter): Promise<ListFilter[]> {
  const aliasFor = (scope: Scope) => (fixed?.scope === scope ? fixed.alias : undefined);
  return Promise.all([
    domainFilter(aliasFor('domain')),
    moduleFilter(aliasFor('module')),
    solutionFilter(aliasFor('solution')),
  ]);
}

/** Themes of courses: they have no alias, so their id is in the address. */
export async function themeFilter(): Promise<ListFilter> {
  const themes = await orEmpty('filter', getCourseThemes());
  const options = themes.map(({ id, title }) => ({ id, alias: id, label: title }));
  const names = { name: 'theme', parameter: 'courseThemeId', label: '主题', allLabel: '所有主题' };
  return { ...names, placeholder: '选择主题', options };
}

function toOptions(links: readonly ItemLink[]): FilterOption[] {
  return links.map(({ id, alias, title }) => ({ id, alias, label: title }));
}
