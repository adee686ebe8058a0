import { rmSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { ADMIN } from '../support/admin';
import { HTTPS_PORT, MAIN_BUILD } from '../support/instances';
import { copyBuild, serverOf } from '../support/server-process';
import { observatoryGrade } from '../support/observatory';
import { startServer, type StartedServer } from '../support/start-server';
import { itemsOf } from '../support/site-content';
import { INTERNAL, templates } from '../support/templates';
import { watchPolicy } from '../support/watch';

const NOT_THERE = ['/ecosystem/cases/nothing-here', '/wp-login.php', `/${'a'.repeat(81)}`];
const INTERFACES = [
  '/api/case/GetAll',
  '/api/nope',
  '/api/graphql',
  '/api/require/getAll',
  '/api/query/GetTypeAll?text=EEG',
  '/api/whitepaper/GetAll',
];
const FILES = [
  '/robots.txt',
  '/sw.js',
  '/answer.css',
  '/offline.html',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
];

test.describe('同一个构建，SITE_URL 是 https', () => {
  // one server on one port, from one copy of the build
  test.describe.configure({ mode: 'serial' });
  const origin = `http://127.0.0.1:${HTTPS_PORT}`;
  let directory: string;
  let server: StartedServer;

  test.beforeAll(async () => {
    directory = copyBuild('https');
    // the start command refuses a build that was made for another address
    server = await startServer({
      port: HTTPS_PORT,
      command: [process.execPath, ...serverOf(directory)],
      env: { ...MAIN_BUILD, NEXT_DIST_DIR: directory, NODE_ENV: 'production', SITE_URL: 'https://site.test' },
    });
  });
  test.afterAll(async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  test('每种页面、接口、文件和没有的网址都是 A+', async () => {
    const grades: Record<string, string> = {};
    for (const address of [...(await templates()), ...NOT_THERE, ...INTERFACES, ...FILES, '/search/results?text=EEG']) {
      const response = await fetch(origin + address, { redirect: 'manual' });
      const headers = Object.fromEntries(response.headers);
      const { grade, points } = observatoryGrade(headers, await response.text(), response.headers.getSetCookie());
      if (grade !== 'A+') grades[address] = `${grade} ${JSON.stringify(points)}`;
      expect(headers['permissions-policy'], address).toContain('camera=()');
      const isOfSomebody = /^\/(login|extra)(\/|$)/.test(address);
      expect(headers['cross-origin-opener-policy'], address).toBe(isOfSomebody ? 'same-origin' : undefined);
      expect(headers, address).not.toHaveProperty('x-inline-scripts');
      expect(headers, address).not.toHaveProperty('x-page-sum');
      expect(headers, address).not.toHaveProperty('x-powered-by');
    }
    expect(grades).toEqual({});
  });

  test('security.txt：联系谁、到什么时候', async () => {
    const text = await (await fetch(`${origin}/.well-known/security.txt`)).text();
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toContain('Canonical: https://site.test/.well-known/security.txt');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)![1]);
    expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000);
    expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
  });
});

const OFFLINE = '/offline.html';

/** What the browser refused and complained of since this was asked last. */
async function watched(page: Page): Promise<() => Promise<string[]>> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // the browser writes down that an address is a 404
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const refusals = await watchPolicy(page);
  return async () => [...complaints.splice(0), ...(await refusals())];
}

/** Beside the templates, which templates.spec.ts looks at: what only somebody who has logged in sees, and what is no template. */
const OTHERS = [...INTERNAL, ...NOT_THERE, '/search?text=EEG', '/search/results?text=EEG', OFFLINE];

test('登录以后的、没有的、断网的页面也按自己的规矩运行：一次违反也没有', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('登录名').fill(ADMIN.loginName);
  await page.getByLabel('密码').fill(ADMIN.password);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).not.toHaveURL(/login/);
  const wrong: Record<string, string[]> = {};
  const complaints = await watched(page);
  for (const address of OTHERS) {
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    // pictures, charts and the reader load when they come into sight
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
    const all = await complaints();
    if (all.length > 0) wrong[address] = all;
  }
  expect(wrong).toEqual({});
});

test('一个脚本钻进页面也跑不起来：内联的、事件里的、链接里的、别处的、像 Next 写的', async ({ page }) => {
  await watched(page);
  await page.goto('/about-us');
  await page.evaluate(() => {
    const run = (text: string, src = '') => {
      const script = document.createElement('script');
      if (src) script.src = src;
      else script.textContent = text;
      document.body.append(script);
    };
    run('window.owned = 1');
    run('self.__next_f.push([1,"window.owned=2"])');
    run('', 'https://evil.test/a.js');
    document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="window.owned = 3">');
    const link = Object.assign(document.createElement('a'), { href: 'javascript:window.owned=4' });
    document.body.append(link);
    link.click();
  });
  const refused = () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
  await expect.poll(async () => (await refused()).length).toBeGreaterThanOrEqual(5);
  expect((await refused()).every((line) => line.startsWith('script-src'))).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { owned?: number }).owned)).toBeUndefined();
});

test('再看一遍、刷新、断了又连：缓存里的页面还是自己的规矩', async ({ page }) => {
  const complaints = await watched(page);
  for (const address of ['/about-us', OFFLINE, '/ecosystem/cases/nothing-here']) {
    for (let visit = 0; visit < 2; visit++) await page.goto(address, { waitUntil: 'load' });
    await page.reload({ waitUntil: 'load' });
    expect(await complaints(), address).toEqual([]);
  }
  const first = await page.request.get('/about-us');
  const again = await page.request.get('/about-us', { headers: { 'If-None-Match': first.headers().etag } });
  expect(again.status()).toBe(304);
  expect(again.headers()).not.toHaveProperty('content-security-policy');
});

test('不是预先做好的页面、更新过的页面，脚本名单都对', async ({ page }) => {
  const complaints = await watched(page);
  const cases = await itemsOf('ecosystemCase', 6);
  const modules = await itemsOf('module', 6);
  // first visit: made now; second: from the store
  for (const address of [`/home/cases/${cases[4].alias}`, `/modules/${modules[5].alias}`]) {
    for (let visit = 0; visit < 2; visit++) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
      const bar = page.getByRole('navigation', { name: '主菜单' });
      await bar.getByRole('button', { name: '搜索', exact: true }).click();
      await expect(bar.getByRole('combobox', { name: '搜索内容' })).toBeFocused();
    }
  }
  expect(await complaints()).toEqual([]);
});
