import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { warmSearch } from '@/lib/search/warm-up';

let server: Server;
let asked: string[];

beforeEach(() => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('{}');
  });
});

afterEach(() => {
  for (const name of ['URL', 'SEARCH']) delete process.env[`CONTENT_SERVICE_${name}`];
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
const portOf = () => (server.address() as AddressInfo).port;
const hears = () => new Promise<void>((resolve) => server.once('request', () => resolve()));

test('问一次自己的搜索；还没有人听时再试', async () => {
  await listen(0);
  let refused = 0;
  server.on('connection', (socket) => refused < 2 && ++refused && socket.destroy());
  const heard = hears();
  warmSearch(`http://127.0.0.1:${portOf()}`, 20, 50);
  await heard;
  expect(refused).toBe(2);
  expect(asked[0]).toBe('/api/query/GetTypeAll?search=EEG');
});

test('然后用行内的词练一遍，一次一个；不算作访客没有搜到', async () => {
  await listen(0);
  let together = 0;
  let most = 0;
  const done = new Promise<void>((resolve) =>
    server.on('request', (request, response) => {
      most = Math.max(most, ++together);
      response.on('finish', () => together--);
      if (asked.length === 1 + 3 * 40) resolve();
    }),
  );
  warmSearch(`http://127.0.0.1:${portOf()}`, 1);
  await done;
  expect(most).toBe(1);
  const lists = asked.filter((address) => address.includes('GetListByType'));
  expect(lists).toHaveLength(40);
  // a search of all types at once that finds nothing is written down for the owner
  expect(lists.filter((address) => !address.includes('strTypes=%5B%22'))).toEqual([]);
});

test.each([1, 5])('第 %i 次答得不好：不再问', async (times) => {
  await listen(0);
  server.prependListener(
    'request',
    (_request, response) => void (response.statusCode = asked.length + 1 < times ? 200 : 503),
  );
  const site = `http://127.0.0.1:${portOf()}`;
  await new Promise<void>((resolve) => {
    server.on('request', () => asked.length === times && resolve());
    warmSearch(site, 1);
  });
  // whatever it would have asked next came before this
  for (let others = 0; others < 3; others++) await fetch(`${site}/other`);
  expect(asked.filter((address) => address !== '/other')).toHaveLength(times);
});

test('内容服务自己会搜的，没有什么要准备', async () => {
  await listen(0);
  process.env.CONTENT_SERVICE_URL = 'http://127.0.0.1:1';
  process.env.CONTENT_SERVICE_SEARCH = 'on';
  warmSearch(`http://127.0.0.1:${portOf()}`, 1);
  delete process.env.CONTENT_SERVICE_SEARCH;
  const heard = hears();
  warmSearch(`http://127.0.0.1:${portOf()}`, 20);
  await heard;
  // the first one would have been here before
  expect(asked).toHaveLength(1);
});
