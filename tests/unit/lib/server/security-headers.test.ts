import { get, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { source } from '@/lib/server/pages/inline-scripts.mjs';
import { SCRIPT_FLAG } from '@/lib/server/pages/script-flag.mjs';
import { security } from '@/lib/server/security-headers';
import type { SiteServer } from '@/lib/server/server';
import { serveSite } from '@/tests/support/site-server';

const FLAG = source(SCRIPT_FLAG);

let server: SiteServer;
const seen: IncomingHttpHeaders[] = [];
beforeAll(async () => {
  ({ server } = await serveSite((request, response) => {
    response.headSteps = [security(request)];
    seen.push({ ...request.headers });
    const type = new URL(request.url!, 'http://site.test').searchParams.get('type');
    if (request.url!.startsWith('/own')) response.setHeader('Content-Security-Policy', 'sandbox');
    if (request.url!.startsWith('/named')) response.setHeader('x-inline-scripts', "'sha256-abc'");
    if (request.url!.startsWith('/same')) response.statusCode = 304;
    else if (type) response.writeHead(200, { 'Content-Type': type });
    response.end('x');
  }));
});
afterAll(() => server.close());
afterEach(() => delete process.env.SITE_URL);

async function headersOf(path: string, headers: Record<string, string> = {}): Promise<IncomingHttpHeaders> {
  const request = get({ port: (server.address() as AddressInfo).port, path, headers });
  const [response] = await once(request, 'response');
  response.resume();
  return response.headers;
}
const HTML = '?type=text/html;%20charset=utf-8';

test('每个答复都有，不管是什么', async () => {
  for (const path of ['/', `/${HTML}`, '/api/x?type=application/json', '/a.css?type=text/css']) {
    const headers = await headersOf(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    expect(headers['content-security-policy']).toMatch(/base-uri 'none'/);
  }
});

test('知道是谁在看的页面不让别的网站的窗口拿着；别的页面不为此换进程', async () => {
  for (const path of ['/login', '/extra', '/extra/enquiries'])
    expect(await headersOf(path + HTML)).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' });
  for (const path of ['/', '/ecosystem/cases', '/extras'])
    expect(await headersOf(path + HTML)).not.toHaveProperty('cross-origin-opener-policy');
}); // prettier-ignore

test('页面只准自己的脚本，名单不给访客看', async () => {
  const headers = await headersOf(`/named${HTML}`);
  expect(headers['content-security-policy']).toContain(`script-src 'self' ${FLAG} 'sha256-abc';`);
  expect(headers).not.toHaveProperty('x-inline-scripts');
  const plain = (await headersOf(`/${HTML}`))['content-security-policy'];
  expect(plain).toContain(`script-src 'self' ${FLAG};`);
  expect(plain).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|style-src-elem [^;]*unsafe-inline/);
});

test('数据什么也不准；路由自己说了的照它说的；脚本文件按页面的，工人要取东西', async () => {
  expect((await headersOf('/api?type=application/json'))['content-security-policy']).toMatch(
    /^default-src 'none'; base/,
  );
  expect((await headersOf('/own?type=image/svg%2Bxml'))['content-security-policy']).toBe('sandbox');
  expect((await headersOf('/sw.js?type=application/javascript'))['content-security-policy']).toMatch(
    /connect-src 'self'/,
  );
});

test('每次现做的页面每次一个 nonce，Next 也拿到它；访客自己带来的不算', async () => {
  const first = (await headersOf(`/login${HTML}`, { 'content-security-policy': "script-src 'nonce-evil'" }))[
    'content-security-policy'
  ];
  const nonce = /'nonce-[\w+/=]{24}'/.exec(first as string)?.[0];
  expect(nonce).toBeDefined();
  expect(seen.at(-1)!['content-security-policy']).toBe(`script-src ${nonce}`);
  expect((await headersOf(`/login${HTML}`))['content-security-policy']).not.toContain(nonce);
  await headersOf(`/about-us${HTML}`, { 'content-security-policy': "script-src 'nonce-evil'" });
  expect(seen.at(-1)!['content-security-policy']).toBeUndefined();
});

test('没有变的页面（304）不带新的规矩：浏览器会拿它换掉原来的', async () => {
  expect(await headersOf(`/same${HTML}`)).not.toHaveProperty('content-security-policy');
});

test('网站是 https 时才有 HSTS；远程内容服务的图片才从那里来', async () => {
  expect(await headersOf(`/${HTML}`)).not.toHaveProperty('strict-transport-security');
  process.env.SITE_URL = 'https://site.test';
  process.env.CONTENT_SERVICE_URL = 'https://content.test';
  try {
    const headers = await headersOf(`/${HTML}`);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toMatch(/img-src 'self' blob: data: https:\/\/content\.test;/);
  } finally {
    delete process.env.CONTENT_SERVICE_URL;
  }
});

test('微信的脚本只在有公众号时准', async () => {
  process.env.WECHAT_APP_ID = 'wx1';
  process.env.WECHAT_APP_SECRET = 'secret';
  try {
    expect((await headersOf(`/${HTML}`))['content-security-policy']).toContain(
      `script-src 'self' https://res.wx.qq.com ${FLAG};`,
    );
  } finally {
    delete process.env.WECHAT_APP_ID;
    delete process.env.WECHAT_APP_SECRET;
  }
  expect((await headersOf(`/${HTML}`))['content-security-policy']).not.toContain('wx.qq.com');
});

test('离线页的样式写在页里，只准它那一份', async () => {
  const [, style] = /<style>([\s\S]*?)<\/style>/.exec(readFileSync('public/offline.html', 'utf8'))!;
  expect((await headersOf(`/offline.html${HTML}`))['content-security-policy']).toContain(
    `style-src-elem 'self' ${source(style)};`,
  );
});

test('WebAssembly 只准阅读器的 worker 用：页面和别的脚本不行', async () => {
  const allowed = async (path: string) =>
    (await headersOf(`${path}?type=text/javascript`))['content-security-policy']!.includes("'wasm-unsafe-eval'");
  expect(await allowed('/_next/static/media/pdf.worker.min.0abc.mjs')).toBe(true);
  for (const path of ['/_next/static/chunks/a.js', '/media/pdf.worker.js', '/_next/static/pdf.worker/a.js'])
    expect(await allowed(path)).toBe(false);
  expect((await headersOf(`/whitepaper/x${HTML}`))['content-security-policy']).not.toContain('wasm');
});
