import { expect, test, type Locator } from '@playwright/test';
import { ADDRESSES } from '../support/instances';

test.use({ viewport: { width: 1440, height: 900 } });

// colours of the visitor's own: grounds and shadows are gone, borders, outlines and words remain
test.beforeEach(async ({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** What of an element is still drawn, and in a colour other than the page's background? */
const drawn = (element: Locator) =>
  element.evaluate((node) => {
    const background = getComputedStyle(document.body).backgroundColor;
    const style = getComputedStyle(node);
    const line = (width: string, kind: string, color: string) =>
      parseFloat(width) > 0 && kind !== 'none' && color !== background;
    return {
      border: line(style.borderTopWidth, style.borderTopStyle, style.borderTopColor),
      underline: line(style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor),
      ring: line(style.outlineWidth, style.outlineStyle, style.outlineColor),
      background: style.backgroundColor !== background && style.backgroundColor !== 'rgba(0, 0, 0, 0)',
    };
  });

test('页头：焦点框、所在栏目的线、打开的菜单的边都在', async ({ page }) => {
  await page.goto('/ecosystem/cases');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  const entry = menu.getByRole('link', { name: '生态', exact: true });
  await page.keyboard.press('Tab');
  await entry.focus();
  expect(await drawn(entry)).toMatchObject({ ring: true });
  expect(await drawn(menu.locator('[data-entry="/ecosystem"] > span'))).toMatchObject({ background: true });
  expect(await drawn(menu.locator('[data-entry="/ecosystem"] ul'))).toMatchObject({ border: true });
});

test('筛选：边框、焦点框在，选了的看得出来', async ({ page }) => {
  await page.goto('/ecosystem/cases');
  const domain = page.getByRole('combobox', { name: '研究领域' });
  await domain.focus();
  expect(await drawn(domain)).toMatchObject({ border: true, ring: true });
  expect(await drawn(page.getByRole('button', { name: '了解更多' }))).toMatchObject({ border: true });
  // bold, and a cross to clear it
  await domain.selectOption({ index: 1 });
  await expect(domain).toHaveCSS('font-weight', '600');
  const clear = page.getByRole('button', { name: '清除研究领域' });
  expect(await drawn(clear)).toMatchObject({ border: true });
});

test('对话框：它的边、两个按钮的边、焦点框都在', async ({ page }) => {
  await page.goto(`${ADDRESSES.markers}/gallery`);
  await page.getByRole('button', { name: '普通对话框' }).press('Enter');
  const dialog = page.getByRole('dialog');
  expect(await drawn(dialog.locator('> div').first())).toMatchObject({ border: true });
  for (const name of ['确定', '取消']) {
    expect(await drawn(dialog.getByRole('button', { name }))).toMatchObject({ border: true });
  }
  await page.keyboard.press('Tab');
  expect(await drawn(dialog.locator(':focus'))).toMatchObject({ ring: true });
});

test('章节菜单：只有所在的一节有线', async ({ page }) => {
  await page.goto(`${ADDRESSES.markers}/gallery`);
  const menu = page.getByRole('navigation', { name: '本页内容' });
  await menu.getByRole('link', { name: '轮播' }).click();
  const current = menu.locator('[aria-current]');
  await expect(current).toHaveText('轮播');
  await expect.poll(() => drawn(current)).toMatchObject({ underline: true });
  expect(await drawn(menu.getByRole('link', { name: '按钮与选择' }))).toMatchObject({ underline: false });
});
