import { textAnswer } from '@/lib/known-version';

const TEXT = { body: '正文', type: 'text/plain', modified: '2026-01-02T03:04:05Z' };
const ask = (headers: Record<string, string>, text: typeof TEXT | Omit<typeof TEXT, 'modified'> = TEXT) =>
  textAnswer(new Request('http://site.example/x', { headers }), text);
const tag = ask({}).headers.get('etag') ?? '';

test('第一次答全文，带标签与日期', async () => {
  const response = ask({});
  expect([response.status, await response.text()]).toEqual([200, '正文']);
  expect(response.headers.get('last-modified')).toBe('Fri, 02 Jan 2026 03:04:05 GMT');
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
});

test.each([
  ['同一个标签', { 'if-none-match': tag }, 304],
  ['几个标签里有它', { 'if-none-match': `"x", ${tag.replace('W/', '')}` }, 304],
  ['任何版本', { 'if-none-match': '*' }, 304],
  ['别的标签，日期再新也不算', { 'if-none-match': '"x"', 'if-modified-since': 'Sat, 03 Jan 2026 00:00:00 GMT' }, 200],
  ['之后来过', { 'if-modified-since': 'Sat, 03 Jan 2026 00:00:00 GMT' }, 304],
  ['之前来过', { 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' }, 200],
  ['读不懂的日期', { 'if-modified-since': '昨天' }, 200],
])('%s', (_what, headers, status) => {
  const readable = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, encodeURI(value).replace(/%20/g, ' ').replace(/%22/g, '"')]),
  );
  expect(ask(readable).status).toBe(status);
});

test('没有日期的只凭标签', () => {
  const undated = { body: '正文', type: 'text/plain' };
  expect(ask({}, undated).headers.has('last-modified')).toBe(false);
  expect(ask({ 'if-modified-since': 'Sat, 03 Jan 2026 00:00:00 GMT' }, undated).status).toBe(200);
  expect(ask({ 'if-none-match': tag }, undated).status).toBe(304);
});
