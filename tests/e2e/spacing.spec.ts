import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { hydrated } from '../support/hydrated';

/* Distances between things that once touched, or stood unevenly. */

const PHONE = { width: 390, height: 844 };

/** The words of an element, without the room that its box has around them. */
const wordsOf = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return { left, right, top, bottom };
  });

const edgesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

test.describe('手机', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('往下划，底部的按钮离两边一样远', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/products/modules/eye-tracking-glasses');
    await hydrated(page);
    await page.mouse.wheel(0, 600);
    const bar = page.getByRole('navigation', { name: '本页内容' });
    await expect(bar).toHaveAttribute('data-scrolling', 'down');
    // not yet so far that the way back to the top is beside it
    await expect(bar.getByRole('button', { name: '回到顶部' })).toHaveCount(0);
    const { left, right } = await edgesOf(bar.getByRole('link', { name: '提交需求' }));
    expect(left).toBeCloseTo(PHONE.width - right, 0);
  });

  test('IT与合规：深色的头下面没有一条白', async ({ page }) => {
    await page.goto('/it');
    const head = await edgesOf(page.locator('#content header').first());
    const first = await edgesOf(page.locator('#flow'));
    expect(first.top - head.bottom).toBeLessThanOrEqual(2);
  });

  test('打开分享，后面的页面暗下去', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/ecosystem/tech-documents/imu-calibration');
    await hydrated(page);
    const light = () => brightness(page);
    const before = await light();
    await page.getByRole('button', { name: /^分享/ }).first().tap();
    await expect.poll(light).toBeLessThan(before * 0.7);
  });
});

/** Of the page's upper edge, below its header. */
async function brightness(page: Page): Promise<number> {
  const shot = await page.screenshot({ clip: { x: 0, y: 100, width: PHONE.width, height: 60 } });
  const { channels } = await sharp(shot).stats();
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0);
}

for (const width of [390, 1440])
  test(`${width} 宽：English 是页脚上沿的一行，不挨着页脚里的字`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/contact-us', '/products/modules/eye-tracking-glasses']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      const link = await wordsOf(page.getByRole('link', { name: 'English' }).last());
      const footer = page.getByRole('contentinfo');
      const line = await edgesOf(page.getByRole('link', { name: 'English' }).last());
      expect(Math.abs(line.bottom - (await edgesOf(footer)).top), path).toBeLessThanOrEqual(2);
      const words = await wordsOf(footer.locator('a, h2, p').filter({ visible: true }).first());
      expect(words.top - link.bottom, path).toBeGreaterThanOrEqual(24);
    }
  });

test('搜索：类型的字站在框的正中', async ({ page }) => {
  await page.goto('/search?text=%E7%9C%BC%E5%8A%A8');
  const chip = page.getByRole('group', { name: '内容类型' }).getByRole('button').nth(1);
  const [words, box] = [await wordsOf(chip), await edgesOf(chip)];
  expect(words.left - box.left).toBeCloseTo(box.right - words.right, 0);
});

for (const width of [390, 1440])
  test(`${width} 宽：规划里写错的几处，离上面的按钮至少 16 像素`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/planner?questions=vr-lab&people=999');
    const button = await edgesOf(page.getByRole('button', { name: '复制网址' }));
    const note = await edgesOf(page.getByRole('note', { name: '网址里没有采用的几处' }));
    expect(note.top - button.bottom).toBeGreaterThanOrEqual(16);
  });
