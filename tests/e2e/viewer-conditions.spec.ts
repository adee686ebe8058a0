import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { deriveId } from '@/lib/content-service/folder';
import { ADDRESSES } from '../support/instances';
import { FILE, goTo, leaveCard, open, PATIENT, VIEWER } from '../support/viewer';

test('没有脚本：标题、前三页的文字、通向这三页的链接，按钮不出现', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(VIEWER);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const text = page.getByRole('article', { name: /^前 3 页的文字$/ });
  await expect(text).toBeVisible();
  expect((await text.innerText()).length).toBeGreaterThan(500);
  await expect(text.getByRole('link', { name: /PDF/ })).toHaveAttribute('href', FILE);
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await context.close();
});

test('坏的文件：一句话，一条回去的路，不问别的主机', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(ADDRESSES.markers) && !/^(data|blob):/.test(request.url()))
      outside.push(request.url());
  });
  await page.goto(`${ADDRESSES.markers}/whitepaper/${deriveId('white-paper', 'only')}`);
  const message = page.getByRole('alert').filter({ hasText: '打不开' });
  await expect(message).toBeVisible();
  await message.getByRole('link', { name: '回到白皮书' }).click();
  await expect(page).toHaveURL(`${ADDRESSES.markers}/whitepaper`);
  expect(outside).toEqual([]);
});

test('路上断了：说有几页没有取到，网络回来再试就接上', async ({ page, context }) => {
  test.setTimeout(90_000);
  await leaveCard(page);
  await open(page);
  await context.setOffline(true);
  await page.keyboard.press('End');
  await expect(page.getByRole('alert').filter({ hasText: '没有取到' })).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await page.getByRole('button', { name: '再试一次' }).click();
  const last = await page.locator('[data-page]').count();
  await expect(page.locator(`[data-page="${last}"] canvas`)).toBeVisible(PATIENT);
});

test('慢速 4G：第一页两秒内以图片站住，之后换成画出来的，位置一丝不动', async ({ page, request }) => {
  // the server has answered before: what is measured is the way to the reader
  await request.get(VIEWER);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const slow4g = { latency: 150, downloadThroughput: (1_638_400 * 0.9) / 8, uploadThroughput: (750_000 * 0.9) / 8 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
  await page.goto(VIEWER, { waitUntil: 'commit' });
  const picture = page.locator('[data-page="1"] img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();
  const seconds = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return (entries.find(({ name }) => name.includes('/images/whitepaper/'))?.responseEnd ?? Infinity) / 1000;
  });
  expect(seconds).toBeLessThan(2);
  const place = () => page.locator('[data-page="1"]').boundingBox();
  const before = await place();
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible({ timeout: 40_000 });
  const after = await place();
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(after?.[side]).toBeCloseTo(before?.[side] ?? -1, 0);
});

test('全文带着结构：标题、表格的行与格、列表读屏软件都认得', async ({ page }) => {
  await leaveCard(page);
  await open(page);
  await goTo(page, 4);
  const page4 = page.getByRole('region', { name: '第 4 页' });
  await expect(page4.getByRole('heading', { level: 2 })).toHaveCount(1, PATIENT);
  await expect(page4.getByRole('heading', { level: 2, name: /\p{Script=Han}{2}/u })).toHaveCount(1);
  await expect(page4.getByRole('table')).toHaveCount(1);
  await expect(page4.getByRole('row')).toHaveCount(9);
  await expect(page4.getByRole('columnheader')).toHaveCount(5);
  // the browser itself says so: not every box can be owned
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const headings = nodes.filter(({ role }) => role?.value === 'heading').map(({ name }) => String(name?.value ?? ''));
  expect(headings.length).toBeGreaterThan(1);
  expect(headings.filter((name) => name.trim() === '')).toEqual([]);
  await goTo(page, 2);
  await expect(page.getByRole('region', { name: '第 2 页' }).getByRole('listitem')).toHaveCount(23);
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
});
