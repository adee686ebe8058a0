import { expect, test } from '@playwright/test';
import { hydrated } from '../support/hydrated';

test('手机上的栏不盖住页面的最后一行', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/solutions/driving-lab', '/ecosystem']) {
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const bar = page.locator('[data-page-bar], aside[aria-label="快捷操作"]').filter({ visible: true });
    const [top, last] = await Promise.all([
      bar.first().evaluate((element) => element.getBoundingClientRect().top),
      page
        .getByRole('contentinfo')
        .locator('p, a')
        .last()
        .evaluate((element) => element.getBoundingClientRect().bottom),
    ]);
    expect(last, path).toBeLessThanOrEqual(top);
  }
});

/** How long a page may be on a phone. */
const LENGTHS: Record<string, number> = {
  '/about-us': 5000,
  '/ecosystem': 5000,
  '/ecosystem/custom-developments': 8000,
  '/application-fields/driving': 8000,
  // with a plan of the room, and the way to a plan of one's own
  '/solutions/driving-lab': 8800,
  '/products/features/experiment-process': 8000,
};

for (const [path, limit] of Object.entries(LENGTHS)) {
  test(`手机上 ${path} 不高于 ${limit} 像素`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path, { waitUntil: 'load' });
    await hydrated(page);
    // what scripts set side by side is below each other before them
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(height).toBeLessThanOrEqual(limit);
  });
}
