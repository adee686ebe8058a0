import { CONTENT_TYPES, TYPE_KEYS, type TypeKey } from '@/lib/content-service/model';
import { detailPage, ECOSYSTEM_ROUTES, ecosystemPath, fileRoute, itemPath, paths } from '@/lib/paths';

const BUILT: [keyof typeof paths, string, string][] = [
  ['home', paths.home(), '/'],
  ['domains', paths.domains(), '/application-fields'],
  ['domain', paths.domain('driving'), '/application-fields/driving'],
  ['modules', paths.modules(), '/products/modules'],
  ['module', paths.module('eye-tracking'), '/products/modules/eye-tracking'],
  ['product', paths.product('eye-tracking', 'et-120'), '/products/modules/eye-tracking/et-120'],
  ['solutions', paths.solutions(), '/solutions'],
  ['solution', paths.solution('vr'), '/solutions/vr'],
  ['features', paths.features(), '/products/features'],
  ['feature', paths.feature('data-analysis'), '/products/features/data-analysis'],
  ['ecosystem', paths.ecosystem(), '/ecosystem'],
  ['ecosystemSection', paths.ecosystemSection('partners'), '/ecosystem/partners'],
  ['cases', paths.cases(), '/ecosystem/cases'],
  ['case', paths.case('cockpit'), '/ecosystem/cases/cockpit'],
  ['labs', paths.labs(), '/ecosystem/labs'],
  ['lab', paths.lab('traffic'), '/ecosystem/labs/traffic'],
  ['publications', paths.publications(), '/ecosystem/publications'],
  ['publication', paths.publication('p-1'), '/ecosystem/publications/p-1'],
  ['techDocuments', paths.techDocuments(), '/ecosystem/tech-documents'],
  ['techDocument', paths.techDocument('d-1'), '/ecosystem/tech-documents/d-1'],
  ['trainings', paths.trainings(), '/ecosystem/trainings'],
  ['training', paths.training('t-1'), '/ecosystem/trainings/t-1'],
  ['customDevelopments', paths.customDevelopments(), '/ecosystem/custom-developments'],
  ['whitePapers', paths.whitePapers(), '/whitepaper'],
  ['whitePaper', paths.whitePaper('4abc'), '/whitepaper/4abc'],
  ['shareCard', paths.shareCard('case/a.webp'), '/images/card/case/a.webp.jpg'],
  ['shareSquare', paths.shareSquare('case/a.webp'), '/images/square/case/a.webp.jpg'],
  ['siteCard', paths.siteCard('square'), '/images/site-square.jpg'],
  ['media', paths.media('case/a.webp'), '/media/case/a.webp'],
  ['scaledPicture', paths.scaledPicture(640, paths.media('case/a.webp')), '/images/scaled/640/media/case/a.webp'],
  ['securityContact', paths.securityContact(), '/.well-known/security.txt'],
  ['drawn', paths.drawn('drawings/dial.svg'), '/images/drawings/dial.svg'],
  ['signalDrawing', paths.signalDrawing('dial'), '/images/drawings/dial.svg'],
  ['illustration', paths.illustration('road'), '/images/illustration/road.webp'],
  ['chartPicture', paths.chartPicture('chart/a'), '/images/chart/chart/a.svg'],
  ['chartPicture', paths.chartPicture('chart/a', 'narrow'), '/images/chart/chart/a.narrow.svg'],
  ['shareCode', paths.shareCode('/ecosystem/cases/takeover'), '/images/share/ecosystem/cases/takeover.svg'],
  ['officialAccountPicture', paths.officialAccountPicture(), '/images/official-account.svg'],
  ['subjectPicture', paths.subjectPicture(), '/images/subject.webp'],
  ['icon', paths.icon('favicon.svg'), '/icons/favicon.svg'],
  ['serviceWorker', paths.serviceWorker(), '/sw.js'],
  ['answerStyle', paths.answerStyle(), '/answer.css'],
  ['query', paths.query(), '/api/graphql'],
  ['listCall', paths.listCall('case/GetAll', '?page=2'), '/api/case/GetAll?page=2'],
  ['internalDocument', paths.internalDocument(), '/WebsiteDocment'],
  ['domainModules', paths.domainModules(), '/application-fields/modules'],
  ['whitePaperPicture', paths.whitePaperPicture('4abc', 'x'), '/images/whitepaper/4abc?v=x'],
  ['whitePaperFile', paths.whitePaperFile('4abc'), '/api/whitepaper/file/4abc'],
  ['contact', paths.contact(), '/contact-us'],
  ['about', paths.about(), '/about-us'],
  ['search', paths.search(), '/search'],
  ['search', paths.search(''), '/search'],
  ['search', paths.search('脑电', ['Module', 'Domain']), '/search?text=%E8%84%91%E7%94%B5&types=Module,Domain'],
  ['search', paths.search('脑电', []), '/search?text=%E8%84%91%E7%94%B5&types='],
  ['searchResults', paths.searchResults(), '/search/results'],
  ['searchResults', paths.searchResults('hrv', undefined, 2), '/search/results?text=hrv&page=2'],
  ['contact', paths.contact('问：'), '/contact-us#message=%E9%97%AE%EF%BC%9A'],
  ['search', paths.search('脑电 & EEG'), '/search?text=%E8%84%91%E7%94%B5%20%26%20EEG'],
  ['privacy', paths.privacy(), '/privacy'],
  ['health', paths.health(), '/api/health'],
  ['readiness', paths.readiness(), '/api/ready'],
  ['unavailable', paths.unavailable(), '/unavailable'],
  ['withdrawal', paths.withdrawal(), '/privacy/withdraw'],
  ['publishNotice', paths.publishNotice(), '/api/revalidate'],
  ['sendEnquiry', paths.sendEnquiry(), '/api/require/create'],
  ['formOpened', paths.formOpened(), '/api/require/open'],
  ['sendWithdrawal', paths.sendWithdrawal(), '/api/require/withdraw'],
  ['wechatSignature', paths.wechatSignature(), '/api/wechat/signature'],
  ['wechatSignature', paths.wechatSignature('https://a.b/c?d'), '/api/wechat/signature?url=https%3A%2F%2Fa.b%2Fc%3Fd'],
  ['checkClient', paths.checkClient(), '/api/require/checkClient'],
  ['checkClient', paths.checkClient('a1&b'), '/api/require/checkClient?clientNo=a1%26b'],
  ['lab3d', paths.lab3d(), '/3d-lab'],
  ['login', paths.login(), '/login'],
  ['login', paths.login('/extra?type=1'), '/login?returnUrl=%2Fextra%3Ftype%3D1'],
  ['loginForm', paths.loginForm(), '/api/login'],
  ['logoutForm', paths.logoutForm(), '/api/logout'],
  ['extra', paths.extra(), '/extra'],
  ['extra', paths.extra('?page=2'), '/extra?page=2'],
  ['extraFile', paths.extraFile('?type=1'), '/extra/csv?type=1'],
  ['extraAction', paths.extraAction(), '/extra/action'],
  ['extraErase', paths.extraErase('4a', '/extra?page=2'), '/extra/erase?id=4a&back=%2Fextra%3Fpage%3D2'],
  ['scopedCases', paths.scopedCases('domain', 'driving', '4d'), '/application-fields/driving/cases/4d'],
  ['scopedCases', paths.scopedCases('module', 'eeg', '4m'), '/modules/eeg/cases/4m'],
  ['scopedCases', paths.scopedCases('solution', 'vr', '4s'), '/solutions/vr/cases/4s'],
  ['scopedLabs', paths.scopedLabs('driving', '4d'), '/application-fields/driving/labs/4d'],
  ['robots', paths.robots(), '/robots.txt'],
  ['llms', paths.llms(), '/llms.txt'],
  ['sitemapIndex', paths.sitemapIndex(), '/sitemap-index.xml'],
  ['sitemap', paths.sitemap(), '/sitemap.xml'],
  ['sitemap', paths.sitemap(3), '/sitemap-3.xml'],
  ['feed', paths.feed('cases', 'atom'), '/feeds/cases.atom'],
  ['markdown', paths.markdown('/ecosystem/cases/cockpit'), '/ecosystem/cases/cockpit.md'],
  ['sharePreview', paths.sharePreview(), '/share-preview'],
  ['sharePreview', paths.sharePreview('/solutions?a=1'), '/share-preview?path=%2Fsolutions%3Fa%3D1'],
  ['jump', paths.jump('a', 'b', 'c'), '/a/b/c'],
  ['jump', paths.jump('products', 'modules', 'eeg'), '/products/modules/eeg'],
  ['section', paths.section('cases'), '#cases'],
];

test.each(BUILT)('%s 的网址是 %s', (_name, built, expected) => {
  expect(built).toBe(expected);
});

test('每个网址都在表里', () => {
  expect([...new Set(BUILT.map(([name]) => name))].sort()).toEqual(Object.keys(paths).sort());
});

test('除了首页，没有一个网址以斜线结尾', () => {
  expect(BUILT.filter(([name, built]) => name !== 'home' && built.endsWith('/'))).toEqual([]);
});

const ITEM_PATHS: Record<TypeKey, string | null> = {
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

test.each(TYPE_KEYS)('%s 的条目有规格里的网址，没有页面的没有网址', (type) => {
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
  '/a.php',
  '/ads.txt',
])('%s 没有人答复', (address) => {
  expect(fileRoute(address)).toBeNull();
});

test('每种详情页的网址认得出是哪一种', () => {
  for (const type of TYPE_KEYS) {
    const path = itemPath(type, { alias: 'x', parentAlias: 'm' });
    if (path) expect(detailPage(path)).toEqual({ type, id: 'x', a: type === 'product' ? 'm' : undefined });
  }
  expect(detailPage('/home/cases/x')).toBeNull();
});
