import { expect, test } from '@playwright/test';

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
  await bar.getByRole('button', { name: /^介绍/ }).click();
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
  await page.getByRole('button', { name: '看第 2 张' }).click();
  await expect(page.getByRole('button', { name: '看第 2 张' })).toHaveAttribute('aria-current', 'true');
  await page
    .getByRole('link', { name: /^放大查看/ })
    .nth(1)
    .click();
  await expect(page.getByRole('dialog')).toContainText('第 2 张，共 4 张');
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

test('功能：六行，图左右交替，每行一个数；轮播里走近看的不重复任何一行', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/products/features');
  const rows = page.locator('main li').filter({ has: page.locator('h2') });
  await expect(rows).toHaveCount(6);
  const sides = await rows.evaluateAll((items) =>
    items.map((item) => {
      const left = (selector: string) => item.querySelector(selector)!.getBoundingClientRect().left;
      return left('img') < left('h2');
    }),
  );
  expect(sides).toEqual([true, false, true, false, true, false]);
  const names = await rows.locator('h2').allTextContents();
  const slides = page.getByRole('region', { name: '产品功能的细处' }).locator('h3');
  await expect(slides).toHaveCount(6);
  for (const title of await slides.allTextContents()) expect(names).not.toContain(title);
});
