import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CacheEntry, CacheHandler } from 'next/cache';
import { clearedTags } from '@/lib/cache/cleared-tags.mjs';
import { redis } from '@/lib/redis/redis.mjs';
import { forgetRedis, TestRedis } from '@/tests/support/redis';
import { temporaryFolders } from '@/tests/support/temporary-folder';

const makeFolder = temporaryFolders();
let server: TestRedis;
jest.spyOn(console, 'error').mockImplementation(() => {});
jest.spyOn(console, 'warn').mockImplementation(() => {});

beforeAll(async () => {
  server = await TestRedis.start();
});
afterAll(() => server.remove());
beforeEach(() => {
  server.ask('flushall');
  process.env.REDIS_URL = server.address;
  redis()!.patienceMs = 20_000;
  Object.assign(clearedTags(), { isShared: true, number: 0, tags: new Map(), unsaid: new Set() });
});
afterEach(() => {
  forgetRedis();
  delete process.env.NEXT_DIST_DIR;
  clearedTags().isShared = false;
});

/** A process that has just begun, with a memory of its own. @param build its name */
async function machine(build = 'one'): Promise<CacheHandler> {
  const folder = makeFolder();
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'BUILD_ID'), build);
  process.env.NEXT_DIST_DIR = folder;
  let handler!: { default: CacheHandler };
  await jest.isolateModulesAsync(async () => {
    handler = await import('@/lib/cache/data-cache.mjs');
  });
  return handler.default;
}

const entry = (text: string, more: Partial<CacheEntry> = {}): Promise<CacheEntry> =>
  Promise.resolve({
    value: new Blob([text]).stream() as ReadableStream<Uint8Array>,
    tags: ['case', 'case:x'],
    stale: 300,
    timestamp: Date.now(),
    expire: 31_536_000,
    revalidate: 300,
    ...more,
  });

async function read(handler: CacheHandler, key = 'a'): Promise<string | undefined> {
  const found = await handler.get(key, []);
  return found && new Response(found.value).text();
}

/** What has been written goes to Redis behind the answer. */
async function written(count = 1): Promise<void> {
  for (let look = 0; look < 500 && server.ask('dbsize') !== String(count); look++)
    await new Promise((resolve) => setImmediate(resolve));
}

function clear(tag: string, isFinal = true): void {
  const known = clearedTags();
  known.number++;
  known.tags.set(tag, { number: isFinal ? known.number : 0, at: Date.now(), stale: known.number });
}

test('一台做的，别的不用再做；别的构建的不用', async () => {
  const one = await machine();
  await one.set('a', entry('答'));
  expect(await read(one)).toBe('答');
  await written();
  expect(await read(await machine())).toBe('答');
  expect(await read(await machine('two'))).toBeUndefined();
});

test('清了的标签：哪里的都不用了；清了以后做的用', async () => {
  const [one, other] = [await machine(), await machine()];
  await one.set('a', entry('旧'));
  await written();
  expect(await read(other)).toBe('旧');
  clear('case:x');
  for (const handler of [one, other, await machine()]) expect(await read(handler)).toBeUndefined();
  await one.set('a', entry('新'));
  expect(await read(one)).toBe('新');
});

test('做着的时候清了：做出来的也不用', async () => {
  const one = await machine();
  let finish!: (made: Promise<CacheEntry>) => void;
  const storing = one.set('a', new Promise((resolve) => (finish = resolve)));
  clear('case:x');
  finish(entry('旧'));
  await storing;
  expect(await read(one)).toBeUndefined();
});

test('还可以再给一次的：给，并说要重做', async () => {
  const one = await machine();
  await one.set('a', entry('旧'));
  await written();
  clear('case:x', false);
  expect((await one.get('a', []))?.revalidate).toBe(-1);
});

test('数据库不在时清的：本机的丢掉，Redis 里的不用，也不放进去', async () => {
  const [one, other] = [await machine(), await machine()];
  await one.set('a', entry('旧'));
  await written();
  clearedTags().unsaid.add('case:x');
  await one.updateTags(['case:x']);
  expect([await read(one), await read(other)]).toEqual([undefined, undefined]);
  await other.set('b', entry('新'));
  expect(await read(other, 'b')).toBe('新');
  expect(await read(one, 'b')).toBeUndefined();
});

test('过了时间的、顶替失败答复的、断了的：不留给别人', async () => {
  const [one, other] = [await machine(), await machine()];
  await one.set('a', entry('旧', { timestamp: Date.now() - 301_000 }));
  await one.set('b', entry('暂时', { revalidate: 59 }));
  const broken = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('断了')) });
  await one.set('c', entry('', { value: broken }));
  await one.set('d', entry('好'));
  await written(2);
  expect(await read(one, 'b')).toBe('暂时');
  expect([await read(other, 'a'), await read(other, 'b'), await read(one, 'c'), await read(other, 'd')]).toEqual([
    undefined,
    undefined,
    undefined,
    '好',
  ]);
});

test('Redis 停住了：自己记得的照样答，别的自己做', async () => {
  const [one, other] = [await machine(), await machine()];
  await one.set('a', entry('答'));
  await written();
  redis()!.patienceMs = 200;
  server.pause();
  expect([await read(one), await read(other)]).toEqual(['答', undefined]);
  server.goOn();
});
