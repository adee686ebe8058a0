import { getServerSideSitemap } from 'next-sitemap';
import { robotsText } from '@/lib/seo/robots';
import { sitemapFiles } from '@/lib/seo/sitemap';

const HOST = 'https://site.example';
const generated = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    path: `/ecosystem/cases/c-${index}`,
    published: '2026-01-02T03:00:00Z',
  }));

test('十二万个网址分成三份，每份至多49,999个，不重不漏', async () => {
  const paths = generated(120_000);
  const files = sitemapFiles(HOST, paths);
  expect(files.map((file) => file.length)).toEqual([49_999, 49_999, 20_002]);
  const written: string[] = [];
  for (const file of files) {
    const xml = await (await getServerSideSitemap(file)).text();
    // Baidu and the protocol: fewer than 50,000 addresses and 10 MB in a file
    expect(Buffer.byteLength(xml)).toBeLessThan(10 * 1024 * 1024);
    for (const [, address] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) written.push(address);
  }
  expect(written).toEqual(paths.map(({ path }) => HOST + path));
});

test('每份多少个由调用的人说；没有网址就没有文件；同一个网址只写一次', () => {
  expect(sitemapFiles(HOST, generated(25), 10).map((file) => file.length)).toEqual([10, 10, 5]);
  expect(sitemapFiles(HOST, [])).toEqual([]);
  expect(sitemapFiles(HOST, [...generated(3), ...generated(3)]).map((file) => file.length)).toEqual([3]);
});

test('首页不带斜线；时间不对就不写；图片是分享图；& 写成 XML', () => {
  const [[home, page]] = sitemapFiles(HOST, [
    { path: '/', published: '没有' },
    { path: '/a&b', picture: { src: '/media/case/a&b.webp', alt: '' } },
  ]);
  expect(home).toEqual({ loc: HOST });
  expect(page.loc).toBe(`${HOST}/a&amp;b`);
  expect(page.images?.[0].loc.href).toMatch(/\/images\/card\/case\/a%26b\.webp\.jpg$/);
});

test('robots.txt 写出每一份网站地图，关上内部页面', () => {
  const text = robotsText(2);
  expect([...text.matchAll(/^Sitemap: .+?(\/[^/\n]+)$/gm)].map(([, path]) => path)).toEqual([
    '/sitemap-index.xml',
    '/sitemap.xml',
    '/sitemap-2.xml',
  ]);
  for (const path of [
    '/search',
    '/login',
    '/extra',
    '/WebsiteDocment',
    '/share-preview',
    '/api/',
    '/planner?',
    '/compare?',
    '/enquiry-list?',
  ])
    expect(text.split('\n')).toContain(`Disallow: ${path}`);
  expect(text).not.toMatch(/Disallow: \/(_next|media|images|(planner|compare|enquiry-list)$)/m);
});
