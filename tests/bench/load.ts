/**
 * `npm run bench:load`: the whole site crawled twice, then 300 visitors at once for 5 minutes, each reading 10 seconds
 * between pages, with enquiries and publishes among them. The first crawl against the second, which only says
 * something on a fresh build; no error, memory of all processes (slope printed), p99 against 250 ms.
 * `-- 30 300` for other seconds and numbers of visitors. SITE_URL must be the one the site was built with.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { AGREED } from '../support/enquiries';
import { crawlTwice } from './crawl';
import { PAGES } from './pages';
import { startServer } from '../support/start-server';
import { memoryOf } from './processor';

const PORT = process.env.PORT || '3990';
const SITE = `http://127.0.0.1:${PORT}`;
const SECONDS = Number(process.argv[2]) || 300;
const VISITORS = Number(process.argv[3]) || 300;
const THINKING_MS = 10_000;
const STARTING_MS = 10_000;
const P99_MS = 250;
const ENQUIRIES_PER_MINUTE = 60;
const PUBLISHES_PER_MINUTE = 12;
const SECRET = 'bench-secret';
/** A notice names the item that somebody has edited, and what of it. */
const PUBLISHED = [
  { type: 'case', alias: 'takeover-400ms', fields: ['details'] },
  { type: 'module', alias: 'eye-tracking-glasses', fields: ['feature'] },
  { type: 'lab', alias: 'beichen-cockpit-lab', fields: ['introduction'] },
  { type: 'solution', alias: 'driving-lab', fields: ['description'] },
];

interface Asked {
  kind: '页面' | '需求' | '发布';
  ms: number;
  fault: string | null;
}

const asked: Asked[] = [];
const memory: { second: number; mb: number }[] = [];
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const data = mkdtempSync(path.join(os.tmpdir(), 'load-'));
const server = await startServer({
  port: Number(PORT),
  env: { DATA_DIR: data, REVALIDATE_SECRET: SECRET, ENQUIRY_LIMIT_ADDRESS: '100000', PICTURES: process.env.PICTURES },
  ready: '/api/health',
});
const memoryMb = () => memoryOf(server.process.pid!);

try {
  const isCrawledWell = await crawlTwice(SITE, memoryMb);
  // the start with its practice of the search is not what is measured
  await wait(STARTING_MS);
  const start = performance.now();
  const isOver = () => performance.now() - start > SECONDS * 1000;
  const watch = setInterval(() => memory.push({ second: (performance.now() - start) / 1000, mb: memoryMb() }), 1_000);
  await Promise.all([
    ...Array.from({ length: VISITORS }, (_, number) => visit(number, isOver)),
    every(60_000 / ENQUIRIES_PER_MINUTE, isOver, enquire),
    every(60_000 / PUBLISHES_PER_MINUTE, isOver, publish),
  ]);
  clearInterval(watch);
  process.exitCode = report() && isCrawledWell ? 0 : 1;
} finally {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}

/** A reader: comes at a moment of his own, reads, goes on; what a second page shares with the first stays in his browser. */
async function visit(number: number, isOver: () => boolean): Promise<void> {
  await wait((number / VISITORS) * THINKING_MS);
  for (let page = number; !isOver(); page++) {
    const address = PAGES[(page * 7 + number) % PAGES.length];
    await ask('页面', address, { headers: { accept: 'text/html', 'accept-encoding': 'gzip' } }, '</html>');
    // never all at the same beat
    await wait(THINKING_MS * (0.7 + Math.random() * 0.6));
  }
}

async function every(pause: number, isOver: () => boolean, work: (count: number) => Promise<void>): Promise<void> {
  for (let count = 0; !isOver(); count++) {
    await Promise.all([work(count), wait(pause)]);
  }
}

function enquire(count: number): Promise<void> {
  const body = {
    Name: `访客 ${count}`,
    Telphone: '13812345678',
    Email: `visitor-${count}@lab.example.cn`,
    Content: '想了解一下',
  };
  const headers = { 'content-type': 'application/json', ...AGREED, 'idempotency-key': `bench-load-enquiry-${count}` };
  return ask('需求', '/api/require/create', { method: 'POST', headers, body: JSON.stringify(body) }, '"receipt"');
}

function publish(count: number): Promise<void> {
  const body = JSON.stringify(PUBLISHED[count % PUBLISHED.length]);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${SECRET}` };
  return ask('发布', '/api/revalidate', { method: 'POST', headers, body }, 'accepted');
}

async function ask(kind: Asked['kind'], address: string, init: RequestInit, part: string): Promise<void> {
  const start = performance.now();
  try {
    const response = await fetch(SITE + address, { ...init, signal: AbortSignal.timeout(30_000) });
    const text = await response.text();
    const fault = !response.ok ? `${address} ${response.status}` : text.includes(part) ? null : `${address} 不完整`;
    asked.push({ kind, ms: performance.now() - start, fault });
  } catch (error) {
    asked.push({ kind, ms: performance.now() - start, fault: `${address} ${(error as Error).name}` });
  }
}

/** Growth in MB a minute, by least squares, in the second half: until then the heap fills up to its limit. */
function slope(): number {
  const settled = memory.filter(({ second }) => second > SECONDS / 2);
  const [meanX, meanY] = [mean(settled.map(({ second }) => second)), mean(settled.map(({ mb }) => mb))];
  const above = settled.reduce((sum, { second, mb }) => sum + (second - meanX) * (mb - meanY), 0);
  const below = settled.reduce((sum, { second }) => sum + (second - meanX) ** 2, 0);
  return (above / below) * 60;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function report(): boolean {
  const percentile = (times: number[], share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))];
  for (const kind of ['页面', '需求', '发布'] as const) {
    const times = asked
      .filter((entry) => entry.kind === kind)
      .map(({ ms }) => ms)
      .sort((a, b) => a - b);
    const figures = [0.5, 0.95, 0.99, 1].map((share) => percentile(times, share)?.toFixed(0));
    console.log(
      `${kind} ${times.length} 次：p50 ${figures[0]}，p95 ${figures[1]}，p99 ${figures[2]}，最慢 ${figures[3]} ms`,
    );
  }
  const faults = asked.flatMap(({ fault }) => fault ?? []);
  const pages = asked
    .filter(({ kind }) => kind === '页面')
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  const p99 = percentile(pages, 0.99);
  const sizes = memory.map(({ mb }) => mb);
  const byMinute = memory.filter(
    ({ second }, index) => Math.floor(second / 60) !== Math.floor((memory[index - 1]?.second ?? -1) / 60),
  );
  console.log(`每分钟初的内存（MB）：${byMinute.map(({ mb }) => mb.toFixed(0)).join(' ')}`);
  console.log(
    `内存 ${sizes[0]?.toFixed(0)} → ${sizes.at(-1)?.toFixed(0)} MB，最多 ${Math.max(...sizes).toFixed(0)}，后一半里每分钟 ${slope().toFixed(1)} MB`,
  );
  console.log(
    `出错 ${faults.length} 次${faults.length > 0 ? `：${[...new Set(faults)].slice(0, 10).join('；')}` : ''}`,
  );
  const isWell = faults.length === 0 && p99 <= P99_MS;
  console.log(`${VISITORS} 人，${SECONDS} 秒：p99 ${p99.toFixed(0)} ms（至多 ${P99_MS}）——${isWell ? '过' : '没过'}`);
  return isWell;
}
