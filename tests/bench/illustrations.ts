/**
 * Part of `npm run bench`: what pointing at an illustration costs a processor four times as slow, script and style
 * per frame, and how much script comes for it when it is near. Fails when one is over its limit.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '@/lib/commands/setup.mjs';
import { SITE } from './pages';

const STANDS = [
  '/solutions/vr-lab',
  '/solutions/work-lab',
  '/solutions/driving-lab',
  '/3d-lab',
  '/ecosystem/custom-developments',
  '/',
];
const SLOWED = 4;
const LIMIT_MS = 4;
const LIMIT_BYTES = 20 * 1024;
/** How long the pointer rests on each hot area, so that its fade and its signals are measured too. */
const REST_MS = 350;

/** What counts as script, and what as style and layout, in the browser's own trace. */
const WORK = /^(FireAnimationFrame|FunctionCall|EventDispatch|TimerFire|EvaluateScript|UpdateLayoutTree|Layout)$/;

/** What only the script of the illustrations asks for. */
const OWN = /data-spot/;

interface TraceEvent {
  name: string;
  ts: number;
  dur?: number;
  /** of `dur`, what the thread itself worked: what other programs took is not counted */
  tdur?: number;
  pid: number;
  tid: number;
}

/** Milliseconds that the thread worked in the events; what runs inside another counts once. */
function worked(events: TraceEvent[]): number {
  let [sum, end] = [0, 0];
  for (const { ts, dur = 0, tdur = dur } of events.toSorted((one, other) => one.ts - other.ts)) {
    if (ts < end) continue;
    sum += tdur;
    end = ts + dur;
  }
  return sum / 1000;
}

/** Points at each hot area in turn, for as long as a fade takes. */
async function pointAtAll(page: Page): Promise<void> {
  for (const spot of await page.locator('[role=group] > [data-spot]').all()) {
    const box = await spot.boundingBox();
    if (!box) continue;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    await page.waitForTimeout(REST_MS);
  }
}

async function measure(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (/\/_next\/static\/.*\.js$/.test(response.url())) scripts.add(response.url());
  });
  await page.goto(SITE + address, { waitUntil: 'load' });
  await page
    .locator('[role=group]:has(> [data-spot])')
    .first()
    .evaluate((drawing) => drawing.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const own = (await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()))).filter((text) =>
    OWN.test(text),
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await pointAtAll(page);
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await page.close();
  if (process.env.KEEP_TRACE) writeFileSync(process.env.KEEP_TRACE, JSON.stringify(trace));
  const frames = trace.traceEvents.filter(({ name }) => name === 'FireAnimationFrame');
  const [{ pid, tid }] = frames.length > 0 ? frames : [{ pid: 0, tid: 0 }];
  const work = trace.traceEvents.filter((event) => event.pid === pid && event.tid === tid && WORK.test(event.name));
  return {
    perFrame: worked(work) / frames.length,
    frames: frames.length,
    bytes: own.reduce((sum, text) => sum + gzipSync(text).length, 0),
  };
}

const executablePath = process.env.CHROMIUM || findBrowser() || undefined;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
let over = 0;
console.log(`\n插图，处理器慢 ${SLOWED} 倍：每帧脚本与样式 ms（不超过 ${LIMIT_MS}）、帧数、自己的脚本 kB（不超过 20）`);
for (const address of STANDS) {
  const { perFrame, frames, bytes } = await measure(browser, address);
  if (!(perFrame <= LIMIT_MS) || bytes > LIMIT_BYTES) over++;
  console.log(
    `${perFrame.toFixed(2).padStart(7)}${String(frames).padStart(6)}${(bytes / 1024).toFixed(1).padStart(7)}  ${address}`,
  );
}
await browser.close();
process.exitCode = over > 0 ? 1 : 0;
