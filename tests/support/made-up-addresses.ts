import { once } from 'node:events';
import http from 'node:http';
import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MAIN_BUILD } from './instances';
import { copyBuild, serverOf } from './server-process';
import { startServer, type StartedServer } from './start-server';

/** What a hostile visitor asks for: addresses that he makes up, each of them once. */
export function kindsOfAddresses(known: {
  domain: string;
  case: string;
  module: string;
  picture: string;
}): Record<string, (made: string) => string> {
  const image = (source: string, width: number | string = 640) => `/images/scaled/${width}${source}`;
  return {
    'unknown route': (made) => `/${made}`,
    'three segments': (made) => `/a/b/${made}`,
    'ecosystem section': (made) => `/ecosystem/${made}`,
    case: (made) => `/ecosystem/cases/${made}`,
    'case by id': (made) => `/ecosystem/cases/${made.padEnd(26, '0').slice(0, 26)}`,
    'case of a domain': (made) => `/application-fields/${known.domain}/cases/detail/${made}`,
    'scoped list': (made) => `/application-fields/${known.domain}/cases/${made}`,
    version: (made) => `/products/modules/${known.module}/${made}`,
    'white paper': (made) => `/whitepaper/${made}`,
    'white paper as a text': (made) => `/whitepaper/${made}/text`,
    'text of a white paper': (made) => `/api/whitepaper/text/${made}`,
    'white paper file': (made) => `/api/whitepaper/file/${made}`,
    'white paper picture': (made) => `/images/whitepaper/${made}`,
    'card picture': (made) => `/images/card/${made}.webp.jpg`,
    'chart picture': (made) => `/images/chart/${made}.svg`,
    'square picture': (made) => `/images/square/${made}.webp.jpg`,
    'signal drawing': (made) => `/images/drawings/${made}.svg`,
    'page with a query': (made) => `/ecosystem/cases/${known.case}?from=${made}`,
    'prefetch of a page': (made) => `/ecosystem/cases/${known.case}?_rsc=${made}`,
    'media with a query': (made) => `/media/${known.picture}?v=${made}`,
    'picture with a query': (made) => image(`/media/${known.picture}?v=${made}`),
    'picture, other spelling': (made) => image(`/media/./${known.picture}#${made}`),
    'picture nobody has': (made) => image(`/media/${made}.webp`),
    'picture in a made-up width': (made) => image(`/media/${known.picture}`, `640${made.charCodeAt(5)}`),
    'picture in a made-up version': (made) => image(`/media/${known.picture.replace(/(\.\w+)$/, `.${hex(made)}$1`)}`),
    'media in a made-up version': (made) => `/media/${known.picture.replace(/(\.\w+)$/, `.${hex(made)}$1`)}`,
    'file of the framework': (made) => `/_next/static/chunks/${made}.js`,
    'data of a page': (made) => `/_next/data/${made}/index.json`,
    'list call': (made) => `/api/case/GetByDomainId?domainId=${made}`,
    'text of a case': (made) => `/ecosystem/cases/${made}.md`,
    'text of a version': (made) => `/products/modules/${known.module}/${made}.md`,
    'text with a query': (made) => `/ecosystem/cases/${known.case}.md?v=${made}`,
    feed: (made) => `/feeds/${made}.rss`,
    'feed with a query': (made) => `/feeds/cases.atom?v=${made}`,
    'file of the sitemap': (made) => `/sitemap-${made}.xml`,
    'code of a page': (made) => `/images/share/ecosystem/cases/${made}.svg`,
    'poster of a page': (made) => `/images/poster/ecosystem/cases/${made}.jpg`,
    'poster of a page, with a query': (made) => `/images/poster/ecosystem/cases/${known.case}.jpg?v=${made}`,
    'finding of a page': (made) => `/images/finding/card/${hex(made)}/ecosystem/cases/${made}.jpg`,
    'finding in a made-up version': (made) => `/images/finding/card/${hex(made)}/ecosystem/cases/${known.case}.jpg`,
    'card of a picture, with a query': (made) => `/images/card/${known.picture}.jpg?v=${made}`,
    'list of a module': (made) => `/modules/${known.module}/cases/${made}`,
    'laboratories of a domain': (made) => `/application-fields/${made}/labs/${made}`,
    'version below a domain': (made) => `/application-fields/modules/${known.module}/${made}`,
    'search page': (made) => `/search?text=${made}`,
    'search results': (made) => `/search/results?text=${made}`,
  };
}

export interface Growth {
  /** bytes on disk */
  disk: number;
  /** bytes in memory after collection */
  memory: number;
}

/** A copy of the build, served behind one believed proxy, so that addresses can be forged. */
export class FloodedSite {
  private constructor(
    readonly origin: string,
    private readonly directory: string,
    private readonly server: StartedServer,
  ) {}

  static async start(port: number): Promise<FloodedSite> {
    const directory = copyBuild('flooded');
    const server = await startServer({
      port,
      command: [
        process.execPath,
        ...['--expose-gc', '--import', './tests/support/memory-probe.mjs'],
        ...serverOf(directory),
      ],
      env: {
        ...MAIN_BUILD,
        NODE_ENV: 'production',
        NEXT_DIST_DIR: directory,
        TRUSTED_PROXIES: '1',
        DATA_DIR: path.join(directory, 'visitors'),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return new FloodedSite(`http://127.0.0.1:${port}`, directory, server);
  }

  async stop(): Promise<void> {
    await this.server.stop();
    rmSync(this.directory, { recursive: true, force: true });
  }

  /** Asks from a forged address; says how long it took. */
  ask(address: string, from = forgedAddress()): Promise<{ status: number; ms: number }> {
    const start = performance.now();
    const headers = { 'x-forwarded-for': from, accept: 'image/avif,image/webp,*/*' };
    return new Promise((resolve) => {
      const request = http.get(this.origin + address, { agent, headers }, (response) => {
        response.resume();
        response.on('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - start }));
      });
      // a connection that the server has just closed: not an answer
      request.on('error', () => resolve({ status: 0, ms: performance.now() - start }));
    });
  }

  /** What disk and memory hold now. */
  async size(): Promise<Growth> {
    this.server.process.send('memory');
    const [{ used }] = (await once(this.server.process, 'message')) as [{ used: number }];
    return { disk: folderSize(this.directory), memory: used };
  }

  /** `count` addresses of a kind, each from somebody else. @returns how often which status came */
  async flood(kind: (made: string) => string, count: number, atOnce = 8): Promise<Record<number, number>> {
    const statuses: Record<number, number> = {};
    let left = count;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (left-- > 0) {
          const { status } = await this.ask(kind(madeUp()));
          statuses[status] = (statuses[status] ?? 0) + 1;
        }
      }),
    );
    return statuses;
  }

  /** 95th percentile of the time that known pages take, ms; meanwhile so many made-up addresses a second. */
  async knownPages(pages: readonly string[], rounds: number, perSecond = 0, kinds: ((made: string) => string)[] = []) {
    const times: number[] = [];
    let asked = 0;
    const attack = perSecond
      ? setInterval(() => void this.ask(kinds[asked++ % kinds.length](madeUp())).catch(() => {}), 1000 / perSecond)
      : undefined;
    for (let round = 0; round < rounds; round++) {
      for (const page of pages) {
        times.push((await this.ask(page, '192.0.2.7')).ms);
        await wait(5);
      }
    }
    clearInterval(attack);
    return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)];
  }
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** Eleven letters that nobody has used before. */
const madeUp = () => `zz${Math.random().toString(36).slice(2, 11).padEnd(9, 'x')}`;

const forgedAddress = () => Array.from({ length: 4 }, () => 1 + Math.floor(Math.random() * 250)).join('.');

function folderSize(directory: string): number {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('visitors'))
    .reduce(
      (sum, entry) =>
        sum + (statSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.blocks ?? 0) * 512,
      0,
    );
}

/** Eight hexadecimal digits made from a made-up word. */
const hex = (made: string) => Buffer.from(made).toString('hex').slice(-8);
