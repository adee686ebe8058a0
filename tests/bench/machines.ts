/**
 * `npm run bench:machines`: three machines (`support/machines.ts`; the clock of the third is 90 s ahead) behind nginx, 300
 * visitors and enquiries all the time, and every fault that operations should outlast, one after another. One table: of
 * each fault the pages asked for, those without a good answer, how long they took, and how long something old was shown
 * after a publish in its midst and after another one at its end. Then enquiries that were promised, lost, doubled; then
 * what three machines make beside one. Needs the main build (`npm run build` with the settings in `support/instances.ts`).
 * `-- 10` for other seconds per fault, `-- 10 发布` for those whose names contain it.
 */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { Agent, get } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MAIN_BUILD } from '../support/instances';
import { Machines } from '../support/machines';
import { makeRelease, renameBuild } from '../support/releases';
import { compareWithOne } from './machines-beside-one';
import { PAGES } from './pages';

const SECONDS = Number(process.argv[2]) || 15;
const CHOSEN = process.argv[3] ?? '';
const VISITORS = 300;
const THINKING_MS = 10_000;
const SENDERS = 2;
const AGAIN_MS = 250;
const CASE = '/ecosystem/cases/afo-gait';
const FILE = 'case/afo-gait.yaml';
const OLD_AT_MOST_MS = 5_000;
const P99_MS = 100;
/** So many answers are shown of each fault. */
const SLOWEST = 12;
/** What is new has to stay: so long after the last old answer nobody looks any more. */
const STAYS_MS = 2_000;

const BUILDING_MS = 120_000;

/** What follows from a fault is counted with it for so long after its end; then the next begins with warm machines. */
const AFTERWARDS_MS = 5_000;

const ALL = [0, 1, 2];
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-machines-'));
rmSync(MAIN_BUILD.CONTENT_DIR, { recursive: true, force: true });
cpSync('lib/sample-content', MAIN_BUILD.CONTENT_DIR, { recursive: true, preserveTimestamps: true });
const machines = new Machines();
const promised = new Map<string, string>();
const rows: string[] = [];
const all: number[] = [];
let asked: { status: number; took: number; page: string; at: number }[] = [];
let isOver = false;
let editions = 0;
let next = '';

/**
 * Through nginx; status 0 where there is no whole answer.
 * @param from nginx limits each address: every visitor has one of his own
 */
function visit(page: string, from = '127.0.0.1'): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const request = get(machines.origin + page, { agent, timeout: 30_000, localAddress: from }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', () => resolve({ status: 0, text }));
    });
    request.on('timeout', () => request.destroy()).on('error', () => resolve({ status: 0, text: '' }));
  });
}

/** Most ask for addresses that nginx keeps, as visitors do; a shared link with a query of its own asks a machine. */
const SHARED = 0.1;

async function visitor(number: number): Promise<void> {
  const own = `127.1.${number >> 8}.${number & 255}`;
  await wait((number / VISITORS) * THINKING_MS);
  while (!isOver) {
    const page = PAGES[Math.floor(Math.random() * PAGES.length)];
    const started = performance.now();
    const address = Math.random() < SHARED ? `${page}${page.includes('?') ? '&' : '?'}from=${Math.random()}` : page;
    const { status } = await visit(address, own);
    asked.push({ status, took: performance.now() - started, page: address, at: started });
    await wait(THINKING_MS * (0.7 + Math.random() * 0.6));
  }
}

/** Sends enquiries as a visitor does: the same once more, to whichever machine answers, until it is promised. */
async function sender(): Promise<void> {
  while (!isOver) {
    const key = randomUUID();
    for (let machine = 0; !promised.has(key) && !isOver; machine++) {
      const { status, text } = await machines.send(machine % ALL.length, key, key);
      if (status === 200) promised.set(key, (JSON.parse(text) as { receipt: string }).receipt);
      else await wait(AGAIN_MS);
    }
    await wait(AGAIN_MS);
  }
}

/** Gives the case another title. @returns it */
function edit(): string {
  const title = `患侧多站了一会儿，第 ${++editions} 版`;
  machines.edit(FILE, (text) => text.replace(/^displayText: .*$/m, `displayText: "${title}"`));
  return title;
}

/** ms until the last time that one of these machines, or nginx, showed anything but this title. */
async function oldUntil(title: string, which: number[]): Promise<number> {
  const started = performance.now();
  let last = 0;
  for (;;) {
    const texts = await Promise.all([...which.map((machine) => machines.ask(machine, CASE)), visit(CASE)]);
    const ms = performance.now() - started;
    if (!texts.every(({ text }) => text.includes(title))) last = ms;
    if (ms - last > STAYS_MS || ms > 60_000) return last;
    await wait(200);
  }
}

/** What a share of sorted times does not exceed. */
const shareOf = (times: number[], share: number) => Math.round(times[Math.floor(times.length * share)]);

/** All faults together: what visitors had in these minutes. */
function sumUp(): string {
  const times = all.toSorted((one, other) => one - other);
  const p99 = shareOf(times, 0.99);
  return `合起来：${times.length} 页，p50 ${shareOf(times, 0.5)} ms，p99 ${p99} ms——${p99 > P99_MS ? '没有守住' : '守住'}`;
}

interface Fault {
  begin?: () => unknown;
  end?: () => unknown;
  /** machines that must show what is published while it lasts */
  up?: number[];
  seconds?: number;
  publish?: () => string | Promise<string>;
}

async function fault(
  name: string,
  { begin, end, up = ALL, seconds = SECONDS, publish = edit }: Fault = {},
): Promise<void> {
  if (!name.includes(CHOSEN)) return;
  asked = [];
  const started = performance.now();
  await begin?.();
  const meanwhile = await oldUntil(await publish(), up);
  await wait(Math.max(0, seconds * 1000 - (performance.now() - started)));
  const title = edit();
  await end?.();
  const afterwards = await oldUntil(title, ALL);
  await wait(AFTERWARDS_MS);
  const failed = asked.filter(({ status }) => status !== 200);
  const times = asked.map(({ took }) => took).toSorted((one, other) => one - other);
  const [p50, p99] = [0.5, 0.99].map((share) => shareOf(times, share));
  all.push(...times);
  const isHeld = failed.length === 0 && Math.max(meanwhile, afterwards) <= OLD_AT_MOST_MS;
  const old = [meanwhile, afterwards].map((ms) => (ms / 1000).toFixed(1));
  const verdict = `${isHeld ? '守住' : '没有守住'}${p99 > P99_MS ? `，p99 多于 ${P99_MS}` : ''}`;
  rows.push(`| ${[name, asked.length, failed.length, p50, p99, ...old, verdict].join(' | ')} |`);
  console.log(rows.at(-1));
  for (const { status, page, took } of failed.slice(0, 3)) console.log(`  ${status} ${page} ${Math.round(took)} ms`);
  const slowest = asked.toSorted((one, other) => other.took - one.took).slice(0, SLOWEST);
  for (const { page, took, at } of slowest)
    console.log(`  ${Math.round(took)} ms，第 ${((at - started) / 1000).toFixed(1)} 秒 ${page}`);
  await makeAllPages();
}

/** Every page has been made on every machine, by code that has run before: those of the build are none. */
async function makeAllPages(): Promise<void> {
  for (const machine of ALL) {
    await machines.notify(machine);
    await wait(STAYS_MS);
    for (const page of PAGES) await machines.ask(machine, page);
  }
  await oldUntil(edit(), ALL);
}

const cut = (machine: number, ...names: ('redis' | 'postgres')[]) =>
  names.forEach((name) => machines.links[machine][name].cut());
const heal = (machine: number) => Object.values(machines.links[machine]).forEach((link) => link.heal());

/** It begins while something is new that it has not heard of: what it answers first? */
async function comesBack(machine: number): Promise<void> {
  const title = /^displayText: "(.*)"$/m.exec(machines.edit(FILE, (text) => text))![1];
  await machines.begin(machine);
  const { text } = await machines.ask(machine, CASE);
  rows.push(`回来的第一个答复：${text.includes(title) ? '新的' : '旧的，没有守住'}`);
}

/** Two machines are told of two editions of the same item, one right after the other. */
async function publishTwice(): Promise<string> {
  edit();
  await machines.notify(0, 'case', 'afo-gait', ['displayText']);
  await wait(50);
  const title = edit();
  await machines.notify(1, 'case', 'afo-gait', ['displayText']);
  return title;
}

/** Another build, with the scripts of the last one beside its own, as `npm run switch` leaves it. @returns its folder */
function makeNextBuild(): string {
  const release = makeRelease(path.join(folder, 'next'));
  renameBuild(release);
  cpSync('.next/static', path.join(release, '.next/static'), { recursive: true, force: false });
  return release;
}

/** Machine by machine. */
async function exchangeBuilds(): Promise<void> {
  // its own pages are compared by time: as if all had been cleared by `makeAllPages` before the minutes that a build takes
  const pages = path.join(next, '.next/server/app');
  const built = new Date(Date.now() + BUILDING_MS);
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' }))
    utimesSync(path.join(pages, file), built, built);
  const scriptsOf = async () =>
    [...(await visit(CASE)).text.matchAll(/\/_next\/static\/[\w./~-]+\.js/g)].map(([address]) => address);
  const wanted = new Set(await scriptsOf());
  let missing = 0;
  for (const machine of ALL) {
    await machines.end(machine);
    await machines.begin(machine, next);
    for (const script of await scriptsOf()) wanted.add(script);
    // each machine's own answer would do for a page of its own: nginx asks another one where it does not have a script
    // one after another, as a browser has few connections: at once they would keep the visitors waiting
    for (const script of wanted) if ((await visit(`${script}?${machine}`)).status !== 200) missing++;
  }
  rows.push(`换构建的时候：两个构建的脚本${wanted.size}个，各问三次，没有的${missing}次`);
}

async function tryFaults(): Promise<void> {
  await fault('没有故障');
  await fault('三台里一台 kill -9；发布时不在', {
    begin: () => machines.kill(1),
    end: () => comesBack(1),
    up: [0, 2],
  });
  await fault('一台断了 Redis', { begin: () => cut(1, 'redis'), end: () => heal(1) });
  await fault('一台断了 PostgreSQL', { begin: () => cut(1, 'postgres'), end: () => heal(1), up: [0, 2] });
  await fault('一台两样都断了', { begin: () => cut(1, 'redis', 'postgres'), end: () => heal(1), up: [0, 2] });
  await fault('Redis 没有了，空着回来', { begin: () => machines.redis.end(), end: () => machines.redis.begin() });
  await fault('Redis 满了（noeviction）', {
    begin: () => machines.redis.ask('config', 'set', 'maxmemory', '1'),
    end: () => machines.redis.ask('config', 'set', 'maxmemory', '0'),
  });
  await fault('Redis 慢 2 秒', {
    begin: () => ALL.forEach((machine) => (machines.links[machine].redis.delayMs = 2_000)),
    end: () => ALL.forEach(heal),
  });
  await fault('Redis 停住，不答', { begin: () => machines.redis.pause(), end: () => machines.redis.goOn() });
  await fault('PostgreSQL 停 30 秒', {
    begin: () => machines.postgres.halt(),
    end: () => machines.postgres.begin(),
    seconds: 30,
  });
  await fault('同一条目 100 毫秒内在两台发布两次', { publish: publishTwice });
  await fault('换构建，一台一台换', { begin: exchangeBuilds });
}

/** Every promised enquiry is kept under the number that was given, once. */
async function countEnquiries(): Promise<void> {
  const kept = await machines.rows<{ name: string; receipt: string }>('select name, receipt from enquiry');
  const known = new Map(kept.map(({ name, receipt }) => [name, receipt]));
  const lost = [...promised].filter(([name, receipt]) => known.get(name) !== receipt).length;
  const doubled = kept.length - known.size;
  const verdict = lost + doubled === 0 ? '守住' : '没有守住';
  rows.push(`需求：答应了 ${promised.size} 条，丢了 ${lost} 条，重了 ${doubled} 条——${verdict}`);
}

try {
  await machines.start();
  // twice: what a machine does the second time is what it does all day
  await makeAllPages();
  await makeAllPages();
  // copied while nobody visits: here, visitors would stand still for seconds and then come all at once
  next = makeNextBuild();
  const work = [
    ...Array.from({ length: VISITORS }, (_, number) => visitor(number)),
    ...Array.from({ length: SENDERS }, sender),
  ];
  await wait(THINKING_MS);
  await tryFaults();
  isOver = true;
  await Promise.all(work);
  rows.push(sumUp());
  await countEnquiries();
  if (CHOSEN === '') rows.push(await compareWithOne(machines, ALL));
  console.log(
    '\n| 故障 | 页 | 没有好答复 | p50 ms | p99 ms | 旧的多久 s | 恢复后 s | |\n|---|---|---|---|---|---|---|---|',
  );
  const isRow = (line: string) => line.startsWith('|');
  for (const line of [...rows.filter(isRow), '', ...rows.filter((line) => !isRow(line))]) console.log(line);
  process.exitCode = rows.some((line) => line.includes('没有守住')) ? 1 : 0;
} finally {
  isOver = true;
  await machines.stop();
  rmSync(folder, { recursive: true, force: true });
  agent.destroy();
}
