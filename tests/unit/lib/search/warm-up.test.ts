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
  expect(asked).toEqual(['/api/query/GetTypeAll?search=EEG']);
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
