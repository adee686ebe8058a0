/**
 * `npm run bench:lighthouse`: every template, a bare Next page and a plain HTML page in one run of Lighthouse: a phone
 * on slow 4G with a processor slowed four times, by its model and on a line that is really slowed. Waits until the
 * site has made its pictures and before each page until the machine is idle, prints what it was like, and fails over the
 * budgets. Needs the built site; `PICTURES=off` measures with the pictures as they are.
 * `-- 1` for another number of rounds than five, `-- 1 cases labs` for the pages whose address has one of these in it,
 * `/` for home.
 * On a quiet machine the first round takes half a minute for each page, the others eight seconds: it prints as it goes.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import lighthouse, { type RunnerResult as Result } from 'lighthouse';
import { findHeadlessBrowser } from '@/lib/commands/setup.mjs';
import { PAGES } from './pages';

const [rounds = '5', ...parts] = process.argv.slice(2);
const FIRST_PORT = Number(process.env.PORT || 3990);
const [SITE, BARE, PLAIN] = [0, 1, 2].map((place) => `http://127.0.0.1:${FIRST_PORT + place}`);
const BARE_NEXT = 'tests/bench/bare-next';
/** Share of the processors that may be at work before a page; a busier machine measures itself. */
const QUIET_SHARE = 0.08;
const QUIET_MS = 1_000;
/** Pictures of a new build are made for half an hour, one by one, with a rest after each. */
const PATIENCE_MS = Number(process.env.QUIET_MINUTES ?? 40) * 60_000;
const REST_MS = 15_000;
/** Long enough for scripts that wait for a hand to run by themselves. */
const READ_FOR_MS = 8_000;
/** Now and then it misses the beginning of a page. */
const TRIES = 3;
const POINTS_BELOW_PLAIN = 2;
const SHARE_OF_BARE = 0.25;
/** A quarter of what the bare page once cost here (158 ms); on a quick machine it costs nothing. */
const LEAST_BLOCKING_MS = 40;
const LCP_MS = { home: 1_500, other: 1_200 };

interface Figures {
  score: number;
  blocking: number;
  /** largest paint by the model */
  model: number;
  /** what scatters little or is only told, from the first round */
  once: {
    /** largest paint on the slowed line */
    slowed: number;
    /** blocking with what scripts do by themselves once the page has been read for a moment */
    later: number;
  } | null;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const ended: (() => void)[] = [];

/** A page with nothing to load. */
function servePlain(): void {
  const text = '<p>只有一个标题和几段文字。</p>'.repeat(20);
  const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>普通网页</title></head><body><main><h1>普通网页</h1>${text}</main></body></html>`;
  const body = gzipSync(html);
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/' ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'gzip',
    });
    response.end(body);
  }).listen(FIRST_PORT + 2, '127.0.0.1');
  ended.push(() => server.close());
}

async function serveNext(place: string, address: string, env: Record<string, string>): Promise<void> {
  const { port } = new URL(address);
  const next = path.resolve('node_modules/next/dist/bin/next');
  const server: ChildProcess = spawn(process.execPath, [next, 'start', place, '-p', port], {
    env: { ...process.env, ...env, PORT: port },
    stdio: 'ignore',
  });
  ended.push(() => server.kill('SIGTERM'));
  const isThere = () =>
    fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isThere())) {
    if (server.exitCode !== null) throw new Error(`${address} 没有启动：先运行 npm run build`);
    await wait(200);
  }
}

/** Ticks of all processors so far: passed, at work, taken by other machines. */
function readTicks(): { all: number; busy: number; stolen: number } {
  const [, ...ticks] = readFileSync('/proc/stat', 'utf8').split('\n')[0].trim().split(/\s+/);
  const all = ticks.slice(0, 8).map(Number);
  const sum = all.reduce((one, other) => one + other, 0);
  return { all: sum, busy: sum - all[3] - all[4], stolen: all[7] };
}

function shareSince(before: ReturnType<typeof readTicks>, of: 'busy' | 'stolen'): number {
  const now = readTicks();
  return (now[of] - before[of]) / (now.all - before.all);
}

/** Waits until the processors have had next to nothing to do for so long. */
async function quiet(ms: number): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (let share = 1; share > QUIET_SHARE;) {
    if (Date.now() > end) throw new Error(`这台机器没有安静下来：${(share * 100).toFixed(0)}% 在忙`);
    const before = readTicks();
    await wait(ms);
    share = shareSince(before, 'busy');
  }
}

async function measure(address: string, port: number, isFirst: boolean): Promise<Figures> {
  const run = async (
    throttlingMethod: 'simulate' | 'devtools',
    pauseAfterLoadMs?: number,
    left = TRIES,
  ): Promise<Result['lhr']> => {
    const result = await lighthouse(address, {
      port,
      onlyCategories: ['performance'],
      throttlingMethod,
      ...(pauseAfterLoadMs && { pauseAfterLoadMs }),
      logLevel: 'silent',
    });
    if (result && !result.lhr.runtimeError) return result.lhr;
    if (left > 1) return run(throttlingMethod, pauseAfterLoadMs, left - 1);
    throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`);
  };
  const valueOf = ({ audits }: Result['lhr'], audit: string) => audits[audit].numericValue ?? 0;
  const model = await run('simulate');
  return {
    score: (model.categories.performance.score ?? 0) * 100,
    blocking: valueOf(model, 'total-blocking-time'),
    model: valueOf(model, 'largest-contentful-paint'),
    once: isFirst
      ? {
          slowed: valueOf(await run('devtools'), 'largest-contentful-paint'),
          later: valueOf(await run('simulate', READ_FOR_MS), 'total-blocking-time'),
        }
      : null,
  };
}

function median(all: Figures[]): Figures {
  const of = (name: 'score' | 'blocking' | 'model') =>
    all.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(all.length / 2)];
  return { score: of('score'), blocking: of('blocking'), model: of('model'), once: all[0].once };
}

function rowOf({ score, blocking, model, once }: Figures): string {
  return [
    score.toFixed(0).padStart(4),
    blocking.toFixed(0).padStart(9),
    (once?.later.toFixed(0) ?? '-').padStart(22),
    (model / 1000).toFixed(2).padStart(12),
    (once ? (once.slowed / 1000).toFixed(2) : '-').padStart(12),
  ].join('');
}

/** What is over the budget, in words. */
function faults(address: string, figures: Figures, plain: Figures, bare: Figures): string[] {
  const largest = address === `${SITE}/` ? LCP_MS.home : LCP_MS.other;
  return [
    figures.score < plain.score - POINTS_BELOW_PLAIN && '分数',
    figures.blocking > Math.max(LEAST_BLOCKING_MS, bare.blocking * SHARE_OF_BARE) && '阻塞',
    figures.model > largest && 'LCP（模型）',
    (figures.once?.slowed ?? 0) > largest && 'LCP（真慢）',
  ].filter((fault) => fault !== false);
}

const data = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
try {
  const built = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build', BARE_NEXT], {
    encoding: 'utf8',
  });
  if (built.status !== 0) throw new Error(`Next 的空页面没有构建成：${built.stderr}`);
  servePlain();
  await serveNext('.', SITE, { DATA_DIR: data });
  await serveNext(BARE_NEXT, BARE, {});

  const own = PAGES.filter(
    (page) => parts.length === 0 || parts.some((part) => (part === '/' ? page === part : page.includes(part))),
  );
  const addresses = [`${PLAIN}/`, `${BARE}/`, ...own.map((page) => SITE + page)];
  const debugging = FIRST_PORT + 3;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || findHeadlessBrowser() || undefined,
    args: [`--remote-debugging-port=${debugging}`, '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'],
  });
  ended.push(() => void browser.close());
  // the pictures of a page are wanted when it has been asked for
  for (const address of addresses) await fetch(address);
  await quiet(REST_MS);

  const all = new Map<string, Figures[]>(addresses.map((address) => [address, []]));
  for (let round = 1; round <= Number(rounds); round++) {
    const before = readTicks();
    for (const [address, figures] of all) {
      await quiet(QUIET_MS);
      figures.push(await measure(address, debugging, round === 1));
      console.log(`${address} ${rowOf(figures.at(-1)!)}`);
    }
    const stolen = shareSince(before, 'stolen') * 100;
    console.log(`第 ${round} 轮：负载 ${os.loadavg()[0].toFixed(2)}，被别的机器占去 ${stolen.toFixed(1)}%`);
  }

  const medians = new Map([...all].map(([address, figures]) => [address, median(figures)]));
  const [plain, bare] = [medians.get(`${PLAIN}/`)!, medians.get(`${BARE}/`)!];
  console.log('\n分数  阻塞 ms  看了 8 秒以后的阻塞 ms  LCP 模型 s  LCP 真慢 s  页面');
  for (const [address, figures] of medians) {
    const name = { [`${PLAIN}/`]: '普通网页', [`${BARE}/`]: 'Next 的空页面' }[address] ?? address.slice(SITE.length);
    const over = address.startsWith(SITE) ? faults(address, figures, plain, bare) : [];
    if (over.length > 0) process.exitCode = 1;
    console.log(`${rowOf(figures)}  ${name}${over.length > 0 ? `  ← ${over.join('、')}` : ''}`);
  }
} finally {
  for (const end of ended.reverse()) end();
  rmSync(data, { recursive: true, force: true });
  rmSync(path.join(BARE_NEXT, '.next'), { recursive: true, force: true });
}
