import { chromium, expect, test, type BrowserContext } from '@playwright/test';
import { ADDRESSES } from '../support/instances';
import { INTERNAL, isMadeForEach, templates } from '../support/templates';
import { hydrated } from '../support/hydrated';

const ELSEWHERE = '/offline.html';
const SHOWN = 'pageshow';
const publicPages = async () => (await templates()).filter((path) => !INTERNAL.includes(path) && !isMadeForEach(path));

/** How the page at an address was shown last: anew, or as it had been left. */
interface Shown {
  path: string;
  persisted: boolean;
  why: string[];
}

/**
 * A browser that keeps pages it has left; Playwright's does not. What happens to a
 * page is told by the page itself, to another one that stays open.
 */
async function keepingBrowser(
  visit: (context: BrowserContext, last: (path: string) => Promise<Shown>) => Promise<void>,
) {
  const { launchOptions } = test.info().project.use;
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const context = await browser.newContext({ baseURL: ADDRESSES.site });
    const watching = await context.newPage();
    await watching.goto(ELSEWHERE);
    await context.addInitScript((key) => {
      addEventListener('pageshow', ({ persisted }) => {
        const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
          notRestoredReasons?: { reasons: { reason: string }[] } | null;
        })[];
        const why = persisted ? [] : (navigation.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? []);
        localStorage.setItem(key, JSON.stringify({ path: location.pathname + location.search, persisted, why }));
      });
    }, SHOWN);
    const last = async (path: string) => {
      const read = () => watching.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as Shown, SHOWN);
      await expect.poll(async () => (await read()).path, { timeout: 20_000 }).toBe(path);
      return read();
    };
    await visit(context, last);
  } finally {
    await browser.close();
  }
}

test('每一种公开的页面，后退时是离开时的样子，不重新打开', async () => {
  const pages = await publicPages();
  await keepingBrowser(async (context, last) => {
    const anew: Shown[] = [];
    for (const path of pages) {
      const page = await context.newPage();
      await page.goto(path);
      await last(path);
      // a browser keeps no page that it is still fetching things for
      await page.waitForLoadState('networkidle');
      await page.evaluate((address) => void (location.href = address), ELSEWHERE);
      await last(ELSEWHERE);
      await page.evaluate(() => history.back()).catch(() => {});
      const shown = await last(path);
      if (!shown.persisted) anew.push(shown);
      await page.close();
    }
    expect(anew).toEqual([]);
  });
});

test('公开的页面没有 no-store，脚本里没有 unload', async ({ request }) => {
  const scripts = new Set<string>();
  for (const path of await publicPages()) {
    const answer = await request.get(ADDRESSES.site + path);
    expect([path, answer.headers()['cache-control']]).toEqual([path, expect.not.stringContaining('no-store')]);
    for (const [script] of (await answer.text()).matchAll(/\/_next\/static\/[\w./~-]+\.js/g)) scripts.add(script);
  }
  expect(scripts.size).toBeGreaterThan(5);
  for (const script of scripts) {
    const text = await (await request.get(ADDRESSES.site + script)).text();
    expect([script, /addEventListener\(["'](before)?unload["']/.exec(text)?.[0]]).toEqual([script, undefined]);
  }
});

test('需求页后退回来，写过的不在了', async () => {
  await keepingBrowser(async (context, last) => {
    const page = await context.newPage();
    await page.goto('/contact-us');
    await last('/contact-us');
    // a page that the worker takes over while it is kept is thrown away; it comes with the scripts
    await hydrated(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.getByLabel('姓名').fill('张三');
    // tells what is in the field when the page comes back
    await page.evaluate(() =>
      addEventListener('pageshow', () => {
        const field = document.querySelector<HTMLInputElement>('#enquiry input[name="Name"]');
        localStorage.setItem('typed', `typed:${field?.value}`);
      }),
    );
    await page.evaluate((address) => void (location.href = address), ELSEWHERE);
    await last(ELSEWHERE);
    await page.evaluate(() => history.back()).catch(() => {});
    expect(await last('/contact-us')).toMatchObject({ persisted: true, why: [] });
    const watching = context.pages()[0];
    await expect.poll(() => watching.evaluate(() => localStorage.getItem('typed'))).toBe('typed:');
  });
});
