/**
 * `npm run bench:size`: the site over 300, 3,000 and 30,000 items (`-- 300 3000` for others): how long a page takes
 * to build, how soon the site is ready, memory, p99 of lists and details, and how soon an edit shows. Of 30,000
 * items PRERENDER_LIMIT are built (500), of fewer all. Quiet machine: it prints the load, and what of the times is
 * the processor's, which hardly depends on what else the machine does. `BUILD=off` builds nothing: a copy of the build
 * that is there serves the items, each page made on its first visit; minutes instead of an hour.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSite } from '@/lib/commands/setup.mjs';
import { writeItem } from '../support/content-folders';
import type { SearchDocument } from '@/lib/search/document';
import { generatedDocuments } from '../search/generated';
import { ask, memoryOf, processorMs, processorMsOfEnded } from './processor';
import { serverOf } from '../support/server-process';
import { startServer, type StartedServer } from '../support/start-server';

const SIZES = process.argv.slice(2).map(Number);
const PORT = Number(process.env.BENCH_PORT ?? 3190);
const SITE = `http://127.0.0.1:${PORT}`;
const BUILD = '.next-size';
/** More than this many of a type are made on the first visit. */
const MOST_BUILT = 3_000;
const ASKED = 400;
const TYPES = ['case', 'lab', 'tech-document'] as const;
const PAGES = { case: 'cases', lab: 'labs', 'tech-document': 'tech-documents' };

interface Measured {
  items: number;
  pages: number;
  buildSeconds: number;
  buildProcessor: number;
  readySeconds: number;
  readyProcessor: number;
  mb: number;
  mbSearching: number;
  listP99: number;
  detailP99: number;
  publishSeconds: number;
}

/** The sample content and the made items. */
function writeContent(documents: readonly SearchDocument[]): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'size-'));
  cpSync('lib/sample-content', directory, { recursive: true });
  for (const [index, document] of documents.entries()) {
    writeItem(directory, TYPES[index % TYPES.length], `made-${index}`, itemOf(index, document));
  }
  return directory;
}

function itemOf(index: number, { title, introduction, body }: SearchDocument) {
  return {
    displayText: title,
    introduction,
    description: body[0],
    image: { path: 'case/night-glare.webp', alt: title },
    // the first are the newest: they are the ones that are built
    publishedUtc: new Date(Date.UTC(2025, 0, 1) - index * 60_000).toISOString(),
  };
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** What has not come after so long does not come. */
const PATIENCE_MS = 180_000;

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(`${what}：${PATIENCE_MS / 1000} 秒还没有`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function p99(addresses: string[]): Promise<number> {
  const times: number[] = [];
  for (const address of addresses) {
    const start = performance.now();
    const { status } = await ask(SITE + address);
    if (status !== 200) throw new Error(`${address}: ${status}`);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)];
}

async function measure(items: number): Promise<Measured> {
  const documents = generatedDocuments(items);
  const directory = writeContent(documents);
  const settings = {
    CONTENT_DIR: directory,
    NEXT_DIST_DIR: BUILD,
    SITE_URL: SITE,
    PRERENDER_LIMIT: String(items > MOST_BUILT ? (process.env.PRERENDER_LIMIT ?? 500) : items),
    DATA_DIR: path.join(directory, 'data'),
    PICTURES: 'off',
  };
  rmSync(BUILD, { recursive: true, force: true });
  const processorBefore = processorMsOfEnded();
  const buildSeconds = await seconds(async () => {
    if (process.env.BUILD !== 'off') return buildSite(settings);
    const isNeeded = (file: string) => !/^\.next\/(cache|dev|trace)/.test(file);
    cpSync('.next', BUILD, { recursive: true, filter: isNeeded });
  });
  const buildProcessor = (processorMsOfEnded() - processorBefore) / 1000;
  const manifest = JSON.parse(readFileSync(path.join(BUILD, 'prerender-manifest.json'), 'utf8')) as { routes: object };
  let server: StartedServer | undefined;
  const readySeconds = await seconds(async () => {
    const env = { ...settings, NODE_ENV: 'production' };
    const command = [process.execPath, ...serverOf(BUILD)];
    server = await startServer({ port: PORT, command, env, ready: '/api/ready' });
  });
  const pid = server!.process.pid!;
  try {
    const readyProcessor = processorMs(pid) / 1000;
    const mb = memoryOf(pid);
    await until('搜索', async () => (await ask(`${SITE}/api/query/GetTypeAll?search=EEG`)).status === 200);
    const built = Math.min(items, Number(settings.PRERENDER_LIMIT));
    const some = Array.from({ length: ASKED }, (_, index) => (index * 7919) % built);
    const detail = (index: number) => `/ecosystem/${PAGES[TYPES[index % TYPES.length]]}/made-${index}`;
    const lists = some.map((index) => `/api/case/GetAll?domainId=all&page=${1 + (index % 30)}&pageSize=9`);
    // each once: what is not built is made now
    for (const index of some) await ask(SITE + detail(index));
    const [listP99, detailP99] = [await p99(lists), await p99(some.map(detail))];
    const title = `改过的标题${Date.now()}`;
    writeItem(directory, 'case', 'made-0', { ...itemOf(0, documents[0]), displayText: title });
    // asked for uncompressed
    const isShown = async () => (await ask(SITE + detail(0), {})).body.includes(title);
    const publishSeconds = await seconds(() => until('发布', isShown));
    const pages = Object.keys(manifest.routes).length;
    return {
      items,
      pages,
      buildSeconds,
      buildProcessor,
      readySeconds,
      readyProcessor,
      mb,
      mbSearching: memoryOf(pid),
      listP99,
      detailP99,
      publishSeconds,
    };
  } finally {
    await server!.stop();
    rmSync(directory, { recursive: true });
  }
}

const all: Measured[] = [];
for (const items of SIZES.length > 0 ? SIZES : [300, 3_000, 30_000]) {
  const one = await measure(items);
  all.push(one);
  const first = all[0];
  const more = one.items - first.items;
  const perPage = (of: 'buildSeconds' | 'buildProcessor') =>
    one.pages > first.pages ? ((one[of] - first[of]) * 1000) / (one.pages - first.pages) : 0;
  const per10000 = (to: number, from: number) => (more > 0 ? `${Math.round(((to - from) / more) * 10_000)}` : '-');
  console.log(
    [
      `${one.items}个条目（负载${os.loadavg()[0].toFixed(1)}）：构建${one.buildSeconds.toFixed(0)}秒（处理器${one.buildProcessor.toFixed(0)}）、${one.pages}页`,
      `每多一页 ${perPage('buildSeconds').toFixed(0)} ms（处理器 ${perPage('buildProcessor').toFixed(0)}；目标 100）`,
      `就绪 ${one.readySeconds.toFixed(1)} 秒（处理器 ${one.readyProcessor.toFixed(1)}；目标 3，三万个时 10）`,
      `内存 ${one.mb} MB，搜索后 ${one.mbSearching} MB；每万个 ${per10000(one.mb, first.mb)}、${per10000(one.mbSearching, first.mbSearching)} MB（目标 200、500）`,
      `p99：列表 ${one.listP99.toFixed(1)} ms，详情 ${one.detailP99.toFixed(1)} ms（目标 20）`,
      `发布 ${one.publishSeconds.toFixed(1)} 秒后看到（目标 10）`,
    ].join('；'),
  );
}
rmSync(BUILD, { recursive: true, force: true });
