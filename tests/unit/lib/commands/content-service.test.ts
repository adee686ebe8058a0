import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFault } from '@/lib/commands/content-service.mjs';
import { startReceivingServer, type ReceivingServer } from '@/tests/support/receiving-server';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();
let server: ReceivingServer;

beforeEach(async () => {
  server = await startReceivingServer();
});
afterEach(() => server.stop());

test('没有远程的内容服务，或它答复：没有什么要说', async () => {
  expect(await contentFault({ DATA_DIR: folder() })).toBeNull();
  for (const status of [200, 400]) {
    server.answer = (response) => response.writeHead(status).end('{}');
    const settings = { CONTENT_SERVICE_URL: server.address, CONTENT_SERVICE_TOKEN: 'token', DATA_DIR: folder() };
    expect(await contentFault(settings)).toBeNull();
  }
  expect(server.received.map(({ url, headers }) => [url, headers.authorization])).toContainEqual([
    '/api/graphql?query=%7B%20__typename%20%7D',
    'Bearer token',
  ]);
});

test.each([
  [500, '答 500：构建要从它读内容'],
  [401, '答 401：请看 CONTENT_SERVICE_TOKEN'],
])('它答 %i：马上说', async (status, words) => {
  server.answer = (response) => response.writeHead(status).end();
  const settings = { CONTENT_SERVICE_URL: `${server.address}/`, DATA_DIR: folder() };
  expect(await contentFault(settings)).toBe(`内容服务 ${server.address} ${words}`);
});

test('它不在：一行说出是哪个服务；有上一次好的答复就照样构建', async () => {
  await server.stop();
  const DATA_DIR = folder();
  const settings = { CONTENT_SERVICE_URL: server.address, DATA_DIR };
  expect(await contentFault(settings)).toBe(
    `内容服务 ${server.address} 没有答复（ECONNREFUSED）：构建要从它读内容，请看 CONTENT_SERVICE_URL 与那个服务`,
  );
  mkdirSync(path.join(DATA_DIR, 'last-good'));
  writeFileSync(path.join(DATA_DIR, 'last-good', 'answer'), '');
  expect(await contentFault(settings)).toBeNull();
});
