import * as paths from './addresses';

/**
 * Every address of the site, as `paths.cases()`: those of items stand in the description of content. No other file
 * writes one, but `asked-routes.mjs` and `routes.ts`, which Next's configuration reads. Each is an export of its own, so that a script takes along those that it uses.
 */
export * as paths from './addresses';
export type { FeedFormat, FeedName, Scope } from './addresses';
export { itemPath, type PageType } from './item-path';

/** The path of the same page in Chinese; null for a page that is not English. */
export function chineseOf(path: string): string | null {
  const [isEnglish, chinese] = /^\/en(\/.+)?$/.exec(path) ?? [];
  return isEnglish ? (chinese ?? paths.home()) : null;
}

/** Ecosystem categories: alias in the content service → route segment. */
export const ECOSYSTEM_ROUTES: Record<string, string> = {
  'technical-document': 'tech-documents',
  'journal-thesis': 'publications',
  case: 'cases',
  laboratory: 'labs',
  'technical-service': 'custom-developments',
  'training-course': 'trainings',
};

/** The address of an ecosystem category; a category without a page of its own goes by its alias. */
export function ecosystemPath(categoryAlias: string): string {
  const route = Object.hasOwn(ECOSYSTEM_ROUTES, categoryAlias) ? ECOSYSTEM_ROUTES[categoryAlias] : categoryAlias;
  return paths.ecosystemSection(route);
}
