import { expect, test } from '@playwright/test';
import { axe } from '../support/axe';
import { ADDRESSES } from '../support/instances';

const GALLERY = `${ADDRESSES.markers}/gallery`;

for (const width of [390, 1440]) {
  test(`组件陈列页在 ${width} 宽时 axe 无违规、不横向滚动、没有错误`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.setViewportSize({ width, height: 900 });
    await page.goto(GALLERY);
    const { violations } = await axe(page).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join('；')}`);
    expect(found).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
  });
}

test('减少动态时，陈列页上什么也不藏、什么也不动', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(GALLERY);
  // what follows a visitor's scrolling does not move by itself
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length,
  );
  expect(moving).toBe(0);
});

test('没有配置时没有陈列页', async ({ request }) => {
  expect((await request.get(`${ADDRESSES.site}/gallery`, { maxRedirects: 0 })).status()).toBe(307);
});
