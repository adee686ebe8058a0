import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makePages } from '@/lib/cache/make-pages';
import { startOwnRequests } from '@/lib/cache/own-requests';
import { recentPages } from '@/lib/cache/recent-pages.mjs';

const asked: string[] = [];
const site = createServer((request, response) => {
  asked.push(request.url!);
  // one that fails keeps nobody else from being made
  if (request.url === '/broken') request.socket.destroy();
  else response.end('page');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  startOwnRequests(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
});
beforeEach(() => {
  asked.length = 0;
  recentPages().clear();
});
afterAll(() => new Promise((resolve) => site.close(resolve)));

test('清了以后，最近有人看过、显示着它的页都做好，别的不做', async () => {
  recentPages().set('/ecosystem/cases', ['case-list', 'case:a:card']);
  recentPages().set('/ecosystem/cases/甲', ['case:a']);
  recentPages().set('/broken', ['case:a']);
  recentPages().set('/privacy', ['privacy']);
  await makePages(['case:a', 'case:a:card']);
  expect(new Set(asked)).toEqual(new Set(['/broken', '/ecosystem/cases', encodeURI('/ecosystem/cases/甲')]));
  await makePages(['lab:b']);
  expect(asked).toHaveLength(3);
});

test('正在做的时候又清：一起做完，同一页不做两次', async () => {
  for (const name of ['a', 'b', 'c']) recentPages().set(`/${name}`, [`case:${name}`, 'case']);
  await Promise.all([makePages(['case:a']), makePages(['case:b', 'case:c']), makePages(['case:b'])]);
  expect(asked.toSorted()).toEqual(['/a', '/b', '/c']);
});

test('什么都清了：只做最近的三十页', async () => {
  for (let page = 0; page < 100; page++) recentPages().set(`/${page}`, ['case']);
  await makePages(['case']);
  expect(new Set(asked)).toEqual(new Set(Array.from({ length: 30 }, (_, page) => `/${99 - page}`)));
});
