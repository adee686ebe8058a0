import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';
import { watchShift } from '../support/shift';

const CASES = '/ecosystem/cases';

/** Counts what the page asks of a list call. */
function countCalls(page: Page, call: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === `/api/${call}`) calls.push(url.search);
  });
  return calls;
}

const filter = (page: Page, label = '研究领域') => page.getByRole('combobox', { name: label });
const titles = (page: Page) => page.locator('#content article h2').allInnerTexts();

test('案例：了解更多，筛选，后退与前进', async ({ page }) => {
  const calls = countCalls(page, 'case/GetAll');
  await page.goto(CASES);
  const more = page.getByRole('button', { name: '了解更多' });
  await expect(more).toBeVisible();
  const first = await titles(page);
  expect(first).toHaveLength(9);
  expect(calls).toHaveLength(0);

  await more.click();
  await expect(page.locator('#content article')).toHaveCount(18);
  expect((await titles(page)).slice(0, 9)).toEqual(first);
  expect(calls).toHaveLength(1);

  const domain = filter(page);
  const alias = await domain.locator('option').nth(1).getAttribute('value');
  await domain.selectOption(alias);
  await expect(page).toHaveURL(`${CASES}?domain=${alias}`);
  await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(0);
  const filtered = await titles(page);
  expect(calls).toHaveLength(2);

  await page.goBack();
  await expect(page).toHaveURL(CASES);
  await expect(domain).toHaveValue('all');
  await expect(page.locator('#content article')).toHaveCount(9);

  await page.goForward();
  await expect(domain).toHaveValue(alias ?? '');
  await expect.poll(() => titles(page)).toEqual(filtered);
  expect(calls).toHaveLength(4);
});

test('页面还没有接管就选好了筛选：接管以后照选的列', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(CASES, { waitUntil: 'commit' });
  const alias = await filter(page).locator('option').nth(1).getAttribute('value');
  await filter(page).selectOption(alias);
  release();
  await hydrated(page);
  await expect(page).toHaveURL(`${CASES}?domain=${alias}`);
  await expect(filter(page)).toHaveValue(alias ?? '');
});

test('带筛选的网址打开就是筛选好的', async ({ page }) => {
  await page.goto(CASES);
  const alias = await filter(page, '产品').locator('option').nth(1).getAttribute('value');
  await page.goto(`${CASES}?module=${alias}`);
  await expect(filter(page, '产品')).toHaveValue(alias ?? '');
  await expect(page.getByRole('status').filter({ hasText: '共' })).not.toContainText('共26项');
});

test('在筛选过的列表上点菜单里的案例：回到全部', async ({ page }) => {
  await page.goto(CASES);
  const domain = filter(page);
  const alias = await domain.locator('option').nth(1).getAttribute('value');
  await domain.selectOption(alias);
  await expect(page).toHaveURL(/domain=/);
  await page.getByRole('contentinfo').getByRole('link', { name: '案例' }).click();
  await expect(page).toHaveURL(CASES);
  await expect(domain).toHaveValue('all');
  await expect(page.locator('#content article')).toHaveCount(9);
});

test('接口失败：列表留着，按钮再按就好', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith('[list]')) errors.push(message.text());
  });
  await page.route('**/api/case/GetAll*', (route) => route.fulfill({ status: 502, body: '{}' }), { times: 1 });
  await page.goto(CASES);
  await page.getByRole('button', { name: '了解更多' }).click();
  await expect.poll(() => errors).toHaveLength(1);
  await expect(page.locator('#content article')).toHaveCount(9);
  await page.getByRole('button', { name: '了解更多' }).click();
  await expect(page.locator('#content article')).toHaveCount(18);
});

test.describe('手机', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('三个筛选是一行词，每个点一下就选好，剩几个写在后面', async ({ page }) => {
    await page.goto(CASES);
    const words = page.getByRole('group', { name: '筛选' });
    const domain = words.getByRole('button', { name: /^研究领域：/ });
    await expect(domain).toHaveText('研究领域');
    const tops = await words
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toEqual([tops[0], tops[0], tops[0]]);
    await domain.tap();
    const second = page.getByRole('dialog', { name: '研究领域' }).getByRole('listitem').nth(1).getByRole('button');
    const name = await second.innerText();
    await second.tap();
    await expect(page).toHaveURL(/domain=/);
    await expect(domain).toHaveText(name);
    const left = page.locator('#content article');
    await expect(words.getByText(/^\d+个$/)).toBeVisible();
    expect(Number.parseInt(await words.getByText(/^\d+个$/).innerText(), 10)).toBe(await left.count());
    await page.getByRole('button', { name: '清除研究领域' }).tap();
    await expect(page).toHaveURL(CASES);
    await expect(domain).toHaveText('研究领域');
    await expect(words.getByText(/^\d+个$/)).toHaveCount(0);
  });

  test('点开筛选要的东西先就来了：网络断了也打得开', async ({ page, context }) => {
    await page.goto(CASES, { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page
      .getByRole('group', { name: '筛选' })
      .getByRole('button', { name: /^研究领域：/ })
      .tap();
    await expect(page.getByRole('dialog', { name: '研究领域' })).toBeVisible();
  });
});

for (const { width, isSheet } of [
  { width: 768, isSheet: true },
  { width: 769, isSheet: false },
]) {
  test(`宽 ${width}：筛选在面板里选 ${isSheet}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(CASES);
    const word = page.getByRole('button', { name: /^研究领域：/ });
    await expect(isSheet ? word : filter(page)).toBeVisible();
    await expect(word).toHaveCount(isSheet ? 1 : 0);
  });
}

test('网址里没有的领域：说出来，网址里去掉，列表是全部', async ({ page }) => {
  await page.goto(`${CASES}?domain=bogus`);
  await expect(page.getByText('网址里的研究领域“bogus”不存在，没有按它筛选')).toBeVisible();
  await expect(page).toHaveURL(CASES);
  await expect(page.locator('#content article')).toHaveCount(9);
  await filter(page).selectOption({ index: 1 });
  await expect(page.getByText('不存在，没有按它筛选')).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`培训从第2页翻回第1页（宽${width}）：从它的第一项看起，焦点在那里`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/ecosystem/trainings?page=2');
    const history = page.getByRole('region', { name: '往期课程' });
    await expect(history.getByRole('status').last()).toHaveText('第2页，共2页');
    await history.getByRole('button', { name: '第1页' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/page=/);
    const first = history
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
      .first();
    await expect(first.getByRole('link')).toBeFocused();
    await expect(first).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Tab');
    await expect(first.locator('xpath=following-sibling::li[1]').getByRole('link')).toBeFocused();
  });
}

test('培训：选主题、显示更多；网址里的页码', async ({ page }) => {
  await page.goto('/ecosystem/trainings');
  const history = page.getByRole('region', { name: '往期课程' });
  const rows = history.getByRole('listitem').filter({ has: page.locator('time') });
  const theme = history.getByRole('combobox', { name: '主题' });
  await expect(theme.locator('option:checked')).toHaveText('选择主题');
  await expect(history.getByRole('navigation', { name: '分页' })).toHaveCount(0);
  const before = await rows.count();
  await history.getByRole('button', { name: '显示更多' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(before);
  const second = (await rows.allInnerTexts()).slice(before);
  await page.goto('/ecosystem/trainings?page=2');
  await expect(history.getByRole('button', { name: '第2页' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(() => rows.allInnerTexts()).toEqual(second);
  // behind the placeholder and 所有主题
  await theme.selectOption({ index: 2 });
  await expect(page).not.toHaveURL(/page=2/);
  await expect(page).toHaveURL(/theme=/);
});

for (const { path, label, shown } of [
  { path: '/ecosystem/labs', label: '显示更多', shown: 9 },
  { path: '/ecosystem/tech-documents', label: '显示更多', shown: 9 },
  { path: '/ecosystem/publications', label: '显示更多', shown: 18 },
  { path: '/whitepaper', label: '显示更多', shown: 9 },
]) {
  test(`${path}：每页${shown}项，${label}接上其余`, async ({ page }) => {
    await page.goto(path);
    const items = page.locator('#content h2 a[href]');
    await expect(items).toHaveCount(shown);
    await page.getByRole('button', { name: label }).click();
    await expect.poll(() => items.count()).toBeGreaterThan(shown);
  });
}

test('限定范围的列表：筛选定在那里，别的筛选可以加', async ({ page, request }) => {
  const answer = await request.get('/api/content/GetContentItem?contentType=Domain&pageSize=1');
  const [domain] = ((await answer.json()) as { data: { list: { contentItemId: string; alias: string }[] } }).data.list;
  const path = `/application-fields/${domain.alias}/cases/${domain.contentItemId}`;
  const calls = countCalls(page, 'case/GetAll');
  await page.goto(path);
  await expect(filter(page)).toBeDisabled();
  await expect(filter(page)).toHaveValue(domain.alias);
  await filter(page, '产品').selectOption({ index: 1 });
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]).toContain(`domainId=${domain.contentItemId}`);
});

test.describe('没有脚本', () => {
  test.use({ javaScriptEnabled: false });

  test('第一页是卡片，其余是链接，没有筛选', async ({ page }) => {
    await page.goto(CASES);
    await expect(page.locator('#content article')).toHaveCount(9);
    await expect(page.locator('#content select:visible')).toHaveCount(0);
    for (const card of await page.locator('#content [data-reveal]').all()) await expect(card).toHaveCSS('opacity', '1');
    const rest = page.locator('#content details');
    await rest.locator('summary').click();
    const links = rest.getByRole('link');
    expect(await links.count()).toBeGreaterThan(9);
    await expect(links.first()).toBeVisible();
    const shown = await page.locator('#content article a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    const others = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(others.filter((href) => shown.includes(href))).toEqual([]);
  });
});

test('脚本一到，其余的链接就不在了，页面不跳', async ({ page }) => {
  const shift = await watchShift(page);
  await page.goto(CASES);
  await hydrated(page);
  await expect(page.getByRole('button', { name: '了解更多' })).toBeVisible();
  await expect(page.locator('#content details')).toHaveCount(0);
  expect(await shift()).toBeLessThan(0.02);
});

test('窗口下面的卡片滚到了才升起，只有一次', async ({ page }) => {
  await page.goto(CASES);
  await hydrated(page);
  const last = page.locator('[data-reveal]').last();
  await expect(last).toHaveCSS('opacity', '0');
  await last.evaluate((card) => card.parentElement?.scrollIntoView({ behavior: 'instant' }));
  await expect(last).toHaveCSS('opacity', '1');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(last).not.toBeInViewport();
  await expect(last).toHaveCSS('opacity', '1');
});
