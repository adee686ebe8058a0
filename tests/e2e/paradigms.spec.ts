import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/* A visitor goes from the carousel of the home page to a task, plays a round wholly, and takes the table along. */

const INKS: Record<string, string> = { red: 'd', yellow: 'f', green: 'j', blue: 'k' };

test('首页轮播里的任务通到它的页面，列表里七个，六个可以直接做一轮', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Stroop色词' }).click();
  await expect(page).toHaveURL(/\/paradigms\/stroop$/);
  await page.goto('/paradigms');
  await expect(page.locator('main h2 a[href^="/paradigms/"]')).toHaveCount(7);
  // over the link of the whole row, into the round itself
  const rounds = page.getByRole('link', { name: /^做一轮\s?\S/ });
  await expect(rounds).toHaveCount(6);
  await rounds.first().click();
  await expect(page).toHaveURL(/\/paradigms\/visual-search#demo$/);
});

test('做完一轮色词：结果、刷新率、试次表，什么都没有发出去', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/paradigms/stroop');
  await page.getByRole('button', { name: '做一轮', exact: true }).click();
  await page.getByRole('button', { name: '开始', exact: true }).click();
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith('blob:') || asked.push(request.url()));
  const stage = page.getByRole('group', { name: 'Stroop色词的演示' });
  for (let trial = 0; trial < 24; trial += 1) {
    const word = stage.locator('text[data-ink]');
    await word.waitFor({ state: 'attached' });
    await page.keyboard.press(INKS[(await word.getAttribute('data-ink'))!]);
    await word.waitFor({ state: 'detached' });
  }
  await expect(stage.getByRole('heading', { name: '这一轮的结果' })).toBeVisible();
  // all of them right; a machine may press before 100 ms, and those are told apart
  const told = await stage.innerText();
  const [right, of] = /(\d+)\/(\d+)（100%）/.exec(told)?.slice(1).map(Number) ?? [0, 0];
  expect([right, of + Number(/有\s*(\d+)\s*次按得早于/.exec(told)?.[1] ?? 0)]).toEqual([of, 24]);
  await expect(stage).toContainText(/屏幕实测\d+\.\d Hz/);
  await expect(stage).toContainText('说明不了这个人什么');
  expect(asked).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载试次表（CSV）' }).click(),
  ]);
  const lines = readFileSync((await download.path())!, 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines[1]).toContain('单位 ms');
  expect(lines).toHaveLength(28);
});

test('Esc暂停，再从头做；手指也能答', async ({ page }) => {
  await page.goto('/paradigms/n-back');
  await page.getByRole('button', { name: '做一轮', exact: true }).click();
  await page.getByRole('radio', { name: '1-back' }).check();
  await page.getByRole('button', { name: '开始', exact: true }).click();
  await expect(page.getByRole('button', { name: '暂停（Esc）' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'N-back工作记忆的演示' })).toContainText('已暂停');
  await page.getByRole('button', { name: '从头再做' }).click();
  await expect(page.getByRole('button', { name: /相同/ })).toBeEnabled();
});

test.describe('手机', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('五个部分都收在标题后面，点标题就打开', async ({ page }) => {
    await page.goto('/paradigms/n-back');
    for (const id of ['design', 'devices', 'simulation', 'analysis', 'limits']) {
      const content = page.locator(`#${id} details > :not(summary)`).first();
      await expect(content, id).toBeHidden();
      await page.locator(`#${id} > details > summary`).click();
      await expect(content, id).toBeVisible();
    }
  });
});

test.describe('没有脚本', () => {
  test.use({ javaScriptEnabled: false });
  test('读得全，说明演示要脚本；没有演示的任务说明为什么', async ({ page }) => {
    await page.goto('/paradigms/n-back');
    // texts are not looked for in a noscript
    await expect(page.locator('noscript p', { hasText: '演示需要打开脚本' })).toBeVisible();
    await expect(page.getByRole('button', { name: '做一轮', exact: true })).toBeHidden();
    await expect(page.getByText('971人')).toBeVisible();
    await page.goto('/paradigms/dual-task');
    await expect(page.getByText('网页上没有演示')).toBeVisible();
  });
});
