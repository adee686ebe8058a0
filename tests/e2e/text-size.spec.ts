import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { INTERNAL, PARTS, partOfTemplates } from '../support/templates';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Makes all text twice as large, as messaging apps do by their own setting: nothing but text grows. */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.body.querySelectorAll<HTMLElement>('*:not(svg *)')];
    const sizes = all.map((element) => parseFloat(getComputedStyle(element).fontSize));
    all.forEach((element, index) => element.style.setProperty('font-size', `${sizes[index] * 2}px`, 'important'));
  });

for (const part of PARTS)
  test(`字是两倍大：不横向溢出，菜单按得到：第${part}组页面`, async ({ page }) => {
    test.slow();
    for (const address of (await partOfTemplates(part)).filter((path) => !INTERNAL.includes(path))) {
      await page.goto(address);
      await hydrated(page);
      await enlarge(page);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overflow, address).toBe(0);
      const menu = page.getByRole('button', { name: /^(菜单|Menu)$/ });
      if (await menu.count()) await expect(menu, address).toBeInViewport({ ratio: 0.9 });
    }
  });

test('首页，字是两倍大：句子与按钮不压在图上', async ({ page }) => {
  // the dial turns, and its box with it
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  await enlarge(page);
  // engines round boxes of text and of drawings in their own ways
  const overlap = await page.evaluate(() => {
    const bottoms = [...document.querySelectorAll('#platform a')]
      .filter(({ textContent }) => ['提交需求', '看看案例'].includes(textContent ?? ''))
      .map((link) => link.getBoundingClientRect().bottom);
    const dial = document.querySelector('#platform svg')?.getBoundingClientRect().top ?? 0;
    return bottoms.length === 2 ? Math.max(...bottoms) - dial : Infinity;
  });
  expect(overlap).toBeLessThan(0.5);
});
