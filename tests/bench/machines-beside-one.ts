import { setTimeout as wait } from 'node:timers/promises';
import type { Machines } from '../support/machines';
import { processorMs } from './processor';

/** Every so manieth page of the sitemap. */
const EACH = 2;
const ROUNDS = 2;
const AT_ONCE = 2;
const SHARE = 2.4;
/** Tags are cleared, and what had to be done behind that is done. */
const SETTLING_MS = 5_000;

/**
 * Pages that nobody has made, made by one machine and by all, each page once. Where a core for each is missing, the
 * processor time of the machine that did most says how long it takes with a core of its own.
 */
export async function compareWithOne(machines: Machines, all: readonly number[]): Promise<string> {
  const pages = await pagesOf(machines);
  const make = async (which: readonly number[]) => {
    await machines.notify(which[0]);
    await wait(SETTLING_MS);
    const before = which.map((machine) => processorMs(machines.pid(machine)));
    const work = which.map((machine, turn) => ({
      machine,
      left: pages.filter((_, index) => index % which.length === turn),
    }));
    const read = async ({ machine, left }: (typeof work)[number]) => {
      for (let page = left.shift(); page !== undefined; page = left.shift()) {
        const { status } = await machines.ask(machine, page);
        if (status !== 200) throw new Error(`${page}: ${status}`);
      }
    };
    await Promise.all(work.flatMap((part) => Array.from({ length: AT_ONCE }, () => read(part))));
    return Math.max(...which.map((machine, turn) => processorMs(machines.pid(machine)) - before[turn]));
  };
  // code that has not run yet is no part of it
  for (const machine of all) await make([machine]);
  const [alone, together]: number[][] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    for (const machine of all) alone.push(await make([machine]));
    for (const _ of all) together.push(await make(all));
  }
  const [one, three] = [alone, together].map((times) => times.reduce((sum, time) => sum + time, 0) / times.length);
  const ms = (time: number) => (time / pages.length).toFixed(1);
  return `${pages.length} 页没有人做过的：一台每页 ${ms(one)} ms 处理器时间，三台做得最多的一台每页 ${ms(three)} ms，${(one / three).toFixed(2)} 倍（至少 ${SHARE}）——${one / three >= SHARE ? '守住' : '没有守住'}`;
}

async function pagesOf(machines: Machines): Promise<string[]> {
  const { text } = await machines.ask(0, '/sitemap.xml');
  const pages = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  if (pages.length === 0) throw new Error('网站地图是空的');
  return pages.filter((_, index) => index % EACH === 0);
}
