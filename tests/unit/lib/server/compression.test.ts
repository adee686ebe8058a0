import { get, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CompressedAnswers, encodingFor } from '@/lib/server/compressed-answers';
import { AnswerBody } from '@/lib/server/compression';
import type { SiteResponse } from '@/lib/server/response';
import type { SiteServer } from '@/lib/server/server';
import { serveSite } from '@/tests/support/site-server';

const TEXT = '脑电与眼动 '.repeat(500);
let server: SiteServer;
let origin: string;
let answer: (response: SiteResponse) => void;

beforeAll(async () => {
  ({ server, origin } = await serveSite((request, response) => {
    response.body = new AnswerBody(request, response);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    answer(response);
  }));
});
afterAll(() => server.close());

interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

function ask(accept: string, method = 'GET'): Promise<Answered> {
  return new Promise((resolve, reject) => {
    get(`${origin}/page`, { method, headers: { 'accept-encoding': accept } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        const encoding = response.headers['content-encoding'];
        const plain = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text: plain.toString() });
      });
    }).on('error', reject);
  });
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.2, gzip', 'br'],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', null],
  ['identity', null],
  ['brotli', null],
  [undefined, null],
])('说 %s 的人读 %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test.each(['br', 'gzip'])('有版本的整页用 %s：长度说得对，标签是弱的，内容一样', async (encoding) => {
  answer = (response) => response.setHeader('ETag', '"v1"').end(TEXT);
  const { headers, text } = await ask(encoding);
  expect(text).toBe(TEXT);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding', etag: 'W/"v1"' });
  expect(Number(headers['content-length'])).toBeLessThan(TEXT.length / 10);
});

test('分段来的也一样：有版本的合起来，没有的来一段送一段', async () => {
  answer = (response) => {
    response.setHeader('ETag', '"v2"').setHeader('Content-Length', Buffer.byteLength(TEXT));
    for (const part of TEXT.match(/[^]{1,700}/g)!) response.write(part);
    response.end();
  };
  expect(await ask('br')).toMatchObject({ text: TEXT, headers: { 'content-encoding': 'br', etag: 'W/"v2"' } });
  answer = (response) => {
    for (const part of TEXT.match(/[^]{1,700}/g)!) response.write(part);
    response.end('完');
  };
  expect(await ask('br, gzip')).toMatchObject({ text: `${TEXT}完`, headers: { 'content-encoding': 'gzip' } });
  // Next sends the head of what it draws before the first part
  answer = (response) => {
    response.flushHeaders();
    response.end(TEXT);
  };
  expect(await ask('br, gzip')).toMatchObject({ text: TEXT, headers: { 'content-encoding': 'gzip' } });
});

test('先送出的一段，不等后面的', async () => {
  let rest: ServerResponse | undefined;
  answer = (response) => {
    response.write('first');
    (response as ServerResponse & { flush: () => void }).flush();
    rest = response;
  };
  const first = await new Promise<Buffer>((resolve, reject) => {
    get(`${origin}/parts`, { headers: { 'accept-encoding': 'gzip' } }, (response) =>
      response.once('data', (bytes: Buffer) => {
        resolve(bytes);
        rest!.end();
        response.resume();
      }),
    ).on('error', reject);
  });
  expect(first.byteLength).toBeGreaterThan(0);
});

test.each<[string, (response: ServerResponse) => void, number]>([
  ['短的', (response) => response.setHeader('ETag', '"s"').end('short'), 200],
  ['图片', (response) => response.setHeader('Content-Type', 'image/webp').end(TEXT), 200],
  ['压缩过的', (response) => response.setHeader('Content-Encoding', 'identity').end(TEXT), 200],
  ['一段', (response) => response.writeHead(206).end(TEXT), 206],
  ['没有正文', (response) => response.writeHead(304).end(), 304],
  ['没有版本、一次送完', (response) => response.end(TEXT), 200],
])('不压缩：%s', async (_, given, status) => {
  answer = given;
  const answered = await ask('br, gzip');
  expect(answered.status).toBe(status);
  expect(answered.headers['content-encoding'] ?? 'identity').toBe('identity');
});

test('HEAD 没有正文，也说会随什么变', async () => {
  answer = (response) => response.setHeader('ETag', '"v1"').end();
  const { headers, text } = await ask('br', 'HEAD');
  expect([headers.vary, text]).toEqual(['Accept-Encoding', '']);
});

test('没有版本的数据等齐了再压缩，整个发出；太短的原样发出', async () => {
  const json = (...parts: string[]) => {
    answer = (response) => {
      response.setHeader('Content-Type', 'application/json');
      parts.forEach((part) => response.write(part));
      response.end();
    };
    return ask('br');
  };
  const long = await json(TEXT, TEXT);
  expect(long.text).toBe(TEXT + TEXT);
  expect([long.headers['content-encoding'], long.headers['transfer-encoding'], long.headers.etag]).toEqual([
    'br',
    undefined,
    undefined,
  ]);
  expect(Number(long.headers['content-length'])).toBeLessThan(500);
  const short = await json('{"a":', '1}');
  expect([short.text, short.headers['content-encoding']]).toEqual(['{"a":1}', undefined]);
});

test('一个版本只压缩一次；放不下时最久没有用过的先走', () => {
  const body = (name: string) => Buffer.from(`${name}${Math.random()}`.repeat(3));
  const [a, b, c] = ['a', 'b', 'c'].map(body);
  const size = new CompressedAnswers().of('a', a, 'gzip').byteLength;
  const answers = new CompressedAnswers(size * 2 + 10);
  const first = answers.of('a', a, 'gzip');
  expect(answers.of('a', a, 'gzip')).toBe(first);
  answers.of('b', b, 'gzip');
  answers.of('a', a, 'gzip');
  answers.of('c', c, 'gzip');
  expect(answers.of('a', a, 'gzip')).toBe(first);
  expect(answers.of('a', a, 'br')).not.toBe(first);
});

test('再次要的，在后台压得更小；正在压别的时，等下一次再要', async () => {
  const answers = new CompressedAnswers();
  const body = (name: string) => Buffer.from(Array.from({ length: 4000 }, (_, n) => `${name}${(n * n) % 977}`).join());
  const isDense = async (version: string, whole: Buffer, quick: Buffer) => {
    const until = Date.now() + 5000;
    let made = quick;
    while (made === quick && Date.now() < until) {
      await new Promise(setImmediate);
      made = answers.of(version, whole, 'br');
    }
    return made.byteLength < quick.byteLength && brotliDecompressSync(made).equals(whole);
  };
  const [a, b] = [body('a'), body('b')];
  const [quickA, quickB] = [answers.of('a', a, 'br'), answers.of('b', b, 'br')];
  expect(answers.of('a', a, 'br')).toBe(quickA);
  expect(answers.of('b', b, 'br')).toBe(quickB);
  expect(await isDense('a', a, quickA)).toBe(true);
  expect(await isDense('b', b, quickB)).toBe(true);
});

test('整个换掉的内容原样发出去，头里不说压缩过', async () => {
  answer = (response) => {
    response.replacement = Buffer.from('<h1>暂时打不开</h1>');
    response.writeHead(500);
    response.write(TEXT);
    response.end(TEXT);
  };
  const { status, headers, text } = await ask('br, gzip');
  expect({ status, text }).toEqual({ status: 500, text: '<h1>暂时打不开</h1>' });
  expect(headers).not.toHaveProperty('content-encoding');
});
