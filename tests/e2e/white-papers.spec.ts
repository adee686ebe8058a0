import { expect, test, type Page } from '@playwright/test';
import { ENQUIRY } from '../support/enquiries';
import { fillCard } from '../support/fill-card';
import { ADDRESSES } from '../support/instances';

const firstPaper = (page: Page) =>
  page.locator('main').getByRole('link', { name: /.+/ }).and(page.locator('a[href^="/whitepaper/"]')).first();

test('第一次点要登记：先弹窗，登记完打开那一份，以后直接打开', async ({ page, context }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(ADDRESSES.site) && !/^(data|blob):/.test(request.url())) outside.push(request.url());
  });
  let body: Record<string, string> = {};
  page.on('request', (request) => {
    if (request.url().endsWith('/api/require/create')) body = request.postDataJSON() as Record<string, string>;
  });
  // all tests' browsers look alike, and another may have left its card already
  await page.route('**/checkClient?clientNo=*', (route) => route.fulfill({ json: { result: false } }), { times: 1 });
  await page.goto('/whitepaper');
  const href = await firstPaper(page).getAttribute('href');
  await firstPaper(page).click();
  await fillCard(page);
  await page.waitForURL(`**${href}`);
  const number = body.Content;
  expect(number).toMatch(/^[0-9a-f]{40}$/);
  expect(body).toEqual({
    Name: '林青',
    Telphone: ENQUIRY.Telphone,
    Email: ENQUIRY.Email,
    Company: ENQUIRY.Company,
    Domain: '',
    RequirementType: '',
    Content: number,
  });

  await page.goto('/whitepaper');
  await firstPaper(page).click();
  await page.waitForURL(`**${href}`);

  // the browser is known by its number when the cookie is gone, and gets a new one
  await context.clearCookies();
  await page.goto('/whitepaper');
  await firstPaper(page).click();
  await page.waitForURL(`**${href}`);
  expect((await context.cookies()).map(({ name }) => name)).toContain('paper-pass');
  expect(outside).toEqual([]);
});

test('算指纹的库第一次点才载入', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    // a word of the library that this site never says
    if (response.url().endsWith('.js') && (await response.text().catch(() => '')).includes('openfpcdn')) {
      scripts.push(response.url());
    }
  });
  await page.route('**/api/require/checkClient*', (route) => route.fulfill({ json: { result: false } }));
  await page.goto('/whitepaper', { waitUntil: 'networkidle' });
  const before = scripts.length;
  await firstPaper(page).click();
  await expect(page.getByRole('dialog', { name: '填写信息' })).toBeVisible();
  // the form itself knows nothing of the library
  expect([before, scripts.length]).toEqual([0, 1]);
});

test('弹窗：空着发送标出四处，点遮罩关上，再开填过的还在', async ({ page }) => {
  await page.route('**/api/require/checkClient*', (route) => route.fulfill({ json: { result: false } }));
  await page.goto('/whitepaper');
  await firstPaper(page).click();
  const dialog = page.getByRole('dialog', { name: '填写信息' });
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog.getByText('此项不能为空')).toHaveCount(4);
  await dialog.getByLabel('姓名').fill('林青');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  expect(page.url()).toMatch(/\/whitepaper$/);
  await firstPaper(page).click();
  await expect(dialog.getByLabel('姓名')).toHaveValue('林青');
});

for (const width of [1024, 1440]) {
  test(`${width} 宽：每一行都占满，没有一份落在半栏里`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/whitepaper');
    const more = page.getByRole('button', { name: '显示更多' });
    const rightEdges = () =>
      page.locator('main li:has(article)').evaluateAll((items) =>
        [
          ...Map.groupBy(
            items.map((item) => item.getBoundingClientRect()),
            ({ top }) => Math.round(top),
          ).values(),
        ].map((row) => Math.round(Math.max(...row.map(({ right }) => right)))),
      );
    expect(new Set(await rightEdges()).size).toBe(1);
    await more.click();
    await expect(more).toHaveCount(0);
    expect(new Set(await rightEdges()).size).toBe(1);
  });
}
