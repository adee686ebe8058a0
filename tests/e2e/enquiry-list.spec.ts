import { expect, test, type Page } from '@playwright/test';
import { axe } from '../support/axe';
import { ADMIN } from '../support/admin';
import { asSlowAsAPerson } from '../support/as-slow-as-a-person';
import { ENQUIRY } from '../support/enquiries';
import { hydrated } from '../support/hydrated';
import { ADDRESSES } from '../support/instances';
import { readPage } from '../support/site-content';

/** What a quotation is asked for: collected on the way, kept by the browser, sent once, sent on as an address. */

const VERSION = '/products/modules/eye-tracking-glasses/hz-g2';
const LIST = '/enquiry-list?versions=hz-g2*2,hz-e32&solutions=driving-lab';

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('姓名').fill(name);
  await page.getByLabel('电话', { exact: true }).fill('138-1234-5678');
  await page.getByLabel('邮箱', { exact: true }).fill(ENQUIRY.Email);
  await page.getByLabel('留言').fill('十二月要用');
  await page.getByRole('checkbox').check();
}

/** What has arrived from somebody, as staff read it. */
async function arrived(page: Page, name: string): Promise<string> {
  await page.goto('/login?returnUrl=%2Fextra');
  await page.getByLabel('登录名').fill(ADMIN.loginName);
  await page.getByLabel('密码').fill(ADMIN.password);
  await page.getByRole('button', { name: '登录' }).click();
  const row = page.getByRole('row').filter({ hasText: name }).first();
  await expect(row).toBeVisible();
  // longer texts are folded
  return (await row.textContent())!.replace(/\u00A0/g, ' ');
}

test('一路加过去，改数量、写备注，重新载入还在，一次发出，对方读得到', async ({ page }) => {
  await page.goto(VERSION);
  await page.getByRole('button', { name: '加入询价单' }).click();
  await expect(page.getByRole('link', { name: '已在询价单（1）' })).toBeVisible();
  await page.goto('/solutions/driving-lab');
  await page.getByRole('button', { name: '加入询价单' }).click();
  await page.getByRole('banner').getByRole('link', { name: '询价 2' }).click();
  await expect(page).toHaveURL(/\/enquiry-list\?versions=hz-g2&solutions=driving-lab$/);
  await page.getByLabel('HZ-G2的数量').fill('３');
  await page.getByLabel('HZ-G2的备注').fill('配近视镜片');
  await expect(page).toHaveURL(/versions=hz-g2\*3&solutions=driving-lab$/);
  await page.reload();
  await expect(page.getByLabel('HZ-G2的数量')).toHaveValue('3');
  await expect(page.getByLabel('HZ-G2的备注')).toHaveValue('配近视镜片');
  await fill(page, '列单的人');
  await asSlowAsAPerson(page);
  await page.getByRole('button', { name: '发送' }).click();
  await expect(page.getByText(/受理编号/)).toBeVisible();
  const text = await arrived(page, '列单的人');
  expect(text).toContain('HZ-G2（可穿戴眼动追踪）× 3台，备注：配近视镜片');
  expect(text).toContain('× 1套');
  expect(text).toContain('十二月要用');
});

test('没有网址也打得开自己的；清空以后标记没有了', async ({ page }) => {
  await page.goto(VERSION);
  await page.getByRole('button', { name: '加入询价单' }).click();
  await page.goto('/enquiry-list');
  await expect(page.getByLabel('HZ-G2的数量')).toHaveValue('1');
  await page.getByRole('button', { name: '清空' }).click();
  await page.getByRole('button', { name: '确定清空' }).click();
  // the page without a list, where this began, is kept hidden for those who go back
  await expect(page.getByText(/从这里找起/).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /询价 \d/ })).toHaveCount(0);
});

test('别人发来的网址：看得到、能采用；自己的那份不动', async ({ page }) => {
  await page.goto(VERSION);
  await page.getByRole('button', { name: '加入询价单' }).click();
  await page.goto(LIST);
  await expect(page.getByText('您自己的有1项，没有动。')).toBeVisible();
  await expect(page.getByLabel('HZ-G2的数量')).toHaveCount(0);
  await page.getByRole('button', { name: '换成这一份' }).click();
  await expect(page.getByLabel('HZ-G2的数量')).toHaveValue('2');
  await expect(page.getByRole('banner').getByRole('link', { name: '询价 3' })).toBeVisible();
});

test('网址里写坏的：说清楚，其余照列；再坏也是 200', async ({ page, request }) => {
  await page.goto('/enquiry-list?versions=hz-g2*0,none-such,hz-e32*1e9,hz-g2&trainings=no-course&other=1');
  const notes = page.getByRole('note', { name: '网址里没有采用的几处' });
  await expect(notes).toContainText('none-such、no-course：没有这一项，可能写错了，也可能已经下架。');
  await expect(notes).toContainText('hz-g2*0、hz-e32*1e9：数量要写1到999的整数，先按1算。');
  await expect(notes).toContainText('hz-g2：写了不止一次，只列一次。');
  for (const query of [
    'versions=',
    'versions=*',
    `versions=${'x'.repeat(5_000)}`,
    'versions=%00',
    'versions=%3Cscript%3E*2',
  ]) {
    const response = await request.get(`/enquiry-list?${query}`);
    expect([query, response.status()]).toEqual([query, 200]);
    expect(await response.text()).not.toContain('<script>*');
  }
});

test('存坏了的、存不下的：页面照常，不出错', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/enquiry-list');
  await page.evaluate(() => localStorage.setItem('enquiry-list', '{broken'));
  await page.reload();
  await expect(page.getByText(/从这里找起/)).toBeVisible();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(VERSION);
  await page.getByRole('button', { name: '加入询价单' }).click();
  await expect(page.getByText('浏览器不让保存，关掉网页就没有了')).toBeVisible();
  // the address has all of it: on the next page it is one that somebody sent, and can be taken over
  await page.getByRole('link', { name: '已在询价单（1）' }).click();
  await page.getByRole('button', { name: /^存为自己的/ }).click();
  await expect(page.getByText(/这个浏览器不让保存/)).toBeVisible();
  await page.getByLabel('HZ-G2的备注').fill('还在');
  await expect(page.getByLabel('HZ-G2的备注')).toHaveValue('还在');
  expect(errors).toEqual([]);
});

test('没有脚本：网址就是单子，表单带着它发出去', async ({ browser, baseURL, page }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const still = await context.newPage();
  await still.goto(VERSION);
  await still.getByRole('link', { name: '加入询价单' }).click();
  await expect(still.getByRole('heading', { level: 2, name: 'HZ-G2' })).toBeVisible();
  await still.goto(LIST);
  await expect(still.getByText('2台', { exact: true })).toBeVisible();
  await fill(still, '不用脚本的人');
  await still.getByRole('button', { name: '发送' }).click();
  await expect(still.getByText(/受理编号/)).toBeVisible();
  await context.close();
  expect(await arrived(page, '不用脚本的人')).toContain('HZ-G2（可穿戴眼动追踪）× 2台');
});

test('纸上是一封询价函：数量与备注在，表单与按钮不在', async ({ page }) => {
  await page.goto(LIST);
  await page.getByRole('button', { name: /存为自己的/ }).click();
  await page.getByLabel('HZ-G2的备注').fill('配近视镜片');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('询价函', { exact: true })).toBeVisible();
  await expect(page.getByText('2台；配近视镜片')).toBeVisible();
  await expect(page.getByText('询价单位（盖章）')).toBeVisible();
  for (const hidden of ['提交需求', '打印询价函', '复制网址（不含备注）'])
    await expect(page.locator('#content').getByText(hidden, { exact: true })).toBeHidden();
});

test('网址里没有备注；有内容的单子不进索引，空的有规范网址', async ({ page, request }) => {
  await page.goto(LIST);
  await page.getByRole('button', { name: /存为自己的/ }).click();
  await page.getByLabel('HZ-G2的备注').fill('机密');
  expect(decodeURIComponent(page.url())).not.toContain('机密');
  const html = await (await request.get(LIST)).text();
  expect(readPage(html).canonical).toBe('');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).toMatch(/og:image" content="[^"]+\/images\/finding\/card\/[\w-]+\/enquiry-list\.jpg"/);
  const map = await (await request.get('/sitemap.xml')).text();
  expect(map).toContain(`<loc>${ADDRESSES.site}/enquiry-list</loc>`);
});

test('没有我们的扩展的内容服务：单子照样能列能发', async ({ request }) => {
  const response = await request.get(`${ADDRESSES.plain}${LIST}`);
  expect(response.status()).toBe(200);
  const { text } = readPage(await response.text());
  for (const words of ['HZ-G2', '2台', '1套', '提交需求']) expect(text).toContain(words);
});

for (const width of [390, 1440])
  test(`${width} 宽：axe 没有违规，不横向滚动`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ['/enquiry-list', LIST]) {
      await page.goto(address);
      await hydrated(page);
      if (address === LIST) {
        await page.getByRole('button', { name: /存为自己的/ }).click();
        await page.getByLabel('HZ-G2的数量').fill('0');
      }
      const { violations } = await axe(page).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    }
  });
