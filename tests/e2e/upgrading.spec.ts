import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { asSlowAsAPerson } from '../support/as-slow-as-a-person';
import { ENQUIRY } from '../support/enquiries';
import { freePort } from '../support/free-port';
import { startFront, stopFront, type Front } from '../support/front-nginx';
import { hydrated } from '../support/hydrated';
import { MAIN_BUILD } from '../support/instances';
import { buildId, makeRelease, renameBuild } from '../support/releases';
import { sendersIn } from '../support/senders';
import { startServer, type StartedServer } from '../support/start-server';

/*
 * One release after another as running.md has it, behind the site's nginx: visitors with pages of the first one open,
 * and others who ask all the time. Only systemd is missing; the test itself restarts the server.
 */

const READY = '/api/ready';
const PAGES = ['/', '/ecosystem/cases', '/ecosystem/labs', '/solutions', '/contact-us', '/privacy'];
const MOST_SCRIPTS = 10;
const PAUSE_MS = 20;

const folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
const link = path.join(folder, 'current');
const data = path.join(folder, 'data');
let front: Front;
let site: StartedServer;
let sitePort: number;
let origin: string;
let releases: { old: string; next: string };

test.describe.configure({ retries: 0 });

test.beforeAll(async () => {
  const [port, plainPort] = [await freePort(), await freePort()];
  sitePort = await freePort();
  origin = `https://127.0.0.1:${port}`;
  releases = { old: makeRelease(path.join(folder, 'old')), next: makeRelease(path.join(folder, 'next')) };
  renameBuild(releases.next);
  mkdirSync(path.join(folder, 'front'));
  front = await startFront({ directory: path.join(folder, 'front'), port, plainPort, site: sitePort });
  switchTo(releases.old);
  site = await start();
});
test.afterAll(async () => {
  await site.stop();
  await stopFront(front);
  rmSync(folder, { recursive: true, force: true });
});

function switchTo(release: string): void {
  execFileSync('npm', ['run', 'switch', '--', release, link], { cwd: release, stdio: ['ignore', 'ignore', 'inherit'] });
}

function start(): Promise<StartedServer> {
  const env = { ...MAIN_BUILD, DATA_DIR: data, FRONT_CACHE_DIR: front.pages, TRUSTED_PROXIES: '1' };
  return startServer({ port: sitePort, cwd: link, env });
}

const scriptsIn = (html: string) => [...new Set(html.match(/\/_next\/static\/chunks\/[\w~.-]+\.js/g))];

/**
 * Asks for all addresses over and over, at a pace: the front lets one client ask a hundred times a second, and everybody
 * here is one client to it.
 * @returns ends it: what was not as it should be
 */
function visitors(request: APIRequestContext, addresses: string[], isExcused: (address: string) => boolean) {
  const faults: string[] = [];
  let isOver = false;
  let rounds = 0;
  const ask = async (address: string) => {
    const response = await request.get(origin + address).catch((error: Error) => error);
    if (response instanceof Error) return void faults.push(`${address}: ${response.message}`);
    const isWell =
      response.status() === 200 &&
      (response.headers()['content-type'] !== 'text/html' || (await response.text()).endsWith('</html>'));
    if (!isWell && !isExcused(address)) faults.push(`${address}: ${response.status()}`);
    await response.dispose();
  };
  const all = (async () => {
    for (; !isOver; rounds++)
      for (const address of addresses) {
        await ask(address);
        await wait(PAUSE_MS);
      }
  })();
  const roundsFrom = (start: number) => expect.poll(() => rounds - start, { timeout: 30_000 }).toBeGreaterThan(2);
  return {
    /** Resolves when everything has been asked for again, twice. */
    goOn: () => roundsFrom(rounds),
    end: async () => {
      isOver = true;
      await all;
      return faults;
    },
  };
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('姓名').fill('换版时写信的人');
  await page.getByLabel('电话', { exact: true }).fill(ENQUIRY.Telphone);
  await page.getByLabel('邮箱', { exact: true }).fill(ENQUIRY.Email);
  await page.getByRole('checkbox').check();
  await asSlowAsAPerson(page);
}

test('换到新的一版：一直有人来，一个也没有丢；旧页面上的人接着走、接着写', async ({ browser, playwright }) => {
  const request = await playwright.request.newContext({ ignoreHTTPSErrors: true });
  const visitor = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true });
  const [oldId, newId] = [buildId(releases.old), buildId(releases.next)];
  const scripts = scriptsIn(await (await request.get(`${origin}/`)).text()).slice(0, MOST_SCRIPTS);
  expect(scripts.length).toBe(MOST_SCRIPTS);

  const [reader, writer] = [await visitor.newPage(), await visitor.newPage()];
  await reader.goto('/ecosystem/cases');
  await writer.goto('/contact-us');
  for (const page of [reader, writer]) {
    await hydrated(page);
    expect((await page.content()).includes(oldId)).toBe(true);
  }
  await fillIn(writer);

  // what nginx keeps no copy of, it cannot answer while the site is away
  let isAway = false;
  const others = visitors(request, [...PAGES, ...scripts, READY], (address) => isAway && address === READY);
  await others.goOn();
  switchTo(releases.next);
  await others.goOn();

  isAway = true;
  await site.stop();
  await others.goOn();
  await writer.getByRole('button', { name: '发送', exact: true }).click();
  await expect(writer.getByText('填写的内容都还在')).toBeVisible();
  site = await start();
  isAway = false;
  await others.goOn();

  // a script that the old page has not needed before
  const loaded: string[] = [];
  reader.on('response', (response) => loaded.push(`${response.status()} ${new URL(response.url()).pathname}`));
  const bar = reader.getByRole('navigation', { name: '主菜单' });
  await bar.getByRole('button', { name: '搜索', exact: true }).click();
  await expect(bar.getByRole('combobox', { name: '搜索内容' })).toBeFocused();
  expect(loaded.filter((line) => line.includes('/_next/static/chunks/'))).not.toEqual([]);
  for (const [name, address] of [
    ['实验室', '/ecosystem/labs'],
    ['隐私说明', '/privacy'],
  ]) {
    await reader.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(reader).toHaveURL(origin + address);
    await expect(reader.locator('h1').filter({ visible: true })).toContainText(name);
  }
  expect(loaded.filter((line) => !/^(200|304) /.test(line))).toEqual([]);

  await writer.getByRole('button', { name: '再发一次' }).click();
  await expect(writer.getByText(/受理编号/)).toBeVisible();
  expect(await sendersIn(data)).toEqual(['换版时写信的人']);

  // nginx lets go of its copies within a second
  for (const address of PAGES) {
    const isNew = async () => (await (await request.get(origin + address)).text()).includes(newId);
    await expect.poll(isNew, { message: address, timeout: 15_000 }).toBe(true);
  }
  const newcomer = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true });
  const page = await newcomer.newPage();
  const missing: string[] = [];
  page.on('response', (response) => response.ok() || missing.push(response.url()));
  await page.goto('/');
  await hydrated(page);
  expect(scriptsIn(await page.content()).filter((script) => scripts.includes(script))).toEqual([]);
  expect(missing).toEqual([]);

  expect(await others.end()).toEqual([]);
  for (const context of [request, visitor, newcomer])
    await ('dispose' in context ? context.dispose() : context.close());
});
