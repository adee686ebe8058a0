/**
 * `npm run bench:search-load`: the built site on one core, 200 searches a second for 30 s beside pages.
 * How long was the thread that serves pages held up? Before it the same with pages only, for comparison:
 * what else the machine does counts in both. `-- 30 100` for other numbers; `cold` asks before the index is built.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generatedQueries } from '../search/generated';
import { readJudgements } from '../search/judged';
import { serverOf } from '../support/server-process';
import { startServer } from '../support/start-server';

const PORT = process.env.PORT || '3990';
const SITE = `http://127.0.0.1:${PORT}`;
const SECONDS = Number(process.argv[2] ?? 30);
const SEARCHES_PER_SECOND = Number(process.argv[3]) || 200;
const PAGES_PER_SECOND = 10;
const PAGES = ['/', '/products/modules', '/ecosystem/cases', '/about-us', '/search'];

const folder = mkdtempSync(path.join(os.tmpdir(), 'search-load-'));
const figuresFile = path.join(folder, 'figures.json');
const onOneCore = process.platform === 'linux' ? ['taskset', '-c', '0'] : [];
const command = [
  ...onOneCore,
  ...[process.execPath, '--import', path.resolve('tests/bench/loop-delay.mjs')],
  ...serverOf(),
];
const server = await startServer({
  port: Number(PORT),
  command,
  // pages that are made anew stay in the build: SITE_URL must be the one it was built with
  env: { NODE_ENV: 'production', DATA_DIR: folder, LOOP_DELAY_FILE: figuresFile, PICTURES: process.env.PICTURES },
});

/** An answer, whole. */
interface Asked {
  ms: number;
  /** 0: none */
  status: number;
}

async function ask(address: string): Promise<Asked> {
  const start = performance.now();
  try {
    const response = await fetch(address);
    await response.arrayBuffer();
    return { ms: performance.now() - start, status: response.status };
  } catch {
    return { ms: performance.now() - start, status: 0 };
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

try {
  if (!process.argv.includes('cold')) await wait(8_000);
  const first = await ask(`${SITE}/api/query/GetTypeAll?search=${encodeURIComponent('脑电')}`);
  console.log(`第一次搜索 ${first.ms.toFixed(0)} ms（状态 ${first.status}）`);
  await figures();
  const alone = await load(0);
  report('只有网页', alone, await figures());
  const both = await load(SEARCHES_PER_SECOND);
  report(`每秒 ${SEARCHES_PER_SECOND} 次搜索`, both, await figures());
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** So many searches a second beside the pages, whether or not the last ones have been answered. */
async function load(searches: number): Promise<{ pages: Asked[]; searches: Asked[] }> {
  const texts = [...readJudgements().map(({ query }) => query), ...generatedQueries(300)];
  const addresses = texts.map((text, index) => {
    const search = encodeURIComponent(text);
    if (index % 4 === 0) return `${SITE}/api/query/GetSuggestions?search=${search}`;
    if (index % 4 === 1) return `${SITE}/api/query/GetTypeAll?search=${search}`;
    return `${SITE}/api/query/GetListByType?search=${search}&strTypes=null&page=1&pageSize=9`;
  });
  const waiting = { pages: [] as Promise<Asked>[], searches: [] as Promise<Asked>[] };
  const start = performance.now();
  for (let elapsed = 0; elapsed < SECONDS * 1000; elapsed = performance.now() - start) {
    while (waiting.searches.length < (elapsed / 1000) * searches)
      waiting.searches.push(ask(addresses[waiting.searches.length % addresses.length]));
    while (waiting.pages.length < (elapsed / 1000) * PAGES_PER_SECOND)
      waiting.pages.push(ask(SITE + PAGES[waiting.pages.length % PAGES.length]));
    await wait(5);
  }
  return { pages: await Promise.all(waiting.pages), searches: await Promise.all(waiting.searches) };
}

interface Held {
  /** by the clock: also what others took of the processor */
  late: { p99: number; max: number };
  /** what the thread itself computed in one turn, and in all */
  own: { p99: number; max: number; sum: number };
  processorSeconds: number;
}

async function figures(): Promise<Held> {
  rmSync(figuresFile, { force: true });
  process.kill(server.process.pid!, 'SIGUSR2');
  for (;;) {
    await wait(50);
    try {
      return JSON.parse(readFileSync(figuresFile, 'utf8'));
    } catch {
      // not written yet
    }
  }
}

function report(what: string, asked: { pages: Asked[]; searches: Asked[] }, held: Held) {
  const times = (list: Asked[]) => {
    const sorted = list.map(({ ms }) => ms).sort((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
    return `${list.length} 次，中位数 ${at(0.5)} ms，p99 ${at(0.99)} ms，最慢 ${at(1)} ms`;
  };
  const answered = asked.searches.filter(({ status }) => status === 200).length;
  console.log(
    [
      what,
      `  提供网页的线程：一圈里自己算 p99 ${held.own.p99.toFixed(0)} ms，最多 ${held.own.max.toFixed(0)} ms，一共 ${(held.own.sum / 1000).toFixed(1)} s；整个进程 ${held.processorSeconds.toFixed(1)} s`,
      `  按钟算（别的进程也占着处理器）：停 p99 ${held.late.p99.toFixed(0)} ms，最多 ${held.late.max.toFixed(0)} ms`,
      `  网页：${times(asked.pages)}`,
      ...(asked.searches.length > 0 ? [`  搜索：${times(asked.searches)}；答了 ${answered} 次，其余请稍后`] : []),
    ].join('\n'),
  );
}
