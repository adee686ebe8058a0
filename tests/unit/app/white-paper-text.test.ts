import path from 'node:path';
import type { ServerResponse } from 'node:http';
import { GET } from '@/app/api/whitepaper/text/[id]/route';
import { deriveId } from '@/lib/content-service/folder';
import { receiveEnquiry } from '@/lib/enquiries/receive';
import { CONSENT_VERSION } from '@/lib/enquiries/rules';
import { receiveWithdrawal } from '@/lib/enquiries/withdraw';
import { answerJson, startContentServer } from '@/tests/support/content-server';
import { ENQUIRY, enquiryRequest, formRequest } from '@/tests/support/enquiries';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();
const log = jest.spyOn(console, 'error');

/** What the content service says: the text's address, and what is there. */
let address = '';
let serveFile: (name: string, response: ServerResponse) => void;
const server = startContentServer((call, response) => {
  if (call.path !== '/api/graphql') return serveFile(call.path, response);
  const { id: asked } = call.variables as { id: string };
  const paper = { contentItemId: id, displayText: '接管', pages: 9, textFile: { urls: [address] } };
  answerJson(response, { data: { whitepaper: asked === id ? [paper] : [] } });
});

const TEXT = '公开的话\n\n<!--more-->\n\n## 后文\n\n秘密的话\n\n![曲线](text/curve.svg)\n';
let id = '';
let count = 0;
beforeEach(() => {
  process.env.DATA_DIR = path.join(folder(), 'data');
  process.env.SITE_URL = 'http://site.test';
  id = `text-${++count}`;
  address = `/media/${id}.md`;
  serveFile = (name, response) =>
    name.endsWith('.md') ? response.end(TEXT) : response.end('<svg viewBox="0 0 430 100"></svg>');
  log.mockReset().mockImplementation(() => undefined);
});

async function ask(cookie = '', asked = id) {
  const request = new Request(`http://site.test/api/whitepaper/text/${asked}`, { headers: cookie ? { cookie } : {} });
  const response = await GET(request, { params: Promise.resolve({ id: asked }) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function leaveCard() {
  const sent = await receiveEnquiry(
    enquiryRequest({ body: ENQUIRY, headers: { 'x-peer-address': `203.0.113.${count}` } }),
  );
  const { receipt } = (await sent.json()) as { receipt: string };
  return { receipt, cookie: sent.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

test('没有登记：只有公开的部分和一条去登记的链接，谁也不许存下', async () => {
  const { status, headers, text } = await ask();
  expect(status).toBe(200);
  expect(text).toContain('公开的话');
  expect(text).not.toMatch(/秘密|后文|svg/);
  expect(text).toContain(`href="/whitepaper/${id}/text#more"`);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('vary')).toBe('Cookie');
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

test('登记过：全文和图；撤回以后又只有公开的部分', async () => {
  const { receipt, cookie } = await leaveCard();
  const { text } = await ask(cookie);
  expect(text).toMatch(/<section id="rest-of-text"><h2 id="rest-后文">后文<\/h2>\s*<p>秘密的话<\/p>/);
  expect(text).toContain('src="data:image/svg+xml,');
  await receiveWithdrawal(formRequest({ receipt }, { 'x-peer-address': `203.0.113.${count}` }));
  expect((await ask(cookie)).text).not.toContain('秘密');
});

test.each([
  ['空的', () => ''],
  ['别的编号', (value: string) => value.replace(/^[^.]+/, 'other')],
  ['改过的期限', (value: string) => value.replace(/\.\d+\./, '.9999999999.')],
  ['改过的签名', (value: string) => `${value.slice(0, -2)}AA`],
  ['多出一段', (value: string) => `${value}.x`],
])('通行证是%s：当作没有', async (_what, change) => {
  const { cookie } = await leaveCard();
  const [name, value] = cookie.split('=');
  expect((await ask(`${name}=${change(value)}`)).text).not.toContain('秘密');
});

test('过期的通行证：当作没有', async () => {
  const { cookie } = await leaveCard();
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 366 * 24 * 3600_000);
  try {
    expect((await ask(cookie)).text).not.toContain('秘密');
  } finally {
    clock.mockRestore();
  }
});

test.each(['', '..', '../x', 'a/b', 'A', 'x.md', '%2e%2e', 'a'.repeat(81), '__proto__', '{id}', "1' or '1'='1"])(
  '怪的 id %j：404，不去问内容服务',
  async (asked) => {
    expect((await ask('', asked)).status).toBe(404);
    expect(server.calls).toEqual([]);
  },
);

test('没有的白皮书、没有文字版的、文件不在：404', async () => {
  expect((await ask('', deriveId('white-paper', 'none'))).status).toBe(404);
  serveFile = (_name, response) => answerJson(response, { message: '没有' }, 404);
  expect((await ask()).status).toBe(404);
});

test.each(['http://other.example/a.md', '/etc/passwd', '//other.example/media/a.md', '/media/../../etc/passwd'])(
  '文字的地址 %s 不在内容服务的文件里：404，不去取',
  async (elsewhere) => {
    address = elsewhere;
    expect((await ask()).status).toBe(404);
    expect(server.calls.filter(({ path: asked }) => asked !== '/api/graphql')).toEqual([]);
  },
);

test('图的路径往上走：走不出去，只剩说明', async () => {
  serveFile = (_name, response) =>
    response.end('公开\n\n<!--more-->\n\n![图](../../../etc/passwd)\n\n![图](..%2f..%2fetc/shadow)');
  const { text } = await ask((await leaveCard()).cookie);
  expect(text).not.toMatch(/<img/);
  expect(server.calls.map(({ path: asked }) => asked).filter((asked) => /etc/.test(asked))).toEqual([]);
});

test('文字里的脚本不放出来', async () => {
  serveFile = (_name, response) =>
    response.end('甲<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n<!--more-->\n乙');
  expect((await ask()).text).not.toMatch(/<script|onerror/);
});

test('表单没有脚本地发来：回答通到那一份全文', async () => {
  const form = formRequest({ ...ENQUIRY, consent: CONSENT_VERSION, Paper: id }, { 'x-peer-address': '203.0.113.200' });
  expect(await (await receiveEnquiry(form)).text()).toContain(`href="/api/whitepaper/text/${id}"`);
});

test.each(['../x', 'javascript:alert(1)', '"><b>'])('表单里的 Paper 是 %j：照旧回首页', async (paper) => {
  const form = formRequest(
    { ...ENQUIRY, consent: CONSENT_VERSION, Paper: paper },
    { 'x-peer-address': '203.0.113.201' },
  );
  const text = await (await receiveEnquiry(form)).text();
  expect(text).toContain('回到首页');
  expect(text).not.toContain(paper);
});
