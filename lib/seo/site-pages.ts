import 'server-only';
import { PAGES } from '@/graphql/generated/content/pages';
import { contentType } from '../content-service/content-types';
import { DETAIL_CASE_MORE_OVER, LAB_PREVIEW_COUNT } from '../constants';
import { getCasesOf } from '../content/case';
import { getEnglishItems, getTranslatedPaths } from '../content/english';
import { getLabsOfDomain } from '../content/lab';
import { getLinks } from '../content/links';
import { getListed, type ListedItem } from '../content/listing';
import { getFreeText } from '../content/white-paper-text';
import { english } from '../english/words';
import { ENGLISH_TYPES } from '../routes';
import { ECOSYSTEM_ROUTES, itemPath, paths, type PageType, type Scope } from '../paths';
import { hasRelations } from '../content/relation-map';
import { englishModulePage, englishPages, englishProductPage, englishSolutionPage } from './english-pages';
import { fixedPages, listPageOf, scopedCasesPage, scopedLabsPage, sectionPage } from './fixed-pages';
import { textTitle } from './item-pages';
import type { PageFacts } from './page-facts';

/** A page for search engines, with what a list says of it. */
export type SitePage = Pick<PageFacts, 'title' | 'description' | 'path' | 'picture' | 'published' | 'hasEnglish'>;

/** Pages that belong together: a list with its items, or a few without a list. */
export interface SiteGroup {
  name: string;
  pages: SitePage[];
}

/** Types in the order of the lists of their items, which is that of the menus; those without a list last. */
const TYPES = (Object.keys(PAGES) as PageType[]).sort((a, b) => rankOf(a) - rankOf(b));

function rankOf(type: PageType): number {
  const lists = Object.values(fixedPages).map(({ path }) => path);
  return (lists.indexOf(listPageOf(type)?.path ?? '') + lists.length + 1) % (lists.length + 1);
}

/** Every canonical page that search engines may show: no other spelling, nothing internal, no search results. */
export async function getSiteGroups(): Promise<SiteGroup[]> {
  const [lists, sections, scoped, texts, isRelated, translated, inEnglish] = await Promise.all([
    Promise.all(TYPES.map(groupOf)),
    getSections(),
    getScopedLists(),
    getPaperTexts(),
    hasRelations(),
    getTranslatedPaths(),
    getEnglishPages(),
  ]);
  const newest = newestOf(lists.flatMap(({ pages }) => pages));
  const {
    home,
    ecosystem,
    customDevelopments,
    relations,
    about,
    contact,
    lab3d,
    privacy,
    withdrawal,
    compare,
    enquiryList,
    planner,
  } = fixedPages;
  const groups: SiteGroup[] = [
    { name: '首页', pages: [{ ...home, published: newest }] },
    ...lists,
    { name: '生态', pages: [ecosystem, customDevelopments, ...(isRelated ? [relations] : []), ...sections] },
    { name: '按领域、模块、方案列出', pages: scoped },
    { name: '选型与询价', pages: [planner, compare, enquiryList] },
    { name: '白皮书的文字版', pages: texts },
    { name: '关于', pages: [about, contact, lab3d, privacy, withdrawal] },
    { name: english.self, pages: inEnglish },
  ];
  return groups
    .filter(({ pages }) => pages.length > 0)
    .map(({ name, pages }) => ({
      name,
      pages: pages.map((page) => (translated.includes(page.path) ? { ...page, hasEnglish: true } : page)),
    }));
}

/** The English site, in the order of its lists. */
async function getEnglishPages(): Promise<SitePage[]> {
  const [modules, versions, solutions] = await Promise.all(ENGLISH_TYPES.map((type) => getEnglishItems(type)));
  if (modules.length === 0) return [];
  const { home, contact, privacy, ...lists } = englishPages;
  return [
    home,
    lists.modules,
    ...modules.flatMap((module) => [
      englishModulePage(module),
      ...versions
        .filter(({ parentAlias }) => parentAlias === module.alias)
        .map((version) => englishProductPage(module, version)),
    ]),
    ...(solutions.length > 0 ? [lists.solutions, ...solutions.map((item) => englishSolutionPage(item))] : []),
    contact,
    privacy,
  ];
}

async function groupOf(type: PageType): Promise<SiteGroup> {
  const pages = toPages(type, await getListed(type));
  const list = listPageOf(type);
  // where the service knows no such items, there is no page for them either
  return list && !(contentType(type).extension && pages.length === 0)
    ? { name: list.title, pages: [{ ...list, published: newestOf(pages) }, ...pages] }
    : { name: PAGES[type].label, pages };
}

function toPages(type: PageType, items: readonly ListedItem[]): SitePage[] {
  return items.flatMap((item) => {
    const path = itemPath(type, item);
    const title = item.parentTitle ? `${item.title} ${item.parentTitle}` : item.title;
    return path
      ? [{ title, description: item.introduction, path, picture: item.image, published: item.published }]
      : [];
  });
}

/** White papers that can be read as a text. */
async function getPaperTexts(): Promise<SitePage[]> {
  const papers = await getListed('white-paper');
  const texts = await Promise.all(papers.map(({ alias }) => getFreeText(alias)));
  return papers
    .filter((_, index) => texts[index] !== null)
    .map(({ alias, title, introduction, image, published }) => ({
      title: textTitle(title),
      description: introduction,
      path: paths.whitePaperText(alias),
      picture: image,
      published,
    }));
}

/** Categories of the ecosystem that have no page of their own. */
async function getSections(): Promise<SitePage[]> {
  const categories = await getLinks('ecosystem-category');
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
