import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { deriveId } from '@/lib/content-service/folder';
import { axe } from '../support/axe';
import { ADDRESSES } from '../support/instances';
import { FILE, goTo, leaveCard, open, PATIENT, VIEWER } from '../support/viewer';

type AXNode = Awaited<ReturnType<typeof queryAXTree>>['nodes'][number];
const queryAXTree = (session: CDPSession, nodeId: number, role: string) =>
  session.send('Accessibility.queryAXTree', { nodeId, role });

test('没有脚本：标题、前三页的文字、通向这三页的链接，按钮不出现', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(VIEWER);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const text = page.getByRole('article', { name: /^前3页的文字$/ });
  await expect(text).toBeVisible();
  expect((await text.innerText()).length).toBeGreaterThan(500);
  await expect(text.getByRole('link', { name: /PDF/ })).toHaveAttribute('href', FILE);
  await expect(page.getByRole('toolbar')).toHaveCount(0);
  await context.close();
});

test('打印：前三页的文字全在纸上，工具、画出来的页与登记不在', async ({ page }) => {
  await open(page);
  // what the runner does counts as a press, and the reader goes full screen after one
  await page.evaluate(() => document.fullscreenElement && document.exitFullscreen());
  await page.emulateMedia({ media: 'print' });
  const text = page.getByRole('article', { name: /^前3页的文字$/ });
  await expect(text).toBeVisible();
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.querySelector('article')!.scrollHeight);
  await expect.poll(beyond).toBeGreaterThan(0);
  for (const gone of [
    page.getByRole('toolbar').first(),
    page.locator('[data-page-number="1"]'),
    page.locator('#viewer-gate'),
  ])
    await expect(gone).toBeHidden();
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

for (const part of ['pdf.recent', 'pdf_viewer', 'pdf.worker.min'])
  test(`库的一块（${part}）没有取到：给出服务器画的几页，再试就打开`, async ({ browser }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const address = new RegExp(`/_next/static/media/${part.replaceAll('.', '\\.')}\\.[^/.]+\\.mjs`);
    await page.route(address, (route) => route.abort());
    await page.goto(VIEWER);
    const message = page.getByRole('alert').filter({ hasText: '打不开' });
    await expect(message).toBeVisible(PATIENT);
    await expect(page.getByRole('img', { name: '第1页' })).toBeVisible();
    await page.unroute(address);
    await message.getByRole('button', { name: '再试一次' }).click();
    await expect(page.locator('[data-page-number="1"] canvas')).toBeVisible(PATIENT);
    await context.close();
  });

test('路上断了：说有几页没有取到，网络回来再试就接上', async ({ page, context }) => {
  await leaveCard(page);
  await open(page);
  await context.setOffline(true);
  await page.keyboard.press('End');
  await expect(page.getByRole('alert').filter({ hasText: '没有取到' })).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await page.getByRole('button', { name: '再试一次' }).click();
  const last = await page.locator('[data-page-number]').count();
  await expect(page.locator(`[data-page-number="${last}"] canvas`)).toBeVisible(PATIENT);
});

test('慢速 4G：第一页两秒内以图片站住，之后换成画出来的，位置一丝不动', async ({ page, request }) => {
  // the server has answered before: what is measured is the way to the reader
  await request.get(VIEWER);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const slow4g = { latency: 150, downloadThroughput: (1_638_400 * 0.9) / 8, uploadThroughput: (750_000 * 0.9) / 8 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4g });
  await page.goto(VIEWER, { waitUntil: 'commit' });
  const picture = page.locator('[data-poster] img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();
  const seconds = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return (entries.find(({ name }) => name.includes('/images/whitepaper/'))?.responseEnd ?? Infinity) / 1000;
  });
  expect(seconds).toBeLessThan(2);
  const before = await page.locator('[data-poster]').boundingBox();
  await expect(page.locator('[data-page-number="1"] canvas')).toBeVisible({ timeout: 40_000 });
  const after = await page.locator('[data-page-number="1"]').boundingBox();
  for (const side of ['x', 'y', 'width'] as const) expect(after?.[side]).toBeCloseTo(before?.[side] ?? -1, 0);
  // the library leaves out the part of a pixel at the lower edge
  expect((before?.height ?? 0) - (after?.height ?? 0)).toBeLessThan(1);
  expect(after?.height).toBeLessThanOrEqual(before?.height ?? 0);
});

/** The library writes what a page is made of into its canvas, where the browser finds it, and the locators do not. */
async function partsOf(page: Page, number: number, role: string): Promise<AXNode[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const selector = `[data-page-number="${number}"]`;
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { nodes } = await queryAXTree(session, nodeId, role);
  await session.detach();
  return nodes.filter(({ ignored }) => !ignored);
}

const levelOf = ({ properties }: AXNode) => properties?.find(({ name }) => name === 'level')?.value.value as unknown;

test('全文带着结构：标题、表格的行与格、列表读屏软件都认得', async ({ page }) => {
  await leaveCard(page);
  await open(page);
  await goTo(page, 4);
  await expect.poll(async () => (await partsOf(page, 4, 'heading')).map(levelOf), PATIENT).toEqual([2]);
  const names = (await partsOf(page, 4, 'heading')).map(({ name }) => String(name?.value));
  expect(names.filter((name) => !/\p{Script=Han}/u.test(name))).toEqual([]);
  expect(await partsOf(page, 4, 'table')).toHaveLength(1);
  expect(await partsOf(page, 4, 'row')).toHaveLength(9);
  expect(await partsOf(page, 4, 'columnheader')).toHaveLength(5);
  expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await goTo(page, 2);
  await expect.poll(async () => (await partsOf(page, 2, 'listitem')).length, PATIENT).toBe(23);
  expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
});
