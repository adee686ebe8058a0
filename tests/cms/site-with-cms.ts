import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { buildSite, run } from '@/lib/commands/setup.mjs';
import { standBetween } from '../support/between';
import { shows } from '../support/looks';
import { copyBuild } from '../support/server-process';
import { startServer, type StartedServer } from '../support/start-server';
import { ADMIN, login, registerAdmin, SETTINGS } from './cms';

/*
 * The site with the CMS as its content service: a CMS of its own, begun from a backup of the one that the other tests
 * share, and the code of the site's build with pages made from it. Between the two stands what can be slow or fail.
 * Started once for all files that ask for it.
 */

const port = (offset: number) => Number(SETTINGS.PORT) + offset;
const address = (offset: number) => `http://127.0.0.1:${port(offset)}`;
export const [CMS, SITE] = [address(2), address(4)];
const BETWEEN = address(3);
export const DATA = 'test-results/cms-of-the-site';
export const BUILD = '.next-cms';
const CMS_SETTINGS = { ...SETTINGS, PORT: String(port(2)), DATA_DIR: DATA, CMS_SITES: SITE };
const SITE_SETTINGS = {
  SITE_URL: SITE,
  CONTENT_DIR: '',
  CONTENT_SERVICE_URL: BETWEEN,
  CONTENT_SERVICE_TOKEN: SETTINGS.CONTENT_SERVICE_TOKEN,
  REVALIDATE_SECRET: SETTINGS.REVALIDATE_SECRET,
  CMS_URL: CMS,
  DATA_DIR: `${DATA}/site`,
  NEXT_DIST_DIR: BUILD,
  SAMPLE_CONTENT: 'off',
  PRERENDER_LIMIT: '1',
  UNKNOWN_LIMIT_ADDRESS: '100000',
};

export interface Running {
  cms: StartedServer;
  site: StartedServer;
  between: Awaited<ReturnType<typeof standBetween>>;
  call: Awaited<ReturnType<typeof login>>['call'];
  token: string;
}

export const startCms = () =>
  startServer({
    port: port(2),
    env: CMS_SETTINGS,
    command: [process.execPath, 'lib/commands/cms.mjs'],
    ready: '/api/health',
    ms: 120_000,
  });
export const startSite = () => startServer({ port: port(4), env: SITE_SETTINGS });

async function start(): Promise<Running> {
  rmSync(DATA, { recursive: true, force: true });
  const backup = spawnSync('npx', ['tsx', 'lib/cms/backup.ts', `${DATA}/cms`], {
    encoding: 'utf8',
    env: { ...process.env, ...SETTINGS },
  });
  expect(backup).toMatchObject({ status: 0, stdout: expect.stringContaining('备份在') });
  const cms = await startCms();
  await registerAdmin(CMS);
  const { call, token = '' } = await login(ADMIN, CMS);
  const between = await standBetween(port(3), CMS);
  // the browser tests before these have built it
  if (!existsSync('.next/built-from')) await buildSite({ SITE_URL: SITE, SAMPLE_CONTENT: 'off' });
  copyBuild('cms', false);
  const generate = ['next', 'build', '--experimental-build-mode', 'generate'];
  await buildSite(SITE_SETTINGS, () => run('npx', generate, SITE_SETTINGS));
  return { cms, site: await startSite(), between, call, token };
}

export const test = base.extend<object, { running: Running }>({
  running: [
    async ({}, use) => {
      const running = await start();
      await use(running);
      await Promise.all([running.site.stop(), running.cms.stop()]);
      running.between.close();
      rmSync(BUILD, { recursive: true, force: true });
    },
    { scope: 'worker', auto: true, timeout: 20 * 60_000 },
  ],
});

interface Document {
  id: string;
  alias: string;
  displayText: string;
}

/** The first of a type, as it is now; or the one of a name. */
export async function itemOf({ call }: Running, type: string, alias?: string): Promise<Document> {
  const named = alias ? `&where[alias][equals]=${alias}&draft=true` : '';
  const { text } = await call('GET', `${type}?limit=1&depth=0&sort=alias${named}`);
  return (JSON.parse(text) as { docs: Document[] }).docs[0];
}

export async function publish({ call }: Running, type: string, id: string, change: object): Promise<void> {
  expect(await call('PATCH', `${type}/${id}?depth=0`, { ...change, _status: 'published' })).toMatchObject({
    status: 200,
  });
}

/** A window of somebody with an account. */
export async function staffPage(browser: Browser, token: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'payload-token', value: token, url: CMS, httpOnly: true, sameSite: 'Strict' }]);
  return context.newPage();
}

export const look = async (path: string) => {
  const response = await fetch(SITE + path, { redirect: 'manual' });
  return { status: response.status, text: await response.text(), location: response.headers.get('location') };
};
export const SOON = { timeout: 60_000, intervals: [100] };
export const showsSoon = (path: string, text: string) =>
  expect.poll(async () => shows((await look(path)).text, text), SOON).toBe(true);
