import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { defaultConfig } from 'lighthouse';

/**
 * Lighthouse's phone: slow 4G with 150 ms to the server and back and 1.6 Mbit/s, a processor slowed four times. A
 * browser can only hold back whole requests, so that Lighthouse makes 562 ms of it: also here, or nothing compares.
 */
const { throttling } = defaultConfig.settings!;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const BYTES_A_SECOND = 1024 / 8;
const LOADING_MS = 60_000;
const PRESS_MS = 60;
/** What shows no effect by then has none. */
const PATIENCE_MS = 10_000;
/** Longer than an effect in time takes, so that it is not disturbed. */
const ASKING_MS = 250;
/** No long task for so long: whatever was to be done is done. */
const QUIET_MS = 1_500;
/** Left alone for so long, a page has done all that it does by itself. */
const ALONE_MS = 4_000;

/** Where to press, in the page scrolled so far. */
export interface Control {
  name: string;
  selector: string;
  x: number;
  y: number;
  scroll: number;
}

export interface Alone {
  control: Control | null;
  lcp: number;
  shift: number;
  /** what the long tasks have beyond 50 ms, from the first paint until the page has been touched and is quiet again */
  blocking: number;
  /** gzip bytes of all scripts that came until `load`: what is prepared for a press comes after it */
  scripts: number;
  effect: number | null;
}

interface Visit {
  lcp: number;
  shift: number;
  tasks: { startTime: number; duration: number }[];
  effect: number | null;
  frame: number;
  findControl: () => Control | null;
}

declare global {
  interface Window {
    visit: Visit;
  }
}

/** A first visit: the page has fired `load`, and whatever `read` does with it is done by the same slow phone. */
async function visit<T>(
  browser: Browser,
  address: string,
  read: (page: Page, session: CDPSession, scripts: Set<string>) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    await context.addInitScript({ path: 'tests/bench/visited-page.mjs' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const scripts = new Set<string>();
    session.on('Network.responseReceived', ({ type, response }) => {
      if (type === 'Script' || new URL(response.url).pathname.endsWith('.js')) scripts.add(response.url);
    });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: throttling!.requestLatencyMs!,
      downloadThroughput: throttling!.downloadThroughputKbps! * BYTES_A_SECOND,
      uploadThroughput: throttling!.uploadThroughputKbps! * BYTES_A_SECOND,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling!.cpuSlowdownMultiplier! });
    await page.goto(address, { waitUntil: 'load', timeout: LOADING_MS });
    return await read(page, session, scripts);
  } finally {
    await context.close();
  }
}

/**
 * Presses as a finger does; the next page of a paper once there is one to turn to.
 * @returns how long the effect took, null where there was none
 */
async function press(page: Page, session: CDPSession, { name, selector, x, y }: Control): Promise<number | null> {
  if (name === '下一页') {
    const enabled = page.locator(`${selector}:enabled`).waitFor({ timeout: LOADING_MS });
    // pressed all the same, without effect
    await enabled.catch(() => {});
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await wait(PRESS_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return readEffect(session);
}

/**
 * Asks the page itself: the browser runner's own waiting first evaluates its large script in the page, 50 ms at this
 * speed, in the middle of what is measured.
 */
async function readEffect(session: CDPSession): Promise<number | null> {
  for (let left = PATIENCE_MS; left > 0; left -= ASKING_MS) {
    await wait(ASKING_MS);
    const { result } = await session.send('Runtime.evaluate', { expression: 'visit.effect' });
    if (typeof result.value === 'number') return result.value;
  }
  return null;
}

/** Leaves a page alone, then presses its control: what it does by itself, and what it has put off until a touch. */
export function leaveAlone(browser: Browser, address: string): Promise<Alone> {
  return visit(browser, address, async (page, session, scripts) => {
    const came = [...scripts];
    await wait(ALONE_MS);
    const { lcp, shift } = await page.evaluate(() => ({ lcp: window.visit.lcp, shift: window.visit.shift }));
    const control = await page.evaluate(() => window.visit.findControl());
    // a page that has just been scrolled is still being drawn
    await wait(PRESS_MS * 5);
    const effect = control && (await press(page, session, control));
    await page.waitForFunction(
      (ms) => window.visit.tasks.every(({ startTime, duration }) => performance.now() - startTime - duration > ms),
      QUIET_MS,
      { polling: 250, timeout: LOADING_MS },
    );
    const blocking = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0].startTime;
      return window.visit.tasks
        .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, paint) - 50)
        .reduce((sum, ms) => sum + Math.max(0, ms), 0);
    });
    return { control, lcp, shift, blocking, scripts: await weigh(came), effect };
  });
}

/** A first press so long after `load`. */
export function pressAfter(browser: Browser, address: string, control: Control, ms: number): Promise<number | null> {
  return visit(browser, address, async (page, session) => {
    if (control.scroll > 0) await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), control.scroll);
    await wait(ms);
    return press(page, session, control);
  });
}

/** The longest frame, in ms, of a first swipe so long after `load`. */
export function swipeAfter(browser: Browser, address: string, ms: number): Promise<number> {
  return visit(browser, address, async (page, session) => {
    await wait(ms);
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 700,
      yDistance: -600,
      speed: 1_500,
      preventFling: false,
      gestureSourceType: 'touch',
    });
    return page.evaluate(() => window.visit.frame);
  });
}

const weights = new Map<string, number>();

/** However the server sends them, so that only what is sent counts. */
async function weigh(scripts: string[]): Promise<number> {
  let sum = 0;
  for (const address of scripts) {
    if (!weights.has(address))
      weights.set(address, gzipSync(Buffer.from(await (await fetch(address)).arrayBuffer())).length);
    sum += weights.get(address)!;
  }
  return sum;
}
