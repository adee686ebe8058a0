import { expect, test } from '@playwright/test';
import { axe } from '../support/axe';
import { hydrated } from '../support/hydrated';
import { ADDRESSES } from '../support/instances';
import { readPage } from '../support/site-content';

/** Versions of any modules side by side: chosen on the way, kept by the browser, sent on as an address. */

const MODULE = '/products/modules/eye-tracking-glasses';
const TWO = '/compare?ids=hz-g2,hz-g3-pro';

test('一路选过去：模块页勾一个，另一个模块的型号页加一个，重新载入还在，对比、移出', async ({ page }) => {
  await page.goto(MODULE);
  await hydrated(page);
  await page.getByLabel('对比HZ-G2').check();
  await expect(page.getByRole('link', { name: '对比选中的1个' })).toBeVisible();
  await page.goto('/products/modules/eeg/hz-e32');
  await page.getByRole('button', { name: '加入对比' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: '移出对比' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: '对比 2' }).click();
  await expect(page).toHaveURL(/\/compare\?ids=hz-g2,hz-e32$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HZ-G2、HZ-E32对比');
  await page.getByRole('link', { name: '移出HZ-E32' }).click();
  await expect(page).toHaveURL(/\/compare\?ids=hz-g2$/);
  await expect(page.getByRole('banner').getByRole('link', { name: '对比 1' })).toBeVisible();
  await expect(page.getByText('再选一个型号，才看得出哪里不同')).toBeVisible();
});

test('先看过还没有选的对比页、再选好去看：是选好的那一页，询价单也一样', async ({ page }) => {
  await page.goto('/compare');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '产品模块' }).click();
  await page.getByRole('main').getByRole('link', { name: '可穿戴眼动追踪', exact: true }).first().click();
  await page.getByLabel('对比HZ-G2').check();
  await page.getByRole('banner').getByRole('link', { name: '对比 1' }).click();
  await expect(page.getByText('再选一个型号，才看得出哪里不同')).toBeVisible();

  await page.goto('/enquiry-list');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '解决方案' }).click();
  await page.getByRole('main').getByRole('link', { name: '驾驶人因与智能座舱' }).first().click();
  await page.getByRole('button', { name: '加入询价单' }).click();
  await page.getByRole('banner').getByRole('link', { name: '询价 1' }).click();
  await expect(page.getByLabel('驾驶人因与智能座舱的数量')).toHaveValue('1');
});

test('不同的行在外面，相同的与不能比的收着，点开就在；适合谁、价格与交货期在最上面', async ({ page }) => {
  await page.goto('/compare?ids=hz-g2,hz-g3-pro,hz-e32');
  const deciding = page.getByRole('group', { name: '适合谁与价格' });
  for (const row of ['参考价', '交货期'])
    await expect(deciding.getByRole('rowheader', { name: row, exact: true })).toBeVisible();
  for (const row of ['适合', '不适合', '价格含与不含'])
    await expect(page.locator('dt').getByText(row, { exact: true })).toBeVisible();
  const different = page.locator('#different');
  await expect(different.getByRole('row', { name: /^采样率/ })).toContainText('1,000');
  await expect(different.getByText('电极', { exact: true })).toHaveCount(0);
  await expect(different.getByText('最高')).toHaveCount(0);
  const partial = page.getByRole('group', { name: /无法直接比较$/ });
  await expect(partial).toBeHidden();
  await page.getByText(/^\d+项无法直接比较$/).click();
  await expect(page.getByText('可穿戴眼动追踪与脑电采集不是一类设备')).toBeVisible();
  await expect(partial.getByRole('row', { name: /^共模抑制比/ })).toContainText('没有这一项');
  await page.getByText(/^\d+项相同$/).click();
  const same = page.getByRole('group', { name: /项相同$/ });
  for (const row of await same.locator('tbody tr').all()) {
    const values = await row.locator('td').allTextContents();
    expect(new Set(values).size).toBe(1);
  }
});

test('没有的、重复的、多出来的、长得离谱的：说清楚，其余照样比', async ({ page }) => {
  await page.goto(`/compare?ids=none-such,hz-g1,HZ-G1,hz-g2&ids=hz-g3-pro,hz-e8,hz-e32,${'x'.repeat(3_000)}`);
  const notes = page.getByRole('note', { name: '没有列出的' });
  await expect(notes).toContainText(`none-such、${'x'.repeat(24)}…：没有这样的型号，可能写错了，也可能已经下架。`);
  await expect(notes).toContainText('hz-g1：写了不止一次，只列一次。');
  await expect(notes).toContainText('hz-e32：一次最多比4个，多出来的没有列。');
  await expect(page.getByRole('group', { name: '适合谁与价格' }).locator('thead th')).toHaveCount(5);
  await expect(page.getByRole('banner').getByRole('link', { name: '对比 4' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test('一个也没有：照样 200，说没有，可以另选', async ({ page, request }) => {
  for (const ids of ['none-such', encodeURIComponent('<script>alert(1)</script>'), '%00', ',,,', '', '%F0%9F']) {
    const response = await request.get(`/compare?ids=${ids}`);
    expect([ids, response.status()]).toEqual([ids, 200]);
    const html = await response.text();
    expect(html).toContain('选型号');
    expect(html).not.toContain('<script>alert');
  }
  await page.goto('/compare?ids=none-such');
  await expect(page.getByRole('note')).toContainText('none-such：没有这样的型号');
  await page.getByLabel('HZ-O8').check();
  await page.getByLabel('HZ-O12').check();
  await page.getByRole('button', { name: '对比' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HZ-O8、HZ-O12对比');
});

test('没有脚本：模块页勾选、提交、再换，都行', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(MODULE);
  await page.getByLabel('对比HZ-G1').check();
  await page.getByLabel('对比HZ-G2').check();
  await page.getByRole('button', { name: '对比选中的型号' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HZ-G2、HZ-G1对比');
  await page.getByText('换几个型号').click();
  await page.getByRole('form', { name: '选型号' }).getByLabel('HZ-G1').uncheck();
  await page.getByRole('form', { name: '选型号' }).getByLabel('HZ-E8').check();
  await page.getByRole('form', { name: '选型号' }).getByRole('button', { name: '对比' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HZ-G2、HZ-E8对比');
  await page.goto(`${MODULE}/hz-g2`);
  await page.getByRole('link', { name: '加入对比' }).click();
  await expect(page.getByText('再选一个型号，才看得出哪里不同')).toBeVisible();
  await context.close();
});

test('别人发来的网址：自己选的不动，可以换成这里的', async ({ page }) => {
  await page.goto(`${MODULE}/hz-g1`);
  await page.getByRole('button', { name: '加入对比' }).click();
  await page.goto('about:blank');
  await page.goto(TWO);
  await expect(page.getByText('您自己选了1个型号。')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: '对比 1' })).toBeVisible();
  await page.getByRole('button', { name: '换成这里的' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: '对比 2' })).toBeVisible();
});

test('不让存的浏览器：这一次访问里照样能选能比', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    }),
  );
  await page.goto(`${MODULE}/hz-g2`);
  await page.getByRole('button', { name: '加入对比' }).click();
  await page.getByRole('link', { name: '去对比（1）' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HZ-G2对比');
});

test('分享图是这几个型号的，二维码、海报也是；编出来的没有', async ({ request }) => {
  const page = await (await request.get(TWO)).text();
  const card = /og:image" content="([^"]+)"/.exec(page)![1];
  expect(card).toMatch(/\/images\/finding\/card\/[\w-]+\/compare\/hz-g2\/hz-g3-pro\.jpg$/);
  expect(readPage(page).canonical).toBe('');
  expect(page).toMatch(/<meta name="robots" content="noindex/);
  for (const address of [
    card,
    card.replace('/card/', '/square/'),
    '/images/poster/compare/hz-g2/hz-g3-pro.jpg',
    '/images/share/compare/hz-g2/hz-g3-pro.svg',
  ])
    expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
  for (const made of ['none-such', 'hz-g2/hz-g2', 'hz-g1/hz-g2/hz-g3-pro/hz-e8/hz-e32'])
    for (const address of [`/images/poster/compare/${made}.jpg`, `/images/share/compare/${made}.svg`])
      expect([address, (await request.get(address)).status()]).toEqual([address, 404]);
});

test('对谁都是同一页，缓存可以留着：别的参数、别的写法不另做一页', async ({ request }) => {
  const first = await request.get(TWO);
  expect(first.headers()['cache-control']).toContain('s-maxage');
  expect(first.headers()['content-security-policy']).not.toContain('nonce');
  const { etag } = first.headers();
  expect(etag).toBeTruthy();
  for (const same of [`${TWO}&from=weixin`, '/compare?utm=x&ids=HZ-G2&ids=hz-g3-pro'])
    expect([same, (await request.get(same)).headers().etag]).toEqual([same, etag]);
  expect((await request.get('/compare?ids=hz-g3-pro,hz-g2')).headers().etag).not.toBe(etag);
});

test('纸上：不同的表在，按钮与表单不在', async ({ page }) => {
  await page.goto(TWO);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#different table')).toBeVisible();
  // which is ahead is said in words: of versions of one module only
  await expect(page.locator('#different').getByRole('row', { name: /^采样率/ })).toContainText('更高');
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden();
  await expect(page.getByText('换几个型号')).toBeHidden();
  await expect(page.getByRole('link', { name: '移出HZ-G2' })).toBeHidden();
});

test('没有我们的扩展的内容服务：没有逐行的参数，型号与它们的一句话还在', async ({ request }) => {
  const response = await request.get(`${ADDRESSES.plain}${TWO}`);
  const { text, h1 } = readPage(await response.text());
  expect([response.status(), h1[0].replace(/\u00A0/g, ' ')]).toEqual([200, 'HZ-G2、HZ-G3 Pro对比']);
  expect(text).toContain('一句话');
});

for (const width of [390, 1440])
  test(`${width} 宽：axe 没有违规，键盘到得了每张表`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ['/compare', '/compare?ids=hz-g2,hz-g3-pro,hz-e32,no']) {
      await page.goto(address);
      await hydrated(page);
      for (const summary of await page.locator('#content summary').all()) await summary.press('Enter');
      const { violations } = await axe(page).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    }
  });
