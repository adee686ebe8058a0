import { expect, type Page } from '@playwright/test';
import { shows } from '../support/looks';
import { login, openDatabase } from './cms';
import { CMS, DATA, itemOf, look, showsSoon, SITE, SOON, staffPage, test } from './site-with-cms';

/*
 * What an editor does in the browser, and what the running site then has of it. After `website.spec.ts`, which looks at
 * the site as it was imported.
 */

test.describe.configure({ mode: 'serial' });

const ALIAS = 'written-by-an-editor';
const TITLE = '夜间会车时先看哪里';
const PATH = `/ecosystem/cases/${ALIAS}`;
const PICTURE = { path: 'development-type/dashboards.webp', alt: '仪表盘上有三条曲线' };
const CHART = {
  title: { text: '会车时的注视' },
  xAxis: { type: 'category', data: ['远光', '近光'] },
  yAxis: { type: 'value' },
  series: [{ type: 'bar', data: [12, 19] }],
};
const SECOND = { name: '编辑丙', email: 'second@example.cn', password: 'a-long-password-3', role: 'editor' };

let admin: Page;
test.beforeAll(async ({ browser, running }) => {
  admin = await staffPage(browser, running.token);
});
test.afterAll(() => admin.context().close());

const addressOf = (type: string, id: string) => `${CMS}/admin/collections/${type}/${id}`;
const pressPublish = (page: Page) => page.getByRole('button', { name: '发布修改' }).first().click();

const introduction = (page: Page) => page.locator('#field-introduction');
const openTab = (page: Page, name: string) => page.locator('.tabs-field__tab-button', { hasText: name }).click();

/** As an editor opens it: the tab that was looked at last is the first to be shown. */
async function openItem(page: Page, id: string): Promise<void> {
  await page.goto(addressOf('case', id));
  await openTab(page, '基本');
}

/** Somebody who writes picks what is there already. */
async function pick(page: Page, field: string, name: string): Promise<void> {
  const picker = page.locator(`#field-${field}`);
  await picker.locator('.rs__control').click();
  await picker.locator('input').first().fill(name);
  await page.locator('.rs__option', { hasText: name }).first().click();
}

test('写一个案例：图表传上来，图从现有的里选，关联挑好，存草稿', async ({ running }) => {
  await admin.goto(`${CMS}/admin/collections/media/create`);
  const choose = (data: object) =>
    admin.locator('input[type=file]').setInputFiles({
      name: 'gaze.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(data)),
    });
  await choose({ a: 1 });
  await admin.locator('#field-path').fill('chart/gaze-at-night.json');
  await admin.locator('#action-save').click();
  await expect(admin.getByText('既不是 ECharts 图表').first()).toBeVisible();
  await admin.locator('.file-field__remove').click();
  await choose(CHART);
  await admin.locator('#field-path').fill('chart/gaze-at-night.json');
  await admin.locator('#action-save').click();
  await expect(admin).toHaveURL(/collections\/media\/[0-9a-z]{26}/);

  await admin.goto(`${CMS}/admin/collections/case/create`);
  await admin.locator('#field-displayText').fill(TITLE);
  await admin.locator('#field-alias').fill(ALIAS);
  await introduction(admin).fill('会车时驾驶员先看对面的灯，再看路边。这一次量了两种灯。');
  await openTab(admin, '正文');
  const text = `## 先看灯\n\n近光时看路边的次数多。\n\n![会车时看灯和看路的次数](chart/gaze-at-night.json)\n`;
  await admin.locator('#field-description').fill(text);
  await admin.getByRole('button', { name: '看网站上的样子' }).first().click();
  const shown = admin.frameLocator('iframe[title="网站上的样子"]');
  await expect(shown.getByRole('heading', { name: '先看灯' })).toBeVisible();
  await expect(shown.getByRole('img', { name: '会车时看灯和看路的次数' })).toBeVisible();
  for (const width of [390, 1024, 1440]) {
    await admin.setViewportSize({ width, height: 900 });
    await admin.screenshot({ path: `test-results/markdown-${width}.png` });
  }
  await openTab(admin, '图片与文件');
  await admin.getByRole('button', { name: '从现有中选择' }).first().click();
  const drawer = admin.getByRole('dialog');
  await drawer.getByRole('textbox').first().fill(PICTURE.path);
  await drawer
    .getByRole('button', { name: /dashboards\.webp/ })
    .first()
    .click();
  await admin.getByLabel('画面上有什么').fill(PICTURE.alt);
  await openTab(admin, '关联');
  await pick(admin, 'domains', (await itemOf(running, 'domain')).displayText);
  await pick(admin, 'modules', (await itemOf(running, 'module')).displayText);
  await admin.getByRole('button', { name: '保存草稿' }).click();
  await expect(admin).toHaveURL(/collections\/case\/[0-9a-z]{26}/);
});

test('先看预览，别人还看不见；发布以后在列表、搜索、站点地图、文本、订阅里', async ({ running }) => {
  const { id } = await itemOf(running, 'case', ALIAS);
  await admin.goto(addressOf('case', id));
  const preview = await admin.context().newPage();
  await preview.goto((await admin.locator('#preview-button').getAttribute('href'))!);
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(TITLE.slice(0, 4));
  await expect(preview.getByText('草稿还没有发布')).toBeVisible();
  await expect(preview.getByText('近光时看路边的次数多')).toBeVisible();
  await expect(preview.getByRole('img', { name: PICTURE.alt }).first()).toBeVisible();
  await expect(preview.getByText('会车时看灯和看路的次数').first()).toBeVisible();
  await preview.close();
  expect((await look(PATH)).status).toBe(404);

  await pressPublish(admin);
  await showsSoon(PATH, '近光时看路边的次数多');
  const { text } = await look(PATH);
  expect(shows(text, PICTURE.alt)).toBe(true);
  expect(text).toMatch(/\/images\/chart\/chart\/gaze-at-night/);
  for (const type of ['domain', 'module']) expect(text).toContain((await itemOf(running, type)).alias);
  await showsSoon('/ecosystem/cases', TITLE);
  await showsSoon(`/search/results?text=${encodeURIComponent(TITLE)}`, PATH);
  await showsSoon('/sitemap.xml', SITE + PATH);
  await showsSoon(`${PATH}.md`, TITLE);
  await showsSoon('/feeds/cases.rss', TITLE);
});

test('改错了、发布了：在版本里找到从前的，恢复，网站上是从前的', async ({ running }) => {
  const { id } = await itemOf(running, 'case', ALIAS);
  await openItem(admin, id);
  await introduction(admin).fill('写错了的介绍');
  await pressPublish(admin);
  await showsSoon(PATH, '写错了的介绍');
  await admin.goto(`${addressOf('case', id)}/versions`);
  await admin.locator('tbody tr').nth(1).getByRole('link').first().click();
  await admin.getByRole('button', { name: '恢复此版本' }).click();
  await admin.locator('#confirm-action').click();
  await showsSoon(PATH, '会车时驾驶员先看对面的灯');
  expect(shows((await look(PATH)).text, '写错了的介绍')).toBe(false);
});

test('两个人改一个条目：后来的知道谁在改，存不进去；接过来以后，先来的知道', async ({ browser, running }) => {
  expect(await running.call('POST', 'users', SECOND)).toMatchObject({ status: 201 });
  const { id } = await itemOf(running, 'case', ALIAS);
  await openItem(admin, id);
  await introduction(admin).fill('先来的人写到一半');
  const { call, token } = await login(SECOND, CMS);
  const isHeld = async () =>
    (await call('PATCH', `case/${id}`, { answer: '后来的人写的', _status: 'published' })).status;
  await expect.poll(isHeld).toBe(423);
  const second = await staffPage(browser, token!);
  await second.goto(addressOf('case', id));
  await expect(second.getByRole('heading', { name: '文档已锁定' })).toBeVisible();
  await expect(second.getByText('admin@example.cn').first()).toBeVisible();
  await second.getByRole('button', { name: '接管' }).click();
  await expect(introduction(second)).toBeEditable();
  await introduction(admin).fill('先来的人接着写');
  await expect(admin.getByRole('heading', { name: '编辑已被接管' })).toBeVisible();
  await second.context().close();
});

test('预约发布、预约取消发布：没到时候还没有，到了时候自己发布、自己撤下', async ({ running }) => {
  const draft = { displayText: '到时候才发布的', alias: 'at-a-time', publishedUtc: '2020-01-01T00:00:00.000Z' };
  expect(await running.call('POST', 'case?draft=true', { ...draft, _status: 'draft' })).toMatchObject({ status: 201 });
  const { id } = await itemOf(running, 'case', draft.alias);
  const path = `/ecosystem/cases/${draft.alias}`;
  await admin.goto(addressOf('case', id));
  await schedule(admin, '发布');
  expect((await look(path)).status).toBe(404);
  timePasses();
  await showsSoon(path, draft.displayText);
  await admin.reload();
  await schedule(admin, '取消发布');
  timePasses();
  await expect.poll(async () => (await look(path)).status, SOON).toBe(404);
});

/** For the middle of next month. */
async function schedule(page: Page, what: '发布' | '取消发布'): Promise<void> {
  await page.locator('#action-save-popup button').first().click();
  await page.locator('#schedule-publish').click();
  const drawer = page.locator('.schedule-publish');
  await drawer.getByText(what, { exact: true }).click();
  await drawer.locator('#time input').click();
  await drawer.locator('.react-datepicker__navigation--next').click();
  await drawer.locator('.react-datepicker__day--015:not(.react-datepicker__day--outside-month)').click();
  await drawer.locator('.react-datepicker__time-list-item').first().click();
  await drawer.locator('#scheduled-publish-save').click();
  await expect(page.getByText('预约发布成功').last()).toBeVisible();
}

/** Nobody waits for a month. */
function timePasses(): void {
  const database = openDatabase(DATA);
  database.exec('PRAGMA busy_timeout = 5000');
  const now = new Date().toISOString();
  database.prepare('UPDATE payload_jobs SET wait_until = ? WHERE wait_until IS NOT NULL').run([now]);
  database.close();
}
