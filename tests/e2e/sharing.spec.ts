import { expect, test } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { ADDRESSES } from '../support/instances';
import { itemsOf, readPage } from '../support/site-content';

const BASE = ADDRESSES.site;

/** One page of each kind that is shared, with the name of its button. */
const PAGES: [root: string, path: string, label: string][] = [
  ['ecosystemCase', '/ecosystem/cases/', '分享这个案例'],
  ['ecosystemLaboratory', '/ecosystem/labs/', '分享这间实验室'],
  ['ecosystemTechnicalDocument', '/ecosystem/tech-documents/', '分享这篇文档'],
  ['ecosystemTrainingCourse', '/ecosystem/trainings/', '分享这场培训'],
];

for (const [root, path, label] of PAGES) {
  test(`${label}：分享的内容按下才加载；海报存得下，二维码扫得出本页`, async ({ page }) => {
    const [item] = await itemsOf(root, 1);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(BASE + path + item.alias);
    const button = page.getByRole('button', { name: label });
    await expect(button).toBeVisible();
    await page.waitForLoadState('networkidle');
    const before = scripts.length;
    await button.click();
    const group = page.getByRole('group', { name: label });
    await expect(group.getByRole('link', { name: '微博' })).toBeVisible();
    expect(scripts.length).toBeGreaterThan(before);
    const weibo = new URL((await group.getByRole('link', { name: '微博' }).getAttribute('href')) ?? '');
    expect(weibo.searchParams.get('url')).toBe(`${BASE}${path}${item.alias}?utm_source=weibo`);
    expect(weibo.searchParams.get('pic')).toMatch(/\/images\/(finding\/)?card\/.+\.jpg$/);
    await group.getByRole('button', { name: '生成海报' }).click();
    const poster = page.getByRole('img', { name: /^海报/ });
    await expect(poster).toBeVisible();
    // an address of this site: only such pictures are saved by a long press
    const address = `${BASE}/images/poster${path}${item.alias}.jpg`;
    expect(new URL((await poster.getAttribute('src')) ?? '', BASE).href).toBe(address);
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: '下载海报' }).click();
    const file = await (await saved).path();
    const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(750);
    const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
    expect(code?.data).toBe(BASE + path + item.alias);
  });
}

test('微信里没有公众号时：什么也不从微信加载，按分享就指给人看', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0.50' });
  const page = await context.newPage();
  const foreign: string[] = [];
  page.on('request', (request) => !request.url().startsWith(BASE) && foreign.push(request.url()));
  const [item] = await itemsOf('ecosystemCase', 1);
  const asked = page.waitForResponse(/\/api\/wechat\/signature/);
  await page.goto(`${BASE}/ecosystem/cases/${item.alias}`);
  expect((await asked).status()).toBe(204);
  await page.getByRole('button', { name: '分享这个案例' }).click();
  await expect(page.getByRole('dialog', { name: '点右上角“···”' })).toBeVisible();
  expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([]);
  await context.close();
});

test('分享预览：不进索引，说得出一页好不好，别处的网址说清楚', async ({ page, request }) => {
  const html = await (await request.get(`${BASE}/share-preview`)).text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(readPage(html).h1).toEqual(['分享预览']);
  const [item] = await itemsOf('ecosystemCase', 1);
  await page.goto(`${BASE}/share-preview?path=${encodeURIComponent(`${BASE}/ecosystem/cases/${item.alias}`)}`);
  await expect(page.getByRole('region', { name: '浅色的样子' })).toContainText(item.displayText);
  await expect(page.getByRole('region', { name: '深色的样子' })).toContainText(item.displayText);
  // what is sent is the finding; the scenery can be had for a post of one's own
  const choice = page.getByRole('region', { name: '两张图' });
  const [finding, photo] = await Promise.all(
    ['下载结果图', '下载实景图'].map((name) => choice.getByRole('link', { name }).getAttribute('href')),
  );
  expect([finding, photo]).toEqual([
    expect.stringMatching(/^\/images\/finding\/card\/.+\.jpg$/),
    expect.stringMatching(/^\/images\/card\/.+\.jpg$/),
  ]);
  for (const address of [finding!, photo!])
    expect((await request.get(BASE + address)).headers()['content-type']).toBe('image/jpeg');
  await page.goto(`${BASE}/share-preview?path=/search`);
  await expect(page.getByRole('region', { name: '检查结果' })).toContainText('不公开');
  await page.goto(`${BASE}/share-preview?path=https://example.com/a`);
  await expect(page.getByText('这不是本站的网址')).toBeVisible();
});
