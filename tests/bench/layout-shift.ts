/**
 * Part of `npm run bench`: how far each page moves under the reader's eyes (cumulative layout shift)
 * while it loads over a slow line and is scrolled through, on a phone and on a desk. Fails when one moves too far.
 */
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '@/lib/commands/setup.mjs';
import { TEMPLATES } from '../shots/templates';
import { SITE } from './pages';

const WIDTHS = [390, 1440];
const LIMIT = 0.02;
/** Steps in which a page is scrolled through, and how long each lasts. */
const STEP_PX = 600;
const STEP_MS = 60;
/** What late pictures, styles and scripts move shows on a slow line only: 1.6 Mbit/s, 150 ms. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** The sum of all shifts that nobody asked for, and what moved in the largest one. */
async function measure(browser: Browser, address: string, width: number): Promise<{ sum: number; moved: string }> {
  const page = await browser.newPage({ viewport: { width, height: width < 768 ? 844 : 900 } });
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
        const names = nodes.map((node) => (node ? `${node.tagName.toLowerCase()}.${node.className}` : '?'));
        shifts.push({ value: entry.value, moved: names.slice(0, 3).join(' ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += STEP_PX) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(STEP_MS);
  }
  await page.waitForTimeout(1_500);
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; moved: string }[] }).shifts,
  );
  await page.close();
  const largest = shifts.reduce((most, shift) => (shift.value > most.value ? shift : most), { value: 0, moved: '' });
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved: largest.moved };
}

const executablePath = process.env.CHROMIUM || findBrowser() || undefined;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
let over = 0;
console.log(`\n版面移动（不超过 ${LIMIT}）：${WIDTHS.join(' 宽、')} 宽`);
for (const { path } of TEMPLATES) {
  const results = [];
  for (const width of WIDTHS) results.push(await measure(browser, SITE + path, width));
  const bad = results.filter(({ sum }) => sum >= LIMIT);
  over += bad.length;
  const figures = results.map(({ sum }) => sum.toFixed(4).padStart(8)).join('');
  console.log(`${figures}  ${path}${bad.map(({ moved }) => `  ← ${moved}`).join('')}`);
}
await browser.close();
process.exitCode = over > 0 ? 1 : 0;
