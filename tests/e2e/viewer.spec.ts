import { expect, test } from '@playwright/test';
import { axe } from '../support/axe';
import { ADDRESSES } from '../support/instances';
import { fillCard } from '../support/fill-card';
import { drawn, field, FILE, goTo, leaveCard, open, PATIENT, total, VIEWER } from '../support/viewer';
import { PHONE } from '../support/phone';

test('没有登记：只有前 3 页，后面是登记，文件里也没有更多', async ({ page, request }) => {
  await open(page);
  expect(await page.locator('[data-page-number]').count()).toBe(3);
  await expect(page.getByRole('region', { name: /^第\d+页$/ })).toHaveCount(3);
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
  const last = await page.locator('[data-page-number]').count();
  expect(last).toBe(await total(page));
  expect((await drawn(page)).length).toBeLessThanOrEqual(4);
  await goTo(page, last - 2);
  await expect(page.locator('[data-page-number="1"] canvas')).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText(`第${last - 2}页，共${last}页`);
  await page.reload();
  await expect(page.locator(`[data-page-number="${last - 2}"] canvas`)).toBeVisible(PATIENT);
  await expect(field(page)).toHaveValue(String(last - 2));
});

test('在第3页之后登记：填完信息，全文就地接上，位置不变', async ({ page }) => {
  await page.route('**/api/require/checkClient*', (route) => route.fulfill({ json: { result: false } }));
  await open(page);
  await goTo(page, 3);
  await page.getByRole('button', { name: '登记，继续读' }).click();
  await fillCard(page);
  await expect(page.locator('[data-page-number="4"]')).toBeAttached(PATIENT);
  await expect(page.getByRole('heading', { name: '后面的页面登记后可读' })).toHaveCount(0);
  expect(Number(await field(page).inputValue())).toBeGreaterThanOrEqual(3);
  await goTo(page, 5);
});

test('从列表点进来就全屏；回到列表再后退，还在读到的那一页', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await leaveCard(page);
  await page.goto('/whitepaper');
  await page.locator(`main a[href="${VIEWER}"]`).first().click();
  await expect(page.locator('[data-page-number="1"] canvas')).toBeVisible(PATIENT);
  await expect(page.getByRole('button', { name: '退出全屏' })).toBeVisible();
  await goTo(page, 4);
  await page.getByRole('link', { name: '回到白皮书' }).click();
  await expect(page).toHaveURL(/\/whitepaper$/);
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  await page.goBack();
  await expect(page.locator('[data-page-number="4"] canvas')).toBeVisible(PATIENT);
  await expect(field(page)).toHaveValue('4');
  expect(errors).toEqual([]);
});

test('两个手指放大的是纸，画面随后重画得清楚', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    ...PHONE,
  });
  const page = await context.newPage();
  await open(page);
  const paper = page.locator('[data-page-number="1"]');
  const width = async () => (await paper.boundingBox())?.width ?? 0;
  const before = await width();
  const session = await context.newCDPSession(page);
  const fingers = (apart: number) => [
    { x: 195 - apart, y: 400, id: 1 },
    { x: 195 + apart, y: 400, id: 2 },
  ];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
  for (let apart = 44; apart <= 100; apart += 4) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(width).toBeGreaterThan(before * 2);
  const zoomed = await width();
  await expect
    .poll(() => paper.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width), PATIENT)
    .toBeGreaterThan(zoomed * 0.9);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await context.close();
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
  const current = page.locator('[data-page-number] .highlight.selected');
  await expect(current.first()).toBeInViewport();
  await box.press('Enter');
  await expect(count).toHaveText(`2 / ${hits}`);
  await box.press('Shift+Enter');
  await box.press('Shift+Enter');
  await expect(count).toHaveText(`${hits} / ${hits}`);
  await expect(current.first()).toBeInViewport();
  await expect(page.getByRole('status')).toContainText(`第${hits}处，共${hits}处`);
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
  const page2 = page.locator('[data-page-number="2"]');
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
    await page.setViewportSize({ width, height });
    await leaveCard(page);
    await open(page);
    await goTo(page, 2);
    await page.getByRole('button', { name: '在文中查找' }).click();
    await page.getByRole('searchbox').fill('同步');
    await expect(page.getByRole('search')).toContainText(/\d+ \/ \d+/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('button', { name: '目录', exact: true }).click();
    await expect(page.getByRole('navigation', { name: '目录' })).toBeVisible();
    expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
    expect(outside).toEqual([]);
  });
}
