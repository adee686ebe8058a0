import { defineConfig } from '@playwright/test';
import { findBrowser } from '@/lib/commands/setup.mjs';
import { SITE } from '../bench/pages';

const executablePath = process.env.CHROMIUM_HEADLESS || process.env.CHROMIUM || findBrowser() || undefined;

export default defineConfig({
  testMatch: 'compare.spec.ts',
  outputDir: '../../test-results/shots',
  snapshotPathTemplate: '../../shots/kept/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  reporter: 'list',
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixels: 0, threshold: 0.1 } },
  use: {
    baseURL: SITE,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'] },
  },
});
