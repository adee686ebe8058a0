import { expect, test } from '@playwright/test';
import { ADDRESSES } from '../support/instances';
import { readPage } from '../support/site-content';

/** What a buyer asks: three pages of types that are ours alone, and the text for a tender on each version's page. */

const PAGES = ['/purchase', '/it', '/faq'] as const;
const VERSION = '/products/modules/eye-tracking-glasses/hz-g2';

for (const name of ['site', 'mirror'] as const)
  test(`${name}：三页都在，说明自己是谁，网站地图、搜索与 Markdown 里也有`, async ({ request }) => {
    const base = ADDRESSES[name];
    const map = await (await request.get(`${base}/sitemap.xml`)).text();
    for (const path of PAGES) {
      const response = await request.get(base + path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      const page = readPage(await response.text());
      expect(page.h1).toHaveLength(1);
      expect(page.canonical).toBe(base + path);
      expect(page.description.length).toBeGreaterThanOrEqual(70);
      expect(map).toContain(`<loc>${base}${path}</loc>`);
      const markdown = await request.get(`${base}${path}.md`);
      expect([path, markdown.status(), (await markdown.text()).startsWith(`# ${page.h1[0]}`)]).toEqual([
        path,
        200,
        true,
      ]);
    }
    const found = await request.get(`${base}/api/query/GetListByType?search=${encodeURIComponent('质保金')}`);
    expect(await found.text()).toContain('"ContentType":"PurchaseGuide"');
  });

test('没有这些类型的内容服务：三页是 404，没有一页指向它们', async ({ request }) => {
  const base = ADDRESSES.plain;
  for (const path of PAGES) {
    expect((await request.get(base + path, { maxRedirects: 0 })).status(), path).toBe(404);
    expect((await request.get(`${base}${path}.md`)).status(), path).toBe(404);
  }
  const map = await (await request.get(`${base}/sitemap.xml`)).text();
  expect(map).toContain('<loc>');
  for (const path of PAGES) expect(map).not.toContain(`<loc>${base}${path}</loc>`);
  for (const address of ['/', '/contact-us', VERSION, '/solutions/driving-lab']) {
    const html = await (await request.get(base + address)).text();
    for (const path of PAGES) expect(html, address).not.toContain(`href="${path}"`);
    expect(html).not.toContain('招标参数');
  }
});

test('问题由此而起的页面都通到那里：型号、方案、联系我们与页脚', async ({ request }) => {
  const base = ADDRESSES.site;
  const linked = async (address: string) => {
    const html = await (await request.get(base + address)).text();
    const content = /<main[\s\S]*<\/main>/.exec(html)![0];
    return PAGES.filter((path) => content.includes(`href="${path}"`));
  };
  expect(await linked(VERSION)).toEqual(['/purchase']);
  expect(await linked('/solutions/driving-lab')).toEqual([...PAGES]);
  expect(await linked('/contact-us')).toEqual([...PAGES]);
  const home = await (await request.get(`${base}/`)).text();
  for (const path of PAGES) expect(home).toContain(`href="${path}"`);
});

test('采购与服务：每个方案的价格写着日期与不含什么，五年费用与方案一样多', async ({ page }) => {
  await page.goto('/purchase');
  const rows = page.locator('#configurations tbody tr');
  await expect(rows).toHaveCount(8);
  await expect(page.locator('#configurations caption')).toHaveText('2026-09的参考价，含税');
  await expect(rows.first()).toContainText('115–150万元');
  for (const row of await rows.all()) {
    await expect(row).toContainText('不含');
    await expect(row.getByRole('link')).toHaveAttribute('href', /^\/solutions\/[\w-]+$/);
  }
  // what holds of all of them is said once
  const prices = await page.locator('#configurations').innerText();
  for (const said of ['13%增值税', '证书齐备起算']) expect(prices.split(said)).toHaveLength(2);
  const acceptance = page.locator('#acceptance');
  await acceptance.locator('xpath=ancestor::details[1]/summary').click();
  await expect(acceptance.getByRole('table')).toBeHidden();
  await acceptance.getByText(/^展开说明与\d+行的表$/).click();
  await expect(acceptance.getByRole('table')).toBeVisible();
  const costs = page.locator('#five-years tbody tr');
  await expect(costs).toHaveCount(8);
  await expect(costs.first()).toContainText('115–150');
  await expect(costs.first()).toContainText('46元');
  // the first rows say what the table is about, the rest are behind a line
  await expect(page.locator('#upkeep tbody tr')).toHaveCount(38);
  await expect(page.locator('#upkeep tbody tr').filter({ visible: true })).toHaveCount(4);
  await expect(page.locator('#tender dd a')).toHaveCount(38);
});

test('常见问题：三十问，每个链接通到一页，锚点也在', async ({ page, request }) => {
  await page.goto('/faq');
  const questions = page.locator('#content details');
  await expect(questions).toHaveCount(30);
  const links = await questions.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(links).toHaveLength(30);
  for (const link of new Set(links)) {
    const [path, anchor] = link.split('#');
    const response = await request.get(path);
    expect(response.status(), link).toBe(200);
    if (anchor) expect(await response.text(), link).toContain(`id="${anchor}"`);
  }
  const closed = questions.nth(1);
  await closed.locator('summary').click();
  await expect(closed.getByRole('link')).toBeVisible();
});

test('常见问题：1440 宽，分组与各有几问一直在左边；手机上是底栏', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/faq');
  const groups = page.getByRole('navigation', { name: '问题分组' }).getByRole('link');
  const counts = await groups.evaluateAll((all) => all.map((link) => Number(link.querySelector('small')?.textContent)));
  expect(counts).toEqual([5, 5, 5, 5, 5, 5]);
  await groups.last().click();
  await expect(groups.last()).toHaveAttribute('aria-current', 'location');
  await expect(groups.first()).toBeInViewport();
  const bar = page.getByRole('navigation', { name: '本页内容' });
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(groups.first()).toBeHidden();
  await expect(bar).toBeVisible();
});

test('价格：1440 宽，影响因素与另含不含都在表里；手机上一起收在“价格说明”里', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/purchase');
  const notes = page.locator('#configurations td[data-folded]');
  await expect(notes).toHaveCount(8);
  const text = notes.first().locator('details');
  const wide = await text.evaluate((details) => details.getBoundingClientRect().height);
  await expect(text.getByText('价格说明', { exact: true })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  const closed = await text.evaluate((details) => details.getBoundingClientRect().height);
  await text.getByText('价格说明', { exact: true }).click();
  for (const part of ['影响因素', '另含与不含']) await expect(text.getByText(part, { exact: true })).toBeVisible();
  const open = await text.evaluate((details) => details.getBoundingClientRect().height);
  expect(wide).toBeGreaterThan(16);
  expect(open).toBeGreaterThan(closed + 16);
});

test('条款：1440 宽，各条的目录一直在左边；手机上，五年费用的表收着，条形图在', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/purchase');
  const outline = page.getByRole('navigation', { name: '各条的目录' });
  await outline.getByRole('link').nth(3).click();
  await expect(outline.getByRole('link').first()).toBeInViewport();
  const costs = page.locator('#five-years');
  await expect(costs.getByRole('table')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(costs.getByRole('table')).toBeHidden();
  await expect(costs.getByRole('figure')).toBeVisible();
  await costs.getByText(/^8个方案/).click();
  await expect(costs.getByRole('table')).toBeVisible();
});

test('IT与合规：数据的路线是一张图，没有脚本也在，有一句话的说明；1440 宽从左到右，字不小于 14 px', async ({
  browser,
}) => {
  const viewport = { width: 1440, height: 900 };
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport });
  const page = await plain.newPage();
  await page.goto(`${ADDRESSES.site}/it`);
  const figure = page.getByRole('figure', { name: /数据的路线：房间里的设备、采集电脑、项目服务器、研究者的电脑/ });
  await expect(figure).toBeVisible();
  const lefts = await figure.locator('h3').evaluateAll((all) => all.map((box) => box.getBoundingClientRect().left));
  expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
  // what stays hangs exactly below its box, everywhere as high
  const hung = await figure.locator('li > p').evaluateAll((all) =>
    all.map((stays) => {
      const [box, own] = [stays.parentElement!.firstElementChild!, stays].map((part) => part.getBoundingClientRect());
      return { off: Math.round(Math.abs(own.left - box.left) + Math.abs(own.width - box.width)), height: own.height };
    }),
  );
  expect(hung.map(({ off }) => off)).toEqual([0, 0, 0]);
  expect(new Set(hung.map(({ height }) => height)).size).toBe(1);
  const small = await figure.evaluate((all) =>
    [...all.querySelectorAll('*')].filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) < 14),
  );
  expect(small).toHaveLength(0);
  await plain.close();
});

test('IT与合规：四处、三段去路，手机上从上到下，写明云端没有测评报告', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/it');
  const places = page.locator('#flow li');
  await expect(places).toHaveCount(4);
  const tops = await places.evaluateAll((all) => all.map((place) => place.getBoundingClientRect().top));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  const small = await page
    .locator('#flow')
    .evaluate((figure) =>
      [...figure.querySelectorAll('*')].filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) < 11),
    );
  expect(small).toHaveLength(0);
  await expect(page.locator('#classified-protection')).toContainText('没有证书可以出示');
});

test('型号的招标参数：没有脚本也打得开，有脚本能整段复制，不写自己的型号', async ({ browser, page, context }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(`${ADDRESSES.site}${VERSION}`);
  await still.getByText(/^招标参数，\d+条$/).click();
  await expect(still.locator('#tender li').first()).toBeVisible();
  await expect(still.locator('#tender button')).toBeHidden();
  await plain.close();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // a link to the text opens what it stands in
  await page.goto(`${VERSION}#tender`);
  await expect(page.locator('#tender')).toBeVisible();
  await page.locator('#tender').getByRole('button', { name: '复制全文' }).click();
  await expect(page.locator('#tender').getByRole('button', { name: '已复制' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('采样率：不低于100');
  expect(copied).toContain('不指定品牌、型号与厂家');
  expect(copied).not.toContain('HZ-');
});
