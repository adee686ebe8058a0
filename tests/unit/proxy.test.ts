import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NextRequest } from 'next/server';
import { ContentFolder } from '@/lib/content-service/folder';
import { hasSeenPage } from '@/lib/http/visitors';
import { POST as sayOpened } from '@/app/api/require/open/route';
import { proxy } from '@/proxy';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const folder = temporaryFolders();
beforeAll(() => {
  const built = path.join((process.env.NEXT_DIST_DIR = folder()), 'server/app');
  mkdirSync(built, { recursive: true });
  writeFileSync(path.join(built, '_not-found.html'), '<h1>没有找到这个页面</h1>');
  writeFileSync(path.join(built, '_not-found.meta'), JSON.stringify({ headers: { 'x-inline-scripts': 'own' } }));
});
afterAll(() => delete process.env.NEXT_DIST_DIR);

const [item] = new ContentFolder('lib/sample-content').list('case');
const ask = (path: string, address = '192.0.2.1') =>
  proxy(new NextRequest(`http://site.test${path}`, { headers: { 'x-peer-address': address } }));

test.each([
  ['/Ecosystem/CASES?from=wechat', '/ecosystem/cases?from=wechat'],
  ['/ecosystem/case?from=wechat', '/ecosystem/cases?from=wechat'],
  [`/home/cases/${item.id}?a=1&b=2`, `/ecosystem/cases/${item.alias}?a=1&b=2`],
  [`/ecosystem/cases/${item.id}.md`, `/ecosystem/cases/${item.alias}.md`],
])('%s 永久转到 %s', async (from, to) => {
  const response = await ask(from);
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(`http://site.test${to}`);
});

test.each([
  '/modules/zzz/cases',
  '/application-fields/zzz/cases/detail/x',
  '/a/b.php',
  '/.well-known/x',
  '/ads.txt',
  '/sitemap.php',
  '/ecosystem/cases.md',
  '/home/cases/takeover.md',
  '/ecosystem/cases/made-up.md',
  '/products/modules/eeg/made-up.md',
  '/ecosystem/publications/made-up.bib',
  `/${'a'.repeat(81)}`,
])('%s 是 404', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('看过页面的地址记得，只碰过不存在的网址的不记', async () => {
  const later = () => performance.now() + 5_000;
  await ask('/wp-login.php', '192.0.2.10');
  expect(hasSeenPage('192.0.2.10', later())).toBe(false);
  await ask('/contact-us', '192.0.2.11');
  expect(hasSeenPage('192.0.2.11')).toBe(false);
  expect(hasSeenPage('192.0.2.11', later())).toBe(true);
});

test.each(['/robots.txt', '/feeds/cases.atom', '/sitemap.xml', `/ecosystem/cases/${item.alias}.md`])(
  '%s 让过去，不在这里改写',
  async (path) => {
    const response = await ask(path);
    expect(response.headers.get('x-middleware-next')).toBe('1');
    expect(response.headers.has('x-middleware-rewrite')).toBe(false);
  },
);

test.each(['/files/sitemap/1', '/asked/compare/x'])('%s：在后面答复的路由自己没有网址', async (address) => {
  const response = await ask(address);
  expect([response.status, response.headers.get('location')]).toEqual([307, 'http://site.test/']);
});

test('页面由 CDN 答的访客：打开表单时说一声，也算看过', async () => {
  const opened = new Request('http://site.test/api/require/open', {
    method: 'POST',
    headers: { 'x-peer-address': '192.0.2.12' },
  });
  expect(hasSeenPage('192.0.2.12', performance.now() + 5_000)).toBe(false);
  expect((await sayOpened(opened)).status).toBe(204);
  expect(hasSeenPage('192.0.2.12', performance.now() + 5_000)).toBe(true);
});

test('没有的网址答网站自己的 404 页，说出它的内联脚本', async () => {
  const response = await ask('/ecosystem/cases/nothing-here', '192.0.2.13');
  expect(response.status).toBe(404);
  expect(response.headers.has('x-inline-scripts')).toBe(true);
  expect(await response.text()).toContain('没有找到这个页面');
});
