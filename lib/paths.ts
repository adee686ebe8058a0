import { ADDRESSES } from '@/graphql/generated/content/addresses';
import type { TypeKey } from './content-service/content-types';

/** Every address of the site that is no item's: those stand in the description of content. No other file writes one. */
export const paths = {
  home: () => '/',
  /** the same page in English; `chinese` is its path */
  english: (chinese = '/') => `/en${chinese === '/' ? '' : chinese}`,
  domains: () => '/application-fields',
  domain: (alias: string) => pageOf('domain', alias),
  modules: () => '/products/modules',
  module: (alias: string) => pageOf('module', alias),
  product: (moduleAlias: string, alias: string) => pageOf('product', alias, moduleAlias),
  /** what a quotation is asked for; `query` as lib/enquiries/enquiry-list.ts writes it */
  enquiryList: (query = '') => `/enquiry-list${query && `?${query}`}`,
  /** versions side by side, by their aliases */
  compare: (aliases: readonly string[] = []) =>
    `/compare${aliases.length > 0 ? `?ids=${encodeURI(String(aliases))}` : ''}`,
  /** a laboratory as it is planned; `query` as lib/planner/address.ts writes it */
  planner: (query = '') => `/planner${query && `?${query}`}`,
  dataSheet: (moduleAlias: string, alias: string) => pageOf('data-sheet', alias, moduleAlias),
  /** the same as a PDF, which the server draws */
  dataSheetFile: (alias: string) => `/images/data-sheet/${alias}.pdf`,
  solutions: () => '/solutions',
  solution: (alias: string) => pageOf('solution', alias),
  features: () => '/products/features',
  feature: (alias: string) => pageOf('feature', alias),
  ecosystem: () => '/ecosystem',
  ecosystemSection: (route: string) => `/ecosystem/${route}`,
  /** papers, devices, cases and laboratories, and what has to do with what */
  relations: () => '/ecosystem/relations',
  cases: () => '/ecosystem/cases',
  case: (alias: string) => pageOf('case', alias),
  labs: () => '/ecosystem/labs',
  lab: (alias: string) => pageOf('lab', alias),
  publications: () => '/ecosystem/publications',
  publication: (alias: string) => pageOf('publication', alias),
  techDocuments: () => '/ecosystem/tech-documents',
  techDocument: (alias: string) => pageOf('tech-document', alias),
  trainings: () => '/ecosystem/trainings',
  training: (alias: string) => pageOf('training', alias),
  customDevelopments: () => '/ecosystem/custom-developments',
  whitePapers: () => '/whitepaper',
  whitePaper: (id: string) => pageOf('white-paper', id),
  /** the same as a text */
  whitePaperText: (id: string) => `${pageOf('white-paper', id)}/text`,
  purchase: () => pageOf('purchase'),
  itGuide: () => pageOf('it'),
  faq: () => pageOf('faq'),
  /** a file of the content that everybody may have; `media('')` is what all of them begin with */
  media: (path: string) => `/media/${path}`,
  /** what the server draws; `drawn('')` is what all of it begins with */
  drawn: (path: string) => `/images/${path}`,
  /** a picture in one width; `source` is its own path */
  scaledPicture: (width: number, source: string) => `/images/scaled/${width}${source}`,
  /** a free page as a picture */
  whitePaperPicture: (id: string, version: string, page = 1) =>
    `/images/whitepaper/${id}${page > 1 ? `/${page}` : ''}?v=${version}`,
  /** what the PDF library fetches by itself, in one of its folders; `version` is the library's */
  paperLibrary: (version: string, folder: string) => `/api/whitepaper/library/${version}/${folder}`,
  /** a picture of the content as a JPEG for share cards; `media` is its path below `/media/` */
  shareCard: (media: string) => `/images/card/${media}.jpg`,
  /** the same picture cut to a square, for WeChat */
  shareSquare: (media: string) => `/images/square/${media}.jpg`,
  /** the site's own picture in both forms, for pages without one */
  siteCard: (form: 'card' | 'square') => `/images/site-${form}.jpg`,
  /** the picture of an interactive illustration */
  illustration: (name: string) => `/images/illustration/${name}.webp`,
  /** signals drawn as the home page's first screen and the recordings below the illustrations show them */
  signalDrawing: (name: 'lanes' | `recording-${string}`) => `/images/drawings/${name}.svg`,
  /** a chart of the content as an SVG, drawn for a column or for a phone; `chart` is its path below `/media/` without its ending */
  chartPicture: (chart: string, size: 'wide' | 'narrow' = 'wide') =>
    `/images/chart/${chart}${size === 'narrow' ? '.narrow' : ''}.svg`,
  /** what a page found, as a share card in one version; `page` is its path */
  finding: (form: 'card' | 'square', page: string, version: string) =>
    `/images/finding/${form}/${version}${drawnName(page)}.jpg`,
  /** the QR code of a page, as a picture; `page` is its path */
  shareCode: (page: string) => `/images/share${drawnName(page)}.svg`,
  /** a page as one tall picture with its code; `page` is its path */
  sharePoster: (page: string) => `/images/poster${drawnName(page)}.jpg`,
  officialAccountPicture: () => '/images/official-account.svg',
  subjectPicture: () => '/images/subject.webp',
  /** a file of public/icons */
  icon: (file: string) => `/icons/${file}`,
  serviceWorker: () => '/sw.js',
  /** whom to tell about a hole; where everybody looks for it */
  securityContact: () => '/.well-known/security.txt',
  /** style of answers that are no pages of Next's */
  answerStyle: () => '/answer.css',
  /** how a page looks as a share card, for staff; `path` is the page's, or its whole address */
  sharePreview: (path?: string) => `/share-preview${path ? `?path=${encodeURIComponent(path)}` : ''}`,
  /** opens the draft of a page (lib/http/preview-address.ts); `end` shows what is published again, `card` its share card */
  preview: () => '/api/preview',
  previewEnd: () => '/api/preview/end',
  previewCard: () => '/api/preview/card',
  /** counts of the last seven days, for the CMS */
  lastWeek: () => '/api/last-week',
  robots: () => '/robots.txt',
  /** names every file of the sitemap; Baidu reads no index, so the first file is where everybody looks */
  sitemapIndex: () => '/sitemap-index.xml',
  sitemap: (file = 1) => (file === 1 ? '/sitemap.xml' : `/sitemap-${file}.xml`),
  llms: () => '/llms.txt',
  feed: (list: FeedName, format: FeedFormat) => `/feeds/${list}.${format}`,
  /** the text of a detail page as Markdown */
  markdown: (page: string) => `${page}.md`,
  /** how a publication is cited, as a file for programs that keep references */
  citation: (alias: string, format: CitationFormat) => `${pageOf('publication', alias)}.${format}`,
  whitePaperFile: (id: string) => `/api/whitepaper/file/${id}`,
  /** as much of the text as the browser may have */
  whitePaperReading: (id: string) => `/api/whitepaper/text/${id}`,
  /** how other programs take the data */
  integrations: () => '/integration',
  integration: (alias: string) => pageOf('integration', alias),
  sampleData: () => pageOf('sample-data'),
  /** tasks of the laboratory */
  paradigms: () => '/paradigms',
  paradigm: (alias: string) => pageOf('paradigm', alias),
  /** the contact page; `message` is in its form already, and never reaches a server by the address */
  contact: (message?: string) => `/contact-us${message ? `#message=${encodeURIComponent(message)}` : ''}`,
  about: () => '/about-us',
  /** `types`: type names of the content service; all where none are named */
  search: (text?: string, types?: readonly string[]) => `/search${searchQuery(text, types)}`,
  /** the same search without scripts, page by page */
  searchResults: (text?: string, types?: readonly string[], page = 1) =>
    `/search/results${searchQuery(text, types, page)}`,
  /** the search of the English site, without scripts and page by page */
  englishSearch: (text?: string, page = 1) =>
    `/en/search${text ? `?q=${encodeURIComponent(text)}${page > 1 ? `&page=${page}` : ''}` : ''}`,
  /** what is answered in place of a page that cannot be made */
  unavailable: () => '/unavailable',
  privacy: () => '/privacy',
  withdrawal: () => '/privacy/withdraw',
  /** the content query, here and on a content service */
  query: () => '/api/graphql',
  /** a list call, e.g. `case/GetAll`; `query` with its question mark */
  listCall: (call: string, query = '') => `/api/${call}${query}`,
  publishNotice: () => '/api/revalidate',
  /** whether the process is alive, and how each part does that the site needs */
  health: () => '/api/health',
  readiness: () => '/api/ready',
  /** where an enquiry form says that it is before somebody's eyes */
  formOpened: () => '/api/require/open',
  sendEnquiry: () => '/api/require/create',
  /** whether a browser has left its card */
  checkClient: () => '/api/require/checkClient',
  /** signs a page's address for WeChat */
  wechatSignature: (url = '') => `/api/wechat/signature${url && `?url=${encodeURIComponent(url)}`}`,
  sendWithdrawal: () => '/api/require/withdraw',
  lab3d: () => '/3d-lab',
  /** the login form; it leads to `returnUrl`, a path of this site */
  login: (returnUrl?: string) => (returnUrl ? `/login?returnUrl=${encodeURIComponent(returnUrl)}` : '/login'),
  loginForm: () => '/api/login',
  logoutForm: () => '/api/logout',
  /** received enquiries; `query` as lib/enquiries/list.ts writes it */
  extra: (query = '') => `/extra${query}`,
  extraFile: (query = '') => `/extra/csv${query}`,
  extraAction: () => '/extra/action',
  /** asks before an enquiry is erased; `back` is the list as it was */
  extraErase: (id: string, back: string) => `/extra/erase?${new URLSearchParams({ id, back })}`,
  /** modules among the fields: no page, but what their addresses begin with */
  domainModules: () => '/application-fields/modules',
  /** the cases of one domain, module or solution */
  scopedCases: (scope: Scope, alias: string, id: string) => `${SCOPE_ROOTS[scope]}/${alias}/cases/${id}`,
  /** the laboratories of one domain */
  scopedLabs: (alias: string, id: string) => `/application-fields/${alias}/labs/${id}`,
  section: (id: string) => `#${id}`,
  /** what is written about the site for its owner; capitals and spelling are specified */
  internalDocument: () => '/WebsiteDocment',
} as const;

/** The path of the same page in Chinese; null for a page that is not English. */
export function chineseOf(path: string): string | null {
  const [isEnglish, chinese] = /^\/en(\/.+)?$/.exec(path) ?? [];
  return isEnglish ? (chinese ?? paths.home()) : null;
}

/** Pictures have no query: what is compared, one segment each. */
function drawnName(page: string): string {
  return page.replace(/[?]ids=|,/g, '/');
}

function searchQuery(text?: string, types?: readonly string[], page = 1): string {
  if (!text) return '';
  const chosen = types ? `&types=${encodeURI(String(types))}` : '';
  return `?text=${encodeURIComponent(text)}${chosen}${page > 1 ? `&page=${page}` : ''}`;
}

export type Scope = 'domain' | 'module' | 'solution';

const SCOPE_ROOTS: Record<Scope, string> = {
  domain: '/application-fields',
  module: '/modules',
  solution: '/solutions',
};

export type CitationFormat = 'bib' | 'ris';
export type FeedName = 'cases' | 'tech-documents';
export type FeedFormat = 'rss' | 'atom';

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

/** Types whose items have pages. */
export type PageType = keyof typeof ADDRESSES;

/** The address of an item's page. @param alias of any but a type's only item @param above alias of the item that it stands under */
function pageOf(type: PageType, alias = '', above = ''): string {
  return ADDRESSES[type].replace('{a}', () => above).replace('{id}', () => alias);
}

function hasPage(type: TypeKey): type is PageType {
  return Object.hasOwn(ADDRESSES, type);
}

/**
 * The address of a content item, or null for types that have no page of their own.
 * @param item `parentAlias` is the item that it stands under, the module of a version
 */
export function itemPath(
  type: TypeKey,
  { alias, parentAlias }: { alias: string; parentAlias?: string },
): string | null {
  if (!hasPage(type) || (ADDRESSES[type].includes('{a}') && !parentAlias)) return null;
  return pageOf(type, alias, parentAlias);
}
