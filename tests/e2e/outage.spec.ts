import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { writeItem } from '../support/content-folders';
import { ADDRESSES, REVALIDATE_SECRET } from '../support/instances';
import { startServer, type StartedServer } from '../support/start-server';

/*
 * The site on a content service that goes away: real processes, a copy of the
 * build of `plain`, and one build made while the service is gone.
 */

const SITE = ADDRESSES.outage;
const BUILD = '.next-outage';
const folder = mkdtempSync(path.join(os.tmpdir(), 'outage-'));
const content = path.join(folder, 'content');
const SETTINGS = {
  CONTENT_SERVICE_URL: ADDRESSES.outageService,
  SITE_URL: SITE,
  DATA_DIR: path.join(folder, 'data'),
  NEXT_DIST_DIR: BUILD,
  PRERENDER_LIMIT: '1',
  REVALIDATE_SECRET,
};
/** Not built beforehand: other spellings, and a page further down its list. */
const ON_DEMAND = [
  '/modules/emg',
  '/home/solutions/vr-lab',
  '/solutions/vr-lab/cases/detail/hud-position',
  '/ecosystem/labs/qilin-gait-lab',
];

/** Is in a section of the home page that the content no longer has. */
const WITHOUT = 'Stroop色词';

test.describe.configure({ mode: 'serial', retries: 0 });
test.afterAll(() => Promise.all([site, service].map((server) => server?.stop())));

const setMode = (mode: string) => fetch(`${ADDRESSES.outageService}/mode`, { method: 'PUT', body: mode });
const page = async (address: string) => {
  const response = await fetch(SITE + address, { redirect: 'manual', signal: AbortSignal.timeout(30_000) });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

let service: StartedServer | undefined;
let site: StartedServer | undefined;
async function startSite(): Promise<void> {
  site = await startServer({ port: Number(new URL(SITE).port), env: SETTINGS, ready: '/api/health' });
}
/** The words that a reader sees, without what changes from build to build. */
const words = (html: string) => html.replace(/<script[^]*?<\/script>|<[^>]+>|\s+/g, '');

/** What the pages said while all was well. */
const before = new Map<string, string>();

/** Every page answers 200 and says what it said, but for dates that have come nearer. */
async function expectAllThere(): Promise<void> {
  for (const [address, text] of before) {
    const answer = await page(address);
    expect([address, answer.status]).toEqual([address, 200]);
    expect(words(answer.text).length, address).toBeGreaterThanOrEqual(text.length * 0.98);
  }
}

test('提供构建好的，还有构建以后才发布的页面', async () => {
  rmSync(BUILD, { recursive: true, force: true });
  cpSync('.next-plain', BUILD, {
    recursive: true,
    filter: (file) => !/^\.next-plain\/(cache|diagnostics|trace)/.test(file),
  });
  cpSync('lib/sample-content', content, { recursive: true });
  // a section of the home page that the content does not have, and a type without items
  rmSync(path.join(content, 'feature/experiment-paradigms.yaml'));
  rmSync(path.join(content, 'white-paper'), { recursive: true });
  const { port } = new URL(ADDRESSES.outageService);
  service = await startServer({
    port: Number(port),
    command: [process.execPath, '--import', 'tsx', 'tests/support/run-recording-service.ts', port, content],
    ready: '/recorded',
  });
  await startSite();
  const { routes } = JSON.parse(readFileSync(path.join(BUILD, 'prerender-manifest.json'), 'utf8')) as {
    routes: object;
  };
  // without what is not there: whether it is there now is asked again and again
  const built = Object.keys(routes).filter(
    (route) => !/[._]|^\/(api|images|extra|login|search\/|unavailable|whitepaper\/)|\/none$/.test(route),
  );
  await fetch(`${SITE}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${REVALIDATE_SECRET}` },
    body: '{}',
  });
  writeItem(content, 'case', 'since-the-build', {
    displayText: '构建以后发布的案例',
    publishedUtc: '2026-06-01T00:00:00Z',
  });
  // a notice comes before the content: all is cleared twice, and made anew from what the service says now
  const isCleared = async () => !(await page('/')).text.includes(WITHOUT);
  await expect.poll(isCleared, { timeout: 30_000, intervals: [500] }).toBe(true);
  const asked = async () => ((await (await fetch(`${ADDRESSES.outageService}/recorded`)).json()) as unknown[]).length;
  let count = -1;
  const isAtRest = async () => {
    for (const address of built) await page(address);
    const last = count;
    count = await asked();
    return count > 100 && count === last;
  };
  await expect.poll(isAtRest, { timeout: 60_000, intervals: [1_000] }).toBe(true);
  const since = '/ecosystem/cases/since-the-build';
  await expect.poll(async () => (await page(since)).status, { timeout: 25_000, intervals: [500] }).toBe(200);
  for (const address of [...built, ...ON_DEMAND, since]) {
    const { status, text } = await page(address);
    expect([address, status]).toEqual([address, 200]);
    before.set(address, words(text));
  }
  expect(before.size).toBeGreaterThan(40);
});

for (const mode of ['gone', 'failing', 'hanging']) {
  test(`内容服务${mode}，网站重新启动：每一页都在，一字不少；没见过的是 503`, async () => {
    await setMode(mode);
    await site!.stop();
    await startSite();
    await expectAllThere();
    const unknown = await page(`/ecosystem/cases/never-seen-${mode}`);
    expect(unknown.status).toBe(503);
    expect(unknown.headers.get('retry-after')).toBe('30');
    expect(unknown.headers.get('cache-control')).toContain('no-store');
    expect(unknown.text).toContain('这一页暂时打不开');
    expect(unknown.text).toContain('应用领域');
    expect(unknown.text).not.toMatch(/Internal Server Error|couldn.t load|<script/);
    // asked again while nothing has changed: still no 404, nothing kept
    expect((await page(`/ecosystem/cases/never-seen-${mode}`)).status).toBe(503);
  });
}

test('列表再要几条：问过的还在，没问过的是 503，说何时再来', async () => {
  await setMode('working');
  const asked = '/api/case/GetAll?domainId=all&moduleId=all&solutionId=all&page=2&pageSize=9';
  // the service has just failed: it is asked again after a pause
  await expect.poll(async () => (await page(asked)).status, { timeout: 30_000, intervals: [500] }).toBe(200);
  const { text } = await page(asked);
  await setMode('gone');
  expect(await page(asked)).toMatchObject({ status: 200, text });
  const never = await page(asked.replace('page=2', 'page=3'));
  expect(never.status).toBe(503);
  expect(never.headers.get('retry-after')).toBe('30');
});

test('内容服务没有的时候也能构建，重启以后是同样的页面', async () => {
  await setMode('gone');
  await site!.stop();
  const build = spawn(process.execPath, ['lib/commands/build.mjs'], {
    env: { ...process.env, ...SETTINGS },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(build, 'exit')) as [number];
  expect(code).toBe(0);
  await startSite();
  await expectAllThere();
});

test('内容服务回来：三十秒之内是新的内容，没见过的是 404', async () => {
  writeItem(content, 'case', 'since-the-build', {
    displayText: '回来以后改过的案例',
    publishedUtc: '2026-06-01T00:00:00Z',
  });
  await setMode('working');
  await expect
    .poll(async () => (await page('/ecosystem/cases/since-the-build')).text, { timeout: 30_000, intervals: [1_000] })
    .toContain('回来以后改过的案例');
  expect((await page('/ecosystem/cases/never-seen-gone')).status).toBe(404);
});
