import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { buildSite, run } from '@/lib/commands/setup.mjs';
import { standBetween } from '../support/between';
import { shows } from '../support/looks';
import { testRoutes } from '../support/route-table';
import { copyBuild } from '../support/server-process';
import { startServer, type StartedServer } from '../support/start-server';
import { ADMIN, login, SETTINGS } from './cms';

/*
 * The site with the CMS as its content service: a CMS of its own, begun from a backup of the one that the other tests
 * share, and the code of the site's build with pages made from it. Between the two stands what can be slow or fail.
 */

test.describe.configure({ mode: 'serial', retries: 0 });

const port = (offset: number) => Number(SETTINGS.PORT) + offset;
const address = (offset: number) => `http://127.0.0.1:${port(offset)}`;
const [CMS, BETWEEN, SITE] = [address(2), address(3), address(4)];
const DATA = 'test-results/cms-of-the-site';
const BUILD = '.next-cms';
const CMS_SETTINGS = { ...SETTINGS, PORT: String(port(2)), DATA_DIR: DATA, CMS_SITES: SITE };
const SITE_SETTINGS = {
  SITE_URL: SITE,
  CONTENT_DIR: '',
  CONTENT_SERVICE_URL: BETWEEN,
  CONTENT_SERVICE_TOKEN: SETTINGS.CONTENT_SERVICE_TOKEN,
  REVALIDATE_SECRET: SETTINGS.REVALIDATE_SECRET,
  DATA_DIR: `${DATA}/site`,
  NEXT_DIST_DIR: BUILD,
  SAMPLE_CONTENT: 'off',
  PRERENDER_LIMIT: '1',
  UNKNOWN_LIMIT_ADDRESS: '100000',
};

let cms: StartedServer;
let site: StartedServer;
let between: Awaited<ReturnType<typeof standBetween>>;
let call: Awaited<ReturnType<typeof login>>['call'];
let token: string | undefined;

const startCms = () =>
  startServer({
    port: port(2),
    env: CMS_SETTINGS,
    command: [process.execPath, 'lib/commands/cms.mjs'],
    ready: '/api/health',
    ms: 120_000,
  });
const startSite = () => startServer({ port: port(4), env: SITE_SETTINGS });

test.beforeAll(async () => {
  test.setTimeout(20 * 60_000);
  rmSync(DATA, { recursive: true, force: true });
  const backup = spawnSync('npx', ['tsx', 'lib/cms/backup.ts', `${DATA}/cms`], {
    encoding: 'utf8',
    env: { ...process.env, ...SETTINGS },
  });
  expect(backup).toMatchObject({ status: 0, stdout: expect.stringContaining('备份在') });
  cms = await startCms();
  // the first account is whoever the tests before this one have made it
  await fetch(`${CMS}/cms-api/users/first-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...ADMIN, role: 'admin' }),
  });
  ({ call, token } = await login(ADMIN, CMS));
  between = await standBetween(port(3), CMS);
  // the browser tests before these have built it
  if (!existsSync('.next/built-from')) await buildSite({ SITE_URL: SITE, SAMPLE_CONTENT: 'off' });
  copyBuild('cms', false);
  const generate = ['next', 'build', '--experimental-build-mode', 'generate'];
  await buildSite(SITE_SETTINGS, () => run('npx', generate, SITE_SETTINGS));
  site = await startSite();
});

test.afterAll(async () => {
  await Promise.all([site?.stop(), cms?.stop()]);
  between?.close();
  rmSync(BUILD, { recursive: true, force: true });
});

interface Document {
  id: string;
  alias: string;
  displayText: string;
}

/** The first of a type, as it is now. */
async function firstOf(type: string): Promise<Document> {
  const { text } = await call('GET', `${type}?limit=1&depth=0&sort=alias`);
  return (JSON.parse(text) as { docs: Document[] }).docs[0];
}

const page = async (path: string) => {
  const response = await fetch(SITE + path, { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
};
const SOON = { timeout: 60_000, intervals: [100] };
const showsSoon = (path: string, text: string) =>
  expect.poll(async () => shows((await page(path)).text, text), SOON).toBe(true);

testRoutes('内容管理', SITE, CMS);

test('在后台改标题、发布，网站上就是新的', async ({ browser }) => {
  const { id, alias } = await firstOf('case');
  const context = await browser.newContext();
  await context.addCookies([{ name: 'payload-token', value: token!, url: CMS, httpOnly: true, sameSite: 'Strict' }]);
  const admin = await context.newPage();
  await admin.goto(`${CMS}/admin/collections/case/${id}`);
  await admin.getByLabel('标题').fill('在后台改过的标题');
  await admin.getByRole('button', { name: '发布修改' }).first().click();
  const publishedAt = Date.now();
  await showsSoon(`/ecosystem/cases/${alias}`, '在后台改过的标题');
  console.log(`发布到页面：${Date.now() - publishedAt} 毫秒`);
  await showsSoon('/ecosystem/cases', '在后台改过的标题');
  await context.close();
});
