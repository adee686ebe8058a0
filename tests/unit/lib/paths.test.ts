import { CONTENT_TYPES, TYPE_KEYS, type TypeKey } from '@/lib/content-service/content-types';
import { ECOSYSTEM_ROUTES, ecosystemPath, itemPath, paths } from '@/lib/paths';
import { detailPage, fileRoute } from '@/lib/routes';

/** What is more than a word beside a word: parameters, what they are spelt like, and what may be left out. */
test.each([
  [paths.chartPicture('chart/a', 'narrow'), '/images/chart/chart/a.narrow.svg'],
  [paths.whitePaperPicture('4abc', 'x'), '/images/whitepaper/4abc?v=x'],
  [paths.whitePaperPicture('4abc', 'x', 2), '/images/whitepaper/4abc/2?v=x'],
  [paths.compare(), '/compare'],
  [paths.compare(['hz-g1', 'hz-g2']), '/compare?ids=hz-g1,hz-g2'],
  [paths.shareCode(paths.compare(['hz-g1', 'hz-g2'])), '/images/share/compare/hz-g1/hz-g2.svg'],
  [paths.enquiryList(), '/enquiry-list'],
  [paths.planner(), '/planner'],
  [paths.planner('measures=eeg'), '/planner?measures=eeg'],
  [paths.enquiryList('versions=hz-g2*2'), '/enquiry-list?versions=hz-g2*2'],
  [paths.search(''), '/search'],
  [paths.search('脑电 & EEG'), '/search?text=%E8%84%91%E7%94%B5%20%26%20EEG'],
  [paths.search('hrv', ['Module', 'Domain']), '/search?text=hrv&types=Module,Domain'],
  [paths.search('hrv', []), '/search?text=hrv&types='],
  [paths.searchResults('hrv', undefined, 2), '/search/results?text=hrv&page=2'],
  [paths.contact('问：'), '/contact-us#message=%E9%97%AE%EF%BC%9A'],
  [paths.wechatSignature('https://a.b/c?d'), '/api/wechat/signature?url=https%3A%2F%2Fa.b%2Fc%3Fd'],
  [paths.login('/extra?type=1'), '/login?returnUrl=%2Fextra%3Ftype%3D1'],
  [paths.extraErase('4a', '/extra?page=2'), '/extra/erase?id=4a&back=%2Fextra%3Fpage%3D2'],
  [paths.sharePreview('/solutions?a=1'), '/share-preview?path=%2Fsolutions%3Fa%3D1'],
  [paths.scopedCases('domain', 'driving', '4d'), '/application-fields/driving/cases/4d'],
  [paths.scopedCases('module', 'eeg', '4m'), '/modules/eeg/cases/4m'],
  [paths.scopedCases('solution', 'vr', '4s'), '/solutions/vr/cases/4s'],
  [paths.sitemap(), '/sitemap.xml'],
  [paths.sitemap(3), '/sitemap-3.xml'],
])('网址 %s', (built, expected) => {
  expect(built).toBe(expected);
});

test('除了首页，没有一个网址以斜线结尾', () => {
  const all = Object.entries(paths).map(([, build]) => (build as (...parts: string[]) => string)('domain', 'x', 'y'));
  expect(all.filter((path) => path.endsWith('/'))).toEqual(['/']);
});

const ITEM_PATHS: Partial<Record<TypeKey, string | null>> = {
  domain: '/application-fields/x',
  module: '/products/modules/x',
  product: '/products/modules/m/x',
  solution: '/solutions/x',
  feature: '/products/features/x',
  case: '/ecosystem/cases/x',
  lab: '/ecosystem/labs/x',
  'tech-document': '/ecosystem/tech-documents/x',
  publication: '/ecosystem/publications/x',
  training: '/ecosystem/trainings/x',
  'white-paper': '/whitepaper/x',
  'ecosystem-category': null,
  'course-theme': null,
  'technical-service': null,
  'development-type': null,
  about: null,
  'own-lab': null,
  customer: null,
};

test.each(Object.keys(ITEM_PATHS) as TypeKey[])('%s 的条目有规格里的网址，没有页面的没有网址', (type) => {
  expect(itemPath(type, { alias: 'x', parentAlias: 'm' })).toBe(ITEM_PATHS[type]);
});

test('不知道属于哪个模块的版本没有网址', () => {
  expect(itemPath('product', { alias: 'x' })).toBeNull();
  expect(itemPath('product', { alias: 'x', parentAlias: '' })).toBeNull();
});

/** Where a search result leads. */
test.each([
  ['Solution', '/solutions/x'],
  ['Module', '/products/modules/x'],
  ['EcosystemCase', '/ecosystem/cases/x'],
  ['EcosystemLaboratory', '/ecosystem/labs/x'],
  ['EcosystemTechnicalDocument', '/ecosystem/tech-documents/x'],
  ['EcosystemTrainingCourse', '/ecosystem/trainings/x'],
  ['Domain', '/application-fields/x'],
])('搜索结果里的 %s 通向 %s', (typeName, expected) => {
  const type = TYPE_KEYS.find((key) => CONTENT_TYPES[key].typeName === typeName);
  expect(type && itemPath(type, { alias: 'x' })).toBe(expected);
});

test.each([
  ['technical-document', '/ecosystem/tech-documents'],
  ['journal-thesis', '/ecosystem/publications'],
  ['case', '/ecosystem/cases'],
  ['laboratory', '/ecosystem/labs'],
  ['technical-service', '/ecosystem/custom-developments'],
  ['training-course', '/ecosystem/trainings'],
  ['partners', '/ecosystem/partners'],
  ['constructor', '/ecosystem/constructor'],
])('生态类别 %s 的网址是 %s', (alias, expected) => {
  expect(ecosystemPath(alias)).toBe(expected);
});

test('规格里的六个生态类别都在', () => {
  expect(Object.keys(ECOSYSTEM_ROUTES)).toHaveLength(6);
});

test.each([
  ['/robots.txt', '/robots.txt'],
  ['/llms.txt', '/llms.txt'],
  ['/sitemap-index.xml', '/sitemap-index.xml'],
  ['/sitemap.xml', '/files/sitemap/1'],
  ['/sitemap-2.xml', '/files/sitemap/2'],
  ['/sitemap-120.xml', '/files/sitemap/120'],
  ['/feeds/cases.rss', '/feeds/cases.rss'],
  ['/feeds/tech-documents.atom', '/feeds/tech-documents.atom'],
  ['/ecosystem/cases/takeover.md', '/files/markdown/ecosystem/cases/takeover'],
  ['/products/modules/eeg/x-1.md', '/files/markdown/products/modules/eeg/x-1'],
  ['/whitepaper/4abc.md', '/files/markdown/whitepaper/4abc'],
  ['/ecosystem/publications/takeover.bib', '/files/citation/takeover.bib'],
  ['/ecosystem/publications/takeover.ris', '/files/citation/takeover.ris'],
])('%s 由 %s 答复', (address, route) => {
  expect(fileRoute(address)).toBe(route);
});

test.each([
  '/sitemap-1.xml',
  '/sitemap-02.xml',
  '/sitemap-0.xml',
  '/sitemap.xml.gz',
  '/feeds/labs.rss',
  '/feeds/cases.json',
  '/ecosystem/cases.md',
  '/ecosystem.md',
  '/.md',
  '/home/cases/takeover.md',
  '/ecosystem/cases/../x.md',
  '/about-us.md',
  '/ecosystem/publications.bib',
  '/ecosystem/cases/takeover.bib',
  '/ecosystem/publications/takeover.bibtex',
  '/a.php',
  '/ads.txt',
])('%s 没有人答复', (address) => {
  expect(fileRoute(address)).toBeNull();
});

test('每种详情页的网址认得出是哪一种', () => {
  for (const type of TYPE_KEYS) {
    const path = itemPath(type, { alias: 'x', parentAlias: 'm' });
    // the page of an only item names it by its last segment
    const id = path?.includes('/x') ? 'x' : path?.slice(1);
    if (path) expect(detailPage(path)).toEqual({ type, id, a: CONTENT_TYPES[type].parent ? 'm' : undefined });
  }
  expect(detailPage('/home/cases/x')).toBeNull();
});
