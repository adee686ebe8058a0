import 'server-only';
import type { FilterOption, ListFilter } from '../browser/list/address';
import { orEmpty } from '../content/reading/client';
import { getDomains } from '../content/domain';
import { getModules } from '../content/module';
import { getSolutions } from '../content/solution';
import { getCourseThemes } from '../content/training';
import type { Card } from '../content/types';
import type { Scope } from '../paths';

/** A scoped list: which filter stays, and on what. */
export interface FixedFilter {
  scope: Scope;
  alias: string;
}

/** The filter of a list by domain. @param fixed alias of the domain a scoped list is limited to */
export async function domainFilter(fixed?: string): Promise<ListFilter> {
  const options = toOptions(await orEmpty('filter', getDomains()));
  return { name: 'domain', parameter: 'domainId', label: '研究领域', allLabel: '所有研究领域', options, fixed };
}

export async function moduleFilter(fixed?: string): Promise<ListFilter> {
  const options = toOptions(await orEmpty('filter', getModules()));
  return { name: 'module', parameter: 'moduleId', label: '产品', allLabel: '所有产品', options, fixed };
}

async function solutionFilter(fixed?: string): Promise<ListFilter> {
  const options = toOptions(await orEmpty('filter', getSolutions()));
  return { name: 'solution', parameter: 'solutionId', label: '解决方案', allLabel: '所有解决方案', options, fixed };
}

/** The three filters of a case list: domain, module, solution. */
export async function caseFilters(fixed?: FixedFilter): Promise<ListFilter[]> {
  const aliasFor = (scope: Scope) => (fixed?.scope === scope ? fixed.alias : undefined);
  return Promise.all([
    domainFilter(aliasFor('domain')),
    moduleFilter(aliasFor('module')),
    solutionFilter(aliasFor('solution')),
  ]);
}

/** Themes of courses: they have no alias, so their id stands in the address. */
export async function themeFilter(): Promise<ListFilter> {
  const themes = await orEmpty('filter', getCourseThemes());
  const options = themes.map(({ id, title }) => ({ id, alias: id, label: title }));
  const names = { name: 'theme', parameter: 'courseThemeId', label: '主题', allLabel: '所有主题' };
  return { ...names, placeholder: '选择主题', options };
}

function toOptions(cards: readonly Card[]): FilterOption[] {
  return cards.map(({ id, alias, title }) => ({ id, alias, label: title }));
}
