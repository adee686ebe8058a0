import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import tls from 'node:tls';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { emptyFront } from '@/lib/cache/front-cache';
import { SHARED_LIFE } from '@/lib/server/shared-life';
import { freePort } from '@/tests/support/free-port';
import { startFront, stopFront, type Front } from '@/tests/support/front-nginx';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
let front: Front;
let site: Server;
let port: number;
let plainPort: number;
/** what the site has been asked, newest last */
const asked: { url: string; headers: IncomingMessage['headers']; method: string }[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

const PAGE = '<!doctype html><title>一页</title>'.repeat(100);

beforeAll(async () => {
  site = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers, method: request.method ?? '' });
    answer(request, response);
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  [port, plainPort] = [await freePort(), await freePort()];
  front = await startFront({
    directory: makeFolder(),
    port,
    plainPort,
    site: (site.address() as AddressInfo).port,
  });
});
afterAll(async () => {
  await stopFront(front);
  site.closeAllConnections();
  site.close();
});
beforeEach(() => {
  asked.length = 0;
  answer = page(SHARED_LIFE);
});

/** A page as the site sends it. */
const page =
  (life: string, text = PAGE, more: Record<string, string> = {}) =>
  (request: IncomingMessage, response: ServerResponse) => {
    const encoding = String(request.headers['accept-encoding'] ?? '');
    const body =
      encoding === 'br' ? brotliCompressSync(text) : encoding === 'gzip' ? gzipSync(text) : Buffer.from(text);
    if (request.headers['if-none-match'] === `"${text.length}"`) {
      response.writeHead(304, { 'Cache-Control': life, ETag: `"${text.length}"` }).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': life,
      Vary: 'rsc, Accept-Encoding',
      ETag: `"${text.length}"`,
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
      ...more,
    });
    response.end(body);
  };

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  bytes: Buffer;
}

/** Everybody has an address of his own, so that the limits are met only where that is the point. */
let visitors = 0;
const somebody = () => `127.0.${1 + (visitors++ % 200)}.7`;

function ask(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
  from = somebody(),
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = https.request(
      {
        host: '127.0.0.1',
        localAddress: from,
        port,
        path: url,
        method,
        headers: { host: 'example.cn', ...headers },
        rejectUnauthorized: false,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }),
        );
      },
    );
    request.on('error', reject).end(body);
  });
}

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await new Promise(setImmediate);
}

const askedFor = (url: string) => asked.filter((one) => one.url === url).length;

test('一页只问网站一次；浏览器每次来核对，手里的是新的就是 304', async () => {
  const [first, second] = [await ask('/once'), await ask('/once')];
  expect([first.status, second.status, askedFor('/once')]).toEqual([200, 200, 1]);
  expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(second.headers.vary).toContain('Accept-Encoding');
  const known = await ask('/once', { 'if-none-match': String(second.headers.etag) });
  expect([known.status, askedFor('/once')]).toEqual([304, 1]);
});

test('压缩每种只做一次，不管浏览器怎样写；不认的给原样', async () => {
  const written = {
    br: ['gzip, deflate, br', 'br, gzip;q=0.5', 'gzip, deflate, br, zstd'],
    gzip: ['gzip', 'deflate, gzip;q=1.0'],
    '': ['identity', '', 'br;q=0'],
  };
  for (const [encoding, ways] of Object.entries(written)) {
    for (const way of ways) {
      const { headers } = await ask('/packed', way ? { 'accept-encoding': way } : {});
      expect([way, headers['content-encoding'] ?? '']).toEqual([way, encoding]);
    }
  }
  expect(asked.map(({ headers }) => headers['accept-encoding'] ?? '').sort()).toEqual(['', 'br', 'gzip']);
});

test('过了时间的先给旧的，在背后换成新的；发布以后不久就是新的', async () => {
  answer = page('s-maxage=1, stale-while-revalidate=600, stale-if-error=600', 'old');
  expect((await ask('/news')).bytes.toString()).toBe('old');
  answer = page(SHARED_LIFE, 'newer');
  await until(async () => (await ask('/news')).bytes.toString() !== 'old');
  answer = page(SHARED_LIFE, 'newest');
  expect((await ask('/news')).bytes.toString()).toBe('newer');
  process.env.FRONT_CACHE_DIR = front.pages;
  await emptyFront();
  const emptied = Date.now();
  delete process.env.FRONT_CACHE_DIR;
  expect(readdirSync(front.pages)).toEqual([]);
  // a file that was open stays so for a second; asked all the time it must not stay for ever
  await until(async () => (await ask('/news')).bytes.toString() === 'newest');
  expect(Date.now() - emptied).toBeLessThan(5000);
});

test('两个人同时要一页没有的：后来的不等前一个', async () => {
  const held: [IncomingMessage, ServerResponse][] = [];
  answer = (request, response) => {
    held.push([request, response]);
    if (held.length === 2) for (const pair of held) page(SHARED_LIFE)(...pair);
  };
  const answers = await Promise.all([ask('/held'), ask('/held')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  // after five seconds nginx would ask too
}, 4_500);

test('网站停了、坏了：给旧的；没有旧的才是 502', async () => {
  answer = page('s-maxage=1, stale-if-error=600', 'kept');
  expect((await ask('/kept')).bytes.toString()).toBe('kept');
  answer = (_, response) => void response.writeHead(503, { 'Cache-Control': 'no-store' }).end('down');
  await until(() => ask('/kept').then(() => askedFor('/kept') > 2));
  expect((await ask('/kept')).bytes.toString()).toBe('kept');
  answer = (request) => request.socket.destroy();
  expect((await ask('/kept')).bytes.toString()).toBe('kept');
  expect((await ask('/never-seen')).status).toBe(502);
});

test('不该留的不留：要登录的、接口的、失败的、带 cookie 的', async () => {
  for (const [url, life, more] of [
    ['/extra', 'private, no-cache, no-store', {}],
    ['/no-word-of-it', '', {}],
    ['/api/case/GetAll', SHARED_LIFE, {}],
    ['/with-cookie', SHARED_LIFE, { 'Set-Cookie': 'a=1' }],
  ] as const) {
    answer = page(life, PAGE, more);
    for (let round = 0; round < 2; round++) expect((await ask(url)).status).toBe(200);
    expect([url, askedFor(url)]).toEqual([url, 2]);
  }
  answer = (_, response) => void response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
  for (let round = 0; round < 2; round++) expect((await ask('/media/a.00000000.webp')).status).toBe(404);
  expect(askedFor('/media/a.00000000.webp')).toBe(2);
});

test('图片永久有效，每种格式一份；框架的文件也是', async () => {
  answer = page('public, max-age=31536000, immutable', 'picture');
  const written = ['image/avif,image/webp,*/*;q=0.8', 'image/avif,*/*', 'image/webp,*/*', 'image/png', '*/*'];
  for (const accept of [...written, ...written]) {
    const { headers } = await ask('/images/scaled/640/media/a.1f3c9a07.webp', { accept });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  expect(asked.map(({ headers }) => headers.accept)).toEqual(['image/avif,image/webp', 'image/webp', '*/*']);
  for (let round = 0; round < 2; round++) await ask('/_next/static/chunks/a.js');
  expect(askedFor('/_next/static/chunks/a.js')).toBe(1);
});

test('一页的几种形式不混在一起；编造的形式谁的也不占', async () => {
  answer = (request, response) => page(SHARED_LIFE, String(request.headers.rsc ?? 'page'))(request, response);
  expect((await ask('/part', { rsc: '1' })).bytes.toString()).toBe('1');
  expect((await ask('/part')).bytes.toString()).toBe('page');
  expect((await ask('/part', { rsc: 'made-up' })).bytes.toString()).toBe('made-up');
  expect((await ask('/part', { rsc: '1', 'next-router-segment-prefetch': '/_tree' })).bytes.toString()).toBe('1');
  expect((await ask('/part', { rsc: '1' })).bytes.toString()).toBe('1');
  expect((await ask('/part')).bytes.toString()).toBe('page');
  expect(askedFor('/part')).toBe(4);
});

test('网站知道是谁来的：来的人写的地址不算；每个答复有自己的名字', async () => {
  await ask('/who', { 'x-forwarded-for': '192.0.2.1' }, 'GET', '', '127.0.0.9');
  expect(asked[0].headers).toMatchObject({
    'x-forwarded-for': '127.0.0.9',
    'x-forwarded-proto': 'https',
    host: 'example.cn',
  });
  const names = [await ask('/who'), await ask('/who')].map(({ headers }) => headers['x-request-id']);
  expect(new Set(names).size).toBe(2);
  expect(names[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('读不懂的地址是 400，太大的正文是 413，不到网站那里；http 转到 https', async () => {
  const status = (lines: string) =>
    new Promise<string>((resolve) => {
      const socket = tls.connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => socket.write(lines));
      socket.once('data', (bytes) => resolve(bytes.toString().split('\r\n')[0]));
    });
  for (const address of ['/%', '/%zz', '/a\u0000b', '/../../etc/passwd'])
    expect(await status(`GET ${address} HTTP/1.1\r\nHost: example.cn\r\n\r\n`)).toContain(' 400 ');
  expect((await ask('/api/require/create', {}, 'POST', 'x'.repeat(70_000))).status).toBe(413);
  expect(asked).toEqual([]);
  const plain = await new Promise<string>((resolve) => {
    const socket = connect(plainPort, '127.0.0.1', () =>
      socket.write('GET /a?b=1 HTTP/1.0\r\nHost: other.example\r\n\r\n'),
    );
    socket.once('data', (bytes) => resolve(bytes.toString()));
  });
  expect(plain).toContain(' 308 ');
  expect(plain).toContain('Location: https://example.cn/a?b=1');
});

test('HTTP/2', async () => {
  const client = http2.connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  const stream = client.request({ ':path': '/second', ':authority': 'example.cn' });
  const [headers] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders];
  expect(headers[':status']).toBe(200);
  client.destroy();
});

test('一个地址问接口问得太快是 429，页面不受影响', async () => {
  const answers = await Promise.all(
    Array.from({ length: 90 }, () => ask('/api/case/GetAll?page=1', {}, 'GET', '', '127.0.0.8')),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(60);
  expect(statuses).toContain(429);
  expect((await ask('/still-there', {}, 'GET', '', '127.0.0.8')).status).toBe(200);
});

test('只删 nginx 写的那种文件', async () => {
  const directory = makeFolder();
  for (const name of ['0123456789abcdef0123456789abcdef', 'mine.txt']) writeFileSync(path.join(directory, name), '');
  process.env.FRONT_CACHE_DIR = directory;
  await emptyFront();
  process.env.FRONT_CACHE_DIR = path.join(directory, 'gone');
  const error = jest.spyOn(console, 'error').mockImplementation();
  await emptyFront();
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
  delete process.env.FRONT_CACHE_DIR;
  expect(readdirSync(directory)).toEqual(['mine.txt']);
});
