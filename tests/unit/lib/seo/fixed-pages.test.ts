import { lengthBreach } from '@/lib/sample-content/checks/cards';
import { fixedPages, scopedCasesPage, scopedLabsPage, sectionPage } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import type { PageFacts } from '@/lib/seo/page-facts';
import { getSiteGroups } from '@/lib/seo/site-pages';
import { sources } from '@/tests/support/sources';

const link = { id: '4abc', alias: 'eye-tracker', title: '屏幕式眼动' };
const { search, ...indexed } = fixedPages;
const all: [string, PageFacts][] = Object.entries({
  ...indexed,
  section: sectionPage({ title: '设备租借', alias: 'rental' }),
  cases_of_module: scopedCasesPage('module', link),
  labs_of_domain: scopedLabsPage({ ...link, title: '航空' }),
});

test.each(all)('%s的说明有70到120个字，不会被截断', (_page, facts) => {
  expect(lengthBreach(facts.description)).toEqual([]);
  expect(pageMetadata(facts).description).toBe(facts.description);
});

test('没有两个页面同名，也没有两个说同一段话、用同一个网址', () => {
  for (const field of ['title', 'description', 'path'] as const)
    expect(new Set(all.map(([, facts]) => facts[field])).size).toBe(all.length);
});

test('网站地图里是进索引的每一页', async () => {
  const listed = (await getSiteGroups()).flatMap(({ pages }) => pages.map(({ path }) => path));
  const pages: PageFacts[] = Object.values(fixedPages);
  for (const { path, noindex } of pages) expect([path, listed.includes(path)]).toEqual([path, !noindex]);
});

test('搜索页不进索引', () => {
  expect(pageMetadata(search).robots).toEqual({ index: false, follow: false });
});

test('每个页面都由 lib/seo 说明自己，元数据与结构化数据说的是同一件事', () => {
  const pages = sources(['app/(zh)/(site)', 'app/(zh)/(viewer)'], /page\.tsx$/).filter(({ text }) =>
    text.includes('pageMetadata('),
  );
  expect(pages.length).toBeGreaterThan(25);
  const facts = (text: string, use: RegExp) => use.exec(text)?.[1].replace(/\(.*/, '') ?? '没有';
  const different = pages.filter(
    ({ file, text }) =>
      // in no index: nothing to say to search engines
      !/\/(search|unavailable)\//.test(file) &&
      facts(text, /pageMetadata\((?:await translated\()?([\w.]+)/) !== facts(text, /<StructuredData\s+page=\{([\w.]+)/),
  );
  expect(different.map(({ file }) => file)).toEqual([]);
});
