/** @jest-environment node */
import { readFileSync } from 'node:fs';
import vm from 'node:vm';

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

/** The worker in a world of its own: one network, two stores. */
function worker(network: Network) {
  const stores = new Map<string, Map<string, Response>>();
  const keyOf = (request: Request | string) => new URL(typeof request === 'string' ? request : request.url, ORIGIN).href;
  const open = async (name: string) => {
    const store = stores.get(name) ?? stores.set(name, new Map()).get(name)!;
    return {
      match: async (request: Request | string) => store.get(keyOf(request)),
      put: async (request: Request | string, answer: Response) => void store.set(keyOf(request), answer),
      delete: async (request: Request | string) => store.delete(keyOf(request)),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
      add: async (path: string) => void store.set(keyOf(path), answerOf({ type: 'text/html' })),
    };
  };
  const handlers: Record<string, Handler> = {};
  const self = {
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    location: { origin: ORIGIN },
    clients: { claim: async () => {} },
    skipWaiting: () => {},
  };
  const caches = { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) };
  const fetch = async (request: Request) => {
    const found = network[new URL(request.url).pathname];
    if (!found) throw new TypeError('no network');
    return answerOf(found);
  };
  vm.runInNewContext(readFileSync('public/sw.js', 'utf8'), { self, caches, fetch, URL, Response, Promise });
  const run = async (name: string, request?: Request) => {
    let result: unknown;
    const take = (value: unknown) => (result = value);
    handlers[name]({ request: request!, waitUntil: take, respondWith: take });
    return (await result) as Response | undefined;
  };
  return {
    run,
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
