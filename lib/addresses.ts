import { pageOf } from './item-path';

export const home = () => '/';
/** the same page in English; `chinese` is its path */
export const english = (chinese = '/') => `/en${chinese === '/' ? '' : chinese}`;
export const domains = () => '/application-fields';
export const domain = (alias: string) => pageOf('domain', alias);
export const modules = () => '/products/modules';
const moduleOf = (alias: string) => pageOf('module', alias);
export const product = (moduleAlias: string, alias: string) => pageOf('product', alias, moduleAlias);
/** what a quotation is asked for; `query` as lib/enquiries/enquiry-list.ts writes it */
export const enquiryList = (query = '') => `/enquiry-list${query && `?${query}`}`;
/** versions side by side, by their aliases */
export const compare = (aliases: readonly string[] = []) =>
  `/compare${aliases.length > 0 ? `?ids=${encodeURI(String(aliases))}` : ''}`;
/** a laboratory as it is planned; `query` as lib/planner/address.ts writes it */
export const planner = (query = '') => `/planner${query && `?${query}`}`;
export const dataSheet = (moduleAlias: string, alias: string) => pageOf('data-sheet', alias, moduleAlias);
/** the same as a PDF, which the server draws */
export const dataSheetFile = (alias: string) => `/images/data-sheet/${alias}.pdf`;
export const solutions = () => '/solutions';
export const solution = (alias: string) => pageOf('solution', alias);
export const features = () => '/products/features';
export const feature = (alias: string) => pageOf('feature', alias);
export const ecosystem = () => '/ecosystem';
export const ecosystemSection = (route: string) => `/ecosystem/${route}`;
/** papers, devices, cases and laboratories, and what has to do with what */
export const relations = () => '/ecosystem/relations';
export const cases = () => '/ecosystem/cases';
const caseOf = (alias: string) => pageOf('case', alias);
export const labs = () => '/ecosystem/labs';
export const lab = (alias: string) => pageOf('lab', alias);
export const publications = () => '/ecosystem/publications';
export const publication = (alias: string) => pageOf('publication', alias);
export const techDocuments = () => '/ecosystem/tech-documents';
export const techDocument = (alias: string) => pageOf('tech-document', alias);
export const trainings = () => '/ecosystem/trainings';
export const training = (alias: string) => pageOf('training', alias);
export const customDevelopments = () => '/ecosystem/custom-developments';
export const whitePapers = () => '/whitepaper';
export const whitePaper = (id: string) => pageOf('white-paper', id);
/** the same as a text */
export const whitePaperText = (id: string) => `${pageOf('white-paper', id)}/text`;
export const purchase = () => pageOf('purchase');
export const itGuide = () => pageOf('it');
export const faq = () => pageOf('faq');
/** a file of the content that everybody may have; `media('')` is what all of them begin with */
export const media = (path: string) => `/media/${path}`;
/** what the server draws; `drawn('')` is what all of it begins with */
export const drawn = (path: string) => `/images/${path}`;
/** a picture in one width; `source` is its own path */
export const scaledPicture = (width: number, source: string) => `/images/scaled/${width}${source}`;
/** a free page as a picture */
export const whitePaperPicture = (id: string, version: string, page = 1) =>
  `/images/whitepaper/${id}${page > 1 ? `/${page}` : ''}?v=${version}`;
/** what the PDF library fetches by itself, in one of its folders; `version` is the library's */
export const paperLibrary = (version: string, folder: string) => `/api/whitepaper/library/${version}/${folder}`;
/** a picture of the content as a JPEG for share cards; `media` is its path below `/media/` */
export const shareCard = (media: string) => `/images/card/${media}.jpg`;
/** the same picture cut to a square, for WeChat */
export const shareSquare = (media: string) => `/images/square/${media}.jpg`;
/** the site's own picture in both forms, for pages without one */
export const siteCard = (form: 'card' | 'square') => `/images/site-${form}.jpg`;
/** the picture of an interactive illustration */
export const illustration = (name: string) => `/images/illustration/${name}.webp`;
/** signals drawn as the home page's first screen and the recordings below the illustrations show them */
export const signalDrawing = (name: 'lanes' | `recording-${string}`) => `/images/drawings/${name}.svg`;
/** a chart of the content as an SVG, drawn for a column or for a phone; `chart` is its path below `/media/` without its ending */
export const chartPicture = (chart: string, size: 'wide' | 'narrow' = 'wide') =>
  `/images/chart/${chart}${size === 'narrow' ? '.narrow' : ''}.svg`;
/** what a page found, as a share card in one version; `page` is its path */
export const finding = (form: 'card' | 'square', page: string, version: string) =>
  `/images/finding/${form}/${version}${drawnName(page)}.jpg`;
/** the QR code of a page, as a picture; `page` is its path */
export const shareCode = (page: string) => `/images/share${drawnName(page)}.svg`;
/** a page as one tall picture with its code; `page` is its path */
export const sharePoster = (page: string) => `/images/poster${drawnName(page)}.jpg`;
export const officialAccountPicture = () => '/images/official-account.svg';
export const subjectPicture = () => '/images/subject.webp';
/** a file of public/icons */
export const icon = (file: string) => `/icons/${file}`;
export const serviceWorker = () => '/sw.js';
/** whom to tell about a hole; where everybody looks for it */
export const securityContact = () => '/.well-known/security.txt';
/** style of answers that are no pages of Next's */
export const answerStyle = () => '/answer.css';
/** how a page looks as a share card, for staff; `path` is the page's, or its whole address */
export const sharePreview = (path?: string) => `/share-preview${path ? `?path=${encodeURIComponent(path)}` : ''}`;
/** opens the draft of a page (lib/http/preview-address.ts); `end` shows what is published again, `card` its share card */
export const preview = () => '/api/preview';
export const previewEnd = () => '/api/preview/end';
export const previewCard = () => '/api/preview/card';
/** counts of the last seven days, for the CMS */
export const lastWeek = () => '/api/last-week';
export const robots = () => '/robots.txt';
/** names every file of the sitemap; Baidu reads no index, so the first file is where everybody looks */
export const sitemapIndex = () => '/sitemap-index.xml';
export const sitemap = (file = 1) => (file === 1 ? '/sitemap.xml' : `/sitemap-${file}.xml`);
export const llms = () => '/llms.txt';
export const feed = (list: FeedName, format: FeedFormat) => `/feeds/${list}.${format}`;
/** the text of a detail page as Markdown */
export const markdown = (page: string) => `${page}.md`;
/** how a publication is cited, as a file for programs that keep references */
export const citation = (alias: string, format: CitationFormat) => `${pageOf('publication', alias)}.${format}`;
export const whitePaperFile = (id: string) => `/api/whitepaper/file/${id}`;
/** as much of the text as the browser may have */
export const whitePaperReading = (id: string) => `/api/whitepaper/text/${id}`;
/** how other programs take the data */
export const integrations = () => '/integration';
export const integration = (alias: string) => pageOf('integration', alias);
export const sampleData = () => pageOf('sample-data');
/** tasks of the laboratory */
export const paradigms = () => '/paradigms';
export const paradigm = (alias: string) => pageOf('paradigm', alias);
/** the contact page; `message` is in its form already, and never reaches a server by the address */
export const contact = (message?: string) => `/contact-us${message ? `#message=${encodeURIComponent(message)}` : ''}`;
export const about = () => '/about-us';
/** `types`: type names of the content service; all where none are named */
export const search = (text?: string, types?: readonly string[]) => `/search${searchQuery(text, types)}`;
/** the same search without scripts, page by page */
export const searchResults = (text?: string, types?: readonly string[], page = 1) =>
  `/search/results${searchQuery(text, types, page)}`;
/** the search of the English site, without scripts and page by page */
export const englishSearch = (text?: string, page = 1) =>
  `/en/search${text ? `?q=${encodeURIComponent(text)}${page > 1 ? `&page=${page}` : ''}` : ''}`;
/** what is answered in place of a page that cannot be made */
export const unavailable = () => '/unavailable';
export const privacy = () => '/privacy';
export const withdrawal = () => '/privacy/withdraw';
/** the content query, here and on a content service */
export const query = () => '/api/graphql';
/** a list call, e.g. `case/GetAll`; `query` with its question mark */
export const listCall = (call: string, query = '') => `/api/${call}${query}`;
export const publishNotice = () => '/api/revalidate';
/** where an enquiry form says that it is before somebody's eyes */
export const formOpened = () => '/api/require/open';
export const sendEnquiry = () => '/api/require/create';
/** whether a browser has left its card */
export const checkClient = () => '/api/require/checkClient';
/** signs a page's address for WeChat */
export const wechatSignature = (url = '') => `/api/wechat/signature${url && `?url=${encodeURIComponent(url)}`}`;
export const sendWithdrawal = () => '/api/require/withdraw';
export const lab3d = () => '/3d-lab';
/** the login form; it leads to `returnUrl`, a path of this site */
export const login = (returnUrl?: string) =>
  returnUrl ? `/login?returnUrl=${encodeURIComponent(returnUrl)}` : '/login';
export const loginForm = () => '/api/login';
export const logoutForm = () => '/api/logout';
/** received enquiries; `query` as lib/enquiries/list.ts writes it */
export const extra = (query = '') => `/extra${query}`;
export const extraFile = (query = '') => `/extra/csv${query}`;
export const extraAction = () => '/extra/action';
/** asks before an enquiry is erased; `back` is the list as it was */
export const extraErase = (id: string, back: string) => `/extra/erase?${new URLSearchParams({ id, back })}`;
/** modules among the fields: no page, but what their addresses begin with */
export const domainModules = () => '/application-fields/modules';
/** the cases of one domain, module or solution */
export const scopedCases = (scope: Scope, alias: string, id: string) => `${SCOPE_ROOTS[scope]}/${alias}/cases/${id}`;
/** the laboratories of one domain */
export const scopedLabs = (alias: string, id: string) => `/application-fields/${alias}/labs/${id}`;
export const section = (id: string) => `#${id}`;
/** what is written about the site for its owner; capitals and spelling are specified */
export const internalDocument = () => '/WebsiteDocment';
export { caseOf as case, moduleOf as module };

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

type CitationFormat = 'bib' | 'ris';
export type FeedName = 'cases' | 'tech-documents';
export type FeedFormat = 'rss' | 'atom';
