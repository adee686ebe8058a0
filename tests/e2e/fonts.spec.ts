import { expect, test } from '@playwright/test';
import { held } from '../support/held';
import { fontsShown, laid } from '../support/laid';
import { watchShift } from '../support/shift';

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
  const letGo = await held(page, FONT);
  const shift = await watchShift(page);
  await page.goto(CASES);
  await laid(page);
  letGo();
  await fontsShown(page);
  expect(await shift()).toBeLessThan(0.002);
});

for (const first of [CASES, `${CASES}?page=2`])
  test(`这个窗口里看过一页（${first}）：下一页图片还没有来，字体已经用上`, async ({ page }) => {
    await page.goto(first);
    await fontsShown(page);
    // what is late comes after three seconds at most: that clock stands
    await page.clock.install();
    // of the context: a route of the page alone was passed by in one of four, for a reason not known
    await page.context().route(/\/images\//, () => {});
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
