import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishing } from '@/lib/cache/refresh';
import { closeStore } from '@/lib/database/open';
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
afterEach(() => closeStore());
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
  const all = { status: 'ready', parts: { content: well, store: well, pageCache: well, lastPublish: well } };
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

test('内容文件坏了一个：degraded', async () => {
  embedded();
  writeFileSync(path.join(process.env.CONTENT_DIR!, 'case/broken.yaml'), 'displayText: [没有写完');
  const { status, parts } = await lookAtParts();
  expect([status, parts.content.ok]).toEqual(['degraded', false]);
  expect(parts.content.reason).toContain('1 处');
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
