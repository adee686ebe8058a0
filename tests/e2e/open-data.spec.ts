import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES } from '../support/instances';

const SHEET = '/products/modules/eeg/hz-e64/data-sheet';
const PAGES = [SHEET, '/integration', '/integration/python', '/sample-data'];

const get = async (path: string, origin: string = ADDRESSES.site) => fetch(origin + path);

test('数据表：从型号页进，PDF 下得来，打印时只剩内容', async ({ page }) => {
  await page.goto('/products/modules/eeg/hz-e64');
  await page.getByRole('link', { name: '数据表与PDF' }).click();
  await expect(page).toHaveURL(SHEET);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HZ-E64数据表');
  const file = await page.getByRole('link', { name: '下载PDF' }).getAttribute('href');
  const pdf = await get(file!);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('无线电型号核准')).toBeVisible();
  await expect(page.getByRole('link', { name: '下载PDF' })).toBeHidden();
});

test('没有脚本也读得到：示例、格式表、十条线与下载', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/integration/python');
  await expect(page.getByRole('region', { name: '示例' }).locator('figure pre')).toContainText('import csv');
  await expect(page.getByRole('button', { name: '复制' })).toHaveCount(0);
  await page.goto('/integration');
  await expect(page.getByRole('region', { name: '导出格式' })).toContainText('SNIRF');
  await expect(page.getByRole('listitem').filter({ hasText: 'PsychoPy' })).toContainText('送标记');
  await page.goto('/sample-data');
  const lanes = page.locator('figure li svg');
  await expect(lanes).toHaveCount(10);
  for (const path of await lanes.locator('path:last-child').all()) {
    expect((await path.getAttribute('d'))?.length).toBeGreaterThan(500);
  }
  await expect(page.getByRole('list').getByText('首次制动').first()).toBeVisible();
  for (const href of await page
    .locator('#files a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))) {
    const response = await get(href!);
    expect(response.status, href!).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  }
  await context.close();
});

test('复制的就是示例', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/integration/r');
  await page.getByRole('button', { name: '复制' }).click();
  await expect(page.getByRole('button', { name: '已复制' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await (await get('/media/integration/read_recording.R')).text()).trimEnd());
});

for (const width of [320, 390, 1440])
  test(`${width} 宽：九个事件的${width > 768 ? '名字' : '号码'}在图里，两两不挨着，不出图`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/sample-data');
    const plot = (await page.getByRole('application', { name: /时间轴/ }).boundingBox())!;
    const labels = page.locator('figure [role=application] div[aria-hidden] :is(span, b)').filter({ visible: true });
    await expect(labels).toHaveText(width > 768 ? Array(9).fill(/^\p{Script=Han}+$/u) : [...'123456789']);
    const places = await labels.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    places.forEach(({ left, right }, index) => {
      expect(right).toBeLessThanOrEqual(plot.x + plot.width);
      if (index > 0) expect(left).toBeGreaterThanOrEqual(places[index - 1].right);
    });
  });

const shownSpan = async (page: Page) => {
  const text = await page.locator('figure').getByRole('status').innerText();
  const [from, to] = text.match(/[\d.]+/g)!.map(Number);
  return { from, to };
};
/** The page shows another part a moment after the pointer has moved. */
const shownLength = (page: Page) =>
  expect.poll(async () => {
    const { from, to } = await shownSpan(page);
    return to - from;
  });
const firstTrace = (page: Page) => page.locator('figure li svg path:last-child').first();

test('时间轴：按钮、键、滚轮、拖动与事件都改得了所看的一段', async ({ page }) => {
  await page.goto('/sample-data');
  const plot = page.getByRole('application', { name: /时间轴/ });
  await expect(page.getByRole('button', { name: '放大' })).toBeVisible();
  const whole = await firstTrace(page).getAttribute('d');
  const recording = page.waitForResponse(/takeover-60s(\.\w+)?\.edf/);
  await page.getByRole('button', { name: '放大' }).click();
  await recording;
  await expect.poll(() => shownSpan(page)).toEqual({ from: 11.3, to: 48.8 });
  // drawn anew from the file: finer than what was there
  await expect.poll(() => firstTrace(page).getAttribute('d')).not.toBe(whole);

  await plot.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await shownSpan(page)).from).toBeCloseTo(18.8, 0);
  await page.keyboard.press('0');
  await expect.poll(() => shownSpan(page)).toEqual({ from: 0, to: 60 });

  const box = (await page.locator('figure li svg').first().boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await shownLength(page).toBeLessThan(30);
  const near = await shownSpan(page);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 200, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await shownSpan(page)).from).toBeGreaterThan(near.from + 1);

  await page.getByRole('button', { name: '首次制动' }).first().click();
  await expect.poll(() => shownSpan(page)).toEqual({ from: 20.6, to: 26.6 });
  await page.getByRole('button', { name: '看全部' }).click();
  await expect(firstTrace(page)).toHaveAttribute('d', whole!);
});

test('手指：横着拖是平移，两指是缩放，竖着拖照样滚页面', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/sample-data');
  await expect(page.getByRole('button', { name: '放大' })).toBeVisible();
  const session = await context.newCDPSession(page);
  const lane = page.locator('figure li svg').nth(2);
  await lane.scrollIntoViewIfNeeded();
  const { x, y, width } = (await lane.boundingBox())!;
  const touch = (type: string, ...places: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: places.map((share, id) => ({ x: x + share * width, y: y + 15, id })),
    });
  await touch('touchStart', 0.4, 0.6);
  for (const by of [0.05, 0.1, 0.15, 0.2]) await touch('touchMove', 0.4 - by, 0.6 + by);
  await touch('touchEnd');
  await shownLength(page).toBeLessThan(40);
  const near = await shownSpan(page);
  await touch('touchStart', 0.7);
  for (const place of [0.6, 0.5, 0.4, 0.3]) await touch('touchMove', place);
  await touch('touchEnd');
  await expect.poll(async () => (await shownSpan(page)).from).toBeGreaterThan(near.from + 1);
  expect(await page.locator('figure [role=application]').evaluate((plot) => getComputedStyle(plot).touchAction)).toBe(
    'pan-y',
  );
  await context.close();
});

test('网站地图、搜索、正文与分享图里都有它们', async () => {
  const sitemap = await (await get('/sitemap.xml')).text();
  for (const path of PAGES) {
    expect(sitemap).toContain(`<loc>${ADDRESSES.site}${path}</loc>`);
    const html = await (await get(path)).text();
    expect(html).toContain('og:image');
    if (path !== '/integration') {
      expect(html).toContain('type="text/markdown"');
      expect((await get(`${path}.md`)).status).toBe(200);
    }
  }
  for (const [words, type] of [
    ['HZ-E64数据表', 'DataSheet'],
    ['PsychoPy', 'Integration'],
    ['样例数据', 'SampleRecording'],
  ]) {
    const found = await get(`/api/query/GetListByType?search=${encodeURIComponent(words)}&page=1&pageSize=9`);
    expect(await found.text()).toContain(`"ContentType":"${type}"`);
  }
});

test('服务没有这几类内容：没有这些页面，也没有指向它们的链接', async () => {
  for (const path of PAGES) expect((await get(path, ADDRESSES.plain)).status, path).toBe(404);
  expect((await get('/images/data-sheet/hz-e64.pdf', ADDRESSES.plain)).status).toBe(404);
  for (const path of ['/', '/products/modules/eeg/hz-e64', '/sitemap.xml', '/llms.txt']) {
    const text = await (await get(path, ADDRESSES.plain)).text();
    expect([path, /data-sheet|href="\/(integration|sample-data)|\/(integration|sample-data)</.exec(text)]).toEqual([
      path,
      null,
    ]);
  }
});

test('服务有这几类内容的另一个站：页面都在', async () => {
  for (const path of PAGES) expect((await get(path, ADDRESSES.mirror)).status, path).toBe(200);
});
