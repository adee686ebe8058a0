import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { GET } from '@/app/images/finding/[...path]/route';
import { GET as poster } from '@/app/images/poster/[...path]/route';
import { getCase } from '@/lib/content/case';
import { getCaseResult } from '@/lib/content/case-result';
import { getCards, getLinks } from '@/lib/content/links';
import { getTranslatedPaths } from '@/lib/content/english';
import { getLab } from '@/lib/content/lab';
import { homeWords } from '@/lib/english/words';
import { paths } from '@/lib/paths';
import { dataSheetParams } from '@/lib/pages/static-params';
import { englishPages } from '@/lib/seo/english-pages';
import { articlePage, casePage } from '@/lib/seo/item-pages';
import { fixedPages } from '@/lib/seo/fixed-pages';
import { pageMetadata } from '@/lib/seo/metadata';
import type { PageFacts } from '@/lib/seo/page-facts';
import { readMarkdownPage } from '@/lib/seo/markdown-page';
import { sharedCards } from '@/lib/seo/share-pictures';
import { freshPictureStore } from '@/tests/support/fresh-picture-store';

const ask = (address: string, headers: HeadersInit = {}) => {
  const segments = new URL(address, 'http://site.example').pathname.split('/').slice(3);
  return GET(new Request('http://site.example/', { headers }), { params: Promise.resolve({ path: segments }) });
};
const pageOf = async (alias: string) => casePage((await getCase(alias))!, await getCaseResult(alias));

freshPictureStore();

test('每个有结果的案例：分享的两张图都画得成，大小与标记里写的一样，不超过平台收的重量', async () => {
  const cases = await getLinks('case');
  const pages = (await Promise.all(cases.map(({ alias }) => pageOf(alias)))).filter(({ finding }) => finding);
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    for (const { url, width, height } of Object.values(sharedCards(page))) {
      const response = await ask(url);
      expect([url, response.status, response.headers.get('content-type')]).toEqual([url, 200, 'image/jpeg']);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
      expect(bytes.byteLength).toBeLessThan(150 * 1024);
    }
  }
});

test('买前要看的每一页：分享图是自己的，两张都画得成', async () => {
  const [integrations, paradigms, sheets] = await Promise.all([
    getCards('integration'),
    getCards('paradigm'),
    dataSheetParams(),
  ]);
  const addresses = [
    ...[paths.purchase(), paths.itGuide(), paths.faq(), paths.sampleData()],
    ...integrations.map(({ alias }) => paths.integration(alias)),
    ...paradigms.map(({ alias }) => paths.paradigm(alias)),
    ...sheets.map(({ alias, versionId }) => paths.dataSheet(alias, versionId)),
  ];
  expect(addresses.length).toBeGreaterThan(40);
  const pages = [
    fixedPages.integration,
    fixedPages.paradigms,
    ...(await Promise.all(addresses.map(async (at) => (await readMarkdownPage(at))!.page))),
  ];
  const cards = pages.map((page) => sharedCards(page));
  expect(new Set(cards.map(({ card }) => card.url)).size).toBe(pages.length);
  // one of each kind is drawn: they differ in words alone
  const drawn = cards.filter((_card, index) => index <= 6 || index === pages.length - 1);
  for (const { url, width, height } of drawn.flatMap((forms) => Object.values(forms))) {
    const response = await ask(url);
    expect([url, response.status]).toEqual([url, 200]);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
  }
}, 60_000);

test('每个英文页的分享图写着它的英文名，画得成；海报是中文的，没有', async () => {
  const addresses = (await getTranslatedPaths()).map((path) => `/en${path === '/' ? '' : path}`);
  const fixed = new Map<string, PageFacts>(Object.values(englishPages).map((page) => [page.path, page]));
  const pages = await Promise.all(
    addresses.map(async (path) => fixed.get(path) ?? (await readMarkdownPage(path))!.page),
  );
  expect(pages.length).toBeGreaterThan(50);
  for (const page of pages) {
    expect(JSON.stringify(page.finding)).not.toMatch(/\p{Script=Han}/u);
    expect(page.finding?.value).toBe(page.title.split(' – ')[0] || homeWords.title);
    expect(sharedCards(page).card.alt).toContain(page.finding!.value);
  }
  const longest = pages.reduce((a, b) => (b.finding!.value.length > a.finding!.value.length ? b : a));
  expect(longest.finding!.value.length).toBeGreaterThan(40);
  for (const page of [pages[0], longest, pages.find(({ path }) => path.endsWith('/hz-e64'))!])
    for (const { url, width, height } of Object.values(sharedCards(page))) {
      const response = await ask(url);
      expect([url, response.status]).toEqual([url, 200]);
      expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width, height });
    }
  const segments = `${longest.path.slice(1)}.jpg`.split('/');
  expect(
    (await poster(new Request('http://site.example/'), { params: Promise.resolve({ path: segments }) })).status,
  ).toBe(404);
});

test('结果一改，网址就换；替换文字说出数字', async () => {
  const page = await pageOf('takeover-400ms');
  const changed = { ...page, finding: { ...page.finding!, value: '0.28' } };
  expect(sharedCards(changed).card.url).not.toBe(sharedCards(page).card.url);
  expect(sharedCards(page).card.alt).toBe('语音使首次注视路面提早：0.27\u00A0s');
  expect(pageMetadata(page).openGraph?.images).toEqual(Object.values(sharedCards(page)));
});

test('没有结果的页面分享它的图；没有结果的案例也是', async () => {
  const lab = articlePage('lab', (await getLab('dongyu-driving-lab'))!);
  expect(sharedCards(lab).card.url).toMatch(/\/images\/card\//);
  expect(sharedCards(casePage((await getCase('takeover-400ms'))!, null)).square.url).toMatch(/\/images\/square\//);
});

test('画过的留着；有这一版的人得 304', async () => {
  const { card } = sharedCards(await pageOf('takeover-400ms'));
  const [first] = await Promise.all([ask(card.url), ask(card.url)]);
  const files = readdirSync(path.join(process.env.NEXT_DIST_DIR!, 'cache/pictures'));
  expect(files).toEqual([expect.stringMatching(/-card\.jpeg$/)]);
  expect((await ask(card.url, { 'If-None-Match': first.headers.get('etag')! })).status).toBe(304);
});

test('别的版本转到现在的一版', async () => {
  const response = await ask('/images/finding/card/0a0a0a0a/ecosystem/cases/takeover-400ms.jpg');
  const { card } = sharedCards(await pageOf('takeover-400ms'));
  expect([response.status, response.headers.get('location')]).toEqual([307, card.url]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each([
  '/images/finding/card/0/ecosystem/labs/dongyu-driving-lab.jpg',
  '/images/finding/huge/0/ecosystem/cases/takeover-400ms.jpg',
  '/images/finding/card/0/ecosystem/cases/takeover-400ms',
  '/images/finding/card/0/ecosystem/cases/made-up.jpg',
  '/images/finding/card',
])('别的没有：%s', async (address) => {
  expect((await ask(address)).status).toBe(404);
});
