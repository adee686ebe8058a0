import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { GET } from '@/app/api/whitepaper/file/[id]/route';
import { receiveEnquiry } from '@/lib/enquiries/receive';
import { enquiryStore } from '@/lib/enquiries/store';
import { answerJson, startContentServer } from '@/tests/support/content-server';
import { ENQUIRY, enquiryRequest } from '@/tests/support/enquiries';
import { makePaper } from '@/tests/support/papers';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();
const log = jest.spyOn(console, 'error');

/** What the content service says: the paper's address, and what is there. */
let address = '';
let serveFile: (response: ServerResponse) => void;
const server = startContentServer((call, response) => {
  if (call.path !== '/api/graphql') return serveFile(response);
  const { id: asked } = call.variables as { id: string };
  const paper = { contentItemId: id, displayText: "同步 (what's new)", pdfFile: { urls: [address] } };
  answerJson(response, { data: { whitepaper: asked === id ? [paper] : [] } });
});

let whole: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  whole = await makePaper(6);
});

/** Each test has a paper of its own, because the route remembers what it has read. */
let count = 0;
let id = '';
beforeEach(() => {
  id = `paper-${++count}`;
  address = `/media/${id}.pdf`;
  serveFile = (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end(Buffer.from(whole));
  process.env.DATA_DIR = path.join(folder(), 'data');
  process.env.SITE_URL = 'http://site.test';
  log.mockReset().mockImplementation(() => undefined);
});

/** What the browser of somebody who has left a card sends along. */
async function registered(): Promise<{ cookie: string }> {
  const answer = await receiveEnquiry(enquiryRequest({ body: { ...ENQUIRY, Domain: '', RequirementType: '' } }));
  return { cookie: answer.headers.get('set-cookie')!.split(';')[0] };
}

async function ask(headers: Record<string, string> = {}, asked = id) {
  const request = new Request(`http://site.test/api/whitepaper/file/${asked}`, { headers });
  const response = await GET(request, { params: Promise.resolve({ id: asked }) });
  return { response, status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
}

test('没有登记：前 3 页自成一份文件，每次都要核对', async () => {
  const { response, status, body } = await ask();
  expect(status).toBe(200);
  expect((await PDFDocument.load(body)).getPageCount()).toBe(3);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(response.headers.get('vary')).toBe('Cookie');
  expect(response.headers.get('content-type')).toBe('application/pdf');
});

test('登记过：全文，不许存下', async () => {
  const { response, body } = await ask(await registered());
  expect(Buffer.from(body)).toEqual(Buffer.from(whole));
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('vary')).toBe('Cookie');
});

test('没有登记时，一段一段地要也只是那 3 页', async () => {
  const free = await ask();
  const size = free.body.byteLength;
  const part = await ask({ range: `bytes=${size - 40}-` });
  expect([part.status, part.body.byteLength]).toEqual([206, 40]);
  expect((await ask({ range: `bytes=${whole.byteLength - 1}-` })).status).toBe(416);
  const etag = free.response.headers.get('etag') ?? '';
  expect((await ask({ ...(await registered()), range: 'bytes=0-99', 'if-range': etag })).status).toBe(200);
});

test('登记的资料读不出来：当作没有登记，记一行', async () => {
  const known = await registered();
  await (await enquiryStore()).db.destroy();
  const { status, body } = await ask(known);
  expect(status).toBe(200);
  expect((await PDFDocument.load(body)).getPageCount()).toBe(3);
  expect(log).toHaveBeenCalledTimes(1);
});

test('文件名是标题，前几页的说是前几页；文件在哪里不说', async () => {
  const cut = (await ask()).response.headers.get('content-disposition');
  expect(cut).toBe(
    `inline; filename="${id}-1-3.pdf"; filename*=UTF-8''%E5%90%8C%E6%AD%A5%20%28what%27s%20new%29%EF%BC%88%E5%89%8D3%E9%A1%B5%EF%BC%89.pdf`,
  );
  const { response } = await ask(await registered());
  const name = response.headers.get('content-disposition') ?? '';
  expect(name).toBe(`inline; filename="${id}.pdf"; filename*=UTF-8''%E5%90%8C%E6%AD%A5%20%28what%27s%20new%29.pdf`);
  expect(JSON.stringify([...response.headers])).not.toContain('/media/');
});

test.each(['', '..', '../x', 'a/b', 'A', 'x.pdf', '%2e%2e', 'a'.repeat(81), '__proto__', '{id}', "1' or '1'='1"])(
  '怪的 id %j：404，不去问内容服务',
  async (asked) => {
    const { status, body } = await ask({}, asked);
    expect(status).toBe(404);
    expect(JSON.parse(Buffer.from(body).toString())).toEqual({ code: 404, message: '没有这份白皮书' });
    expect(server.calls).toEqual([]);
  },
);

test('没有的白皮书、没有的文件：404', async () => {
  expect((await ask({}, 'no-such-paper')).status).toBe(404);
  serveFile = (response) => answerJson(response, { message: '没有' }, 404);
  expect((await ask()).status).toBe(404);
});

test.each(['http://other.example/a.pdf', '/etc/passwd', '//other.example/media/a.pdf', 'media/a.pdf'])(
  '文件的地址 %s 不在内容服务的媒体里：404，不去取',
  async (elsewhere) => {
    address = elsewhere;
    expect((await ask()).status).toBe(404);
    expect(server.calls.map(({ path }) => path)).toEqual(['/api/graphql']);
  },
);

test('内容服务给全地址时，去掉主机再取', async () => {
  address = `${server.url}/media/full.pdf`;
  expect((await ask()).status).toBe(200);
  expect(server.calls.at(-1)?.path).toBe('/media/full.pdf');
});

test.each<[string, (response: ServerResponse) => void]>([
  ['500', (response) => answerJson(response, {}, 500)],
  ['网页', (response) => response.writeHead(200).end('<html>登录</html>')],
  ['空的', (response) => response.writeHead(200).end()],
  [
    '断掉的',
    (response) => response.writeHead(200, { 'content-length': '99999' }).write('%PDF-1.7') && response.destroy(),
  ],
  ['太大的', (response) => flood(response)],
])(
  '内容服务给的是%s：502，有一句话，不露内情',
  async (_what, answer) => {
    serveFile = answer;
    const { response, status, body } = await ask();
    expect(status).toBe(502);
    expect(JSON.parse(Buffer.from(body).toString())).toEqual({ code: 502, message: '文件现在取不到，请稍后再试' });
    expect(response.headers.get('retry-after')).toBe('30');
    expect(log).toHaveBeenCalledTimes(1);
  },
  15_000,
);

test('坏的 PDF：500，说是文件的问题，不叫人过会儿再试', async () => {
  serveFile = (response) => response.writeHead(200).end('%PDF-1.7\n坏了');
  const { response, status, body } = await ask();
  expect(status).toBe(500);
  expect(JSON.parse(Buffer.from(body).toString())).toEqual({ code: 500, message: '这份文件打不开' });
  expect(response.headers.get('retry-after')).toBeNull();
});

test('内容服务不答复：到时候就是 502，不会一直挂着', async () => {
  const { setTimeout: wait } = globalThis;
  const timeout = jest.spyOn(globalThis, 'setTimeout');
  // only the file's time runs a hundred times as fast: a busy machine needs its own for the question before it
  timeout.mockImplementation((run, ms, ...rest) => wait(run, ms === 20_000 ? ms / 100 : ms, ...rest));
  serveFile = () => undefined;
  expect((await ask()).status).toBe(502);
  expect(timeout).toHaveBeenCalledWith(expect.any(Function), 20_000);
  timeout.mockRestore();
});

/** Sends for as long as somebody listens. */
function flood(response: ServerResponse): void {
  const piece = Buffer.alloc(1024 * 1024, '%PDF-1.7');
  const pour = () => {
    while (!response.destroyed && response.write(piece));
    if (!response.destroyed) response.once('drain', pour);
  };
  response.writeHead(200);
  pour();
}
