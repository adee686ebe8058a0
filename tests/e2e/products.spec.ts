import { expect, test } from '@playwright/test';
import { axe } from '../support/axe';
import { hydrated } from '../support/hydrated';
import { PHONE } from '../support/phone';
import { versionsOf } from '../support/site-content';

const VERSION = '/products/modules/eye-tracking-glasses/hz-g3-pro';

for (const { path, name } of [
  { path: VERSION, name: 'HZ-G3 Pro' },
  { path: '/solutions/driving-lab', name: '驾驶人因与智能座舱' },
  { path: '/products/modules/eeg', name: '脑电采集' },
]) {
  test(`${path}：滚到中间，提交需求就在手边，带着“${name}”`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
    await page.getByRole('navigation', { name: '本页内容' }).getByRole('link', { name: '提交需求' }).click();
    await expect(page).toHaveURL(/\/contact-us/);
    await expect(page.getByLabel('留言')).toHaveValue(new RegExp(name.replace(' ', '\\s')));
  });
}

test('手机上的栏写着正在读的一节，点开是目录，去到那一节就收起', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/solutions/driving-lab');
  const bar = page.getByRole('navigation', { name: '本页内容' });
  await bar.getByRole('button', { name: /^本页内容/ }).click();
  await bar.getByRole('link', { name: '房间与网络' }).click();
  await expect(page.locator('section#room')).toBeInViewport();
  await expect(bar.getByRole('link', { name: '房间与网络' })).toBeHidden();
  // on the way down it makes room for the action
  await expect(bar.locator('button', { hasText: '房间与网络' })).toBeAttached();
});

test('型号：决定性的值在第一屏，旁边是对照的型号；图可以换，可以放大', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(VERSION);
  await expect(page.getByRole('row', { name: /采样率.*200.*120/ }).first()).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: '看第2张' }).click();
  await expect(page.getByRole('button', { name: '看第2张' })).toHaveAttribute('aria-current', 'true');
  await page
    .getByRole('link', { name: /^放大查看/ })
    .nth(1)
    .click();
  const dialog = page.getByRole('dialog', { name: '外观' });
  await expect(dialog).toContainText('第2张，共5张');
  const picture = dialog.locator('.pswp__item[aria-hidden="false"] img').last();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  // its shape is known when it has come
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // measured in the same look that finds it there: what the picture is replaced by while it loads has no width
  let fitting = 0;
  await expect.poll(async () => (fitting = await width())).toBeGreaterThan(600);
  await dialog.getByRole('button', { name: '放大' }).click();
  await expect.poll(width).toBeCloseTo(fitting * 2, -1);
  // enlarged, the arrow keys move it; not enlarged, they go on
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('第2张，共5张');
  await dialog.getByRole('button', { name: '还原' }).click();
  await expect(dialog.getByRole('button', { name: '放大' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('第3张，共5张');
  expect((await axe(page).include('dialog[open]').analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^放大查看/ }).nth(1)).toBeFocused();
});

test('型号的图：手指左右换，两指放大，没有违反内容策略', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    ...PHONE,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(VERSION);
  await hydrated(page);
  await page
    .getByRole('link', { name: /^放大查看/ })
    .first()
    .tap();
  const dialog = page.getByRole('dialog', { name: '外观' });
  await expect(dialog).toContainText('第1张，共5张');
  const picture = dialog.locator('.pswp__item[aria-hidden="false"] img').last();
  await expect(picture).toBeVisible();
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [x: number, y: number][]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await touch('touchStart', [320, 400]);
  for (let x = 300; x >= 60; x -= 30) await touch('touchMove', [x, 400]);
  await touch('touchEnd');
  await expect(dialog).toContainText('第2张，共5张');
  await expect(picture).toBeVisible();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const before = await width();
  await touch('touchStart', [175, 400], [215, 400]);
  for (let apart = 24; apart <= 60; apart += 4) await touch('touchMove', [195 - apart, 400], [195 + apart, 400]);
  await touch('touchEnd');
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  await expect(dialog.getByRole('button', { name: '还原' })).toBeVisible();
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  expect(errors).toEqual([]);
  await context.close();
});

test('没有脚本：目录、提交需求、参数与比较都在', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(VERSION);
  const bar = page.getByRole('navigation', { name: '本页内容' });
  await expect(bar.getByRole('link', { name: '参数' })).toBeVisible();
  await expect(bar.getByRole('link', { name: '提交需求' })).toBeVisible();
  await expect(page.getByRole('group', { name: '与同类型号比较' })).toContainText('HZ-G2');
  await context.close();
});

test('功能：六行，每行一幅图、一个数，三行里一行的图在旁边，左右交替；轮播里走近看的不重复任何一行', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/products/features');
  const rows = page.locator('main li').filter({ has: page.locator('h2') });
  await expect(rows).toHaveCount(6);
  const sides = await rows.evaluateAll((items) =>
    items.map((item) => {
      const [picture, title] = ['img', 'h2'].map((selector) => item.querySelector(selector)!.getBoundingClientRect());
      if (picture.bottom <= title.top) return 'above';
      return picture.left < title.left ? 'left' : 'right';
    }),
  );
  expect(sides).toEqual(['left', 'above', 'above', 'right', 'above', 'above']);
  await expect(rows.locator('b')).toHaveCount(6);
  const names = await rows.locator('h2').allTextContents();
  const slides = page.getByRole('region', { name: '产品功能的细节' }).locator('h3');
  await expect(slides).toHaveCount(6);
  for (const title of await slides.allTextContents()) expect(names).not.toContain(title);
});

test('型号第一屏的表：行名与值之间有空，三种宽度，每个型号', async ({ browser }) => {
  // it lies there as well before the scripts have come
  const page = await browser.newPage({ javaScriptEnabled: false });
  const versions = await versionsOf(100);
  for (const { module, alias } of versions) {
    await page.goto(`/products/modules/${module}/${alias}`, { waitUntil: 'domcontentloaded' });
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const gaps = await page.locator('h1 ~ table tbody th').evaluateAll((names) =>
        names.map((name) => {
          const edges = [name, name.nextElementSibling!].map((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            return range.getBoundingClientRect();
          });
          return edges[1].left - edges[0].right;
        }),
      );
      expect(gaps.length, alias).toBeGreaterThan(0);
      expect(Math.min(...gaps), `${width} ${alias}`).toBeGreaterThanOrEqual(8);
    }
  }
  await page.close();
});
