import { expect, test } from '@playwright/test';
import { paths } from '@/lib/paths';
import { hydrated } from '../support/hydrated';
import { itemsOf } from '../support/site-content';
import { ADDRESSES } from '../support/instances';

const FOR_EVER = 'public, max-age=31536000, immutable';
const VERSION = /\.[0-9a-f]{8}(?=\.webp)/;

test('页面写的图片都带版本，永久有效；不带的照旧，别的版本是不留的 404', async ({ request }) => {
  const [item] = await itemsOf('ecosystemCase', 1);
  const html = await (await request.get(`${ADDRESSES.site}/ecosystem/cases/${item.alias}`)).text();
  const scaled = [...new Set(html.match(/\/images\/scaled\/[^\s"',\\&]+/g))];
  expect(scaled.length).toBeGreaterThan(5);
  expect(scaled.filter((address) => !VERSION.test(address))).toEqual([]);
  const picture = scaled[0].replace(/^\/images\/scaled\/\d+/, '');
  const card = /\/images\/card\/[^"]+/.exec(html)![0];
  const other = (address: string) => address.replace(VERSION, '.00000000');
  const answers: [address: string, status: number, life: string][] = [
    [picture, 200, FOR_EVER],
    [picture.replace(VERSION, ''), 200, 'public, max-age=3600, must-revalidate'],
    [other(picture), 404, 'no-store'],
    [card, 200, FOR_EVER],
    [card.replace(VERSION, ''), 200, 'public, max-age=86400'],
    [other(card), 404, 'no-store'],
    [other(scaled[0]), 404, 'no-store'],
    // nothing is encoded beside the tests: the whole picture goes out, for a minute
    [scaled[0], 200, 'public, max-age=60'],
  ];
  for (const [address, status, life] of answers) {
    const response = await request.get(ADDRESSES.site + address, { headers: { accept: 'image/avif,image/webp' } });
    expect([address, response.status()]).toEqual([address, status]);
    expect([address, response.headers()['cache-control']]).toEqual([address, expect.stringContaining(life)]);
  }
  const { vary } = (await request.get(ADDRESSES.site + scaled[0])).headers();
  expect(vary).toMatch(/\bAccept\b(?!-)/);
});

test.describe('左右划的条', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('进了视野，还没划，下一项的图片已经在了', async ({ page }) => {
    for (const [address, name] of [
      ['/ecosystem/custom-developments', '项目'],
      ['/application-fields/driving', '典型研究'],
    ]) {
      await page.goto(address);
      await hydrated(page);
      const strip = page.getByRole('list', { name });
      await strip.scrollIntoViewIfNeeded();
      const next = strip.locator('> li').nth(1).locator('img');
      await expect(next.first()).not.toBeInViewport({ ratio: 0.5 });
      await expect
        .poll(() =>
          next.evaluateAll((pictures: HTMLImageElement[]) =>
            pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
          ),
        )
        .toBe(true);
      expect(await strip.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    }
  });
});

/** Pictures that are shown larger than they are: how wide each would have to be, and is. */
async function enlarged(): Promise<string[]> {
  const found: string[] = [];
  for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
    if (!image.checkVisibility() || image.offsetWidth === 0) continue;
    image.loading = 'eager';
    await image.decode();
    // without a set of sources: its own pixels
    const file = new Image();
    file.src = image.currentSrc;
    await file.decode();
    const { width, height } = image.getBoundingClientRect();
    const needed = Math.max(width, (height * file.naturalWidth) / file.naturalHeight);
    if (!file.src.endsWith('.svg') && needed > file.naturalWidth + 1)
      found.push(`${Math.round(needed)} > ${file.naturalWidth}：${file.src}`);
  }
  return found;
}

test('1440 宽：每间实验室、每个案例的图都不放得比自己大', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const problems: string[] = [];
  for (const [root, path] of [
    ['ecosystemLaboratory', paths.lab],
    ['ecosystemCase', paths.case],
  ] as const)
    for (const { alias } of await itemsOf(root, 60)) {
      await page.goto(path(alias), { waitUntil: 'domcontentloaded' });
      problems.push(...(await page.evaluate(enlarged)));
    }
  expect(problems).toEqual([]);
});
