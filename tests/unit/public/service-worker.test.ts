/** @jest-environment node */
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { ASKED_PAGES } from '@/lib/asked-routes.mjs';
import { paths } from '@/lib/paths';

const ORIGIN = 'https://site.test';
type Handler = (event: { request: Request; waitUntil(done: unknown): void; respondWith(answer: unknown): void }) => void;

/** What the network says to a path: status, media type, and whether it got there by a redirect. */
type Network = Record<string, { status?: number; type: string; redirected?: boolean; body?: string }>;

const answerOf = ({ status = 200, type, redirected = false, body = 'x' }: Network[string]) =>
  Object.defineProperties(new Response(body, { status, headers: { 'content-type': type } }), {
    type: { value: 'basic' },
    redirected: { value: redirected },
    clone: { value: () => answerOf({ status, type, redirected, body }) },
  });

const full = () => Promise.reject(new DOMException('no space', 'QuotaExceededError'));

/** The worker in a world of its own: one network, two stores, of which `faults` says what does not work. */
function worker(network: Network, faults: { put?: () => Promise<never>; open?: () => Promise<never> } = {}) {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (request: Request | string) => new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;
  const open = async (name: string) => {
    await faults.open?.();
    const store = stores.get(name) ?? stores.set(name, new Map()).get(name)!;
    return {
      match: async (request: Request | string, { ignoreSearch = false } = {}) => {
        const asked = (url: string) => (ignoreSearch ? url.split('?')[0] : url);
        return [...store].find(([url]) => asked(url) === asked(keyOf(request)))?.[1];
      },
      put: async (request: Request | string, answer: Response) => {
        await faults.put?.();
        store.set(keyOf(request), answer);
      },
      delete: async (request: Request | string) => store.delete(keyOf(request)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
    };
  };
  const handlers: Record<string, Handler> = {};
  let claimed = 0;
  const self = {
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    location: { origin: ORIGIN },
    clients: { claim: async () => void claimed++ },
    skipWaiting: () => {},
  };
  const caches = { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) };
  const fetch = async (request: Request | string) => {
    const found = network[new URL(keyOf(request)).pathname];
    if (!found) throw new TypeError('no network');
    return answerOf(found);
  };
  class OwnRequest extends Request {
    constructor(path: string) {
      super(new URL(path, ORIGIN));
    }
  }
  const world = { self, caches, fetch, URL, Request: OwnRequest, Response, Promise };
  vm.runInNewContext(readFileSync('public/sw.js', 'utf8'), world);
  const run = async (name: string, request?: Request) => {
    let result: unknown;
    const waits: unknown[] = [];
    handlers[name]({
      request: request!,
      waitUntil: (done) => void waits.push(done),
      respondWith: (answer) => (result = answer),
    });
    const answer = (await result) as Response | undefined;
    await Promise.all(waits);
    return answer;
  };
  /** A page that is navigated to, which no request of its own making can say. */
  const visit = (path: string) =>
    run('fetch', Object.defineProperty(new Request(ORIGIN + path), 'mode', { value: 'navigate' }));
  return {
    run,
    visit,
    claimed: () => claimed,
    ask: (path: string) => run('fetch', new Request(ORIGIN + path)),
    put: async (store: string, path: string, answer: Response) => (await open(store)).put(ORIGIN + path, answer),
    kept: () => [...stores.values()].flatMap((store) => [...store.keys()].map((url) => new URL(url).pathname)),
  };
}

const SCRIPT = '/_next/static/chunks/a.js';
const page = { type: 'text/html; charset=utf-8' };

test.each([
  ['转向到首页的', SCRIPT, { ...page, redirected: true }],
  ['说是网页的', SCRIPT, page],
  ['404', SCRIPT, { type: 'application/javascript', status: 404 }],
  ['没有类型的', SCRIPT, { type: '' }],
  ['说是网页的样式', '/_next/static/chunks/a.css', page],
  ['说是网页的图片', '/media/case/a.webp', page],
  ['说是脚本的图片', '/images/scaled/640/media/a.webp', { type: 'text/javascript' }],
])('%s不存：%s', async (_, path, answer) => {
  const { ask, kept } = worker({ [path]: answer });
  await ask(path);
  expect(kept()).toEqual([]);
});

test.each([
  [SCRIPT, 'application/javascript; charset=UTF-8'],
  ['/_next/static/chunks/a.css', 'text/css; charset=UTF-8'],
  ['/_next/static/media/a.woff2', 'font/woff2'],
  ['/media/case/a.webp', 'image/webp'],
  ['/media/chart/a.json', 'application/json; charset=utf-8'],
  ['/media/page/a.html', 'text/html; charset=utf-8'],
  ['/images/scaled/640/media/a.webp', 'image/avif'],
])('名副其实的存：%s', async (path, type) => {
  const { ask, kept } = worker({ [path]: { type } });
  await ask(path);
  expect(kept()).toEqual([path]);
});

test('早先的版本存下的坏东西：新版本一开始就清掉，好的留着', async () => {
  const { run, put, kept } = worker({});
  await put('files-v1', SCRIPT, answerOf({ ...page, redirected: true }));
  await put('files-v1', '/_next/static/chunks/good.js', answerOf({ type: 'application/javascript' }));
  await put('pages-v1', '/ecosystem/cases', answerOf(page));
  await put('pages-v1', '/odd', answerOf({ type: 'application/json' }));
  await put('pages-v0', '/old', answerOf(page));
  await run('activate');
  expect(kept().sort()).toEqual(['/_next/static/chunks/good.js', '/ecosystem/cases']);
});

test('用到的时候发现是坏的：删掉，去网上取', async () => {
  const { ask, put, kept } = worker({ [SCRIPT]: { type: 'application/javascript', body: 'real' } });
  await put('files-v1', SCRIPT, answerOf({ ...page, body: 'page' }));
  expect(await (await ask(SCRIPT))!.text()).toBe('real');
  expect(kept()).toEqual([SCRIPT]);
});

describe.each([
  ['没有地方存', { put: full }],
  ['根本不能存', { open: full }],
])('%s：有网络的人什么也察觉不到', (_, faults) => {
  const network = {
    '/about-us': { ...page, body: 'about' },
    [SCRIPT]: { type: 'application/javascript', body: 'script' },
    '/media/case/a.webp': { type: 'image/webp', body: 'picture' },
    '/offline.html': { ...page, body: 'offline' },
  };

  test('网页、脚本、图片照样到', async () => {
    const { ask, visit, kept } = worker(network, faults);
    expect(await (await visit('/about-us'))!.text()).toBe('about');
    expect(await (await ask(SCRIPT))!.text()).toBe('script');
    expect(await (await ask('/media/case/a.webp'))!.text()).toBe('picture');
    expect(kept()).toEqual([]);
  });

  test('新版本照样换下旧版本', async () => {
    const { run, claimed } = worker(network, faults);
    await run('install');
    await run('activate');
    expect(claimed()).toBe(1);
  });
});

test('没有离线页就不装', async () => {
  await expect(worker({ '/offline.html': { ...page, status: 404 } }).run('install')).rejects.toThrow('404');
});

test('最多存六十页：旧的让位，离线页不让', async () => {
  const paths = Array.from({ length: 62 }, (_, number) => `/page-${number}`);
  const { run, visit, kept } = worker(Object.fromEntries([...paths, '/offline.html'].map((path) => [path, page])));
  await run('install');
  for (const path of paths) await visit(path);
  expect(kept()).toEqual(['/offline.html', ...paths.slice(2)]);
});

test.each([...Object.keys(ASKED_PAGES), paths.searchResults(), paths.englishSearch()])(
  '%s：没有网络时，一个问题的页面不当成另一个的',
  async (page) => {
    const network: Network = { [page]: { type: 'text/html', body: 'one' }, '/offline.html': { type: 'text/html' } };
    const { run, visit } = worker(network);
    await run('install');
    await visit(`${page}?x=1`);
    delete network[page];
    expect(await (await visit(`${page}?x=1`))!.text()).toBe('one');
    expect(await (await visit(`${page}?x=2`))!.text()).toBe('x');
  },
);
