import { expect, test, type Page } from '@playwright/test';
import { ADDRESSES } from '../support/instances';
import { hydrated } from '../support/hydrated';

const GALLERY = `${ADDRESSES.markers}/gallery`;
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test('列表：用键盘筛选，再接上一页', async ({ page }) => {
  await page.goto('/ecosystem/cases');
  const domain = page.getByRole('combobox', { name: '研究领域' });
  await domain.focus();
  await press(page, 'ArrowDown');
  await expect(page).toHaveURL(/domain=/);
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: '清除研究领域' })).toBeFocused();
  await press(page, 'Enter');
  await expect(page).toHaveURL('/ecosystem/cases');
  const more = page.getByRole('button', { name: '了解更多' });
  await more.focus();
  await press(page, 'Enter');
  await expect(page.locator('#content article')).toHaveCount(18);
  await expect(more).toBeFocused();
});

test('对话框：打开，Tab 不出去，Escape 关上，焦点回来', async ({ page }) => {
  await page.goto(GALLERY);
  await hydrated(page);
  const opener = page.getByRole('button', { name: '普通对话框' });
  await opener.focus();
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: '提示' });
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 6; step++) {
    await press(page, 'Tab');
    const outside = await page.evaluate(() => {
      const at = document.activeElement;
      return at !== document.body && at?.closest('dialog') === null;
    });
    expect(outside).toBe(false);
  }
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('轮播：焦点进去就停，下一张，直接去一张，再开始播放', async ({ page }) => {
  await page.goto(GALLERY);
  await hydrated(page);
  const carousel = page.getByRole('region', { name: '功能', exact: true });
  await expect(carousel).toHaveAttribute('data-ready', 'true');
  const indicator = (name: string) => carousel.getByRole('button', { name });
  const next = indicator('下一张');
  await next.focus();
  await expect(indicator('开始播放')).toBeVisible();
  const before = await carousel.locator('[aria-current]').getAttribute('aria-label');
  await press(page, 'Enter');
  await expect(carousel.locator('[aria-current]')).not.toHaveAttribute('aria-label', before ?? '');
  await indicator('第3张').focus();
  await press(page, 'Enter');
  await expect(indicator('第3张')).toHaveAttribute('aria-current', 'true');
  await indicator('开始播放').focus();
  await press(page, 'Enter');
  await expect(indicator('暂停播放')).toBeFocused();
});

test('章节菜单：回车去那一节，网址带上它，菜单标出它', async ({ page }) => {
  await page.goto(GALLERY);
  await hydrated(page);
  const link = page.getByRole('navigation', { name: '本页内容' }).getByRole('link', { name: '图表与动画' });
  await link.focus();
  await press(page, 'Enter');
  await expect(page).toHaveURL(/#drawings$/);
  await expect(link).toHaveAttribute('aria-current', 'location');
  await expect
    .poll(() => page.locator('#drawings').evaluate((node) => node.getBoundingClientRect().top))
    .toBeLessThan(300);
});

test('分享：打开，走到条目，Escape 收起，焦点回来', async ({ page }) => {
  await page.goto('/ecosystem/cases/takeover-400ms');
  const toggle = page.getByRole('button', { name: '分享这个案例' });
  await toggle.focus();
  await press(page, 'Enter');
  // the panel is loaded when it is opened for the first time
  await expect(page.getByRole('link', { name: '微博' })).toBeVisible();
  await press(page, 'Tab', 'Tab');
  await expect(page.getByRole('link', { name: '微博' })).toBeFocused();
  await press(page, 'Escape');
  await expect(page.getByRole('link', { name: '微博' })).toBeHidden();
  await expect(toggle).toBeFocused();
});

test.describe('手机', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('选项从底部升起：回车打开，Tab 走，回车选好，焦点回来', async ({ page }) => {
    await page.goto('/ecosystem/publications');
    await hydrated(page);
    const field = page.getByRole('button', { name: /^研究领域：/ });
    await field.focus();
    await press(page, 'Enter');
    const sheet = page.getByRole('dialog', { name: '研究领域' });
    const third = sheet.getByRole('listitem').nth(2).getByRole('button');
    await expect(third).toBeVisible();
    const chosen = await third.innerText();
    for (let steps = 0; steps < 6 && !(await third.evaluate((box) => box === document.activeElement)); steps += 1)
      await press(page, 'Tab');
    await press(page, 'Enter');
    await expect(sheet).toBeHidden();
    await expect(field).toHaveText(chosen);
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(/domain=/);
  });
});
