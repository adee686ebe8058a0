import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { axe } from '../support/axe';
import { ADMIN, CMS, login, registerAdmin, SETTINGS, SITE_PORT } from './cms';

/* The weekly page: what staff could mend, with the way to it, and what the site has counted. */

test.describe.configure({ mode: 'serial', retries: 0 });

const PICTURE = 'development-type/dashboards.webp';
const LINK = '/ecosystem/cases/nobody-has-this';
const CASE = { publishedUtc: '2020-01-01T00:00:00.000Z', _status: 'published' };
const COUNTED = {
  searches: [
    { label: '没有人写过的词', count: 3, since: '2026-11-20' },
    { label: '<b>尖括号</b>', count: 1, since: '2026-11-21' },
  ],
  enquiries: [{ label: '产品咨询', count: 2 }],
};

/** The site as the CMS sees it: it has every address but one, and answers what it has counted to who has the secret. */
async function startSite(): Promise<Server> {
  const site = createServer(({ url, headers }, response) => {
    const isCounted = url === '/api/last-week' && headers.authorization === `Bearer ${SETTINGS.REVALIDATE_SECRET}`;
    if (isCounted) response.setHeader('content-type', 'application/json').end(JSON.stringify(COUNTED));
    else response.writeHead(url === LINK || url === '/api/last-week' ? 404 : 200).end();
  });
  await once(site.listen(SITE_PORT, '127.0.0.1'), 'listening');
  return site;
}

let page: Page;
let site: Server;
let call: Awaited<ReturnType<typeof login>>['call'];
const made: string[] = [];

test.beforeAll(async ({ browser }) => {
  await registerAdmin();
  const session = await login(ADMIN);
  call = session.call;
  site = await startSite();
  page = await (await browser.newContext()).newPage();
  const cookie = {
    name: 'payload-token',
    value: session.token!,
    url: CMS,
    httpOnly: true,
    sameSite: 'Strict',
  } as const;
  await page.context().addCookies([cookie]);
});
test.afterAll(async () => {
  // the site that is looked at after this file has whole items only
  for (const one of made) await call('DELETE', one);
  site.close();
  await page.context().close();
});

async function publish(type: string, item: object): Promise<string> {
  const { status, text } = await call('POST', type, { ...CASE, ...item });
  expect([status, text]).toEqual([201, expect.anything()]);
  const address = `${type}/${(JSON.parse(text) as { doc: { id: string } }).doc.id}`;
  made.push(address);
  return address;
}

const part = (title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) });

test('每周一览：缺什么、哪个链接打不开，点一下就到那个条目；搜不到的词也在', async () => {
  const bare = await publish('case', { displayText: '没有介绍的案例', alias: 'bare' });
  const description = `[去哪里](${LINK})\n\n![](${PICTURE})`;
  const linking = await publish('case', { displayText: '写错了链接的案例', alias: 'linking', description });
  const paper = { displayText: '没有写设备的文章', alias: 'no-device' };
  const unequipped = await publish('publication', paper);

  await expect
    .poll(async () => {
      await page.goto(`${CMS}/admin/weekly`);
      return page.getByRole('link', { name: paper.displayText }).count();
    })
    .toBeGreaterThan(0);
  const leads = async (title: string, name: string | RegExp, address: string) =>
    expect(part(title).getByRole('link', { name })).toHaveAttribute('href', `/admin/collections/${address}`);
  await leads('没有介绍的页面', '没有介绍的案例', bare);
  await expect(part('没有介绍的页面').getByRole('link', { name: '写错了链接的案例' })).toHaveCount(0);
  await leads('没有写设备的论文', paper.displayText, unequipped);
  await leads('没有用中文说画面上有什么的图片', `写错了链接的案例”：${PICTURE}`, linking);
  await leads('打不开的站内链接', `写错了链接的案例”：${LINK}`, linking);
  await expect(part('什么也没有找到的词').getByRole('listitem')).toHaveText([
    '没有人写过的词：2026-11-20 以来 3 次',
    '<b>尖括号</b>：2026-11-21 以来 1 次',
  ]);
  await expect(part('收到的需求').getByRole('listitem')).toHaveText(['产品咨询：2']);
});

for (const width of [390, 1440])
  test(`每周一览，${width} 宽：人人能用，不用左右滚`, async () => {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await axe(page).include('.template-default__wrap').analyze();
    expect(violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.screenshot({ path: `test-results/weekly-${width}.png`, fullPage: true });
  });

test('每周一览：点到条目，写上介绍、发布以后，不在单子上了', async () => {
  await part('没有介绍的页面').getByRole('link', { name: '没有介绍的案例' }).click();
  await page.locator('#field-introduction').fill('这一次量了两种灯，看驾驶员先看哪里。');
  await page.getByRole('button', { name: '发布修改' }).first().click();
  await expect
    .poll(async () => {
      await page.goto(`${CMS}/admin/weekly`);
      return part('没有介绍的页面').getByRole('link', { name: '没有介绍的案例' }).count();
    })
    .toBe(0);
});
