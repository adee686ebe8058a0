import { textAnswer } from '@/lib/known-version';

const TEXT = { body: '正文', type: 'text/plain' };
const ask = (headers: Record<string, string>) => textAnswer(new Request('http://site.example/x', { headers }), TEXT);
const tag = ask({}).headers.get('etag') ?? '';

test('第一次答全文，带标签；没有日期，共用的缓存可以留一分钟', async () => {
  const response = ask({});
  expect([response.status, await response.text()]).toEqual([200, '正文']);
  expect(response.headers.has('last-modified')).toBe(false);
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=60\b/);
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
});

test.each([
  ['同一个标签', { 'if-none-match': tag }, 304],
  ['几个标签里有它', { 'if-none-match': `"x", ${tag.replace('W/', '')}` }, 304],
  ['任何版本', { 'if-none-match': '*' }, 304],
  ['别的标签，日期再新也不算', { 'if-none-match': '"x"', 'if-modified-since': 'Sat, 03 Jan 2026 00:00:00 GMT' }, 200],
  ['只说何时来过：条目的日期是人写的，什么也不证明', { 'if-modified-since': 'Sat, 03 Jan 2099 00:00:00 GMT' }, 200],
  ['读不懂的日期', { 'if-modified-since': '昨天' }, 200],
])('%s', (_what, headers, status) => {
  const readable = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, encodeURI(value).replace(/%20/g, ' ').replace(/%22/g, '"')]),
  );
  expect(ask(readable).status).toBe(status);
});
