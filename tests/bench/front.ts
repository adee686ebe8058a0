/**
 * `npm run bench:front`: what one page costs nginx with `lib/operations/nginx.conf` in front of the built site, beside
 * nginx sending the same bytes, head and all, from a file. Needs a build and nginx. Aim: 0.8 of the answers for the same processor.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startFront, stopFront } from '../support/front-nginx';
import { startServer } from '../support/start-server';
import { ask, BROWSER, childrenOf, weigh, type Cost } from './processor';

const COUNT = 10_000;
const ROUNDS = 3;
const [SITE, FRONT, PLAIN, FILES] = [3190, 3192, 3193, 3194].map(
  (port) => Number(process.env.BENCH_PORT ?? 3190) + port - 3190,
);
const PAGES: Record<string, string> = { home: '/', case: '/ecosystem/cases/night-glare' };
// the certificate is made for the occasion
const agent = new https.Agent({ keepAlive: true, maxSockets: 16, rejectUnauthorized: false });

const directory = mkdtempSync(path.join(os.tmpdir(), 'front-'));
const files = path.join(directory, 'files');
const site = await startServer({
  port: SITE,
  env: { TRUSTED_PROXIES: '1', DATA_DIR: path.join(directory, 'data') },
});
const front = await startFront({
  directory,
  port: FRONT,
  plainPort: PLAIN,
  site: SITE,
  beside: `server {
    listen 127.0.0.1:${FILES} ssl http2;
    ssl_certificate ${directory}/front.pem; ssl_certificate_key ${directory}/front.key;
    location / { root ${files}; default_type "text/html; charset=utf-8"; include ${directory}/head.con[f]; }
  }
  # a benchmark is one visitor who asks faster than any other; saying so each time would be weighed too
  limit_req_dry_run on; limit_req_log_level info;`,
}).catch(async (error: unknown) => {
  await site.stop();
  throw error;
});
/** nginx says these of files by itself. */
const OF_ITSELF =
  /^(date|server|connection|keep-alive|transfer-encoding|content-length|content-type|last-modified|etag)$/;

/** Has the file answered with the same head as the page. */
async function sendAlong(headers: IncomingHttpHeaders): Promise<void> {
  const lines = Object.entries(headers).filter(([name]) => !OF_ITSELF.test(name));
  const text = lines.map(([name, value]) => `add_header ${name} '${String(value).replaceAll("'", "\\'")}';`);
  writeFileSync(path.join(directory, 'head.conf'), text.join('\n'));
  const before = childrenOf(front.server.pid!);
  front.server.kill('SIGHUP');
  // the old worker still takes connections for a moment, and lets go of them when it ends
  while (childrenOf(front.server.pid!).some((worker) => before.includes(worker))) await wait(50);
  agent.destroy();
}

try {
  for (const [name, page] of Object.entries(PAGES)) {
    const answer = await ask(`https://127.0.0.1:${FRONT}${page}`, BROWSER, agent);
    mkdirSync(files, { recursive: true });
    writeFileSync(path.join(files, name), answer.body);
    await sendAlong(answer.headers);
    const costs: { ours: Cost; file: Cost }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      costs.push({
        ours: await weigh(front.server, `https://127.0.0.1:${FRONT}${page}`, COUNT, BROWSER, agent),
        file: await weigh(front.server, `https://127.0.0.1:${FILES}/${name}`, COUNT, BROWSER, agent),
      });
    }
    const median = (of: 'ours' | 'file', what: keyof Cost) =>
      costs.map((cost) => cost[of][what]).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
    const line = (of: 'ours' | 'file') =>
      `${median(of, 'processor').toFixed(3)} ms，${Math.round(median(of, 'perSecond'))} 次/秒（问的人也占着机器）`;
    const share = median('file', 'processor') / median('ours', 'processor');
    console.log(
      `${name}（${Math.round(median('ours', 'bytes') / 1024)} kB）：前面 ${line('ours')}；文件 ${line('file')}；${share.toFixed(2)} 倍`,
    );
  }
} finally {
  await Promise.all([site.stop(), stopFront(front)]);
  rmSync(directory, { recursive: true, force: true });
}
