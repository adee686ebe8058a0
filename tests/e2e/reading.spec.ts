import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { itemsOf } from '../support/site-content';

/** Pages to read, each with the words of its one fact and of its action. */
const READ = [
  { path: '/ecosystem/cases/takeover-400ms', fact: '0.27', action: '提交需求' },
  { path: '/ecosystem/labs/dongyu-driving-lab', fact: '180', action: '提交需求' },
  { path: '/application-fields/driving', fact: '0.27', action: '提交需求' },
  { path: '/ecosystem/tech-documents/eeg-cap-preparation', fact: '25', action: '照做时遇到问题' },
  { path: '/ecosystem/publications/sync-offset', fact: '0.4', action: '提交需求' },
  { path: '/products/features/experiment-process', fact: '22', action: '提交需求' },
  { path: '/ecosystem/trainings/glasses-field', fact: '月', action: '咨询报名' },
];

for (const { path, fact, action } of READ) {
  test(`${path}：首屏说出那一件事；动作带着这一条去联系页`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const head = page.locator('main header').filter({ visible: true }).first();
    await expect(head.getByText(fact).filter({ visible: true }).first()).toBeInViewport();
    const link = head.getByRole('link', { name: action });
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/\/contact-us/);
    await expect(page.getByLabel('留言')).not.toHaveValue('');
  });
}

test('案例的图：手机上是为手机画的那一张，没有脚本也在；同一张图不再在正文里重复', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/ecosystem/cases/takeover-400ms', { waitUntil: 'load' });
  const chart = page.locator('figure[data-chart$="takeover-400ms.json"]');
  await expect(chart).toHaveCount(1);
  // it is in the page itself: nothing is asked for, and nothing is waited for
  const drawn = () =>
    chart.locator('img').evaluate((img: HTMLImageElement) => [img.currentSrc.slice(0, 18), img.width]);
  expect(await drawn()).toEqual(['data:image/svg+xml', 374]);
  await expect(chart.getByRole('table')).toBeVisible();
  await context.close();
});

test('案例的图碰到了才换成会答话的图，指着的那一处马上说数；文件来不了，原来的图还在', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/ecosystem/cases/takeover-400ms', { waitUntil: 'networkidle' });
  const chart = page.locator('figure[data-chart$="takeover-400ms.json"]');
  const before = asked.length;
  expect(asked.filter((url) => url.endsWith('.json'))).toEqual([]);
  await chart.locator('img').click({ position: { x: 200, y: 120 } });
  const drawing = chart.locator('[data-drawn] svg');
  await expect(drawing).toBeVisible();
  expect(asked.length).toBeGreaterThan(before);
  const [picture, drawn] = [await chart.locator('img').boundingBox(), await drawing.boundingBox()];
  expect(Math.abs((picture?.width ?? 0) - (drawn?.width ?? 0))).toBeLessThanOrEqual(2);

  await page.route('**/*.json', (route) => route.abort());
  await page.reload();
  await hydrated(page);
  await chart.locator('img').click();
  await expect(chart.locator('img')).toBeVisible();
  await expect(chart.locator('[data-drawn]')).toHaveCount(0);
});

test('每个案例都画得出两种宽度的图', async ({ request }) => {
  for (const { alias } of await itemsOf('ecosystemCase', 60)) {
    for (const size of ['', '.narrow']) {
      const response = await request.get(`/images/chart/chart/${alias}${size}.svg`);
      expect(response.status(), `${alias}${size}`).toBe(200);
    }
  }
});

/** Headings whose last line is one character, or one and its punctuation. */
const lonely = (page: Page) =>
  page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      const lines = [...range.getClientRects()].reduce<{ top: number; width: number }[]>((all, { top, width }) => {
        const same = all.find((line) => Math.abs(line.top - top) < 4);
        if (same) same.width += width;
        else all.push({ top, width });
        return all;
      }, []);
      const last = lines.at(-1);
      const size = Number.parseFloat(getComputedStyle(heading).fontSize);
      return lines.length > 1 && last && last.width < 1.6 * size ? [heading.textContent ?? ''] : [];
    }),
  );

test('标题的最后一行不落单', async ({ page }) => {
  for (const { path } of READ) {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await lonely(page), `${path} ${width}`).toEqual([]);
    }
  }
});

/** Whose cards show whole sentences, and would cut one that is longer by itself. */
const CLAMPED = [
  '/about-us',
  '/ecosystem/custom-developments',
  '/ecosystem/cases',
  '/ecosystem/labs',
  '/ecosystem/tech-documents',
  '/products/modules',
  '/products/features',
  '/solutions',
  '/solutions/driving-lab',
  '/whitepaper',
];

/** No sentence of the sample is so long: each goes on without an end. */
const lengthen = (page: Page) =>
  page.locator('main [data-clamped]').evaluateAll((texts) => {
    for (const text of texts) text.append((text.textContent ?? '').replace(/[。！？]/g, '，').repeat(8));
  });

/** Of the texts that are cut after a few lines those whose last word or number is cut too, and how many there are. */
const cutWords = (page: Page) =>
  page.locator('main [data-clamped]').evaluateAll((texts) => {
    const cut = texts.filter((text) => text.scrollHeight > text.clientHeight + 1 && text.checkVisibility());
    const broken = cut.flatMap((text) => {
      const { bottom } = text.getBoundingClientRect();
      const range = document.createRange();
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      let seen = '';
      let hidden = '';
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        [...(node.nodeValue ?? '')].forEach((character, index) => {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          if (range.getBoundingClientRect().bottom <= bottom + 4) seen += character;
          else hidden += character;
        });
      return /\w$/.test(seen) && /^[\w.%°]/.test(hidden) ? [`${seen.slice(-8)}|${hidden.slice(0, 4)}`] : [];
    });
    const ellipses = cut.filter((text) => getComputedStyle(text, '::before').display === 'flex').length;
    return { cut: cut.length, ellipses, broken };
  });

test('截断的文字：数与外文词不从中间断开，末尾有省略号', async ({ page }) => {
  const all: Record<number, number> = { 390: 0, 1024: 0, 1440: 0 };
  for (const path of CLAMPED) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await lengthen(page);
    for (const width of Object.keys(all).map(Number)) {
      await page.setViewportSize({ width, height: 900 });
      const place = `${path} ${width}`;
      await expect(async () => {
        const { cut, ellipses } = await cutWords(page);
        expect(ellipses, place).toBe(cut);
      }).toPass({ timeout: 5000 });
      const { cut, broken } = await cutWords(page);
      expect.soft(broken, place).toEqual([]);
      all[width] += cut;
    }
  }
  for (const cut of Object.values(all)) expect(cut).toBeGreaterThan(12);
});

test('正文一行不超过三十八个字', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { path } of READ) {
    await page.goto(path);
    const widths = await page
      .locator('main h2[id] ~ p')
      .evaluateAll((all) => all.map((p) => p.clientWidth / Number.parseFloat(getComputedStyle(p).fontSize)));
    expect(Math.max(...widths), path).toBeLessThanOrEqual(38.5);
  }
});

test('印在 A4 上：正文有整张纸宽，表格没有一列在纸外，合计只有一次，图不断成两截', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  for (const path of [
    '/ecosystem/cases/takeover-400ms',
    '/solutions/driving-lab',
    '/ecosystem/tech-documents/lab-network',
  ]) {
    await page.goto(path);
    const hidden = await page
      .locator('main [data-table]')
      .evaluateAll((all) => all.map((table) => table.scrollWidth - document.documentElement.clientWidth));
    expect(Math.max(...hidden), path).toBeLessThanOrEqual(0);
    const feet = await page
      .locator('main tfoot')
      .evaluateAll((all) => all.map((foot) => getComputedStyle(foot).display));
    expect(new Set(feet), path).not.toContain('table-footer-group');
    const pale = await page.locator('main :is(h1, h2, h3, p, dt, dd)').evaluateAll((all) =>
      all.flatMap((text) => {
        const darkest = Math.min(
          ...getComputedStyle(text)
            .color.match(/[\d.]+/g)!
            .slice(0, 3)
            .map(Number),
        );
        return darkest > 120 && !text.closest('figure, [data-chart]') && text.checkVisibility()
          ? [text.textContent]
          : [];
      }),
    );
    expect(pale, path).toEqual([]);
    // what cuts a picture to its frame is cut in two by the end of a sheet, unless it says otherwise
    const torn = await page.locator('main img').evaluateAll((all) =>
      all.flatMap((image) => {
        const frame = image.parentElement!;
        const { overflow, breakInside } = getComputedStyle(frame);
        return overflow === 'hidden' && breakInside === 'auto' ? [frame.className] : [];
      }),
    );
    expect(torn, path).toEqual([]);
  }
  await page.goto('/ecosystem/cases/takeover-400ms');
  const text = await page.locator('main h2[id] + p').first().boundingBox();
  expect(text!.width).toBeGreaterThan(600);
});

test('印在纸上：没有页头、页脚和按钮，正文与表格都在', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const { path } of READ) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('main').getByRole('link', { name: '提交需求' }).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
