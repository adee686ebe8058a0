import { expect, test } from '@playwright/test';
import { hydrated } from '../support/hydrated';

const ADDRESS = '/ecosystem/relations';

test('先看得见第一种设备的线，方向键换到下一种，别的收起来', async ({ page }) => {
  await page.goto(ADDRESS);
  await hydrated(page);
  const devices = page.locator('#modules');
  const choices = devices.getByRole('radio');
  await expect(choices.first()).toBeChecked();
  await expect(devices.getByRole('heading', { name: /^论文/ })).toHaveCount(1);
  const first = await devices.getByRole('heading', { name: /^论文/ }).innerText();
  await choices.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(choices.nth(1)).toBeChecked();
  await expect(devices.getByRole('heading', { name: /^论文/ })).not.toHaveText(first);
  await page.keyboard.press('Tab');
  await expect(devices.getByRole('link').first()).toBeFocused();
});

for (const { width, isDrawn } of [
  { width: 390, isDrawn: false },
  { width: 1440, isDrawn: true },
])
  test(`没有脚本（宽${width}）：第一种的线看得见，别的按名字选，到它自己的页面`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.goto(ADDRESS);
    const labs = page.locator('#labs');
    await expect(labs.locator('svg[preserveAspectRatio]:visible')).toHaveCount(isDrawn ? 2 : 0);
    // on a phone the papers hang below their cases
    await expect(labs.locator('li > ul:visible')).toHaveCount(isDrawn ? 0 : 2);
    await labs.getByText('明湖脑科学中心多模态实验室').first().click();
    await expect(labs.getByRole('radio', { checked: true })).toHaveAccessibleName(/^明湖脑科学中心/);
    await labs.getByRole('link', { name: '看这间实验室' }).click();
    await expect(page).toHaveURL(/\/ecosystem\/labs\/minghu-brain-lab$/);
    await context.close();
  });

test('脚本还没来就选了一间：来了以后画的是它的线', async ({ page }) => {
  let go = () => {};
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(ADDRESS, { waitUntil: 'commit' });
  const labs = page.locator('#labs');
  await labs.getByText('明湖脑科学中心多模态实验室').first().click();
  await expect(labs.getByRole('radio', { checked: true })).toHaveAccessibleName(/^明湖脑科学中心/);
  await expect(labs.getByRole('heading', { name: /^案例/ })).toHaveCount(0);
  go();
  await expect(labs.getByRole('heading', { name: /^案例/ })).toBeVisible();
  await expect(labs.getByRole('radio', { checked: true })).toHaveAccessibleName(/^明湖脑科学中心/);
});

test('线的两端在两列各行的正中', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(ADDRESS);
  const off = await page.locator('#modules svg[preserveAspectRatio]:visible').evaluateAll((drawings) =>
    drawings.map((drawing) => {
      const list = drawing.nextElementSibling!.querySelector('ul')!.getBoundingClientRect();
      const { top, bottom } = drawing.getBoundingClientRect();
      return Math.max(Math.abs(top - list.top), Math.abs(bottom - list.bottom));
    }),
  );
  expect(off.length).toBeGreaterThan(0);
  for (const pixels of off) expect(pixels).toBeLessThan(1.5);
});

test('线从名字后面起：点不离开它所属的名字', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(ADDRESS);
  const gaps = await page.locator('#modules [data-leaves] a').evaluateAll((names) =>
    names.map((name) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      return name.getBoundingClientRect().right - words.getBoundingClientRect().right;
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  for (const pixels of gaps) expect(pixels).toBeLessThan(24);
});
