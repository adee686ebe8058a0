import { readFile } from 'node:fs/promises';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { axe } from '../support/axe';
import { ADMIN } from '../support/admin';
import { AGREED } from '../support/enquiries';

const LIST = '/extra?type=5';

/** An enquiry as a visitor sends it. */
async function sendEnquiry(request: APIRequestContext, name: string, content: string): Promise<void> {
  const answer = await request.post('/api/require/create', {
    headers: AGREED,
    data: {
      Name: name,
      Telphone: '13812345678',
      Email: 'lin.qing@lab.example.cn',
      Company: '临江大学',
      Domain: '驾驶与交通',
      RequirementType: '5',
      Content: content,
    },
  });
  expect(answer.status()).toBe(200);
}

async function logIn(page: Page, path = LIST): Promise<void> {
  await page.goto(path);
  await page.getByLabel('登录名').fill(ADMIN.loginName);
  await page.getByLabel('密码').fill(ADMIN.password);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('收到的需求');
}

test('没有会话：内部的每个网址都转到登录页，什么也不给', async ({ request }) => {
  for (const path of ['/extra', '/extra?type=5&page=2', '/extra/csv', '/extra/erase?id=1']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 303]);
    expect(answer.headers().location).toMatch(/^(http:\/\/[^/]+)?\/login\?returnUrl=%2Fextra/);
  }
  const action = await request.post('/extra/action', { form: { action: 'erase', id: '1' }, maxRedirects: 0 });
  expect(action.status()).toBe(303);
  const forged = await request.get('/extra', { maxRedirects: 0, headers: { cookie: 'login-session=AAAA' } });
  expect(forged.status()).toBe(303);
});

test('登录失败显示服务器的话，登录名还在；对的密码去要去的页面', async ({ page }) => {
  await page.goto('/extra?delivery=failed');
  await expect(page).toHaveURL('/login?returnUrl=%2Fextra%3Fdelivery%3Dfailed');
  await page.getByLabel('登录名').fill(ADMIN.loginName);
  await page.getByLabel('密码').fill('not the password');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.locator('#login-message')).toHaveText('登录名或密码不正确');
  await expect(page.getByLabel('登录名')).toHaveValue(ADMIN.loginName);
  await expect(page.getByLabel('密码')).toHaveValue('');
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'login-session' }));
  await page.getByLabel('密码').fill(ADMIN.password);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL('/extra?delivery=failed');
  const [session] = (await page.context().cookies()).filter(({ name }) => name === 'login-session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(session.expires - Date.now() / 1000).toBeGreaterThan(86_300);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('已经登录');
  await page.getByRole('link', { name: '查看收到的需求' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('收到的需求');
});

test('收到的需求、筛选、CSV；退出以后什么也看不到', async ({ page, request }) => {
  const name = `<b>林青</b> ${Date.now()}`;
  await sendEnquiry(request, name, '=HYPERLINK("http://x","点")\n第二行');
  await logIn(page);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('售后服务');
  await expect(row).toContainText('138 1234 5678');
  await page.getByLabel('类型').selectOption('1');
  await page.getByRole('button', { name: '筛选' }).click();
  await expect(page).toHaveURL(/type=1/);
  await expect(row).toHaveCount(0);
  await page.goto(LIST);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: '下载CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFF"收到时间",/);
  expect(text).toContain(`"售后服务","${name}","138 1234 5678"`);
  expect(text).toContain('"\'=HYPERLINK(""http://x"",""点"")\n第二行"');
  expect(text).not.toContain('"白皮书登记"');

  await page.getByRole('button', { name: '退出' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录');
});

test('删除要再问一次', async ({ page, request }) => {
  const name = `要删除的人 ${Date.now()}`;
  await sendEnquiry(request, name, '请删除我');
  await logIn(page);
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('link', { name: '删除' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('删除这条需求？');
  await page.getByRole('link', { name: '不删除，返回' }).click();
  await expect(page).toHaveURL(LIST);
  await row.getByRole('link', { name: '删除' }).click();
  await page.getByRole('button', { name: '删除' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('收到的需求');
  await expect(row).toHaveCount(0);
});

test.describe('没有脚本', () => {
  test.use({ javaScriptEnabled: false });

  test('登录、查看、删除、退出都能用', async ({ page, request }) => {
    const name = `没有脚本 ${Date.now()}`;
    await sendEnquiry(request, name, '长'.repeat(300));
    await logIn(page);
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('link', { name: '删除' }).click();
    await page.getByRole('button', { name: '删除' }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: '退出' }).click();
    await page.goto(LIST);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录');
  });
});

for (const width of [320, 390, 1440]) {
  test(`${width} 宽：内部页面不横向滚动，axe 无违规，不进索引，不进缓存`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    await sendEnquiry(
      request,
      `很长的名字${'很'.repeat(30)}${width}`,
      `${'长'.repeat(400)}\nhttps://${'x'.repeat(200)}`,
    );
    const check = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const { violations } = await axe(page).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    };
    await page.goto('/login');
    await check();
    await logIn(page);
    await check();
    const answer = await page.reload();
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await page.getByRole('link', { name: /^删除/ }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('删除这条需求？');
    await check();
  });
}
