import { openSource, PIECE_BYTES, SourceError } from '@/lib/browser/paper/source';
import { answerFile } from '@/lib/white-papers/file-answer';

const FILE = new Uint8Array(PIECE_BYTES * 3 + 17).map((_, index) => index % 251);
const abort = new AbortController();
let etag = '"one"';
/** answers given before the file's own, in order */
let before: (() => Response | Promise<Response>)[] = [];
const asked: (string | null)[] = [];

beforeEach(() => {
  etag = '"one"';
  before = [];
  asked.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(`http://site.test${String(input)}`, { headers: init?.headers });
    asked.push(request.headers.get('range'));
    const answer = before.shift();
    return answer ? answer() : answerFile(request, { bytes: FILE, etag }, {});
  });
});
afterAll(() => jest.restoreAllMocks());

const open = () => openSource('/file', abort.signal);

test('第一段带来全长，其余按需要一段一段地取', async () => {
  const source = await open();
  expect(source.length).toBe(FILE.byteLength);
  expect(source.start).toEqual(FILE.slice(0, PIECE_BYTES));
  expect(await source.read(PIECE_BYTES, PIECE_BYTES * 2)).toEqual(FILE.slice(PIECE_BYTES, PIECE_BYTES * 2));
  expect(await source.read(PIECE_BYTES * 3, FILE.byteLength)).toEqual(FILE.slice(PIECE_BYTES * 3));
  expect(asked).toEqual(['bytes=0-65535', 'bytes=65536-131071', 'bytes=196608-196624']);
});

test('不懂分段的服务器一次给完', async () => {
  before = [() => new Response(FILE)];
  const source = await open();
  expect([source.length, source.start.byteLength]).toEqual([FILE.byteLength, FILE.byteLength]);
});

test.each([
  { status: 404, reason: 'missing' },
  { status: 500, reason: 'file' },
  { status: 502, reason: 'network' },
  { status: 401, reason: 'network' },
])('一开始就是 $status：报错，原因是 $reason', async ({ status, reason }) => {
  before = [() => Response.json({}, { status })];
  await expect(open()).rejects.toMatchObject({ reason });
});

test('断了一下的一段再要一次，断三次才算取不到', async () => {
  const source = await open();
  const broken = () => Promise.reject(new TypeError('断了'));
  before = [broken, () => Response.json({}, { status: 502 })];
  expect(await source.read(0, 10)).toEqual(FILE.slice(0, 10));
  before = [broken, broken, broken];
  await expect(source.read(0, 10)).rejects.toThrow('断了');
  expect(before).toEqual([]);
}, 10_000);

test('读到一半文件换过了：不拿两份拼在一起', async () => {
  const source = await open();
  etag = '"two"';
  await expect(source.read(PIECE_BYTES, PIECE_BYTES * 2)).rejects.toThrow(SourceError);
  expect(asked).toHaveLength(2);
});

test('比要的短的一段不用', async () => {
  const source = await open();
  const short = () => new Response(FILE.slice(0, 5), { status: 206 });
  before = [short, short, short];
  await expect(source.read(0, 10)).rejects.toThrow('不完整');
}, 10_000);
