import type { ServerResponse } from 'node:http';
import { ContentError } from '@/lib/content/reading/content-error';
import { answerJson, answerNothing, startContentServer } from '@/tests/support/content-server';
import { LIST_PAGES, listIn, RECORDS, RELATED, WHOLE_LISTS } from '@/tests/support/content-readers';

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const server = startContentServer((_call, response) => answerJson(response, { data: {} }));

beforeEach(() => log.mockClear());

const HTML = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';

function text(response: ServerResponse, status: number, type: string, body: string, headers: object = {}): void {
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(body);
}

/** Ways to fail that no page may be made from. */
const FAILURES: [string, (response: ServerResponse) => void][] = [
  ['网页代替 JSON', (response) => text(response, 200, 'text/html', HTML)],
  ['网页说是 JSON', (response) => text(response, 200, 'application/json', HTML)],
  ['502 的网页', (response) => text(response, 502, 'text/html', HTML)],
  ['500 的 JSON', (response) => answerJson(response, { message: '出错了' }, 500)],
  ['500 没有正文', (response) => text(response, 500, 'application/json', '')],
  ['401', (response) => answerJson(response, { message: '没有权限' }, 401)],
  ['200 没有正文', (response) => text(response, 200, 'application/json', '')],
  ['空白的正文', (response) => text(response, 200, 'application/json', '  \n')],
  ['半截 JSON', (response) => text(response, 200, 'application/json', '{"data":{"list":[{"alias":"a"')],
  ['正文只来一半就断', (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"data":', () => response.destroy());
  }],
  ['分块的正文中途断开', (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'transfer-encoding': 'chunked' });
    response.write('{"data":{}', () => response.destroy());
  }],
  ['一接通就断', (response) => void response.destroy()],
  ['说是压缩的，其实不是', (response) => text(response, 200, 'application/json', '{"data":{}}', { 'content-encoding': 'gzip' })],
  ['不停地转向', (response) => text(response, 302, 'text/plain', '', { location: '/again' })],
]; // prettier-ignore

/** Further ones that only a GraphQL answer can be. */
const QUERY_FAILURES: typeof FAILURES = [
  ['200 带 errors', (response) => answerJson(response, { errors: [{ message: '没有这个字段' }] })],
  ['200 带 errors 和半份 data', (response) => answerJson(response, { errors: [{ message: '超时' }], data: { domain: [] } })],
  ['400 带 errors', (response) => answerJson(response, { errors: [{ message: '没有这个字段' }] }, 400)],
  ['data 是 null', (response) => answerJson(response, { data: null })],
  ['没有 data', (response) => answerJson(response, {})],
  ['data 是文字', (response) => answerJson(response, { data: '维护中' })],
  ['只有 null', (response) => answerJson(response, null)],
  ['只有一个数', (response) => answerJson(response, 42)],
  ['errors 是文字', (response) => answerJson(response, { errors: '坏了' })],
]; // prettier-ignore

/** The outcome of each getter: the name of the error's class, or what it gave. */
const outcomes = (getters: typeof RECORDS) =>
  Promise.all(
    getters.map(([name, get]) =>
      get().then(
        (answer) => [name, answer],
        (error: unknown) => [name, error instanceof ContentError ? 'ContentError' : String(error)],
      ),
    ),
  );
const refused = (getters: typeof RECORDS) => getters.map(([name]) => [name, 'ContentError']);

test.each([...FAILURES, ...QUERY_FAILURES])('%s：记录和整份列表都以 ContentError 告终', async (_case, fail) => {
  server.answer = (_call, response) => fail(response);
  const getters = [...RECORDS, ...WHOLE_LISTS];
  expect(await outcomes(getters)).toEqual(refused(getters));
});

test.each(FAILURES)('%s：列表页以 ContentError 告终', async (_case, fail) => {
  server.answer = (call, response) => (call.query ? answerNothing(call, response) : fail(response));
  expect(await outcomes(LIST_PAGES)).toEqual(refused(LIST_PAGES));
});

test.each(FAILURES)('%s：相关的列表是空的，各记一次', async (_case, fail) => {
  for (const [name, get] of RELATED) {
    log.mockClear();
    server.answer = (call, response) => (call.query ? answerNothing(call, response) : fail(response));
    expect([name, listIn(await get())]).toEqual([name, []]);
    expect([name, log.mock.calls]).toEqual([name, [[expect.stringMatching(/^\[content\] \w+\/\w+: ./)]]]);
  }
});

test.each([{}, null, { data: null }, { data: {} }, { data: { data: null } }, { data: { totalCount: 5 } }, []])(
  '答复是 %j：相关的列表是空的，不算失败，不记',
  async (body) => {
    server.answer = (call, response) => (call.query ? answerNothing(call, response) : answerJson(response, body));
    for (const [name, get] of [...RELATED, ...LIST_PAGES]) expect([name, listIn(await get())]).toEqual([name, []]);
    expect(log).not.toHaveBeenCalled();
  },
);

test('20 MB 的答复不读完：记录 ContentError，相关的列表是空的', async () => {
  let sent = 0;
  server.answer = (call, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const piece = ' '.repeat(256 * 1024);
    const more = (error?: Error | null) => {
      // since Node 26 a write on a connection that is closing fails before the response says that it is destroyed
      if (error || response.destroyed) return;
      if (sent >= 60 * 1024 * 1024) return void response.end('{"data":{"list":[]}}');
      sent += piece.length;
      response.write(piece, more);
    };
    more();
  };
  const [record, list, related] = [RECORDS[0], LIST_PAGES[0], RELATED[0]];
  expect(await outcomes([record, list])).toEqual(refused([record, list]));
  expect(listIn(await related[1]())).toEqual([]);
  expect(log.mock.calls).toEqual([[expect.stringContaining('字节')]]);
  expect(sent).toBeLessThan(45 * 1024 * 1024);
});

// quadratic work on them would run into the time limit of every test
test('四十万条空记录不会拖住网站', async () => {
  const body = { list: Array(400_000).fill({}), totalCount: 400_000 };
  server.answer = (call, response) => (call.query ? answerNothing(call, response) : answerJson(response, body));
  for (const [, get] of LIST_PAGES) expect(listIn(await get())).toEqual([]);
});
