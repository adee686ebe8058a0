import { expect, test } from '@playwright/test';
import { ADMIN } from '../support/admin';
import { asSlowAsAPerson } from '../support/as-slow-as-a-person';
import { ENQUIRY } from '../support/enquiries';
import { ADDRESSES } from '../support/instances';
import { readPage } from '../support/site-content';

const VERSION = '/products/modules/eye-tracking-glasses/hz-g2';
/** Chinese paths of pages that are there in English, one of each kind. */
const TRANSLATED = [
  '/',
  '/products/modules',
  '/products/modules/eye-tracking-glasses',
  VERSION,
  '/solutions',
  '/solutions/driving-lab',
  '/contact-us',
  '/privacy',
];
const ONLY_CHINESE = ['/about-us', '/ecosystem', '/it'];
const HAN = /\p{Script=Han}/u;
/** The way to the Chinese page, and the record number of the authorities. */
const CHINESE_ON_PURPOSE = /中文|苏ICP备\d+号/g;

const english = (path: string) => `/en${path === '/' ? '' : path}`;
const alternates = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)].map(([, language, href]) => [
    language,
    href,
  ]);

test('到首页，看一个型号，换成中文再换回来，发一条需求，落在同一处', async ({ page, request }) => {
  await page.goto('/en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Modules' }).click();
  // the home page names the modules too
  await expect(page).toHaveURL('/en/products/modules');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modules');
  await page.getByRole('link', { name: 'Wearable Eye Tracking' }).click();
  await page.getByRole('link', { name: 'HZ-G2', exact: true }).click();
  await expect(page).toHaveURL(`/en${VERSION}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HZ-G2');

  await menu.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL(VERSION);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`/en${VERSION}`);

  await page.getByRole('main').getByRole('link', { name: 'Send an enquiry' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('I would like to know more about HZ-G2: ');
  const send = page.getByRole('button', { name: /^Send/ });
  await send.click();
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
  await expect(page.getByText('Please agree to the privacy statement first.')).toBeVisible();
  const name = `Ada Lovelace ${Date.now()}`;
  await page.getByLabel('Name *').fill(name);
  await page.getByLabel('Telephone *').fill('12');
  await page.getByLabel('Email *').fill(ENQUIRY.Email);
  await page.getByRole('checkbox').check();
  await asSlowAsAPerson(page);
  await send.click();
  await expect(page.getByText(/begin with \+ and the country code/)).toBeVisible();
  await page.getByLabel('Telephone *').fill('+44 20 7946 0958');
  await send.click();
  await expect(page.getByText(/Your receipt number/)).toBeVisible();
  expect(await page.getByRole('main').innerText()).not.toMatch(HAN);

  await request.post('/api/login', { form: ADMIN, headers: { 'Sec-Fetch-Site': 'same-origin' } });
  expect(await (await request.get('/extra')).text()).toContain(name);
});

test('没有脚本：同一张表发得出去，答复是英文', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${ADDRESSES.site}/en/contact-us`);
  await page.getByLabel('Name *').fill('Grace');
  await page.getByLabel('Telephone *').fill('+1 202 555 0123');
  await page.getByLabel('Email *').fill(ENQUIRY.Email);
  await page.getByLabel('What you need').selectOption({ label: 'A demonstration' });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/Your receipt number/)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.locator('main').innerText()).not.toMatch(HAN);
});

for (const name of ['site', 'mirror'] as const)
  test(`${name}：两种语言互相指，网站地图里也有，英文页里没有中文`, async ({ request }) => {
    const base = ADDRESSES[name];
    const map = await (await request.get(`${base}/sitemap.xml`)).text();
    for (const path of TRANSLATED) {
      const expected = [
        ['zh-CN', base + (path === '/' ? '' : path)],
        ['en', base + english(path)],
        ['x-default', base + (path === '/' ? '' : path)],
      ];
      const chinese = await (await request.get(base + path)).text();
      expect(alternates(chinese), path).toEqual(expected);
      expect(chinese, path).toContain(`href="${english(path)}"`);
      const response = await request.get(base + english(path), { maxRedirects: 0 });
      expect(response.status(), english(path)).toBe(200);
      const html = await response.text();
      const page = readPage(html);
      expect(alternates(html), english(path)).toEqual(expected);
      expect(page.canonical).toBe(base + english(path));
      expect(page.h1).toHaveLength(1);
      expect(page.title.endsWith('Hengzhi Human Factors Platform')).toBe(true);
      expect(page.description.length).toBeGreaterThan(40);
      expect(html).toContain('<html lang="en"');
      expect(page.text.replace(CHINESE_ON_PURPOSE, ''), english(path)).not.toMatch(HAN);
      expect(map).toContain(`<loc>${base}${english(path)}</loc>`);
      expect(map).toContain(`hreflang="en" href="${base}${english(path)}"`);
    }
    for (const path of ONLY_CHINESE) {
      const html = await (await request.get(base + path)).text();
      expect([path, alternates(html), html.includes(`href="${english(path)}"`)]).toEqual([path, [], false]);
      expect((await request.get(base + english(path), { maxRedirects: 0 })).status(), english(path)).not.toBe(200);
    }
  });

test('每个模块、型号与方案都有英文页；没有的型号是 404', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>[^<]*?(\/(?:products\/modules|solutions)\/[^<]+)<\/loc>/g)].map(
    ([, path]) => path,
  );
  const chinese = paths.filter((path) => !map.includes(`/en${path}</loc>`) && !/data-sheet|\/cases\//.test(path));
  expect(chinese.filter((path) => !path.startsWith('/en'))).toEqual([]);
  expect((await request.get('/en/products/modules/eye-tracking-glasses/none-such')).status()).toBe(404);
  expect((await request.get('/en/products/modules/eeg/hz-g2')).status()).toBe(404);
});

test('搜索：从任一页的头部起，没有脚本也行；找得到型号的参数，打错的改过来，没有的指得出去处', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${ADDRESSES.site}/en/privacy`);
  await page.getByRole('searchbox', { name: 'Search this site' }).fill('64 channels');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${ADDRESSES.site}/en/search?q=64+channels`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const results = page.getByRole('region', { name: 'Search results' });
  const first = results.getByRole('listitem').first();
  const model = results.getByRole('listitem').filter({ hasText: 'Channels: 64' });
  await expect(model.getByRole('link')).toHaveAttribute('href', '/en/products/modules/eeg/hz-e64');
  await expect(model).toContainText('Model, Electroencephalography');
  await expect(model.locator('mark').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'page');
  expect(await page.getByRole('main').innerText()).not.toMatch(HAN);
  const titles = async (text: string) => {
    await page.goto(`${ADDRESSES.site}/en/search?q=${encodeURIComponent(text)}`);
    return results.getByRole('heading').allTextContents();
  };
  for (const [text, title] of [
    ['eye tracking glasses', 'Wearable Eye Tracking'],
    ['Which lab is for driving?', 'Driving and Cockpit Human Factors Laboratory'],
    ['heart-rate variability', 'HZ-W3'],
    ['privacy cookies', 'Privacy'],
    ['HZG2', 'HZ-G2'],
  ])
    expect((await titles(text)).slice(0, 3), text).toContain(title);
  expect((await titles('amplifiers')).sort()).toEqual((await titles('amplifier')).sort());

  await page.goto(`${ADDRESSES.site}/en/search?q=electroencephalografy`);
  await expect(page.getByText(/^Nothing contains “electroencephalografy”/)).toBeVisible();
  await expect(first.getByRole('link', { name: 'Electroencephalography' })).toBeVisible();
  // page by page, none twice
  const [head, rest] = [
    await titles('Hz'),
    (await page.getByRole('link', { name: 'Next page' }).click(), await results.getByRole('heading').allTextContents()),
  ];
  expect(head.filter((title) => rest.includes(title))).toEqual([]);

  await page.goto(`${ADDRESSES.site}/en/search?q=zzyzx`);
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Solutions/ })).toBeVisible();
  const ask = await page.getByRole('main').getByRole('link', { name: 'Send an enquiry' }).getAttribute('href');
  expect(decodeURIComponent(ask!)).toContain('/en/contact-us#message=I searched the website for “zzyzx”');
});

test('搜索收得下任何问话，不进索引，两种语言不混', async ({ request }) => {
  const asked = async (query: string) => {
    const response = await request.get(`/en/search${query}`);
    return { status: response.status(), html: await response.text() };
  };
  for (const text of [
    '<script>alert(1)</script>',
    'a'.repeat(5_000),
    '!!!',
    '%00',
    '%E0%A4%A',
    '😀',
    "' OR 1=1 --",
    '../../etc',
  ]) {
    const { status, html } = await asked(`?q=${text.startsWith('%') ? text : encodeURIComponent(text)}`);
    expect(text.startsWith('%E0') ? [200, 400] : [200], text.slice(0, 30)).toContain(status);
    expect(html).not.toContain('<script>alert(1)');
  }
  expect((await asked(`?q=${'a'.repeat(5_000)}`)).html).toContain('64 characters at most');
  expect((await asked('?q=eeg&q=eeg&page=999999')).status).toBe(200);
  expect((await asked('?q=eeg')).html).toMatch(/<meta name="robots" content="noindex/);
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /en/search');
  const chinese = await (await request.get('/search/results?text=Electroencephalography')).text();
  expect(chinese).not.toContain('href="/en/products');
});

test('每个英文条目有英文的 Markdown，分享图写着它的名称', async ({ request }) => {
  const llms = await (await request.get('/llms.txt')).text();
  const items = [...llms.matchAll(/\]\(\S+?(\/en\/\S+)\.md\)/g)].map(([, path]) => path);
  expect(items.length).toBeGreaterThan(50);
  for (const path of items) {
    const markdown = await request.get(`${path}.md`);
    expect([path, markdown.status(), markdown.headers()['content-type']]).toEqual([
      path,
      200,
      'text/markdown; charset=utf-8',
    ]);
    expect(await markdown.text(), path).not.toMatch(HAN);
  }
  const html = await (await request.get(`/en${VERSION}`)).text();
  expect(html).toContain(`type="text/markdown" href="${ADDRESSES.site}/en${VERSION}.md"`);
  for (const path of TRANSLATED.map(english)) {
    const card = /property="og:image" content="([^"]+)"/.exec(await (await request.get(path)).text())?.[1] ?? '';
    expect(new URL(card).pathname, path).toMatch(/^\/images\/finding\/card\/[0-9a-f]+\/en/);
    expect((await request.get(card)).headers()['content-type'], card).toBe('image/jpeg');
  }
  for (const path of [`/en${VERSION}x.md`, '/en/faq.md', '/en/en.md'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('英文网址下没有的页面：404，用英文说', async ({ request }) => {
  for (const path of ['/en/products/modules/none-such', '/en/solutions/none-such', '/en/a.b']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const page = readPage(await response.text());
    expect(page.h1).toEqual(['Page not found']);
    expect(page.text.replace(CHINESE_ON_PURPOSE, '')).not.toMatch(HAN);
  }
});

test('不认识英文字段的内容服务：英文版是 404，没有一页指向它', async ({ request }) => {
  const base = ADDRESSES.plain;
  for (const path of TRANSLATED) {
    expect((await request.get(base + english(path), { maxRedirects: 0 })).status(), english(path)).toBe(404);
    expect((await request.get(`${base + english(path)}.md`)).status(), english(path)).toBe(404);
    const html = await (await request.get(base + path)).text();
    expect(alternates(html), path).toEqual([]);
    expect(html, path).not.toContain(`href="${english(path)}"`);
  }
  expect((await request.get(`${base}/images/finding/card/0/en.jpg`)).status()).toBe(404);
  expect(await (await request.get(`${base}/sitemap.xml`)).text()).not.toMatch(/<loc>[^<]*\/en[/<]/);
});
