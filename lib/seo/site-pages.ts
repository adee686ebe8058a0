import 'server-only';
import { DETAIL_CASE_MORE_OVER, LAB_PREVIEW_COUNT } from '../constants';
import { getCasesOf } from '../content/case';
import { getEcosystemCategories } from '../content/ecosystem-category';
import { getLabsOfDomain } from '../content/lab';
import { getLinks } from '../content/links';
import { getListed, type ListedItem, type ListedType } from '../content/listing';
import { ECOSYSTEM_ROUTES, itemPath, type Scope } from '../paths';
import { fixedPages, scopedCasesPage, scopedLabsPage, sectionPage } from './fixed-pages';
import type { PageFacts } from './page-facts';

/** A page for search engines, with what a list says of it. */
export type SitePage = Pick<PageFacts, 'title' | 'description' | 'path' | 'picture' | 'published'>;

/** Pages that belong together: a list with its items, or a few without a list. */
export interface SiteGroup {
  name: string;
  pages: SitePage[];
}

/** Lists in the order of the menus, each with what it lists. */
const LISTS: [page: PageFacts, type: ListedType][] = [
  [fixedPages.domains, 'domain'],
  [fixedPages.features, 'feature'],
  [fixedPages.modules, 'module'],
  [fixedPages.solutions, 'solution'],
  [fixedPages.cases, 'case'],
  [fixedPages.labs, 'lab'],
  [fixedPages.publications, 'publication'],
  [fixedPages.techDocuments, 'tech-document'],
  [fixedPages.trainings, 'training'],
  [fixedPages.whitePapers, 'white-paper'],
];

/** Every canonical page that search engines may show: no other spelling, nothing internal, no search results. */
export async function getSiteGroups(): Promise<SiteGroup[]> {
  const [lists, versions, sections, scoped] = await Promise.all([
    Promise.all(LISTS.map(([page, type]) => listWithItems(page, type))),
    getListed('product'),
    getSections(),
    getScopedLists(),
  ]);
  const newest = newestOf(lists.flatMap(({ pages }) => pages));
  const { home, ecosystem, customDevelopments, about, contact, lab3d, privacy, withdrawal } = fixedPages;
  return [
    { name: '首页', pages: [{ ...home, published: newest }] },
    ...lists,
    { name: '产品型号', pages: toPages('product', versions) },
    { name: '生态', pages: [ecosystem, customDevelopments, ...sections] },
    { name: '按领域、模块、方案列出', pages: scoped },
    { name: '关于', pages: [about, contact, lab3d, privacy, withdrawal] },
  ].filter(({ pages }) => pages.length > 0);
}

async function listWithItems(page: PageFacts, type: ListedType): Promise<SiteGroup> {
  const pages = toPages(type, await getListed(type));
  return { name: page.title, pages: [{ ...page, published: newestOf(pages) }, ...pages] };
}

function toPages(type: ListedType, items: readonly ListedItem[]): SitePage[] {
  return items.flatMap((item) => {
    const path = itemPath(type, item);
    const title = item.parentTitle ? `${item.title} ${item.parentTitle}` : item.title;
    return path
      ? [{ title, description: item.introduction, path, picture: item.image, published: item.published }]
      : [];
  });
}

/** Categories of the ecosystem that have no page of their own. */
async function getSections(): Promise<SitePage[]> {
  const categories = await getEcosystemCategories();
  return categories.filter(({ alias }) => !Object.hasOwn(ECOSYSTEM_ROUTES, alias)).map(sectionPage);
}

/** Lists limited to one item, where a page leads to them: only those longer than its preview. */
async function getScopedLists(): Promise<SitePage[]> {
  const scopes: Scope[] = ['domain', 'module', 'solution'];
  const cases = scopes.map(async (scope) => {
    const links = await getLinks(scope);
    const totals = await Promise.all(links.map(async ({ id }) => (await getCasesOf(scope, id)).totalCount));
    return links
      .filter((_, index) => totals[index] > DETAIL_CASE_MORE_OVER)
      .map((link) => scopedCasesPage(scope, link));
  });
  const domains = await getLinks('domain');
  const totals = await Promise.all(domains.map(async ({ id }) => (await getLabsOfDomain(id)).totalCount));
  const labs = domains.filter((_, index) => totals[index] > LAB_PREVIEW_COUNT).map(scopedLabsPage);
  return [...(await Promise.all(cases)).flat(), ...labs];
}

/** When the latest of some pages was published; undefined when nobody knows. */
function newestOf(pages: readonly SitePage[]): string | undefined {
  const times = pages.map(({ published }) => published ?? '').filter((time) => !Number.isNaN(Date.parse(time)));
  return times.reduce<string | undefined>(
    (a, b) => (a === undefined || Date.parse(b) > Date.parse(a) ? b : a),
    undefined,
  );
}
