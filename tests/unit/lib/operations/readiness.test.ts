import { mkdirSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { publishing } from '@/lib/cache/refresh';
import { contentFolder } from '@/lib/content-service/service';
import { closeStore, configuredStore } from '@/lib/database/open';
import { lookAtParts } from '@/lib/operations/readiness';
import { writeMarkerFolder } from '@/tests/support/content-folders';
import { answerJson, startContentServer } from '@/tests/support/content-server';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();
const server = startContentServer((_call, response) =>
  answerJson(response, { data: { domain: [{ contentItemId: 'd' }] } }),
);
const saved = { ...process.env };

beforeEach(() => {
  const build = folder();
  mkdirSync(path.join(build, 'server/app'), { recursive: true });
  Object.assign(process.env, { DATA_DIR: folder(), NEXT_DIST_DIR: build });
  Object.assign(publishing, { noticedAt: 0, clearedAt: 0, failingSince: 0 });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await closeStore();
});
afterAll(() => {
  process.env = saved;
});

const embedded = () => {
  delete process.env.CONTENT_SERVICE_URL;
  process.env.CONTENT_DIR = folder();
  writeMarkerFolder(process.env.CONTENT_DIR);
};

test('都好：ready，什么也不用说', async () => {
  const well = { ok: true };
  const all = {
    status: 'ready',
    parts: { content: well, store: well, secret: well, pageCache: well, lastPublish: well },
  };
  expect(await lookAtParts()).toEqual(all);
  embedded();
  expect(await lookAtParts()).toEqual(all);
});

test('内容服务没有答复、说内容全没有了：degraded，说是哪一部分', async () => {
  for (const fail of [500, 200]) {
    server.answer = (_call, response) => answerJson(response, { data: { domain: [] } }, fail);
    expect(await lookAtParts()).toMatchObject({
      status: 'degraded',
      parts: { content: { ok: false }, store: { ok: true } },
    });
  }
});

test('内容文件坏了，从来没有读到过：degraded，说有几个条目没有显示', async () => {
  embedded();
  writeFileSync(path.join(process.env.CONTENT_DIR!, 'case/broken.yaml'), 'displayText: [没有写完');
  const { status, parts } = await lookAtParts();
  expect([status, parts.content.ok]).toEqual(['degraded', false]);
  expect(parts.content.reason).toBe('1 处内容文件的错误，1 个条目没有显示');
});

test('内容文件后来才坏：degraded，用着上一个好的版本', async () => {
  embedded();
  const folder = contentFolder();
  writeFileSync(path.join(process.env.CONTENT_DIR!, 'case/only.yaml'), 'displayText: [没有写完');
  folder.refresh();
  const { parts } = await lookAtParts();
  expect(parts.content.reason).toBe('1 处内容文件的错误，用着上一个好的版本');
});

test('库只读得了、写不了：ill', async () => {
  await sql`PRAGMA query_only = ON`.execute(await configuredStore());
  const { status, parts } = await lookAtParts();
  expect([status, parts.store.ok, parts.store.reason]).toEqual(['ill', false, 'SQLITE_READONLY']);
});

test('放需求的磁盘快满了：ill，放页面的没有满', async () => {
  const { statfs } = fs;
  const full = (place: string) => place.startsWith(process.env.DATA_DIR!);
  jest.spyOn(fs, 'statfs').mockImplementation((async (place: string) => {
    const found = await statfs(place);
    return full(place) ? Object.assign(found, { bavail: 0 }) : found;
  }) as typeof statfs);
  const { status, parts } = await lookAtParts();
  expect([status, parts.store, parts.pageCache.ok]).toEqual(['ill', { ok: false, reason: '磁盘快满了' }, true]);
});

test('密钥的文件是空的：每条需求都会被拒绝，ill', async () => {
  writeFileSync(path.join(process.env.DATA_DIR!, 'secret.key'), '');
  expect(await lookAtParts()).toMatchObject({ status: 'ill', parts: { secret: { ok: false }, store: { ok: true } } });
});

test('放页面的地方写不了：ill', async () => {
  writeFileSync(path.join(process.env.NEXT_DIST_DIR!, 'server/route-cache'), '');
  expect(await lookAtParts()).toMatchObject({ status: 'ill', parts: { pageCache: { ok: false } } });
});

test('库打不开、页面缓存不在：ill；话里没有路径与主机', async () => {
  const file = path.join(folder(), 'a-file');
  writeFileSync(file, '');
  process.env.DATA_DIR = path.join(file, 'data');
  const noStore = await lookAtParts();
  expect(noStore).toMatchObject({ status: 'ill', parts: { store: { ok: false }, pageCache: { ok: true } } });
  process.env.NEXT_DIST_DIR = path.join(file, 'nothing');
  const noCache = await lookAtParts();
  expect(noCache).toMatchObject({ status: 'ill', parts: { pageCache: { ok: false } } });
  expect(JSON.stringify([noStore, noCache])).not.toMatch(/a-file|127\.0\.0\.1|\/tmp/);
});

test('发布通知一分钟没有办完、送不到：degraded', async () => {
  publishing.noticedAt = Date.now() - 61_000;
  expect(await lookAtParts()).toMatchObject({ status: 'degraded', parts: { lastPublish: { ok: false } } });
  publishing.clearedAt = Date.now();
  expect(await lookAtParts()).toMatchObject({ status: 'ready' });
  publishing.failingSince = Date.now() - 61_000;
  expect(await lookAtParts()).toMatchObject({ status: 'degraded', parts: { lastPublish: { ok: false } } });
});
