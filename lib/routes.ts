import { ADDRESSES } from '@/graphql/generated/content/addresses';
import { chineseOf, paths, type PageType, type Scope } from './paths';

/** Types whose items may be there in English, too. */
export const ENGLISH_TYPES = ['module', 'product', 'solution'] as const satisfies PageType[];
export type EnglishType = (typeof ENGLISH_TYPES)[number];

/** The canonical address of each kind of detail page; `{a}` is what it is under. */
const PAGES = Object.entries(ADDRESSES) as [PageType, string][];

/** A detail page: its type, the last segment of its address, and what it is under. */
interface DetailPage {
  type: PageType;
  id: string;
  a?: string;
}

/** The detail page that a path is the address of, in Chinese or in English. */
export function detailPage(pathname: string): DetailPage | null {
  return chineseDetailPage(pathname) ?? englishDetailPage(pathname);
}

function chineseDetailPage(pathname: string): DetailPage | null {
  for (const [type, pattern] of PAGES) {
    const found = matchPattern(pattern, pathname);
    const id = found && (found.id ?? onlyAlias(pattern));
    if (id) return { type, id, a: found.a };
  }
  return null;
}

/** The English page of an item that a path is the address of. */
export function englishDetailPage(pathname: string): (DetailPage & { type: EnglishType }) | null {
  const chinese = chineseOf(pathname);
  const page = chinese === null ? null : chineseDetailPage(chinese);
  const type = ENGLISH_TYPES.find((known) => known === page?.type);
  return page && type ? { ...page, type } : null;
}

/** The alias of the only item of a type, by the address of its page. */
const onlyAlias = (pattern: string) => pattern.split('/').at(-1);

/** The segments `{id}` and `{a}` of a path that fits a pattern. */
export function matchPattern(pattern: string, pathname: string): { id?: string; a?: string } | null {
  const source = pattern.replace(/\{(id|a)\}/g, '(?<$1>[a-z0-9-]+)');
  const match = new RegExp(`^${source}$`).exec(pathname);
  return match && { ...match.groups };
}

/** What the routes below begin with; nobody asks for it by itself. */
export const FILE_ROUTES = '/files';

/**
 * The route that answers an address with a dot: robots, sitemaps, feeds, llms.txt, the Markdown of a detail page, the
 * citation of a publication.
 * @returns null for every other: there is no such file
 */
export function fileRoute(pathname: string): string | null {
  const feed = /^\/feeds\/(cases|tech-documents)\.(rss|atom)$/.test(pathname);
  if (feed || [paths.robots(), paths.llms(), paths.sitemapIndex()].includes(pathname)) return pathname;
  const sitemap = /^\/sitemap(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(pathname);
  if (sitemap) return `${FILE_ROUTES}/sitemap/${sitemap[1] ?? 1}`;
  const [, page, ending] = /^(.+)\.(md|bib|ris)$/.exec(pathname) ?? [];
  const detail = page ? detailPage(page) : null;
  if (ending === 'md') return detail && `${FILE_ROUTES}/markdown${page}`;
  return detail?.type === 'publication' ? `${FILE_ROUTES}/citation/${detail.id}.${ending}` : null;
}

/** Every spelling under which the page of an item answers; `{id}` is its alias or contentItemId, `{a}` what it is under. */
export const DETAIL_SPELLINGS: [type: PageType, pattern: string][] = [
  ...PAGES.filter(([, pattern]) => pattern.includes('{id}')),
  ['module', '/modules/{id}'],
  ['module', '/application-fields/modules/{id}'],
  ['product', '/modules/{a}/{id}'],
  ['product', '/application-fields/modules/{a}/{id}'],
  ['solution', '/home/solutions/{id}'],
  ['solution', '/products/solutions/{id}'],
  ['feature', '/home/features/{id}'],
  ['case', '/home/cases/{id}'],
  ['case', '/application-fields/{a}/cases/detail/{id}'],
  ['case', '/modules/{a}/cases/detail/{id}'],
  ['case', '/solutions/{a}/cases/detail/{id}'],
  ['lab', '/application-fields/{a}/labs/detail/{id}'],
  ['white-paper', '/whitepaper/{id}/text'],
];

/** Lists that are limited to one item `{a}`; without an id behind them they lead to that list. */
export const SCOPED_LIST_ROOTS: [list: 'cases' | 'labs', scope: Scope, pattern: string][] = [
  ['cases', 'domain', '/application-fields/{a}/cases'],
  ['cases', 'module', '/modules/{a}/cases'],
  ['cases', 'solution', '/solutions/{a}/cases'],
  ['labs', 'domain', '/application-fields/{a}/labs'],
];
