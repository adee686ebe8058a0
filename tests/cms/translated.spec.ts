import { expect, test, type Page } from '@playwright/test';
import { ADMIN, CMS, login, registerAdmin } from './cms';

/* Every word of the admin is Chinese: what is written on it, and what is read out. */

test.describe.configure({ mode: 'serial', retries: 0 });

/** What editors write, and what is called so in Chinese, too. */
const CONTENT = 'script, style, textarea, td, .doc-header__title, .step-nav, [class*="file-meta"] a';
const CALLED_SO = /\b(Markdown|ECharts|Lottie|description|YYYY-MM-DD)\b|[\w….-]*[/@.…][\w…./@-]*/g;

/** Words of four letters and more; shorter ones are units, codes and abbreviations. */
async function english(page: Page): Promise<string[]> {
  const said = await page.evaluate((content) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all: string[] = [];
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.closest(content)) all.push(texts.currentNode.nodeValue!);
    for (const name of ['aria-label', 'aria-roledescription', 'title', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`)) all.push(element.getAttribute(name)!);
    return all;
  }, CONTENT);
  const isEnglish = (text: string) => /[A-Za-z]{4}/.test(text.replace(CALLED_SO, ''));
  return [...new Set(said.filter(isEnglish))];
}

const saysNone = (page: Page) => expect.poll(() => english(page), { timeout: 5_000 }).toEqual([]);

test('登录与忘记密码：没有英文', async ({ page }) => {
  await registerAdmin();
  for (const address of ['login', 'forgot', 'unauthorized', 'none']) {
    await page.goto(`${CMS}/admin/${address}`);
    await saysNone(page);
  }
  await page.goto(`${CMS}/admin/login`);
  await page.getByLabel('电子邮件').fill(ADMIN.email);
  await page.getByLabel('密码').fill('wrong');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
  await saysNone(page);
});

test('列表、表单、预览、版本、上传、帐号、我们自己的页面：没有英文', async ({ page }) => {
  const { call, token } = await login(ADMIN);
  const item = { displayText: '译过的案例', alias: 'translated', publishedUtc: '2020-01-01T00:00:00.000Z' };
  const made = await call('POST', 'case', { ...item, _status: 'published' });
  const { id } = (JSON.parse(made.text) as { doc: { id: string } }).doc;
  const { id: file } = (JSON.parse((await call('GET', 'media?limit=1&depth=0')).text) as { docs: { id: string }[] })
    .docs[0];
  await page
    .context()
    .addCookies([{ name: 'payload-token', value: token!, url: CMS, httpOnly: true, sameSite: 'Strict' }]);
  const views = ['', 'account', 'review', 'weekly', 'collections/case', 'collections/case/trash'];
  const files = ['collections/media', 'collections/media/create', `collections/media/${file}`, 'collections/files'];
  const forms = ['collections/users', 'collections/users/create', `collections/case/${id}/versions`];
  for (const address of [...views, ...files, ...forms]) {
    await page.goto(`${CMS}/admin/${address}`);
    await saysNone(page);
  }
  await page.goto(`${CMS}/admin/collections/case/${id}`);
  for (const tab of await page.locator('.tabs-field__tab-button').all()) {
    await tab.click();
    await saysNone(page);
  }
  await page.locator('#action-save-popup button').first().click();
  await page.locator('#schedule-publish').click();
  await page.locator('.schedule-publish #time input').click();
  await expect(page.locator('.react-datepicker')).toBeVisible();
  await saysNone(page);
  await page.goto(`${CMS}/admin/collections/case/${id}`);
  await page.locator('#live-preview-toggler').click();
  await page.locator('.live-preview-toolbar-controls__breakpoint button').first().click();
  await expect(page.getByText('随窗口大小').first()).toBeVisible();
  await saysNone(page);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/translated-preview-${width}.png` });
  }
  await page.keyboard.press('Escape');
  // as it is remembered for whoever comes next
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('#live-preview-toggler').click();
  await call('DELETE', `case/${id}`);
});
