import type { TypeKey } from './content-service/content-types';
import { paths, type Scope } from './paths';

/** The canonical address of each kind of detail page; `{a}` is what it is under. */
const DETAIL_PAGES = {
  domain: paths.domain('{id}'),
  module: paths.module('{id}'),
  product: paths.product('{a}', '{id}'),
  solution: paths.solution('{id}'),
  feature: paths.feature('{id}'),
  case: paths.case('{id}'),
  lab: paths.lab('{id}'),
  publication: paths.publication('{id}'),
  'tech-document': paths.techDocument('{id}'),
  training: paths.training('{id}'),
  'white-paper': paths.whitePaper('{id}'),
} satisfies Partial<Record<TypeKey, string>>;

export type PageType = keyof typeof DETAIL_PAGES;

/** The detail page that a path is the address of: its type, `id`, and what it is under. */
export function detailPage(pathname: string): { type: PageType; id: string; a?: string } | null {
  for (const [type, pattern] of Object.entries(DETAIL_PAGES)) {
    const { id, a } = matchPattern(pattern, pathname) ?? {};
    if (id) return { type: type as PageType, id, a };
  }
  return null;
}

/** The segments `{id}` and `{a}` of a path that fits a pattern. */
export function matchPattern(pattern: string, pathname: string): { id?: string; a?: string } | null {
  const source = pattern.replace(/\{(id|a)\}/g, '(?<$1>[a-z0-9-]+)');
  return new RegExp(`^${source}$`).exec(pathname)?.groups ?? null;
}

/** What the routes below begin with; nobody asks for it by itself. */
export const FILE_ROUTES = '/files';

/**
 * The route that answers an address with a dot: robots, sitemaps, feeds, llms.txt and the Markdown of a detail page.
 * @returns null for every other: there is no such file
 */
export function fileRoute(pathname: string): string | null {
  const feed = /^\/feeds\/(cases|tech-documents)\.(rss|atom)$/.test(pathname);
  if (feed || [paths.robots(), paths.llms(), paths.sitemapIndex()].includes(pathname)) return pathname;
  const sitemap = /^\/sitemap(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(pathname);
  if (sitemap) return `${FILE_ROUTES}/sitemap/${sitemap[1] ?? 1}`;
  const page = /^(.+)\.md$/.exec(pathname)?.[1];
  return page && detailPage(page) ? `${FILE_ROUTES}/markdown${page}` : null;
}

/** Every spelling under which the page of an item answers; `{id}` is its alias or contentItemId, `{a}` what it is under. */
export const DETAIL_SPELLINGS: [type: DetailType, pattern: string][] = [
  ['domain', '/application-fields/{id}'],
  ['module', '/products/modules/{id}'],
  ['module', '/modules/{id}'],
  ['module', '/application-fields/modules/{id}'],
  ['product', '/products/modules/{a}/{id}'],
  ['product', '/modules/{a}/{id}'],
  ['product', '/application-fields/modules/{a}/{id}'],
  ['solution', '/solutions/{id}'],
  ['solution', '/home/solutions/{id}'],
  ['solution', '/products/solutions/{id}'],
  ['feature', '/products/features/{id}'],
  ['feature', '/home/features/{id}'],
  ['case', '/ecosystem/cases/{id}'],
  ['case', '/home/cases/{id}'],
  ['case', '/application-fields/{a}/cases/detail/{id}'],
  ['case', '/modules/{a}/cases/detail/{id}'],
  ['case', '/solutions/{a}/cases/detail/{id}'],
  ['lab', '/ecosystem/labs/{id}'],
  ['lab', '/application-fields/{a}/labs/detail/{id}'],
  ['publication', '/ecosystem/publications/{id}'],
  ['tech-document', '/ecosystem/tech-documents/{id}'],
  ['training', '/ecosystem/trainings/{id}'],
];

/** Types whose pages go by an alias. */
export type DetailType = Extract<
  TypeKey,
  | 'domain'
  | 'module'
  | 'product'
  | 'solution'
  | 'feature'
  | 'case'
  | 'lab'
  | 'publication'
  | 'tech-document'
  | 'training'
>;

/** Lists that are limited to one item `{a}`; without an id behind them they lead to that list. */
export const SCOPED_LIST_ROOTS: [list: 'cases' | 'labs', scope: Scope, pattern: string][] = [
  ['cases', 'domain', '/application-fields/{a}/cases'],
  ['cases', 'module', '/modules/{a}/cases'],
  ['cases', 'solution', '/solutions/{a}/cases'],
  ['labs', 'domain', '/application-fields/{a}/labs'],
];
