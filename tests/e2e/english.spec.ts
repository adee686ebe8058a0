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

test('不认识英文字段的内容服务：英文版是 404，没有一页指向它', async ({ request }) => {
  const base = ADDRESSES.plain;
  for (const path of TRANSLATED) {
    expect((await request.get(base + english(path), { maxRedirects: 0 })).status(), english(path)).toBe(404);
    const html = await (await request.get(base + path)).text();
    expect(alternates(html), path).toEqual([]);
    expect(html, path).not.toContain(`href="${english(path)}"`);
  }
  expect(await (await request.get(`${base}/sitemap.xml`)).text()).not.toMatch(/<loc>[^<]*\/en[/<]/);
});
