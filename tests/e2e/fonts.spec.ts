import { expect, test } from '@playwright/test';
import { fontsShown, laid } from '../support/laid';

declare global {
  interface Window {
    /** what has moved so far, as browsers count it */
    shift: number;
  }
}

const CASES = '/ecosystem/cases';
const FONT = /\.woff2$/;

test('第一次来：看得见的都取来了才要字体，要来就用上', async ({ page }) => {
  await page.goto(CASES);
  await fontsShown(page);
  const { loaded, start } = await page.evaluate(() => ({
    loaded: performance.getEntriesByType('navigation')[0].toJSON().loadEventStart as number,
    start: performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.startTime ?? 0,
  }));
  expect(start).toBeGreaterThan(loaded);
});

test('换上字体，看的人觉不出动：挪动的不到千分之二', async ({ page }) => {
  let goOn = () => {};
  const isSeen = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(FONT, async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(CASES);
  await laid(page);
  goOn();
  await fontsShown(page);
  // the picture with the new letters has been painted
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => window.shift)).toBeLessThan(0.002);
});

test('这个窗口里看过一页：下一页图片还没有来，字体已经用上', async ({ page }) => {
  await page.goto(CASES);
  await fontsShown(page);
  // what is late comes after three seconds at most: that clock stands
  await page.clock.install();
  await page.route(/\/images\//, () => {});
  await page.goto('/about-us', { waitUntil: 'domcontentloaded' });
  await fontsShown(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test('重新载入：样式表还没有来，字体已经用上', async ({ page }) => {
  await page.goto(CASES);
  await fontsShown(page);
  await page.route(/\.css$/, () => {});
  await page.reload({ waitUntil: 'domcontentloaded' });
  await fontsShown(page);
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
});

test('不让存东西的浏览器：照样有字体，没有错误', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
  await page.goto(CASES);
  await fontsShown(page);
  expect(errors).toEqual([]);
});

test.describe('没有脚本', () => {
  test.use({ javaScriptEnabled: false });

  test('也有字体', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => FONT.test(request.url()) && requests.push(request.url()));
    await page.goto(CASES);
    expect(requests).toHaveLength(1);
  });
});
