import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { writeItem, writeMarkerFolder } from '../support/content-folders';
import { ADDRESSES } from '../support/instances';

/* The site on a content service that goes away: real processes, built before, while and after it is gone. */

const SITE = ADDRESSES.outage;
const folder = mkdtempSync(path.join(os.tmpdir(), 'outage-'));
const running: ChildProcess[] = [];
const SETTINGS = {
  CONTENT_SERVICE_URL: ADDRESSES.outageService,
  SITE_URL: SITE,
  DATA_DIR: path.join(folder, 'data'),
  NEXT_DIST_DIR: '.next-outage',
  PRERENDER_LIMIT: '1',
  PORT: new URL(SITE).port,
};
/** Pages of every kind; the last three are other spellings, which are not built beforehand. */
const PAGES = [
  '/',
  '/application-fields/only',
  '/products/modules/only',
  '/products/modules/only/only',
  '/solutions/only',
  '/ecosystem',
  '/ecosystem/cases',
  '/ecosystem/cases/only',
  '/ecosystem/labs/only',
  '/ecosystem/publications/only',
  '/ecosystem/tech-documents/only',
  '/ecosystem/trainings/only',
  '/whitepaper',
  '/modules/only',
  '/home/solutions/only',
  '/solutions/only/cases/detail/only',
];

test.describe.configure({ mode: 'serial', timeout: 400_000, retries: 0 });
test.afterAll(() => running.forEach((child) => child.kill('SIGKILL')));

const setMode = (mode: string) => fetch(`${ADDRESSES.outageService}/mode`, { method: 'PUT', body: mode });
const page = async (address: string) => {
  const response = await fetch(SITE + address, { redirect: 'manual', signal: AbortSignal.timeout(30_000) });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const until = (address: string) =>
  expect
    .poll(
      () =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);

function run(...command: string[]): ChildProcess {
  const [file, ...parameters] = command;
  const child = spawn(file, parameters, {
    env: { ...process.env, ...SETTINGS },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.push(child);
  return child;
}

async function build(): Promise<number> {
  writeFileSync('.next-tsconfig.json', '{ "extends": "./tsconfig.json" }\n');
  const [code] = (await once(run('npx', 'next', 'build'), 'exit')) as [number];
  return code;
}

let site: ChildProcess;
async function startSite(): Promise<void> {
  site = run('node', 'node_modules/next/dist/bin/next', 'start', '-p', SETTINGS.PORT);
  await until(`${SITE}/api/health`);
}
async function stopSite(): Promise<void> {
  site.kill('SIGTERM');
  await once(site, 'exit');
}
/** The words that a reader sees, without what changes from build to build. */
const words = (html: string) => html.replace(/<script[^]*?<\/script>|<[^>]+>|\s+/g, '');

const before = new Map<string, string>();

test('构建、提供，还有构建以后才发布的页面', async () => {
  writeMarkerFolder(path.join(folder, 'content'));
  const { port } = new URL(ADDRESSES.outageService);
  run('node', '--import', 'tsx', 'tests/support/run-recording-service.ts', port, path.join(folder, 'content'));
  await until(`${ADDRESSES.outageService}/recorded`);
  expect(await build()).toBe(0);
  await startSite();
  writeItem(path.join(folder, 'content'), 'case', 'since-the-build', {
    displayText: '构建以后发布的案例',
    publishedUtc: '2026-06-01T00:00:00Z',
  });
  // names are read again only so often, and less often the longer that takes
  await expect.poll(async () => (await page('/ecosystem/cases/since-the-build')).status, { timeout: 60_000 }).toBe(200);
  for (const address of [...PAGES, '/ecosystem/cases/since-the-build']) {
    const { status, text } = await page(address);
    expect([address, status]).toEqual([address, 200]);
    before.set(address, words(text));
  }
});

for (const mode of ['gone', 'failing', 'hanging']) {
  test(`内容服务${mode}，网站重新启动：每一页都在，一字不少；没见过的是 503`, async () => {
    await setMode(mode);
    await stopSite();
    await startSite();
    for (const [address, text] of before) {
      const answer = await page(address);
      expect([address, answer.status]).toEqual([address, 200]);
      expect(words(answer.text).length).toBeGreaterThanOrEqual(text.length * 0.98);
    }
    const started = performance.now();
    const unknown = await page(`/ecosystem/cases/never-seen-${mode}`);
    expect(unknown.status).toBe(503);
    expect(unknown.headers.get('retry-after')).toBe('30');
    expect(unknown.headers.get('cache-control')).toContain('no-store');
    expect(unknown.text).toContain('这一页暂时打不开');
    expect(unknown.text).toContain('应用领域');
    expect(unknown.text).not.toMatch(/Internal Server Error|couldn.t load|<script/);
    expect(performance.now() - started).toBeLessThan(15_000);
    // asked again while nothing has changed: still no 404, nothing kept
    expect((await page(`/ecosystem/cases/never-seen-${mode}`)).status).toBe(503);
  });
}

test('内容服务没有的时候也能构建，重启以后是同样的页面', async () => {
  await setMode('gone');
  await stopSite();
  expect(await build()).toBe(0);
  await startSite();
  for (const [address, text] of before) {
    const answer = await page(address);
    expect([address, answer.status]).toEqual([address, 200]);
    expect(words(answer.text).length).toBeGreaterThanOrEqual(text.length * 0.98);
  }
});

test('内容服务回来：三十秒之内是新的内容，没见过的是 404', async () => {
  writeItem(path.join(folder, 'content'), 'case', 'since-the-build', {
    displayText: '回来以后改过的案例',
    publishedUtc: '2026-06-01T00:00:00Z',
  });
  await setMode('working');
  await expect
    .poll(async () => (await page('/ecosystem/cases/since-the-build')).text, { timeout: 30_000, intervals: [1_000] })
    .toContain('回来以后改过的案例');
  expect((await page('/ecosystem/cases/never-seen-gone')).status).toBe(404);
});
