import { expect, test } from '@playwright/test';
import { hydrated } from '../support/hydrated';

const results = (page: import('@playwright/test').Page) => page.locator('main').getByRole('heading', { level: 2 });

test('深链接直接看到结果；关掉一类回到第1页，地址记着，返回时还在', async ({ page }) => {
  await page.goto(`/search?text=${encodeURIComponent('脑电')}`);
  await expect(page.getByText(/^共\d+条搜索结果$/)).toBeVisible();
  await expect(results(page)).toHaveCount(9);
  await expect(page.locator('main mark').first()).toContainText('脑电');
  await page.getByRole('button', { name: '显示更多' }).click();
  await expect(results(page)).toHaveCount(18);
  const modules = page.getByRole('button', { name: /^产品模块/ });
  await expect(modules).toHaveAttribute('aria-pressed', 'true');
  await modules.click();
  await expect(modules).toHaveAttribute('aria-pressed', 'false');
  await expect(results(page)).toHaveCount(9);
  const address = page.url();
  await results(page).first().getByRole('link').click();
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(modules).toHaveAttribute('aria-pressed', 'false');
});

test('没有问什么，开头马上就在；问了，开头等结果，不闪一下', async ({ page }) => {
  // on their way, not refused: without scripts the page has nothing to wait for
  await page.route('**/*.js', () => {});
  const animation = () =>
    page.getByText('常被问到').evaluate((title) => getComputedStyle(title.closest('[data-shown]')!).animationName);
  await page.goto('/search', { waitUntil: 'domcontentloaded' });
  expect(await animation()).toBe('none');
  await page.goto(`/search?text=${encodeURIComponent('脑电')}`, { waitUntil: 'domcontentloaded' });
  expect(await animation()).not.toBe('none');
});

test('页头的框：缩写、拼音都找得到，回车就去', async ({ page }) => {
  await page.goto('/about-us');
  await page.getByRole('button', { name: '搜索', exact: true }).first().click();
  const box = page.getByRole('combobox').first();
  await box.fill('ydy');
  await expect(page.getByRole('option').filter({ hasText: '眼动' }).first()).toBeVisible();
  await box.fill('HZG3pro');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?text=HZG3pro$/);
  await expect(results(page).first()).toContainText('HZ-G3 Pro');
});

test('整行都是链接：点图片也去', async ({ page }) => {
  await page.goto(`/search?text=${encodeURIComponent('眼动眼镜')}`);
  // the page's own start has rows with pictures too, until the results are there
  const row = page
    .locator('main li')
    .filter({ has: page.locator('img') })
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first();
  const href = await row.getByRole('link').getAttribute('href');
  const box = (await row.locator('img').boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('没有结果时有去处；不合规则的文字什么也不问', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/query/') && asked.push(request.url()));
  await page.goto(`/search?text=${encodeURIComponent('《？》<>')}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.goto(`/search?text=${encodeURIComponent('缂丝工艺')}`);
  await expect(page.getByText('很抱歉，未搜索到相关内容')).toBeVisible();
  await expect(page.locator('main').getByRole('link').first()).toBeVisible();
});

test('没有脚本：表单照样给结果，不进索引，不被存下', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/search');
  await page.locator('main input[name="text"]').fill('心率变异性');
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/search/results')),
    page.locator('main form button').first().click(),
  ]);
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toContain('no-store');
  await expect(results(page).nth(3)).toBeVisible();
  expect(await page.locator('meta[name="robots"]').first().getAttribute('content')).toContain('noindex');
  await page.close();
});

test('没有脚本：带着词的网址也给结果；有脚本的不换页，词里的标记只是词', async ({ browser, page: live }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/search?text=%E8%84%91%E7%94%B5&types=Case');
  await expect(page).toHaveURL(/\/search\/results\?text=%E8%84%91%E7%94%B5&types=Case$/);
  await expect(results(page).nth(1)).toBeVisible();
  await page.goto('/search?text=%22%3E%3Cb%20id%3Dx%3E%26amp;');
  await expect(page).toHaveURL(/\/search\/results\?text=/);
  await expect(page.locator('main input[name="text"]')).toHaveValue('"><b id=x>&amp;');
  await expect(page.locator('b#x')).toHaveCount(0);
  await page.close();

  const faults: string[] = [];
  live.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await live.goto('/search?text=%E8%84%91%E7%94%B5');
  await expect(results(live).nth(3)).toBeVisible();
  await expect(live).toHaveURL(/\/search\?text=/);
  expect(faults).toEqual([]);
});

test('奇怪的文字：每个接口与没有脚本的页面都有规定的答复', async ({ request }) => {
  const invalid = [
    encodeURIComponent('.*+?^${}()|[]\\'),
    'a'.repeat(1_500),
    encodeURIComponent('😀'),
    '%00',
    '%ED%A0%80',
    '%E7%9C',
  ];
  const calls = ['GetTypeAll?', 'GetSuggestions?', 'GetListByType?strTypes=null&page=1&pageSize=9&'];
  for (const text of invalid) {
    for (const call of calls) {
      const response = await request.get(`/api/query/${call}search=${text}`);
      expect(response.status(), `${call} ${text.slice(0, 40)}`).toBe(400);
      expect((await response.json()).message).toContain('search');
    }
    const page = await request.get(`/search/results?text=${text}`);
    expect(page.status(), text.slice(0, 40)).toBe(200);
    expect(await page.text()).not.toContain('条搜索结果');
  }
  const script = encodeURIComponent('<script>alert(1)</script>');
  expect(await (await request.get(`/search/results?text=${script}`)).text()).not.toContain('<script>alert(1)');
  // marks of direction that nobody sees come along with pasted text
  const pasted = await request.get(`/api/query/GetTypeAll?search=${encodeURIComponent('\u202e眼动\u202c')}`);
  expect((await pasted.json()).data.length).toBeGreaterThan(0);
});

test('搜索框只有一种样子：搜索页、没有脚本的结果页、页头', async ({ page, browser }) => {
  const shape = (form: import('@playwright/test').Locator) =>
    form.evaluate((element) => {
      const [input, button] = [...element.querySelectorAll('input, button[type="submit"]')].map((part) => {
        const { borderRadius, backgroundColor, borderColor, height } = getComputedStyle(part);
        return { borderRadius, backgroundColor, borderColor, height };
      });
      return { input, button };
    });
  await page.goto('/search');
  const onPage = await shape(page.locator('main form[role="search"]'));
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${new URL(page.url()).origin}/search/results?text=${encodeURIComponent('脑电')}`);
  expect(await shape(plain.locator('main form[role="search"]'))).toEqual(onPage);
  await plain.close();
  await page.getByRole('button', { name: '搜索', exact: true }).first().click();
  const inHeader = await shape(page.locator('header form[role="search"]'));
  expect({ ...inHeader.input, height: '' }).toEqual({ ...onPage.input, height: '' });
  expect({ ...inHeader.button, height: '' }).toEqual({ ...onPage.button, height: '' });
});

test('手机上内容类型排成一行，左右滑动', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/search?text=${encodeURIComponent('脑电')}`);
  const types = page.getByRole('group', { name: '内容类型' });
  await expect(types.getByRole('button').nth(3)).toBeAttached();
  const tops = await types
    .getByRole('button')
    .evaluateAll((chips) => chips.map((chip) => (chip as HTMLElement).offsetTop));
  expect(new Set(tops).size).toBe(1);
  expect(await types.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
});

for (const width of [390, 1440])
  test(`${width} 宽：代替图的日期留在自己的格里，不伸到字下面`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/search/results?text=${encodeURIComponent('眼动')}`);
    const beside = await page.locator('#content li > :first-child time').evaluateAll((dates) =>
      dates.map((date) => {
        const words = date.parentElement!.nextElementSibling!;
        return words.getBoundingClientRect().left - date.getBoundingClientRect().right;
      }),
    );
    expect(beside.length).toBeGreaterThan(0);
    expect(Math.min(...beside)).toBeGreaterThanOrEqual(8);
  });
