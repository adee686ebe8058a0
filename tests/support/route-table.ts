import { expect, test as plainTest, type PlaywrightTestArgs } from '@playwright/test';
import { itemsOf, readPage, versionsOf, wordsOf } from './site-content';

/** Fixed pages: every spelling and its canonical one; none for what is in no index. */
const FIXED: [path: string, canonical: string][] = [
  ['/', '/'],
  ['/application-fields', '/application-fields'],
  ['/home/application-fields', '/application-fields'],
  ['/products/modules', '/products/modules'],
  ['/products/features', '/products/features'],
  ['/compare', '/compare'],
  ['/compare?ids=hz-g1,hz-g2', ''],
  ['/compare?ids=none-such', ''],
  ['/enquiry-list', '/enquiry-list'],
  ['/planner', '/planner'],
  ['/planner?questions=driving-lab', ''],
  ['/planner?measures=none-such', ''],
  ['/enquiry-list?versions=hz-g2*2&solutions=driving-lab', ''],
  ['/solutions', '/solutions'],
  ['/ecosystem', '/ecosystem'],
  ['/ecosystem/cases', '/ecosystem/cases'],
  ['/home/cases', '/ecosystem/cases'],
  ['/application-fields/cases', '/ecosystem/cases'],
  ['/ecosystem/labs', '/ecosystem/labs'],
  ['/application-fields/labs', '/ecosystem/labs'],
  ['/ecosystem/publications', '/ecosystem/publications'],
  ['/home/publications', '/ecosystem/publications'],
  ['/ecosystem/tech-documents', '/ecosystem/tech-documents'],
  ['/ecosystem/trainings', '/ecosystem/trainings'],
  ['/ecosystem/custom-developments', '/ecosystem/custom-developments'],
  ['/whitepaper', '/whitepaper'],
  ['/contact-us', '/contact-us'],
  ['/about-us', '/about-us'],
  ['/search', '/search'],
  ['/search/results', ''],
  ['/search/results?text=EEG', ''],
  ['/privacy', '/privacy'],
  ['/unavailable', '/unavailable'],
  ['/3d-lab', '/3d-lab'],
];

/** Of a type that a content service may lack: there, there are no such pages. */
const OWN: [path: string, title: string][] = [
  ['/ecosystem/relations', '研究关系'],
  ['/paradigms', '实验范式'],
  ['/paradigms/n-back', 'N-back工作记忆'],
  ['/paradigms/dual-task', '双任务'],
];

/** Item pages: `{}` stands for the alias, `{domain}` for any domain and so on. */
export const ITEMS: { root: string; paths: string[]; canonical: string }[] = [
  { root: 'domain', paths: ['/application-fields/{}'], canonical: '/application-fields/{}' },
  {
    root: 'module',
    paths: ['/products/modules/{}', '/modules/{}', '/application-fields/modules/{}'],
    canonical: '/products/modules/{}',
  },
  {
    root: 'solution',
    paths: ['/solutions/{}', '/home/solutions/{}', '/products/solutions/{}'],
    canonical: '/solutions/{}',
  },
  { root: 'characteristic', paths: ['/products/features/{}', '/home/features/{}'], canonical: '/products/features/{}' },
  {
    root: 'ecosystemCase',
    paths: [
      '/ecosystem/cases/{}',
      '/home/cases/{}',
      '/application-fields/{domain}/cases/detail/{}',
      '/modules/{module}/cases/detail/{}',
      '/solutions/{solution}/cases/detail/{}',
    ],
    canonical: '/ecosystem/cases/{}',
  },
  {
    root: 'ecosystemLaboratory',
    paths: ['/ecosystem/labs/{}', '/application-fields/{domain}/labs/detail/{}'],
    canonical: '/ecosystem/labs/{}',
  },
  {
    root: 'ecosystemTechnicalDocument',
    paths: ['/ecosystem/tech-documents/{}'],
    canonical: '/ecosystem/tech-documents/{}',
  },
  { root: 'ecosystemJournalThesis', paths: ['/ecosystem/publications/{}'], canonical: '/ecosystem/publications/{}' },
  { root: 'ecosystemTrainingCourse', paths: ['/ecosystem/trainings/{}'], canonical: '/ecosystem/trainings/{}' },
  { root: 'whitepaper', paths: ['/whitepaper/{}'], canonical: '/whitepaper/{}' },
];

/** Addresses with a dot that are answered, and by what. */
const FILES: [path: string, type: string, beginning: RegExp][] = [
  ['/robots.txt', 'text/plain', /^User-agent: \*\n/],
  ['/sitemap.xml', 'application/xml', /^<\?xml [^>]+>\n<urlset /],
  ['/sitemap-index.xml', 'application/xml', /^<\?xml [^>]+>\n<sitemapindex /],
  ['/llms.txt', 'text/plain', /^# 衡知/],
  ['/feeds/cases.rss', 'application/rss+xml', /<rss version="2.0"/],
  ['/feeds/cases.atom', 'application/atom+xml', /<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/],
  ['/feeds/tech-documents.rss', 'application/rss+xml', /<rss version="2.0"/],
  ['/feeds/tech-documents.atom', 'application/atom+xml', /<feed /],
];

/** Playwright's, or with something that runs beside. */
type Test = (title: string, body: (given: PlaywrightTestArgs) => Promise<void>) => void;

/**
 * A test for each row: a site answers every address it has.
 * @param base of the site
 * @param source whose content query names the items
 */
export function testRoutes(name: string, base: string, source: string, test: Test = plainTest): void {
  const absolute = (path: string) => base + (path === '/' ? '' : path);
  // another content service may say a type otherwise than the folder does, but not one item of it otherwise than the next
  const EACH = name === 'site' ? 3 : 1;

  for (const [path, canonical] of FIXED) {
    test(`${name}: ${path} 答 200，指向 ${canonical || '没有规范网址'}`, async ({ request }) => {
      const response = await request.get(base + path, { maxRedirects: 0 });
      const page = readPage(await response.text());
      expect(response.status()).toBe(200);
      expect(page.h1).toHaveLength(1);
      expect(page.canonical).toBe(canonical && absolute(canonical));
      expect(page.title.endsWith('衡知人因研究云平台')).toBe(true);
      expect(page.description).not.toBe('');
    });
  }

  for (const [path, title] of OWN) {
    test(`${name}: ${path} ${name === 'plain' ? '没有这一类，答 404' : '答 200，指向自己'}`, async ({ request }) => {
      const response = await request.get(base + path, { maxRedirects: 0 });
      expect(response.status()).toBe(name === 'plain' ? 404 : 200);
      if (name === 'plain') return;
      const page = readPage(await response.text());
      expect(page.h1).toEqual([title]);
      expect(page.canonical).toBe(absolute(path));
    });
  }

  for (const { root, paths, canonical } of ITEMS) {
    test(`${name}: ${root} 的每一种网址都显示条目本身`, async ({ request }) => {
      const items = await itemsOf(root, EACH, source);
      expect(items).toHaveLength(EACH);
      for (const item of items) {
        const words = await wordsOf(root, item.contentItemId, source);
        expect(words.length).toBeGreaterThan(5);
        for (const path of paths) {
          const [, parent] = /\{(\w+)\}/.exec(path) ?? [];
          const [{ alias: above }] = parent ? await itemsOf(parent, 1, source) : [item];
          const address = path.replace('{}', item.alias).replace(`{${parent}}`, above);
          const response = await request.get(base + address, { maxRedirects: 0 });
          expect(response.status(), path).toBe(200);
          const page = readPage(await response.text());
          expect(page.h1).toHaveLength(1);
          expect(page.h1[0].replace(/\u00A0/g, ' ')).toBe(item.displayText);
          expect(page.canonical).toBe(absolute(canonical.replace('{}', item.alias)));
          expect(page.text, path).toContain(words);
        }
      }
    });
  }

  test(`${name}: 型号在模块之下，三种网址`, async ({ request }) => {
    for (const version of await versionsOf(EACH, source)) {
      for (const root of ['/products/modules', '/modules', '/application-fields/modules']) {
        const response = await request.get(`${base}${root}/${version.module}/${version.alias}`, { maxRedirects: 0 });
        const page = readPage(await response.text());
        expect(response.status()).toBe(200);
        expect(page.h1).toEqual([version.displayText]);
        expect(page.canonical).toBe(`${base}/products/modules/${version.module}/${version.alias}`);
      }
    }
  });

  test(`${name}: 限定范围的案例与实验室列表，以 contentItemId 为准`, async ({ request }) => {
    const scopes = [
      { root: 'domain', prefix: '/application-fields', lists: ['cases', 'labs'] },
      { root: 'module', prefix: '/modules', lists: ['cases'] },
      { root: 'solution', prefix: '/solutions', lists: ['cases'] },
    ];
    for (const { root, prefix, lists } of scopes) {
      const [first, second] = await itemsOf(root, 3, source);
      for (const list of lists) {
        const path = `${prefix}/${first.alias}/${list}/${first.contentItemId}`;
        const response = await request.get(base + path, { maxRedirects: 0 });
        const page = readPage(await response.text());
        expect(response.status()).toBe(200);
        expect(page.h1[0]).toContain(first.displayText);
        expect(page.canonical).toBe(base + path);
        const byAlias = await request.get(`${base}${prefix}/${first.alias}/${list}/${first.alias}`, {
          maxRedirects: 0,
        });
        expect(byAlias.status()).toBe(308);
        expect(byAlias.headers().location).toMatch(new RegExp(`${path}$`));
        const mixed = await request.get(`${base}${prefix}/${first.alias}/${list}/${second.contentItemId}`);
        expect(mixed.status()).toBe(404);
      }
    }
  });

  for (const [path, type, beginning] of FILES)
    test(`${name}: ${path} 是 ${type}`, async ({ request }) => {
      const response = await request.get(base + path, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe(`${type}; charset=utf-8`);
      expect(await response.text()).toMatch(beginning);
    });

  test(`${name}: /api/health 说活着，/api/ready 说每一部分怎样，都不进缓存`, async ({ request }) => {
    const health = await request.get(`${base}/api/health`);
    expect([health.status(), (await health.json()).status]).toEqual([200, 'ok']);
    const ready = await request.get(`${base}/api/ready`);
    expect(ready.status()).toBe(200);
    const { parts } = await ready.json();
    expect(Object.keys(parts)).toEqual(['content', 'store', 'secret', 'pageCache', 'lastPublish']);
    expect(parts.store).toEqual({ ok: true });
    expect(parts.secret).toEqual({ ok: true });
    expect(parts.pageCache).toEqual({ ok: true });
    for (const answer of [health, ready]) expect(answer.headers()['cache-control']).toContain('no-store');
  });
}
