import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { deriveId } from '@/lib/content-service/folder';
import { ENQUIRY } from '../support/enquiries';
import { ADDRESSES } from '../support/instances';

const ID = deriveId('white-paper', 'sync-guide');
const VIEWER = `/whitepaper/${ID}`;
const FILE = `/api/whitepaper/file/${ID}`;

/** Drawing takes its time while other tests run beside it. */
const PATIENT = { timeout: 20_000 };

const drawn = (page: Page) =>
  page
    .locator('[data-page]')
    .filter({ has: page.locator('canvas') })
    .evaluateAll((pages) => pages.map((each) => Number((each as HTMLElement).dataset.page)));
const field = (page: Page) => page.getByRole('textbox', { name: /^页码/ });
const total = async (page: Page) =>
  Number(/共 (\d+) 页/.exec((await field(page).getAttribute('aria-label')) ?? '')?.[1]);

async function open(page: Page, path = VIEWER): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-page="1"] canvas')).toBeVisible(PATIENT);
}

/** The browser leaves its card without the dialog. */
async function leaveCard(page: Page): Promise<void> {
  const data = { ...ENQUIRY, Domain: '', RequirementType: '', Content: '公众号PDF浏览申请' };
  const answer = await page.context().request.post('/api/require/create', { data });
  expect(answer.status()).toBe(200);
}

async function goTo(page: Page, number: number): Promise<void> {
  await field(page).fill(String(number));
  await field(page).press('Enter');
  await expect(page.locator(`[data-page="${number}"] canvas`)).toBeVisible(PATIENT);
  await expect(field(page)).toHaveValue(String(number));
}

test('没有登记：只有前 3 页，后面是登记，文件里也没有更多', async ({ page, request }) => {
  await open(page);
  expect(await page.locator('[data-page]').count()).toBe(3);
  expect(await total(page)).toBeGreaterThan(3);
  await expect(page.getByRole('heading', { name: '后面的页面登记后可读' })).toBeAttached();
  const answer = await request.get(FILE);
  expect(answer.headers()['cache-control']).toBe('private, no-cache');
  expect((await answer.body()).toString('latin1')).not.toContain('/Outlines');
  const part = await request.get(FILE, { headers: { range: 'bytes=0-9' } });
  expect([part.status(), (await part.body()).toString('latin1').slice(0, 5)]).toEqual([206, '%PDF-']);
});

test('登记过：一段一段地取，只画看得见的几页，走远了放掉，下次回到读到的地方', async ({ page }) => {
  const statuses = new Set<number>();
  page.on('response', (response) => {
    if (response.url().includes(FILE)) statuses.add(response.status());
  });
  await leaveCard(page);
  await open(page);
  expect([...statuses]).toEqual([206]);
  const last = await page.locator('[data-page]').count();
  expect(last).toBe(await total(page));
  expect((await drawn(page)).length).toBeLessThanOrEqual(4);
  await goTo(page, last - 2);
  await expect(page.locator('[data-page="1"] canvas')).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(`第 ${last - 2} 页，共 ${last} 页`);
  await page.reload();
  await expect(page.locator(`[data-page="${last - 2}"] canvas`)).toBeVisible(PATIENT);
  await expect(field(page)).toHaveValue(String(last - 2));
});

test('在第 3 页之后登记：填完信息，全文就地接上，位置不变', async ({ page }) => {
  await page.route('**/api/require/checkClient*', (route) => route.fulfill({ json: { result: false } }));
  await open(page);
  await goTo(page, 3);
  await page.getByRole('button', { name: '登记，继续读' }).click();
  const dialog = page.getByRole('dialog', { name: '填写信息' });
  await dialog.getByLabel('姓名').fill(ENQUIRY.Name);
  await dialog.getByLabel('电话', { exact: true }).fill(ENQUIRY.Telphone);
  await dialog.getByLabel('邮箱', { exact: true }).fill(ENQUIRY.Email);
  await dialog.getByLabel('单位').fill(ENQUIRY.Company);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(page.locator('[data-page="4"]')).toBeAttached(PATIENT);
  await expect(page.getByRole('heading', { name: '后面的页面登记后可读' })).toHaveCount(0);
  expect(Number(await field(page).inputValue())).toBeGreaterThanOrEqual(3);
  await goTo(page, 5);
});

test('文中查找：几处、现在是哪一处，标在字上，前后走，换一个词重来', async ({ page }) => {
  await leaveCard(page);
  await open(page);
  await page.keyboard.press('Control+f');
  const box = page.getByRole('searchbox', { name: '在文中查找' });
  await expect(box).toBeFocused();
  await box.fill('时钟');
  const count = page.getByRole('search').getByText(/^\d+ \/ \d+$/);
  await expect(count).toHaveText(/^1 \/ \d+$/, PATIENT);
  const hits = Number((await count.innerText()).split(' / ')[1]);
  expect(hits).toBeGreaterThan(3);
  const current = page.locator('[data-page] [data-current]');
  await expect(current.first()).toBeInViewport();
  await box.press('Enter');
  await expect(count).toHaveText(`2 / ${hits}`);
  await box.press('Shift+Enter');
  await box.press('Shift+Enter');
  await expect(count).toHaveText(`${hits} / ${hits}`);
  await expect(current.first()).toBeInViewport();
  await expect(page.getByRole('status')).toContainText(`第 ${hits} 处，共 ${hits} 处`);
  await box.fill('没有这个词吧');
  await expect(page.getByRole('search')).toContainText('没有找到');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(current).toHaveCount(0);
});

test('键盘：翻页、到头到尾、放大缩小、适合宽度；Ctrl 加滚轮只放大页面里的纸', async ({ page }) => {
  await leaveCard(page);
  await open(page);
  const scale = async () => parseInt(await page.getByText(/^\d+%$/).innerText(), 10);
  await page.keyboard.press('PageDown');
  await expect(field(page)).toHaveValue('2');
  await page.keyboard.press('ArrowRight');
  await expect(field(page)).toHaveValue('3');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('PageUp');
  await expect(field(page)).toHaveValue('1');
  await page.keyboard.press('End');
  await expect(field(page)).toHaveValue(String(await total(page)));
  await page.keyboard.press('Home');
  await expect(field(page)).toHaveValue('1');
  const before = await scale();
  await page.keyboard.press('+');
  await expect.poll(scale).toBeGreaterThan(before);
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect.poll(scale).toBeLessThan(before);
  await page.keyboard.press('0');
  await expect(page.getByRole('button', { name: '适合宽度' })).toHaveAttribute('aria-pressed', 'true');
  const wide = await scale();
  await page.mouse.move(640, 400);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect.poll(scale).toBeGreaterThan(wide);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
});

test('文字能选能复制，是平常的字', async ({ page }) => {
  await open(page);
  await goTo(page, 2);
  const page2 = page.locator('[data-page="2"]');
  await expect.poll(async () => (await page2.innerText()).length).toBeGreaterThan(100);
  const text = await page2.innerText();
  expect(text).not.toMatch(/[\u2E80-\u2FD5]/);
  const words = page2.locator('span[role="presentation"]').first();
  await words.selectText();
  expect(await page.evaluate(() => String(window.getSelection()))).toBe(await words.textContent());
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
]) {
  test(`${width} 宽：axe 无违规，不横向滚动，不问别的主机`, async ({ page }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(ADDRESSES.site) && !/^(data|blob):/.test(request.url()))
        outside.push(request.url());
    });
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    await leaveCard(page);
    await open(page);
    await goTo(page, 2);
    await page.getByRole('button', { name: '在文中查找' }).click();
    await page.getByRole('searchbox').fill('同步');
    await expect(page.getByRole('search')).toContainText(/\d+ \/ \d+/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('button', { name: '目录', exact: true }).click();
    await expect(page.getByRole('navigation', { name: '目录' })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    expect(outside).toEqual([]);
  });
}

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
