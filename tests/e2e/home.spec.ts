import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';

const running = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === 'running' &&
            (animation.effect as KeyframeEffect).target?.closest('#platform') &&
            animation.effect?.getTiming().iterations === Infinity,
        ).length,
  );

test('首屏的动画由样式在 1000 毫秒后自己转动，按钮停得住，再按又走', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => running(page)).toBeGreaterThan(3);
  const starts = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === Infinity)
      .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('#platform'))
      .map(({ effect }) => effect?.getTiming().delay),
  );
  expect(new Set(starts)).toEqual(new Set([1000]));
  const pause = page.getByRole('checkbox', { name: '暂停动画' });
  await pause.check();
  await expect.poll(() => running(page)).toBe(0);
  await pause.uncheck();
  await expect.poll(() => running(page)).toBeGreaterThan(3);
});

test('首屏的动画滚出去就歇着，滚回来又走', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => running(page)).toBeGreaterThan(3);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => running(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => running(page)).toBeGreaterThan(3);
});

test('手机和平板上首屏是完整的：往下走了，下沿的栏才来', async ({ page }) => {
  const bar = page.getByRole('complementary', { name: '快捷操作', includeHidden: true });
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await expect(bar).toBeHidden();
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
});

test('要求少动的人看到静止的首屏', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await running(page)).toBe(0);
  await page.close();
});

test('表盘上每个模块、轴上每个方案都是链接，没有脚本也在', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/');
  const modules = page.getByRole('navigation', { name: '平台的模块' }).getByRole('link');
  const solutions = page.getByRole('navigation', { name: '平台的解决方案' }).getByRole('link');
  expect([await modules.count(), await solutions.count()]).toEqual([12, 8]);
  for (const link of [...(await modules.all()), ...(await solutions.all())]) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(43.9);
  }
  await modules.first().click();
  await expect(page).toHaveURL(/\/products\/modules\/[a-z-]+$/);
  await page.close();
});

test('方案：宽屏指着哪一问就展开哪一问；窄屏是标签，方向键走得通', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#solutions');
  await section.scrollIntoViewIfNeeded();
  const questions = section.getByRole('link').filter({ hasText: '？' });
  await questions.nth(3).hover();
  await expect(section.locator('[data-open]')).toHaveCount(1);
  await expect(section.locator('[data-open]')).toContainText((await questions.nth(3).textContent()) ?? '');
  await page.setViewportSize({ width: 390, height: 844 });
  const tabs = section.getByRole('tab');
  await tabs.first().click();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(section.getByRole('tabpanel')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
});

test('实验流程：翻页两头到底为止，回来时还在原来那一步', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#process');
  const back = section.getByRole('button', { name: '上一步' });
  const on = section.getByRole('button', { name: '下一步' });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  for (let step = 0; step < 5; step++) await on.click();
  await expect(on).toHaveAttribute('aria-disabled', 'true');
  await on.click({ force: true });
  await expect(section.locator('li[data-open]')).toContainText('6 / 6');
  await back.click();
  await expect(section.locator('li[data-open]')).toContainText('5 / 6');
  await section.getByRole('link', { name: '实验流程' }).click();
  await expect(page).toHaveURL(/experiment-process$/);
  await page.goBack();
  await expect(page.locator('#process li[data-open]')).toContainText('5 / 6');
});

test('手机上首页不高于 8000 像素，哪个宽度都不横向溢出', async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await hydrated(page);
    const size = await page.evaluate(() => [document.documentElement.scrollWidth, document.body.scrollHeight]);
    expect(size[0], `${width}`).toBeLessThanOrEqual(width);
    if (width === 390) expect(size[1]).toBeLessThanOrEqual(8000);
  }
});

test('屏幕从窄变宽，六步里马上只看得见一步', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 844 });
  await page.goto('/');
  await expect(page.locator('#process li').nth(1)).toHaveCSS('visibility', 'visible');
  await page.setViewportSize({ width: 1440, height: 900 });
  const seen = await page
    .locator('#process li')
    .evaluateAll((steps) => steps.filter((step) => getComputedStyle(step).visibility === 'visible').length);
  expect(seen).toBe(1);
});

test('手机横过来也是手机的数量：六个领域、六个模块', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  await page.goto('/');
  const shown = (section: string) => page.locator(`${section} li`).filter({ visible: true }).count();
  expect([await shown('#domains'), await shown('#modules')]).toEqual([6, 6]);
  await page.close();
});
