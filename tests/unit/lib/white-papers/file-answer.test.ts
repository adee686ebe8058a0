import { answerFile } from '@/lib/white-papers/file-answer';

const FILE = { bytes: new Uint8Array(Buffer.from('0123456789')), etag: '"abc"' };
const ask = async (headers: Record<string, string> = {}, method = 'GET') => {
  const request = new Request('http://site.test/file', { method, headers });
  const response = answerFile(request, FILE, { 'Content-Type': 'application/pdf', Vary: 'Cookie' });
  return { response, status: response.status, text: await response.text() };
};

test('没有 Range：整份，写明长度、标签与可以分段', async () => {
  const { response, status, text } = await ask();
  expect([status, text]).toEqual([200, '0123456789']);
  expect(Object.fromEntries(response.headers)).toEqual({
    'accept-ranges': 'bytes',
    'content-length': '10',
    'content-type': 'application/pdf',
    etag: '"abc"',
    vary: 'Cookie',
  });
});

test.each([
  { range: 'bytes=0-3', text: '0123', says: 'bytes 0-3/10' },
  { range: 'bytes=4-', text: '456789', says: 'bytes 4-9/10' },
  { range: 'bytes=-2', text: '89', says: 'bytes 8-9/10' },
  { range: 'bytes=-99', text: '0123456789', says: 'bytes 0-9/10' },
  { range: 'bytes=8-99', text: '89', says: 'bytes 8-9/10' },
  { range: 'bytes=9-9', text: '9', says: 'bytes 9-9/10' },
])('$range：206，$says', async ({ range, text, says }) => {
  const answer = await ask({ range });
  expect([answer.status, answer.text]).toEqual([206, text]);
  expect(answer.response.headers.get('content-range')).toBe(says);
  expect(answer.response.headers.get('content-length')).toBe(String(text.length));
});

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s 在文件之外：416', async (range) => {
  const { response, status, text } = await ask({ range });
  expect([status, text]).toEqual([416, '']);
  expect(response.headers.get('content-range')).toBe('bytes */10');
});

test.each(['bytes=5-2', 'bytes=a-b', 'bytes=-', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=0x1-2', 'bytes=1e0-3'])(
  '看不懂或不支持的 %s：整份',
  async (range) => {
    expect(await ask({ range })).toMatchObject({ status: 200, text: '0123456789' });
  },
);

test('If-Range 对得上才给一段', async () => {
  expect((await ask({ range: 'bytes=0-3', 'if-range': '"abc"' })).status).toBe(206);
  expect((await ask({ range: 'bytes=0-3', 'if-range': '"old"' })).status).toBe(200);
});

test.each(['"abc"', 'W/"abc"', '"old", "abc"', '*'])('If-None-Match %s：304', async (tag) => {
  expect(await ask({ 'if-none-match': tag })).toMatchObject({ status: 304, text: '' });
});

test('HEAD：同样的头，没有正文', async () => {
  const { response, status, text } = await ask({}, 'HEAD');
  expect([status, text, response.headers.get('content-length')]).toEqual([200, '', '10']);
});
