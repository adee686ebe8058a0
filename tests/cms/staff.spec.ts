import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { ADMIN, authorized, CMS, login, SETTINGS, SITE_PORT } from './cms';
import { axe } from '../support/axe';

test.describe.configure({ mode: 'serial', retries: 0 });

const AUTHOR = { name: '作者乙', email: 'author@example.cn', password: 'a-long-password-2' };

const PICTURE = 'development-type/dashboards.webp';

/** Of a case that is the newest when the site is looked at after this file: a sentence, as any other has. */
const WRITTEN = '写完了的介绍说这一次实验怎么做，用了哪些设备。';

interface Notice {
  items: { type: string; alias: string; fields?: string[] }[];
}

/** The site as the CMS sees it: down until it is started, then it fails once. */
const site = { notices: [] as Notice[], failures: 1 };
let server: Server;
let page: Page;
const hosts = new Set<string>();

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
});

test.afterAll(() => server?.close());

async function startSite(): Promise<void> {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const isTaken = site.failures-- <= 0;
      if (isTaken && request.headers.authorization === `Bearer ${SETTINGS.REVALIDATE_SECRET}`)
        site.notices.push(JSON.parse(Buffer.concat(parts).toString()) as Notice);
      response.writeHead(isTaken ? 202 : 500).end();
    });
  });
  await once(server.listen(SITE_PORT, '127.0.0.1'), 'listening');
}

/** What the contract says of a case; null where there is none. */
async function caseOf(alias: string): Promise<{ displayText: string; introduction: string } | null> {
  const query = `{ ecosystemCase(where: { alias: { alias: "${alias}" } }) { displayText introduction } }`;
  const answer = await fetch(`${CMS}/api/graphql?query=${encodeURIComponent(query)}`, { headers: authorized });
  const { data } = (await answer.json()) as {
    data: { ecosystemCase: { displayText: string; introduction: string }[] };
  };
  return data.ecosystemCase[0] ?? null;
}

test('第一个帐号在浏览器里建立，是管理员；界面是中文', async () => {
  await page.goto(`${CMS}/admin`);
  await expect(page.getByRole('heading', { name: '欢迎' })).toBeVisible();
  await page.getByLabel('电子邮件').fill(ADMIN.email);
  await page.getByLabel('新的密码').fill(ADMIN.password);
  await page.getByLabel('确认密码').fill(ADMIN.password);
  await page.getByLabel('姓名').fill(ADMIN.name);
  await page.getByRole('button', { name: '创建' }).click();
  await expect(page.getByRole('link', { name: '案例' }).first()).toBeVisible();
  const { call } = await login(ADMIN);
  expect((await call('GET', 'users/me')).text).toContain('"role":"admin"');
});

test('写一个案例：必填的在字段上说出来，发布以后在内容服务里', async () => {
  await page.goto(`${CMS}/admin/collections/case/create`);
  await page.getByLabel('标题').fill('在后台写的案例');
  await page.getByRole('button', { name: '发布修改' }).first().click();
  await expect(page.getByText(/无效.*别名/)).toBeVisible();
  await page.getByLabel('别名').fill('written-in-the-cms');
  await page.getByRole('button', { name: '发布修改' }).first().click();
  await expect.poll(() => caseOf('written-in-the-cms')).toMatchObject({ displayText: '在后台写的案例' });
});

test('网站停着时发布的，等它回来以后收到；只说变了的字段', async () => {
  await startSite();
  const { call } = await login(ADMIN);
  const { text } = await call('GET', 'case?where[alias][equals]=written-in-the-cms&depth=0');
  const [{ id }] = (JSON.parse(text) as { docs: { id: string }[] }).docs;
  const told = () => site.notices.flatMap(({ items }) => items).filter(({ alias }) => alias === 'written-in-the-cms');
  await expect.poll(told, { timeout: 30_000 }).toHaveLength(1);
  const change = { introduction: '改过的介绍', _status: 'published' };
  expect(await call('PATCH', `case/${id}`, change)).toMatchObject({ status: 200 });
  await expect.poll(() => caseOf('written-in-the-cms')).toMatchObject({ introduction: '改过的介绍' });
  await expect.poll(() => told().at(-1)?.fields).toEqual(['introduction']);
});

test('草稿没有人看得见；不发布的改动不通知网站', async () => {
  const { call } = await login(ADMIN);
  const { text } = await call('GET', 'case?where[alias][equals]=written-in-the-cms&depth=0');
  const [{ id }] = (JSON.parse(text) as { docs: { id: string }[] }).docs;
  const before = site.notices.length;
  const change = { introduction: '还没有写完', _status: 'draft' };
  expect(await call('PATCH', `case/${id}?draft=true`, change)).toMatchObject({ status: 200 });
  expect(await call('PATCH', `case/${id}`, { introduction: WRITTEN, _status: 'published' })).toMatchObject({
    status: 200,
  });
  await expect.poll(() => caseOf('written-in-the-cms')).toMatchObject({ introduction: WRITTEN });
  await expect.poll(() => site.notices.length).toBe(before + 1);
});

test('作者只能存草稿', async () => {
  const { call: asAdmin } = await login(ADMIN);
  expect(await asAdmin('POST', 'users', { ...AUTHOR, role: 'author' })).toMatchObject({ status: 201 });
  const { call } = await login(AUTHOR);
  const article = { displayText: '作者写的', alias: 'by-an-author', publishedUtc: '2026-11-27T00:00:00.000Z' };
  const refused = await call('POST', 'case', { ...article, _status: 'published' });
  expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('作者只能存草稿')]);
  expect((await call('POST', 'case?draft=true', { ...article, _status: 'published' })).status).toBe(403);
  expect(await call('POST', 'case?draft=true', { ...article, _status: 'draft' })).toMatchObject({ status: 201 });
  expect(await caseOf('by-an-author')).toBeNull();
  expect((await call('POST', 'users', { ...AUTHOR, email: 'other@example.cn', role: 'admin' })).status).toBe(403);
});

test('作者把草稿标成待审，编辑在“待审”里看到；发布以后不在那里了', async ({ browser }) => {
  const { call, token } = await login(AUTHOR);
  const { text } = await call('GET', 'case?draft=true&where[alias][equals]=by-an-author&depth=0');
  const [{ id }] = (JSON.parse(text) as { docs: { id: string }[] }).docs;
  const address = `${CMS}/admin/collections/case/${id}`;
  const context = await browser.newContext();
  await context.addCookies([{ name: 'payload-token', value: token!, url: CMS, httpOnly: true, sameSite: 'Strict' }]);
  const author = await context.newPage();
  await author.goto(address);
  await author.getByLabel('待审').check();
  await author.getByRole('button', { name: '保存草稿' }).click();
  const waiting = async () => (await call('GET', 'case?draft=true&where[awaitsReview][equals]=true')).text;
  await expect.poll(waiting).toContain('"totalDocs":1');
  await context.close();

  await page.goto(`${CMS}/admin`);
  await expect(page.locator('a[href="/admin/review"]')).toHaveText('待审');
  await page.goto(`${CMS}/admin/review`);
  await expect(page.getByRole('heading', { name: '待审' })).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('link', { name: '作者写的' })).toHaveAttribute(
    'href',
    new URL(address).pathname,
  );
  expect((await axe(page).include('main, .template-default__wrap').analyze()).violations).toEqual([]);
  const { call: asAdmin } = await login(ADMIN);
  // the author's window had it open: the editor takes it over
  expect(
    await asAdmin('PATCH', `case/${id}?overrideLock=true`, { introduction: WRITTEN, _status: 'published' }),
  ).toMatchObject({ status: 200 });
  await page.reload();
  await expect(page.getByText('没有等着审的草稿')).toBeVisible();
});

test('没有登录的看不到我们自己的页面', async ({ browser }) => {
  const stranger = await browser.newPage();
  for (const own of ['review', 'weekly']) {
    await stranger.goto(`${CMS}/admin/${own}`);
    await expect(stranger).toHaveURL(/\/admin\/login/);
    expect(await (await fetch(`${CMS}/admin/${own}`)).text()).not.toMatch(/没有等着审|没有写设备/);
  }
  await stranger.close();
});

/** As the form of the admin sends a file. */
async function upload(collection: 'media' | 'files', name: string, type: string, bytes: Uint8Array) {
  const { token } = await login(ADMIN);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
  form.set('_payload', '{}');
  const address = `${CMS}/cms-api/${collection}`;
  const answer = await fetch(address, { method: 'POST', headers: { authorization: `JWT ${token}` }, body: form });
  return { status: answer.status, text: await answer.text() };
}

test('传上来的图在内容服务里；名不副实的不收', async () => {
  const { call } = await login(ADMIN);
  const picture = readFileSync(path.join(SETTINGS.CONTENT_DIR, 'media', PICTURE));
  expect(await upload('media', 'new.webp', 'image/webp', picture)).toMatchObject({ status: 201 });
  const answer = await fetch(`${CMS}/media/upload/new.webp`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true);
  const page = Buffer.from('<html><script></script></html>');
  expect((await upload('media', 'false.webp', 'image/webp', page)).status).toBe(400);
  expect((await call('GET', 'media?where[path][equals]=upload/false.webp')).text).toContain('"totalDocs":0');
});

test('页面上放不出来的不收，说出为什么；论文打开数过', async () => {
  const wrong = await upload('media', 'other.json', 'application/json', Buffer.from('{"a":1}'));
  expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('既不是 ECharts 图表')]);
  const papers = path.join(SETTINGS.CONTENT_DIR, 'files/white-paper');
  const paper = readFileSync(
    path.join(
      papers,
      readdirSync(papers).find((name) => name.endsWith('.pdf'))!,
    ),
  );
  const { status, text } = await upload('files', 'whole.pdf', 'application/pdf', paper);
  expect([status, text]).toEqual([201, expect.stringMatching(/"report":"\d+ 页，/)]);
});

test('图没有用中文说画面上有什么，发布不了', async () => {
  const { call } = await login(ADMIN);
  const found = await call('GET', `media?where[path][equals]=${PICTURE}&depth=0`);
  const [{ id: file }] = (JSON.parse(found.text) as { docs: { id: string }[] }).docs;
  const { text } = await call('GET', 'case?where[alias][equals]=written-in-the-cms&depth=0');
  const [{ id }] = (JSON.parse(text) as { docs: { id: string }[] }).docs;
  const publish = (alt: string) => call('PATCH', `case/${id}`, { image: { file, alt }, _status: 'published' });
  for (const alt of ['', 'dashboard'])
    expect(await publish(alt)).toMatchObject({ status: 400, text: expect.stringContaining('画面上有什么') });
  expect(await publish('仪表盘上有三条曲线')).toMatchObject({ status: 200 });
});

test('丢进回收站：网站上没有了，放得回来；别的条目用着的丢不进去', async () => {
  const { call } = await login(ADMIN);
  const { text } = await call('GET', 'case?where[alias][equals]=written-in-the-cms&depth=0');
  const [{ id }] = (JSON.parse(text) as { docs: { id: string }[] }).docs;
  const now = new Date().toISOString();
  expect(await call('PATCH', `case/${id}`, { deletedAt: now })).toMatchObject({ status: 200 });
  await expect.poll(() => caseOf('written-in-the-cms')).toBeNull();
  expect(await call('PATCH', `case/${id}?trash=true`, { deletedAt: null, _status: 'published' })).toMatchObject({
    status: 200,
  });
  await expect.poll(() => caseOf('written-in-the-cms')).toMatchObject({ introduction: WRITTEN });
  const modules = await call('GET', 'module?limit=1&depth=0');
  const [{ id: used }] = (JSON.parse(modules.text) as { docs: { id: string }[] }).docs;
  const refused = await call('PATCH', `module/${used}`, { deletedAt: now });
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('还有条目用着它')]);
});

test('别的条目用着的删不掉，说出是谁；没有登录的什么也读不到', async () => {
  const { call } = await login(ADMIN);
  const { text } = await call('GET', 'module?limit=1&depth=0');
  const [{ id }] = (JSON.parse(text) as { docs: { id: string }[] }).docs;
  const refused = await call('DELETE', `module/${id}`);
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('还有条目用着它')]);
  for (const address of ['case', 'users', 'media']) expect((await fetch(`${CMS}/cms-api/${address}`)).status).toBe(403);
});

test('改别名、发布：问得到从前叫什么；换回来，就只有后来用过的', async () => {
  const { call } = await login(ADMIN);
  const { text } = await call('GET', 'case?where[alias][equals]=written-in-the-cms&depth=0');
  const [{ id }] = (JSON.parse(text) as { docs: { id: string }[] }).docs;
  const former = async () => {
    const answer = await fetch(`${CMS}/api/content/GetFormerAliases?contentType=EcosystemCase`);
    const { data } = (await answer.json()) as { data: { list: { alias: string; contentItemId: string }[] } };
    return data.list.filter(({ contentItemId }) => contentItemId === id).map(({ alias }) => alias);
  };
  for (const [alias, before] of [
    ['renamed', ['written-in-the-cms']],
    ['written-in-the-cms', ['renamed']],
  ] as const) {
    expect(await call('PATCH', `case/${id}`, { alias, _status: 'published' })).toMatchObject({ status: 200 });
    await expect.poll(former).toEqual(before);
  }
});

test('错五次密码，帐号锁住', async () => {
  for (let time = 0; time < 5; time++) expect((await login({ ...AUTHOR, password: 'wrong' })).status).toBe(401);
  expect((await login(AUTHOR)).status).not.toBe(200);
});

test('浏览器没有找过别的主机', async () => {
  for (const address of ['/admin', '/admin/collections/case', '/admin/collections/media', '/admin/account'])
    await page.goto(CMS + address, { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual([new URL(CMS).host]);
});
