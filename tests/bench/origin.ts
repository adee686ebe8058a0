/**
 * `npm run bench:origin`: what one answer costs the server by itself, beside a page of Next as it comes with as
 * many bytes of HTML. Needs a build; the figure to look at is the processor's, which hardly depends on what else
 * the machine does. Aim: 0.6 of the bare page's answers for the same processor.
 */
import path from 'node:path';
import { buildBareSite } from './bare-site';
import { serverOf } from '../support/server-process';
import { startServer } from '../support/start-server';
import { weigh, type Cost } from './processor';

const COUNT = 1_000;
const ROUNDS = 3;
const [SITE, BARE] = [3190, 3191].map((port) => Number(process.env.BENCH_PORT ?? 3190) + port - 3190);
const PAGES: Record<string, string> = { home: '/', case: '/ecosystem/cases/night-glare', list: '/ecosystem/cases' };
const next = (port: number, place: string) => [
  process.execPath,
  path.resolve('node_modules/next/dist/bin/next'),
  'start',
  place,
  '-p',
  String(port),
];

const env = { NODE_ENV: 'production' };
const site = await startServer({ port: SITE, command: [process.execPath, ...serverOf()], env });
const html = await Promise.all(
  Object.entries(PAGES).map(async ([name, page]) => {
    const answer = await fetch(`http://127.0.0.1:${SITE}${page}`);
    if (answer.status !== 200) throw new Error(`${page}: ${answer.status}`);
    return [name, await answer.text()] as const;
  }),
);
const place = buildBareSite(Object.fromEntries(html));
const bare = await startServer({ port: BARE, command: next(BARE, place), ready: '/home', env });
try {
  for (const [name, text] of html) {
    const costs: { ours: Cost; bare: Cost }[] = [];
    // one after the other, so that both see the same machine
    for (let round = 0; round < ROUNDS; round++) {
      costs.push({
        ours: await weigh(site.process, `http://127.0.0.1:${SITE}${PAGES[name]}`, COUNT),
        bare: await weigh(bare.process, `http://127.0.0.1:${BARE}/${name}`, COUNT),
      });
    }
    const median = (of: 'ours' | 'bare', what: keyof Cost) =>
      costs.map((cost) => cost[of][what]).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
    const share = median('bare', 'processor') / median('ours', 'processor');
    const line = (of: 'ours' | 'bare') =>
      `${median(of, 'processor').toFixed(2)} ms，${Math.round(1000 / median(of, 'processor'))} 次/秒，送出 ${Math.round(median(of, 'bytes') / 1024)} kB`;
    console.log(
      `${name}（HTML ${Math.round(text.length / 1024)} 千字）：${line('ours')}；光的 Next ${line('bare')}；${share.toFixed(2)} 倍`,
    );
  }
} finally {
  await Promise.all([site.stop(), bare.stop()]);
}
