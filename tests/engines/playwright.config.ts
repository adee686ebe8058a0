import { defineConfig } from '@playwright/test';
import { ENGINES } from './fixtures';

/** What asks no browser. */
const STATIC = ['chunks.spec.ts'];
/** What fails before anything of a browser's own matters: the oldest is enough, e2e/scripts-fail.spec.ts has the newest. */
const OLDEST_ONLY = ['scripts-fail.spec.ts'];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  workers: 2,
  // a machine that stalls for seconds is not a fault of the site; the report names what needed its second try
  retries: 1,
  timeout: 240_000,
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  projects: [
    { name: '构建', testMatch: STATIC },
    ...ENGINES.map((name, index) => ({ name, testIgnore: index === 0 ? STATIC : [...STATIC, ...OLDEST_ONLY] })),
  ],
});
