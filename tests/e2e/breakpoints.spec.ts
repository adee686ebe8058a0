import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';

const style = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** One visible rule per breakpoint, one pixel to either side. */
const RULES = [
  { width: 300, path: '/', selector: 'h1', property: 'font-size', below: '28px', above: '36px' },
  {
    width: 400,
    path: '/products/features/experiment-process',
    selector: '#steps ol > li span',
    property: 'font-size',
    below: '22px',
    above: '28px',
  },
  { width: 768, path: '/', selector: 'h1', property: 'font-size', below: '36px', above: '64px' },
  {
    width: 1024,
    path: '/ecosystem/cases/takeover-400ms',
    selector: 'nav[aria-label="文章目录"]',
    property: 'display',
    below: 'none',
    above: 'block',
  },
];

for (const { width, path, selector, property, below, above } of RULES) {
  test(`断点 ${width}：${property} 在两边各是 ${below} 与 ${above}`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.setViewportSize({ width, height: 800 });
    expect(await style(page, selector, property)).toBe(below);
    await page.setViewportSize({ width: width + 1, height: 800 });
    expect(await style(page, selector, property)).toBe(above);
  });
}

/** Beside a date and a place, words have room. */
for (const path of ['/', '/ecosystem', '/ecosystem/trainings', '/ecosystem/publications'])
  test(`${path}：769 与 1024 宽，标题的一行放得下六个字`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    for (const width of [769, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const narrow = await page.locator('#content :is(h2, h3)').evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && one.textContent.length > 6)
          .filter((one) => one.getBoundingClientRect().width < 6 * Number.parseFloat(getComputedStyle(one).fontSize))
          .map((one) => one.textContent),
      );
      expect([width, narrow]).toEqual([width, []]);
    }
  });

test('窄屏的文字：描述 0.875rem，框最宽 26.43rem、最矮 11rem', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const step = '#process ol > li';
  expect(await style(page, `${step} p`, 'font-size')).toBe('14px');
  expect(await style(page, step, 'max-width')).toBe(`${26.43 * 16}px`);
  expect(await style(page, step, 'min-height')).toBe(`${11 * 16}px`);
});

test('页脚有电话和2022年的版权', async ({ page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '400-555-0126' })).toHaveAttribute('href', 'tel:400-555-0126');
  await expect(footer.getByText(/© 2022/)).toBeVisible();
});
