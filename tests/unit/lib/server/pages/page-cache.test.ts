import { existsSync, mkdirSync, promises, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key';
import { recentPages } from '@/lib/cache/recent-pages.mjs';
import PageCache from '@/lib/server/pages/page-cache.mjs';
import { source } from '@/lib/server/pages/inline-scripts.mjs';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
const log = jest.spyOn(console, 'error').mockImplementation(() => {});

/** The key that Next gives to the page or route of an address (its documentation of `cacheHandler`). */
const keyOf = (address: string, kind: string) => `/route-cache/${kind}/${'0'.repeat(64)}/$${address}`;

/** The page cache over an empty build. */
function cache() {
  const build = makeFolder();
  const serverDistDir = path.join(build, 'server');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
    writeFileSync(path.join(build, file), text);
  };
  write('BUILD_ID', 'one');
  write('static/a.css', '.a{color:red}.b{color:blue}');
  write('server/app/_not-found.html', '<h1>没有找到</h1>');
  write(
    'server/app/_not-found.meta',
    JSON.stringify({ headers: { 'x-inline-scripts': 'own', 'x-next-cache-tags': 'x' } }),
  );
  const fs = {
    existsSync,
    readFileSync,
    readFile: promises.readFile,
    writeFile: async (file: string, data: string) => {
      await promises.mkdir(path.dirname(file), { recursive: true });
      await promises.writeFile(file, data);
    },
    mkdir: (directory: string) => promises.mkdir(directory, { recursive: true }),
    stat: promises.stat,
  };
  const pages = new PageCache({ fs, flushToDisk: true, serverDistDir, revalidatedTags: [] });
  const set = (address: string, data: { kind: string } & Record<string, unknown>) =>
    pages.set(keyOf(address, data.kind), data, { cacheControl: { revalidate: 300 }, isRoutePPREnabled: true });
  const get = (address: string, kind: string) => pages.get(keyOf(address, kind), { kind, isRoutePPREnabled: true });
  const stored = () =>
    existsSync(path.join(serverDistDir, 'route-cache'))
      ? readdirSync(path.join(serverDistDir, 'route-cache'), { recursive: true, withFileTypes: true }).filter((entry) =>
          entry.isFile(),
        ).length
      : 0;
  /** As the build leaves a page, its tags cleared since: nothing that could be answered with. */
  const built = (address: string) => write(`server/app${address}.html`, 'old');
  return { set, get, stored, built, write, serverDistDir };
}

const page = (status: number, html = '<p>') => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from(''),
  headers: {},
  status,
});
const route = (status: number) => ({ kind: 'APP_ROUTE', body: Buffer.from('x'), headers: {}, status });

test.each([
  ['页面', page],
  ['接口', route],
])('%s：编造的网址不存，不管答的是转向、没有还是出错', async (_, make) => {
  const { set, stored } = cache();
  for (const status of [301, 307, 308, 400, 404, 410, 500, 503])
    for (let made = 0; made < 20; made++) await set(`/ecosystem/zz${made}`, make(status));
  expect(stored()).toBe(0);
});

test('一个条目在另一个下面的网址有两种条目的乘积那么多：不存，除非是构建时做好的', async () => {
  const { set, get, stored } = cache();
  for (let pair = 0; pair < 50; pair++) await set(`/application-fields/a${pair % 7}/cases/detail/b${pair}`, page(200));
  expect(stored()).toBe(0);
  expect(await get('/application-fields/a0/cases/detail/b0', 'APP_PAGE')).toBeNull();
});

test('构建时做好的、已经存着的：标签清了以后照样换新的', async () => {
  const { set, get, built } = cache();
  const pair = '/application-fields/a/cases/detail/b';
  built(pair);
  await set(pair, page(200, 'new'));
  expect((await get(pair, 'APP_PAGE'))!.value.html).toBe('new');
});

test('好的存；撤下的替换原来的', async () => {
  const { set, get, stored } = cache();
  await set('/a', page(200));
  expect(stored()).toBeGreaterThan(0);
  expect((await get('/a', 'APP_PAGE'))!.value.status).toBe(200);
  await set('/a', page(404));
  const after = (await get('/a', 'APP_PAGE'))!;
  expect(after.value.status).toBe(404);
  expect(after.value.html).toBe('<h1>没有找到</h1>');
  await set('/b', route(200));
  await set('/b', route(404));
  expect((await get('/b', 'APP_ROUTE'))!.value.status).toBe(404);
});

test('重新启动以后，后来做的、更新过的页面都是整的：正文与内容是同一版', async () => {
  const { set, get } = cache();
  for (const version of ['1:"first"', '1:"second"']) {
    await set('/a', { ...page(200, version), rscData: Buffer.from(version) });
    const { value } = (await get('/a', 'APP_PAGE'))!;
    expect([value.html, String(value.rscData)]).toEqual([version, version]);
  }
});

test('后来做的页面有自己的样式，说出可以运行的内联脚本；不认识的不准', async () => {
  const { set, get } = cache();
  const script = '(self.__next_f=self.__next_f||[]).push([0])';
  const link = '<link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>';
  const style = '.a{color:red}.b{color:blue}';
  const start = '<script src="/_next/static/main.js" id="_R_" async=""></script>';
  const html = `<head>${link}${start}</head><body><p class="a"></p><script>${script}</script><script>alert(1)</script></body>`;
  await set('/a', page(200, html));
  const { value } = (await get('/a', 'APP_PAGE'))!;
  expect(value.headers).toMatchObject({ 'x-inline-scripts': source(script), 'x-inline-style': source(style) });
  expect(value.html).toContain(`<style>${style}</style>${start}</head>`);
  expect(log.mock.lastCall?.join(' ')).toMatch(/unknown shape.*alert\(1\)/);
});

test('每次现做的页面只有空的外壳：不整理，也不说它的样子不认识', async () => {
  log.mockClear();
  const { set } = cache();
  for (const postponed of [undefined, '{}']) {
    const shell = { ...page(200, ''), postponed };
    await set('/search/results', shell);
    expect(shell.headers).not.toHaveProperty('x-inline-scripts');
  }
  expect(log).not.toHaveBeenCalled();
});

test('没有的页面换成构建好的那一页，标签还是它自己的', async () => {
  const { set } = cache();
  const missing = { ...page(404, '<p>'), headers: { 'x-next-cache-tags': 'case:zz' } };
  await set('/zz', missing);
  expect(missing.html).toBe('<h1>没有找到</h1>');
  expect(missing.headers).toEqual({ 'x-next-cache-tags': 'case:zz', 'x-inline-scripts': 'own' });
});

test('文件夹里换成了新的构建：旧的进程照样答，不再往里写', async () => {
  const { set, stored, write } = cache();
  write('BUILD_ID', 'two');
  await set('/a', page(200));
  expect(stored()).toBe(0);
});

test('构建做好的页面从它原来的地方拿，不再写一遍', async () => {
  const { write, stored, serverDistDir } = cache();
  const owner = { kind: 'APP_PAGE', sourceRoute: '/a/page' } as Parameters<typeof getRouteCacheKey>[1];
  const key = getRouteCacheKey('/a', owner);
  write('server/app/a.html', 'built');
  write('server/app/a.rsc', '1:"built"');
  write(
    'server/app/a.meta',
    JSON.stringify({ status: 200, headers: {}, routeCache: { key, owner, isFallback: false } }),
  );
  const started = new PageCache({ fs: nodeFs, flushToDisk: true, serverDistDir, revalidatedTags: [] });
  const entry = await started.get(key, { kind: 'APP_PAGE', isRoutePPREnabled: true, isFallback: false });
  expect(entry!.value.html).toBe('built');
  expect(stored()).toBe(0);
  await started.set(key, page(200, 'new'), { cacheControl: { revalidate: 300 }, isRoutePPREnabled: true });
  expect(stored()).toBeGreaterThan(0);
});

test('被问了什么的页只留在内存里，最近的几页；别的页不会因此没有', async () => {
  const { set, get, stored } = cache();
  const large = '<p>'.padEnd(1_000_000, 'x');
  await set('/ecosystem/cases/a', page(200, 'a case'));
  const before = stored();
  for (let made = 0; made < 20; made++) await set(`/asked/compare/${made}`, page(200, large));
  await set('/asked/compare/broken', page(500));
  expect(stored()).toBe(before);
  expect((await get('/asked/compare/19', 'APP_PAGE'))!.value.html).toBe(large);
  for (const gone of ['/asked/compare/0', '/asked/compare/broken']) expect(await get(gone, 'APP_PAGE')).toBeNull();
  expect((await get('/ecosystem/cases/a', 'APP_PAGE'))!.value.html).toBe('a case');
});

test('有人看过的页记着地址与标签；404、路由的答复不记', async () => {
  const { set, get } = cache();
  recentPages().clear();
  process.env.FRONT_CACHE_DIR = makeFolder();
  const shown = (status: number, tags: string) => ({ ...page(status), headers: { 'x-next-cache-tags': tags } });
  await set('/index', shown(200, 'module-list,_N_T_/page'));
  await set('/ecosystem/cases/a', shown(200, 'case:a'));
  await set('/gone', shown(200, 'case:b'));
  await set('/gone', shown(404, 'case:b'));
  await set('/feed.xml', { kind: 'APP_ROUTE', body: Buffer.from('feed'), status: 200, headers: {} });
  for (const address of ['/index', '/ecosystem/cases/a', '/gone']) await get(address, 'APP_PAGE');
  await get('/feed.xml', 'APP_ROUTE');
  delete process.env.FRONT_CACHE_DIR;
  expect(Object.fromEntries(recentPages().entries())).toEqual({
    '/': ['module-list', '_N_T_/page'],
    '/ecosystem/cases/a': ['case:a'],
  });
});
