import { expect, test, type Page } from '@playwright/test';
import { awake } from '../support/awake';
import { laid } from '../support/laid';
import { serveSlowly } from '../support/slow-line';

const PAGES = [
  '/',
  '/ecosystem/cases',
  '/ecosystem/cases/takeover-400ms',
  '/solutions/driving-lab',
  '/contact-us',
  '/whitepaper',
];

/** Where everything stands, and how the titles look. */
const look = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => !element.closest('script, link'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
        return [
          element.tagName,
          ...[x, y, width, height].map(Math.round),
          color,
          backgroundColor,
          fontSize,
          fontWeight,
        ].join(' ');
      }),
  );

/** What comes with the scripts. */
async function addWholeSheets(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { sheets } = document.querySelector<HTMLElement>('style[data-sheets]')!.dataset;
    for (const href of sheets!.split(' ')) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
    }
  });
  // no event tells of it where scripts are off
  const isThere = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every((one) => one.sheet),
    );
  await expect.poll(isThere).toBe(true);
}

for (const width of [390, 1280]) {
  test.describe(`宽 ${width}`, () => {
    // what moves by itself would stand elsewhere each time
    test.use({ viewport: { width, height: 844 }, javaScriptEnabled: false, reducedMotion: 'reduce' });

    for (const address of PAGES) {
      test(`${address}：第一笔不等样式表，看上去已经是那个样子`, async ({ page, context }) => {
        const early = await context.newPage();
        await early.goto(address, { waitUntil: 'load' });
        expect(await early.locator('link[rel=stylesheet]').count()).toBe(0);
        await page.goto(address, { waitUntil: 'load' });
        await addWholeSheets(page);
        // the header takes on its colour in a moment, when it has seen what it stands on
        await expect
          .poll(async () => {
            const whole = await look(page);
            return (await look(early)).filter((line, place) => line !== whole[place]);
          })
          .toEqual([]);
      });
    }
  });
}

/** The parts of a page that have no layout of their own yet. */
const unlaid = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > *, article > *, footer')].filter(
        (part) => getComputedStyle(part).contentVisibility !== 'visible',
      ).length,
  );

/** As if the first frame had been painted and the next one were still to come. */
const holdFrames = (page: Page) =>
  page.addInitScript(() => {
    const held: FrameRequestCallback[] = [];
    const paint = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (step) => held.push(step);
    // nobody else tells of the first paint
    window.PerformanceObserver = class extends PerformanceObserver {
      static readonly supportedEntryTypes = [];
    };
    document.addEventListener('test-frames', () => {
      window.requestAnimationFrame = paint;
      for (const step of held) paint(step);
    });
  });

for (const address of PAGES.filter((one) => /solutions|takeover|^.$/.test(one))) {
  test(`${address}：第一笔之后，屏幕以外的才一段一段地排，排完与一次排好的一样高`, async ({ page }) => {
    await holdFrames(page);
    await page.goto(address);
    expect(await unlaid(page)).toBeGreaterThan(3);
    await page.evaluate(() => document.dispatchEvent(new Event('test-frames')));
    await laid(page);
    expect(await unlaid(page)).toBe(0);
    const places = () => [...document.querySelectorAll('main h2')].map((one) => one.getBoundingClientRect().top);
    const first = await page.evaluate(places);
    await page.reload();
    expect(await unlaid(page)).toBe(0);
    expect(await page.evaluate(places)).toEqual(first);
  });
}

test('脚本与整份样式一份接一份地来，不一起来', async ({ page }) => {
  await page.goto('/ecosystem/cases');
  const fetched = () =>
    page.evaluate(() => {
      const wanted = [
        ...document.querySelectorAll<HTMLLinkElement>('head link[rel=preload]:is([as=script], [as=style])'),
      ].map(({ href }) => href);
      const own = document.querySelector<HTMLElement>('script[data-late]')!.dataset.late!.split(' ').length;
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const times = wanted.map((href) => entries.find(({ name }) => name === href));
      return {
        // the scripts come last: when all of them are there, everything is
        isAll: wanted.filter((href) => href.endsWith('.js')).length === own && times.every(Boolean),
        atOnce: times.filter(
          (one, place) => place > 0 && (one?.startTime ?? Infinity) < (times[place - 1]?.responseEnd ?? 0),
        ).length,
      };
    });
  await expect.poll(async () => (await fetched()).isAll, { timeout: 15_000 }).toBe(true);
  expect((await fetched()).atOnce).toBe(0);
});

test('从中间打开的页面马上排好', async ({ page }) => {
  await holdFrames(page);
  await page.goto('/#customers');
  expect(await unlaid(page)).toBe(0);
});

test('还没排完就按 End：整页马上排好，一下到底', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdFrames(page);
  await page.goto('/solutions/driving-lab');
  expect(await unlaid(page)).toBeGreaterThan(3);
  await page.keyboard.press('End');
  expect(await unlaid(page)).toBe(0);
  await expect(page.locator('footer a').last()).toBeInViewport();
});

test('搜索引擎指着一句话的地址：马上排好，停在那句话', async ({ page }) => {
  await page.goto('/');
  const title = page.locator('main h2').last();
  const words = ((await title.textContent()) ?? '').trim();
  // another page first: the same one would not be opened again
  await page.goto('/privacy');
  await holdFrames(page);
  await page.goto(`/#:~:text=${encodeURIComponent(words)}`);
  expect(await unlaid(page)).toBe(0);
  await expect(title).toBeInViewport();
});

test('页面还在路上，已经到的部分照样排好', async ({ page, request }) => {
  const html = await (await request.get('/')).text();
  const end = html.lastIndexOf('<section');
  const slow = await serveSlowly(html.slice(0, end), html.slice(end));
  try {
    await page.goto(slow.address, { waitUntil: 'commit' });
    await expect.poll(() => page.locator('main > section').count()).toBeGreaterThan(4);
    await expect(page.locator('footer')).toHaveCount(0);
    await expect.poll(() => unlaid(page)).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-unlaid');
    slow.goOn();
    await laid(page);
    await expect(page.locator('footer')).toBeVisible();
  } finally {
    slow.end();
  }
});

test('第一笔等到标题来了才画：页头自己不先画一笔', async ({ page, context, request }) => {
  const html = await (await request.get('/ecosystem/cases')).text();
  const end = html.indexOf('<main');
  const [first, rest] = [html.slice(0, end), html.slice(end)];
  const without = first.replace(/<link rel="expect"[^>]*>/, '');
  expect(without).not.toBe(first);
  const [waits, paints] = [await serveSlowly(first, rest), await serveSlowly(without, rest)];
  const other = await context.newPage();
  const painted = (one: Page) => one.evaluate(() => performance.getEntriesByType('paint').length > 0);
  try {
    await page.goto(waits.address, { waitUntil: 'commit' });
    await expect(page.locator('header')).toBeAttached();
    await other.goto(paints.address, { waitUntil: 'commit' });
    // the same line, as far as it has come: begun later, and painted
    await expect.poll(() => painted(other)).toBe(true);
    expect(await painted(page)).toBe(false);
    waits.goOn();
    await expect.poll(() => painted(page)).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    waits.end();
    paints.end();
  }
});

test('打开一页，谁也没有指着的页面一个也不取', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('_rsc=') && fetched.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await awake(page);
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
});

test('指着的链接先取来：按下去不再问服务器，页面的框也不重来', async ({ page }) => {
  await page.goto('/ecosystem/cases', { waitUntil: 'networkidle' });
  await awake(page);
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
  // the pointer may stand on a link of the next page, which is fetched then
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
      // held, not refused: what stands in for a missing picture would be seen instead
      await page.route(/\/images\//, () => {});
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      const { width, height } = (await page.locator('main img').first().boundingBox())!;
      const largest = () => page.evaluate(() => Math.max(0, ...(window as unknown as { sizes: number[] }).sizes));
      await expect.poll(largest).toBeGreaterThan(Math.min(width, 412) * height * 0.8);
    });
  }
});

test('没有手的浏览器自己报一个角上的指针，不算有人；真的指着了才算', async ({ page }) => {
  const scriptsRun = () => page.evaluate(() => document.querySelector('script[src]:not([nomodule])') !== null);
  await page.goto('/ecosystem/cases/takeover-400ms', { waitUntil: 'load' });
  await expect.poll(() => page.locator('link[rel=preload][as=script]').count()).toBeGreaterThan(3);
  await page.evaluate(() => addEventListener('pointermove', () => document.body.setAttribute('data-told', '')));
  await page.mouse.move(0, 0);
  await expect(page.locator('body')).toHaveAttribute('data-told');
  // longer than scripts take to begin after a move
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(resolve)))),
  );
  expect(await scriptsRun()).toBe(false);
  await page.mouse.move(100, 100);
  await expect.poll(() => scriptsRun()).toBe(true);
});
