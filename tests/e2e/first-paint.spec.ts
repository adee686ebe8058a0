import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { INTERNAL, isMadeForEach, templates } from '../support/templates';

/** Made for each request, with the style sheets as Next links them. */
const isLinked = (path: string) => INTERNAL.includes(path) || isMadeForEach(path);

/** Where every element is and how it looks. @returns what is not as it was at the last look, which the page remembers */
const look = (page: Page) =>
  page.evaluate(() => {
    const seen = window as unknown as { seen?: string[] };
    const { seen: last = [] } = seen;
    seen.seen = [...document.body.querySelectorAll('*')]
      .filter((element) => !element.closest('script, link'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        return [
          element.tagName,
          ...[x, y, width, height].map(Math.round),
          ...[style.color, style.backgroundColor, style.backgroundImage, style.border, style.outline],
          ...[style.font, style.whiteSpace, style.textDecorationLine, style.opacity, style.visibility],
          ...[style.transform, style.animationName, style.transitionProperty, style.boxShadow, style.zIndex],
        ].join(' ');
      });
    return seen.seen.filter((line, place) => line !== last[place]);
  });

/** Applies the next style sheet that the page has done without, as the application does. @returns whether there was one */
const applyNext = (page: Page) =>
  page.evaluate(() => {
    const link = [...document.querySelectorAll<HTMLLinkElement>('link[data-late][media]')].at(-1);
    link?.removeAttribute('media');
    return link !== undefined;
  });

for (const width of [390, 1280]) {
  test.describe(`宽 ${width}`, () => {
    // what moves by itself would be elsewhere each time
    test.use({ viewport: { width, height: 844 }, javaScriptEnabled: false, reducedMotion: 'reduce' });

    test('没有脚本也读得到标题与正文、不横向滚动；样式表后来一份一份生效，什么也不变', async ({ page }) => {
      for (const address of await templates()) {
        await page.goto(address, { waitUntil: 'load' });
        await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
        await expect(page.getByRole('main'), address).toBeVisible();
        const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
        expect([address, await widthOf()]).toEqual([address, width]);
        if (isLinked(address)) continue;
        // the header takes on its colour in a moment, when it has seen what it is on
        await expect.poll(() => look(page), address).toEqual([]);
        let applied = 0;
        for (; await applyNext(page); applied++) {
          expect(await look(page), `${address}，第${applied + 1}份`).toEqual([]);
        }
        expect(applied, address).toBeGreaterThan(0);
      }
    });
  });
}

test('没有脚本，列表展得开、点得到条目', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/ecosystem/cases', { waitUntil: 'domcontentloaded' });
  await page.getByText(/^其余\d+项$/).click();
  await page.getByRole('main').locator('details a').first().click();
  await expect(page).toHaveURL(/\/ecosystem\/cases\/.+/);
  await page.close();
});

test('打开一页，谁也没有指着的页面一个也不取', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('_rsc=') && fetched.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
});

test('指着的链接先取来：按下去不再问服务器，页面的框也不重来', async ({ page }) => {
  await page.goto('/ecosystem/cases', { waitUntil: 'networkidle' });
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const link = page.locator('#content h2 a, #content h3 a').nth(1);
  const whole = page.waitForResponse(
    (response) =>
      /_rsc=/.test(response.url()) && response.request().headers()['next-router-segment-prefetch'] !== '/_tree',
  );
  await link.hover();
  await whole;
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  const address = (await link.getAttribute('href')) ?? '';
  // the pointer may be on a link of the next page, which is fetched then
  page.on('request', (request) => request.url().includes(`${address}?_rsc=`) && asked.push(request.url()));
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test.describe('手机，图片都还没有来', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

  for (const address of [
    '/ecosystem/cases/takeover-400ms',
    '/solutions/driving-lab',
    '/products/modules/eye-tracking-glasses',
    '/about-us',
    '/3d-lab',
  ]) {
    test(`${address}：第一张图已经看得出是什么`, async ({ page }) => {
      await page.addInitScript(() => {
        const sizes: number[] = [];
        Object.assign(window, { sizes });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sizes.push((entry as PerformanceEntry & { size: number }).size);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      // held, not refused: what replaces a missing picture would be seen instead
      await page.route(/\/images\//, () => {});
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const { width, height } = (await page.locator('main img').first().boundingBox())!;
      const largest = () => page.evaluate(() => Math.max(0, ...(window as unknown as { sizes: number[] }).sizes));
      await expect.poll(largest).toBeGreaterThan(Math.min(width, 412) * height * 0.8);
    });
  }
});
