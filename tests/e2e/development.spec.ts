import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ADDRESSES } from '../support/instances';
import { startServer, type StartedServer } from '../support/start-server';
import { versionsOf } from '../support/site-content';

const BASE = ADDRESSES.development;
/** Says that the machine was busy, not that anything is wrong. */
const SLOW_MACHINE = /Slow filesystem detected/;
/** Beside the built site, which `next dev` leaves alone. */
const FOLDER = '.next/dev';

let server: StartedServer;
let log = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const { port } = new URL(BASE);
  server = await startServer({
    port: Number(port),
    env: { SITE_URL: BASE, NODE_ENV: 'development' },
    command: [process.execPath, 'node_modules/next/dist/bin/next', 'dev', '-p', port],
    ready: '/api/health',
    stdio: 'pipe',
  });
  for (const stream of [server.process.stdout, server.process.stderr])
    stream?.on('data', (chunk) => (log += String(chunk)));
});

test.afterAll(async () => {
  await server.stop();
  rmSync(FOLDER, { recursive: true, force: true });
});

test('npm run dev：打开首页与型号页，记录里没有一个错误、一句警告', async ({ page }) => {
  const [version] = await versionsOf(1);
  for (const address of ['/', `/products/modules/${version.module}/${version.alias}`]) {
    // compiled when it is first asked for
    await page.goto(BASE + address, { timeout: 300_000 });
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toBeVisible({
      timeout: 60_000,
    });
  }
  // what the browser reports arrives in the log as well
  const faults = log.split('\n').filter((line) => /⨯|⚠|error|warn|encountered/i.test(line) && !SLOW_MACHINE.test(line));
  expect(faults, log).toEqual([]);
});
