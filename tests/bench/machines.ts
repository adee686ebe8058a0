/**
 * `npm run bench:machines`: three machines (`support/machines.ts`) under a steady load through nginx, and every fault that
 * operations should outlast, one after another. Said of each: pages that were asked for, answers that were none or 5xx,
 * the slowest in a hundred, and how long something old was shown after a publish in its midst. At the end: enquiries that
 * were promised, lost, doubled. Needs the main build (`npm run build` with the settings in `support/instances.ts`).
 * `-- 10` for other seconds per fault.
 */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MAIN_BUILD } from '../support/instances';
import { Machines } from '../support/machines';
import { makeRelease, renameBuild } from '../support/releases';
import { PAGES } from './pages';

const SECONDS = Number(process.argv[2]) || 15;
const VISITORS = 12;
const THINKING_MS = 250;
const CASE = '/ecosystem/cases/afo-gait';
const FILE = 'case/afo-gait.yaml';
const OLD_AT_MOST_MS = 5_000;

const NAMES = [...'甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥'];

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-machines-'));
rmSync(MAIN_BUILD.CONTENT_DIR, { recursive: true, force: true });
cpSync('lib/sample-content', MAIN_BUILD.CONTENT_DIR, { recursive: true, preserveTimestamps: true });
const machines = new Machines();
const promised = new Map<string, string>();
let asked: { status: number; took: number; page: string }[] = [];
let isOver = false;

/** A page through nginx; what has a query of its own is kept by none and asks a machine. */
function visit(page: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const request = get(machines.origin + page, { agent, timeout: 30_000 }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', () => resolve({ status: 0, text }));
    });
    request.on('timeout', () => request.destroy()).on('error', () => resolve({ status: 0, text: '' }));
  });
}

async function visitor(): Promise<void> {
  while (!isOver) {
    const page = PAGES[Math.floor(Math.random() * PAGES.length)];
    const started = performance.now();
    const { status } = await visit(`${page}?visit=${Math.random()}`);
    asked.push({ status, took: performance.now() - started, page });
    await wait(THINKING_MS);
  }
}

/** Sends enquiries as a visitor does: the same once more, to whichever machine answers, until it is promised. */
async function sender(): Promise<void> {
  while (!isOver) {
    const key = randomUUID();
    for (let machine = 0; !promised.has(key) && !isOver; machine++) {
      const { status, text } = await machines.send(machine % 3, key, key);
      if (status === 200) promised.set(key, (JSON.parse(text) as { receipt: string }).receipt);
      else await wait(THINKING_MS);
    }
    await wait(THINKING_MS);
  }
}

/** Changes the title of a case. @returns the new one */
function edit(): string {
  const title = `患侧多站了一会儿之${NAMES.shift()}`;
  machines.edit(FILE, (text) => text.replace(/^displayText: .*$/m, `displayText: "${title}"`));
  return title;
}

/** ms until these machines, and nginx where it is asked, show a title, and go on showing it. */
async function shownAfter(title: string, which: number[]): Promise<number> {
  const started = performance.now();
  for (;;) {
    const texts = await Promise.all(which.map(async (machine) => (await machines.ask(machine, CASE)).text));
    texts.push((await visit(CASE)).text);
    const ms = performance.now() - started;
    if (texts.every((text) => text.includes(title)) || ms > 60_000) return ms;
    await wait(100);
  }
}

const ALL = [0, 1, 2];

/** @param up the machines that must show what is published while it lasts */
async function fault(
  name: string,
  begin: () => unknown,
  end: () => unknown,
  up = ALL,
  seconds = SECONDS,
): Promise<void> {
  asked = [];
  await begin();
  const meanwhile = await shownAfter(edit(), up);
  await wait(Math.max(0, seconds * 1000 - meanwhile));
  const last = edit();
  await end();
  const afterwards = await shownAfter(last, ALL);
  const failed = asked.filter(({ status }) => status !== 200);
  const times = asked.map(({ took }) => took).sort((one, other) => one - other);
  const p99 = times[Math.floor(times.length * 0.99)];
  const old = `新的 ${(meanwhile / 1000).toFixed(1)} s，恢复后 ${(afterwards / 1000).toFixed(1)} s`;
  const isHeld = failed.length === 0 && afterwards <= OLD_AT_MOST_MS;
  console.log(
    `${isHeld ? '守住' : '没有守住'} ${name}：${asked.length} 页，失败 ${failed.length}，p99 ${Math.round(p99)} ms，${old}`,
  );
  for (const { status, page, took } of failed.slice(0, 3)) console.log(`  ${status} ${page} ${Math.round(took)} ms`);
}

const cut = (machine: number, ...names: ('redis' | 'postgres')[]) =>
  names.forEach((name) => machines.links[machine][name].cut());
const heal = (machine: number) => Object.values(machines.links[machine]).forEach((link) => link.heal());

try {
  await machines.start();
  // every page has been made once, on every machine
  for (const page of PAGES) await machines.askAll(page);
  await shownAfter(edit(), ALL);
  const work = [...Array.from({ length: VISITORS }, visitor), sender(), sender()];
  const nothing = () => {};
  await fault('没有故障', nothing, nothing);
  await fault(
    '一台 kill -9，发布时不在',
    () => machines.kill(1),
    () => machines.begin(1),
    [0, 2],
  );
  await fault(
    '一台断了 Redis',
    () => cut(1, 'redis'),
    () => heal(1),
  );
  await fault(
    '一台断了 PostgreSQL',
    () => cut(1, 'postgres'),
    () => heal(1),
    [0, 2],
  );
  await fault(
    '一台两样都断了',
    () => cut(1, 'redis', 'postgres'),
    () => heal(1),
    [0, 2],
  );
  await fault(
    'Redis 空着回来',
    () => machines.redis.end(),
    () => machines.redis.begin(),
  );
  await fault(
    'Redis 满了',
    () => machines.redis.ask('config', 'set', 'maxmemory', '1'),
    () => machines.redis.ask('config', 'set', 'maxmemory', '0'),
  );
  await fault(
    'Redis 慢 2 秒',
    () => ALL.forEach((machine) => (machines.links[machine].redis.delayMs = 2_000)),
    () => ALL.forEach(heal),
  );
  await fault(
    'Redis 停住',
    () => machines.redis.pause(),
    () => machines.redis.goOn(),
  );
  await fault(
    'PostgreSQL 停 30 秒',
    () => machines.postgres.halt(),
    () => machines.postgres.begin(),
    ALL,
    30,
  );
  await fault(
    '同一条目 100 毫秒内在两台发布两次',
    async () => {
      machines.edit(FILE, (text) => text.replace(/^introduction: .*$/m, 'introduction: "先改的"'));
      await machines.notify(0, 'case', 'afo-gait');
      await wait(50);
      machines.edit(FILE, (text) => text.replace(/^introduction: .*$/m, 'introduction: "后改的"'));
      await machines.notify(1, 'case', 'afo-gait');
    },
    nothing,
  );
  const next = makeRelease(path.join(folder, 'next'));
  renameBuild(next);
  // as `npm run switch` does
  cpSync('.next/static', path.join(next, '.next/static'), { recursive: true, force: false });
  await fault(
    '换构建，一台一台换',
    async () => {
      for (const machine of ALL) {
        await machines.end(machine);
        await machines.begin(machine, next);
        const scripts = [...(await visit(CASE)).text.matchAll(/\/_next\/static\/[\w./~-]+\.js/g)].map(
          ([address]) => address,
        );
        const statuses = await Promise.all([...new Set(scripts)].map(async (address) => (await visit(address)).status));
        console.log(
          `  第 ${machine + 1} 台换好：页面的脚本 ${statuses.length} 个，没有的 ${statuses.filter((status) => status !== 200).length} 个`,
        );
      }
    },
    nothing,
  );
  isOver = true;
  await Promise.all(work);
  const kept = await machines.rows<{ name: string; receipt: string }>('select name, receipt from enquiry');
  const lost = [...promised].filter(
    ([name, receipt]) => !kept.some((row) => row.name === name && row.receipt === receipt),
  );
  const doubled = kept.length - new Set(kept.map(({ name }) => name)).size;
  console.log(
    `${lost.length + doubled === 0 ? '守住' : '没有守住'} 需求：答应了 ${promised.size} 条，丢了 ${lost.length} 条，重了 ${doubled} 条`,
  );
} finally {
  isOver = true;
  await machines.stop();
  rmSync(folder, { recursive: true, force: true });
  agent.destroy();
}
