import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../support/hydrated';

const CASES = '/ecosystem/cases';

/** Follows a link of the footer: a client navigation. */
async function go(page: Page, name: string) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  // a page that nobody has visited yet is fetched first, on a busy machine slowly
  await expect(page.locator('h1').filter({ visible: true })).toContainText(name.replace('产品', ''), {
    timeout: 20_000,
  });
}

const BETWEEN = [
  '产品功能',
  '产品模块',
  '解决方案',
  '应用领域',
  '实验室',
  '论文',
  '技术文档',
  '培训',
  '定制开发',
  '隐私说明',
];

test('隔了十页，案例列表回来时还有加载过的', async ({ page }) => {
  test.slow();
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/case/GetAll') calls += 1;
  });
  await page.goto(CASES);
  await page.getByRole('button', { name: '了解更多' }).click();
  await expect(page.locator('#content article:visible')).toHaveCount(18);
  for (const name of BETWEEN) await go(page, name);
  for (let step = 0; step < BETWEEN.length; step++) await page.goBack();
  await expect(page).toHaveURL(CASES);
  await expect(page.locator('#content article:visible')).toHaveCount(18);
  expect(calls).toBe(1);
});

test('首页展开的模块和轮播的位置，隔了十页还在', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const home = page.locator('#platform').filter({ visible: true });
  await page.getByText('显示全部模块').click();
  const rest = page.locator('#modules details:visible');
  await expect(rest).toHaveAttribute('open', '');
  const next = page.locator('#experiments:visible').getByRole('button', { name: '下一张' });
  await next.click();
  await next.click();
  const slide = page.locator('#experiments:visible').getByRole('group').nth(2);
  await expect(slide).toBeInViewport({ ratio: 0.9 });
  const left = () => slide.evaluate((element) => Math.round(element.getBoundingClientRect().left));
  await expect.poll(left).toBeLessThan(200);
  const place = await left();
  for (const name of BETWEEN) await go(page, name);
  await page.getByRole('banner').first().getByRole('link', { name: /衡知/ }).click();
  await expect(home).toBeVisible();
  await expect(rest).toHaveAttribute('open', '');
  // a carousel takes its place when it is near
  await slide.scrollIntoViewIfNeeded();
  await expect.poll(left).toBe(place);
});

test('从菜单再来：筛选回来，网址也补上', async ({ page }) => {
  await page.goto(CASES);
  const domain = page.getByRole('combobox', { name: '研究领域' }).filter({ visible: true });
  const alias = await domain.locator('option').nth(1).getAttribute('value');
  await domain.selectOption(alias);
  await expect(page).toHaveURL(`${CASES}?domain=${alias}`);
  await expect(page.locator('#content article:visible').first()).toBeVisible();
  const count = await page.locator('#content article:visible').count();
  for (const name of BETWEEN.slice(0, 5)) await go(page, name);
  await page.getByRole('contentinfo').getByRole('link', { name: '案例', exact: true }).click();
  await expect(page).toHaveURL(`${CASES}?domain=${alias}`);
  await expect(domain).toHaveValue(alias ?? '');
  await expect(page.locator('#content article:visible')).toHaveCount(count);
});

test('联系我们什么也不留，Next 让它活着时也一样', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByLabel('姓名').fill('张三');
  await go(page, '隐私说明');
  await page.goBack();
  await expect(page.getByLabel('姓名')).toHaveValue('');
});

test('从一个领域到另一个：标题、列表都是后一个的', async ({ page, request }) => {
  const answer = await request.get('/api/content/GetContentItem?contentType=Domain&pageSize=2');
  const [a, b] = ((await answer.json()) as { data: { list: { alias: string; displayText: string }[] } }).data.list;
  await page.goto(`/application-fields/${a.alias}`);
  const heading = page.locator('h1').filter({ visible: true });
  await expect(heading).toHaveText(a.displayText);
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '应用领域' }).hover();
  await page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: b.displayText, exact: true })
    .click();
  await expect(heading).toHaveText(b.displayText);
  const shown = await page.locator('#cases article:visible h3').allTextContents();
  await page.goto(`/application-fields/${b.alias}`);
  expect(shown).toEqual(await page.locator('#cases article:visible h3').allTextContents());
});

test('新的一页从头看起；后退回到原处，加载过的都在', async ({ page }) => {
  // cards that are still rising make the browser driver scroll once more before it clicks
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(CASES);
  await page.getByRole('button', { name: '了解更多' }).click();
  const late = page.locator('#content article:visible h2 a').nth(14);
  await late.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1000);
  await late.click();
  await expect(page).toHaveURL(/cases\/./);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), place)).toBeLessThan(20);
});

test('后退时一下子就在原处，不从头滚过来', async ({ page }) => {
  await page.goto(CASES);
  await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    // where the visitor was when he left: on a slow machine the page may still settle after the scroll
    window.addEventListener('click', () => (sessionStorage.place = window.scrollY), { capture: true, once: true });
  });
  // a link that is pressed earlier opens its page as browsers do
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: '关于我们' }).click();
  await expect(page).toHaveURL(/about-us/);
  const place = await page.evaluate(() => Number(sessionStorage.place));
  expect(place).toBeGreaterThan(1000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => {
    const seen: number[] = ((window as unknown as { seen: number[] }).seen = []);
    window.addEventListener('scroll', () => seen.push(window.scrollY));
  });
  await page.goBack();
  await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), place)).toBeLessThan(20);
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(seen.filter((y) => y > place * 0.1 && y < place * 0.9)).toEqual([]);
});

test('页面很长时从页脚去别处，也从头看起，不慢慢滚', async ({ page }) => {
  await page.goto(CASES);
  await page.getByRole('contentinfo').getByRole('link', { name: '论文', exact: true }).click();
  await expect(page).toHaveURL('/ecosystem/publications');
  await page.getByRole('banner').first().getByRole('link', { name: /衡知/ }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('#platform')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
