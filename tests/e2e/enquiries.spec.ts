import { expect, test, type Page } from '@playwright/test';
import { paths } from '@/lib/paths';
import { ADMIN } from '../support/admin';
import { asSlowAsAPerson } from '../support/as-slow-as-a-person';
import { AGREED, ENQUIRY } from '../support/enquiries';
import { held, SCRIPTS } from '../support/held';
import { ADDRESSES } from '../support/instances';

async function fill(page: Page, name: string, hasScripts = true): Promise<void> {
  await page.getByLabel('姓名').fill(name);
  await page.getByLabel('电话', { exact: true }).fill('138-1234-5678');
  await page.getByLabel('邮箱', { exact: true }).fill(ENQUIRY.Email);
  await page.getByLabel('留言').fill('每组 24 人，比较两种提示音。');
  await page.getByRole('checkbox').check();
  if (hasScripts) await asSlowAsAPerson(page);
}

const receiptOn = async (page: Page) =>
  /(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}/.exec(await page.locator('main').innerText())?.[0] ?? '';
const send = (page: Page) => page.getByRole('button', { name: /^(发送|再发一次)$/ });

test('联系页：发送，三秒后表单清空，编号留着；凭编号撤回，第二次就没有了', async ({ page }) => {
  await page.goto('/contact-us');
  await fill(page, '林青');
  await page.getByRole('combobox', { name: '研究领域' }).selectOption({ index: 1 });
  await send(page).click();
  await expect(page.getByText('√ 您已提交成功,谢谢')).toBeVisible();
  await expect(page.getByLabel('姓名')).toHaveValue('');
  await expect(page.getByText('√ 您已提交成功,谢谢')).toBeHidden();
  const receipt = await receiptOn(page);
  expect(receipt).toHaveLength(34);
  expect(page.url()).not.toContain('?');

  await page.getByRole('link', { name: '撤回这次提交' }).click();
  await page.getByLabel('受理编号').fill(receipt.toLowerCase());
  await page.getByRole('button', { name: '撤回并删除' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('已撤回');
  expect(page.url()).not.toContain(receipt);
  await page.goto('/privacy/withdraw');
  await page.getByLabel('受理编号').fill(receipt);
  await page.getByRole('button', { name: '撤回并删除' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有这个编号，或已经撤回');
});

test('发不出去：说出来，什么都不丢，再发一次就到', async ({ page }) => {
  await page.goto('/contact-us');
  await fill(page, '周帆');
  await page.route('**/api/require/create', (route) => route.abort(), { times: 1 });
  await send(page).click();
  await expect(page.getByText('没有发出：网络不通，或服务器没有答复。填写的内容都还在。')).toBeVisible();
  await expect(page.getByLabel('姓名')).toHaveValue('周帆');
  await page.getByRole('button', { name: '再发一次' }).click();
  await expect(page.getByText(/受理编号/)).toBeVisible();
});

test('脚本来以前就填好、按下了发送：起来以后发出去，不当成程序', async ({ page }) => {
  const letGo = await held(page, SCRIPTS);
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
  await fill(page, '手快的人');
  await send(page).click();
  letGo();
  await expect(page.getByText(/受理编号/)).toBeVisible();
});

test('空着发送：焦点到第一个错处，不发请求', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => (requests += request.url().endsWith('/api/require/create') ? 1 : 0));
  await page.goto('/contact-us');
  // filled in faster than a person can is told to send again, so nothing here depends on the clock
  await send(page).click();
  await expect(page.getByText('此项不能为空')).toHaveCount(3);
  await expect(page.getByLabel('姓名')).toBeFocused();
  expect(requests).toBe(0);
});

test('联系页不记住：离开再回来、重新载入都是空的', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByLabel('姓名').fill('林青');
  await page.reload();
  await expect(page.getByLabel('姓名')).toHaveValue('');
  await page.getByLabel('姓名').fill('林青');
  await page.getByRole('link', { name: '隐私说明' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('隐私说明');
  await page.goBack();
  await expect(page.getByLabel('姓名')).toHaveValue('');
});

test.describe('没有脚本', () => {
  test.use({ javaScriptEnabled: false });

  test('联系表单照样能发，答一页，网址里没有个人信息', async ({ page }) => {
    await page.goto('/contact-us');
    await fill(page, '没有脚本的人', false);
    await send(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('√ 您已提交成功,谢谢');
    expect(new URL(page.url()).search).toBe('');
    expect(await receiptOn(page)).toHaveLength(34);
  });

  test('电话不对：答一页说清楚，回去填过的还在', async ({ page }) => {
    await page.goto('/contact-us');
    await fill(page, '电话不对的人', false);
    await page.getByLabel('电话', { exact: true }).fill('12345');
    await send(page).click();
    await expect(page.locator('main')).toContainText('电话：请填写正确信息');
    await page.goBack();
    await expect(page.getByLabel('姓名')).toHaveValue('电话不对的人');
    await expect(page.getByLabel('电话', { exact: true })).toHaveValue('12345');
  });
});

test('脚本读不到通行证', async ({ page, context }) => {
  await page.goto('/contact-us');
  await fill(page, '通行证');
  await send(page).click();
  await expect(page.getByText(/受理编号/)).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'paper-pass')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('paper-pass');
});

test('用远程内容服务的网站：恰好七个字段送到那边，那边登录以后看得到', async ({ request }) => {
  const name = `镜像${Date.now()}`;
  const sent = await request.post(`${ADDRESSES.mirror}/api/require/create`, {
    data: { ...ENQUIRY, Name: name },
    headers: AGREED,
  });
  expect(sent.status()).toBe(200);
  expect((await request.get(`${ADDRESSES.site}/api/require/getAll`)).status()).toBe(401);
  await request.post(`${ADDRESSES.site}${paths.loginForm()}`, {
    form: ADMIN,
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  const find = async () => {
    const response = await request.get(`${ADDRESSES.site}/api/require/getAll`);
    const { data } = (await response.json()) as { data: { list: Record<string, string>[] } };
    return data.list.find(({ Name }) => Name === name);
  };
  await expect.poll(find, { timeout: 20_000 }).toMatchObject({ ...ENQUIRY, Name: name });
});
