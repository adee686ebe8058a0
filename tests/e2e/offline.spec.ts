import { expect, test } from '@playwright/test';

test('看过的页面断网也能读，没看过的显示离线页，内部页和接口从不保存', async ({ page, context }) => {
  await page.goto('/ecosystem/cases/takeover-400ms');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await page.goto('/ecosystem/labs');
  await page.goto('/login');
  const title = '实验室';
  await context.setOffline(true);
  await page.goto('/ecosystem/labs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('现在没有网络');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  expect(kept).toContain('/ecosystem/labs');
  expect(kept.filter((path) => /^\/(login|extra|api)|\.pdf$/.test(path))).toEqual([]);
  await context.setOffline(false);
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于我们');
});
