import { expect, test, type Page } from '@playwright/test';
import { serveWithWorker } from '../support/worker-site';

/** Every page from here on goes through the worker. */
async function withWorker(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await page.evaluate(async () => {
    const controlled = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    await navigator.serviceWorker.register('/sw.js');
    await controlled;
  });
}

const isKept = (page: Page, path: string) => page.evaluate(async (name) => Boolean(await caches.match(name)), path);

test('慢的线路上，先到的先看见；到齐了才存，断网时是整页', async ({ page, context }) => {
  const site = await serveWithWorker();
  await withWorker(page, site.origin);
  await page.goto(`${site.origin}/slow`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('先到的');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  expect(await isKept(page, '/slow')).toBe(false);
  site.goOn();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('后到的');
  await expect.poll(() => isKept(page, '/slow')).toBe(true);
  await context.setOffline(true);
  await page.goto(`${site.origin}/slow`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('后到的');
  site.end();
});

test('浏览器没有地方存：有网络的人看到的是网页', async ({ page, context }) => {
  const site = await serveWithWorker();
  await withWorker(page, site.origin);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1 });
  await page.goto(`${site.origin}/about-us`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('/about-us');
  const refused = page.evaluate(async () => (await caches.open('pages-v1')).put('/other', new Response('x')));
  await expect(refused).rejects.toThrow(/quota/i);
  expect(await isKept(page, '/about-us')).toBe(false);
  site.end();
});
