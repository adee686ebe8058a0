import { defineConfig } from '@playwright/test';
import { ADDRESSES } from './support/instances';

/**
 * `npm test` says which Chromium to use; without one it is Playwright's own. The one without a surface of its own is
 * twice as quick, and keeps no page to go back to.
 */
const whole = process.env.CHROMIUM || undefined;
const headless = process.env.CHROMIUM_HEADLESS || whole;

/** These edit the content, which no other test may notice. */
const AFTERWARDS = ['publishing.spec.ts', 'reach.spec.ts'];
/** Adds a type to a copy of the repository and builds it, at the lowest priority beside the tests that edit content. */
const DRILL = ['drill.spec.ts'];
/** Three copies of the site with PostgreSQL, Redis and nginx: by itself, for their faults must not meet a busy machine. */
const MACHINES = ['several-machines.spec.ts'];
/** These ask every page there is, which is quick as long as its five minutes are not over: later each is made anew. */
const EVERY_PAGE = ['crawl.spec.ts', 'machines.spec.ts'];
/** Lets the content service fail and builds the site meanwhile: by itself at the end, and only where it is asked for. */
const OUTAGE = ['outage.spec.ts'];
/** Needs the pages that a whole browser keeps for going back. */
const KEPT_PAGES = ['back-forward.spec.ts'];

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  globalSetup: './support/global-setup.ts',
  workers: 2,
  // a machine that stalls for seconds is not a fault of the site; the report names what needed its second try
  retries: 1,
  fullyParallel: true,
  // a test that walks the whole site takes minutes on a slow machine; what hangs is found by the limits in `use`
  timeout: 10 * 60_000,
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json', { outputFile: '../test-results/playwright.json' }]],
  projects: [
    // first, for one of its tests is the longest of all: at the end the others would wait for it
    {
      name: 'kept-pages',
      testMatch: KEPT_PAGES,
      use: { channel: whole ? undefined : 'chromium', launchOptions: { executablePath: whole, args } },
    },
    { name: 'every-page', testMatch: EVERY_PAGE },
    {
      name: 'all',
      testIgnore: [...AFTERWARDS, ...DRILL, ...MACHINES, ...OUTAGE, ...KEPT_PAGES, ...EVERY_PAGE],
    },
    { name: 'publishing', testMatch: AFTERWARDS, dependencies: ['all', 'every-page', 'kept-pages'] },
    { name: 'drill', testMatch: DRILL, dependencies: ['all', 'every-page', 'kept-pages'] },
    { name: 'machines', testMatch: MACHINES, dependencies: ['publishing', 'drill'] },
    ...(process.env.OUTAGE ? [{ name: 'outage', testMatch: OUTAGE, dependencies: ['machines'] }] : []),
  ],
  use: {
    baseURL: ADDRESSES.site,
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: { executablePath: headless, args },
  },
});
