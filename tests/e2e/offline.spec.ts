import { expect, test } from '@playwright/test';
import { hydrated } from '../support/hydrated';

test('看过的页面断网也能读，没看过的显示离线页，内部页和接口从不保存', async ({ page, context }) => {
  await page.goto('/ecosystem/cases/takeover-400ms');
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await page.goto('/ecosystem/labs');
  // it is kept beside what is shown
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/ecosystem/labs')))).toBe(true);
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

test('脚本的名字下没有网页：没有的文件是 404，早先存下的坏东西被换掉的版本清掉', async ({ page, request }) => {
  for (const path of [
    '/_next/static/chunks/made-up.js',
    '/_next/static/made-up',
    '/_next/made-up',
    '/icons/made-up.png',
  ]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-type'] ?? '', path).not.toContain('text/html');
  }
  await page.goto('/about-us');
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  const bad = '/_next/static/chunks/bad.js';
  await page.evaluate(async (path) => {
    const cache = await caches.open('files-v1');
    await cache.put(path, new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    // the same worker under another name: as when the site has been published anew
    await navigator.serviceWorker.register('/sw.js?next');
  }, bad);
  const isKept = () => page.evaluate(async (path) => Boolean(await (await caches.open('files-v1')).match(path)), bad);
  await expect.poll(isKept).toBe(false);
  expect(await page.evaluate(async (path) => (await fetch(path)).status, bad)).toBe(404);
});
