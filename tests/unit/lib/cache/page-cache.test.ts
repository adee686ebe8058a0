import { existsSync, mkdirSync, promises, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import PageCache from '@/lib/cache/page-cache.mjs';
import { source } from '@/lib/http/inline-scripts.mjs';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();

/** The page cache over an empty build. */
function cache() {
  const serverDistDir = makeFolder();
  mkdirSync(path.join(serverDistDir, 'app'));
  writeFileSync(path.join(serverDistDir, 'app/_not-found.html'), '<h1>没有找到</h1>');
  writeFileSync(path.join(serverDistDir, 'app/_not-found.rsc'), '');
  const fs = {
    existsSync,
    readFile: promises.readFile,
    writeFile: async (file: string, data: string) => {
      await promises.mkdir(path.dirname(file), { recursive: true });
      await promises.writeFile(file, data);
    },
    mkdir: (directory: string) => promises.mkdir(directory, { recursive: true }),
    stat: promises.stat,
  };
  const pages = new PageCache({ fs, flushToDisk: true, serverDistDir, revalidatedTags: [] });
  const set = (key: string, data: object) =>
    pages.set(key, data, { cacheControl: { revalidate: 300 }, isRoutePPREnabled: true });
  const get = (key: string, kind: string) => pages.get(key, { kind, isRoutePPREnabled: true });
  const stored = () =>
    readdirSync(serverDistDir, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.name.startsWith('_not-found'),
    ).length;
  /** Stands there as the build has left it, its tags cleared since: nothing that could be answered with. */
  const built = (key: string) => {
    const file = path.join(serverDistDir, `app${key}.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'old');
  };
  return { set, get, stored, built };
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

test('每一页说出自己的内联脚本：存下的、做好的、没有的都说', async () => {
  const { set, get } = cache();
  const script = '(self.__next_f=self.__next_f||[]).push([0])';
  const html = `<script>${script}</script><script>alert(1)</script>`;
  await set('/a', page(200, html));
  expect((await get('/a', 'APP_PAGE'))!.value.headers).toEqual({ 'x-inline-scripts': source(script) });
  const missing = page(404, html);
  await set('/zz', missing);
  expect(missing).toMatchObject({ html: '<h1>没有找到</h1>', headers: { 'x-inline-scripts': '' } });
});

test('字体不另开一条连接；别的链接照样说', async () => {
  const { set, get } = cache();
  const fonts = '</>; rel=preconnect; crossorigin=""';
  const other = '</a.css>; rel=preload; as=style';
  for (const [address, link] of [['/a', fonts], ['/b', other]])
    await set(address, { ...page(200, '<h1>页面</h1>'), headers: { link } });
  expect((await get('/a', 'APP_PAGE'))!.value.headers).not.toHaveProperty('link');
  expect((await get('/b', 'APP_PAGE'))!.value.headers).toMatchObject({ link: other });
}); // prettier-ignore

test('要重做的页面轮着来：前一页存下了，后一页才开始做；已经有的页面不等', async () => {
  const { get, set } = cache();
  const begun: string[] = [];
  await set('/there', page(200));
  await get('/first', 'APP_PAGE');
  const second = get('/second', 'APP_PAGE').then(() => begun.push('/second'));
  expect(await get('/there', 'APP_PAGE')).not.toBeNull();
  expect(begun).toEqual([]);
  await set('/first', page(200));
  await second;
  await set('/second', page(200));
});
