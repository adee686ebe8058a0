import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const entry = (page: Page, name = '应用领域') => menu(page).getByRole('link', { name, exact: true });
/** The first link below 应用领域. */
const firstItem = (page: Page) => menu(page).locator('li li a').first();
const ground = (page: Page) =>
  page
    .getByRole('banner')
    .first()
    .evaluate((header) => getComputedStyle(header).backgroundColor);
const CLEAR = 'rgba(0, 0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';

test.describe('宽屏', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const { y, color } of [
    { y: 0, color: CLEAR },
    { y: 10, color: CLEAR },
    { y: 11, color: WHITE },
  ]) {
    test(`首页滚到 ${y} 像素，页头 ${color}`, async ({ page }) => {
      await page.goto('/');
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
      await expect.poll(() => ground(page)).toBe(color);
    });
  }

  test('别的页面一开始就是白的，从首页走过去也是', async ({ page }) => {
    await page.goto('/ecosystem/cases');
    expect(await ground(page)).toBe(WHITE);
    await page.getByRole('banner').first().getByRole('link', { name: /衡知/ }).click();
    await expect.poll(() => ground(page)).toBe(CLEAR);
    await page.getByRole('contentinfo').getByRole('link', { name: '隐私说明' }).click();
    await expect.poll(() => ground(page)).toBe(WHITE);
  });

  test('键盘：焦点打开菜单，Esc 关上，Tab 走进去', async ({ page }) => {
    await page.goto('/privacy');
    await entry(page).focus();
    await expect(firstItem(page)).toBeVisible();
    await expect(entry(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(firstItem(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(firstItem(page)).toBeHidden();
    await expect(entry(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(entry(page, '产品功能')).toBeFocused();
  });

  test('指着打开，移开关上，菜单不高过窗口减 10 像素', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 320 });
    await page.goto('/privacy');
    await entry(page).hover();
    await expect(firstItem(page)).toBeVisible();
    const box = await menu(page).locator('li ul').first().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(310);
    await page.mouse.move(700, 319);
    await expect(firstItem(page)).toBeHidden();
  });

  test('搜索框：打开，空的不动，写了字去搜索页', async ({ page }) => {
    await page.goto('/privacy');
    const box = menu(page).getByRole('combobox', { name: '搜索内容' });
    await expect(box).toBeHidden();
    await menu(page).getByRole('button', { name: '搜索', exact: true }).click();
    await expect(box).toBeFocused();
    await box.fill('   ');
    await box.press('Enter');
    await expect(page).toHaveURL('/privacy');
    await box.fill('  眼动 ');
    await box.press('Enter');
    await expect(page).toHaveURL(`/search?text=${encodeURIComponent('眼动')}`);
  });

  test('资源中心在站外，3D实验室在新窗口', async ({ page }) => {
    await page.goto('/privacy');
    await expect(entry(page, '资源中心')).toHaveAttribute('href', /^https:\/\//);
    await expect(entry(page, '3D实验室')).toHaveAttribute('target', '_blank');
  });

  test('点过的导航记下旗标', async ({ page }) => {
    await page.goto('/privacy');
    await entry(page, '关于我们').click();
    await expect(page).toHaveURL('/about-us');
    const flags = await page.evaluate(() => JSON.parse(localStorage.getItem('navigation-flags') ?? '{}').flags);
    expect(Object.values(flags).filter(Boolean)).toHaveLength(1);
    expect(flags['/about-us']).toBe(true);
  });

  test('从“生态”去白皮书，标的还是“生态”；到了别的一项下面就听页面的', async ({ page }) => {
    await page.goto('/privacy');
    const current = () =>
      menu(page)
        .locator('[data-entry]:has(> [aria-hidden="true"]:not(svg))')
        .evaluateAll((entries) => entries.map((element) => element.getAttribute('data-entry')));
    await expect.poll(current).toEqual([]);
    await entry(page, '生态').hover();
    await entry(page, '白皮书').click();
    await expect(page).toHaveURL('/whitepaper');
    await expect.poll(current).toEqual(['/ecosystem']);
    await page.reload();
    await expect.poll(current).toEqual(['/ecosystem']);
    await page.goto('/solutions');
    await hydrated(page);
    await expect.poll(current).toEqual(['/solutions']);
  });

  test('整个网页里只有一份导航', async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.locator('nav[aria-label="主菜单"]')).toHaveCount(1);
  });
});

for (const width of [769, 900, 1024]) {
  test(`宽 ${width}：一行放得下`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/privacy');
    await expect(entry(page, '3D实验室')).toBeVisible();
    const boxes = await menu(page).locator('> ul > li, > a, > div').filter({ visible: true }).all();
    const tops = await Promise.all(boxes.map(async (box) => Math.round((await box.boundingBox())?.y ?? -1)));
    expect(new Set(tops.map((top) => Math.round(top / 20))).size).toBe(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test.describe('触摸的宽屏', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('第一下打开，第二下才走', async ({ page }) => {
    await page.goto('/privacy');
    await entry(page).tap();
    await expect(firstItem(page)).toBeVisible();
    await expect(page).toHaveURL('/privacy');
    await entry(page).tap();
    await expect(page).toHaveURL('/application-fields');
  });
});

test.describe('手机', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('菜单收起、打开、关上，后面的页面不动', async ({ page }) => {
    await page.goto('/');
    await expect(menu(page)).toBeHidden();
    await page.getByRole('button', { name: '菜单' }).tap();
    await expect(menu(page)).toBeVisible();
    await expect.poll(() => ground(page)).toBe(WHITE);
    await expect(page.locator('#content')).toHaveAttribute('inert', '');
    const box = await menu(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(834);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('#content')).not.toHaveAttribute('inert');
  });

  test('下面是常用的几页，再下面是电话与联系：矮的手机上联系也看得见', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto('/privacy');
    await page.getByRole('button', { name: '菜单' }).tap();
    await expect(menu(page).getByRole('link', { name: '联系我们' })).toBeInViewport({ ratio: 1 });
    await menu(page).getByRole('link', { name: '实验室规划' }).tap();
    await expect(page).toHaveURL(/\/planner$/);
    await expect(menu(page)).toBeHidden();
  });

  test('展开一项，走到一页，菜单关上', async ({ page }) => {
    await page.goto('/privacy');
    await page.getByRole('button', { name: '菜单' }).tap();
    await expect(firstItem(page)).toBeHidden();
    await page.getByRole('button', { name: '应用领域：展开' }).tap();
    const name = await firstItem(page).innerText();
    await firstItem(page).tap();
    await expect(page.locator('h1').filter({ visible: true })).toHaveText(name);
    await expect(menu(page)).toBeHidden();
  });

  test('Tab 在菜单里打转', async ({ page }) => {
    await page.goto('/privacy');
    await page.getByRole('button', { name: '菜单' }).tap();
    // open at once by its style; keys go round in it once scripts have come
    await expect(page.locator('header[data-open]')).toBeVisible();
    const last = menu(page).getByRole('link', { name: '联系我们' });
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').first().getByRole('link', { name: /衡知/ })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(last).toBeFocused();
  });
});

for (const { width, collapsed } of [
  { width: 768, collapsed: true },
  { width: 769, collapsed: false },
]) {
  test(`宽 ${width}：菜单收起 ${collapsed}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/privacy');
    await expect(page.getByRole('button', { name: '菜单' })).toBeVisible({ visible: collapsed });
    await expect(menu(page)).toBeVisible({ visible: !collapsed });
  });
}

test.describe('没有脚本', () => {
  test.use({ javaScriptEnabled: false });

  test('宽屏：指着打开，链接都在', async ({ page }) => {
    await page.goto('/privacy');
    await entry(page).hover();
    await expect(firstItem(page)).toBeVisible();
    await expect(menu(page).getByRole('link', { name: '搜索' })).toBeVisible();
  });

  test('手机：菜单是一个链接', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/privacy');
    await expect(menu(page)).toBeHidden();
    await page.getByRole('link', { name: '菜单' }).click();
    await expect(menu(page)).toBeVisible();
    await expect(firstItem(page)).toBeVisible();
  });
});
