/**
 * `npm run bench:visit`: what a first visit to every template costs on a slow phone (`phone.ts`), beside a bare Next
 * page and a plain HTML page in the same run: largest paint, layout shift, blocking with hydration, the first press,
 * the first swipe, scripts, and the score of Lighthouse. Prints one table and fails when a page misses its goals
 * (`visit-goals.ts`). Needs the built site, which it starts as `npm start` does on PORT and the three ports after it,
 * and a quiet machine: a page that had to be measured on a busy one is marked.
 * `-- 1` for another number of rounds than five, `-- 1 cases labs` for the pages whose address has one of these in it,
 * `/` for home. One round takes half a minute for each page.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findHeadlessBrowser } from '@/lib/commands/setup.mjs';
import { startServer } from '../support/start-server';
import { VIEWER } from '../support/viewer';
import { serveBareNext, servePlain } from './beside';
import { PAGES } from './pages';
import { leaveAlone, pressAfter, swipeAfter } from './phone';
import { quiet, readTicks, shareSince } from './quiet';
import { HEAD, isMedianMet, median, misses, PRESSES, rowOf, type Figures } from './visit-goals';

const [rounds = '5', ...parts] = process.argv.slice(2);
const FIRST_PORT = Number(process.env.PORT || 3990);
const [SITE, BARE, PLAIN] = [0, 1, 2].map((place) => `http://127.0.0.1:${FIRST_PORT + place}`);
const DEBUGGING = FIRST_PORT + 3;
/** Pictures of a new build are made one by one, with a rest after each. */
const STARTING = { restMs: 15_000, patienceMs: Number(process.env.QUIET_MINUTES ?? 40) * 60_000 };
const BEFORE_PAGE = { restMs: 1_000, patienceMs: 60_000 };
const SWIPED_AFTER_MS = 1_500;
/** Now and then Lighthouse misses the beginning of a page. */
const TRIES = 3;

async function score(address: string, left = TRIES): Promise<number> {
  const result = await lighthouse(address, { port: DEBUGGING, onlyCategories: ['performance'], logLevel: 'silent' });
  if (result && !result.lhr.runtimeError) return (result.lhr.categories.performance.score ?? 0) * 100;
  if (left > 1) return score(address, left - 1);
  throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`);
}

/** One round of one page, each reading in a first visit of its own. */
async function measure(browser: Browser, address: string): Promise<Figures> {
  const { control, effect, ...figures } = await leaveAlone(browser, address);
  const presses: Figures['presses'] = {};
  const [last, ...earlier] = Object.keys(PRESSES).map(Number).toReversed();
  presses[last] = effect;
  for (const after of earlier) presses[after] = control && (await pressAfter(browser, address, control, after));
  const frame = await swipeAfter(browser, address, SWIPED_AFTER_MS);
  return { ...figures, control: control?.name ?? '', presses, frame, score: await score(address) };
}

function medianOf(all: Figures[]): Figures {
  const of = (name: 'lcp' | 'shift' | 'blocking' | 'frame' | 'scripts' | 'score') =>
    median(all.map((one) => one[name]));
  const press = (after: string) => median(all.map(({ presses }) => presses[Number(after)] ?? Infinity));
  return {
    control: all[0].control,
    lcp: of('lcp'),
    shift: of('shift'),
    blocking: of('blocking'),
    presses: Object.fromEntries(
      Object.keys(PRESSES).map((after) => [after, Number.isFinite(press(after)) ? press(after) : null]),
    ),
    frame: of('frame'),
    scripts: of('scripts'),
    score: of('score'),
  };
}

const data = mkdtempSync(path.join(os.tmpdir(), 'visit-'));
const ended: (() => unknown)[] = [() => rmSync(data, { recursive: true, force: true })];
try {
  ended.push(servePlain(FIRST_PORT + 2));
  ended.push(await serveBareNext(FIRST_PORT + 1));
  const site = await startServer({ port: FIRST_PORT, env: { DATA_DIR: data, PICTURES: 'on' }, ready: '/api/health' });
  ended.push(() => site.stop());

  const own = [...PAGES, VIEWER].filter(
    (page) => parts.length === 0 || parts.some((part) => (part === '/' ? page === part : page.includes(part))),
  );
  const names = new Map([
    [`${PLAIN}/`, '普通网页'],
    [`${BARE}/`, 'Next 的空页面'],
    ...own.map((page) => [SITE + page, page] as const),
  ]);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_HEADLESS || findHeadlessBrowser() || undefined,
    args: [`--remote-debugging-port=${DEBUGGING}`, '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'],
  });
  ended.push(() => browser.close());
  // the pictures of a page are wanted when it has been asked for
  for (const address of names.keys()) await fetch(address);
  if (!(await quiet(STARTING.restMs, STARTING.patienceMs))) console.log('网站开始以后，这台机器一直没有安静下来。');

  const all = new Map<string, Figures[]>([...names.keys()].map((address) => [address, []]));
  const busy = new Set<string>();
  for (let round = 1; round <= Number(rounds); round++) {
    const before = readTicks();
    for (const [address, figures] of all) {
      if (!(await quiet(BEFORE_PAGE.restMs, BEFORE_PAGE.patienceMs))) busy.add(address);
      figures.push(await measure(browser, address));
      console.log(rowOf(names.get(address)!, figures.at(-1)!, []));
    }
    const stolen = shareSince(before, 'stolen') * 100;
    console.log(`第 ${round} 轮：负载 ${os.loadavg()[0].toFixed(2)}，被别的机器占去 ${stolen.toFixed(1)}%`);
  }

  const medians = new Map([...all].map(([address, figures]) => [address, medianOf(figures)]));
  const bare = medians.get(`${BARE}/`)!;
  console.log(`\n${HEAD}`);
  for (const [address, figures] of medians) {
    const missed = address.startsWith(`${SITE}/`) ? misses(names.get(address)!, figures, bare) : [];
    if (missed.length > 0) process.exitCode = 1;
    console.log(rowOf(names.get(address)! + (busy.has(address) ? ' *' : ''), figures, missed));
  }
  if (busy.size > 0) console.log('\n\\* 至少一轮里机器没有安静下来。');
  const isMet = isMedianMet(
    [...medians].filter(([address]) => address.startsWith(`${SITE}/`)).map(([, one]) => one),
    bare,
  );
  console.log(`\n各页阻塞的中位：${isMet ? '做到了' : '没做到'}`);
  if (!isMet) process.exitCode = 1;
} finally {
  for (const end of ended.reverse()) await end();
}
