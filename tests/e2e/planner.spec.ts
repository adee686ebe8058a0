import { expect, test, type Locator } from '@playwright/test';
import { axe } from '../support/axe';
import { hydrated } from '../support/hydrated';
import { readPage } from '../support/site-content';

/** A laboratory planned: chosen, contradicted, mended, asked about, sent on. */

const PLAN = '/planner?questions=cognition-lab&timing=trigger';
/** The solution has glasses without a TTL input. */
const REPLACED = '/planner?questions=driving-lab&timing=trigger';
/** Plans that one comes from are kept hidden for those who go back. */
const shown = (locator: Locator) => locator.filter({ visible: true });

const CLASHING = '/planner?measures=eeg,vr-interaction&motion=walk&timing=trigger&network=office';

test('从方案页走过去：出规划，加人数，有矛盾就照着改，放进询价单', async ({ page }) => {
  await page.goto('/solutions/usability-lab');
  await page.getByRole('link', { name: '照这个方案规划，换型号、加人数' }).click();
  await expect(page).toHaveURL(/\/planner\?questions=usability-lab$/);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('人机交互与可用性评估，4种设备');
  await expect(page.getByRole('heading', { name: '没有发现冲突' })).toBeVisible();
  await page.getByRole('link', { name: '换成HZ-S1' }).click();
  await expect(page).toHaveURL(/versions=.*hz-s1\*2/);
  await expect(page.locator('#devices').getByRole('link', { name: 'HZ-S1', exact: true })).toBeVisible();
  await shown(page.getByText('改问题、测量与条件')).click();
  await shown(page.getByLabel('同时几名被试')).selectOption('3');
  await page.getByRole('combobox', { name: '事件标记' }).selectOption('trigger');
  await page.getByRole('button', { name: '重新规划' }).click();
  await expect(shown(page.locator('#devices h3').filter({ hasText: 'HZ-S2' }))).toHaveText('HZ-S2 × 3');
  await page.getByRole('link', { name: '放进询价单', exact: true }).click();
  await expect(page).toHaveURL(/\/enquiry-list\?versions=/);
  await expect(page.getByText('3台').first()).toBeVisible();
});

test('照方案的规划：房间是一张平面图，设备与价目一致；参考价是哪天的、交货期从何时起算，只说一次', async ({ page }) => {
  await page.goto('/planner?questions=usability-lab');
  const plan = page.locator('#needs figure');
  await expect(plan.locator('svg').first()).toBeVisible();
  const drawn = plan.locator('ol').getByRole('link');
  expect((await drawn.allTextContents()).toSorted()).toEqual(
    (await page.locator('#devices h3').getByRole('link').allTextContents()).toSorted(),
  );
  const devices = (await page.locator('#devices').textContent())!;
  expect(devices.match(/最早从/g)).toHaveLength(1);
  expect(devices.match(/2026-09/g)).toHaveLength(1);
});

test('方案的型号做不到所问的，换成做得到的，说出来，没有冲突', async ({ page }) => {
  await page.goto(REPLACED);
  await hydrated(page);
  const contradictions = shown(page.locator('#contradictions'));
  await expect(contradictions.getByRole('heading')).toHaveText('没有发现冲突');
  await expect(contradictions).toContainText('照这些条件换过：HZ-G2换成HZ-G3 Pro。');
  await expect(page.locator('#devices h3').first()).toHaveText('HZ-G3 Pro × 2');
  const drawn = shown(page.locator('#needs figure ol')).getByRole('link');
  await expect(drawn.filter({ hasText: 'HZ-G3 Pro' })).toBeVisible();
  await expect(drawn.filter({ hasText: 'HZ-G2' })).toHaveCount(0);
});

test('矛盾各有出路：照着换下去，一处不剩', async ({ page }) => {
  await page.goto(CLASHING);
  await hydrated(page);
  const contradictions = shown(page.locator('#contradictions'));
  await expect(contradictions).toContainText('要坐着');
  await contradictions.getByRole('link', { name: '改问题、测量与条件' }).first().click();
  await expect(page).toHaveURL(/#change$/);
  await expect(page.getByRole('form', { name: '规划一间实验室' })).toBeInViewport();
  // said once, at the top: not again in each of them
  await expect(page.getByRole('main').getByRole('link', { name: '提交需求' })).toHaveAttribute(
    'href',
    /^\/contact-us#message=/,
  );
  await page.goto('/planner?versions=hz-e64,hz-x2');
  await hydrated(page);
  await expect(contradictions).toContainText('HZ-E64与HZ-X2都占头皮，一个人不能同时戴。');
  await page.goto('/planner?versions=hz-g2,hz-e32&timing=trigger');
  await hydrated(page);
  await expect(contradictions).toContainText('HZ-G2没有TTL口');
  await expect(contradictions).toContainText('HZ-E32要收1路TTL，这份规划里没有发标记的设备。');
  await contradictions.getByRole('link', { name: '换成HZ-G3 Pro' }).click();
  await expect(contradictions).not.toContainText('没有TTL口');
  await contradictions.getByRole('link', { name: /加上1台/ }).click();
  await expect(page.getByRole('heading', { name: '没有发现冲突' })).toBeVisible();
});

test('需求表单里已经写好这份规划，网址在里面', async ({ page }) => {
  await page.goto(PLAN);
  await hydrated(page);
  await page.locator('header[data-head]').getByRole('link', { name: '提交需求' }).click();
  await expect(page).toHaveURL(/\/contact-us/);
  await expect(page.locator('textarea')).toHaveValue(
    /HZ-E64（脑电采集）× 1[^]*\/planner\?questions=cognition-lab&timing=trigger/,
  );
});

test('没有脚本：选、提交、换、再改，都行', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/planner');
  const form = page.getByRole('form', { name: '规划一间实验室' });
  await form.getByLabel('脑电采集').check();
  await form.getByLabel('可穿戴眼动追踪').check();
  await form.getByRole('combobox', { name: '事件标记' }).selectOption('trigger');
  await form.getByRole('button', { name: '出一份规划' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('可穿戴眼动追踪、脑电采集、环境与事件标记，3种设备');
  await expect(page.getByRole('heading', { name: '没有发现冲突' })).toBeVisible();
  await page.getByRole('link', { name: '去掉HZ-T1' }).click();
  await expect(page.locator('#contradictions')).toContainText('没有发标记的设备');
  await page.getByRole('link', { name: /加上1台/ }).click();
  await expect(page.getByRole('heading', { name: '没有发现冲突' })).toBeVisible();
  await expect(page.locator('#synchronisation')).toContainText('送出TTL，每台8路');
  await context.close();
});

test('没有的、重复的、离谱的：说清楚，照样 200', async ({ page, request }) => {
  await page.goto(`/planner?measures=eeg,EEG,none-such,${'x'.repeat(3_000)}&people=99999&motion=fly&versions=hz-e32*0`);
  const notes = page.getByRole('note', { name: '网址里没有采用的几处' });
  for (const says of ['none-such', '写了不止一次', '同时的人数要写1到30', 'fly：没有这个选项', 'hz-e32*0：数量要写'])
    await expect(notes).toContainText(says);
  await expect(page.locator('#devices h3')).toHaveText(/HZ-E32/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  for (const query of [
    'measures=%00',
    'measures=%F0%9F',
    'questions=,,,',
    'versions=<script>alert(1)</script>',
    'people[]=1',
  ])
    await request.get(`/planner?${query}`).then(async (response) => {
      expect([query, response.status()]).toEqual([query, 200]);
      expect(await response.text()).not.toContain('<script>alert');
    });
});

test('空的可以收录，问过的不收录，也不是谁的另一种写法', async ({ request }) => {
  const empty = await (await request.get('/planner')).text();
  expect(readPage(empty).canonical).toMatch(/\/planner$/);
  expect(empty).not.toMatch(/<meta name="robots" content="noindex/);
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/planner</loc>');
  const plan = await (await request.get(PLAN)).text();
  expect(readPage(plan).canonical).toBe('');
  expect(plan).toMatch(/<meta name="robots" content="noindex/);
  expect(plan).toContain('/planner?questions=cognition-lab&amp;timing=trigger');
});

test('键盘走得完，按得动', async ({ page }) => {
  await page.goto('/planner');
  await hydrated(page);
  await page.getByLabel('脑电采集').focus();
  await page.keyboard.press('Space');
  await page.getByLabel('现有的网络').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('脑电采集，1种设备');
});

test('纸上：规划在，按钮与表单不在', async ({ page }) => {
  await page.goto(PLAN);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#synchronisation svg')).toBeVisible();
  await expect(page.locator('#devices h3').first()).toBeVisible();
  for (const name of ['提交需求', '放进询价单', /^换成/])
    await expect(page.locator('main').getByRole('link', { name }).first()).toBeHidden();
});

for (const address of ['/planner', PLAN, CLASHING])
  test(`${address}：哪个宽度都不横向溢出，手机和桌面上无障碍检查没有意见`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(beyond, String(width)).toBe(0);
      if (width !== 390 && width !== 1440) continue;
      const { violations } = await axe(page).analyze();
      expect(violations.map(({ id, nodes }) => `${width} ${id}: ${nodes[0].html}`)).toEqual([]);
    }
  });
