import { defineConfig } from '@playwright/test';
import { CMS, SETTINGS } from './cms';

const executablePath = process.env.CHROMIUM_HEADLESS || process.env.CHROMIUM || undefined;

const WITH_A_SITE = ['website.spec.ts', 'writing.spec.ts'];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/cms',
  workers: 2,
  projects: [
    // one after another by name: what is imported is compared before it is edited
    { name: 'cms', testIgnore: WITH_A_SITE, workers: 1 },
    // beside them, with a CMS of their own that begins as a copy of what has been imported
    { name: 'site-with-cms', testMatch: WITH_A_SITE, workers: 1 },
  ],
  retries: 1,
  timeout: 300_000,
  // a busy machine is no failure
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/cms.json' }]],
  // what an owner types, with an empty folder for its data
  webServer: {
    command: `rm -rf ${SETTINGS.DATA_DIR} && exec node lib/commands/cms.mjs`,
    cwd: '../..',
    url: `${CMS}/api/health`,
    env: SETTINGS,
    timeout: 20 * 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
  use: {
    baseURL: CMS,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] },
  },
});
